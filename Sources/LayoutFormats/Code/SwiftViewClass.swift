import StackCore

/// The UIKit class of a view in generated code, and the expression that creates the view.
struct SwiftViewClass {
    /// The name of the class: a custom class, or the UIKit class of the view's kind.
    let name: String
    private let arguments: String

    /// Returns the expression that creates the view.
    ///
    /// - Parameters:
    ///   - setup: the statements that make the variable `layout` for a collection, or
    ///     `configuration` for a web view
    ///   - segments: the titles of a segmented control, as an array in Swift
    ///   - element: the view's element in the storyboard
    func creation(
        setup: [String] = [], segments: String? = nil, _ element: SourceElement? = nil
    ) -> String {
        var list = segments.map { "items: \($0)" } ?? arguments
        if !setup.isEmpty {
            list =
                inherited == "WKWebView"
                ? "frame: .zero, configuration: configuration"
                : list.replacing("UICollectionViewFlowLayout()", with: "layout")
        } else if let type = element?.collectionLayoutClass {
            list = list.replacing("UICollectionViewFlowLayout()", with: type + "()")
        }
        let vibrancy = element?.child("vibrancyEffect")
        if let style = (vibrancy ?? element)?.child("blurEffect")?["style"],
            SwiftIdentifier.isWord(style)
        {
            let blur = "UIBlurEffect(style: .\(style))"
            let own = vibrancy?["style"].flatMap { SwiftIdentifier.isWord($0) ? $0 : nil }
            let end = own.map { ", style: .\($0))" } ?? ")"
            list =
                "effect: " + (vibrancy == nil ? blur : "UIVibrancyEffect(blurEffect: \(blur)\(end)")
        }
        return name + "(" + list + ")"
    }

    /// Whether the class is a custom class.
    var isCustom: Bool { name != inherited }

    /// Whether UIKit declares the class.
    var isOfUIKit: Bool { Self.isOfUIKit(name) }

    /// Returns whether UIKit declares a class of views, cells or controllers with this name.
    static func isOfUIKit(_ name: String) -> Bool {
        others.contains(name) || ViewKind.allCases.contains { $0.className == name }
    }

    /// UIKit classes that no `ViewKind` represents.
    private static let others: Set<String> = [
        "UITableViewCell", "UICollectionViewCell", "UITableViewHeaderFooterView",
        "UICollectionReusableView", "UIViewController", "UITableViewController",
        "UICollectionViewController", "UINavigationController", "UITabBarController",
        "UISplitViewController", "UIPageViewController",
        "UIControl", "UIInputView", "UINavigationBar", "UIRefreshControl", "UITabBar", "UIWebView",
        "UIColorWell", "UICalendarView", "UIContentUnavailableView", "UIWindow",
    ]

    /// Returns the names of the custom classes of a document's views. Leaves out the custom classes
    /// of cells, because cells get generated classes. Also leaves out the custom class of a root
    /// view if the generated class may replace it.
    static func custom(in item: CodeDocument) -> [String] {
        let isController = SwiftRole(item) == .controller
        return item.document.allViews.filter { !item.lists.hasOwnClass($0) }.map { view in
            let type = view.properties.value(.customClass) ?? ""
            let isForeign = item.connections?.modules[type] != nil
            return SwiftViewClass(view, isRoot: view.id == .root && !isController && !isForeign)
        }.filter(\.isCustom).map(\.name)
    }

    /// The UIKit class from which a custom class inherits; the class itself if it is not custom.
    let inherited: String

    /// The name of a variable for a view of a bar class of UIKit, or for a plain view of a file whose
    /// custom class is a control or picture by its name; nil for other classes, whose variables have
    /// the noun of the view's kind.
    var noun: String? {
        switch name {
        case "UINavigationBar": "navigationBar"
        case "UITabBar": "tabBar"
        default: inherited == "UIView" ? Self.nouns.first { name.hasSuffix($0.suffix) }?.noun : nil
        }
    }

    private static let nouns: [(suffix: String, noun: String)] = [
        ("Button", "button"), ("Label", "label"), ("Field", "field"), ("ImageView", "imageView"),
        ("StackView", "stack"),
    ]

    /// The module that declares the class; nil if it is UIKit.
    var module: String? {
        switch (inherited, name) {
        case ("MKMapView", _): "MapKit"
        case ("WKWebView", _): "WebKit"
        case (_, "SCNView"): "SceneKit"
        case (_, "ARSCNView"), (_, "ARSKView"): "ARKit"
        case (_, "SKView"): "SpriteKit"
        case (_, "MTKView"): "MetalKit"
        case (_, "GLKView"): "GLKit"
        case (_, "PDFView"), (_, "PDFThumbnailView"): "PDFKit"
        case (_, "PKCanvasView"): "PencilKit"
        case (_, "MPVolumeView"): "MediaPlayer"
        case (_, "LPLinkView"): "LinkPresentation"
        default: Self.systemViews[name]?.module
        }
    }

    /// The views of Apple's frameworks that a file contains as elements of another kind, mostly as
    /// buttons: their modules, the arguments of their initializers, and whether they are buttons.
    private static let systemViews: [String: (module: String?, arguments: String, isButton: Bool)] =
        [
            "ASAuthorizationAppleIDButton": (
                "AuthenticationServices",
                "authorizationButtonType: .default, authorizationButtonStyle: .black", false
            ),
            "AVRoutePickerView": ("AVKit", "", false),
            "CLLocationButton": ("CoreLocationUI", "", false),
            "INUIAddVoiceShortcutButton": ("IntentsUI", "style: .white", true),
            "MKCompassButton": ("MapKit", "mapView: nil", false),
            "MKUserTrackingButton": ("MapKit", "mapView: nil", false),
            "PKAddPassButton": ("PassKit", "addPassButtonStyle: .black", true),
            "PKPaymentButton": (
                "PassKit", "paymentButtonType: .plain, paymentButtonStyle: .black", true
            ),
            "RPSystemBroadcastPickerView": ("ReplayKit", "", false),
            "UIColorWell": (nil, "", false), "UIControl": (nil, "", false),
            "UIPasteControl": (
                nil, "configuration: UIPasteControl.Configuration()", false
            ),
        ]

    /// Returns the statements without those for properties of `UIButton`, if the class is no button
    /// although its element in the file is one.
    func statements(_ all: [String], _ target: String) -> [String] {
        guard inherited == "UIButton", let view = Self.systemViews[name] else { return all }
        let start = target == "self" ? "" : target + "."
        return all.filter { line in
            guard line.hasPrefix(start) else { return true }
            let property = line.dropFirst(start.count).prefix { $0.isLetter }
            return property != "configuration"
                && (view.isButton || !Self.ofButtons.contains(String(property)))
        }
    }

    /// The members that `UIButton` has besides those of `UIControl`.
    private static let ofButtons: Set<String> = [
        "setTitle", "setTitleColor", "setTitleShadowColor", "setImage", "setBackgroundImage",
        "setAttributedTitle", "setPreferredSymbolConfiguration", "titleLabel", "imageView",
        "contentEdgeInsets", "titleEdgeInsets", "imageEdgeInsets",
        "reversesTitleShadowWhenHighlighted", "adjustsImageWhenHighlighted",
        "adjustsImageWhenDisabled", "showsTouchWhenHighlighted",
        "changesSelectionAsPrimaryAction", "isPointerInteractionEnabled", "role",
    ]

    /// Returns the module of an Objective-C class of another library, for which files name no
    /// module. Nil unless the class has the prefix of one of the libraries in `libraries`.
    static func module(ofForeign type: String) -> String? {
        libraries.first { prefix, _ in
            type.hasPrefix(prefix) && type.dropFirst(prefix.count).first?.isUppercase == true
        }?.module
    }

    private static let libraries: [(prefix: String, module: String)] = [
        ("AGS", "ArcGIS"), ("CPT", "CorePlot"), ("GAD", "GoogleMobileAds"), ("GID", "GoogleSignIn"),
        ("GMS", "GoogleMaps"), ("MDC", "MaterialComponents"), ("MGL", "Mapbox"), ("RTC", "WebRTC"),
    ]

    /// Whether the class is `UIView` itself. A view controller creates its view with this class by
    /// default.
    var isPlain: Bool { name == "UIView" }

    /// - Parameters:
    ///   - cellStyle: a cell's style, as in `UITableViewCell.CellStyle`
    ///   - element: the view's element in the storyboard
    ///   - isRoot: whether the view is the root of a generated class, which replaces its custom
    ///     class
    init(
        _ view: View, style cellStyle: String? = nil, _ element: SourceElement? = nil,
        isRoot: Bool = false
    ) {
        let style = view.properties.value(.style) ?? ViewStyles.standard(view.kind)
        // A document has an effect view of the app's class as a view of this class.
        let kind = element?.isNamed("visualEffectView") == true ? .visualEffect : view.kind
        inherited = kind.className
        let custom = isRoot ? nil : view.properties.value(.customClass)
        name = custom.flatMap { SwiftIdentifier.isType($0) ? $0 : nil } ?? inherited
        // UIKit refuses to create a collection without a layout, also one of a library that a file
        // contains as a scroll view.
        let isCollection = name.hasSuffix("CollectionView")
        arguments =
            cellStyle.map { "style: .\($0), reuseIdentifier: nil" }
            ?? (isRoot ? nil : Self.systemViews[name]?.arguments)
            ?? ViewStyles.arguments(isCollection ? .collection : kind, style)
    }
}

/// The classes and initializer arguments for the styles of views.
private enum ViewStyles {
    static func standard(_ kind: ViewKind) -> ControlStyle? {
        if case .style(let style)? = PropertyKey.style.defaultValue(for: .view(kind)) {
            return style
        }
        return nil
    }

    static func arguments(_ kind: ViewKind, _ style: ControlStyle?) -> String {
        switch (kind, style) {
        case (.button, let style?) where style.isConfiguration:
            "configuration: .\(style.rawValue)()"
        case (.button, let style?): "type: .\(style.rawValue)"
        case (.activity, let style?): "style: .\(style.rawValue)"
        case (.progress, .bar): "progressViewStyle: .bar"
        case (.visualEffect, _): "effect: UIBlurEffect(style: .regular)"
        case (.table, .grouped): "frame: .zero, style: .grouped"
        case (.table, .insetGrouped): "frame: .zero, style: .insetGrouped"
        case (.table, _): "frame: .zero, style: .plain"
        case (.collection, _):
            "frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()"
        default: ""
        }
    }
}
