import StackCore

/// The class that a view has in code, and how one is made.
struct SwiftViewClass {
    /// UIKit's.
    let name: String
    /// The one that is made: UIKit's, or one of the file's own whose content has the document's size.
    let made: String
    private let arguments: String

    /// What makes a view.
    var creation: String { made + "(" + arguments + ")" }

    /// What a controller's view is by itself.
    var isPlain: Bool { made == "UIView" }

    /// Whether the content's size is the document's and not measured.
    var isSized: Bool { name != made }

    init(_ view: View) {
        let style = view.properties.value(.style) ?? ViewStyles.standard(view.kind)
        name = ViewStyles.className(view.kind, style)
        arguments = ViewStyles.arguments(view.kind, style)
        let isSized = view.properties.entries.contains { $0.key == .intrinsic }
        made = isSized && !arguments.hasPrefix("configuration") ? Self.sized(name) : name
    }

    /// `SizedLabel` for `UILabel`.
    static func sized(_ name: String) -> String { "Sized" + name.dropFirst(2) }

    /// A class of which a view reports a size that the code gives it.
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

/// The styles of views as classes, types and initialisers.
private enum ViewStyles {
    static func standard(_ kind: ViewKind) -> ControlStyle? {
        if case .style(let style)? = PropertyKey.style.defaultValue(for: .view(kind)) {
            return style
        }
        return nil
    }

    static func className(_ kind: ViewKind, _ style: ControlStyle?) -> String {
        switch (kind, style) {
        case (.view, .cell): "UITableViewCell"
        case (.scroll, .table), (.scroll, .insetGrouped): "UITableView"
        case (.scroll, .collection): "UICollectionView"
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
        case (.scroll, .table): "frame: .zero, style: .plain"
        case (.scroll, .insetGrouped): "frame: .zero, style: .insetGrouped"
        case (.scroll, .collection):
            "frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()"
        default: ""
        }
    }
}
