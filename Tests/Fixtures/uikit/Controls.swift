public enum NSTextAlignment { case natural, left, center, right, justified }
public enum NSLineBreakMode {
    case byWordWrapping, byCharWrapping, byClipping
    case byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}
public struct NSDirectionalRectEdge: Equatable, Sendable {
    let name: String
    public static let leading = NSDirectionalRectEdge(name: "leading")
    public static let trailing = NSDirectionalRectEdge(name: "trailing")
    public static let top = NSDirectionalRectEdge(name: "top")
    public static let bottom = NSDirectionalRectEdge(name: "bottom")
}

extension UIView {
    func note(_ key: String, text: String?) { settings[key] = text }
    func note(_ key: String, _ font: UIFont?) { settings[key] = font?.spelling }
    func note(_ key: String, _ image: UIImage?) {
        settings[key] = image.map { spell($0.size.width) + "x" + spell($0.size.height) }
        if key == "image" { settings["imageName"] = image?.symbol.map { "system:" + $0 } }
    }
}

open class UIControl: UIView {
    public enum ContentHorizontalAlignment { case center, left, right, fill, leading, trailing }
    public struct State: Sendable {
        public static let normal = State()
    }
    public struct Event: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let touchDown = Event(rawValue: 1 << 0)
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        public static let touchDragInside = Event(rawValue: 1 << 2)
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        public static let touchDragExit = Event(rawValue: 1 << 5)
        public static let touchUpInside = Event(rawValue: 1 << 6)
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        public static let touchCancel = Event(rawValue: 1 << 8)
        public static let valueChanged = Event(rawValue: 1 << 12)
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        public static let editingChanged = Event(rawValue: 1 << 17)
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        public static let allTouchEvents = Event(rawValue: 0xFFF)
        public static let allEditingEvents = Event(rawValue: 0xF0000)
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }
    public func addAction(_ action: UIAction, for controlEvents: Event) {}
    public var isEnabled = true
    public var contentHorizontalAlignment = ContentHorizontalAlignment.center
}

public final class UIAction: NSObject {
    public init(handler: @escaping (UIAction) -> Void) {}
    public var sender: Any? { nil }
}

open class UILabel: UIView {
    override open var kind: String { "label" }
    public var adjustsFontForContentSizeCategory = false
    public var text: String? { didSet { note("text", text: text) } }
    public var font: UIFont! { didSet { note("font", font) } }
    public var textColor: UIColor!
    public var textAlignment = NSTextAlignment.natural
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    public var isEnabled = true
    public var numberOfLines = 1 { didSet { note("lines", numberOfLines) } }
    // uikit/uilabel: both say how far a text shrinks.
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    public var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { note("preferredMaxLayoutWidth", number: preferredMaxLayoutWidth) }
    }
}

public struct AttributeContainer { public var font: UIFont? }
public struct UIConfigurationTextAttributesTransformer {
    let transform: (AttributeContainer) -> AttributeContainer
    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
        self.transform = transform
    }
}

open class UIButton: UIControl {
    public enum ButtonType {
        case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close
    }
    public struct Configuration {
        let style: String
        public static func plain() -> Configuration { Configuration(style: "plain") }
        public static func gray() -> Configuration { Configuration(style: "gray") }
        public static func tinted() -> Configuration { Configuration(style: "tinted") }
        public static func filled() -> Configuration { Configuration(style: "filled") }
        public var title: String?
        public var subtitle: String?
        public var image: UIImage?
        public var imagePlacement = NSDirectionalRectEdge.leading
        public var contentInsets: NSDirectionalEdgeInsets?
        public var baseForegroundColor: UIColor?
        // uikit/uibackgroundconfiguration
        public struct Background { public var image: UIImage? }
        public var background = Background()
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    }

    override open var kind: String { "button" }
    public convenience init(type: ButtonType) {
        self.init(frame: .zero)
        note("style", type)
    }
    public convenience init(configuration: Configuration) {
        self.init(frame: .zero)
        self.configuration = configuration
        note(configuration)
    }
    public var configuration: Configuration? { didSet { configuration.map(note) } }
    private func note(_ configuration: Configuration) {
        note("style", configuration.style)
        note("text", text: configuration.title)
        note("subtitle", text: configuration.subtitle)
        note("image", configuration.image)
        if configuration.imagePlacement != .leading {
            note("imagePlacement", configuration.imagePlacement.name)
        }
        if let insets = configuration.contentInsets { note("contentInset", insets.spelling) }
        let change = configuration.titleTextAttributesTransformer
        note("font", change?.transform(AttributeContainer()).font)
    }

    private let title = UILabel()
    public var titleLabel: UILabel? { title }
    /// What was set on the label is the button's.
    func adopt() {
        for key in ["font", "lines"] { settings[key] = title.settings[key] ?? settings[key] }
    }
    public var contentEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0) {
        didSet { note("contentInset", contentEdgeInsets.spelling) }
    }
    public var titleEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
    public var imageEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
    public func setTitle(_ text: String?, for state: State) { note("text", text: text) }
    public func setTitleColor(_ color: UIColor?, for state: State) {}
    public func setImage(_ image: UIImage?, for state: State) { note("image", image) }
    public func setBackgroundImage(_ image: UIImage?, for state: State) {
        note("backgroundImage", image)
    }
}

open class UITextField: UIControl {
    public enum BorderStyle { case none, line, bezel, roundedRect }
    override open var kind: String { "textField" }
    public override init(frame: CGRect) {
        super.init(frame: frame)
        // As UIKit makes them, which is not as Interface Builder does.
        note("style", "none")
        note("font", "17")
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    public var adjustsFontForContentSizeCategory = false
    public var text: String? { didSet { note("text", text: text) } }
    public var placeholder: String? { didSet { note("placeholder", text: placeholder) } }
    public var font: UIFont? { didSet { note("font", font) } }
    public var textColor: UIColor?
    public var textAlignment = NSTextAlignment.natural
    public var isSecureTextEntry = false
    public enum ViewMode { case never, always }
    public var clearButtonMode = ViewMode.never
    public var borderStyle = BorderStyle.none { didSet { note("style", borderStyle) } }
}

open class UITextView: UIScrollView {
    override open var kind: String { "textView" }
    public override init(frame: CGRect) {
        super.init(frame: frame)
        note("font", "12")
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    public var adjustsFontForContentSizeCategory = false
    public var text: String! { didSet { note("text", text: text) } }
    public var font: UIFont? { didSet { note("font", font) } }
    public var textColor: UIColor?
    public var textAlignment = NSTextAlignment.natural
    public var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet { note("contentInset", textContainerInset.spelling) }
    }
}

open class UIImageView: UIView {
    override open var kind: String { "image" }
    public var image: UIImage? { didSet { note("image", image) } }
}

open class UISwitch: UIControl {
    override open var kind: String { "switch" }
    public var isOn = false
    public var onTintColor: UIColor?
    public var thumbTintColor: UIColor?
}

open class UISlider: UIControl {
    override open var kind: String { "slider" }
    public var value: Float = 0
    public var minimumValue: Float = 0
    public var maximumValue: Float = 1
    public var thumbTintColor: UIColor?
    public var minimumTrackTintColor: UIColor?
    public var maximumTrackTintColor: UIColor?
}

open class UIStepper: UIControl {
    override open var kind: String { "stepper" }
    public var value = 0.0
    public var minimumValue = 0.0
    public var maximumValue = 100.0
}

open class UISegmentedControl: UIControl {
    override open var kind: String { "segmented" }
    private var titles: [String?] = [] {
        didSet { note("segments", titles.map { $0 ?? "" }.joined(separator: "|")) }
    }
    public func removeAllSegments() { titles = [] }
    public func insertSegment(withTitle title: String?, at index: Int, animated: Bool) {
        titles.insert(title, at: min(index, titles.count))
    }
    public func setImage(_ image: UIImage?, forSegmentAt segment: Int) {}
    public var selectedSegmentIndex = -1
    public var selectedSegmentTintColor: UIColor?
    public var apportionsSegmentWidthsByContent = false {
        didSet { note("style", "apportioned") }
    }
    public func setTitleTextAttributes(
        _ attributes: [NSAttributedStringKey: Any]?, for state: State
    ) {}
}

public struct NSAttributedStringKey: Hashable, Sendable {
    public static let font = NSAttributedStringKey()
}

open class UIProgressView: UIView {
    public enum Style { case `default`, bar }
    override open var kind: String { "progress" }
    public convenience init(progressViewStyle: Style) {
        self.init(frame: .zero)
        note("style", progressViewStyle == .bar ? "bar" : "plain")
    }
    public var progress: Float = 0
    public var progressTintColor: UIColor?
    public var trackTintColor: UIColor?
}

open class UIActivityIndicatorView: UIView {
    public enum Style { case medium, large }
    override open var kind: String { "activity" }
    public convenience init(style: Style) {
        self.init(frame: .zero)
        note("style", style)
    }
    public var color: UIColor!
    public func startAnimating() { note("animating", true) }
    public func stopAnimating() { note("animating", false) }
}

open class UIPageControl: UIControl {
    public enum BackgroundStyle { case automatic, prominent, minimal }
    override open var kind: String { "pageControl" }
    public var numberOfPages = 0 { didSet { note("pages", numberOfPages) } }
    public var currentPage = 0
    public var backgroundStyle = BackgroundStyle.automatic
    public var pageIndicatorTintColor: UIColor?
    public var currentPageIndicatorTintColor: UIColor?
}

public enum UIDatePickerStyle { case automatic, wheels, compact, inline }
open class UIDatePicker: UIControl {
    // uikit/uidatepicker/mode
    public enum Mode { case time, date, dateAndTime, countDownTimer }
    override open var kind: String { "datePicker" }
    public var datePickerMode = Mode.dateAndTime
    public var preferredDatePickerStyle = UIDatePickerStyle.automatic {
        didSet { note("style", preferredDatePickerStyle) }
    }
}

open class UIPickerView: UIView { override open var kind: String { "picker" } }

open class UISearchBar: UIView {
    public enum Style { case `default`, prominent, minimal }
    override open var kind: String { "searchBar" }
    public var text: String? { didSet { note("text", text: text) } }
    public var placeholder: String? { didSet { note("placeholder", text: placeholder) } }
    public var searchBarStyle = Style.default
}

open class UIInputView: UIView {}
open class UINavigationBar: UIView {}
open class UITabBar: UIView {}
open class UIWebView: UIView {}

open class UIToolbar: UIView {
    override open var kind: String { "toolbar" }
    public var items: [UIBarButtonItem]?
}

public class UIVisualEffect: NSObject {}
public final class UIBlurEffect: UIVisualEffect {
    public enum Style { case extraLight, light, dark, regular, prominent }
    public init(style: Style) {}
}

open class UIVisualEffectView: UIView {
    override open var kind: String { "visualEffect" }
    public init(effect: UIVisualEffect?) { super.init(frame: .zero) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    public private(set) lazy var contentView = content()
}
