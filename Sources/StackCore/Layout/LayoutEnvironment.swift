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
