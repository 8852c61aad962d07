import Testing

@testable import LayoutFormats

/// A check reports the values of layout that only a comment contains, because Xcode ignores it.
@Suite struct CommentedValueTests {
    private func remarks(_ comment: String) throws -> [String] {
        let line = "<viewLayoutGuide key=\"safeArea\" id=\"Saf-aa-001\"/>"
        let form = MergeFixture.form.with(line, line + (comment.isEmpty ? "" : "<!--\(comment)-->"))
        return try InterfaceBuilderImport.readForChecks(Array(form.utf8)).remarks.map(\.text)
    }

    @Test(arguments: [
        ("set ggg-01-001 active \"\" false", "active of ggg-01-001"),
        ("set Ttl-aa-001 spacingAfter \"\" 8", "spacingAfter of Ttl-aa-001"),
        ("arranged Vew-aa-001 Ttl-aa-001", "the arranged subviews of Vew-aa-001"),
        (
            "set ggg-01-001 active \"\" false; set eee-01-001 active \"\" false",
            "active of ggg-01-001 and 1 more"
        ),
    ])
    func `values that affect the layout are told`(comment: String, words: String) throws {
        let found = try remarks("layoutedit: \(comment) ")
        #expect(found.count == 1 && found[0].contains("Xcode ignores \(words), set in"))
    }

    @Test(arguments: [
        "", "layoutedit: name Ttl-aa-001 heading ", "layoutedit: reset Ttl-aa-001 objectID \"\" ",
        "layoutedit: set Ttl-aa-001 textColor \"\" #ff0000 ", " a note ",
    ])
    func `names and looks are not told`(comment: String) throws {
        #expect(try remarks(comment).isEmpty)
    }
}
