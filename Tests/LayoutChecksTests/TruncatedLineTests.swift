import LayoutChecks
import StackCore
import TestKit
import Testing

/// The text that a finding about a truncated text quotes is the part that needs the space.
@Suite struct TruncatedLineTests {
    @Test(arguments: 0..<60) func `the quoted text is the one that does not fit`(
        _ seed: Int
    ) throws {
        var random = SeededGenerator(seed: seed)
        let text = (0..<Int.random(in: 1...4, using: &random)).map { _ in
            Array(
                repeating: random.pick(["ab", "wide"]), count: Int.random(in: 1...5, using: &random)
            )
            .joined(separator: " ")
        }.joined(separator: "\n")
        let limit = Int.random(in: 0...3, using: &random)
        let width = Double(Int.random(in: 20...150, using: &random))
        var b = try DocumentBuilder(size: Size(width: 320, height: 568))
        try b.add(.label, "text", [(.text, text), (.lines, String(limit))])
        try b.constrain("text", .leading, .equal, "view", constant: 16)
        try b.constrain("text", .top, .equal, "view", constant: 40)
        try b.constrain("text", .width, constant: width)
        let found = DocumentCheck.run(b.document, named: "", in: CheckMatrix()).findings.filter {
            $0.finding.rule == .truncatedText
        }
        for merged in found {
            let message = merged.message
            let quoted = try #require(
                message.split(separator: "“").last?.split(separator: "”").first)
            let needed = try #require(merged.finding.numbers.first { $0.name == "needed" }).value
            let width = try contentWidth(of: String(quoted))
            if message.contains("inside a word") {
                #expect(text.split(whereSeparator: \.isWhitespace).contains(quoted), "\(message)")
            } else if message.hasSuffix("wide") {
                #expect(abs(width - needed) <= 1, "\(text): \(message)")
                #expect(text.split(whereSeparator: \.isNewline).contains(quoted), "\(message)")
                #expect(limit != 1 || text.hasPrefix(quoted), "\(message)")
            } else {
                #expect(text.replacing("\n", with: " ").hasPrefix(quoted.prefix(31)), "\(message)")
            }
        }
    }

    private func contentWidth(of text: String) throws -> Double {
        var b = try DocumentBuilder(size: Size(width: 900, height: 568))
        try b.add(.label, "text", [(.text, text)])
        try b.constrain("text", .leading, .equal, "view")
        try b.constrain("text", .top, .equal, "view")
        return try #require(b.layout().frame(of: b.id("text"))).width
    }
}
