import Testing

@testable import LayoutFormats

/// Merges whose constraints contradict each other only on another screen than that of the canvas
/// (docs/merging.md, "What exit status 0 promises").
@Suite struct ScreenMergeTests {
    private static let form = MergeFixture.form
    private static let keys = [
        "heightClass=compact", "widthClass=regular", "heightClass=regular-widthClass=regular",
        "heightClass=compact-widthClass=compact", "heightClass=compact-widthClass=regular",
    ]

    /// The form with a greatest distance of the title from the top.
    private static func limited(to limit: Int) -> String {
        let line = MergeFixture.line("ggg-01-001")
        return form.with(
            line,
            line
                + "<constraint firstItem=\"Ttl-aa-001\" firstAttribute=\"top\" relation=\"lessThanOrEqual\" secondItem=\"Saf-aa-001\" secondAttribute=\"top\" constant=\"\(limit)\" id=\"zzz-01-001\"/>\n"
        )
    }

    private static func varied(_ key: String) -> String {
        form.with(
            "constant=\"20\" id=\"ccc-01-001\"/>",
            "constant=\"20\" id=\"ccc-01-001\">\n<variation key=\"\(key)\" constant=\"60\"/>\n</constraint>"
        )
    }

    @Test(arguments: keys)
    func `a scene is solved for each size class that it has values for`(key: String) throws {
        for isSwapped in [false, true] {
            let versions = [Self.varied(key), Self.limited(to: 40)]
            let merged = try MergedText(
                Self.form, versions[isSwapped ? 1 : 0], versions[isSwapped ? 0 : 1])
            #expect(merged.kinds == [.layout])
            let words = merged.conflicts.first?.what ?? ""
            #expect(words.contains(" cannot hold beside "), "\(words)")
            #expect(words.hasSuffix("portrait") || words.hasSuffix("landscape"), "\(words)")
        }
        let sound = try MergedText(Self.form, Self.varied(key), Self.limited(to: 80))
        #expect(sound.conflicts.isEmpty)
    }

    /// Ours moves the button down, theirs keeps it above the bottom: only on a low screen is there
    /// no room for both.
    @Test func `a scene with constraints of both is solved in both orientations`() throws {
        let line = MergeFixture.line("ggg-01-001")
        func bounded(_ item: String, _ relation: String, _ constant: Int, _ id: String) -> String {
            "<constraint firstItem=\"Vew-aa-001\" firstAttribute=\"bottom\" relation=\"\(relation)\" secondItem=\"\(item)\" secondAttribute=\"top\" constant=\"\(constant)\" id=\"\(id)\"/>\n"
        }
        let ours = Self.form.with(
            "constant=\"20\" id=\"ggg-01-001\"", "constant=\"320\" id=\"ggg-01-001\"")
        let theirs = Self.form.with(
            line, line + bounded("Btn-aa-001", "greaterThanOrEqual", 60, "zzz-01-001"))
        let merged = try MergedText(Self.form, ours, theirs)
        #expect(merged.kinds == [.layout])
        #expect(merged.conflicts.first?.what.hasSuffix("landscape") == true)
    }

    /// Ours replaces a constraint that theirs changes; theirs adds one that contradicts the old
    /// one only.
    @Test func `a contradiction of the side that is not taken is told`() throws {
        let line = MergeFixture.line("ggg-01-001")
        let limit =
            "<constraint firstItem=\"Btn-aa-001\" firstAttribute=\"top\" relation=\"lessThanOrEqual\" secondItem=\"Ttl-aa-001\" secondAttribute=\"bottom\" constant=\"30\" id=\"zzz-01-001\"/>\n"
        let ours = Self.form.with(
            line, line.with("constant=\"20\"", "constant=\"25\"") + limit)
        let theirs = Self.form.with(line, line.with("constant=\"20\"", "constant=\"50\""))
        for side in MergeSide.allCases {
            let merged = try MergedText(Self.form, ours, theirs, preferring: side)
            #expect(merged.kinds == [.value])
            #expect(merged.decisions.contains { $0.hasPrefix("with theirs taken, ") })
        }
    }
}
