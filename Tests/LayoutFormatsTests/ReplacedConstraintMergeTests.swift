import Testing

@testable import LayoutFormats

/// Merges in which what one side deleted comes back with what belongs to it, and without what that
/// side put in its place (docs/merging.md, "Deletions").
@Suite struct ReplacedConstraintMergeTests {
    private static let form = MergeFixture.form

    /// Constraints of the title in place of an old one, whose id is the key.
    private static let replacements: [(old: String, new: String)] = [
        ("aaa-01-001", end("leading", "Vew-aa-001", "leading")),
        ("aaa-01-001", end("centerX", "Vew-aa-001", "centerX")),
        (
            "aaa-01-001",
            "<constraint firstItem=\"Saf-aa-001\" firstAttribute=\"trailing\" secondItem=\"Ttl-aa-001\" secondAttribute=\"trailing\" constant=\"30\" "
        ),
        ("ccc-01-001", end("top", "Vew-aa-001", "top")),
        ("ccc-01-001", end("centerY", "Vew-aa-001", "centerY")),
        ("ccc-01-001", end("firstBaseline", "Vew-aa-001", "top")),
    ]

    private static func end(_ own: String, _ item: String, _ other: String) -> String {
        "<constraint firstItem=\"Ttl-aa-001\" firstAttribute=\"\(own)\" secondItem=\"\(item)\" secondAttribute=\"\(other)\" constant=\"30\" "
    }

    /// The file with each side taken: that of the merge which prefers it, and of the decision.
    private func taken(
        _ base: String, _ deleter: String, _ editor: String
    ) throws -> [(text: String, isDeleter: Bool)] {
        var all: [(String, Bool)] = []
        for isSwapped in [false, true] {
            let (ours, theirs) = isSwapped ? (editor, deleter) : (deleter, editor)
            for side in MergeSide.allCases {
                let file = try InterfaceBuilderMerge.merge(
                    base: Array(base.utf8), ours: Array(ours.utf8), theirs: Array(theirs.utf8),
                    preferring: side)
                #expect(file.conflicts.map(\.kind) == [.deletion], "\(file.conflicts)")
                for other in MergeSide.allCases {
                    let decided = try MarkedConflicts.take(other, of: [1], in: file.bytes)
                    all.append(
                        (
                            String(decoding: decided.bytes, as: UTF8.self),
                            (other == .ours) != isSwapped
                        ))
                }
            }
        }
        return all
    }

    @Test(arguments: replacements.indices)
    func `a constraint that is kept goes with its replacement`(number: Int) throws {
        let (old, new) = Self.replacements[number]
        let line = MergeFixture.line(old)
        let deleter = Self.form.with(line, new + "id=\"zzz-01-001\"/>\n")
        let editor = Self.form.with(
            "constant=\"20\" id=\"\(old)\"", "constant=\"24\" id=\"\(old)\"")
        for (text, isDeleter) in try taken(Self.form, deleter, editor) {
            #expect(text.contains("zzz-01-001") == isDeleter)
            #expect(text.contains("constant=\"24\" id=\"\(old)\"") != isDeleter)
        }
    }

    /// One side deletes a label and hangs the button on the safe area in its place.
    @Test func `a view that is kept has its constraints, and not those in their place`() throws {
        let label = MergeFixture.lines(from: "<label", to: "</label>")
        var deleter = Self.form.with(label, "").with(MergeFixture.line("out-01-001"), "")
        for id in ["aaa-01-001", "ccc-01-001"] {
            deleter = deleter.with(MergeFixture.line(id), "")
        }
        for (old, name) in [("eee-01-001", "leading"), ("ggg-01-001", "top")] {
            deleter = deleter.with(
                MergeFixture.line(old),
                "<constraint firstItem=\"Btn-aa-001\" firstAttribute=\"\(name)\" secondItem=\"Saf-aa-001\" secondAttribute=\"\(name)\" constant=\"9\" id=\"zz\(old)\"/>\n"
            )
        }
        let editor = Self.form.with("text=\"Sign in\"", "text=\"Log in\"")
        for (text, isDeleter) in try taken(Self.form, deleter, editor) {
            for id in ["eee-01-001", "ggg-01-001"] {
                #expect(text.contains("id=\"zz\(id)\"") == isDeleter)
                #expect(text.contains("id=\"\(id)\"") != isDeleter)
            }
        }
    }

    @Test(arguments: ["tap", "pinch", "swipe", "longPress"])
    func `a gesture recognizer that is kept has its view`(kind: String) throws {
        let label = MergeFixture.lines(from: "<label", to: "</label>")
        let collection =
            "<connections>\n<outletCollection property=\"gestureRecognizers\" destination=\"Rec-aa-001\" appends=\"YES\" id=\"Col-aa-001\"/>\n</connections>\n"
        let recognizer = "<\(kind)GestureRecognizer id=\"Rec-aa-001\"/>\n"
        let end = "</label>"
        let base = Self.form.with(end, collection + end)
            .with("<placeholder", recognizer + "<placeholder")
        var deleter = Self.form.with(label, "").with(MergeFixture.line("out-01-001"), "")
        for id in ["aaa-01-001", "ccc-01-001", "eee-01-001", "ggg-01-001"] {
            deleter = deleter.with(MergeFixture.line(id), "")
        }
        let editor = base.with(
            recognizer, "<\(kind)GestureRecognizer delaysTouchesBegan=\"YES\" id=\"Rec-aa-001\"/>\n"
        )
        for (text, isDeleter) in try taken(base, deleter, editor) {
            for id in ["Rec-aa-001", "Col-aa-001", "Ttl-aa-001", "aaa-01-001", "ggg-01-001"] {
                #expect(text.contains(" id=\"\(id)\"") != isDeleter, "\(id)")
            }
        }
    }
}
