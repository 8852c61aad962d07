import StackCore

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
