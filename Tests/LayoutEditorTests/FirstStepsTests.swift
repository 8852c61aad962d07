import Testing

@testable import CommandLanguage
@testable import LayoutProgram
@testable import LayoutSession

/// The first page of `help`, and its pages about subjects.
@Suite struct FirstStepsTests {
    private let grammar = Grammar.layoutedit

    @Test func `help is one screen with ten things to do`() throws {
        let page = HelpPage(grammar)
        for text in [try page.text(for: nil), page.programFirstSteps] {
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            #expect(lines.count <= 24)
            #expect(lines.allSatisfy { $0.displayWidth <= 80 })
        }
        #expect(FirstSteps.lines.count == 10)
        #expect(FirstSteps.commands.count == 10)
    }

    @Test func `every first step can be typed`() throws {
        for row in FirstSteps.lines {
            var reader = StatementReader()
            let words = try #require(try reader.read(row[0]).first).words.map(\.text)
            _ = try ProgramLine(Array(words.dropFirst())).command(of: grammar)
        }
        let scratch = try Scratch()
        for row in FirstSteps.commands { try scratch.run(row[0]) }
    }

    @Test func `help all lists every command`() throws {
        let text = try HelpPage(grammar).text(for: SourceText(text: "all", position: .start))
        for name in grammar.commandNames { #expect(text.contains(name)) }
    }

    @Test(arguments: ["cells", "bars", "dark-mode", "symbols", "rtl", "hugging", "visual-format"])
    func `a subject has a page, and its example runs`(_ name: String) throws {
        let page = try HelpPage(grammar).text(for: SourceText(text: name, position: .start))
        let topic = try #require(HelpTopic.subjects.first { $0.name == name })
        #expect(page.contains(topic.example.split(separator: "\n")[0]))
        let scratch = try Scratch()
        try scratch.run("new A; add label title in view text=Hi; add textField field in view")
        try scratch.run(topic.example)
    }
}
