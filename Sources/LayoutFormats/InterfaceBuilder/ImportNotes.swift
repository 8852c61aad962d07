/// Collects what an import has to tell, each kind of trouble once.
struct ImportNotes {
    private(set) var notes: [ImportNote] = []
    private var told: Set<String> = []

    /// Notes trouble of its own.
    mutating func add(_ line: Int, _ message: String) {
        notes.append(ImportNote(line: line, message: message))
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
