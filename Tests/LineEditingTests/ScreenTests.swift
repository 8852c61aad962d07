import TestKit
import Testing

@testable import LineEditing

private func screen(
    _ keys: String, past: [String] = [], columns: Int = 40, rows: Int = 10,
    palette: Palette = .none
) -> TerminalScreen {
    var line = TypedLine(past: past, columns: columns, rows: rows, palette: palette)
    line.type(keys)
    #expect(line.screen.unknown.isEmpty)
    return line.screen
}

@Test func `colours, what is wrong and what is offered are seen`() {
    #expect(screen("", palette: .standard).styledLines == ["‹1›p> ‹›"])
    #expect(
        screen("look 12 \"x\" ", palette: .standard).styledLines
            == ["‹1›p> ‹34›look‹› ‹35›12‹› ‹33›\"x\"‹›"])
    let wrong = screen("a bad x", palette: .standard)
    #expect(
        wrong.styledLines
            == ["‹1›p> ‹34›a‹› ‹34;4›bad‹› ‹34›x‹›", "‹2›bad is no word‹›"])
    #expect((wrong.row, wrong.column) == (0, 10))
    #expect(screen("a bad", palette: .standard).lines == ["p> a bad"])
    #expect(screen("a bad ", palette: .none).styledLines == ["p> a bad", "bad is no word"])
    #expect(
        screen("loo", past: ["look up"], palette: .standard).styledLines
            == ["‹1›p> ‹34›loo‹2›k up‹›"])
    #expect(screen("loo", past: ["look up"]).lines == ["p> loo"])
}

@Test func `candidates stand below the line, and go away`() {
    #expect(
        screen("sta\t\t", palette: .standard).styledLines == [
            "‹1›p> ‹34›sta‹›", "  stack‹2›  a stack‹›", "‹7›> state‹2›  a state‹›",
        ])
    #expect(screen("sta\t").lines == ["p> sta", "> stack  a stack", "  state  a state"])
    #expect(screen("sta\t\u{1B}").lines == ["p> sta"])
    #expect(screen("sta\t\r").lines == ["p> stack"])
    // The third candidate begins the second page.
    #expect(
        screen("\t\t\t", rows: 4).lines
            == ["p>", "> label   a label", "  layout  a layout", "3 of 5"])
    #expect(screen("sta\t", columns: 12).lines == ["p> sta", "> stack", "  state"])
}

@Test func `long texts and wide letters wrap before the edge`() {
    let narrow = screen("look 漢字漢字漢字漢字x", columns: 20)
    #expect(narrow.lines == ["p> look 漢字漢字漢字", "漢字x"])
    #expect((narrow.row, narrow.column) == (1, 5))
    #expect(screen("abcdefg", columns: 10).lines == ["p> abcdefg"])
    #expect(screen("abcdefg", columns: 10).row == 1)
    #expect(screen("abcdefgh\u{7F}\u{7F}", columns: 10).lines == ["p> abcdef"])
    #expect(screen("a\u{1}\u{4}\u{16}", columns: 10).lines == ["p>"])
}

@Test func `several lines are edited as one, brackets show their partners`() {
    let text = screen("{ a\rb\r}", palette: .standard)
    #expect(
        text.styledLines == [
            "‹1›p> ‹1;7›{‹› ‹34›a‹›", "‹1›… ‹34›b‹›", "‹1›… ‹1;7›}‹›",
        ])
    #expect(screen("{ a\rb\u{1B}[Axy").lines == ["p> {xy a", "… b"])
    #expect(screen("{\ra\u{7F}\u{7F}").lines == ["p> {"])
}

@Test func `a search shows what it looks for`() {
    #expect(screen("\u{12}oo", past: ["look up"]).lines == ["search 'oo'> look up"])
    #expect(screen("\u{12}zz", past: ["look up"]).lines == ["not found 'zz'>"])
    #expect(screen("\u{12}oo\u{1B}", past: ["look up"]).lines == ["p> look up"])
}

@Test func `of a text that is higher than the screen the cursor's part is seen`() {
    let keys = "{" + (0..<9).map { "\r\($0)" }.joined()
    #expect(screen(keys, rows: 4).lines == ["… 5", "… 6", "… 7", "… 8"])
    #expect(screen(keys + String(repeating: "\u{1B}[A", count: 9), rows: 4).lines.first == "p> {")
}

/// After any keys, painting only the differences gives the same screen as painting everything at
/// once.
@Test func `painting what differs shows the same as painting all`() {
    var random = Steps(state: 7)
    let keys = [
        "a", "bad ", "漢", "e\u{301}", "12 ", "{", "}", "\r", "\t", "\u{7F}", "\u{1B}[A", "\u{1B}[D",
        "\u{1B}[C",
        "\u{1}", "\u{5}", "\u{17}", "\u{19}", "\u{12}", "\u{1B}", "loo", "\u{1F}", "\u{1B}\r",
        "\u{1B}[Z",
    ]
    for columns in [8, 20, 40] {
        for _ in 0..<15 {
            var line = TypedLine(
                past: ["look up", "{\n a bad b }"], columns: columns, palette: .standard)
            for _ in 0..<25 {
                line.type(keys[Int(random.next() % UInt64(keys.count))])
                var fresh = TerminalScreen(columns: columns, rows: 10)
                let frame = LineView(
                    line.edit, LineView.Prompt("p>", continuation: "…"), shape: shape,
                    columns: columns,
                    height: 10
                ).frame
                fresh.show(
                    FramePainter.bytes(from: Frame(), to: frame, columns: columns, .standard))
                #expect(fresh.styledLines == line.screen.styledLines)
                #expect((fresh.row, fresh.column) == (line.screen.row, line.screen.column))
            }
        }
    }
}

struct Steps: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state >> 33
    }
}
