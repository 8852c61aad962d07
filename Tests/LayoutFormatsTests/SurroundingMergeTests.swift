import Testing

@testable import LayoutFormats

/// Merges of objects that are equal, as everything that was dragged from Xcode's library, and that
/// are the same object only in the same surroundings (docs/merging.md, "What is the same" and
/// "Twins").
@Suite struct SurroundingMergeTests {
    private static let form = MergeFixture.form
    private static let kinds = [
        "<label text=\"Label\"", "<button opaque=\"NO\"", "<imageView contentMode=\"scaleToFill\"",
        "<view contentMode=\"scaleToFill\"",
    ]

    /// Constraints and outlets of a new view; `#` is its id.
    private static let surroundings: [[String]] = [
        [end("top", "Ttl-aa-001", "bottom"), end("leading", "Ttl-aa-001", "leading")],
        [end("centerX", "Vew-aa-001", "centerX"), end("centerY", "Vew-aa-001", "centerY")],
        [end("top", "Btn-aa-001", "bottom"), end("leading", "Ttl-aa-001", "leading")],
        [
            "<constraint firstItem=\"Saf-aa-001\" firstAttribute=\"bottom\" secondItem=\"#\" secondAttribute=\"bottom\" constant=\"40\"",
            "<constraint firstItem=\"Saf-aa-001\" firstAttribute=\"trailing\" secondItem=\"#\" secondAttribute=\"trailing\" constant=\"16\"",
        ],
        [
            end("top", "Ttl-aa-001", "bottom"), end("leading", "Ttl-aa-001", "leading"),
            "<outlet property=\"newView\" destination=\"#\"",
        ],
    ]

    private static func end(_ own: String, _ item: String, _ other: String) -> String {
        "<constraint firstItem=\"#\" firstAttribute=\"\(own)\" secondItem=\"\(item)\" secondAttribute=\"\(other)\" constant=\"8\""
    }

    /// The form with a new view.
    ///
    /// - Parameters:
    ///   - letter: a letter of its ids
    ///   - place: a number of `surroundings`
    private func file(
        _ kind: String, _ letter: String, _ place: Int, _ edit: String = ""
    ) -> String {
        let id = "New-\(letter)\(letter)-001"
        let tag = String(kind.dropFirst().prefix { $0 != " " })
        let view =
            "\(kind)\(edit) translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"\(id)\">\n"
            + "<rect key=\"frame\" x=\"\(place)\" y=\"200\" width=\"50\" height=\"20\"/>\n</\(tag)>\n"
        let parts = Self.surroundings[place].enumerated().map { number, part in
            part.replacing("#", with: id) + " id=\"zz\(number)-\(letter)\(letter)-001\"/>\n"
        }
        let constraints = parts.filter { $0.hasPrefix("<constraint") }.joined()
        let outlets = parts.filter { $0.hasPrefix("<outlet") }.joined()
        let (last, outlet) = (MergeFixture.line("ggg-01-001"), MergeFixture.line("out-01-001"))
        let button = MergeFixture.lines(from: "<button", to: "</button>")
        return Self.form.with(button, button + view).with(last, last + constraints)
            .with(outlet, outlets + outlet)
    }

    private func merged(_ base: String, _ ours: String, _ theirs: String) throws -> MergedText {
        try MergedText(base, ours, theirs)
    }

    @Test(arguments: kinds, surroundings.indices)
    func `two new equal views are one only in the same surroundings`(
        kind: String, place: Int
    ) throws {
        for other in Self.surroundings.indices {
            let (one, two) = (file(kind, "a", place), file(kind, "b", other))
            let merged = try merged(Self.form, one, two)
            let isOne = place == other
            #expect(merged.text.contains("id=\"New-aa-001\""))
            #expect(merged.text.contains("id=\"New-bb-001\"") != isOne, "\(place) \(other)")
            #expect(!merged.kinds.contains { $0 != .slot }, "\(merged.conflicts)")
            if isOne { #expect(merged.conflicts.isEmpty && merged.text == one) }
        }
    }

    @Test(arguments: kinds, surroundings.indices)
    func `a view made again is the same only in the same surroundings`(
        kind: String, place: Int
    ) throws {
        let base = file(kind, "a", place)
        let edited = file(kind, "a", place, " alpha=\"0.5\"")
        for other in Self.surroundings.indices {
            let again = file(kind, "b", other)
            for isSwapped in [false, true] {
                let merged = try merged(
                    base, isSwapped ? edited : again, isSwapped ? again : edited)
                let new = merged.text.split(separator: "\n").first {
                    $0.contains(" id=\"New-bb-001\">")
                }
                let isSame = place == other
                #expect(new?.contains("alpha") == isSame, "\(place) \(other)")
                #expect(merged.kinds.contains(.deletion) != isSame, "\(merged.conflicts)")
                #expect(!isSame || !merged.text.contains("New-aa-001"))
            }
        }
    }

    /// Both delete the old view, and one adds an equal one elsewhere.
    @Test func `a new view is not the one that the other side deleted`() throws {
        let kind = Self.kinds[0]
        let merged = try merged(file(kind, "a", 0), file(kind, "b", 1), Self.form)
        #expect(merged.conflicts.isEmpty, "\(merged.conflicts)")
        #expect(merged.text == file(kind, "b", 1))
    }
}
