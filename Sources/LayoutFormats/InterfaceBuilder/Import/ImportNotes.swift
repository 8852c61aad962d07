/// Collects what an import has to tell, each kind of trouble once.
struct ImportNotes {
    /// A damaged file can have trouble in every line: what is beyond this is not listed.
    private static let limit = 1_000
    private static let longest = 200

    private(set) var notes: [ImportNote] = []
    private var told: Set<String> = []

    /// Notes trouble of its own.
    mutating func add(_ line: Int, _ message: String) {
        guard notes.count <= Self.limit else { return }
        notes.append(
            notes.count == Self.limit
                ? ImportNote(line: line, message: "there is more, which is not listed")
                : ImportNote(line: line, message: String(message.prefix(Self.longest))))
    }

    /// Notes a kind of trouble where it is met first.
    mutating func addOnce(_ line: Int, _ message: String) {
        if told.insert(message).inserted { add(line, message) }
    }

    var inFileOrder: [ImportNote] {
        notes.enumerated().sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }
            .map(\.element)
    }
}

/// What stands outside the views of the scenes and is not imported, each kind noted once.
enum LeftOut {
    static func note(in root: SourceElement, _ notes: inout ImportNotes) {
        for segment in root.subtree where segment.isNamed("segment") {
            if segment["image"] != nil || segment.child(key: "image") != nil {
                notes.addOnce(segment.line, "pictures of segments are left out")
            }
        }
    }
}
