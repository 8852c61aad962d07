/// Where a command came from.
package enum CommandSource: Hashable, Sendable {
    case shell
    /// `-c`.
    case argument
    case script(String, line: Int)
    /// The file that was imported.
    case importing(String)

    /// `shell`, `argument`, `script:FILE:LINE`, `import:FILE`: as the journal holds it.
    package var spelling: String {
        switch self {
        case .shell: "shell"
        case .argument: "argument"
        case .script(let file, let line): "script:\(file):\(line)"
        case .importing(let file): "import:\(file)"
        }
    }

    package init?(spelling: String) {
        let parts = spelling.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        switch (parts.first, parts.count) {
        case ("shell", 1): self = .shell
        case ("argument", 1): self = .argument
        case ("import", 2): self = .importing(String(parts[1]))
        case ("script", 2):
            guard let colon = parts[1].lastIndex(of: ":"),
                let line = Int(parts[1][parts[1].index(after: colon)...])
            else { return nil }
            self = .script(String(parts[1][..<colon]), line: line)
        default: return nil
        }
    }
}
