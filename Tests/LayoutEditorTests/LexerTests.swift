import StackCore
import Testing

@testable import CommandLanguage

/// Returns the words of one line, with `;` `{` `}` as separate words.
private func words(_ line: String) throws -> [String] {
    var lexer = Lexer()
    return try lexer.tokens(of: line).map { token in
        switch token {
        case .word(let word): word.text
        case .separator: ";"
        case .openBrace: "{"
        case .closeBrace: "}"
        }
    }
}

@Test(arguments: [
    ("", [";"]),
    ("# only a comment", [";"]),
    ("tree # of views", ["tree", ";"]),
    ("set box.backgroundColor=#F00", ["set", "box.backgroundColor=#F00", ";"]),
    ("set box.backgroundColor #FF0000", ["set", "box.backgroundColor", "#FF0000", ";"]),
    ("set a[0].backgroundColor #F80 # warm", ["set", "a[0].backgroundColor", "#F80", ";"]),
    (
        "set a.backgroundColor #F80;set b.backgroundColor #12345678}",
        [
            "set", "a.backgroundColor", "#F80", ";", "set", "b.backgroundColor", "#12345678", "}",
            ";",
        ]
    ),
    ("set a.backgroundColor #F8", ["set", "a.backgroundColor", ";"]),
    ("set a.backgroundColor # FF0000", ["set", "a.backgroundColor", ";"]),
    ("set a.text #add", ["set", "a.text", ";"]),
    ("tree #add", ["tree", ";"]),
    ("reset a.backgroundColor #add", ["reset", "a.backgroundColor", ";"]),
    ("reset a.backgroundColor; #add", ["reset", "a.backgroundColor", ";", ";"]),
    ("a;b ; c", ["a", ";", "b", ";", "c", ";"]),
    (#"set t.text "a b""#, ["set", "t.text", "a b", ";"]),
    (
        #"add label t in v text="a; b # c {""#,
        ["add", "label", "t", "in", "v", "text=a; b # c {", ";"]
    ),
    (#"x "\"\\\n\u{1F600}""#, ["x", "\"\\\n😀", ";"]),
    (#"x """#, ["x", "", ";"]),
    (#"group "m" { hide a }"#, ["group", "m", "{", "hide", "a", "}", ";"]),
    ("group m{hide a}", ["group", "m", "{", "hide", "a", "}", ";"]),
    ("tree\r", ["tree", ";"]),
    ("\ttree\u{A0}now", ["tree", "now", ";"]),
])
func `a line is cut into words`(_ line: String, _ expected: [String]) throws {
    #expect(try words(line) == expected)
}

@Test(arguments: [(#"x "a\qb""#, 5), (#"x "\u{110000}""#, 4), (#"x "\u{}""#, 4)])
func `an unknown escape is refused where it stands`(_ line: String, _ column: Int) {
    let error = #expect(throws: CommandError.self) { try words(line) }
    #expect(error?.position == SourcePosition(line: 1, column: column))
}

@Test func `characters know where they were typed`() throws {
    var lexer = Lexer()
    let tokens = try lexer.tokens(of: #"  set é.text="a\"b""#)
    guard case .word(let word) = tokens[1] else { return }
    #expect(word.text == #"é.text=a"b"#)
    #expect(word.start.column == 7)
    #expect(word.position(of: 7).column == 15)
    #expect(word.position(of: 8).column == 16)
    #expect(word.position(of: 9).column == 18)
    #expect(word.split(at: "=")?.tail.position.column == 15)
}

@Test func `a line goes on behind a backslash, a quote goes on over lines`() throws {
    var reader = StatementReader()
    #expect(try reader.read("add label title \\").isEmpty)
    #expect(!reader.isComplete)
    #expect(try reader.read(#"  in view text="two"#).isEmpty)
    let statement = try #require(try reader.read(#"lines""#).first)
    #expect(
        statement.words.map(\.text) == ["add", "label", "title", "in", "view", "text=two\nlines"])
    #expect(statement.words[5].position(of: 9) == SourcePosition(line: 3, column: 1))
    #expect(statement.spelling == #"add label title in view text="two\nlines""#)
    #expect(reader.isComplete)
}

@Test func `commands in braces belong to their head`() throws {
    var reader = StatementReader()
    #expect(try reader.read("group \"m\" {").isEmpty)
    #expect(try reader.read("  hide a; animate 1 { hide b }").isEmpty)
    let statements = try reader.read("} ; tree")
    #expect(statements.map(\.spelling) == ["group \"m\" { hide a; animate 1 { hide b } }", "tree"])
}

@Test(arguments: [
    (["group \"m\" {", "hide a"], 1, 11, "this brace is never closed"),
    (["tree", "set a.text \"x"], 2, 12, "this quote is never closed"),
])
func `what is open at the end is told where it was opened`(
    _ lines: [String], _ line: Int, _ column: Int, _ message: String
) throws {
    var reader = StatementReader()
    for line in lines { _ = try reader.read(line) }
    let error = #expect(throws: CommandError.self) { try reader.finish() }
    #expect(error?.message == message)
    #expect(error?.position == SourcePosition(line: line, column: column))
}

@Test(arguments: [("}", 1), ("{ tree }", 1)])
func `braces need a head and an end`(_ line: String, _ column: Int) {
    var reader = StatementReader()
    let error = #expect(throws: CommandError.self) { try reader.read(line) }
    #expect(error?.position?.column == column)
}

@Test func `after an error reading goes on with the next line`() throws {
    var reader = StatementReader()
    #expect(throws: CommandError.self) { try reader.read(#"group "m" { set a "\q""#) }
    #expect(try reader.read("tree").map(\.spelling) == ["tree"])
}

/// What a mark would be drawn on keeps its meaning: a quote stays a quote, `=` a sign between words.
@Test(arguments: ["\u{301}", "\u{E0041}", "\u{FE0F}", "\u{200D}x", "\u{309}y"])
func `a combining mark does not change the sign before it`(_ mark: String) throws {
    let scratch = try Scratch()
    try scratch.run(
        "new A; add label a in view text=\"\(mark)\"; add label b in view text=\(mark); add label c in view"
    )
    try scratch.run("set c.text \(mark)\nset c.userLabel \"\(mark)\"; hide c")
    for name in ["a", "b", "c"] {
        #expect(try scratch.document.view(named: name)?.properties[.text] == .text(mark))
    }
    let error = try #require(scratch.error("set \(mark).text x"))
    #expect(error.position?.column == 5)
}
