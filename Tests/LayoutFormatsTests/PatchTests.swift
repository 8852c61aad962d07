import Testing

@testable import LayoutFormats

private let form = MergeFixture.form

/// Patches of elements: docs/merging.md, "Patches".
@Suite struct PatchTests {
    private func steps(to new: String, from old: String = form) throws -> SourcePatch {
        try SourcePatch(from: Array(old.utf8), to: Array(new.utf8))
    }

    private func patched(_ steps: [String]) throws -> String {
        String(decoding: try SourcePatch.apply(steps, to: Array(form.utf8)), as: UTF8.self)
    }

    @Test func `files that say the same need no steps`() throws {
        #expect(try steps(to: form).isEmpty)
        #expect(try steps(to: form.with("title=\"Go\"", "title='Go' ")).isEmpty)
    }

    @Test func `attributes come, change and go by the object's id`() throws {
        let new = form.with("text=\"Sign in\"", "text=\"A &amp; B\" customClass=\"Badge\"")
            .with(" title=\"Form\"", "")
        #expect(
            try steps(to: new).steps == [
                "<remove sel=\"id('Ctl-aa-001')/@title\"/>",
                "<replace sel=\"id('Ttl-aa-001')/@text\">A &amp; B</replace>",
                "<add sel=\"id('Ttl-aa-001')\" type='@customClass'>Badge</add>",
            ])
    }

    @Test func `frames that followed are told apart`() throws {
        let new = form.with("y=\"79\"", "y=\"80\"").with("title=\"Go\"", "title=\"Send\"")
        let patch = try steps(to: new)
        #expect(
            patch.steps == [
                "<replace sel=\"id('Btn-aa-001')/state/@title\">Send</replace>"
            ])
        #expect(
            patch.derived == [
                "<replace sel=\"id('Ttl-aa-001')/rect\">"
                    + "<rect key='frame' x='20' y='80' width='56' height='21'/></replace>"
            ])
        #expect(try patched(patch.steps + patch.derived) == new)
    }

    /// A patch writes lines with Xcode's indentation.
    @Test(arguments: [
        ("ccc-01-001", ""), ("out-01-001", ""), ("placeholderIdentifier", ""),
        (
            "ccc-01-001",
            "                                    <constraint firstItem=\"Ttl-aa-001\" "
                + "firstAttribute=\"width\" constant=\"9\" id=\"new-01-001\"/>\n"
        ),
    ])
    func `what goes and comes leaves no trace`(_ part: String, _ other: String) throws {
        let line = MergeFixture.line(part)
        let new = form.with(line, other)
        let patch = try steps(to: new)
        let result = try patched(patch.steps + patch.derived)
        #expect(try steps(to: new, from: result).isEmpty)
        #expect(try steps(to: form, from: new).steps.count >= 1)
        #expect(result.split(separator: "\n").allSatisfy { !$0.allSatisfy { $0 == " " } })
    }

    @Test func `a view that moved goes before it comes, so that no id is there twice`() throws {
        let button = MergeFixture.lines(from: "<button", to: "</button>")
        let label = MergeFixture.lines(from: "<label", to: "</label>")
        let swapped = form.with(button, "").with(label, button + label)
        let patch = try steps(to: swapped)
        #expect(patch.steps.count == 2)
        #expect(try patched(patch.steps) == swapped)
    }

    @Test func `two files with nothing in common`() throws {
        let other = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
                <scenes/>
            </document>
            """
        let patch = try steps(to: other)
        let result = try patched(patch.steps + patch.derived)
        #expect(try steps(to: other, from: result).isEmpty)
    }

    @Test(arguments: [
        ("<remove sel=\"id('gone')\"/>", "does not match exactly one element"),
        ("<remove sel=\"//label\"/>", "expected sel="),
        ("<remove sel=\"/document\"/>", "the root element cannot be removed"),
        ("<remove sel=\"id('Ttl-aa-001')/@gone\"/>", "no attribute gone"),
        ("<drop sel=\"id('Ttl-aa-001')\"/>", "<add>, <replace> or <remove>"),
        ("<replace sel=\"id('Ttl-aa-001')\"/>", "<replace> must contain one element"),
        ("<add sel=\"/document\" pos=\"before\"><a/></add>", "beside the root"),
        ("<add sel=\"id('Btn-aa-001')\" pos=\"here\"><a/></add>", "prepend, before or after"),
        ("<add sel=\"id('Btn-aa-001')\"><label id=\"Ttl-aa-001\"/></add>", "already has"),
        ("<<<", "not valid XML"), ("<!DOCTYPE a [<!ENTITY b 'c'>]><a/>", "not valid XML"),
        ("<remove sel=\"/document/scenes[0]\"/>", "expected sel="),
        ("<remove sel=\"id('Vew-aa-001')/constraints/constraint\"/>", "exactly one"),
    ])
    func `a step that does not fit is refused, and says why`(
        _ step: String, _ words: String
    ) throws {
        do throws(PatchRefusal) {
            _ = try SourcePatch.apply([step], to: Array(form.utf8))
            Issue.record("\(step) was taken")
        } catch {
            #expect(error.message.contains(words), "\(error.message)")
        }
    }

    @Test func `selectors are read as they are spelled`() {
        for text in [
            "id('a-b')", "id('a')/b[@key='x/y']/c[2]/@d", "/document/resources/image[@name='a b']",
        ] {
            #expect(PatchSelector(text)?.spelling == text)
        }
        for text in ["", "/", "id('a", "a/b", "/a[", "/a[x]", "/a[@b]", "/a//b", "/a[1]b"] {
            #expect(PatchSelector(text) == nil, "\(text)")
        }
    }
}
