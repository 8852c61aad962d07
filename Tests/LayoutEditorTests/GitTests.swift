import Foundation
import Testing

/// Storyboards in real Git repositories.
@Suite struct GitTests {
    private let folder: ProgramFolder

    init() throws { folder = try ProgramFolder() }

    /// Makes a repository in which two branches changed the storyboard, each with a line for sh.
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
        // Git passes the branch's name in the driver's command line or, before 2.44, in the
        // environment.
        #expect(answers.contains { $0.contains("theirs (side): Theirs") }, "\(answers)")
        #expect(try git("git status --porcelain | grep -c '^UU'") == ["1"])
        let imported = try git(
            "layoutedit import x.layout some*/Main.storyboard --quiet 2>&1; echo")
        #expect(!imported.contains { $0.contains("broken") })
        // The merge tool does the merge again, and Git accepts its exit status.
        let tool = try git("git mergetool -y --tool=layoutedit < /dev/null 2>&1")
        #expect(tool.contains { $0.contains("conflict") }, "\(tool)")
    }

    /// Afterwards the file contains both sides' histories.
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

    /// A document that one version deleted stays if the other version worked on it.
    @Test(arguments: [
        ("rename document A to C", "renamed it to C", "C"), ("close", nil, nil),
        ("open A' -c 'add label title in view", "changed it", "A"),
    ])
    func `a deleted document that was worked on is a conflict`(
        work: String, change: String?, kept: String?
    ) throws {
        let answers = try folder.answers(
            """
            layoutedit base -c 'new A' -c 'new B' --quiet && cp base ours && cp base theirs \
            && layoutedit ours -c '\(work)' --quiet \
            && layoutedit theirs -c 'delete document A' --quiet; \
            layoutedit merge base ours theirs --output merged 2>&1
            """)
        #expect(answers.contains { $0.contains("deleted by theirs") } == (change != nil))
        if let change { #expect(answers.contains { $0.contains(change) }, "\(answers)") }
        let names = try folder.answers("layoutedit merged -c documents").map {
            String($0.drop { !$0.isLetter })
        }
        #expect(names.sorted() == (["B"] + [kept].compactMap(\.self)).sorted(), "\(names)")
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
        // After resolving, only that side's content is left, and there is no layout file.
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
        // Git repeats a manual resolution by itself, also in a rebase.
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

    @Test func `a file of attributes keeps its line ends`() throws {
        let lines = try git(
            """
            git init -q . && printf '*.png binary\\r\\n' > .gitattributes && cp .gitattributes old \
            && layoutedit git install --quiet && cp .gitattributes once \
            && layoutedit git install --quiet && cmp .gitattributes once \
            && grep -c layoutedit .gitattributes; grep -cv '\r$' .gitattributes; \
            layoutedit git uninstall --quiet && cmp .gitattributes old && echo same
            """)
        #expect(lines == ["3", "0", "same"])
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

    // MARK: Names

    /// Names that a program could take for an option, a terminal for an escape sequence, a reader
    /// for a line.
    private static let hostileNames = [
        "--output=victim.storyboard", "-x.storyboard", "--help", "-",
        "a\u{1B}]0;pwned\u{7}.storyboard",
        "b\\033]0;pwned\\007.storyboard", "c\n::error::forged.storyboard",
        "d'\u{301}$(touch RAN).storyboard",
        "e%P%s\".storyboard",
    ]

    @Test func `no file name is an option or reaches the terminal`() throws {
        for present in [true, false] {
            let folder = try ProgramFolder()
            func git(_ line: String) throws -> [String] {
                try folder.answers("export HOME=\"$PWD\" GIT_CONFIG_NOSYSTEM=1; cd r && " + line)
            }
            _ = try folder.answers(
                """
                export HOME="$PWD" GIT_CONFIG_NOSYSTEM=1; git init -q -b main r && cd r \
                && git config user.name n && git config user.email e && layoutedit git install --quiet \
                && echo precious > victim.storyboard && echo '* merge=layoutedit diff=layoutedit' > .gitattributes
                """)
            let path = present ? "" : "PATH=/usr/bin:/bin; "
            for (text, line) in [
                ("base", "git add -A . && git commit -qm base"),
                ("theirs", "git checkout -qb side && git add -A . && git commit -qm theirs"),
                (
                    "ours",
                    "git checkout -q main && git reset -q --hard && git commit -q --allow-empty -m empty"
                ),
            ] {
                if text != "ours" {
                    for name in Self.hostileNames { try folder.write(text + "\n", to: "r/" + name) }
                }
                #expect(!(try git(line).contains { $0.hasPrefix("= ") }))
            }
            for name in Self.hostileNames { try folder.write("ours\n", to: "r/" + name) }
            _ = try git("git add -A . && git commit -qm ours")
            for line in [
                "git --no-pager diff HEAD^", "git --no-pager diff HEAD^ HEAD",
                "git merge side > /dev/null",
            ] {
                let said = try git(path + line)
                // Git's own lines on standard output contain the names unescaped.
                #expect(said.count > Self.hostileNames.count)
                #expect(!said.contains { $0.contains("\u{1B}") || $0.contains("\u{7}") }, "\(said)")
                #expect(
                    !said.contains { $0.hasPrefix("::error") || $0.hasPrefix("! ::error") },
                    "\(said)")
            }
            #expect(try git("cat victim.storyboard; test ! -e RAN") == ["precious"])
            // Each file has a conflict, and no side was taken silently.
            let unmerged = try git("git ls-files -u -z | tr '\\0' '\\n' | grep -c ' 3\t'")
            #expect(unmerged == ["\(Self.hostileNames.count)"])
        }
    }

    @Test func `a name stands above a difference as it is shown everywhere`() throws {
        try prepare(ours: Self.newTitle, theirs: Self.newText)
        let said = try git(
            """
            git mv some*/Main.storyboard "$(printf 'a\\nb\\033.storyboard')" && git commit -qm moved \
            && sed -i '\(Self.newLines)' a* && git --no-pager diff | head -1
            """)
        #expect(said == ["a\\u{A}b\\u{1B}.storyboard"])
    }

    @Test func `lines of an older version are found and replaced`() throws {
        let lines = try git(
            """
            git init -q . && layoutedit git install --quiet && git config diff.layoutedit.command \
            'f() { echo "$1"; layoutedit diff "$2" "$5"; }; f' && layoutedit git doctor | grep outdated; \
            git config --add diff.layoutedit.command other; layoutedit git install --quiet \
            && layoutedit git doctor > doctor; echo $?; git config --get-all diff.layoutedit.command | wc -l
            """)
        #expect(lines.first?.hasPrefix("missing: the driver configuration is outdated") == true)
        #expect(lines.suffix(2) == ["0", "1"])
    }

    // MARK: The hook

    @Test func `the hook refuses open conflicts that are staged, and nothing else`() throws {
        try prepare(ours: Self.newTitle, theirs: Self.newText)
        let path = "some*/Main.storyboard"
        #expect(
            try git("layoutedit git install --hook --quiet && layoutedit git doctor | grep -c hook")
                == ["1"])
        #expect(
            try git("git merge -q -m merged side > said 2>&1; git add . && git commit -qm merged")
                .contains("= 1"))
        let said = try git("git commit -qm merged 2>&1")
        #expect(
            said.first
                == "some where/Main.storyboard: 1 open conflict: layoutedit resolve 'some where/Main.storyboard'"
        )
        // The staged file counts, not the one in the work tree.
        #expect(try git("layoutedit resolve \(path) --quiet -c 'take theirs all' 2> said") == [])
        #expect(try git("git commit -qm merged > said").contains("= 1"))
        #expect(try git("git add \(path) && git commit -qm merged") == [])
        #expect(
            try git("layoutedit git uninstall --quiet && test ! -e .git/hooks/pre-commit") == [])
    }

    @Test func `the hook refuses lines with markers, in a first commit too`() throws {
        let said = try git(
            """
            git init -q . && git config user.name n && git config user.email e \
            && layoutedit git install --hook --quiet && printf '<<<<<<< ours\\n' > a.xib && git add . \
            && git commit -qm first 2>&1; echo $?; git rm -q --cached a.xib && git commit -qm first && echo done
            """)
        #expect(
            said == ["a.xib: Git's conflict markers: git mergetool a.xib", "1", "done"])
    }

    @Test func `a hook of somebody else stays`() throws {
        let said = try git(
            """
            git init -q . && echo 'exit 0' > .git/hooks/pre-commit && cp .git/config before; \
            layoutedit git install --hook 2> said; echo $?; cat .git/hooks/pre-commit; cmp .git/config before; \
            layoutedit git uninstall --quiet; cat .git/hooks/pre-commit; git config core.hooksPath . ; \
            layoutedit git install --hook 2> said; echo $?; rm .git/hooks/pre-commit; git config --unset core.hooksPath; \
            ln -s ../../victim .git/hooks/pre-commit; layoutedit git install --hook 2> said; echo $?; ls victim 2>/dev/null
            """)
        #expect(said == ["73", "exit 0", "exit 0", "2", "73", "= 2"])
    }

    // MARK: The tool

    @Test func `without a terminal the tool leaves the merged file with its marks`() throws {
        try prepare(ours: Self.newTitle, theirs: Self.newText)
        let said = try git(
            """
            git config --remove-section merge.layoutedit; git merge -q -m merged side > said 2>&1; \
            grep -c '^<<<<<<<' some*/Main.storyboard; \
            git mergetool -y --tool=layoutedit < /dev/null > said 2>&1; \
            grep -c '^<<<<<<<' some*/Main.storyboard; grep -c 'layoutedit conflict 1' some*/Main.storyboard; \
            git status --porcelain | grep -c '^UU'
            """)
        #expect(said == ["1", "0", "1", "1"])
    }

    // MARK: Several common ancestors

    /// Two branches merge each other, and each takes its own side. Both commits are common
    /// ancestors of the next ones.
    @Test(arguments: [true, false])
    func `a merge of common ancestors takes no side`(isDriven: Bool) throws {
        try prepare(ours: Self.newTitle, theirs: Self.newText)
        let path = "some*/Main.storyboard"
        let answers = try git(
            """
            ours=$(git rev-parse main); theirs=$(git rev-parse side); \
            git merge -q $theirs > said 2>&1; layoutedit resolve \(path) --quiet -c 'take ours all' 2> said; \
            git commit -qam one; git checkout -q side; git merge -q $ours > said 2>&1; \
            layoutedit resolve \(path) --quiet -c 'take ours all' 2> said; git commit -qam two; \
            git checkout -q main; git merge-base --all main side | wc -l; \
            \(isDriven ? "" : "git config --unset merge.layoutedit.recursive;") \
            layoutedit git doctor > said; echo $?; git merge -q -m three side > said 2>&1; echo $?
            """)
        // Without the setting, the merged ancestor has an open conflict, which the sides decided
        // differently.
        #expect(answers.map { $0.filter { $0 != " " } } == ["2", isDriven ? "0" : "1", "1"])
    }

    @Test func `doctor names files whose attributes are others`() throws {
        let said = try git(
            """
            git init -q . && layoutedit git install --quiet && mkdir sub \
            && echo '*.storyboard -merge' > sub/.gitattributes && touch sub/a.storyboard b.xib && git add . \
            && layoutedit git doctor | grep -c missing; layoutedit git doctor | grep sub; \
            echo '*.xib merge=union' >> .gitattributes; layoutedit git install 2>&1; \
            layoutedit git doctor | grep -c missing
            """)
        #expect(
            said == [
                "1", "missing: an attribute merge=layoutedit for sub/a.storyboard",
                "set up, but other attributes win: layoutedit git doctor", "2",
            ])
    }

    @Test func `a conflict names the way out`() throws {
        try prepare(ours: Self.newTitle, theirs: Self.newText)
        let answers = try git("git merge -q -m merged side 2>&1")
        #expect(
            answers.contains("to decide: layoutedit resolve 'some where/Main.storyboard'"),
            "\(answers)")
        // A file with an open conflict is merged again.
        let again = try git(
            """
            git commit -qam merged; git checkout -q side; sed -i '\(Self.newLines)' some*/Main.storyboard; \
            git commit -qam lines; git checkout -q main; git merge -m again side 2>&1; echo $?
            """)
        #expect(
            again.contains {
                $0.hasSuffix("some where/Main.storyboard: 1 open conflict of an earlier merge")
            }, "\(again)")
        #expect(again.last == "1")
    }
}
