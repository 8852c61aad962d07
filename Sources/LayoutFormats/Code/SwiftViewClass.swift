import StackCore

/// The UIKit class of a view in generated code, and the expression that creates the view.
struct SwiftViewClass {
    /// The name of the UIKit class.
    let name: String
    /// The name of the class that is created: the UIKit class, or its generated subclass whose
    /// content size comes from the document.
    let made: String
    private let arguments: String

    /// Returns the expression that creates the view.
    ///
    /// - Parameter layout: the statements that make the variable `layout` for a collection
    func creation(layout: [String] = []) -> String {
        let made = made + "(" + arguments + ")"
        return layout.isEmpty
            ? made : made.replacing("UICollectionViewFlowLayout()", with: "layout")
    }

    /// Whether the class is one of the app's.
    var isCustom: Bool { name != inherited }

    /// Whether UIKit declares the class.
    var isOfUIKit: Bool {
        Self.others.contains(name) || ViewKind.allCases.contains { $0.className == name }
    }

    /// Classes of UIKit that no kind of view stands for.
    private static let others: Set<String> = [
        "UIControl", "UIInputView", "UINavigationBar", "UIRefreshControl", "UITabBar", "UIWebView",
        "UIColorWell", "UICalendarView", "UIContentUnavailableView", "UIWindow",
    ]

    /// Returns the custom classes of a document's views, apart from cells with generated classes,
    /// and from a root whose class the generated one may replace.
    static func custom(in item: CodeDocument) -> [String] {
        let isController = SwiftRole(item) == .controller
        return item.document.allViews.filter { !item.lists.hasOwnClass($0) }.map { view in
            let type = view.properties.value(.customClass) ?? ""
            let isForeign = item.connections?.modules[type] != nil
            return SwiftViewClass(view, isRoot: view.id == .root && !isController && !isForeign)
        }.filter(\.isCustom).map(\.name)
    }

    /// The UIKit class that a custom class inherits from; else the class itself.
    let inherited: String

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
        default: nil
        }
    }

    /// Whether subviews are added to the view's `contentView`.
    let hasContentView: Bool

    /// Whether the created class is `UIView`, which a view controller creates by default.
    var isPlain: Bool { made == "UIView" }

    /// Whether the view's intrinsic content size comes from the document instead of being measured.
    var isSized: Bool { name != made }

    /// - Parameters:
    ///   - cellStyle: a cell's style, as in `UITableViewCell.CellStyle`
    ///   - isRoot: whether the generated class is the view's own
    init(_ view: View, style cellStyle: String? = nil, isRoot: Bool = false) {
        let style = view.properties.value(.style) ?? ViewStyles.standard(view.kind)
        inherited = view.kind.className
        hasContentView = view.kind == .cell || view.kind == .visualEffect
        let custom = isRoot ? nil : view.properties.value(.customClass)
        name = custom.flatMap { SwiftIdentifier.isType($0) ? $0 : nil } ?? inherited
        arguments =
            cellStyle.map { "style: .\($0), reuseIdentifier: nil" }
            ?? ViewStyles.arguments(view.kind, style)
        let isSized = view.properties.entries.contains { $0.key == .intrinsic }
        // A custom class has the content size of its own.
        made =
            isSized && name == inherited && !arguments.hasPrefix("configuration")
            ? Self.sized(name) : name
    }

    /// Returns the name of the subclass with a settable content size: `SizedLabel` for `UILabel`.
    static func sized(_ name: String) -> String { "Sized" + name.dropFirst(2) }

    /// Returns the declaration of a subclass whose intrinsic content size can be set.
    static func sizedDeclaration(of name: String, _ access: String) -> [SwiftText] {
        [
            .line("/// Its content is as large as the layout was made for, until it has its own."),
            .block(
                access + "final class \(sized(name)): \(name)",
                [
                    .block(
                        "var designedSize: CGSize?",
                        [.line("didSet { invalidateIntrinsicContentSize() }")]),
                    .block(
                        "override var intrinsicContentSize: CGSize",
                        [.line("designedSize ?? super.intrinsicContentSize")]),
                ]),
        ]
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
