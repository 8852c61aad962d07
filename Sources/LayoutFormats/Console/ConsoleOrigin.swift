import StackCore

/// The origin of a constraint, which decides how a conflict can be fixed.
enum ConsoleOrigin {
    /// The app, in code, in Interface Builder or through a library.
    case own
    /// An autoresizing mask of one of the app's views.
    case mask
    /// Interface Builder, for a view without constraints.
    case prototype
    /// The size of a view's content.
    case content
    /// A stack view, from its axis, distribution, alignment and spacing.
    case stack
    /// A stack view, for a hidden view.
    case hiding
    /// A list, bar or window that decides the size of its content.
    case container
    /// UIKit, while it measures a view.
    case measuring
    /// UIKit, inside its own views.
    case framework
}

extension ConsoleConstraint {
    var origin: ConsoleOrigin {
        if isForcedSize { return isMeasuring ? .measuring : .container }
        if views.contains(where: \.isPrivate) || isOfActionSheet { return .framework }
        if let identifier {
            if identifier == "UISV-hiding" { return .hiding }
            if identifier.hasPrefix("UISV-") { return .stack }
        }
        switch kind {
        case "NSAutoresizingMaskLayoutConstraint":
            return views.contains(where: \.isPlacedByUIKit) ? .container : .mask
        case "NSIBPrototypingLayoutConstraint": return .prototype
        case "NSContentSizeLayoutConstraint": return .content
        case "_UILayoutSupportConstraint": return .framework
        default: return isIdentifiedByUIKit ? .framework : .own
        }
    }

    /// The views and guides of common classes that this constraint shows to be inside UIKit's own
    /// views.
    ///
    /// A view that the app passes to a bar or keyboard is excluded, although UIKit constrains it
    /// too.
    var innerViews: [ConsoleView] {
        let owners = views.filter(\.isPrivate)
        guard !owners.isEmpty else { return [] }
        let isHandedOver = owners.contains(where: \.isAdaptor)
        return views.filter { view in
            view.label == "UILayoutGuide" || view.label == "UIView" && !isHandedOver
        }
    }

    /// Whether a container sets this size, or UIKit sets it while it measures a view.
    private var isForcedSize: Bool {
        guard let identifier else { return false }
        return isTemporary
            || ["UIView-Encapsulated-Layout", "NSView-Encapsulated-Layout"].contains(
                where: identifier.hasPrefix)
    }

    /// Whether the size exists only while UIKit measures.
    private var isTemporary: Bool {
        ["_UITemporaryLayout", "fittingSize"].contains { identifier?.hasPrefix($0) ?? false }
    }

    /// Whether UIKit is measuring. It does so with temporary sizes, or with a container size of 0.
    private var isMeasuring: Bool { isTemporary || statement?.constant == 0 }

    /// Whether it is the width of -16 that UIKit's action sheet sets on every iPhone.
    private var isOfActionSheet: Bool {
        guard let statement, statement.isLength else { return false }
        return statement.constant == -16 && views.map(\.label) == ["UIView"]
    }

    /// Whether the identifier starts like the name of a UIKit class.
    private var isIdentifiedByUIKit: Bool {
        guard let identifier else { return false }
        let name = identifier.hasPrefix("_") ? identifier.dropFirst() : identifier[...]
        let marks = ["NSView-", "NSStackView", "NSScrollView"]
        return name.hasPrefix("UI") && name.dropFirst(2).first?.isUppercase == true
            || marks.contains(where: name.hasPrefix)
    }
}

extension ConsoleView {
    /// Whether the class is private to UIKit, so that no app constrains its views.
    var isPrivate: Bool {
        let isPublic = Self.reachable.contains(label) || label.hasSuffix("LayoutGuide")
        return !isPublic && Self.privatePrefixes.contains(where: label.hasPrefix)
    }

    /// Whether the view wraps or adjoins a view of the app, such as an adaptor in a bar or a
    /// keyboard below an accessory view.
    fileprivate var isAdaptor: Bool {
        ["_UITAMICAdaptor", "_UIKB", "_UIRemoteKeyboard", "UIKB", "UIKeyboard", "UIInput"].contains(
            where: label.hasPrefix)
    }

    /// Whether UIKit sizes the view or its content with autoresizing masks that must be kept.
    var isPlacedByUIKit: Bool { Self.placed.contains(label) }

    /// Classes with private prefixes whose views an app may constrain: guides, content views,
    /// hosting views.
    private static let reachable: Set = [
        "_UILayoutGuide", "_UILayoutSpacer", "_UIHostingView", "_UIVisualEffectContentView",
        "_UITableViewHeaderFooterContentView", "UIInputView", "UIInputViewController",
    ]

    /// Name prefixes of classes inside keyboards, bars, alerts, pickers, players and system
    /// screens.
    private static let privatePrefixes = [
        "_UI", "UIKB", "UIKeyboard", "TUI", "UIInput", "UIRemoteKeyboard", "UICompatibilityInput",
        "UISystemInput", "UISystemKeyboard", "SystemInput", "UIPrediction", "UICandidate",
        "UIDictation", "UIEmoji", "UITextEffects", "UIEditingOverlay", "UIButtonBar",
        "UINavigationButton", "UINavigationItem", "UIToolbarButton", "UITabBarButton",
        "UIBarButton", "UIBarBackground", "UIStatusBar", "UIAlertController", "UIInterfaceAction",
        "UIActionSheet", "UISearchBarText", "UISearchBarBackground", "UIPickerTable",
        "UIPickerColumn", "UIDatePickerContent", "UIDatePickerWeek", "UIWebForm", "WKContent",
        "WKScroll", "WKForm", "AVPlayback", "AVMobile", "AVTransport", "AVVolume", "AVControl",
        "AVScrubber", "AVBackground", "AVPictureInPicture", "SPUI", "MFCompose", "MFMail",
        "CNContact", "PUPhoto", "PXPhoto", "QLPreview",
    ]

    private static let placed: Set = [
        "UITableViewCell", "UITableViewCellContentView", "_UITableViewHeaderFooterContentView",
        "UITableViewHeaderFooterView", "UICollectionViewCell", "UICollectionReusableView",
        "UIViewControllerWrapperView", "UITransitionView", "UINavigationTransitionView",
        "UILayoutContainerView", "UIDropShadowView", "UIWindow",
    ]
}
