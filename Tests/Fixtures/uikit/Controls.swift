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

public class UIAction {
    public struct Identifier { public init(_ rawValue: String) {} }
    public init(
        title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
        handler: @escaping (UIAction) -> Void
    ) {}
}

open class UIControl: UIView {
    public enum ContentHorizontalAlignment { case center, left, right, fill, leading, trailing }
    public struct State: Sendable {
        public static let normal = State()
        public static let highlighted = State()
        public static let selected = State()
        public static let disabled = State()
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
    public func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {}
    public func addAction(_ action: UIAction, for controlEvents: Event) {}
    public var isEnabled = true
    public var isHighlighted = false
    public var isSelected = false
    public enum ContentVerticalAlignment { case center, top, bottom, fill }
    public var contentVerticalAlignment = ContentVerticalAlignment.center
    public var contentHorizontalAlignment = ContentHorizontalAlignment.center
}

/// A method of an object, for the code of tests, which writes `Selector` for `#selector`.
public struct Selector {
    public init<Sender>(_ method: (Sender) -> Void) {}
    public init(_ method: () -> Void) {}
    // objectivec/selector/init(_:)-7bi6d
    public init(_ name: String) {}
}

// uikit/uitextinputtraits
public enum UITextAutocapitalizationType { case none, words, sentences, allCharacters }
public enum UITextAutocorrectionType { case `default`, no, yes }
public enum UITextSpellCheckingType { case `default`, no, yes }
public enum UITextSmartQuotesType { case `default`, no, yes }
public enum UITextSmartDashesType { case `default`, no, yes }
public enum UITextSmartInsertDeleteType { case `default`, no, yes }
public enum UIKeyboardAppearance { case `default`, dark, light }
public enum UIKeyboardType {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
    case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}
public enum UIReturnKeyType {
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall
    case `continue`
}
public struct UITextContentType: Sendable {
    public static let username = UITextContentType()
    public static let password = UITextContentType()
    public static let newPassword = UITextContentType()
    public static let oneTimeCode = UITextContentType()
    public static let emailAddress = UITextContentType()
    public static let URL = UITextContentType()
    public static let name = UITextContentType()
    public static let nickname = UITextContentType()
    public static let givenName = UITextContentType()
    public static let familyName = UITextContentType()
    public static let telephoneNumber = UITextContentType()
    public static let fullStreetAddress = UITextContentType()
    public static let postalCode = UITextContentType()
    public static let creditCardNumber = UITextContentType()
}
public protocol InputTraits: AnyObject {}
open class InputView: UIControl {
    public var autocapitalizationType = UITextAutocapitalizationType.sentences
    public var autocorrectionType = UITextAutocorrectionType.default
    public var spellCheckingType = UITextSpellCheckingType.default
    public var smartQuotesType = UITextSmartQuotesType.default
    public var smartDashesType = UITextSmartDashesType.default
    public var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    public var keyboardType = UIKeyboardType.default
    public var keyboardAppearance = UIKeyboardAppearance.default
    public var returnKeyType = UIReturnKeyType.default
    public var enablesReturnKeyAutomatically = false
    public var textContentType: UITextContentType!
    public var allowsEditingTextAttributes = false
}

// The delegates have no methods that a class must have.
public protocol UITextFieldDelegate: AnyObject {}
public protocol UITextDragDelegate: AnyObject {}
public protocol UITextDropDelegate: AnyObject {}
public protocol UITextPasteDelegate: AnyObject {}
public protocol UIScrollViewDelegate: AnyObject {}
public protocol UITextViewDelegate: UIScrollViewDelegate {}
public protocol UISearchBarDelegate: AnyObject {}
public protocol UIToolbarDelegate: AnyObject {}
public protocol UITabBarDelegate: AnyObject {}
public protocol UINavigationBarDelegate: AnyObject {}
public protocol UIPickerViewDelegate: AnyObject {}
public protocol UIPickerViewDataSource: AnyObject {
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}
public protocol UIGestureRecognizerDelegate: AnyObject {}

// uikit/uigesturerecognizer
open class UIGestureRecognizer: NSObject {
    public override convenience init() { self.init(target: nil) }
    public init(target: Any?, action: Selector? = nil) {}
    public func addTarget(_ target: Any, action: Selector) {}
    public var isEnabled = true
    public var cancelsTouchesInView = true
    public var delaysTouchesBegan = false
    public var delaysTouchesEnded = true
    public weak var delegate: UIGestureRecognizerDelegate?
    public var numberOfTouchesRequired = 1
}
open class UITapGestureRecognizer: UIGestureRecognizer { public var numberOfTapsRequired = 1 }
open class UIPanGestureRecognizer: UIGestureRecognizer { public var minimumNumberOfTouches = 1 }
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {}
open class UIPinchGestureRecognizer: UIGestureRecognizer {}
open class UIRotationGestureRecognizer: UIGestureRecognizer {}
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    public enum Direction { case left, right, up, down }
    public var direction = Direction.right
}
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    public var numberOfTapsRequired = 0
    public var minimumPressDuration = 0.5
}

// foundation/nsattributedstring, uikit/nsmutableparagraphstyle
public final class NSMutableParagraphStyle: NSObject {
    public var alignment = NSTextAlignment.natural
    public var lineBreakMode = NSLineBreakMode.byWordWrapping
    public var lineSpacing: CGFloat = 0
    public var lineHeightMultiple: CGFloat = 0
    public var minimumLineHeight: CGFloat = 0
    public var maximumLineHeight: CGFloat = 0
    public var paragraphSpacing: CGFloat = 0
    public var paragraphSpacingBefore: CGFloat = 0
    var numbers: [(String, CGFloat)] {
        [
            ("lineSpacing", lineSpacing), ("lineHeightMultiple", lineHeightMultiple),
            ("minimumLineHeight", minimumLineHeight), ("maximumLineHeight", maximumLineHeight),
            ("paragraphSpacing", paragraphSpacing),
            ("paragraphSpacingBefore", paragraphSpacingBefore),
        ].filter { $0.1 != 0 }
    }
}
open class NSAttributedString: NSObject {
    var string: String
    var style: NSMutableParagraphStyle?
    public init(string: String, attributes: [NSAttributedStringKey: Any]? = nil) {
        self.string = string
        style = attributes?[.paragraphStyle] as? NSMutableParagraphStyle
    }
    public var length: Int { string.utf16.count }
    public func attributes(
        at location: Int, effectiveRange range: UnsafeMutablePointer<Int>?
    ) -> [NSAttributedStringKey: Any] {
        style.map { [.paragraphStyle: $0] } ?? [:]
    }
}
// foundation/nsmutableattributedstring
public final class NSMutableAttributedString: NSAttributedString {
    public init() { super.init(string: "") }
    public func append(_ other: NSAttributedString) {
        string += other.string
        style = style ?? other.style
    }
}
// uikit/nsunderlinestyle
public struct NSUnderlineStyle: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let single = NSUnderlineStyle(rawValue: 1)
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
    public var isHighlighted = false
    public var highlightedTextColor: UIColor?
    public var shadowColor: UIColor?
    public var shadowOffset = CGSize.zero
    public enum BaselineAdjustment { case alignBaselines, alignCenters, none }
    public var baselineAdjustment = BaselineAdjustment.alignBaselines
    public var allowsDefaultTighteningForTruncation = false
    public var attributedText: NSAttributedString? {
        didSet {
            note("text", text: attributedText?.string)
            for (key, number) in attributedText?.style?.numbers ?? [] { note(key, number: number) }
        }
    }
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
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        public var contentInsets: NSDirectionalEdgeInsets?
        public var baseForegroundColor: UIColor?
        public var baseBackgroundColor: UIColor?
        // uikit/uibackgroundconfiguration
        public struct Background {
            public var image: UIImage?
            public var imageContentMode = UIView.ContentMode.scaleToFill
            public var cornerRadius: CGFloat = 0
            public var backgroundColor: UIColor?
            public var strokeColor: UIColor?
            public var strokeWidth: CGFloat = 0
            public var strokeOutset: CGFloat = 0
        }
        // uikit/uibutton/configuration-swift.struct/size
        public enum Size {
            case mini, small, medium, large
            /// The insets that layoutedit assumes for the size: vertical, horizontal.
            fileprivate var insets: (CGFloat, CGFloat) {
                switch self {
                case .mini, .small: (5, 10)
                case .medium: (7, 12)
                case .large: (15, 20)
                }
            }
            fileprivate var font: UIFont {
                .preferredFont(forTextStyle: self == .mini || self == .small ? .subheadline : .body)
            }
        }
        public var buttonSize = Size.medium
        /// The content insets with the image padding; nil if UIKit's are in force.
        fileprivate var paddedInsets: NSDirectionalEdgeInsets? {
            let padding = image == nil || title == nil ? 0 : imagePadding
            if padding == 0, buttonSize == .medium { return contentInsets }
            let (y, x) = buttonSize.insets
            var result =
                contentInsets
                ?? NSDirectionalEdgeInsets(top: y, leading: x, bottom: y, trailing: x)
            switch imagePlacement {
            case .top: result.top += padding
            case .bottom: result.bottom += padding
            case .trailing: result.trailing += padding
            default: result.leading += padding
            }
            return result
        }
        public var imagePadding: CGFloat = 0
        public var titlePadding: CGFloat = 1
        public var showsActivityIndicator = false
        // uikit/uibutton/configuration-swift.struct/cornerstyle-swift.enum
        public enum CornerStyle { case fixed, dynamic, small, medium, large, capsule }
        public var cornerStyle = CornerStyle.dynamic
        public enum TitleAlignment { case automatic, leading, center, trailing }
        public var titleAlignment = TitleAlignment.automatic
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
        if let insets = configuration.paddedInsets { note("contentInset", insets.spelling) }
        let change = configuration.titleTextAttributesTransformer
        let font = configuration.buttonSize == .medium ? nil : configuration.buttonSize.font
        note("font", change?.transform(AttributeContainer()).font ?? font)
    }

    private let title = UILabel()
    public var titleLabel: UILabel? { title }
    public func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
    ) {}
    /// What was set on the label is the button's.
    func adopt() {
        for key in ["font", "lines"] { settings[key] = title.settings[key] ?? settings[key] }
    }
    public var contentEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0) {
        didSet { note("contentInset", contentEdgeInsets.spelling) }
    }
    public var adjustsImageSizeForAccessibilityContentSizeCategory = false
    public var adjustsImageWhenHighlighted = true
    public var adjustsImageWhenDisabled = true
    public var showsMenuAsPrimaryAction = false
    public var changesSelectionAsPrimaryAction = false
    public var isPointerInteractionEnabled = false
    public var titleEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
    public var imageEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
    public func setTitle(_ text: String?, for state: State) { note("text", text: text) }
    public func setTitleColor(_ color: UIColor?, for state: State) {}
    public func setImage(_ image: UIImage?, for state: State) { note("image", image) }
    public func setBackgroundImage(_ image: UIImage?, for state: State) {
        note("backgroundImage", image)
    }
}

open class UITextField: InputView {
    public weak var delegate: UITextFieldDelegate?
    public weak var textDragDelegate: UITextDragDelegate?
    public weak var textDropDelegate: UITextDropDelegate?
    public weak var pasteDelegate: UITextPasteDelegate?
    public var clearsOnBeginEditing = false
    public var adjustsFontSizeToFitWidth = false
    public var minimumFontSize: CGFloat = 0
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
    public enum ViewMode { case never, always, whileEditing, unlessEditing }
    public var clearButtonMode = ViewMode.never
    public var borderStyle = BorderStyle.none { didSet { note("style", borderStyle) } }
}

open class UITextView: UIScrollView {
    public weak var delegate: UITextViewDelegate?
    public weak var textDragDelegate: UITextDragDelegate?
    public weak var textDropDelegate: UITextDropDelegate?
    public weak var pasteDelegate: UITextPasteDelegate?
    public var autocapitalizationType = UITextAutocapitalizationType.sentences
    public var autocorrectionType = UITextAutocorrectionType.default
    public var spellCheckingType = UITextSpellCheckingType.default
    public var smartQuotesType = UITextSmartQuotesType.default
    public var smartDashesType = UITextSmartDashesType.default
    public var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    public var keyboardType = UIKeyboardType.default
    public var keyboardAppearance = UIKeyboardAppearance.default
    public var returnKeyType = UIReturnKeyType.default
    public var enablesReturnKeyAutomatically = false
    public var textContentType: UITextContentType!
    public var allowsEditingTextAttributes = false
    public var isEditable = true
    public var isSelectable = true
    public var dataDetectorTypes: UIDataDetectorTypes = []
    public var attributedText: NSAttributedString? {
        didSet {
            note("text", text: attributedText?.string)
            for (key, number) in attributedText?.style?.numbers ?? [] { note(key, number: number) }
        }
    }
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

public struct UIDataDetectorTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let phoneNumber = Self(rawValue: 1 << 0)
    public static let link = Self(rawValue: 1 << 1)
    public static let address = Self(rawValue: 1 << 2)
    public static let calendarEvent = Self(rawValue: 1 << 3)
    public static let shipmentTrackingNumber = Self(rawValue: 1 << 4)
    public static let flightNumber = Self(rawValue: 1 << 5)
    public static let lookupSuggestion = Self(rawValue: 1 << 6)
}

open class UIImageView: UIView {
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    override open var kind: String { "image" }
    public var image: UIImage? { didSet { note("image", image) } }
    public var highlightedImage: UIImage?
    public var isHighlighted = false
    public var adjustsImageSizeForAccessibilityContentSizeCategory = false
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
    public var isContinuous = true
    public var minimumValue: Float = 0
    public var maximumValue: Float = 1
    public var thumbTintColor: UIColor?
    public var minimumTrackTintColor: UIColor?
    public var maximumTrackTintColor: UIColor?
}

open class UIStepper: UIControl {
    override open var kind: String { "stepper" }
    public var value = 0.0
    public var stepValue = 1.0
    public var wraps = false
    public var autorepeat = true
    public var isContinuous = true
    public var minimumValue = 0.0
    public var maximumValue = 100.0
}

open class UISegmentedControl: UIControl {
    override open var kind: String { "segmented" }
    private var titles: [String?] = [] {
        didSet { note("segments", titles.map { $0 ?? "" }.joined(separator: "|")) }
    }
    public var isMomentary = false
    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        titles = items?.map { $0 as? String } ?? []
        note("segments", titles.map { $0 ?? "" }.joined(separator: "|"))
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
    let name: String
    public static let font = NSAttributedStringKey(name: "font")
    public static let foregroundColor = NSAttributedStringKey(name: "foregroundColor")
    public static let backgroundColor = NSAttributedStringKey(name: "backgroundColor")
    public static let underlineStyle = NSAttributedStringKey(name: "underlineStyle")
    public static let strikethroughStyle = NSAttributedStringKey(name: "strikethroughStyle")
    public static let paragraphStyle = NSAttributedStringKey(name: "paragraphStyle")
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
    public var hidesWhenStopped = true
    public func startAnimating() { note("animating", true) }
    public func stopAnimating() { note("animating", false) }
}

open class UIPageControl: UIControl {
    public enum BackgroundStyle { case automatic, prominent, minimal }
    override open var kind: String { "pageControl" }
    public var numberOfPages = 0 { didSet { note("pages", numberOfPages) } }
    public var currentPage = 0
    public var hidesForSinglePage = false
    public var backgroundStyle = BackgroundStyle.automatic
    public var pageIndicatorTintColor: UIColor?
    public var currentPageIndicatorTintColor: UIColor?
}

public enum UIDatePickerStyle { case automatic, wheels, compact, inline }
open class UIDatePicker: UIControl {
    // uikit/uidatepicker/mode
    public enum Mode { case time, date, dateAndTime, countDownTimer }
    override open var kind: String { "datePicker" }
    public var minuteInterval = 1
    public var countDownDuration = 0.0
    public var datePickerMode = Mode.dateAndTime
    public var preferredDatePickerStyle = UIDatePickerStyle.automatic {
        didSet { note("style", preferredDatePickerStyle) }
    }
}

open class UIPickerView: UIView {
    override open var kind: String { "picker" }
    public weak var dataSource: UIPickerViewDataSource?
    public weak var delegate: UIPickerViewDelegate?
}
public enum UIBarStyle { case `default`, black, blackTranslucent }

open class UISearchBar: InputView {
    public weak var delegate: UISearchBarDelegate?
    public var showsCancelButton = false
    public var showsBookmarkButton = false
    public var showsScopeBar = false
    public var isTranslucent = true
    public var barStyle = UIBarStyle.default
    public var barTintColor: UIColor?
    public enum Style { case `default`, prominent, minimal }
    override open var kind: String { "searchBar" }
    public var text: String? { didSet { note("text", text: text) } }
    public var placeholder: String? { didSet { note("placeholder", text: placeholder) } }
    public var searchBarStyle = Style.default
}

open class UIInputView: UIView {}
open class UINavigationBar: UIView {
    public var items: [UINavigationItem]?
    public weak var delegate: UINavigationBarDelegate?
    // developer.apple.com/documentation/uikit/uinavigationbar/preferslargetitles
    public var prefersLargeTitles = false
    public var isTranslucent = true
    public var barStyle = UIBarStyle.default
    public var barTintColor: UIColor?
    // developer.apple.com/documentation/uikit/uinavigationbar/titletextattributes
    public var titleTextAttributes: [NSAttributedStringKey: Any]?
    // developer.apple.com/documentation/uikit/uinavigationbar/largetitletextattributes
    public var largeTitleTextAttributes: [NSAttributedStringKey: Any]?
}
open class UITabBar: UIView {
    public var items: [UITabBarItem]?
    public weak var delegate: UITabBarDelegate?
    public var isTranslucent = true
    public var barStyle = UIBarStyle.default
    public var barTintColor: UIColor?
}
open class UIWebView: UIView {}

open class UIToolbar: UIView {
    override open var kind: String { "toolbar" }
    public var items: [UIBarButtonItem]?
    public weak var delegate: UIToolbarDelegate?
    public var isTranslucent = true
    public var barStyle = UIBarStyle.default
    public var barTintColor: UIColor?
}

public class UIVisualEffect: NSObject {}
public final class UIBlurEffect: UIVisualEffect {
    public enum Style {
        case extraLight, light, dark, extraDark, regular, prominent
        case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
        case systemChromeMaterial, systemUltraThinMaterialLight, systemThinMaterialLight
        case systemMaterialLight, systemThickMaterialLight, systemChromeMaterialLight
        case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
        case systemThickMaterialDark, systemChromeMaterialDark
    }
    public init(style: Style) {}
}
public enum UIVibrancyEffectStyle {
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel
    case fill, secondaryFill, tertiaryFill, separator
}
public final class UIVibrancyEffect: UIVisualEffect {
    public init(blurEffect: UIBlurEffect) {}
    public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {}
}

open class UIVisualEffectView: UIView {
    override open var kind: String { "visualEffect" }
    public init(effect: UIVisualEffect?) { super.init(frame: .zero) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    public private(set) lazy var contentView = content()
}

// uikit/uirefreshcontrol
open class UIRefreshControl: UIControl {}
