import Foundation
import Testing

/// Storyboards in a repository of the real Git.
@Suite struct GitTests {
    private let folder: ProgramFolder

    init() throws { folder = try ProgramFolder() }

    /// A repository whose storyboard two branches changed; what a line for sh answers in it.
    private func prepare(ours: String, theirs: String) throws {
        let path = "'some where/Main.storyboard'"
        let source = "\"$EXAMPLES/SimpleStackView.storyboard\""
        let answers = try folder.answers(
            """
            export HOME="$PWD" GIT_CONFIG_NOSYSTEM=1 && git init -q -b main . \
            && git config user.name n && git config user.email e && mkdir 'some where' \
            && layoutedit git install --quiet && cp \(source) \(path) && git add . \
            && git commit -qm base && git checkout -qb side && sed -i '\(theirs)' \(path) \
            && git commit -qam theirs && git checkout -q main && sed -i '\(ours)' \(path) \
            && git commit -qam ours
            """)
        #expect(answers == [])
    }

    private func git(_ line: String) throws -> [String] {
        try folder.answers("export HOME=\"$PWD\" GIT_CONFIG_NOSYSTEM=1; " + line)
    }

    private static let newTitle = "s/text=\"[^\"]*\"/text=\"Ours\"/"
    private static let newText = "s/text=\"[^\"]*\"/text=\"Theirs\"/"
    private static let newLines = "s/ text=\"/ numberOfLines=\"3\" text=\"/"

    @Test func `two edits of one line are merged`() throws {
        try prepare(ours: Self.newTitle, theirs: Self.newLines)
        let answers = try git("git merge -q -m merged side")
        #expect(!answers.contains { $0.hasPrefix("= ") }, "\(answers)")
        #expect(
            try git("grep -c 'numberOfLines=\"3\".*text=\"Ours\"' some*/Main.storyboard") != ["0"])
        #expect(try git("git status --porcelain | grep '^U'") == ["= 1"])
    }

    @Test func `a conflict is told, and leaves a file that can be imported`() throws {
        try prepare(ours: Self.newTitle, theirs: Self.newText)
        let answers = try git("git merge -q -m merged side")
        #expect(answers.contains("= 1"))
        #expect(answers.contains { $0.contains("some where/Main.storyboard: ") }, "\(answers)")
        #expect(answers.contains { $0.contains("theirs: Theirs") })
        #expect(try git("git status --porcelain | grep -c '^UU'") == ["1"])
        let imported = try git(
            "layoutedit import x.layout some*/Main.storyboard --quiet 2>&1; echo")
        #expect(!imported.contains { $0.contains("broken") })
        // The tool does the same again, and is believed.
        let tool = try git("git mergetool -y --tool=layoutedit < /dev/null 2>&1")
        #expect(tool.contains { $0.contains("conflict") }, "\(tool)")
    }

    /// Both sides' histories are in the file afterwards.
    @Test func `layout files are merged as well`() throws {
        try prepare(ours: Self.newTitle, theirs: Self.newLines)
        _ = try git(
            """
            layoutedit a.layout -c 'new Login' -c 'add label title in view text=Hi' --quiet \
            && git add a.layout && git commit -qm layout && git checkout -qb other \
            && layoutedit a.layout -c 'set title.lines 2' --quiet && git commit -qam theirs \
            && git checkout -q main && layoutedit a.layout -c 'set title.text Ours' --quiet \
            && git commit -qam ours
            """)
        let answers = try git("git merge -q -m merged other 2> /dev/null")
        #expect(!answers.contains { $0.hasPrefix("= ") }, "\(answers)")
        let look = "layoutedit a.layout -c 'info title' | grep -E '^(text|lines) ' | tr -s ' '"
        #expect(
            try git(look) == ["text \"Ours\" - set", "lines 2 1 set"])
        #expect(try git("layoutedit log a.layout | grep -c title") == ["3"])
    }

    @Test func `a rebase merges as well`() throws {
        try prepare(ours: Self.newTitle, theirs: Self.newLines)
        let answers = try git("git rebase -q main side")
        #expect(!answers.contains { $0.hasPrefix("= ") }, "\(answers)")
        #expect(
            try git("grep -c 'numberOfLines=\"3\".*text=\"Ours\"' some*/Main.storyboard") != ["0"])
    }

    @Test func `marks outlast staging, and deciding makes the file what a side would have made it`()
        throws
    {
        try prepare(ours: Self.newTitle, theirs: Self.newText)
        #expect(try git("git merge -q -m merged side").contains("= 1"))
        let path = "some*/Main.storyboard"
        #expect(try git("git add . && layoutedit check \(path) --format text").contains("= 1"))
        // Of a file that is decided nothing is left but what the side had; the layout file is nobody's.
        #expect(try git("layoutedit resolve \(path) --quiet -c 'take theirs all' 2> said") == [])
        #expect(try git("git diff side -- \(path)") == [])
        #expect(try git("layoutedit resolve \(path) --quiet -c undo 2> said; echo $?") == ["1"])
        #expect(try git("git diff -- \(path)") == [])
        #expect(try git("layoutedit resolve \(path) --quiet -c 'take ours all' 2> said") == [])
        #expect(try git("git diff main -- \(path)") == [])
    }

    @Test func `rerere remembers a decision where conflicts are lines`() throws {
        try prepare(ours: Self.newTitle, theirs: Self.newText)
        let merged = try git(
            """
            git config rerere.enabled true && layoutedit git install --markers --quiet \
            && git merge -q -m merged side > said 2>&1; grep -c '^<<<<<<< ours' some*/Main.storyboard
            """)
        #expect(merged == ["1"])
        #expect(try git("layoutedit import a.layout some*/Main.storyboard").last == "= 65")
        // What somebody makes of it by hand comes again by itself, in a rebase too.
        let again = try git(
            """
            sed -i '/^<<<<<<< /d; /^=======$/,/^>>>>>>> /d; s/"Ours"/"Both"/' some*/Main.storyboard \
            && git commit -qam merged && git reset -q --hard HEAD~1 \
            && git merge -q -m merged side > said 2>&1; \
            grep -c '"Both"' some*/Main.storyboard; grep -c '^<<<<<<<' some*/Main.storyboard
            """)
        #expect(again.prefix(2) == ["1", "0"])
    }

    @Test func `a rebase that stops goes on when its conflict is decided`() throws {
        try prepare(ours: Self.newTitle, theirs: Self.newText)
        #expect(try git("git rebase -q main side > said 2>&1; echo $?") == ["1"])
        let answers = try git(
            """
            layoutedit resolve some*/Main.storyboard --quiet -c 'take theirs all' 2> said \
            && git add some*/Main.storyboard && GIT_EDITOR=true git rebase --continue > said 2>&1 \
            && grep -c '"Theirs"' some*/Main.storyboard && git log --format=%s | head -1
            """)
        #expect(answers == ["1", "theirs"])
    }

    @Test func `a file that both sides have added goes to the text merge`() throws {
        try prepare(ours: Self.newTitle, theirs: Self.newLines)
        _ = try git(
            """
            git checkout -q side; cp some*/Main.storyboard New.storyboard; git add .; git commit -qm a; \
            git checkout -q main; cp some*/Main.storyboard New.storyboard; git add .; git commit -qm b
            """)
        let answers = try git("git merge -q -m merged side")
        #expect(answers.contains { $0.contains("merged as text: New.storyboard") }, "\(answers)")
        #expect(try git("grep -c '^<<<<<<<' New.storyboard") != ["0"])
    }

    @Test func `without the program the text merge takes over and says so`() throws {
        try prepare(ours: Self.newTitle, theirs: Self.newLines)
        let answers = try git("PATH=/usr/bin:/bin; git merge -q -m merged side")
        #expect(answers.contains { $0.contains("merged as text: some where/Main.storyboard") })
        #expect(try git("grep -c '^<<<<<<< ours' some*/Main.storyboard") != ["0"])
    }

    @Test func `what is no storyboard goes to the text merge`() throws {
        try prepare(ours: Self.newTitle, theirs: Self.newLines)
        _ = try git(
            """
            git checkout -q side; echo one > Row.xib; git add .; git commit -qm a; \
            git checkout -q main; echo two > Row.xib; git add .; git commit -qm b
            """)
        let answers = try git("git merge -q -m merged side")
        #expect(answers.contains { $0.contains("merged as text: Row.xib") }, "\(answers)")
        #expect(try git("grep -c '^<<<<<<<' Row.xib") == ["1"])
    }

    @Test func `uninstall takes back what install wrote, and nothing else`() throws {
        let lines = try git(
            """
            git init -q . && cp .git/config before && echo '*.png binary' > .gitattributes \
            && layoutedit git install --quiet && layoutedit git install --quiet \
            && grep -c layoutedit .gitattributes && layoutedit git doctor > doctor \
            && layoutedit git uninstall --quiet && cat .gitattributes && cmp .git/config before
            """)
        #expect(lines == ["3", "*.png binary"])
        #expect(try git("layoutedit git doctor > doctor; echo $?").contains("1"))
    }

    @Test func `all of a person's repositories`() throws {
        let lines = try git(
            """
            layoutedit git install --global --quiet && git init -q r && cd r \
            && layoutedit git doctor | grep -c ^ok && layoutedit git uninstall --global --quiet \
            && test ! -e ../.config/git/attributes && layoutedit git doctor | grep -c ^ok
            """)
        #expect(lines == ["5", "2"])
    }

    @Test func `outside of a repository nothing is set up`() throws {
        #expect(try git("layoutedit git install").last == "= 66")
    }
}
