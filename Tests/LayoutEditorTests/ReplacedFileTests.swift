import Foundation
import Testing

/// Commands that write a file without `--force` replace only files of the kind that they write.
@Suite struct ReplacedFileTests {
    private let folder: ProgramFolder
    /// One file of each kind, by its name.
    private static let kinds = [
        "a.layout", "a.storyboard", "a.xib", "a.json", "a.svg", "a.swift", "a.txt",
        ".layoutedit.toml", "a.baseline", "empty", "absent",
    ]

    init() throws {
        folder = try ProgramFolder()
        let made = try folder.answers(
            """
            layoutedit a.layout --quiet -c 'new A' -c 'add label l in view text=Hi' \
            && for kind in xib json svg swift; do
                layoutedit export a.layout --format $kind --output a.$kind --quiet || exit
            done
            cp "$EXAMPLES/SimpleStackView.storyboard" a.storyboard
            echo notes > a.txt; echo 'fail-on = "error"' > .layoutedit.toml; : > empty
            layoutedit check a.layout --write-baseline a.baseline --quiet
            layoutedit import a.layout a.storyboard --quiet
            cp a.storyboard b.storyboard; cp a.layout b.layout
            """)
        #expect(!made.contains { $0.hasPrefix("= ") }, "\(made)")
    }

    private func contents(of name: String) -> Data? {
        FileManager.default.contents(atPath: folder.path + "/" + name)
    }

    private func expect(_ command: String, toReplaceOnly replaceable: Set<String>) throws {
        for name in Self.kinds {
            let before = contents(of: name)
            let said = try folder.answers(command.replacing("OUTPUT", with: name))
            if replaceable.contains(name) {
                #expect(said.last != "= 73", "\(command) \(name): \(said)")
                #expect(contents(of: name) != nil)
            } else {
                #expect(said.last == "= 73", "\(command) \(name): \(said)")
                #expect(said.contains { $0.contains("would be lost") }, "\(said)")
                #expect(contents(of: name) == before, "\(name)")
            }
            _ = try folder.answers(
                before == nil ? "rm -f \(name)" : "true")
            if let before { try before.write(to: URL(filePath: folder.path + "/" + name)) }
        }
    }

    @Test func `a baseline`() throws {
        try expect(
            "layoutedit check b.layout --write-baseline OUTPUT",
            toReplaceOnly: ["a.baseline", "empty", "absent"])
    }

    @Test func `a merge of storyboards`() throws {
        try expect(
            "layoutedit merge b.storyboard b.storyboard b.storyboard --output OUTPUT",
            toReplaceOnly: ["a.storyboard", "a.xib", "empty", "absent"])
    }

    @Test func `a merge of layout files`() throws {
        try expect(
            "layoutedit merge b.layout b.layout b.layout --output OUTPUT",
            toReplaceOnly: ["a.layout", "empty", "absent"])
    }
}
