/// What a document is to be laid out for in the place of its own settings; nil leaves them as they are.
public struct LayoutRequest: Hashable, Sendable {
    /// One of `devices`, or `WIDTHxHEIGHT` in points.
    public var device: String?
    /// How the device is held.
    public var orientation: Orientation?
    /// The root view's size in points, where it does not fill the device.
    public var size: Size?
    /// Instead of the size classes of device and size.
    public var traits: SizeClasses?
    /// The direction of reading.
    public var direction: LayoutDirection?
    /// The text size that the user prefers.
    public var textSize: ContentSizeCategory?
    /// Interface Builder's canvas turned to the device, in the place of the app on it.
    package var isCanvas = false
    /// The app as it runs on a system of today, also on the device that the document was designed on:
    /// nothing of what only Interface Builder and its age know.
    package var isApp = false

    /// The document's own settings.
    public static let none = LayoutRequest()

    /// What is nil stays as the document has it.
    public init(
        device: String? = nil, orientation: Orientation? = nil, size: Size? = nil,
        traits: SizeClasses? = nil, direction: LayoutDirection? = nil,
        textSize: ContentSizeCategory? = nil
    ) {
        self.device = device
        self.orientation = orientation
        self.size = size
        self.traits = traits
        self.direction = direction
        self.textSize = textSize
    }

    /// The same on the canvas, or not on it.
    package func onCanvas(_ isCanvas: Bool = true) -> LayoutRequest {
        var request = self
        request.isCanvas = isCanvas
        return request
    }

    /// The same for the app as it runs, or not for it.
    package func asApp(_ isApp: Bool = true) -> LayoutRequest {
        var request = self
        request.isApp = isApp
        return request
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
