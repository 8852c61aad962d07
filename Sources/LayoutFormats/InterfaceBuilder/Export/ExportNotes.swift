import StackCore

/// The notes for the user of an export. Each is on a value that the exported file stores in an XML
/// comment, because Interface Builder has no attribute or element for it.
struct ExportNotes {
    /// The line of each element in the exported file, by the element's `id`. Lines are counted from
    /// 1.
    private let lines: [String: Int]
    private var notes = ImportNotes()

    /// Creates the notes on values in the scenes' annotations (XML comments).
    ///
    /// - Parameter file: the exported file, read again
    init(_ file: SourceElement, _ editors: [SceneEditor], _ annotations: [SceneAnnotation]) {
        let places = file.subtree.compactMap { element in
            element["id"].map { ($0, element.line) }
        }
        lines = Dictionary(places, uniquingKeysWith: { first, _ in first })
        precondition(editors.count == annotations.count, "a scene's annotation is not known")
        for (editor, annotation) in zip(editors, annotations) { note(annotation, of: editor) }
    }

    var inFileOrder: [ImportNote] { notes.inFileOrder }

    private mutating func note(_ annotation: SceneAnnotation, of editor: SceneEditor) {
        guard let root = editor.root["id"] else { return }
        let names = Self.names(editor)
        let defaults = Self.defaults(editor)
        for value in annotation.values where !Self.isBookkeeping(value, root: root) {
            if value.condition == .base, value.spelling == defaults[value.owner]?(value.key) {
                continue
            }
            let owner = value.owner.map { names[$0] ?? $0 } ?? editor.item.name
            add(value.owner ?? root, "\(owner).\(value.key.spelling)")
        }
        for order in annotation.arranged {
            add(order.id, "the list of arranged subviews of \(names[order.id] ?? order.id)")
        }
    }

    private mutating func add(_ id: String, _ what: String) {
        notes.add(
            lines[id] ?? 1, what + " is kept in a comment: Interface Builder has no place for it")
    }

    /// Returns whether the user needs no note on a value in an annotation. This is so for values
    /// that every file has, for values that do not affect the layout, and for the name of a colour.
    /// The colour's element contains the name too, but an import reads only the element's
    /// components.
    private static func isBookkeeping(_ value: SceneAnnotation.Value, root: String) -> Bool {
        switch value.key {
        case .objectID, .userLabel, .toolsVersion, .device, .reachesTop, .reachesBottom,
            .respectsSystemMinimumMargins:
            true
        case .frame: value.owner == root
        // Without a value, the layout derives this inset from the titles of the bars.
        case .additionalSafeArea: value.spelling == nil
        case .marginsRelative: value.spelling == nil
        // An import reads the element of a collection's cell as a plain view, so the annotation
        // states that it is a cell.
        case .style: value.spelling == ControlStyle.cell.rawValue
        // No element of the file can store a border colour.
        case .borderColor: false
        default: value.key.type == .color
        }
    }

    /// Returns the default values of properties, which need no note. The keys are the `id`s of the
    /// elements of views and constraints; the key nil is the document itself. Each entry is a
    /// function that returns a property's default value as text; nil if the property has no
    /// default.
    private static func defaults(
        _ editor: SceneEditor
    ) -> [String?: (PropertyKey) -> String?] {
        let document = editor.document
        var result: [String?: (PropertyKey) -> String?] = [
            nil: { document.defaultValue($0, of: .document)?.spelling }
        ]
        for (id, element) in editor.viewElements {
            result[element["id"]] = { document.defaultValue($0, of: .view(id))?.spelling }
        }
        for (id, element) in editor.constraintElements {
            result[element["id"]] = { document.defaultValue($0, of: .constraint(id))?.spelling }
        }
        return result
    }

    private static func names(_ editor: SceneEditor) -> [String: String] {
        var names: [String: String] = [:]
        for (id, element) in editor.viewElements {
            if let key = element["id"] { names[key] = editor.document[id].name }
        }
        for (id, element) in editor.constraintElements {
            if let key = element["id"] { names[key] = editor.document[id].name }
        }
        return names
    }
}
