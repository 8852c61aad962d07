import Foundation
import LayoutFormats
import TestKit
import Testing

/// Files that `check` cannot read, beside one that it can.
@Suite struct UnreadableFileTests {
    /// A reason for which a file cannot be read.
    enum Fault: String, CaseIterable {
        case missing, broken, text
    }

    private static let formats = ["text", "json", "junit", "sarif", "github", "summary"]

    /// Makes a storyboard with a truncated text, `Good.storyboard`, and an unreadable file.
    ///
    /// - Returns: the folder, and the line at which the unreadable file ends; nil if its fault is in
    ///   no line
    private func folder(_ fault: Fault, _ seed: Int) throws -> (ProgramFolder, line: Int?) {
        let folder = try ProgramFolder()
        let good = SmallApp.storyboard.replacing(
            "title=\"Save\"", with: "title=\"Save all of the pages now\"")
        try folder.write(good, to: "Good.storyboard")
        var random = SeededGenerator(seed: seed)
        switch fault {
        case .missing: return (folder, nil)
        case .text:
            try folder.write("nothing", to: "Bad.storyboard")
            return (folder, nil)
        case .broken:
            let lines = good.split(separator: "\n")
            let count = Int.random(in: 8..<lines.count - 4, using: &random)
            try folder.write(
                lines.prefix(count).joined(separator: "\n"), to: "Bad.storyboard")
            return (folder, count)
        }
    }

    @Test(arguments: Fault.allCases, 0..<3)
    func `a listed file that cannot be read does not end the check`(
        _ fault: Fault, _ seed: Int
    ) throws {
        let (folder, line) = try folder(fault, seed)
        for format in Self.formats {
            let lines = try folder.answers(
                "printf 'Bad.storyboard\\nGood.storyboard\\n' | layoutedit check - --format \(format)"
            )
            #expect(lines.last == "= 1", "\(format): \(lines)")
            let text = lines.joined(separator: "\n")
            #expect(text.contains("truncated-text"), "\(format): \(text)")
            try expectPlace(line, format, text)
        }
    }

    @Test(arguments: [Fault.broken, .text], 3..<5)
    func `a named file that cannot be read is in the report of every format`(
        _ fault: Fault, _ seed: Int
    ) throws {
        let (folder, line) = try folder(fault, seed)
        for format in Self.formats {
            let lines = try folder.answers("layoutedit check Bad.storyboard --format \(format)")
            #expect(lines.last == "= 65", "\(format): \(lines)")
            try expectPlace(line, format, lines.joined(separator: "\n"))
        }
    }

    /// Checks that the report of a format names `Bad.storyboard` and the line of its fault.
    private func expectPlace(_ line: Int?, _ format: String, _ text: String) throws {
        let colon = line.map { ":\($0)" } ?? ""
        let comma = line.map { ",line=\($0)" } ?? ""
        switch format {
        case "text": #expect(text.contains("Bad.storyboard\(colon): error: "), "\(text)")
        case "github":
            #expect(text.contains("::error file=Bad.storyboard\(comma),title="), "\(text)")
        case "summary": #expect(text.contains("**not read** `Bad.storyboard\(colon)`"), "\(text)")
        case "junit":
            #expect(text.contains("<testsuite name=\"Bad.storyboard\""), "\(text)")
            #expect(text.contains("message=\"line ") == (line != nil), "\(text)")
        case "json":
            let object = try #require(
                text.split(separator: "\n").compactMap { JSONReader.read(Array($0.utf8)) }
                    .first { $0["file"]?.content == "Bad.storyboard" })
            #expect(object["error"]?["line"]?.line == (line.map { "\($0)" } ?? "null"))
            #expect(object["error"]?["code"]?.content != nil)
        default:
            let json = text.split(separator: "\n").filter { !$0.hasPrefix("= ") }
                .joined(separator: "\n")
            let run = JSONReader.read(Array(json.utf8))?["runs"]?.elements.first
            let places = (run?["results"]?.elements ?? []).compactMap {
                $0["locations"]?.elements.first?["physicalLocation"]
            }
            let bad = try #require(
                places.first { $0["artifactLocation"]?["uri"]?.content == "Bad.storyboard" })
            #expect(bad["region"]?["startLine"]?.line == line.map { "\($0)" })
        }
    }

    @Test(arguments: [
        "Nope.storyboard", "Good.storyboard Nope.xib", "Good.storyboard Settings", "Folder Setings",
        "Settings",
    ])
    func `a mistyped path is never left out`(_ paths: String) throws {
        let (folder, _) = try folder(.missing, 0)
        _ = try folder.answers("mkdir Folder")
        let lines = try folder.answers("layoutedit check " + paths)
        #expect(lines.last == "= 66")
        #expect(lines.contains { $0.hasPrefix("! ") })
    }
}
