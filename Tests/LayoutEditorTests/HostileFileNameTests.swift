import Foundation
import Testing

@testable import LayoutProgram

/// File names that could forge a line of a report, or be misread in one.
@Suite struct HostileFileNameTests {
    private static let heads = [
        "a\n::error file=x::forged", "b\r\n::error file=x::forged", "c,\u{308}title=x",
        "d\u{1B}[2J",
        "-e", "--help", "f\u{2028}::error file=x::forged",
    ]
    private static let ends = [".storyboard", ".xib", ".layout"]

    private let folder: ProgramFolder

    /// Makes two files of each name: a valid one of its type, and a broken one.
    init() throws {
        folder = try ProgramFolder()
        _ = try folder.answers(
            """
            layoutedit a.layout --quiet -c 'new A' -c 'add label l in view text=Hi' \
            && layoutedit export a.layout --format xib --output a.xib \
            && cp "$EXAMPLES/SimpleStackView.storyboard" a.storyboard
            """)
        for head in Self.heads {
            for end in Self.ends {
                let sound = try Data(contentsOf: URL(filePath: folder.path + "/a" + end))
                for (place, bytes) in [("sound", sound), ("broken", Data("<broken".utf8))] {
                    try folder.write("", to: place + "/" + head + end)
                    try bytes.write(to: URL(filePath: "\(folder.path)/\(place)/\(head)\(end)"))
                }
            }
        }
    }

    private func expectNoForgedLine(_ said: [String], _ what: String) {
        let lines = said.map { $0.hasPrefix("! ") ? String($0.dropFirst(2)) : $0 }
        #expect(!lines.isEmpty, "\(what)")
        for line in lines {
            #expect(!line.hasPrefix("::error file=x"), "\(what): \(line)")
            #expect(!line.utf8.contains(0x1B) && !line.utf8.contains(0x0D), "\(what): \(line)")
        }
    }

    @Test(arguments: CheckFormat.allCases.map(\.rawValue))
    func `check`(_ format: String) throws {
        let said = try folder.answers("layoutedit check . --format \(format) --fail-on note")
        expectNoForgedLine(said, format)
        guard format == "github" else { return }
        let forged = said.filter { $0.hasPrefix("::") && $0.contains(/^::[^:]*,[^:]*title=x/) }
        #expect(forged == [])
    }

    @Test func `everything else that names a file`() throws {
        for place in ["sound", "broken"] {
            for line in [
                "layoutedit check \"$name\"", "layoutedit import new.layout \"$name\"",
                "layoutedit verify \"$name\"", "layoutedit log \"$name\"",
                "layoutedit \"$name\" -c tree",
                "layoutedit export \"$name\" --format json --output \"$name\"",
                "layoutedit diff \"$name\" ../a.xib",
                "layoutedit diff --path \"$name\" ../a.xib ../a.storyboard",
                "layoutedit merge \"$name\" \"$name\" \"$name\" --output \"$name\"",
                "layoutedit merge --path \"$name\" ../a.xib ../a.xib ../a.xib --output out.xib",
                "layoutedit pull ../a.layout \"$name\"", "layoutedit push ../a.layout \"$name\"",
                "layoutedit resolve \"$name\" -c undecided",
                "layoutedit recover \"$name\" \"$name\"",
                "layoutedit edit \"$name\" -c tree", "layoutedit explain \"$name\"",
                "layoutedit ../a.layout -f \"$name\"",
                "layoutedit check ../a.layout --expect \"$name\"",
                "layoutedit check ../a.layout --write-baseline \"$name\"",
                "layoutedit check ../a.layout --config \"$name\"",
            ] {
                let said = try folder.answers(
                    "cd \(place) && for name in ./*; do \(line) < /dev/null; done; echo done")
                expectNoForgedLine(said, line)
            }
        }
    }
}
