import StackCore

/// How a view looks: the one place where the drawing learns it from the document.
///
/// What a document does not say is as Interface Builder's library has it, where a control would
/// otherwise show nothing: a switch is on, a slider and a progress stand in the middle.
struct ViewLook {
    var text = ""
    var placeholder = ""
    var font: Font?
    var lines = 1
    var style: ControlStyle?
    var segments: [String] = []
    var pages = 0

    var textColor: Color?
    var alignment = TextAlignment.natural
    var truncation = Truncation.tail
    var tintColor: Color?
    var backgroundColor: Color?
    var alpha = 1.0
    var clipsToBounds = false
    var cornerRadius = 0.0
    var borderWidth = 0.0
    var borderColor: Color?

    var isEnabled = true
    var isOn = true
    /// From 0 to 1, of the way between the least and the greatest value.
    var fraction = 0.5
    var selectedSegment: Int? = 0
    var currentPage = 0
    var isSecure = false

    var image: ImageLook?
    var imagePlacement = ImagePlacement.leading
    var subtitle = ""
    var contentMode = ContentMode.scaleToFill
    var contentInset: Insets?
    var customClass: String?
    var direction = LayoutDirection.ltr
}

/// `NSTextAlignment`.
enum TextAlignment: Hashable, Sendable {
    case natural, left, center, right
}

/// `NSDirectionalRectEdge` of a button's picture.
enum ImagePlacement: Hashable, Sendable {
    case leading, trailing, top, bottom
}

/// What an image view or a button shows.
struct ImageLook: Hashable, Sendable {
    /// In points; nil where the document does not know it.
    var size: Size?
    /// In the app's asset catalogue; nil where the document does not say it.
    var name: String?
    var isSymbol = false
}

extension ViewLook {
    init(_ view: ResolvedView, in resolved: ResolvedDocument) {
        func value<Value>(_ property: Property<Value>) -> Value? {
            resolved.value(property, of: view.id)
        }
        let key = view.kind
        style = view.style
        direction = view.direction
        backgroundColor = value(.backgroundColor).map { Color(stored: $0) }
        contentMode = value(.contentMode) ?? .scaleToFill
        customClass = value(.customClass)
        if key.hasText {
            text = value(.text) ?? ""
            placeholder = value(.placeholder) ?? ""
        }
        font = value(.font)
        lines = Int(value(.lines) ?? 1)
        contentInset = value(.contentInset)
        segments =
            value(.segments).map {
                $0.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
            } ?? []
        pages = Int(value(.pages) ?? 0)
        image = value(.image)?.wholeSize.map { ImageLook(size: $0) }
        setDefaults(of: key)
    }

    /// What UIKit has for views of a kind.
    private mutating func setDefaults(of kind: ViewKind) {
        switch kind {
        case .button:
            truncation = .middle
            alignment = .center
        case .scroll: clipsToBounds = true
        case .textView: clipsToBounds = true
        case .image where image == nil: image = ImageLook()
        default: break
        }
    }
}
