import Foundation

/// What is tried.
enum FuzzTarget: String, CaseIterable {
    /// Lines of the command language, typed at a new file.
    case commands
    /// A command of the reference with other numbers in it.
    case numbers
    /// The bytes of a storyboard or xib, imported, laid out and written again.
    case `import`
    /// Changes of a layout file's bytes, which is then opened, asked and recovered.
    case opening
    /// The edits of a journal whose sums are all right.
    case journal

    /// What the command line asks for.
    static let chosen = CommandLine.arguments.dropFirst().first.flatMap(FuzzTarget.init)

    /// Returns when the input was answered, whatever the answer; a finding ends the program.
    func tryInput(_ bytes: [UInt8]) {
        switch self {
        case .commands: CommandInput(bytes).run()
        case .numbers: NumberInput(bytes).run()
        case .import: ImportInput(bytes).run()
        case .opening: OpeningInput(bytes).run()
        case .journal: JournalInput(bytes).run()
        }
    }
}

/// Says something at once.
func say(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
}

/// What has to hold after any input; the program ends where it does not.
func expect(_ holds: Bool, _ finding: @autoclosure () -> String) {
    if holds { return }
    say("FINDING: " + finding())
    abort()
}

/// Runs what may throw nothing but the errors that `body` handles itself.
func expectNoError<Result>(_ what: String, _ body: () throws -> Result) -> Result {
    do {
        return try body()
    } catch {
        say("FINDING: \(what): \(error)")
        abort()
    }
}
