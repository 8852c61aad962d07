/// What a document is laid out for: the screen, its insets, and how it is read.
package struct LayoutEnvironment: Hashable, Sendable {
    /// The device's readable identifier, or `WxH`.
    package var device: String
    package var orientation: Orientation
    /// The root view's size in points.
    package var size: Size
    /// Device pixels a point.
    package var scale: Double
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
        device: String, orientation: Orientation, size: Size, scale: Double, traits: SizeClasses,
        direction: LayoutDirection, safeArea: Insets, isUnderBar: Bool = false,
        rootMargins: Insets?, measurement: MeasurementTraits
    ) {
        self.device = device
        self.orientation = orientation
        self.size = size
        self.scale = scale
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
        let orientation = request.orientation ?? settings.orientation
        guard let screen = Device.screen(request.device ?? settings.device, in: settings.era)
        else { return nil }
        let isOwn = request.device == nil && request.size == nil
        let design = isOwn ? settings.design : nil
        // The canvas is the document's own; on a device that somebody asks for it is an app.
        let isCanvas = isOwn && settings.isFromXcode
        let full = request.size ?? design ?? screen.size(orientation)
        self.init(
            device: request.device ?? settings.device, orientation: orientation, size: full,
            scale: screen.scale,
            traits: request.traits ?? settings.traits
                ?? (request.size.map(Device.freeformSizeClasses) ?? screen.sizeClasses(orientation)),
            direction: request.direction ?? settings.direction,
            safeArea: settings.reached(
                isCanvas
                    ? screen.canvasSafeArea(orientation, in: settings.era)
                    : screen.safeArea(orientation))
                + settings.additionalSafeArea,
            isUnderBar: settings.additionalSafeArea.top > 0,
            rootMargins: settings.hasSystemMargins ? RootMargin.insets(width: full.width) : nil,
            measurement: MeasurementTraits(
                era: settings.era, scale: screen.scale,
                category: request.textSize ?? settings.textSize ?? (isCanvas ? nil : .large),
                missingFonts: settings.missingFonts))
    }
}

extension RootMargin {
    fileprivate static func insets(width: Double) -> Insets {
        Insets(top: 0, leading: of(width: width), bottom: 0, trailing: of(width: width))
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
    var orientation: Orientation { value(.orientation) ?? .portrait }
    var traits: SizeClasses? { value(.traits) }
    var direction: LayoutDirection { value(.direction) ?? .ltr }
    var additionalSafeArea: Insets { value(.additionalSafeArea) ?? .zero }
    var hasSystemMargins: Bool { value(.respectsSystemMinimumMargins) ?? true }
    var design: Size? { value(.design)?.wholeSize }

    /// What is left of the screen's insets where the root does not touch the screen's edge.
    func reached(_ insets: Insets) -> Insets {
        var result = insets
        if value(.reachesTop) == false { result.top = 0 }
        if value(.reachesBottom) == false { result.bottom = 0 }
        return result
    }
}

extension Device {
    /// The device of an identifier in an era, or one of the size that the text spells.
    ///
    /// Since Xcode 14 the screen of the iPhone X shows the iPhone 13 mini, which has its size: 50
    /// points at the top in the one document seen (22505).
    package static func screen(_ text: String, in era: Era = .current) -> Device? {
        if text == "retina5_9" && era >= .xcode14 { return named("iphone-13-mini") }
        return named(text) ?? freeform(text)
    }
}
