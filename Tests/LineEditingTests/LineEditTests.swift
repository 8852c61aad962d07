import Testing

@testable import LineEditing

private let left = "\u{1B}[D"
private let up = "\u{1B}[A"
private let down = "\u{1B}[B"

/// The typed keys and the resulting line, with `|` at the cursor.
private let edits: [(String, String)] = [
    ("abc", "abc|"), ("abc\(left)\(left)x", "ax|bc"), ("abc\u{1}x", "x|abc"),
    ("abc\u{1}\u{5}x", "abcx|"), ("abc\u{2}\u{2}\u{6}", "ab|c"), ("abc\u{7F}", "ab|"),
    ("\u{7F}", "|"), ("abc\u{1}\u{4}", "|bc"), ("abc\u{1}\u{1B}[3~", "|bc"),
    ("abc\u{1B}[H\u{1B}[Fx", "abcx|"), ("abc\u{1}\u{B}", "|"),
    ("abc\u{2}\u{B}\u{19}\u{19}", "abcc|"),
    ("ab cd\u{15}x", "x|"), ("a\u{1B}\rb\u{15}\u{15}x", "ax|"),
    ("ab c.d\u{17}", "ab |"), ("ab c.d\u{1B}\u{7F}", "ab c.|"),
    ("ab cd ef\u{17}\u{17}\u{19}", "ab cd ef|"), ("ab cd\u{1}\u{1B}d\u{1B}d\u{19}", "ab cd|"),
    ("ab\u{17}cd\u{17}\u{19}\u{1B}y", "ab|"), ("abc\u{14}", "acb|"),
    ("abc\(left)\(left)\u{14}", "ba|c"),
    ("ab cd\u{1B}b\u{1B}bx", "x|ab cd"), ("ab cd\u{1}\u{1B}f", "ab| cd"),
    ("ab cd\u{1B}[1;5D", "ab |cd"), ("ab cd\u{1}\u{1B}[1;5C", "ab| cd"),
    ("ab cd\u{17}\u{1F}", "ab cd|"), ("abc\u{1F}", "|"), ("abc def\u{1F}", "abc |"),
    ("abc\u{1F}\u{1B}/", "abc|"), ("e\u{301}\u{7F}x", "x|"), ("漢字\u{2}x", "漢x|字"),
    ("👩‍🚀a\u{7F}\u{7F}", "|"), ("a\u{1B}\rb", "a\nb|"), ("{\ra\u{1B}[A", "{|\na"),
    ("{\rab\(up)\(down)", "{\na|b"), ("{\rab\u{1}x", "{\nx|ab"), ("a\\\rb", "a\\\nb|"),
    ("{\rab\u{1}\u{2}\u{B}", "{|ab"), ("\u{1B}[200~a\rb\u{1B}[201~", "a\nb|"),
    ("\u{1B}[200~a | b\r\u{1B}[201~", "a | b|"),
]

@Test(arguments: edits)
func `keys edit as in Emacs`(_ edit: (String, String)) {
    var line = TypedLine()
    line.type(edit.0)
    #expect(line.text == edit.1)
    #expect(line.outcomes.isEmpty)
}

@Test(arguments: [
    ("a\r", LineEdit.Outcome.accept), ("\u{4}", .end), ("a\u{3}", .interrupt),
    ("\u{C}", .clearScreen),
    ("\u{1A}", .suspend), ("{a\r}\r", .accept), ("{a}\(left)\(left)\r", .accept),
    ("\u{1B}[200~a\rb\r\u{1B}[201~", .accept), ("a\u{12}\u{3}", .interrupt),
])
func `keys end the line`(_ edit: (String, LineEdit.Outcome)) {
    var line = TypedLine()
    line.type(edit.0)
    #expect(line.outcomes == [edit.1])
}

private let past = ["look a", "label b", "look c", "{\nlabel d\n}"]

@Test(arguments: [
    (up, "{\nlabel d\n}|"), (up + down, "|"), ("lo\(up)", "look c|"), ("lo\(up)\(up)", "look a|"),
    ("lo\(up)\(up)\(down)", "look c|"), ("lo\(up)\(up)\(up)", "look a|"), ("lo\(up)\(down)", "lo|"),
    ("\u{10}\u{10}", "look c|"), ("\u{10}\u{10}\u{E}\u{E}x", "x|"),
    ("zz\(up)", "zz|"), (up + up + up + up, "look c|"),
    ("\u{12}l b", "labe|l b"), ("\u{12}look\u{12}", "|look a"),
    ("\u{12}look\u{12}\u{13}", "|look c"),
    ("\u{12}la\u{7F}o", "|look c"), ("x\u{12}look\u{7}", "x|"), ("\u{12}l b\u{1B}", "labe|l b"),
    ("\u{12}l b\u{5}x", "label bx|"), ("\u{12}l b\u{1B}[A", "look a|"), ("\u{12}zz", "|"),
])
func `what was typed before comes back`(_ edit: (String, String)) {
    var line = TypedLine(past: past)
    line.type(edit.0)
    #expect(line.text == edit.1)
}

@Test(arguments: [
    ("loo\u{1B}[C", "look c|"), ("loo\u{5}", "look c|"), ("loo\u{6}", "look c|"),
    ("loo\u{1B}f", "look|"), ("loo\u{1B}f\u{1B}f", "look c|"), ("a lo\u{1B}[C", "a look|"),
    ("a l\u{1B}[C", "a l|"), ("loo\u{2}\u{5}", "loo|"), ("\u{1B}[C", "|"),
])
func `what is offered is taken whole or by words`(_ edit: (String, String)) {
    var line = TypedLine(past: past, showsSuggestions: true)
    line.type(edit.0)
    #expect(line.text == edit.1)
}

@Test func `nothing is offered where it could not be told from what is typed`() {
    var line = TypedLine(past: past)
    line.type("loo\u{1B}[C")
    #expect(line.text == "loo|")
}

@Test(arguments: [
    ("loo\t", "look |"), ("st\t", "sta|"), ("sta\t\r", "stack |"), ("sta\t x", "stack x|"),
    ("sta\t\t ", "state |"), ("sta\t\(down)\(down) ", "stack |"), ("sta\t\t\r", "state |"),
    ("sta\t\t\t\r", "stack |"), ("sta\t\u{1B}[Z\r", "state |"), ("sta\t\(down)\r", "state |"),
    ("sta\t\u{1B}", "sta|"), ("sta\tt", "stat|"), ("sta\t\u{1}x", "x|sta"), ("zz\t", "zz|"),
    ("\t\(up)\r", "look |"), ("l\tl\u{7F}\u{7F}", "|"), ("loo a\(left)\(left)\tx", "look x|a"),
    ("sta\t\u{1B}[6~\r", "state |"),
])
func `tab completes, and candidates are chosen from`(_ edit: (String, String)) {
    var line = TypedLine()
    line.type(edit.0)
    #expect(line.text == edit.1)
}

@Test func `a long past is searched at once`() {
    let many = (0..<2_000).map { "look number \($0) of many" }
    var line = TypedLine(past: many, showsSuggestions: true)
    let time = ContinuousClock().measure { line.type("\u{12}number 1 of") }
    #expect(line.text == "look |number 1 of many")
    #expect(time < .seconds(2))
}
