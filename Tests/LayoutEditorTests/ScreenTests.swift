import Foundation
import TestKit
import Testing

/// The screen while a line is typed, in whole rows with their colours. `‹34›` begins a part in that
/// style (Palette.standard), `‹›` ends it.
@Suite(needsTerminals) struct ScreenTests {
    private static let made = [
        "new Login device=iphone-15", "add stack form in view axis=vertical",
        "add label title in form text=Hi", "add button titleBar in form",
    ]

    private func typing(
        columns: Int = 60, rows: Int = 12, past: [String] = [], _ variables: [String: String] = [:],
        _ body: (PseudoTerminal) throws -> Void
    ) throws {
        try withTerminalFolder { folder in
            let made = try BuiltProgram.run(
                ["a.layout"] + Self.made.flatMap { ["-c", $0] }, in: folder)
            #expect(made.status == 0)
            let state = folder.appendingPathComponent("state/layoutedit")
            try FileManager.default.createDirectory(at: state, withIntermediateDirectories: true)
            try past.map { $0 + "\n" }.joined().write(
                to: state.appendingPathComponent("history"), atomically: true, encoding: .utf8)
            let shell = try PseudoTerminal(
                ["a.layout"], in: folder, columns: columns, rows: rows,
                environment: ["NO_COLOR": ""].merging(variables) { $1 })
            #expect(shell.prompts())
            try body(shell)
            #expect(shell.screen.unknown.isEmpty)
        }
    }

    private func expect(_ shell: PseudoTerminal, _ rows: [String]) {
        // A style that directly follows another does not end it first.
        let rows = rows.map { $0.replacing("‹›‹", with: "‹") }
        if !shell.sees(rows) { #expect(shell.screen.styledLines == rows) }
    }

    private let prompt = "‹1›Login iphone-15> ‹›"

    @Test func `an empty prompt`() throws {
        try typing { shell in
            expect(shell, [prompt])
            #expect(shell.screen.marksPaste)
            #expect(shell.leaves() == 0)
            #expect(!shell.screen.marksPaste)
        }
    }

    @Test func `each word in the colour of what it is`() throws {
        try typing { shell in
            shell.type("add label note in form at 1 text=\"Hi\" # new")
            expect(
                shell,
                [
                    prompt
                        + "‹34›add‹› ‹36›label‹› ‹32›note‹› ‹36›in‹› ‹32›form‹› ‹36›at‹› ‹35›1‹› "
                        + "‹36›text=‹33›\"Hi\"‹› ‹2›# new‹›"
                ])
            shell.type("\u{15}set title.text x; constrain title.width >= 20")
            expect(
                shell,
                [
                    prompt
                        + "‹34›set‹› ‹32›title‹36›.text‹› x; ‹34›constrain‹› ‹32›title‹36›.width‹› "
                        + "‹36›>=‹›", "‹35›20‹›",
                ])
        }
    }

    @Test func `what is wrong is underlined and told, once its word is finished`() throws {
        try typing { shell in
            shell.type("hide titel")
            expect(shell, [prompt + "‹34›hide‹› titel"])
            shell.type(" ")
            expect(
                shell,
                [
                    prompt + "‹34›hide‹› ‹31;4›titel‹›",
                    "‹2›there is no view named titel; did you mean title?‹›",
                ])
            shell.type("\u{15}hid title")
            expect(
                shell,
                [
                    prompt + "‹31;4›hid‹› title",
                    "‹2›there is no command hid; did you mean hide?‹›",
                ])
            shell.type("\u{15}add view box in form; hide box ")
            expect(
                shell,
                [
                    prompt + "‹34›add‹› ‹36›view‹› ‹32›box‹› ‹36›in‹› ‹32›form‹›; ‹34›hide‹› box"
                ])
        }
    }

    @Test func `what was typed before is offered, else what the grammar knows`() throws {
        try typing(past: ["hide title", "tree"]) { shell in
            shell.type("hi")
            expect(shell, [prompt + "hi‹2›de title‹›"])
            shell.type("\u{1B}f")
            expect(shell, [prompt + "‹34›hide‹2› title‹›"])
            shell.type("\u{15}set form.dist")
            expect(shell, [prompt + "‹34›set‹› ‹32›form‹36›.dist‹2›ribution‹›"])
            shell.type("\u{5} ")
            expect(shell, [prompt + "‹34›set‹› ‹32›form‹36›.distribution‹›"])
        }
    }

    @Test func `candidates are chosen from with their help`() throws {
        try typing { shell in
            shell.type("hide \t")
            expect(
                shell,
                [
                    prompt + "‹34›hide‹›", "‹7›> view‹2›      view‹›",
                    "  form‹2›      stack in view‹›",
                    "  title‹2›     label in form‹›", "  titleBar‹2›  button in form‹›",
                ])
            shell.type("t")
            expect(
                shell,
                [
                    prompt + "‹34›hide‹› t", "‹7›> title‹2›     label in form‹›",
                    "  titleBar‹2›  button in form‹›",
                ])
            shell.type("\t\r")
            expect(shell, [prompt + "‹34›hide‹› ‹32›titleBar‹›"])
            shell.type("\u{15}s\t")
            #expect(shell.shows("sets a property"))
            shell.type("\u{1B}")
            expect(shell, [prompt + "s"])
        }
    }

    @Test func `more candidates than there is room for are paged`() throws {
        try typing(rows: 6) { shell in
            shell.type("add \t\u{1B}[A")
            expect(
                shell,
                [
                    prompt + "‹34›add‹›", "  web‹2›     WKWebView‹›", "‹7›> spacer‹2›  UIView‹›",
                    "‹2›26 of 26‹›",
                ])
        }
    }

    @Test func `several lines are one text, now and when they come back`() throws {
        try typing { shell in
            shell.type("group x {\rhide title\r}")
            let text = [
                prompt + "‹34›group‹› x ‹1;7›{‹›", "‹1›… ‹34›hide‹› ‹32›title‹›", "‹1›… ‹1;7›}‹›",
            ]
            expect(shell, text)
            shell.type("\r")
            #expect(shell.shows("x: 1 command"))
            #expect(shell.prompts())
            shell.type("\u{1B}[A")
            expect(shell, text)
        }
    }

    @Test func `a search shows what it finds`() throws {
        try typing(past: ["hide title", "tree"]) { shell in
            shell.type("\u{12}tit")
            expect(shell, ["‹1›search 'tit'> ‹34›hide‹› ‹32›title‹›"])
            shell.type("zz")
            expect(shell, ["‹1›not found 'titzz'> ‹34›hide‹› ‹32›title‹›"])
        }
    }

    @Test func `twenty columns are enough`() throws {
        try typing(columns: 20) { shell in
            shell.type("hide titel ")
            expect(
                shell, [prompt + "‹34›hid‹›", "‹34›e‹› ‹31;4›titel‹›", "‹2›there is no view n…‹›"])
            shell.type("\u{17}\t")
            expect(
                shell,
                [
                    prompt + "‹34›hid‹›", "‹34›e‹›", "‹7›> view‹›", "  form", "  title",
                    "  titleBar",
                ])
            shell.type("\u{1B}")
            expect(shell, [prompt + "‹34›hid‹›", "‹34›e‹›"])
            shell.type("\u{15}set title.text 漢字漢字漢")
            expect(shell, [prompt + "‹34›set‹›", " ‹32›title‹36›.text‹› 漢字漢字", "漢"])
        }
    }

    @Test func `without colours the same is there`() throws {
        try typing(past: ["hide title"], ["NO_COLOR": "1"]) { shell in
            shell.type("hide titel ")
            expect(
                shell,
                [
                    "Login iphone-15> hide titel",
                    "there is no view named titel; did you mean title?",
                ])
            shell.type("\u{15}hide t\t\t")
            expect(
                shell,
                [
                    "Login iphone-15> hide title", "> title     label in form",
                    "  titleBar  button in form",
                ])
            #expect(!shell.shown.contains(/\u{1B}\[[0-9;]*m/))
        }
    }
}
