/// Settings for a layout that override the document's own. Nil leaves the document's setting in
/// force.
public struct LayoutRequest: Hashable, Sendable {
    /// The device to lay out for: one of `devices`, or a size `WIDTHxHEIGHT` in points.
    public var device: String?
    /// The orientation of the device.
    public var orientation: Orientation?
    /// The root view's size in points, if it does not fill the device.
    public var size: Size?
    /// The size classes, instead of those derived from device and size.
    public var traits: SizeClasses?
    /// The reading direction.
    public var direction: LayoutDirection?
    /// The user's preferred text size.
    public var textSize: ContentSizeCategory?
    /// The language whose texts are shown, as a code such as `de`. Layouts do not depend on it,
    /// because the caller translates the document.
    package var language: String?
    /// Whether to lay out Interface Builder's canvas for the device instead of an app on it.
    package var isCanvas = false
    /// Whether to lay out an app on a current system, even if the device is the one that the
    /// document was designed on. Settings that affect only Interface Builder's canvas, such as the
    /// version of Xcode, are then ignored.
    package var isApp = false

    /// A request that overrides nothing.
    public static let none = LayoutRequest()

    /// Creates a request. An argument that is nil leaves the document's setting in force.
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

    /// Returns a copy of the request with the given value of `isCanvas`.
    package func onCanvas(_ isCanvas: Bool = true) -> LayoutRequest {
        var request = self
        request.isCanvas = isCanvas
        return request
    }

    /// Returns a copy of the request with the given value of `isApp`.
    package func asApp(_ isApp: Bool = true) -> LayoutRequest {
        var request = self
        request.isApp = isApp
        return request
    }

    /// Overrides the settings of this request with those of another request that are not nil.
    package mutating func take(_ other: LayoutRequest) {
        device = other.device ?? device
        orientation = other.orientation ?? orientation
        size = other.size ?? size
        traits = other.traits ?? traits
        direction = other.direction ?? direction
        textSize = other.textSize ?? textSize
        language = other.language ?? language
        isCanvas = isCanvas || other.isCanvas
        isApp = isApp || other.isApp
    }
}
