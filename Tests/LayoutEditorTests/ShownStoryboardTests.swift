import Foundation
import Testing

/// Storyboards passed to commands that read layout files. They are imported in memory and never
/// written.
@Suite struct ShownStoryboardTests {
    let folder: ProgramFolder

    init() throws {
        folder = try ProgramFolder()
        let sample = Transcript.examples.appendingPathComponent("NestedStackViews.storyboard")
        try folder.create("Main.storyboard").write(Data(contentsOf: sample))
        _ = try folder.answers("layoutedit import a.layout Main.storyboard --quiet")
    }

    /// The answer is the same as for a layout file into which the storyboard was imported.
    @Test(arguments: ["frames", "tree", "constraints", "why save.width", "check", "info save"])
    func `looking at it is looking at its import`(_ command: String) throws {
        let shown = try folder.answers("layoutedit Main.storyboard -c '\(command)' 2>/dev/null")
        #expect(
            try folder.answers("layoutedit a.layout -c '\(command)' 2>/dev/null") == shown)
        #expect(shown.count > 0)
    }

    @Test(arguments: ["json", "svg", "commands", "storyboard"])
    func `an export of it is one of its import`(_ format: String) throws {
        let shown = try folder.answers("layoutedit export Main.storyboard --format \(format)")
        #expect(try folder.answers("layoutedit export a.layout --format \(format)") == shown)
        #expect(shown.count > 10)
    }

    @Test func `an export without an edit is the file itself`() throws {
        let export = "layoutedit export Main.storyboard --format storyboard --output B.storyboard"
        #expect(try folder.answers(export + " && cmp B.storyboard Main.storyboard") == [])
    }

    @Test(arguments: [
        "rename save to store", "undo", "new Other", "group \"less\" { hide save }",
        "checkpoint here",
        "assert save.width >= 44",
    ])
    func `an edit is refused with the way to make one`(_ command: String) throws {
        let before = try folder.answers("ls; cksum Main.storyboard")
        let answers = try folder.answers("layoutedit Main.storyboard -c '\(command)'")
        #expect(
            answers == [
                "! Main.storyboard: a storyboard or xib can only be viewed; layoutedit import FILE "
                    + "Main.storyboard makes a layout file of it, which can be edited", "= 73",
            ])
        #expect(try folder.answers("ls; cksum Main.storyboard") == before)
    }

    @Test func `a script over it is refused, and so is a dry run of one`() throws {
        for options in ["-f -", "--dry-run -f -", "--commit each -f -", ""] {
            let answers = try folder.answers(
                "echo hide save | layoutedit Main.storyboard " + options)
            #expect(answers.contains { $0.contains("only be viewed") }, "\(options): \(answers)")
            #expect(answers.last == "= 73", "\(options)")
        }
    }

    @Test func `one that is not there or is broken is told as such`() throws {
        #expect(
            try folder.answers("layoutedit None.xib -c frames")
                == ["! None.xib: No such file or directory", "= 66"])
        #expect(try folder.answers("ls None.xib 2>&1 | wc -l") == ["1"])
        let broken = try folder.answers("echo '<a' > B.xib; layoutedit export B.xib --format json")
        #expect(broken.first?.hasPrefix("! B.xib:") == true)
        #expect(broken.last == "= 65")
    }
}
