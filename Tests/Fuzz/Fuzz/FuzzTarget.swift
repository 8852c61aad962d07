import Foundation

/// The kinds of input to test.
enum FuzzTarget: String, CaseIterable {
    /// Lines of the command language, run on a new file.
    case commands
    /// An example command of the reference with different numbers.
    case numbers
    /// The bytes of a storyboard or xib, which is imported, laid out and exported.
    case `import`
    /// Changes to a layout file's bytes, which is then opened, queried and recovered.
    case opening
    /// The edits of a journal whose checksums are all correct.
    case journal

    /// The target named on the command line; nil if there is none.
    static let chosen = CommandLine.arguments.dropFirst().first.flatMap(FuzzTarget.init)

    /// Tests one input. Returns if it was answered in any way; ends the program on a finding.
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

/// Prints a line immediately.
func say(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
}

/// Ends the program with a finding if `holds` is false.
func expect(_ holds: Bool, _ finding: @autoclosure () -> String) {
    if holds { return }
    say("FINDING: " + finding())
    abort()
}

/// Runs `body`, and ends the program with a finding if it throws.
func expectNoError<Result>(_ what: String, _ body: () throws -> Result) -> Result {
    do {
        return try body()
    } catch {
        say("FINDING: \(what): \(error)")
        abort()
    }
}
