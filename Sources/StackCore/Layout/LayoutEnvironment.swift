/// What a document is laid out for: the screen, its insets, and how it is read.
package struct LayoutEnvironment: Hashable, Sendable {
    /// The device's readable identifier, or `WxH`.
    package var device: String
    package var orientation: Orientation
    /// The root view's size in points.
    package var size: Size
    /// The device, and the one that the document was designed on.
    package var screen: Device
    package var designedScreen: Device
    /// Device pixels a point.
    package var scale: Double { screen.scale }
    /// Whether the layout is that of Interface Builder's canvas, and not an app's.
    package var isCanvas: Bool
    /// Whether it is certainly an app's, for which nobody has kept the sizes of the canvas.
    package var isApp = false
    /// Whether an autoresizing mask holds a view that a stack arranges. It does on Interface Builder's
    /// canvas; a stack that is loaded from what Xcode saved turns it off; who sets one means it.
    package var masksHoldArranged = true
    package var traits: SizeClasses
    package var direction: LayoutDirection
    /// What bars and the screen's shape take from the root view's edges.
    package var safeArea: Insets
    /// Whether a navigation bar stands over the root view: scroll views make room for it.
    package var isUnderBar: Bool
    /// The root view's minimum margins (`systemMinimumLayoutMargins`); nil where it has its own only.
    package var rootMargins: Insets?
    /// The era and text size in which content is measured.
    package var measurement: MeasurementTraits

    package init(
        device: String, orientation: Orientation, size: Size, screen: Device,
        designedScreen: Device, isCanvas: Bool, traits: SizeClasses, direction: LayoutDirection,
        safeArea: Insets, isUnderBar: Bool = false,
        rootMargins: Insets?, measurement: MeasurementTraits
    ) {
        self.device = device
        self.orientation = orientation
        self.size = size
        self.screen = screen
        self.designedScreen = designedScreen
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
    /// What a document is laid out for: its own device and settings, where the request does not
    /// say otherwise.
    ///
    /// Returns nil when no device has that name.
    package init?(_ document: Document, for request: LayoutRequest = .none) {
        let settings = DocumentSettings(document)
        let device = request.device ?? settings.device
        guard let screen = Device.screen(device), let own = Device.screen(settings.device) else {
            return nil
        }
        let orientation = request.orientation ?? settings.orientation
        let isOwn =
            screen == own && orientation == settings.orientation && request.size == nil
        // The one place that says so: what comes from Xcode stands on its canvas, but on a device
        // that somebody asks for it is an app, unless the canvas is asked for too.
        let isCanvas = settings.isFromXcode && !request.isApp && (isOwn || request.isCanvas)
        let era = request.isApp ? Era.current : settings.era
        let design = isOwn ? settings.design : isCanvas ? settings.design(on: screen, own) : nil
        // What is no screen has nothing of a screen's shape on another device than its own.
        let part = isOwn || isCanvas ? nil : settings.partSize(on: screen.size(orientation), own)
        let full = request.size ?? design ?? part ?? screen.size(orientation)
        self.init(
            device: device, orientation: orientation, size: full, screen: screen,
            designedScreen: own, isCanvas: isCanvas,
            traits: request.traits ?? settings.traits
                ?? (request.size.map { screen.sizeClasses(orientation, of: $0) }
                    ?? screen.sizeClasses(orientation)),
            direction: request.direction ?? settings.direction,
            safeArea: settings.reached(
                isCanvas
                    ? screen.canvasSafeArea(orientation, in: settings.era)
                    : part == nil ? screen.safeArea(orientation) : .zero)
                + (isCanvas
                    ? settings.canvasBars(on: screen, own)
                    : settings.bars(on: screen, orientation)),
            isUnderBar: settings.ownBars(on: screen, orientation).top > 0,
            rootMargins: settings.rootMargins(width: full.width, in: era),
            measurement: MeasurementTraits(
                era: era, scale: screen.scale,
                category: request.textSize ?? settings.textSize ?? (isCanvas ? nil : .large),
                // They were missing where the document was saved; an app brings its fonts along.
                missingFonts: isOwn && !request.isApp
                    ? settings.missingFonts : settings.missingFonts.present))
        // So it was where the document was saved.
        if isOwn && !request.isApp { measurement.displayScale = settings.displayScale }
        measurement.isOn4Inches = isCanvas && screen.interfaceBuilderID == "retina4_0"
        // A part of a screen has the size that it was designed at there too, but not what the canvas kept.
        isApp = request.isApp || part != nil
        masksHoldArranged = isCanvas || !settings.isFromXcode
    }
}

/// A document's own settings, typed.
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
    var orientation: Orientation { value(.orientation) ?? .portrait }
    var traits: SizeClasses? { value(.traits) }
    var direction: LayoutDirection { value(.direction) ?? .ltr }
    var additionalSafeArea: Insets { value(.additionalSafeArea) ?? .zero }
    var design: Size? { value(.design)?.wholeSize }

    /// What bars take on the canvas of a screen. Xcode 26 has tab bars of 83 points, of which 34 lie on the
    /// second safe area of a screen with a home indicator (2 scenes of 7 documents on 2 devices, one project).
    func canvasBars(on screen: Device, _ own: Device) -> Insets {
        var insets = ownBars(on: screen, orientation)
        guard era >= Era(24_053), screen.idiom == .phone, value(.tabTitles) != nil,
            insets.bottom == (own.hasHomeIndicator ? Self.tabBar : Self.highTabBar)
        else { return insets }
        insets.bottom = screen.hasHomeIndicator ? Self.tabBar : Self.highTabBar
        return insets
    }

    /// What bars take on a screen. On a phone that is held sideways and is not one of the wide ones UIKit has
    /// lower ones: 32 points. What comes from Xcode says how high they are where it was designed; what
    /// somebody has set is what they meant.
    func bars(on screen: Device, _ held: Orientation) -> Insets {
        var insets = ownBars(on: screen, held)
        if isFromXcode, insets.bottom == Self.highTabBar { insets.bottom = Self.tabBar }
        guard isFromXcode, orientation == .portrait, held == .landscape, screen.idiom == .phone,
            screen.sizeClasses(held).width == .compact
        else { return insets }
        if Self.navigationBars.contains(insets.top) { insets.top = Self.lowBar }
        if Self.bottomBars.contains(insets.bottom) { insets.bottom = Self.lowBar }
        return insets
    }

    /// What bars take that are set by their titles, where nobody says how high they are: what was imported
    /// with a bar says that, or stands below it.
    func ownBars(on screen: Device, _ held: Orientation) -> Insets {
        var insets = additionalSafeArea
        guard design == nil, document.isScreen else { return insets }
        let isLow =
            screen.idiom == .phone && held == .landscape
            && screen.sizeClasses(held).width == .compact
        if insets.top == 0, value(.navigationTitle) != nil, value(.reachesTop) ?? true {
            insets.top = isLow ? Self.lowBar : screen.idiom == .pad ? Self.padBar : Self.bar
        }
        if insets.bottom == 0, value(.tabTitles) != nil, value(.reachesBottom) ?? true {
            insets.bottom = isLow ? Self.lowBar : Self.tabBar
        }
        return insets
    }

    private static let bar = 44.0
    private static let padBar = 50.0
    private static let lowBar = 32.0
    /// Also of a sheet, which is a whole screen there, and with a large title, which is small there.
    private static let navigationBars = [44.0, 54, 56, 96]
    /// A toolbar, a tab bar.
    private static let bottomBars = [44.0, tabBar]
    private static let tabBar = 49.0
    /// Of Xcode 26, where nothing else is at the bottom.
    private static let highTabBar = 83.0

    /// The designed size as the canvas would have it on another screen: what fills the width of its
    /// own fills the other's too, and leaves free what the other screen's shape asks for.
    func design(on screen: Device, _ own: Device) -> Size? {
        let (full, other) = (own.size(orientation), screen.size(orientation))
        guard let design, design.width == full.width, design.height < full.height else {
            return self.design
        }
        var free = full.height - design.height
        let top = own.canvasTop(orientation, in: era)
        if free == own.sheetGap(orientation, in: era) {
            free = screen.sheetGap(orientation, in: era)
        } else if free >= top {
            // Opaque bars below what the screen takes itself.
            free += screen.canvasTop(orientation, in: era) - top
        }
        return Size(width: other.width, height: other.height - free)
    }

    /// The size of what is no screen in a container as wide as another screen; nil for a screen. What fills the
    /// width of its own device, as a cell does, fills the other's. Everything else keeps its size, and all keep
    /// their height.
    func partSize(on screen: Size, _ own: Device) -> Size? {
        if document.isScreen { return nil }
        let full = own.size(orientation)
        let size = design ?? full
        let isStandalone = document.inForce(.style, of: .view(.root)) == .standalone
        let fills =
            !isStandalone && size.width == full.width && size.width >= Document.leastScreen.width
        return Size(width: fills ? screen.width : size.width, height: size.height)
    }

    /// A view controller's root view has the system's margins, and so has a xib's view.
    func rootMargins(width: Double, in era: Era) -> Insets? {
        guard value(.respectsSystemMinimumMargins) ?? true else { return nil }
        let isStandalone = document.inForce(.style, of: .view(.root)) == .standalone
        // Up to Xcode 8 a xib's view has those of any view (18 of 18 views of 3 projects).
        if isStandalone && era < Era(12_000) { return nil }
        let side =
            isStandalone
            ? RootMargin.ofStandalone(width: width) : RootMargin.of(width: width, in: era)
        return Insets(top: 0, leading: side, bottom: 0, trailing: side)
    }

    /// What is left of the screen's insets where the root does not touch the screen's edge.
    func reached(_ insets: Insets) -> Insets {
        var result = insets
        if value(.reachesTop) == false { result.top = 0 }
        if value(.reachesBottom) == false { result.bottom = 0 }
        return result
    }
}

extension Document {
    /// Whether the document is a whole screen, so that it means something on other devices: no cell, no view of a
    /// xib, no scene narrower than its device, and nothing smaller than every phone.
    package var isScreen: Bool {
        let root = ItemID.view(.root)
        if inForce(.style, of: root) == .cell { return false }
        let orientation = inForce(.orientation, of: .document) ?? .portrait
        let device = Device.screen(inForce(.device, of: .document) ?? "")
        guard let design = inForce(.design, of: .document)?.wholeSize else {
            guard let device, device.idiom == .freeform else { return true }
            let size = device.size(orientation)
            return min(size.width, size.height) >= Self.leastScreen.width
                && max(size.width, size.height) >= Self.leastScreen.height
        }
        if inForce(.style, of: root) == .standalone { return false }
        return device?.size(orientation).width == design.width
    }

    /// Of the first iPhones, in points.
    fileprivate static let leastScreen = Size(width: 320, height: 480)
}

extension Device {
    /// The device of an identifier, or one of the size that the text spells.
    package static func screen(_ text: String) -> Device? { named(text) ?? freeform(text) }
}
