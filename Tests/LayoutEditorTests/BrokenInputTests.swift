import Testing

@testable import LayoutProgram

/// Storyboards damaged by a text merge, passed to each command of the program.
@Suite struct BrokenInputTests {
    private func folder() throws -> ProgramFolder {
        let folder = try ProgramFolder()
        _ = try folder.answers(
            #"""
            layoutedit a.layout --quiet -c 'new Login' -c 'add label title in view text=Hi' \
                -c 'add label other in view text=Ho' \
                -c 'export --format storyboard --output Main.storyboard'
            layoutedit import b.layout Main.storyboard --quiet
            { head -n 5 Main.storyboard; echo '<<<<<<< HEAD'; tail -n +6 Main.storyboard; } > Marked.storyboard
            """#)
        return folder
    }

    @Test(arguments: [
        "check Marked.storyboard", "import new.layout Marked.storyboard", "edit Marked.storyboard",
        "edit Marked.storyboard --push -c tree", "Marked.storyboard -c frames",
        "export Marked.storyboard --format json", "export Marked.storyboard --format swift",
        "diff Main.storyboard Marked.storyboard", "diff Marked.storyboard Main.storyboard",
        "diff Main.storyboard Marked.storyboard --format commands",
        "merge Main.storyboard Marked.storyboard Main.storyboard",
        "merge Marked.storyboard Main.storyboard Main.storyboard", "resolve Marked.storyboard",
        "pull b.layout Marked.storyboard",
    ])
    func `Git's markers are told with their line and the way out`(_ line: String) throws {
        let answer = try folder().answers("layoutedit " + line).joined(separator: "\n")
        for words in [
            "Marked.storyboard:6: ", "Git's conflict markers", "git mergetool", "git checkout -m",
        ] {
            #expect(answer.contains(words), "\(line): \(answer)")
        }
        #expect(answer.contains("\n= 65"))
    }

    @Test func `a folder with such files is checked, and told of`() throws {
        let folder = try folder()
        let answer = try folder.answers("layoutedit check .").joined(separator: "\n")
        #expect(
            answer.contains("Marked.storyboard:6: error: this file contains Git's conflict markers")
        )
    }

    @Test func `one id of two objects is an error of checks and imports`() throws {
        let folder = try folder()
        let ids = try folder.answers(
            "grep -o '<label[^>]* id=\"[^\"]*\"' Main.storyboard | sed 's/.* id=\"//; s/\"//'")
        _ = try folder.answers(
            "sed 's/id=\"\(ids[1])\"/id=\"\(ids[0])\"/' Main.storyboard > Twice.storyboard")
        let check = try folder.answers("layoutedit check Twice.storyboard --orientation portrait")
        #expect(check.last == "= 1")
        #expect(check.contains { $0.contains("two objects have the id \(ids[0]), in lines ") })
        for line in ["import new.layout Twice.storyboard", "edit Twice.storyboard -c tree"] {
            let answer = try folder.answers("layoutedit " + line)
            #expect(answer.last == "= 65")
            #expect(answer.contains { $0.contains("two objects have the id \(ids[0]), in lines ") })
        }
    }

    /// What a command cannot write concerns that command alone, and has its place in the script.
    @Test(arguments: [
        ("export --output missing/x.json", 17), ("export --output Main.storyboard", 17),
        ("record missing/r", 8),
    ])
    func `a script goes on after an output that cannot be written`(
        _ command: String, _ column: Int
    ) throws {
        let folder = try folder()
        let script = #"printf 'new A\n\#(command)\nadd view a in view\n' > s.layoutscript; "#
        let run = "layoutedit k.layout -f s.layoutscript --commit each"
        let kept = try folder.answers(script + run + " --keep-going")
        #expect(kept.contains { $0.hasPrefix("! s.layoutscript:2:\(column): ") }, "\(kept)")
        #expect(kept.last == "= 73")
        #expect(try folder.answers("layoutedit k.layout -c tree").contains { $0.contains(" a ") })
        let ended = try folder.answers("rm k.layout; " + run)
        #expect(ended.last == "= 73")
        #expect(try !folder.answers("layoutedit k.layout -c tree").contains { $0.contains(" a ") })
    }
}
