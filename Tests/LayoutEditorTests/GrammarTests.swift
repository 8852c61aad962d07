import Foundation
import Testing

@testable import CommandLanguage
@testable import LayoutProgram

private let grammar = Grammar.layoutedit

private func statement(_ line: String) throws -> Statement {
    var reader = StatementReader()
    return try #require(try reader.read(line).first)
}

@Test(arguments: grammar.commands.flatMap(\.usage.examples))
func `every example is a command`(_ example: String) throws {
    _ = try grammar.parse(try statement(example))
}

@Test(arguments: grammar.program.flatMap(\.examples))
func `every example is a command line`(_ example: String) throws {
    let words = try statement(example).words.map(\.text)
    _ = try ProgramLine(words).command(of: grammar)
}

/// The lists contain the names of commands, so that usages are created only when needed.
@Test func `every command is listed by the word that it starts with`() {
    for entry in grammar.commands {
        #expect(entry.usage.forms.allSatisfy { $0.first == .keyword(entry.name) })
    }
    for entry in Subcommands.all { #expect(entry.usage.subcommand == entry.name) }
}

@Test func `every command has a summary, an example and a page of help`() throws {
    for usage in grammar.commands.map({ $0.usage }) + grammar.program {
        #expect(!usage.summary.isEmpty && !usage.summary.hasSuffix("."))
        #expect(!usage.examples.isEmpty)
        #expect(usage.forms.allSatisfy { $0.synopsis.count < 400 })
        guard let name = usage.subcommand else { continue }
        let page = try HelpPage(grammar).text(for: SourceText(text: name, position: .start))
        #expect(page.contains(usage.summary))
    }
}

/// Scripts depend on these words, so none of them may be removed (docs/commands.md).
@Test func `the commands are those of the contract`() {
    let names = Set(grammar.commandNames)
    for name in """
    new open close documents duplicate delete rename add set reset remove arrange unarrange \
    move order hide show space embed unembed copy constrain activate deactivate group animate \
    undo redo history goto checkpoint revert device rotate traits direction textSize tree \
    info frames constraints conflicts ambiguous why why-not fix fitting check export help quit
    """.split(separator: " ") {
        #expect(names.contains(String(name)))
    }
    #expect(
        grammar.program.compactMap(\.subcommand)
            == [
                "edit", "import", "export", "preview", "mcp", "check", "project", "explain", "diff",
                "merge", "resolve",
                "pull", "push", "git", "log", "verify", "recover", "devices", "help",
            ])
}

@Test(arguments: ["stack.spacing", "spacing", "hugging.horizontal", "constant", "device"])
func `properties have help`(_ topic: String) throws {
    let page = try HelpPage(grammar).text(for: SourceText(text: topic, position: .start))
    #expect(page.contains("takes "))
}

/// `make docs` writes the file.
@Test func `docs/commands.md is what the grammar says`() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
    let stored = try String(
        contentsOf: root.appendingPathComponent("docs/commands.md"), encoding: .utf8)
    #expect(stored == CommandReference(grammar).markdown)
}

@Test(arguments: [
    ["f", "-x"], ["f", "-c"], ["f", "-f", "a", "-c", "b"], ["f", "--keep-going", "-f", "a"],
    ["f", "--commit", "all"], [], ["import", "f"], ["export", "f", "--format", "doc"],
    ["export", "f", "--size", "10"], ["help", "a", "b"], ["f", "--device", "x"], ["f", "g"],
])
func `a wrong command line is a usage error`(_ arguments: [String]) {
    let error = #expect(throws: CommandError.self) {
        try ProgramLine(arguments).command(of: grammar)
    }
    #expect(error?.code.exitStatus == .usage)
    #expect(error?.position == nil)
}
