/// What was typed in earlier sessions: one command a line, for its owner only.
struct TypedHistory {
    /// How many commands are kept.
    static let limit = 2_000

    private let file: StateFile

    /// - Parameter path: nil to keep nothing.
    init(path: String? = StateFile.path("history")) {
        file = StateFile(path, keeping: Self.limit)
    }

    /// The commands of earlier sessions, oldest first.
    var lines: [String] { file.lines }

    /// Adds a command; other sessions add theirs to the same file.
    func append(_ command: String) { file.append(command) }
}
