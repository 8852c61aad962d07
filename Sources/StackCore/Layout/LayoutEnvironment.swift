/// The environment that a document is laid out in: the screen, its insets, and the reading
/// direction.
package struct LayoutEnvironment: Hashable, Sendable {
    /// The device's readable identifier, or `WxH`.
    package var device: String
    package var orientation: Orientation
    /// The root view's size in points.
    package var size: Size
    /// The screen of this layout; `designedScreen` is the one that the document was designed on.
    package var screen: Device
    var designedScreen: Device
    /// Whether the root view has the size that it was designed with, on the designed screen in the
    /// same orientation.
    let isAsDesigned: Bool
    /// The number of device pixels per point.
    package var scale: Double { screen.scale }
    /// Whether the layout is that of Interface Builder's canvas instead of an app's.
    var isCanvas: Bool
    /// Whether the layout is known to be an app's, so that views do not keep their designed sizes.
    package var isApp = false
    /// Whether the app's layout differs from the canvas's on the designed screen: its root view has
    /// another size or safe area, or its stacks have views whose stored sizes give way to content.
    package var differsFromCanvas = false
    /// Whether autoresizing masks apply to arranged subviews. They do on Interface Builder's
    /// canvas, and in documents not made by Xcode, where they are set on purpose. In an app, stacks
    /// turn off the masks that Xcode saved.
    var masksApplyToArranged = true
    /// The size classes that decide which values apply.
    package var traits: SizeClasses
    /// The reading direction of views that set none.
    package var direction: LayoutDirection
    /// The insets for bars and the screen's shape at the root view's edges.
    package var safeArea: Insets
    /// The part of the safe area that bars cover. The rest is due to the shape of the screen.
    package var bars = Insets.zero
    /// Whether a navigation bar covers the top of the root view; scroll views then inset their
    /// content.
    package var isUnderBar: Bool
    /// The root view's minimum margins (`systemMinimumLayoutMargins`); nil if only its own margins
    /// apply.
    package var rootMargins: Insets?
    /// The era and text size for measuring content.
    package var measurement: MeasurementTraits

    init(
        device: String, orientation: Orientation, size: Size, screen: Device,
        designedScreen: Device, isAsDesigned: Bool, isCanvas: Bool, traits: SizeClasses,
        direction: LayoutDirection,
        safeArea: Insets, isUnderBar: Bool = false,
        rootMargins: Insets?, measurement: MeasurementTraits
    ) {
        assert(
            size.width >= 0 && size.height >= 0 && size.width + size.height < .infinity,
            "a root view has no size of \(size.width) by \(size.height) points")
        self.device = device
        self.orientation = orientation
        self.size = size
        self.screen = screen
        self.designedScreen = designedScreen
        self.isAsDesigned = isAsDesigned
        self.isCanvas = isCanvas
        self.traits = traits
        self.direction = direction
        self.safeArea = safeArea
        self.isUnderBar = isUnderBar
        self.rootMargins = rootMargins
        self.measurement = measurement
    }
}

extension LayoutEnvironment {
    /// Creates the environment for a document: its own device and settings, except those that the
    /// request overrides.
    ///
    /// Returns nil if there is no device with that name.
    package init?(_ document: Document, for request: LayoutRequest = .none) {
        let settings = DocumentSettings(document)
        let device = request.device ?? settings.device
        guard let screen = Device.screen(device), let own = Device.screen(settings.device) else {
            return nil
        }
        let orientation = request.orientation ?? settings.orientation
        let isOwn =
            screen == own && orientation == settings.orientation && request.size == nil
        // All layouts decide here whether they are the canvas's or an app's. A document from Xcode
        // is laid out as on the canvas. On a device other than its own it is laid out as in an app,
        // unless the request asks for the canvas.
        let isCanvas = settings.isFromXcode && !request.isApp && (isOwn || request.isCanvas)
        let era = request.isApp ? Era.current : settings.era
        let design =
            isOwn ? settings.design : isCanvas ? settings.design(on: screen, orientation, own) : nil
        // A partial view, such as a cell, does not get the size of the other screen.
        let part = isOwn || isCanvas ? nil : settings.partSize(on: screen.size(orientation), own)
        let full = request.size ?? design ?? part ?? screen.size(orientation)
        let bars =
            isCanvas
            ? settings.canvasBars(on: screen, orientation, own)
            : settings.bars(on: screen, orientation)
        self.init(
            device: device, orientation: orientation, size: full, screen: screen,
            designedScreen: own,
            isAsDesigned: screen == own && orientation == settings.orientation
                && full == (settings.design ?? screen.size(orientation)),
            isCanvas: isCanvas,
            traits: request.traits ?? settings.traits
                ?? (request.size.map { screen.sizeClasses(orientation, of: $0) }
                    ?? screen.sizeClasses(orientation)),
            direction: request.direction ?? settings.direction,
            safeArea: settings.reached(
                isCanvas
                    ? settings.canvasSafeArea(on: screen, orientation)
                    : part == nil ? screen.safeArea(orientation) : .zero,
                asSheetOfApp: !isCanvas && screen.idiom == .phone) + bars,
            isUnderBar: settings.ownBars(on: screen, orientation).top > 0,
            rootMargins: settings.rootMargins(width: full.width, in: era),
            measurement: MeasurementTraits(
                era: era, scale: screen.scale,
                category: request.textSize ?? settings.textSize ?? (isCanvas ? nil : .large),
                // Fonts were missing where the document was saved. An app includes its fonts, so
                // none is missing there.
                missingFonts: isOwn && !request.isApp
                    ? settings.missingFonts : settings.missingFonts.present))
        self.bars = bars
        if isOwn && !request.isApp {
            // The scale of the display, and the padding of buttons, where the document was saved.
            measurement.displayScale = settings.displayScale
            measurement.buttonPadding = settings.buttonPadding
        }
        measurement.isOn4Inches = isCanvas && screen.interfaceBuilderID == "retina4_0"
        // On another screen a partial view keeps its own size. The views inside it do not keep
        // their designed sizes, as they would on the canvas.
        isApp = request.isApp || part != nil
        masksApplyToArranged = isCanvas || !settings.isFromXcode
    }
}

/// A document's own settings as typed values.
private struct DocumentSettings {
    let document: Document

    init(_ document: Document) { self.document = document }

    private func value<Value>(_ property: Property<Value>) -> Value? {
        document.inForce(property, of: .document)
    }

    var device: String { value(.device) ?? Device.standard.id }
    var era: Era { value(.toolsVersion).map { Era(toolsVersion: $0) } ?? .current }
    var isFromXcode: Bool { value(.toolsVersion) != nil }
    var textSize: ContentSizeCategory? {
        value(.textSize).flatMap(ContentSizeCategory.init(rawValue:))
    }
    var missingFonts: MissingFonts {
        value(.missingFonts).map(MissingFonts.init(spelling:)) ?? .none
    }
    var displayScale: Double? { value(.displayScale) }
    var buttonPadding: Double? { value(.buttonPadding) }
    var orientation: Orientation { value(.orientation) ?? .portrait }
    var traits: SizeClasses? { value(.traits) }
    var direction: LayoutDirection { value(.direction) ?? .ltr }
    var additionalSafeArea: Insets { value(.additionalSafeArea) ?? .zero }
    var design: Size? { value(.design)?.wholeSize }

    /// Returns the safe area on the canvas. Versions that count the safe area twice count the
    /// bottom inset once for a xib's view with a size other than the screen's (8 of 9 views, 2
    /// projects).
    func canvasSafeArea(on screen: Device, _ held: Orientation) -> Insets {
        var insets = screen.canvasSafeArea(held, in: era)
        if design != nil, document.isStandalone {
            insets.bottom = screen.canvasSafeArea(held, in: min(era, .xcode16)).bottom
        }
        return insets
    }

    /// Returns the insets for bars on the canvas of `screen`. A bar with the standard height for
    /// the document's own screen gets the standard height for `screen`.
    func canvasBars(on screen: Device, _ held: Orientation, _ own: Device) -> Insets {
        var insets = ownBars(on: screen, held)
        if value(.navigationTitle) != nil,
            insets.top == own.canvasNavigationBar(orientation, in: era)
        {
            insets.top = screen.canvasNavigationBar(held, in: era)
        }
        if value(.tabTitles) != nil, insets.bottom == own.canvasTabBar(orientation, in: era) {
            insets.bottom = screen.canvasTabBar(held, in: era)
        }
        return insets
    }

    /// Returns the insets for bars on a screen. On phones in landscape with compact width, UIKit's
    /// bars are only 32 points high. This replaces the stored heights of documents from Xcode, but
    /// not heights set by the user.
    func bars(on screen: Device, _ held: Orientation) -> Insets {
        var insets = ownBars(on: screen, held)
        if isFromXcode, insets.bottom == Self.highTabBar { insets.bottom = Self.tabBar }
        guard isFromXcode, orientation == .portrait, screen.hasLowBars(held) else { return insets }
        if Self.navigationBars.contains(insets.top) { insets.top = Self.lowBar }
        if Self.bottomBars.contains(insets.bottom) { insets.bottom = Self.lowBar }
        return insets
    }

    /// Returns the insets for bars: the stored heights, or the standard heights of bars of which
    /// the document has only titles. Imported documents always store the height, or their root is
    /// below the bar.
    func ownBars(on screen: Device, _ held: Orientation) -> Insets {
        var insets = additionalSafeArea
        guard design == nil, document.isScreen else { return insets }
        let isLow = screen.hasLowBars(held)
        if insets.top == 0, value(.navigationTitle) != nil, value(.barInAppOnly) != true,
            value(.reachesTop) ?? true
        {
            insets.top = isLow ? Self.lowBar : screen.idiom == .pad ? Self.padBar : Self.bar
        }
        if insets.bottom == 0, value(.tabTitles) != nil, value(.reachesBottom) ?? true {
            insets.bottom = isLow ? Self.lowBar : Self.tabBar
        }
        if insets.bottom == 0, value(.toolbarItems) != nil, !isFromXcode {
            insets.bottom = isLow ? Self.lowBar : Self.bar
        }
        return insets
    }

    private static let bar = 44.0
    private static let padBar = 50.0
    private static let lowBar = 32.0
    /// The heights of navigation bars in portrait that are lower in landscape. They include the
    /// bars of sheets, which fill the screen in landscape, and of large titles, which are small in
    /// landscape.
    private static let navigationBars = [44.0, 54, 56, 96]
    /// The heights of a toolbar and a tab bar.
    private static let bottomBars = [44.0, tabBar]
    private static let tabBar = 49.0
    /// The height of the tab bar in Xcode 26, if nothing else is at the bottom.
    private static let highTabBar = 83.0

    /// Returns the designed size as the canvas would adapt it to another screen. The canvas adapts
    /// a view that is as wide as its own screen, but lower. The view gets the other screen's width,
    /// and leaves the space that bars or the gap above a sheet have on the other screen.
    func design(on screen: Device, _ held: Orientation, _ own: Device) -> Size? {
        let (full, other) = (own.size(orientation), screen.size(held))
        guard let design, design.width == full.width, design.height < full.height else {
            return self.design
        }
        var free = full.height - design.height
        let top = own.canvasTop(orientation, in: era)
        if free == own.sheetGap(orientation, in: era) {
            free = screen.sheetGap(held, in: era)
        } else if free >= top {
            // The free space contains the screen's own top inset, and opaque bars below it.
            free += screen.canvasTop(held, in: era) - top
        }
        return Size(width: other.width, height: other.height - free)
    }

    /// Returns the size of a partial view, such as a cell, on a screen of size `screen`; nil if the
    /// document is a full screen. A view as wide as its own device gets the width of `screen`.
    /// Other views keep their width. All views keep their height.
    func partSize(on screen: Size, _ own: Device) -> Size? {
        if document.isScreen { return nil }
        let full = own.size(orientation)
        let size = design ?? full
        let fills =
            !document.isStandalone && size.width == full.width
            && size.width >= Document.leastScreen.width
        return Size(width: fills ? screen.width : size.width, height: size.height)
    }

    /// Returns the system's minimum margins of the root view of a view controller or xib; nil if
    /// they do not apply.
    func rootMargins(width: Double, in era: Era) -> Insets? {
        guard value(.respectsSystemMinimumMargins) ?? true else { return nil }
        // Up to Xcode 8 a xib's view has the margins of any view (20 of 20 views of 3 projects).
        if document.isStandalone && !era.marginsKnowSafeAreas { return nil }
        let side =
            document.isStandalone
            ? RootMargin.ofStandalone(width: width) : RootMargin.of(width: width, in: era)
        return Insets(top: 0, leading: side, bottom: 0, trailing: side)
    }

    /// Returns the insets, with 0 at screen edges that the root does not extend to.
    ///
    /// - Parameter asSheetOfApp: whether a sheet extends to the bottom of the screen, as on all
    ///   phones; on the canvas it has no inset there since Xcode 14
    func reached(_ insets: Insets, asSheetOfApp: Bool) -> Insets {
        var result = insets
        if value(.reachesTop) == false { result.top = 0 }
        if value(.reachesBottom) == false, !(asSheetOfApp && isSheet) { result.bottom = 0 }
        return result
    }

    /// Whether the root view ends at the bottom of the screen and leaves at its top what a sheet
    /// leaves.
    private var isSheet: Bool {
        guard isFromXcode, let design, let own = Device.screen(device) else { return false }
        let full = own.size(orientation)
        return design.width == full.width
            && full.height - design.height == own.sheetGap(orientation, in: era)
    }
}

extension Document {
    /// Whether the root has no view controller: it is the view of a xib, or a view beside the
    /// controller of a scene.
    package var isStandalone: Bool { inForce(.style, of: .view(.root)) == .standalone }

    /// Whether the document is a full screen, so that it can be shown on other devices. False for
    /// cells, views of a xib, scenes narrower than their device, and sizes smaller than every
    /// phone.
    package var isScreen: Bool {
        if view(.root)?.kind == .cell { return false }
        let orientation = inForce(.orientation, of: .document) ?? .portrait
        let device = Device.screen(inForce(.device, of: .document) ?? "")
        guard let design = inForce(.design, of: .document)?.wholeSize else {
            guard let device, device.idiom == .freeform else { return true }
            let size = device.size(orientation)
            return min(size.width, size.height) >= Self.leastScreen.width
                && max(size.width, size.height) >= Self.leastScreen.height
        }
        if isStandalone { return false }
        return device?.size(orientation).width == design.width
    }

    /// The screen size of the first iPhones, in points.
    fileprivate static let leastScreen = Size(width: 320, height: 480)
}

extension Device {
    /// Returns the device with the given identifier, or one with the size that `text` spells; nil
    /// if there is neither.
    package static func screen(_ text: String) -> Device? { named(text) ?? freeform(text) }
}
