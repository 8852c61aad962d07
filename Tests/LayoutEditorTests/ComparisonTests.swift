import Foundation
import Testing

/// The output of `diff` for two versions, and its scripts, which transform one version into the
/// other.
@Suite struct ComparisonTests {
    private let folder: ProgramFolder
    private static let fixtures = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Fixtures/interface-builder").path

    init() throws { folder = try ProgramFolder() }

    private func sh(_ line: String) throws -> [String] {
        try folder.answers("F='\(Self.fixtures)'; " + line)
    }

    private static let made = """
        layoutedit a.layout --quiet -c 'new Login' -c 'add stack form in view axis=vertical' \
        -c 'add label title in form text=Hello' -c 'add button go in form' \
        -c 'constrain top: form.top = view.top + 20' \
        -c 'constrain left: form.leading = view.leading + 8'
        """

    // MARK: Words

    @Test func `two points of one layout file`() throws {
        #expect(try sh(Self.made) == [])
        let rows = try sh(
            "layoutedit a.layout --quiet -c 'set title.text Bye'; layoutedit diff a.layout --at 6")
        #expect(
            rows.prefix(3) == [
                "Login", "  title  text  \"Hello\" → \"Bye\"", "Login: 3 dependent frames",
            ])
        #expect(rows.contains { $0.hasPrefix("  title: (0, 0, 39") })
        // Backwards, and between two points that are not the current one.
        #expect(
            try sh("layoutedit diff a.layout --at 7 --at 6").contains {
                $0.contains("\"Bye\" → \"Hello\"")
            })
        #expect(try sh("layoutedit diff a.layout --at 7") == [])
        let object = try sh("layoutedit diff a.layout --at 6 --format json")
        #expect(object.count == 1 && object[0].contains(#""new":"\"Bye\"""#), "\(object)")
    }

    @Test func `layout files are compared by names, and with storyboards by their scenes`() throws {
        #expect(try sh(Self.made + " && cp a.layout b.layout") == [])
        #expect(try sh("layoutedit diff a.layout b.layout") == [])
        #expect(
            try sh(
                "layoutedit b.layout --quiet -c 'remove go' -c 'new Other'; layoutedit diff a.layout b.layout"
            )
            .contains { $0.hasPrefix("  go") && $0.contains("button → -") })
        #expect(
            try sh(
                "layoutedit import c.layout $F/variations.storyboard --quiet; layoutedit diff c.layout $F/variations.storyboard"
            ) == [])
        #expect(
            try sh(
                "layoutedit c.layout --quiet -c 'set title.text New'; layoutedit diff $F/variations.storyboard c.layout"
            )
            .contains("  title  text  \"Title\" → \"New\""))
    }

    @Test func `what cannot be compared is refused in one sentence`() throws {
        #expect(try sh(Self.made) == [])
        for (line, status, words) in [
            ("layoutedit diff a.layout", 2, "diff needs a second file"),
            ("layoutedit diff $F/guides.storyboard --at 2", 2, "--at needs a layout file"),
            ("layoutedit diff a.layout --at 99", 66, "the last operation is 6"),
            ("layoutedit diff a.layout --at 1 --at 2 --at 3", 2, "at most twice"),
            ("layoutedit diff a.layout --at 1 --format xml", 2, "--format takes"),
            ("echo x > x; layoutedit diff a.layout x", 65, "x: this is a text"),
            ("layoutedit diff a.layout gone", 66, "gone"),
        ] {
            let answers = try sh(line)
            #expect(answers.last == "= \(status)", "\(line): \(answers)")
            #expect(answers.contains { $0.contains(words) }, "\(line): \(answers)")
        }
    }

    // MARK: Scripts

    /// Edits of a layout file, each of which a script brings to the file as it was.
    static let edits = [
        "set title.text Bye; set form.spacing 8 for w=compact; set document.device iphone-se",
        "move title to view; remove go; add image logo in form at 0 image=20x20",
        "rename title to go2; rename go to title; rename go2 to go",
        "remove form; add label form in view text=Form",
        "embed title go in stack inner; order form back",
        "unarrange title; hide go; space after go in form 12",
        "remove constraint top; set left.constant 9; constrain top: form.bottom = view.bottom",
        "new Second; add label x in view; rename document Login to Welcome",
        "add view box in form; move title to box; move go to box; arrange box in form at 0",
        "add view a in view; add view b in view; add view c in view; order a front; order c back",
        "new Plain; open Login; remove title go",
        "rename document Login to A; new Login; add slider s in view",
    ]

    @Test(arguments: edits)
    func `a script turns a layout file into another`(_ edit: String) throws {
        #expect(try sh(Self.made + " && cp a.layout b.layout") == [])
        #expect(try sh("layoutedit b.layout --quiet -c '\(edit)'") == [])
        for (from, to) in [("a", "b"), ("b", "a")] {
            let answers = try sh(
                """
                layoutedit diff \(from).layout \(to).layout --format commands > script && grep -q . script \
                && cp \(from).layout x.layout && layoutedit x.layout --quiet -f script \
                && layoutedit verify x.layout --json | grep -o 'digest":"[^"]*' > one \
                && layoutedit verify \(to).layout --json | grep -o 'digest":"[^"]*' > two && cmp one two
                """)
            #expect(answers.filter { !$0.hasPrefix("! Login is open") } == [], "\(edit)")
        }
    }

    @Test func `a script between equal files is empty, and few edits are few commands`() throws {
        #expect(try sh(Self.made + " && cp a.layout b.layout") == [])
        #expect(try sh("layoutedit diff a.layout b.layout --format commands") == [])
        let lines = try sh(
            """
            layoutedit b.layout --quiet -c 'arrange go in form at 0' -c 'set top.priority 750' && \
            layoutedit diff a.layout b.layout --format commands
            """)
        #expect(
            lines == [
                "# layoutedit a.layout -f SCRIPT turns it into b.layout", "open Login",
                "arrange go in form at 0", "set top.priority 750",
            ])
    }

    /// What somebody did in Xcode, as a line for sed.
    static let changes = [
        "s/text=\"Title\"/text=\"Welcome\" customClass=\"Badge\"/",
        "s/<constraint firstItem=\"var-st-001\" firstAttribute=\"leading\"[^>]*>//",
        "s/initialViewController=\"[^\"]*\"//; s/toolsVersion=\"21507\"/toolsVersion=\"23504\"/",
        "s/y=\"50\"/y=\"51\"/; s/axis=\"vertical\"/axis=\"horizontal\"/",
        "s/title=\"Variations\"/title=\"Others\" customClass=\"Its\" storyboardIdentifier=\"It is\"/",
        "s/<edgeInsets key=\"layoutMargins\" top=\"1\"[^>]*>/<connections><outlet property=\"x\" destination=\"var-lb-001\" id=\"out-01-001\"\\/><\\/connections>/",
        "s/id=\"var-lb-001\"/id=\"new-lb-001\"/",
        "s/<view translates/<label text=\"A\" id=\"one-01-001\"\\/><label text=\"B\" id=\"two-01-001\"\\/>&/",
    ]

    @Test(arguments: changes)
    func `a script turns a storyboard into another, whatever the documents hold of it`(
        _ change: String
    ) throws {
        let answers = try sh(
            """
            cp $F/variations.storyboard a.storyboard && sed '\(change)' a.storyboard > b.storyboard \
            && ! cmp -s a.storyboard b.storyboard && cp a.storyboard x.storyboard \
            && layoutedit diff a.storyboard b.storyboard --format commands > script \
            && layoutedit edit x.storyboard --push --quiet -f script 2> said && layoutedit diff x.storyboard b.storyboard \
            && layoutedit import b.layout b.storyboard --quiet 2> said \
            && layoutedit verify x.storyboard.layout --json | grep -o 'digest":"[^"]*' > one \
            && layoutedit verify b.layout --json | grep -o 'digest":"[^"]*' > two && cmp one two \
            && ! grep layoutedit x.storyboard && layoutedit x.storyboard.layout --quiet -c undo
            """)
        #expect(answers == [], "\(change)")
    }

    // MARK: Pages

    @Test func `a page holds both pictures and the words, and needs nothing else`() throws {
        #expect(
            try sh(Self.made + "; layoutedit a.layout --quiet -c 'set title.text \"<b>&\"'") == [])
        let page = try sh("layoutedit diff a.layout --at 6 --format html").joined(separator: "\n")
        #expect(page.hasPrefix("<!DOCTYPE html>") && page.hasSuffix("</html>"))
        #expect(page.contains("&lt;b&gt;&amp;") && !page.contains("<b>"))
        #expect(!page.contains("<script") && !page.contains("http:") && !page.contains("https:"))
        let data = try #require(page.firstMatch(of: /base64,([A-Za-z0-9+\/=]+)/)?.output.1)
        let picture = String(
            decoding: try #require(Data(base64Encoded: String(data))), as: UTF8.self)
        #expect(picture.contains("before") && picture.contains("after"))
        // What moved is marked where it was, too.
        #expect(picture.contains("stroke-dasharray"))
        #expect(
            try sh("layoutedit diff a.layout --at 7 --format html").contains(
                "<p>The versions are identical.</p>"))
    }
}
