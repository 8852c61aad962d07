import Testing

@testable import CommandLanguage
@testable import LayoutReplies
@testable import LayoutSession

/// A text, and the number of terminal columns that it takes (`wcwidth`).
@Test(arguments: [
    ("abc", 3), ("", 0), ("日本語", 6), ("ｶﾅ", 2), ("Ａ", 2), ("한국", 4), ("e\u{301}", 1),
    ("\u{1F600}", 2), ("─│", 2), ("é", 1), ("שלום", 4), ("\u{1B}[0m", 9), ("\u{202E}a", 9),
    ("\u{1F468}\u{200D}\u{1F469}", 4), ("\u{1112}\u{1161}\u{11AB}", 2), ("ไทย", 3), ("ที่", 1),
])
func `texts are as wide as terminals show them`(_ text: String, _ columns: Int) {
    #expect(text.displayWidth == columns)
    #expect(VisibleText.escaped(text).displayWidth == columns)
}

@Test(arguments: [
    ("abcdef", 6, "abcdef"), ("abcdef", 5, "abcd…"), ("日本語", 6, "日本語"), ("日本語", 5, "日本…"),
    ("日本語", 4, "日…"), ("abc", 1, "…"), ("", 3, ""),
])
func `texts are cut by columns`(_ text: String, _ columns: Int, _ expected: String) {
    let cut = text.shortened(to: columns)
    #expect(cut == expected)
    #expect(cut.displayWidth <= columns)
}

@Test func `columns of a table line up under wide characters`() {
    let lines = TextTable([["日本", "x"], ["abcde", "y"], ["e\u{301}", "z"]]).text
        .split(separator: "\n")
    #expect(lines == ["日本   x", "abcde  y", "e\u{301}      z"])
}

@Test func `a table breaks its last column's lines`() {
    let table = TextTable([["name", "one two three four five six seven"], ["n", "short"]])
    #expect(
        table.text(within: 32) == """
            name  one two three four five
                  six seven
            n     short
            """)
}

@Test func `a drawing gives a wide name two cells a character`() throws {
    let scratch = try Scratch()
    try scratch.run(
        "new A device=200x100; add view 日本 in view; constrain 日本.width = 80; constrain 日本.height = 60; constrain 日本.left = view.left; constrain 日本.top = view.top"
    )
    let layout = try scratch.session.layout()
    let lines = LayoutDrawing(try scratch.document, layout, columns: 40).text
        .split(separator: "\n")
    #expect(lines.allSatisfy { $0.displayWidth == 40 })
    #expect(lines[0].hasPrefix("┌日本─"))
}
