import CommandLanguage
import LayoutStore
import Platform

/// The program's arguments, as words of the same grammar that reads commands.
struct ProgramLine {
    private let statement: Statement

    init(_ arguments: [String]) {
        var words: [Word] = []
        var column = 1
        for argument in arguments {
            words.append(Word(argument, at: SourcePosition(line: 1, column: column)))
            column += argument.count + 1
        }
        statement = Statement(words: words)
    }

    /// What the program was started for; the errors have no place, a shell's line is not ours.
    func command(of grammar: Grammar) throws(CommandError) -> any ProgramCommand {
        do {
            return try read(grammar)
        } catch {
            let entry = Subcommands.named(statement.words.first?.text) ?? Subcommands.named(nil)!
            throw CommandError(
                error.code == .syntax ? .usage : error.code, error.message,
                hint: error.hint ?? entry.lesson)
        }
    }

    private func read(_ grammar: Grammar) throws(CommandError) -> any ProgramCommand {
        guard let first = statement.words.first?.text else {
            throw CommandError(.usage, "expected a layout file or a command")
        }
        if first == "--version" { return try ProgramLine(["help", "--version"]).read(grammar) }
        if first == "--help" || first == "-h" { return try ProgramLine(["help"]).read(grammar) }
        let named = Subcommands.named(first)
        // People ask each program so; the word is no option of ours, and stands behind everything else.
        if ["--help", "-h"].contains(statement.words.last?.text) {
            return try ProgramLine(["help"] + (named?.name.map { [$0] } ?? [])).read(grammar)
        }
        let entry = named ?? Subcommands.named(nil)!
        var matcher = SyntaxMatcher(statement)
        if let match = try matcher.match(entry.usage.forms) { return try entry.read(match) }
        if named == nil,
            let error = MistakenCommand(matcher.words.map(\.text), grammar).error
        {
            throw error
        }
        throw matcher.error
    }
}

extension SubcommandEntry {
    /// An example, and where help is.
    fileprivate var lesson: String {
        let help = "layoutedit help" + (name.map { " " + $0 } ?? "")
        return "for example: layoutedit \(usage.examples[0])   (more: \(help))"
    }
}

/// What the program was started with. Arguments may be names of files, which need not be UTF-8; where
/// they are not, Swift's own list has lost the bytes.
package enum ProgramArguments {
    /// Behind the program's own name; each spelled as a file's name (`String.init(fileName:)`).
    package static var words: [String] {
        (1..<max(1, Int(CommandLine.argc))).compactMap { number in
            CommandLine.unsafeArgv[number].map { String(fileName: $0) }
        }
    }
}
