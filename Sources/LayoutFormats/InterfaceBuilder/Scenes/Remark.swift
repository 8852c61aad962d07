import StackCore

/// What a document holds and Interface Builder's format cannot say.
///
/// It stands in a comment inside the root view, `<!--layoutedit: … -->`, so that a file that was
/// exported is read back as the same document. Other programs pass over it; a file without it, or
/// with a damaged one, is read like any other.
struct Remark: Equatable {
    /// A value under a condition; nil takes away what the elements say.
    struct Value: Equatable {
        /// The identifier of an element; nil is the document.
        let owner: String?
        let key: PropertyKey
        let condition: SizeClasses
        let spelling: String?
    }

    /// The document's name.
    var document: String?
    /// Names that left the document: nothing that is named after its place takes them again.
    var gone: [String] = []
    /// Names by identifier.
    var names: [(id: String, name: String)] = []
    var kinds: [(id: String, kind: ViewKind)] = []
    var values: [Value] = []
    /// The views in a view, back to front, by the view's identifier.
    var subviews: [(id: String, views: [String])] = []
    /// The views that a stack arranges, in its order.
    var arranged: [(id: String, views: [String])] = []

    static let mark = "layoutedit:"

    var isEmpty: Bool { self == Remark() }

    static func == (a: Remark, b: Remark) -> Bool { a.spelling == b.spelling }
}

/// A scene's remark, made ready for looking things up by identifier.
struct SceneRemark {
    let remark: Remark
    private let gone: Set<String>
    private let names: [String: String]
    private let kinds: [String: ViewKind]

    init(_ remark: Remark) {
        self.remark = remark
        gone = Set(remark.gone)
        names = Dictionary(remark.names.map { ($0.id, $0.name) }, uniquingKeysWith: { a, _ in a })
        kinds = Dictionary(remark.kinds.map { ($0.id, $0.kind) }, uniquingKeysWith: { a, _ in a })
    }

    func isGone(_ name: String) -> Bool { gone.contains(name) }

    func name(of element: SourceElement) -> String? { element["id"].flatMap { names[$0] } }

    func kind(of element: SourceElement) -> ViewKind? { element["id"].flatMap { kinds[$0] } }

    /// What is said of an element, or of the document (nil).
    func values(of owner: String?) -> [Remark.Value] {
        remark.values.filter { $0.owner == owner }
    }

    /// The names that are spoken for before any is given.
    var reserved: [String] { remark.gone + remark.names.map(\.name) }
}

/// The remark of a root view, in the text of its file.
extension SourceElement {
    /// All of our comments directly inside, without their marks.
    var remarkText: String { comments(Remark.mark).map { $0.text + ";" }.joined() }

    /// The first of them; nil where there is none.
    var firstRemark: String? { comments(Remark.mark).first?.text }

    /// Writes the remark on a line of its own, in place of the one that is there; an empty one
    /// leaves no line.
    func write(_ remark: Remark) {
        switch (comments(Remark.mark).first?.node, remark.isEmpty) {
        case (let comment?, true): tree.remove(comment)
        case (let comment?, false): tree.setContent(comment, remark.comment)
        case (nil, true): break
        case (nil, false): appendComment(remark.comment)
        }
    }
}
