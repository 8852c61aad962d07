import StackCore

/// The part of the app or of UIKit that made a constraint. The advice on how to fix a conflict
/// depends on it.
enum ConsoleOrigin {
    /// The app made the constraint: in code, in Interface Builder or through a library.
    case own
    /// UIKit made the constraint from the autoresizing mask of one of the app's views.
    case mask
    /// Interface Builder made the constraint, because the view had no constraints.
    case prototype
    /// UIKit made the constraint from a view's intrinsic content size.
    case content
    /// A stack view made the constraint, for its axis, distribution, alignment or spacing.
    case stack
    /// A stack view made the constraint, in order to hide a view.
    case hiding
    /// A list, bar or window made the constraint, to set the size of its content.
    case container
    /// UIKit made the constraint temporarily, while it measures a view.
    case measuring
    /// UIKit made the constraint between its own internal views.
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
        default:
            return isHeightOfContentView ? .container : isIdentifiedByUIKit ? .framework : .own
        }
    }

    /// The plain views and layout guides in this constraint that belong to UIKit's internal views.
    /// Apps use such views too; these are internal because the constraint relates them to a private
    /// view.
    ///
    /// A plain view (`UIView`) that the app passes to a bar or keyboard is left out, although UIKit
    /// makes constraints for it too.
    var innerViews: [ConsoleView] {
        let owners = views.filter(\.isPrivate)
        guard !owners.isEmpty else { return [] }
        let isHandedOver = owners.contains(where: \.isAdaptor)
        return views.filter { view in
            view.label == "UILayoutGuide" || view.label == "UIView" && !isHandedOver
        }
    }

    /// Whether the constraint is a size that a list, bar or window sets, or that UIKit sets while
    /// it measures a view.
    private var isForcedSize: Bool {
        guard let identifier else { return false }
        return isTemporary
            || ["UIView-Encapsulated-Layout", "NSView-Encapsulated-Layout"].contains(
                where: identifier.hasPrefix)
    }

    /// Whether the constraint exists only while UIKit measures a view.
    private var isTemporary: Bool {
        ["_UITemporaryLayout", "fittingSize"].contains { identifier?.hasPrefix($0) ?? false }
    }

    /// Whether UIKit measures a view with this constraint, which must be a forced size
    /// (`isForcedSize`). True for a temporary size, and for a size of 0 that a container sets.
    private var isMeasuring: Bool { isTemporary || statement?.constant == 0 }

    /// Whether the constraint is the height of a row, which a table sets on the content view of its
    /// cell. Before iOS 9 it has no identifier.
    private var isHeightOfContentView: Bool {
        guard identifier == nil, kind == "NSLayoutConstraint", let statement else { return false }
        return statement.isLength && statement.axis == .vertical
            && views.map(\.label) == ["UITableViewCellContentView"]
    }

    /// Whether the constraint is the width of -16 points that UIKit's action sheet sets on every
    /// iPhone.
    private var isOfActionSheet: Bool {
        guard let statement, statement.isLength else { return false }
        return statement.constant == -16 && views.map(\.label) == ["UIView"]
    }

    /// Whether the constraint's identifier starts like the name of a UIKit class.
    private var isIdentifiedByUIKit: Bool {
        guard let identifier else { return false }
        let name = identifier.hasPrefix("_") ? identifier.dropFirst() : identifier[...]
        let marks = ["NSView-", "NSStackView", "NSScrollView"]
        return name.hasPrefix("UI") && name.dropFirst(2).first?.isUppercase == true
            || marks.contains(where: name.hasPrefix)
    }
}

extension ConsoleView {
    /// Whether the view's class is private to UIKit, so that no app constrains its views.
    var isPrivate: Bool {
        let isPublic = Self.reachable.contains(label) || label.hasSuffix("LayoutGuide")
        return !isPublic && Self.privatePrefixes.contains(where: label.hasPrefix)
    }

    /// Whether the view contains or adjoins a view of the app, such as an adaptor in a bar or the
    /// keyboard below an accessory view.
    fileprivate var isAdaptor: Bool {
        ["_UITAMICAdaptor", "_UIKB", "_UIRemoteKeyboard", "UIKB", "UIKeyboard", "UIInput"].contains(
            where: label.hasPrefix)
    }

    /// Whether UIKit positions the view or its content with autoresizing masks, so that the app
    /// must not set `translatesAutoresizingMaskIntoConstraints` to false.
    var isPlacedByUIKit: Bool { Self.placed.contains(label) }

    /// Classes with private name prefixes whose views an app may constrain: guides, content views,
    /// hosting views.
    private static let reachable: Set = [
        "_UILayoutGuide", "_UILayoutSpacer", "_UIHostingView", "_UIVisualEffectContentView",
        "_UITableViewHeaderFooterContentView", "UIInputView", "UIInputViewController",
    ]

    /// Name prefixes of UIKit's private classes: in keyboards, bars, alerts, pickers, players and
    /// system screens.
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
