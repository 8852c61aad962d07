import CommandLanguage
import LayoutStore
import Platform

/// The program's arguments as a statement, so that the matcher for commands can parse them too.
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

    /// Whether the word `--` ends the options, so that the last word is not an option.
    private var endsOptions: Bool { statement.words.dropLast().contains { $0.text == "--" } }

    /// Returns the subcommand to run. An error has no position, because the user typed the line
    /// into another shell.
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
        // Many programs accept `--help` as the last word. It is not an option in this grammar, so
        // it is recognized here.
        if ["--help", "-h"].contains(statement.words.last?.text), !endsOptions {
            return try ProgramLine(["help"] + (named?.name.map { [$0] } ?? [])).read(grammar)
        }
        let entry = named ?? Subcommands.named(nil)!
        var matcher = SyntaxMatcher(statement)
        if let match = try matcher.match(entry.usage.forms) { return try entry.read(match) }
        if named == nil,
            let error = MistakenCommand(matcher.words.map(\.text), grammar)?.error
        {
            throw error
        }
        throw matcher.error
    }
}

extension SubcommandEntry {
    /// A hint with an example of the subcommand, and with the command line that prints the
    /// subcommand's help.
    fileprivate var lesson: String {
        let help = "layoutedit help" + (name.map { " " + $0 } ?? "")
        return "for example: layoutedit \(usage.examples[0])   (more: \(help))"
    }
}

/// The program's arguments. They are read as C strings, because file names need not be valid UTF-8,
/// and Swift's own list of arguments loses invalid bytes.
package enum ProgramArguments {
    /// The arguments after the program's name, each decoded as a file name
    /// (`String.init(fileName:)`).
    package static var words: [String] {
        (1..<max(1, Int(CommandLine.argc))).compactMap { number in
            CommandLine.unsafeArgv[number].map { String(fileName: $0) }
        }
    }
}
