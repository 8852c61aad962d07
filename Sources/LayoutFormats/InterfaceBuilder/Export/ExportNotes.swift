import StackCore

/// What an exported file holds in a comment, because Interface Builder has no place for it.
struct ExportNotes {
    private let lines: [Substring.UTF8View]
    private var notes = ImportNotes()

    init(_ bytes: [UInt8], _ editors: [SceneEditor], _ remarks: [Remark]) {
        let text = Substring(String(decoding: bytes, as: UTF8.self))
        lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for (editor, remark) in zip(editors, remarks) { note(remark, of: editor) }
    }

    var inFileOrder: [ImportNote] { notes.inFileOrder }

    private mutating func note(_ remark: Remark, of editor: SceneEditor) {
        guard let root = editor.root["id"] else { return }
        let names = Self.names(editor)
        for value in remark.values where !Self.isBookkeeping(value, root: root) {
            let owner = value.owner.map { names[$0] ?? $0 } ?? editor.item.name
            add(value.owner ?? root, "\(owner).\(value.key.spelling)")
        }
        for order in remark.arranged {
            add(order.id, "what \(names[order.id] ?? order.id) arranges, and what it does not,")
        }
    }

    private mutating func add(_ id: String, _ what: String) {
        notes.add(
            line(of: id), what + " is kept in a comment: Interface Builder has no place for it")
    }

    /// What is said of every file, and what no layout depends on.
    private static func isBookkeeping(_ value: Remark.Value, root: String) -> Bool {
        switch value.key {
        case .objectID, .userLabel, .toolsVersion, .device, .reachesTop, .reachesBottom: true
        case .frame: value.owner == root
        case .marginsRelative: value.spelling == nil
        default: false
        }
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

    private func line(of id: String) -> Int {
        let mark = Array((" id=\"" + id + "\"").utf8)
        let at = lines.firstIndex { line in
            line.indices.contains { line[$0...].starts(with: mark) }
        }
        return (at ?? 0) + 1
    }
}
