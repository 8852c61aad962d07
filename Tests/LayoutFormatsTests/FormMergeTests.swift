import Testing

@testable import LayoutFormats

/// Merges in which one side changed only the form of the file, such as its line ends
/// (docs/merging.md, "What exit status 0 promises").
@Suite struct FormMergeTests {
    private static let form = MergeFixture.form.with(
        "<label ", "<!-- one\n two -->\n                            <label ")

    private static func indented(_ text: String, by unit: String) -> String {
        let lines: [Substring] = text.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.map { line in
            let spaces = line.prefix { $0 == " " }.count
            return String(repeating: unit, count: spaces / 4)
                + String(repeating: " ", count: spaces % 4) + line.dropFirst(spaces)
        }.joined(separator: "\n")
    }

    private static let declaration = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"

    /// Changes of the form of a file.
    private static let changes: [@Sendable (String) -> String] = [
        { $0.replacing("\n", with: "\r\n") }, { $0.replacing("\n", with: "\r") },
        { "\u{FEFF}" + $0 }, { "\u{FEFF}" + $0.replacing("\n", with: "\r\n") },
        { indented($0, by: "\t") }, { indented($0, by: "  ") },
        { $0.with(declaration, "") }, { $0.with("\"UTF-8\"", "\"utf-8\"") },
        { $0.with(declaration, declaration + "<?made by hand?>\n") },
        { String($0.dropLast()) }, { $0 + "\n\n" }, { $0 + "<!-- end -->\n" },
    ]

    private func merged(_ base: String, _ ours: String, _ theirs: String) throws -> String {
        let file = try InterfaceBuilderMerge.merge(
            base: Array(base.utf8), ours: Array(ours.utf8), theirs: Array(theirs.utf8))
        #expect(file.conflicts.isEmpty)
        return String(decoding: file.bytes, as: UTF8.self)
    }

    private func same(_ a: String, _ b: String) -> Bool { Array(a.utf8) == Array(b.utf8) }

    @Test(arguments: changes.indices)
    func `the form of a file is merged like a value`(number: Int) throws {
        let (base, change) = (Self.form, Self.changes[number])
        let added = base.with(
            "<button ",
            "<view id=\"New-aa-001\">\n                                <color key=\"tintColor\" white=\"0.0\" alpha=\"1\" colorSpace=\"calibratedWhite\"/>\n                            </view>\n                            <button "
        )
        for edit in [base.with("\"Sign in\"", "\"Log in\""), added] {
            let expected = change(edit)
            #expect(same(try merged(base, edit, change(base)), expected))
            #expect(same(try merged(base, change(base), edit), expected))
            #expect(
                same(
                    try merged(base, expected, change(base.with("\"Go\"", "\"Stop\""))),
                    change(edit.with("\"Go\"", "\"Stop\""))))
        }
    }

    /// What is on one line, and in two tags, stays so in a merge of other elements.
    @Test(arguments: 0..<3)
    func `elements that no edit touches keep their form`(number: Int) throws {
        let line = MergeFixture.line("ccc-01-001")
        let lines = MergeFixture.lines(from: "<button", to: "</button>")
        let flat = lines.split(separator: "\n").map { $0.drop { $0 == " " } }.joined()
        let base =
            switch number {
            case 0: Self.form.with(line, line.with("/>", "></constraint>"))
            case 1: Self.form.with(lines, flat + "\n")
            default:
                Self.form.with(line, line.dropLast() + MergeFixture.line("eee-01-001"))
                    .with("\n" + MergeFixture.line("eee-01-001"), "\n")
            }
        func edited(_ text: String, _ title: String, _ constant: String) -> String {
            text.with("\"Sign in\"", title).with("constant=\"20\" id=\"aaa", constant + " id=\"aaa")
        }
        let (ours, theirs) = (
            edited(base, "\"Log in\"", "constant=\"20\""),
            edited(base, "\"Sign in\"", "constant=\"24\"")
        )
        let both = edited(base, "\"Log in\"", "constant=\"24\"")
        for text in [try merged(base, ours, theirs), try merged(base, theirs, ours)] {
            #expect(
                text.replacing(/<rect[^>]*>/, with: "") == both.replacing(/<rect[^>]*>/, with: ""))
        }
    }

    /// One side removed what an element contains, and wrote its end tag on a line of its own.
    @Test(arguments: ["/>", ">\n                                    </button>"])
    func `an element that a merge emptied has one form`(end: String) throws {
        let base = UnitMergeTests.window(
            "<menuItem title=\"A\" id=\"Mni-aa-001\">\n<modifierMask key=\"keyEquivalentModifierMask\"/>\n<connections>\n<action selector=\"a:\" target=\"-1\" id=\"Act-aa-001\"/>\n</connections>\n</menuItem>\n<customObject id=\"-1\"/>"
        )
        let emptied = base.with(
            "<menuItem title=\"A\" id=\"Mni-aa-001\">\n<modifierMask key=\"keyEquivalentModifierMask\"/>\n<connections>\n<action selector=\"a:\" target=\"-1\" id=\"Act-aa-001\"/>\n</connections>\n</menuItem>",
            "<menuItem title=\"A\" id=\"Mni-aa-001\"" + end.replacing("button", with: "menuItem"))
        let renamed = base.with("\"A\"", "\"B\"")
        let texts = [try merged(base, emptied, renamed), try merged(base, renamed, emptied)]
        #expect(texts[0] == texts[1])
        #expect(texts[0].contains("<menuItem title=\"B\" id=\"Mni-aa-001\"/>"))
    }
}
