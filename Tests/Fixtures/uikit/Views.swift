public final class CALayer: NSObject {
    public var cornerRadius: CGFloat = 0
    public var shadowRadius: CGFloat = 0
    public var shadowOpacity: Float = 0
    public var shadowOffset = CGSize.zero
    public var shadowColor: CGColor?
    public var zPosition: CGFloat = 0
    public var masksToBounds = false
    public var borderWidth: CGFloat = 0
    public var borderColor: CGColor?
}

open class UIView: NSObject, UITraitChangeObservable {
    public var window: UIWindow? { nil }
    public var transform: CGAffineTransform?
    public enum ContentMode {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
        case topLeft, topRight, bottomLeft, bottomRight
    }
    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }
    public static let noIntrinsicMetric: CGFloat = -1

    /// What was set, by layoutedit's names.
    var settings: [String: String] = [:]
    /// What layoutedit calls the kind of view.
    open var kind: String { "view" }
    /// Whether a cell or an effect view made the view for its content.
    var isContentView = false
    func note(_ key: String, _ value: some Any) { settings[key] = "\(value)" }
    func note(_ key: String, number: Double) { settings[key] = spell(number) }

    public override convenience init() { self.init(frame: .zero) }
    public init(frame: CGRect) {
        self.frame = frame
        super.init()
        if frame != .zero { noteFrame() }
    }
    public required init?(coder: NSCoder) { frame = .zero }

    // The tree.

    public private(set) var subviews: [UIView] = []
    public private(set) weak var superview: UIView?
    var top: UIView { superview?.top ?? self }

    public func isDescendant(of view: UIView) -> Bool {
        self === view || superview?.isDescendant(of: view) ?? false
    }
    public func addSubview(_ view: UIView) { insertSubview(view, at: Int.max) }
    public func insertSubview(_ view: UIView, at index: Int) {
        if view.superview === self {
            subviews.removeAll { $0 === view }
        } else {
            view.removeFromSuperview()
        }
        view.superview = self
        subviews.insert(view, at: min(index, subviews.count))
    }
    public func removeFromSuperview() {
        guard let superview else { return }
        NSLayoutConstraint.lose(self)
        superview.forget(self)
        self.superview = nil
    }
    func forget(_ view: UIView) { subviews.removeAll { $0 === view } }

    // What is set.

    public var bounds: CGRect { frame }
    public var frame: CGRect { didSet { noteFrame() } }
    private func noteFrame() {
        note(
            "frame",
            [frame.x, frame.y, frame.width, frame.height].map(spell).joined(separator: ","))
    }
    public var autoresizingMask: AutoresizingMask = []
    public var translatesAutoresizingMaskIntoConstraints = true
    public var isHidden = false { didSet { note("hidden", isHidden) } }
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 8, leading: 8, bottom: 8, trailing: 8)
    {
        didSet { note("margins", directionalLayoutMargins.spelling) }
    }
    public var preservesSuperviewLayoutMargins = false {
        didSet { note("preservesSuperviewMargins", preservesSuperviewLayoutMargins) }
    }
    public var insetsLayoutMarginsFromSafeArea = true {
        didSet { note("insetsMarginsFromSafeArea", insetsLayoutMarginsFromSafeArea) }
    }
    public enum Semantics {
        case unspecified, forceLeftToRight, forceRightToLeft, playback, spatial
    }
    public var semanticContentAttribute = Semantics.unspecified {
        didSet { note("direction", semanticContentAttribute == .forceRightToLeft ? "rtl" : "ltr") }
    }
    public static let layoutFittingCompressedSize = CGSize(width: 0, height: 0)
    // https://developer.apple.com/documentation/uikit/uiview/sizethatfits(_:)
    open func sizeThatFits(_ size: CGSize) -> CGSize { size }
    public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { targetSize }
    public func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize { targetSize }
    public func setContentHuggingPriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        note(
            axis == .horizontal ? "hugging.horizontal" : "hugging.vertical",
            spell(priority.rawValue))
    }
    public func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        note(
            axis == .horizontal ? "compression.horizontal" : "compression.vertical",
            spell(priority.rawValue))
    }
    public func invalidateIntrinsicContentSize() {}
    /// Nobody's size, for views that do not say another.
    static let unsaid = CGSize(width: -2, height: -2)
    open var intrinsicContentSize: CGSize { Self.unsaid }

    public var alpha: CGFloat = 1
    public var accessibilityIdentifier: String?
    public var accessibilityLabel: String?
    public var accessibilityHint: String?
    public var isAccessibilityElement = false
    public var accessibilityTraits: UIAccessibilityTraits = []
    public var tag = 0
    public var restorationIdentifier: String?
    public var isUserInteractionEnabled = true
    public var isMultipleTouchEnabled = false
    public var isExclusiveTouch = false
    public var isOpaque = true
    public var autoresizesSubviews = true
    public func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {}
    public var clipsToBounds = false
    public var contentMode = ContentMode.scaleToFill
    public var backgroundColor: UIColor?
    public var tintColor: UIColor!
    public let layer = CALayer()
    public var traitCollection: UITraitCollection { UITraitCollection.now }

    // Guides and anchors.

    public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide(self, "safeArea") }
    public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide(self, "margins") }
    public var readableContentGuide: UILayoutGuide { UILayoutGuide(self, "readable") }
    // uikit/uiview/keyboardlayoutguide
    public var keyboardLayoutGuide: UIKeyboardLayoutGuide { .init(self, "keyboard") }
    public var firstBaselineAnchor: NSLayoutYAxisAnchor { .init(self, "firstBaseline") }
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { .init(self, "lastBaseline") }
}

// uikit/uiaccessibilitytraits
public struct UIAccessibilityTraits: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    private static func trait(_ place: UInt64) -> Self { Self(rawValue: 1 << place) }
    public static let button = trait(0)
    public static let link = trait(1)
    public static let image = trait(2)
    public static let searchField = trait(3)
    public static let keyboardKey = trait(4)
    public static let staticText = trait(5)
    public static let header = trait(6)
    public static let tabBar = trait(7)
    public static let selected = trait(8)
    public static let playsSound = trait(9)
    public static let summaryElement = trait(10)
    public static let notEnabled = trait(11)
    public static let updatesFrequently = trait(12)
    public static let startsMediaSession = trait(13)
    public static let adjustable = trait(14)
    public static let allowsDirectInteraction = trait(15)
    public static let causesPageTurn = trait(16)
}

public protocol Anchored {}
extension UIView: Anchored {}
extension UILayoutGuide: Anchored {}

extension Anchored {
    public var leftAnchor: NSLayoutXAxisAnchor { .init(self, "left") }
    public var rightAnchor: NSLayoutXAxisAnchor { .init(self, "right") }
    public var leadingAnchor: NSLayoutXAxisAnchor { .init(self, "leading") }
    public var trailingAnchor: NSLayoutXAxisAnchor { .init(self, "trailing") }
    public var centerXAnchor: NSLayoutXAxisAnchor { .init(self, "centerX") }
    public var topAnchor: NSLayoutYAxisAnchor { .init(self, "top") }
    public var bottomAnchor: NSLayoutYAxisAnchor { .init(self, "bottom") }
    public var centerYAnchor: NSLayoutYAxisAnchor { .init(self, "centerY") }
    public var widthAnchor: NSLayoutDimension { .init(self, "width") }
    public var heightAnchor: NSLayoutDimension { .init(self, "height") }
}

open class UIStackView: UIView {
    public enum Distribution {
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }
    public enum Alignment {
        case fill, leading, firstBaseline, center, trailing, lastBaseline
        // uikit/uistackview/alignment-swift.enum: the same values with names for rows
        public static var top: Alignment { .leading }
        public static var bottom: Alignment { .trailing }
    }
    public static let spacingUseSystem: CGFloat = 1.2345e300

    override open var kind: String { "stack" }
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init(coder: NSCoder) { super.init(frame: .zero) }

    public private(set) var arrangedSubviews: [UIView] = []
    public func addArrangedSubview(_ view: UIView) {
        insertArrangedSubview(view, at: arrangedSubviews.filter { $0 !== view }.count)
    }
    public func insertArrangedSubview(_ view: UIView, at index: Int) {
        arrangedSubviews.removeAll { $0 === view }
        if index > arrangedSubviews.count { complaints.append("an arranged view beyond the end") }
        arrangedSubviews.insert(view, at: min(index, arrangedSubviews.count))
        view.translatesAutoresizingMaskIntoConstraints = false
        if view.superview !== self { addSubview(view) }
    }
    override func forget(_ view: UIView) {
        super.forget(view)
        arrangedSubviews.removeAll { $0 === view }
        view.settings["spacingAfter"] = nil
    }

    public var axis = NSLayoutConstraint.Axis.horizontal { didSet { note("axis", axis.rawValue) } }
    public var distribution = Distribution.fill { didSet { note("distribution", distribution) } }
    public var alignment = Alignment.fill { didSet { note("alignment", alignment) } }
    public var spacing: CGFloat = 0 { didSet { note("spacing", Self.spelled(spacing)) } }
    public var isBaselineRelativeArrangement = false {
        didSet { note("baselineRelative", isBaselineRelativeArrangement) }
    }
    public var isLayoutMarginsRelativeArrangement = false {
        didSet { note("marginsRelative", isLayoutMarginsRelativeArrangement) }
    }
    public func setCustomSpacing(_ spacing: CGFloat, after view: UIView) {
        if !arrangedSubviews.contains(view) {
            complaints.append("custom spacing after a view that is not arranged")
        }
        view.note("spacingAfter", Self.spelled(spacing))
    }
    private static func spelled(_ spacing: CGFloat) -> String {
        spacing == spacingUseSystem ? "system" : spell(spacing)
    }
}

open class UIScrollView: UIView, ScrollDelegating {
    override open var kind: String { "scroll" }
    public var contentInset = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0) {
        didSet { note("contentInset", contentInset.spelling) }
    }
    public var isPagingEnabled = false
    public var bounces = true
    public var bouncesZoom = true
    public var alwaysBounceHorizontal = false
    public var alwaysBounceVertical = false
    public var isDirectionalLockEnabled = false
    public var canCancelContentTouches = true
    public var delaysContentTouches = true
    public var showsHorizontalScrollIndicator = true
    public var showsVerticalScrollIndicator = true
    public enum IndicatorStyle { case `default`, black, white }
    public var indicatorStyle = IndicatorStyle.default
    public enum KeyboardDismissMode { case none, onDrag, interactive }
    public var keyboardDismissMode = KeyboardDismissMode.none
    public enum ContentInsetAdjustmentBehavior { case automatic, scrollableAxes, never, always }
    public var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
    public var minimumZoomScale: CGFloat = 1
    public var maximumZoomScale: CGFloat = 1
    public var isScrollEnabled = true { didSet { note("scrollEnabled", isScrollEnabled) } }
    public var contentLayoutGuide: UILayoutGuide { UILayoutGuide(self, "content") }
    public var frameLayoutGuide: UILayoutGuide { UILayoutGuide(self, "frame") }
}

open class UIViewController: NSObject, UITraitChangeObservable {
    public convenience override init() { self.init(nibName: nil, bundle: nil) }
    public init(nibName: String?, bundle: Bundle?) {}
    public required init?(coder: NSCoder) {}

    private var loaded: UIView?
    public var view: UIView! {
        get {
            if loaded == nil {
                loadView()
                viewDidLoad()
            }
            return loaded
        }
        set { loaded = newValue }
    }
    open func loadView() { loaded = UIView() }
    open func viewDidLoad() {}
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    public var traitCollection: UITraitCollection { UITraitCollection.now }
    public let navigationItem = UINavigationItem()
    // developer.apple.com/documentation/uikit/uiviewcontroller/navigationcontroller
    public var navigationController: UINavigationController? { nil }
    public var toolbarItems: [UIBarButtonItem]?
    public var title: String?
    public var restorationIdentifier: String?
    public var hidesBottomBarWhenPushed = false
    public var preferredContentSize = CGSize.zero
    public var edgesForExtendedLayout: UIRectEdge = .all
    public var definesPresentationContext = false
    public var providesPresentationContextTransitionStyle = false
    public var extendedLayoutIncludesOpaqueBars = false
    public var modalPresentationStyle = UIModalPresentationStyle.automatic
    public var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    public var isModalInPresentation = false
    // uikit/uiviewcontroller/popoverpresentationcontroller
    public var popoverPresentationController: UIPopoverPresentationController? { nil }
    public func show(_ controller: UIViewController, sender: Any?) {}
    public func showDetailViewController(_ controller: UIViewController, sender: Any?) {}
    public func present(_ controller: UIViewController, animated: Bool) {}
    // uikit/uiviewcontroller/dismiss(animated:completion:)
    public func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {}
    public func addChild(_ child: UIViewController) {}
    public func didMove(toParent parent: UIViewController?) {}
    public var tabBarItem: UITabBarItem!
    public var viewRespectsSystemMinimumLayoutMargins = true
    public var topLayoutGuide: UILayoutSupport { UILayoutSupport(view, "topLayoutGuide") }
    public var bottomLayoutGuide: UILayoutSupport { UILayoutSupport(view, "bottomLayoutGuide") }
}

public final class Bundle: NSObject {
    // foundation/bundle/init(identifier:)
    public convenience init?(identifier: String) { self.init() }
}

// uikit/uistoryboard
open class UIStoryboard: NSObject {
    // uikit/uistoryboard/init(name:bundle:)
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {}
    // uikit/uistoryboard/instantiateinitialviewcontroller()
    public func instantiateInitialViewController() -> UIViewController? { nil }
    // uikit/uistoryboard/instantiateviewcontroller(withidentifier:)
    public func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        UIViewController()
    }
}

// uikit/uipageviewcontroller
open class UIPageViewController: UIViewController {
    public enum TransitionStyle { case pageCurl, scroll }
    public enum NavigationOrientation { case horizontal, vertical }
    // uikit/uipageviewcontroller/init(transitionstyle:navigationorientation:options:)
    public init(
        transitionStyle style: TransitionStyle,
        navigationOrientation: NavigationOrientation, options: [String: Any]? = nil
    ) { super.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

public struct UIRectEdge: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = Self(rawValue: 1 << 0)
    public static let left = Self(rawValue: 1 << 1)
    public static let bottom = Self(rawValue: 1 << 2)
    public static let right = Self(rawValue: 1 << 3)
    public static let all: Self = [.top, .left, .bottom, .right]
}

public enum UIModalPresentationStyle {
    case automatic, fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen
    case overCurrentContext, popover, none
}
public enum UIModalTransitionStyle {
    case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

open class UINavigationController: UIViewController {
    public let navigationBar = UINavigationBar()
    public var viewControllers: [UIViewController] = []
    public var isNavigationBarHidden = false
    public var isToolbarHidden = true
    public var hidesBarsOnSwipe = false
    public var hidesBarsOnTap = false
    public var hidesBarsWhenKeyboardAppears = false
    public var hidesBarsWhenVerticallyCompact = false
    public init(rootViewController: UIViewController) { super.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    // uikit/uinavigationcontroller/popviewcontroller(animated:)
    @discardableResult
    public func popViewController(animated: Bool) -> UIViewController? { nil }
}

// uikit/uiwindow
open class UIWindow: UIView {
    public var rootViewController: UIViewController?
}

// uikit/uipopoverpresentationcontroller
public final class UIPopoverPresentationController {
    public var barButtonItem: UIBarButtonItem?
    public var sourceView: UIView?
    public var permittedArrowDirections = UIPopoverArrowDirection.any
}

public struct UIPopoverArrowDirection: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let up = Self(rawValue: 1 << 0)
    public static let down = Self(rawValue: 1 << 1)
    public static let left = Self(rawValue: 1 << 2)
    public static let right = Self(rawValue: 1 << 3)
    public static let any: Self = [.up, .down, .left, .right]
}

public final class UINavigationItem: NSObject {
    // uikit/uinavigationitem/largetitledisplaymode-swift.enum
    public enum LargeTitleDisplayMode { case automatic, always, never, inline }
    public override init() { super.init() }
    public init(title: String) { self.title = title }
    public var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
    public var titleView: UIView?
    public var backButtonTitle: String?
    // developer.apple.com/documentation/uikit/uinavigationitem/backbarbuttonitem
    public var backBarButtonItem: UIBarButtonItem?
    public var hidesBackButton = false
    public var leftItemsSupplementBackButton = false
    public var title: String?
    public var prompt: String?
    public var leftBarButtonItem: UIBarButtonItem?
    public var rightBarButtonItem: UIBarButtonItem?
    public var leftBarButtonItems: [UIBarButtonItem]?
    public var rightBarButtonItems: [UIBarButtonItem]?
}

// uikit/uitabbaritem
public final class UITabBarItem: NSObject {
    public enum SystemItem {
        case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search
        case downloads, mostRecent, mostViewed
    }
    public init(tabBarSystemItem: SystemItem, tag: Int) {}
    public init(title: String?, image: UIImage?, tag: Int) {}
    public var badgeValue: String?
    public var badgeColor: UIColor?
    public var tag = 0
    public var isEnabled = true
    public var imageInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
    public var titlePositionAdjustment = UIOffset(horizontal: 0, vertical: 0)
    public init(title: String?, image: UIImage?, selectedImage: UIImage?) {}
}

open class UIBarButtonItem: NSObject {
    public var changesSelectionAsPrimaryAction = false
    public enum Style { case plain, done }
    public enum SystemItem {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action,
            organize
        case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo
        case redo, close
    }
    public init(title: String?, style: Style, target: Any?, action: Selector?) {}
    public init(image: UIImage?, style: Style, target: Any?, action: Selector?) {}
    public init(barButtonSystemItem: SystemItem, target: Any?, action: Selector?) {}
    public init(customView: UIView) {}
    public static func flexibleSpace() -> UIBarButtonItem {
        UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
    }
    public var title: String?
    public var style = Style.plain
    public var tag = 0
    public var width: CGFloat = 0
    public var imageInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
    public var accessibilityLabel: String?
    public var accessibilityHint: String?
    public var accessibilityIdentifier: String?
    public var isEnabled = true
    public var tintColor: UIColor?
}

/// The delegate of a scroll view, whose type subclasses narrow: Swift alone cannot override it.
// uikit/uiscrollview/delegate
public protocol ScrollDelegating: AnyObject {}

extension ScrollDelegating {
    public var delegate: UIScrollViewDelegate? {
        get { nil }
        set {}
    }
}
