import Foundation
import LineEditing
import Testing

@testable import LayoutReplies
@testable import LayoutProgram

/// Texts that would move the cursor, change colours, ring the bell, reverse or hide text on a line.
private let hostile = [
    "\u{1B}[2J\u{1B}]0;title\u{7}", "\u{9B}31m", "a\u{202E}b\u{2066}c", "zero\u{200B}width\u{FEFF}",
    "bell\u{7}back\u{8}tab\tdel\u{7F}", "line\u{2028}paragraph\u{2029}", "\u{85}next",
    "\u{E000}private",
    "quote\"back\\slash", "日本語 e\u{301}", String(repeating: "long ", count: 2_000),
    "\u{E0041}\u{E0042}tag",
    "non"
        + [0xFDD0, 0xFFFE, 0xFFFF, 0x1FFFE].map { String(Unicode.Scalar($0 as UInt32)!) }.joined(),
]

/// Returns whether a terminal acts on the character and does not show it.
private func isDangerous(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A: false
    case 0..<0x20, 0x7F..<0xA0: true
    case 0x200B, 0x200C, 0x200E, 0x200F, 0x202A...0x202E, 0x2028, 0x2029, 0x2066...0x2069, 0xFEFF:
        true
    case 0xE0000...0xE007F: true
    case 0xFDD0...0xFDEF: true
    case _ where scalar.value & 0xFFFE == 0xFFFE: true
    default: false
    }
}

private func dangers(in data: Data) -> [Unicode.Scalar] {
    String(decoding: data, as: UTF8.self).unicodeScalars.filter(isDangerous)
}

/// Makes a layout file with hostile texts wherever a text is allowed.
private func hostileFile(in folder: URL) throws {
    var lines = ["new Bad device=iphone-15", "add stack form in view axis=vertical"]
    for (number, text) in hostile.enumerated() {
        let quoted =
            "\"" + text.unicodeScalars.map { "\\u{" + String($0.value, radix: 16) + "}" }.joined()
            + "\""
        lines += [
            "add label l\(number) in form text=\(quoted) userLabel=\(quoted)",
            "add textField f\(number) in form placeholder=\(quoted)",
            "group \(quoted) { set l\(number).customClass \(quoted) }",
        ]
    }
    lines += ["constrain form.width = 10", "constrain form.width = 20", "checkpoint here"]
    let script = folder.appendingPathComponent("bad.layoutscript")
    try lines.joined(separator: "\n").write(to: script, atomically: true, encoding: .utf8)
    let made = try BuiltProgram.run(
        ["bad.layout", "-f", "bad.layoutscript", "--commit", "each"], in: folder)
    #expect(made.status == 0, "\(String(decoding: made.errors, as: UTF8.self))")
    #expect(dangers(in: made.output).isEmpty)
}

private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("hostile-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
}

/// Every command that only reads, except `help` with a topic and the like, and every export. Each
/// list is for one process.
private let looks: [[String]] =
    [
        "tree", "tree --sizes", "frames", "frames form", "show", "constraints", "constraints l0",
        "conflicts", "ambiguous", "why l0.width", "fitting form", "check", "history", "documents",
        "log 4", "diff 1", "diff 1 here", "log 5", "help", "undo", "redo",
    ].map { [$0] } + [hostile.indices.flatMap { ["show l\($0)", "show f\($0)"] }]
    + [
        "json", "svg", "commands", "html --devices iphone-15", "dot", "swift", "swiftui", "xib",
        "storyboard",
    ]
    .map {
        ["export --format " + $0]
    }

@Test func `no text reaches a terminal unescaped, whatever is asked`() throws {
    try withFolder { folder in
        try hostileFile(in: folder)
        for look in looks {
            for arguments in [[], ["--json"]] {
                let answer = try BuiltProgram.run(
                    ["bad.layout"] + look.flatMap { ["-c", $0] } + arguments, in: folder)
                // The views are not constrained, which fails a check. `undo` and `redo` report what
                // they did.
                let told = answer.output + answer.errors
                #expect(answer.status == (look == ["check"] ? 1 : 0), "\(look)")
                #expect(!told.isEmpty && dangers(in: told).isEmpty, "\(look)")
            }
        }
        for arguments in [
            ["log", "bad.layout"], ["check", "bad.layout"], ["verify", "bad.layout"],
        ] {
            let answer = try BuiltProgram.run(arguments, in: folder)
            #expect(!answer.output.isEmpty && dangers(in: answer.output + answer.errors).isEmpty)
        }
    }
}

/// Tests names of files, names of missing things, and lines that cannot be parsed.
@Test(arguments: hostile.filter { !$0.hasPrefix("long") })
func `no error shows a text unescaped`(_ text: String) throws {
    try withFolder { folder in
        try "frames \(text)\nset \(text).text x".write(
            to: folder.appendingPathComponent("bad.layoutscript"), atomically: true, encoding: .utf8
        )
        for arguments in [
            [text + ".layout", "-c", "new \(text)"], ["a.layout", "-c", text],
            ["a.layout", "-c", "new A", "-c", "hide \"\(text)\""],
            ["a.layout", "-c", "open \"\(text)\""], ["a.layout", "-c", "help \"\(text)\""],
            ["a.layout", "-c", "device \"\(text)\""], ["a.layout", "-f", "bad.layoutscript"],
            ["a.layout", "-f", text], ["verify", text], [text, "-c", "tree"], ["a.layout", text],
            ["import", "a.layout", text], ["help", text], ["export", "a.layout", text],
            ["a.layout", "-c", "apropos \"\(text)\""], ["a.layout", "-c", "goto \"\(text)\""],
        ] where !arguments.contains(where: { $0.contains("\0") }) {
            for option in [[], ["--json"]] {
                let answer = try BuiltProgram.run(arguments + option, in: folder)
                let said = answer.output + answer.errors
                #expect(!said.isEmpty && dangers(in: said).isEmpty, "\(arguments)")
            }
        }
    }
}

/// Offers hostile completions, and reports problems with hostile texts.
private struct HostileHelper: InputHelper {
    func isComplete(_ text: String) -> Bool { true }
    func mayRunAtOnce(_ text: String) -> Bool { true }
    func marks(of text: String, cursor: Int) -> LineMarks {
        LineMarks(problem: (0..<1, hostile.joined()))
    }
    func completion(of text: String) -> Completion? {
        Completion(begun: "", words: hostile) { "help of " + $0 }
    }
}

@Test func `what is typed, offered and told of a line shows no text unescaped`() throws {
    for keys in [[Key(.tab)], [Key(.paste(hostile.joined()))], [.control("r"), Key(.paste("x"))]] {
        var edit = LineEdit(
            past: LineHistory(hostile), helper: HostileHelper(), showsSuggestions: true)
        for key in keys { _ = edit.handle(key) }
        edit.refresh()
        let view = LineView(
            edit, LineView.Prompt("p>", continuation: "…"), shape: .typed, columns: 60, height: 90)
        for cell in view.frame.rows.joined() {
            #expect(!cell.text.unicodeScalars.contains(where: isDangerous))
        }
    }
}

/// A line feed in an attribute of a storyboard must not begin a line of output, because continuous
/// integration systems act on lines that begin with two colons. Every attribute is tried that the
/// file has, of all elements at once.
@Test func `no attribute of a storyboard forges a line`() throws {
    let folder = try ProgramFolder()
    let source = try String(
        contentsOf: Transcript.examples.appending(path: "SimpleStackView.storyboard"),
        encoding: .utf8)
    let body = try #require(source.range(of: "<scenes>")).lowerBound
    let attributes = Set(source[body...].matches(of: /\s([A-Za-z]+)="/).map { String($0.1) })
    #expect(attributes.count > 20)
    try folder.write(source, to: "base.storyboard")
    for attribute in attributes.sorted() {
        func forged(_ words: String) throws -> String {
            let value = try Regex("\\s\(attribute)=\"[^\"]*")
            let scenes = source[body...].replacing(value) {
                $0.output[0].substring! + "&#10;::\(words)"
            }
            return String(source[..<body]) + String(scenes)
        }
        try folder.write(forged("ours"), to: "ours.storyboard")
        try folder.write(forged("theirs"), to: "theirs.storyboard")
        let said = try folder.answers(
            """
            rm -f *.layout merged.storyboard
            layoutedit diff base.storyboard ours.storyboard
            layoutedit import a.layout ours.storyboard && layoutedit log a.layout
            layoutedit check ours.storyboard
            layoutedit merge base.storyboard ours.storyboard theirs.storyboard \
                --output merged.storyboard && layoutedit edit merged.storyboard -c undecided
            layoutedit resolve merged.storyboard -c undecided
            layoutedit pull a.layout theirs.storyboard
            """)
        let lines = said.map { $0.hasPrefix("! ") ? String($0.dropFirst(2)) : $0 }
        #expect(!lines.contains { $0.hasPrefix("::") }, "\(attribute)")
    }
}
