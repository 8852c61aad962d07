import TestKit
import Testing

@testable import LayoutFormats

private let form = MergeFixture.form

/// The rules of docs/merging.md, each with the smallest file that shows it.
@Suite struct MergeTests {
    private func merge(
        _ ours: String, _ theirs: String, preferring side: MergeSide = .ours
    ) throws -> MergedText {
        try MergedText(form, ours, theirs, preferring: side)
    }

    // MARK: Independent changes

    @Test func `a side that nobody edited passes the other through`() throws {
        let ours = form.with("text=\"Sign in\"", "text='Welcome'")
        #expect(try merge(ours, form).text == ours)
        #expect(try merge(form, ours).text == ours)
        #expect(try merge(ours, ours).text == ours)
    }

    @Test func `two attributes of one element are both kept`() throws {
        let merged = try merge(
            form.with("text=\"Sign in\"", "text=\"Welcome\""),
            form.with("text=\"Sign in\"", "text=\"Sign in\" numberOfLines=\"0\""))
        #expect(merged.conflicts.isEmpty)
        #expect(
            merged.text == form.with("text=\"Sign in\"", "text=\"Welcome\" numberOfLines=\"0\""))
    }

    @Test func `a constraint's constant and its priority may merge`() throws {
        let merged = try merge(
            form.with("constant=\"20\" id=\"ggg-01-001\"", "constant=\"8\" id=\"ggg-01-001\""),
            form.with(
                "constant=\"20\" id=\"ggg-01-001\"",
                "priority=\"750\" constant=\"20\" id=\"ggg-01-001\""))
        #expect(merged.conflicts.isEmpty)
        #expect(merged.text.contains("priority=\"750\" constant=\"8\" id=\"ggg-01-001\""))
    }

    @Test func `the bytes of what only one side changed are that side's`() throws {
        let odd = form.with(
            "<state key=\"normal\" title=\"Go\"/>", "<state  title='Go' key=\"normal\"  />")
        let merged = try merge(odd, odd.with("text=\"Sign in\"", "text=\"Welcome\""))
        #expect(merged.text == odd.with("text=\"Sign in\"", "text=\"Welcome\""))
    }

    // MARK: Values

    @Test func `the same attribute twice is a conflict, and the file holds what is preferred`()
        throws
    {
        let (ours, theirs) = (
            form.with("text=\"Sign in\"", "text=\"Welcome\""),
            form.with("text=\"Sign in\"", "text=\"Log in\"")
        )
        for side in MergeSide.allCases {
            let merged = try merge(ours, theirs, preferring: side)
            let conflict = try #require(merged.conflicts.first)
            #expect(merged.conflicts.count == 1)
            #expect(conflict.kind == .value && conflict.what == "text" && conflict.scene == "Form")
            #expect(conflict.base == "Sign in")
            #expect(conflict.ours == "Welcome" && conflict.theirs == "Log in")
            #expect(merged.text.contains(side == .ours ? "text=\"Welcome\"" : "text=\"Log in\""))
        }
    }

    @Test func `a font is one value`() throws {
        let merged = try merge(
            form.with("pointSize=\"17\"", "pointSize=\"20\""),
            form.with("type=\"system\"", "type=\"boldSystem\""))
        #expect(merged.kinds == [.value])
        #expect(merged.text.contains("type=\"system\" pointSize=\"20\""))
    }

    @Test func `a colour that both spell otherwise is one colour`() throws {
        let spelled = form.with(
            "alpha=\"1\" colorSpace=\"calibratedRGB\"",
            "alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"")
        let merged = try merge(spelled, form.with("red=\"1\"", "red=\"1.0001\""))
        #expect(merged.conflicts.isEmpty)
    }

    @Test func `a title and a picture of one state are two things`() throws {
        let merged = try merge(
            form.with("title=\"Go\"", "title=\"Start\""),
            form.with("title=\"Go\"", "title=\"Go\" image=\"arrow\""))
        #expect(merged.conflicts.isEmpty)
        #expect(merged.text.contains("title=\"Start\" image=\"arrow\""))
    }

    // MARK: Sets and orders

    private func width(_ id: String, of item: String) -> String {
        "                            <constraint firstItem=\"\(item)\" firstAttribute=\"width\" constant=\"100\" id=\"\(id)\"/>\n"
    }

    @Test func `constraints of both sides stand sorted by id`() throws {
        let first = MergeFixture.line("aaa-01-001")
        let last = MergeFixture.line("ggg-01-001")
        let merged = try merge(
            form.with(last, last + width("zzz-01-001", of: "Ttl-aa-001")),
            form.with(first, first + width("bbb-01-001", of: "Btn-aa-001")))
        #expect(merged.conflicts.isEmpty)
        let ids = merged.text.matches(of: /<constraint .*id="(.{10})"/).map { String($0.1) }
        #expect(ids == ids.sorted() && ids.count == 6)
    }

    @Test func `views that both insert at one place stand ours first, and that is told`() throws {
        func label(_ text: String, _ id: String) -> String {
            MergeFixture.lines(from: "<label", to: "</label>")
                .with("Sign in", text).with("Ttl-aa-001", id)
        }
        let title = MergeFixture.lines(from: "<label", to: "</label>")
        let merged = try merge(
            form.with(title, title + label("Mine", "Min-aa-001")),
            form.with(title, title + label("Yours", "Yrs-aa-001")))
        let texts = merged.text.matches(of: /<label text="(.*?)"/).map { String($0.1) }
        #expect(texts == ["Sign in", "Mine", "Yours"])
        #expect(merged.decisions.contains { $0.contains("ours comes first") })
    }

    /// Xcode does not show the order of a scene's objects.
    @Test func `new objects of both in a scene are not told`() throws {
        let form = MergeFixture.form
        func file(_ kind: String, _ id: String) -> String {
            form.with(
                "<placeholder", "<\(kind)GestureRecognizer id=\"\(id)-aa-001\"/>\n<placeholder")
        }
        let merged = try MergedText(form, file("tap", "Tap"), file("pinch", "Pin"))
        #expect(merged.conflicts.isEmpty && merged.decisions.isEmpty)
        #expect(merged.text.contains("Tap-aa-001") && merged.text.contains("Pin-aa-001"))
    }

    // MARK: Constraints and frames

    /// One side exchanges the items of a constraint, the other one changes its constant.
    @Test(arguments: [
        ("", ""), (" relation=\"greaterThanOrEqual\"", " relation=\"lessThanOrEqual\""),
    ])
    func `exchanged items do not change the sign of the other side's constant`(
        relation: String, mirrored: String
    ) throws {
        let line = MergeFixture.line("eee-01-001")
        func written(_ first: String, _ relation: String, _ second: String, _ rest: String)
            -> String
        {
            "<constraint firstItem=\"\(first)-aa-001\" firstAttribute=\"leading\"\(relation)"
                + " secondItem=\"\(second)-aa-001\" secondAttribute=\"leading\"\(rest)"
                + " id=\"eee-01-001\"/>\n"
        }
        let base = form.with(line, written("Btn", relation, "Ttl", ""))
        let exchanged = form.with(line, written("Ttl", mirrored, "Btn", ""))
        let moved = form.with(line, written("Btn", relation, "Ttl", " constant=\"8\""))
        for (ours, theirs) in [(exchanged, moved), (moved, exchanged)] {
            let merged = try MergedText(base, ours, theirs)
            #expect(merged.conflicts.isEmpty)
            #expect(
                merged.text.contains(written("Btn", relation, "Ttl", " constant=\"8\"").dropLast()))
        }
        #expect(try MergedText(base, exchanged, base).text == exchanged)
    }

    /// A view that only its frame places, and changes of it by both sides. Xcode rounds frames.
    @Test(arguments: [
        ((50.0, 0.0), (0.0, 30.0), true), ((50, 0), (0, 1), false), ((1, 0), (0, 30), false),
        ((1, 0), (0, 1), false), ((9, 9), (9, 9), false),
    ])
    func `frames that nothing else determines are values`(
        ours: (Double, Double), theirs: (Double, Double), isConflict: Bool
    ) throws {
        let title = MergeFixture.lines(from: "<label", to: "</label>")
        func file(_ x: Double, _ y: Double) -> String {
            form.with(
                title,
                title
                    + "<label text=\"Free\" id=\"Fre-aa-001\">\n<rect key=\"frame\" x=\"\(20 + x)\""
                    + " y=\"\(300 + y)\" width=\"50\" height=\"21\"/>\n</label>\n")
        }
        let merged = try MergedText(file(0, 0), file(ours.0, ours.1), file(theirs.0, theirs.1))
        #expect(merged.kinds == (isConflict ? [.value] : []))
        if !isConflict {
            let moved = abs(ours.0 + ours.1) >= abs(theirs.0 + theirs.1) ? ours : theirs
            #expect(merged.text.contains("x=\"\(20 + moved.0)\" y=\"\(300 + moved.1)\""))
        }
    }

    // MARK: Twins and slots

    @Test func `the same outlet under two ids is one`() throws {
        let outlet = MergeFixture.line("out-01-001")
        func new(_ id: String) -> String {
            outlet.with("titleLabel", "button").with("Ttl-aa-001", "Btn-aa-001").with(
                "out-01-001", id)
        }
        let merged = try merge(
            form.with(outlet, new("out-02-001") + outlet),
            form.with(outlet, new("out-03-001") + outlet))
        #expect(merged.conflicts.isEmpty)
        #expect(merged.text.contains("out-02-001") && !merged.text.contains("out-03-001"))
    }

    @Test func `two outlets of one property are a conflict of the slot`() throws {
        let outlet = MergeFixture.line("out-01-001")
        func new(_ id: String, to target: String) -> String {
            outlet.with("titleLabel", "button").with("Ttl-aa-001", target).with("out-01-001", id)
        }
        let merged = try merge(
            form.with(outlet, new("out-02-001", to: "Btn-aa-001") + outlet),
            form.with(outlet, new("out-03-001", to: "Ttl-aa-001") + outlet))
        #expect(merged.kinds == [.slot])
        #expect(merged.text.contains("out-02-001") && !merged.text.contains("out-03-001"))
    }

    /// One side deletes a stack; the other side moves a view into it and deletes some of the view's
    /// constraints. The constraints belong to the move.
    @Test(arguments: 0..<24)
    func `constraints that were deleted because of a move go with the move`(seed: Int) throws {
        var random = SeededGenerator(seed: seed)
        let indent = String(repeating: " ", count: 28)
        let frame = "<rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"9\" height=\"9\"/>\n"
        let stack = "\(indent)<stackView id=\"Stk-aa-001\">\n\(indent)    \(frame)"
        let end = "\(indent)</stackView>\n"
        let label = MergeFixture.lines(from: "<label", to: "</label>")
        let button = MergeFixture.lines(from: "<button", to: "</button>")
        let base = form.with(button, button + stack + end)
        let inner = label.split(separator: "\n").map { "        \($0)\n" }.joined()
        let inside = "\(indent)    <subviews>\n\(inner)\(indent)    </subviews>\n"
        var moved = base.with(label, "").with(stack + end, stack + inside + end)
        for id in ["aaa-01-001", "ccc-01-001", "eee-01-001", "ggg-01-001"] {
            if random.once(in: 2) { moved = moved.with(MergeFixture.line(id), "") }
        }
        for preferred in MergeSide.allCases {
            for deleter in MergeSide.allCases {
                let merged = try MergedText(
                    base, deleter == .ours ? form : moved, deleter == .ours ? moved : form,
                    preferring: preferred)
                #expect(merged.conflicts.map(\.kind) == [.deletion])
                let marks =
                    /\n *<attributedString key="userComments">(\n *<fragment .*)*\n *<\/attributedString>/
                let text = merged.text.replacing(marks, with: "")
                #expect(text == (preferred == deleter ? form : moved), "seed \(seed)")
            }
        }
    }

    // MARK: Deletions and references

    private var withoutButton: String {
        form.with(MergeFixture.lines(from: "<button", to: "</button>"), "")
            .with(MergeFixture.line("eee-01-001"), "").with(MergeFixture.line("ggg-01-001"), "")
    }

    @Test func `what one side deleted and nobody touched is gone`() throws {
        let merged = try merge(withoutButton, form.with("text=\"Sign in\"", "text=\"Welcome\""))
        #expect(merged.conflicts.isEmpty)
        #expect(merged.text == withoutButton.with("text=\"Sign in\"", "text=\"Welcome\""))
    }

    @Test func `a deletion of what the other side changed is a conflict`() throws {
        let changed = form.with("title=\"Go\"", "title=\"Start\"")
        let merged = try merge(withoutButton, changed)
        #expect(merged.kinds == [.deletion])
        #expect(!merged.text.contains("=\"Btn-aa-001\""))
        let kept = try merge(withoutButton, changed, preferring: .theirs)
        #expect(kept.kinds.contains(.deletion))
        #expect(kept.text.contains("title=\"Start\""))
    }

    @Test func `another frame is no reason to keep what was deleted`() throws {
        let moved = form.with("y=\"120\"", "y=\"130\"")
        #expect(try merge(withoutButton, moved).conflicts.isEmpty)
    }

    @Test func `an outlet to what was deleted is a conflict, and leads nowhere in no file`() throws
    {
        let outlet = MergeFixture.line("out-01-001")
        let new = outlet.with("titleLabel", "button").with("Ttl-aa-001", "Btn-aa-001")
            .with("out-01-001", "out-02-001")
        let pointed = form.with(outlet, new + outlet)
        let merged = try merge(withoutButton, pointed)
        #expect(merged.kinds == [.deletion])
        #expect(
            merged.conflicts[0].theirs
                == "points to it from outlet \"button\" out-02-001"
        )
        #expect(!merged.text.contains("=\"Btn-aa-001\""))
        let kept = try merge(withoutButton, pointed, preferring: .theirs)
        #expect(kept.kinds == [.deletion])
        #expect(kept.text.contains("destination=\"Btn-aa-001\""))
    }

    // MARK: Header, frames

    @Test func `the header goes as a whole with the newer Xcode`() throws {
        let older = form.with("toolsVersion=\"21507\"", "toolsVersion=\"21701\"")
            .with("version=\"21505\"", "version=\"21679\"")
        let newer = form.with("toolsVersion=\"21507\"", "toolsVersion=\"23504\"")
            .with("version=\"21505\"", "version=\"23506\"").with("retina6_12", "retina6_1")
        for (ours, theirs) in [(older, newer), (newer, older)] {
            let merged = try merge(ours.with("\"Sign in\"", "\"Welcome\""), theirs)
            #expect(merged.conflicts.isEmpty)
            #expect(merged.text == newer.with("\"Sign in\"", "\"Welcome\""))
        }
    }

    @Test func `a frame that both changed is solved`() throws {
        // Ours lowers the title, theirs the button below it: neither side's frame of the button is
        // correct.
        let ours = form.with(
            "constant=\"20\" id=\"ccc-01-001\"", "constant=\"50\" id=\"ccc-01-001\""
        )
        .with("y=\"79\"", "y=\"109\"").with("y=\"120\"", "y=\"150\"")
        let theirs = form.with(
            "constant=\"20\" id=\"ggg-01-001\"", "constant=\"40\" id=\"ggg-01-001\""
        )
        .with("y=\"120\"", "y=\"140\"")
        let merged = try merge(ours, theirs)
        #expect(merged.conflicts.isEmpty)
        let button = merged.text.firstMatch(
            of: /<button[^>]*>\s*<rect key="frame" x="20" y="([^"]*)"/)
        let y = try #require(button.flatMap { Double($0.1) })
        #expect(y > 165 && y < 175)
        #expect(merged.decisions.contains { $0.contains("solved") })
    }

    @Test func `two constants for the same anchors are a choice between two constraints`() throws {
        let last = MergeFixture.line("ggg-01-001")
        let wide = width("zzz-01-001", of: "Ttl-aa-001")
        let (ours, theirs) = (
            form.with(last, last + wide),
            form.with(last, last + wide.with("zzz-01-001", "yyy-01-001").with("\"100\"", "\"200\""))
        )
        let merged = try merge(ours, theirs)
        let conflict = try #require(merged.conflicts.first)
        #expect(merged.conflicts.count == 1 && conflict.kind == .slot)
        #expect(conflict.what == "two constraints of width")
        #expect(conflict.ours == "Sign in.width = 100" && conflict.theirs == "Sign in.width = 200")
        #expect(merged.text.contains("zzz-01-001") && !merged.text.contains("yyy-01-001"))
        let other = try merge(ours, theirs, preferring: .theirs)
        #expect(other.text.contains("yyy-01-001") && !other.text.contains("zzz-01-001"))
    }

    @Test func `constraints that contradict each other only together are described as check does`()
        throws
    {
        // Ours makes the title as wide as the button; theirs sets both widths.
        let last = MergeFixture.line("ggg-01-001")
        let equal =
            width("zzz-01-001", of: "Ttl-aa-001").with(
                "constant=\"100\"", "secondItem=\"Btn-aa-001\" secondAttribute=\"width\"")
        let widths =
            width("www-01-001", of: "Btn-aa-001")
            + width("yyy-01-001", of: "Ttl-aa-001").with("\"100\"", "\"200\"")
        let merged = try merge(form.with(last, last + equal), form.with(last, last + widths))
        #expect(merged.kinds == [.layout])
        let words = merged.conflicts[0].what
        #expect(
            words.contains(" cannot hold beside ") && words.contains(".width = 200"), "\(words)")
    }

    // MARK: Marks

    @Test func `a conflict is marked in the notes of its object`() throws {
        let merged = try merge(
            form.with("\"Sign in\"", "\"Welcome\""), form.with("\"Sign in\"", "\"Log in\""))
        let lines = merged.text.split(separator: "\n")
        let place = try #require(lines.firstIndex { $0.contains("userComments") })
        let note =
            "layoutedit conflict 1: label &quot;Welcome&quot; Ttl-aa-001: text (ours: Welcome; theirs: Log in)"
        let expected: [String] = [
            "<attributedString key=\"userComments\">", "    <fragment content=\"\(note)\"/>",
            "</attributedString>",
        ]
        let indentation = String(repeating: " ", count: 32)
        #expect(lines[place...].prefix(3).map(String.init) == expected.map { indentation + $0 })
        #expect(try ConflictNote.all(in: XMLReader.read(Array(merged.text.utf8))).count == 1)
        #expect(try ConflictNote.all(in: XMLReader.read(Array(form.utf8))).isEmpty)
    }
}

/// Files that are not storyboards are left to Git's text merge.
@Suite struct MergeRefusalTests {
    private func refusal(_ theirs: String) -> VersionRefusal? {
        do throws(VersionRefusal) {
            _ = try InterfaceBuilderMerge.merge(
                base: Array(form.utf8), ours: Array(form.utf8), theirs: Array(theirs.utf8))
            return nil
        } catch { return error }
    }

    @Test(arguments: [
        ("", "the file is empty"),
        ("version https://git-lfs.github.com/spec/v1\noid sha256:0\n", "Git LFS"),
        (
            "<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"/>",
            "not a storyboard or xib"
        ),
        ("<document type=\"x\"", "the XML is broken"),
        ("<!DOCTYPE d [<!ENTITY a \"b\">]><document/>", "DOCTYPE"),
    ])
    func `what cannot be merged is refused`(_ text: String, _ reason: String) {
        let refusal = refusal(text)
        #expect(refusal?.version == .theirs)
        #expect(refusal?.message.contains(reason) == true, "\(refusal?.message ?? "merged")")
    }

    @Test func `marks of an earlier conflict are refused with their line`() {
        let marked = form.with("    <scenes>\n", "<<<<<<< HEAD\n    <scenes>\n")
        #expect(refusal(marked)?.line == 8)
    }

    @Test func `an id that two objects have is refused`() {
        let message = refusal(form.with("id=\"Btn-aa-001\"", "id=\"Ttl-aa-001\""))?.message
        #expect(message?.hasPrefix("two objects have the id Ttl-aa-001, in lines ") == true)
    }
}
