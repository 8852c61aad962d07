/// What a document is to be laid out for in the place of its own settings; nil leaves them as they are.
package struct LayoutRequest: Hashable, Sendable {
    /// The identifier of a device, or `WxH`.
    package var device: String?
    package var orientation: Orientation?
    /// The root view's size, in points.
    package var size: Size?
    /// Instead of the size classes of device and size.
    package var traits: SizeClasses?
    package var direction: LayoutDirection?
    package var textSize: ContentSizeCategory?
    /// Interface Builder's canvas turned to the device, in the place of the app on it.
    package var isCanvas = false
    /// The app as it runs on a system of today, also on the device that the document was designed on:
    /// nothing of what only Interface Builder and its age know.
    package var isApp = false

    /// The document's own settings.
    package static let none = LayoutRequest()

    package init(
        device: String? = nil, orientation: Orientation? = nil, size: Size? = nil,
        traits: SizeClasses? = nil, direction: LayoutDirection? = nil,
        textSize: ContentSizeCategory? = nil, isCanvas: Bool = false,
        isApp: Bool = false
    ) {
        self.device = device
        self.orientation = orientation
        self.size = size
        self.traits = traits
        self.direction = direction
        self.textSize = textSize
        self.isCanvas = isCanvas
        self.isApp = isApp
    }

    /// Puts what another request says in the place of what this one does.
    package mutating func take(_ other: LayoutRequest) {
        device = other.device ?? device
        orientation = other.orientation ?? orientation
        size = other.size ?? size
        traits = other.traits ?? traits
        direction = other.direction ?? direction
        textSize = other.textSize ?? textSize
        isCanvas = isCanvas || other.isCanvas
        isApp = isApp || other.isApp
    }
}
