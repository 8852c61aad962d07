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
