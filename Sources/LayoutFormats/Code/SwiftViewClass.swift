import StackCore

/// The UIKit class of a view in generated code, and the expression that creates the view.
struct SwiftViewClass {
    /// The name of the UIKit class.
    let name: String
    /// The name of the class that is created: the UIKit class, or its generated subclass whose
    /// content size comes from the document.
    let made: String
    private let arguments: String

    /// The expression that creates the view.
    var creation: String { made + "(" + arguments + ")" }

    /// Whether the created class is `UIView`, which a view controller creates by default.
    var isPlain: Bool { made == "UIView" }

    /// Whether the view's intrinsic content size comes from the document instead of being measured.
    var isSized: Bool { name != made }

    init(_ view: View) {
        let style = view.properties.value(.style) ?? ViewStyles.standard(view.kind)
        name = ViewStyles.className(view.kind)
        arguments = ViewStyles.arguments(view.kind, style)
        let isSized = view.properties.entries.contains { $0.key == .intrinsic }
        made = isSized && !arguments.hasPrefix("configuration") ? Self.sized(name) : name
    }

    /// Returns the name of the subclass with a settable content size: `SizedLabel` for `UILabel`.
    static func sized(_ name: String) -> String { "Sized" + name.dropFirst(2) }

    /// Returns the declaration of a subclass whose intrinsic content size can be set.
    static func sizedDeclaration(of name: String) -> [SwiftText] {
        [
            .line("/// Its content is as large as the layout was made for, until it has its own."),
            .block(
                "private final class \(sized(name)): \(name)",
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

    /// Returns the name of the UIKit class to create. Maps, web pages and toolbars become plain
    /// views that the app fills. Effect views do too, because UIKit puts their subviews in a
    /// content view.
    static func className(_ kind: ViewKind) -> String {
        switch kind {
        case .map, .web, .toolbar, .visualEffect: ViewKind.view.className
        default: kind.className
        }
    }

    static func arguments(_ kind: ViewKind, _ style: ControlStyle?) -> String {
        switch (kind, style) {
        case (.button, let style?) where style.isConfiguration:
            "configuration: .\(style.rawValue)()"
        case (.button, let style?): "type: .\(style.rawValue)"
        case (.activity, let style?): "style: .\(style.rawValue)"
        case (.progress, .bar): "progressViewStyle: .bar"
        case (.table, .grouped): "frame: .zero, style: .grouped"
        case (.table, .insetGrouped): "frame: .zero, style: .insetGrouped"
        case (.table, _): "frame: .zero, style: .plain"
        case (.collection, _):
            "frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()"
        default: ""
        }
    }
}
