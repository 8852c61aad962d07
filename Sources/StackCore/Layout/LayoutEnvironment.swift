/// The environment that a document is laid out in: the screen, its insets, and the reading
/// direction.
package struct LayoutEnvironment: Hashable, Sendable {
    /// The device's readable identifier, such as `iphone-15`, or a size in points such as
    /// `400x300`.
    package var device: String
    package var orientation: Orientation
    /// The root view's size in points.
    package var size: Size
    /// The screen of this layout. `designedScreen` is the screen that the document was designed on.
    package var screen: Device
    var designedScreen: Device
    /// The size of the root view for which the document was designed, in points.
    private var designedSize = Size.zero
    /// Whether the layout is for the designed screen in the designed orientation, and the root view
    /// has its designed size.
    let isAsDesigned: Bool
    /// The number of device pixels per point.
    package var scale: Double { screen.scale }
    /// Whether the layout is that of Interface Builder's canvas instead of an app's.
    var isCanvas: Bool
    /// Whether the layout must be an app's, for example because the request asks for it. In such a
    /// layout, views without content do not keep their designed sizes, even if the root view has
    /// its designed size.
    package var isApp = false
    /// Whether the app's layout differs from the canvas's even on the designed screen. It does if
    /// the root view has another size or safe area, or if stacks contain views whose designed sizes
    /// yield to content (`Priorities.designedElsewhere`).
    package var differsFromCanvas = false
    /// Whether autoresizing masks apply to arranged subviews. They apply on Interface Builder's
    /// canvas, and in documents not made by Xcode, where people set them on purpose. In an app,
    /// stacks turn off the masks that Xcode saved.
    var masksApplyToArranged = true
    /// The size classes that decide which property values are in force.
    package var traits: SizeClasses
    /// The reading direction of views that set no direction.
    package var direction: LayoutDirection
    /// The safe area insets of the root view, in points: the parts of its edges that bars or the
    /// shape of the screen cover.
    package var safeArea: Insets
    /// The part of `safeArea` that is due to bars. The rest is due to the shape of the screen.
    package var bars = Insets.zero
    /// Whether a navigation bar covers the top of the root view. If it does, scroll views inset
    /// their content.
    package var isUnderBar: Bool
    /// The root view's minimum margins (`systemMinimumLayoutMargins`); nil if only its own margins
    /// apply.
    package var rootMargins: Insets?
    /// The version of Xcode (`Era`), the text size, the fonts and the pixel scale with which
    /// content is measured.
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
    /// Returns the size that a superview had when the frames of its subviews were stored.
    /// Autoresizing masks distribute the difference between this size and the present one. If the
    /// superview has no stored frame, its size is the document's if it is the root, and otherwise
    /// zero, the size with which UIKit creates views.
    ///
    /// - Parameter frame: the designed frame of the superview; nil if it has none
    func designedSize(of view: ViewID, _ frame: Rect?) -> Size {
        frame?.size ?? (view == .root ? designedSize : .zero)
    }

    /// Creates the environment for a document from its own device and settings, as overridden by
    /// the request. Returns nil if there is no device with the requested name.
    package init?(_ document: Document, for request: LayoutRequest = .none) {
        let settings = DocumentSettings(document)
        let device = request.device ?? settings.device
        guard let screen = Device.screen(device), let own = Device.screen(settings.device) else {
            return nil
        }
        let orientation = request.orientation ?? settings.orientation
        let isOwn =
            screen == own && orientation == settings.orientation && request.size == nil
        // This is the only place that decides whether a layout is the canvas's or an app's. A
        // document from Xcode is laid out as on the canvas if the device is the document's own or
        // the request asks for the canvas. In all other cases the layout is an app's.
        let isCanvas = settings.isFromXcode && !request.isApp && (isOwn || request.isCanvas)
        // A version of Xcode that is older than the device has no canvas for the device. So the era
        // is at least the first version with such a canvas.
        let era =
            request.isApp
            ? Era.current : isCanvas && !isOwn ? max(settings.era, screen.firstEra) : settings.era
        let design =
            isOwn
            ? settings.design
            : isCanvas ? settings.design(on: screen, orientation, own, in: era) : nil
        // A partial view, such as a cell, does not fill the requested screen.
        let part = isOwn || isCanvas ? nil : settings.partSize(on: screen.size(orientation), own)
        let full = request.size ?? design ?? part ?? screen.size(orientation)
        let bars =
            isCanvas
            ? settings.canvasBars(on: screen, orientation, own, in: era)
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
                    ? settings.canvasSafeArea(on: screen, orientation, in: era)
                    : part == nil ? settings.safeArea(of: screen, orientation, bars) : .zero,
                asSheetOfApp: !isCanvas && screen.idiom == .phone,
                onCanvasOf: isCanvas && !isOwn ? screen : nil, in: era) + bars,
            isUnderBar: settings.ownBars(on: screen, orientation).top > 0,
            rootMargins: settings.rootMargins(width: full.width, in: era),
            measurement: MeasurementTraits(
                era: era, scale: screen.scale,
                category: request.textSize ?? settings.textSize ?? (isCanvas ? nil : .large),
                // Some fonts were missing on the computer where the document was saved. An app
                // includes its fonts, so no font is missing in an app.
                missingFonts: isOwn && !request.isApp
                    ? settings.missingFonts : settings.missingFonts.present))
        self.bars = bars
        designedSize = settings.design ?? own.size(settings.orientation)
        if isOwn && !request.isApp {
            // The scale of the display and the padding of buttons are those of the computer where
            // the document was saved. Pictures that the canvas there showed at twice their size
            // have that size.
            measurement.displayScale = settings.displayScale
            measurement.buttonPadding = settings.buttonPadding
            measurement.showsDoubledPictures = settings.era.doublesPictures
        }
        measurement.isOn4Inches = isCanvas && screen.interfaceBuilderID == "retina4_0"
        // A partial view, such as a cell, keeps its own size on another screen. The views inside it
        // are laid out as in an app: they do not keep their designed sizes as on the canvas.
        isApp = request.isApp || part != nil
        masksApplyToArranged = isCanvas || !settings.isFromXcode
    }
}

/// The settings of a document, read from its properties as typed values.
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

    /// Returns the safe area on the canvas. Since Xcode 16.2 the canvas counts the safe area twice,
    /// with two exceptions: the bottom inset of a xib's view with a size of its own (8 of 9 views,
    /// 2 projects), and the top inset of a sheet (2 of 2 sheets, 2 projects).
    func canvasSafeArea(on screen: Device, _ screenOrientation: Orientation, in era: Era) -> Insets
    {
        var insets = screen.canvasSafeArea(screenOrientation, in: era)
        let once = screen.canvasSafeArea(screenOrientation, in: min(era, .xcode16))
        if design != nil, document.isStandalone { insets.bottom = once.bottom }
        if isSheet { insets.top = once.top }
        return insets
    }

    /// Returns the insets for bars on the canvas of `screen`. A bar with the height that is
    /// standard on the document's own screen gets the height that is standard on `screen`.
    ///
    /// - Parameters:
    ///   - screenOrientation: the orientation of `screen`
    ///   - ownScreen: the document's own screen
    ///   - era: the version of Xcode that shows the canvas of `screen`
    func canvasBars(
        on screen: Device, _ screenOrientation: Orientation, _ ownScreen: Device, in era: Era
    ) -> Insets {
        var insets = ownBars(on: screen, screenOrientation)
        if value(.navigationTitle) != nil,
            insets.top == ownScreen.canvasNavigationBar(orientation, in: self.era)
        {
            insets.top = screen.canvasNavigationBar(screenOrientation, in: era)
        }
        if value(.tabTitles) != nil,
            insets.bottom == ownScreen.canvasTabBar(orientation, in: self.era)
        {
            insets.bottom = screen.canvasTabBar(screenOrientation, in: era)
        }
        return insets
    }

    /// Returns the insets for bars in an app on a screen. Bars of a document from Xcode that have a
    /// standard height in portrait become 32 points high on phones in landscape with compact width,
    /// as UIKit's bars do. Heights in other documents were set by people and remain unchanged.
    func bars(on screen: Device, _ screenOrientation: Orientation) -> Insets {
        var insets = ownBars(on: screen, screenOrientation)
        if isFromXcode, insets.bottom == Self.highTabBar { insets.bottom = Self.tabBar }
        if isFromXcode, Self.bottomBars.contains(insets.bottom) {
            insets.bottom = screen.bottomBar(insets.bottom, screenOrientation)
        }
        if isFromXcode, screen.idiom == .pad, Self.screenBars.contains(insets.top) {
            insets.top += Self.padBar - Self.bar
        }
        guard isFromXcode, orientation == .portrait, screen.hasLowBars(screenOrientation) else {
            return insets
        }
        if Self.navigationBars.contains(insets.top) { insets.top = Self.lowBar }
        if Self.bottomBars.contains(insets.bottom) { insets.bottom = Self.lowBar }
        return insets
    }

    /// Returns the safe area of a screen in an app, without bars. With a navigation bar, its top
    /// inset ends where the bar begins.
    func safeArea(
        of screen: Device, _ screenOrientation: Orientation, _ bars: Insets
    ) -> Insets {
        var insets = screen.safeArea(screenOrientation)
        let hasBar =
            isFromXcode
            ? Self.screenBars.contains(bars.top)
            : bars.top > 0 && additionalSafeArea.top == 0
        if hasBar { insets.top -= screen.navigationBarOverlap(screenOrientation) }
        assert(insets.top >= 0, "a navigation bar begins above the screen")
        return insets
    }

    /// Returns the insets of the root view for bars, in points. The inset for a bar is the bar's
    /// stored height. A bar that has titles or items but no stored height gets its standard height
    /// if the root view extends under it (`reachesTop`, `reachesBottom`), else an inset of 0.
    func ownBars(on screen: Device, _ screenOrientation: Orientation) -> Insets {
        var insets = additionalSafeArea
        guard design == nil, document.isScreen else { return insets }
        let isLow = screen.hasLowBars(screenOrientation)
        if insets.top == 0, value(.navigationTitle) != nil, value(.barInAppOnly) != true,
            value(.reachesTop) ?? true
        {
            insets.top = isLow ? Self.lowBar : screen.idiom == .pad ? Self.padBar : Self.bar
            if !isFromXcode, !isLow, value(.largeTitle) == true {
                insets.top += LayoutEnvironment.largeTitle
            }
        }
        let reachesBottom = value(.reachesBottom) ?? true
        func bottomBar(_ height: Double) -> Double {
            if isLow { return Self.lowBar }
            return isFromXcode ? height : screen.bottomBar(height, screenOrientation)
        }
        if insets.bottom == 0, value(.tabTitles) != nil, reachesBottom {
            insets.bottom = bottomBar(Self.tabBar)
        }
        if insets.bottom == 0, value(.toolbarItems) != nil, !isFromXcode, reachesBottom {
            insets.bottom = bottomBar(Self.bar)
        }
        return insets
    }

    private static let bar = 44.0
    private static let padBar = 50.0
    private static let lowBar = 32.0
    /// The heights in portrait of the navigation bars that are lower in landscape. The list
    /// includes the bars of sheets, because sheets fill the screen in landscape. It also includes
    /// bars with large titles, because titles are small in landscape.
    private static let navigationBars = [44.0, 54, 56, 96]
    /// The heights of the navigation bars below a status bar, without and with a large title.
    private static let screenBars = [bar, 96]
    /// The heights of a toolbar and a tab bar, in points.
    private static let bottomBars = [44.0, tabBar]
    private static let tabBar = 49.0
    /// The height in points of the tab bar in Xcode 26, if nothing else is at the bottom.
    private static let highTabBar = 83.0

    /// Returns the designed size, in points, adapted to another screen as Interface Builder's
    /// canvas would adapt it; nil if the document has no designed size.
    ///
    /// A view that is as wide as the document's own screen but less high gets the width of the
    /// other screen. Its height becomes the height of the other screen minus the bars there, or
    /// minus the gap above a sheet. Any other designed size is returned unchanged.
    ///
    /// - Parameters:
    ///   - screen: the other screen
    ///   - screenOrientation: the orientation of `screen`
    ///   - ownScreen: the document's own screen
    ///   - era: the version of Xcode that shows the canvas of `screen`
    func design(
        on screen: Device, _ screenOrientation: Orientation, _ ownScreen: Device, in era: Era
    ) -> Size? {
        let (full, other) = (ownScreen.size(orientation), screen.size(screenOrientation))
        guard let design, design.width == full.width, design.height < full.height else {
            return self.design
        }
        var free = full.height - design.height
        let top = ownScreen.canvasTop(orientation, in: self.era)
        if free == ownScreen.sheetGap(orientation, in: self.era) {
            free = screen.sheetGap(screenOrientation, in: era)
        } else if free >= top {
            // Here the root view leaves space for the top inset of the document's own screen and
            // for opaque bars. Only the top inset differs on the other screen.
            free += screen.canvasTop(screenOrientation, in: era) - top
        }
        return Size(width: other.width, height: other.height - free)
    }

    /// Returns the size of a partial view, such as a cell, on a screen of size `screen`; nil if the
    /// document is a full screen. The view keeps its height. If it is as wide as the document's own
    /// device, it gets the width of `screen`; otherwise it keeps its width. The view of a xib, and
    /// a view that is narrower than any phone, always keep their width.
    func partSize(on screen: Size, _ ownScreen: Device) -> Size? {
        if document.isScreen { return nil }
        let full = ownScreen.size(orientation)
        let size = design ?? full
        let fills =
            !document.isStandalone && size.width == full.width
            && size.width >= Document.leastScreen.width
        return Size(width: fills ? screen.width : size.width, height: size.height)
    }

    /// Returns the system's minimum margins of the root view of a view controller or xib, in
    /// points; nil if the system has no minimum margins for it.
    func rootMargins(width: Double, in era: Era) -> Insets? {
        guard value(.respectsSystemMinimumMargins) ?? true else { return nil }
        // Up to Xcode 8 a xib's view has the margins of any view (20 of 20 views of 3 projects).
        if document.isStandalone && !era.marginsKnowSafeAreas { return nil }
        let side = RootMargin.of(width: width, in: era)
        return Insets(top: 0, leading: side, bottom: 0, trailing: side)
    }

    /// Returns the insets, but 0 at the top or bottom if the root view does not extend to that edge
    /// of the screen (`reachesTop`, `reachesBottom`).
    ///
    /// - Parameters:
    ///   - asSheetOfApp: whether a sheet keeps the bottom inset even if `reachesBottom` is false.
    ///     In an app, a sheet reaches the bottom of any phone; on the canvas it has had no bottom
    ///     inset since Xcode 14
    ///   - other: the device of the canvas if it is not the document's own device, else nil.
    ///     Whether a sheet reaches the top of this device's canvas depends on the device, not on
    ///     `reachesTop` (`Device.sheetReachesTop`)
    ///   - era: the version of Xcode that shows the canvas
    func reached(
        _ insets: Insets, asSheetOfApp: Bool, onCanvasOf other: Device?, in era: Era
    ) -> Insets {
        var result = insets
        var reachesTop = value(.reachesTop) ?? true
        if let other, isSheet, Device.screen(device)?.sheetReachesTop(in: self.era) == reachesTop {
            reachesTop = other.sheetReachesTop(in: era)
        }
        if !reachesTop { result.top = 0 }
        if value(.reachesBottom) == false, !(asSheetOfApp && isSheet) { result.bottom = 0 }
        return result
    }

    /// Whether the root view has the size of a sheet: it is as wide as the screen, and less high by
    /// the gap above a sheet.
    private var isSheet: Bool {
        guard isFromXcode, let design, let ownScreen = Device.screen(device) else { return false }
        let full = ownScreen.size(orientation)
        return design.width == full.width
            && full.height - design.height == ownScreen.sheetGap(orientation, in: era)
    }
}

extension Document {
    /// Whether the root has no view controller: it is the view of a xib, or an extra top-level view
    /// of a scene.
    package var isStandalone: Bool { inForce(.style, of: .view(.root)) == .standalone }

    /// Whether the document is a full screen, so that it can be shown on other devices. False for
    /// cells, views of a xib, scenes that are not as wide as their device, and freeform sizes
    /// smaller than every phone.
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

    /// The smallest screen of an iPhone, in points: that of the first iPhones.
    fileprivate static let leastScreen = Size(width: 320, height: 480)
}

extension Device {
    /// Returns the device with the given identifier, or else a device of the size that `text`
    /// states, such as `400x300`; nil if `text` is neither.
    package static func screen(_ text: String) -> Device? { named(text) ?? freeform(text) }
}
