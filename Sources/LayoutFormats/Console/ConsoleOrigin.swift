import StackCore

/// Who made a constraint, which decides what can be done about it.
enum ConsoleOrigin {
    /// The app, in code, in Interface Builder or through a library.
    case own
    /// A view of the app whose autoresizing mask still makes constraints.
    case mask
    /// Interface Builder, for a view without constraints.
    case prototype
    /// The size of a view's own content.
    case content
    /// A stack, by its axis, distribution, alignment and spacing.
    case stack
    /// A stack, for a view that is hidden.
    case hiding
    /// A list, a bar or a window, which decides the size of what it shows.
    case container
    /// UIKit, for the moment in which it measures a view.
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

    /// Views and guides of common classes that the constraint shows to be inside UIKit's own views. A
    /// view that the app hands to a bar or a keyboard is not one: UIKit pins those, too.
    var innerViews: [ConsoleView] {
        let owners = views.filter(\.isPrivate)
        guard !owners.isEmpty else { return [] }
        let isHandedOver = owners.contains(where: \.isAdaptor)
        return views.filter { view in
            view.label == "UILayoutGuide" || view.label == "UIView" && !isHandedOver
        }
    }

    /// The size that a container, or UIKit for a moment, gives a view.
    private var isForcedSize: Bool {
        guard let identifier else { return false }
        return isTemporary
            || ["UIView-Encapsulated-Layout", "NSView-Encapsulated-Layout"].contains(
                where: identifier.hasPrefix)
    }

    /// A size that exists only while UIKit measures.
    private var isTemporary: Bool {
        ["_UITemporaryLayout", "fittingSize"].contains { identifier?.hasPrefix($0) ?? false }
    }

    /// UIKit measures by sizes of its own, and by a container's size as long as that is 0.
    private var isMeasuring: Bool { isTemporary || statement?.constant == 0 }

    /// The action sheet of UIKit asks for a view of width -16 on every iPhone.
    private var isOfActionSheet: Bool {
        guard let statement, statement.isLength else { return false }
        return statement.constant == -16 && views.map(\.label) == ["UIView"]
    }

    /// UIKit's identifiers begin like its classes.
    private var isIdentifiedByUIKit: Bool {
        guard let identifier else { return false }
        let name = identifier.hasPrefix("_") ? identifier.dropFirst() : identifier[...]
        let marks = ["NSView-", "NSStackView", "NSScrollView"]
        return name.hasPrefix("UI") && name.dropFirst(2).first?.isUppercase == true
            || marks.contains(where: name.hasPrefix)
    }
}

extension ConsoleView {
    /// Whether UIKit keeps the class to itself, so that no app constrains its views.
    var isPrivate: Bool {
        let isPublic = Self.reachable.contains(label) || label.hasSuffix("LayoutGuide")
        return !isPublic && Self.privatePrefixes.contains(where: label.hasPrefix)
    }

    /// Whether the view is beside or around a view of the app: an adaptor in a bar, a keyboard below an
    /// accessory view.
    fileprivate var isAdaptor: Bool {
        ["_UITAMICAdaptor", "_UIKB", "_UIRemoteKeyboard", "UIKB", "UIKeyboard", "UIInput"].contains(
            where: label.hasPrefix)
    }

    /// Whether UIKit sizes the view, or what the view contains, by masks that have to remain.
    var isPlacedByUIKit: Bool { Self.placed.contains(label) }

    /// Classes with an underscore whose views an app constrains: guides, content views, hosting views.
    private static let reachable: Set = [
        "_UILayoutGuide", "_UILayoutSpacer", "_UIHostingView", "_UIVisualEffectContentView",
        "_UITableViewHeaderFooterContentView", "UIInputView", "UIInputViewController",
    ]

    /// How classes inside keyboards, bars, alerts, pickers, players and system screens begin.
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
