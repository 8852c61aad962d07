import Testing

@testable import LayoutFormats

/// Merges of files in which an earlier merge left open conflicts (docs/merging.md, "Marks").
@Suite struct MarkedAgainMergeTests {
    private static let form = MergeFixture.form

    private static func edited(_ title: String, _ button: String) -> String {
        form.with("\"Sign in\"", "\"\(title)\"").with("\"Go\"", "\"\(button)\"")
    }

    private func merge(_ base: String, _ ours: String, _ theirs: String) throws -> MergedFile {
        try InterfaceBuilderMerge.merge(
            base: Array(base.utf8), ours: Array(ours.utf8), theirs: Array(theirs.utf8))
    }

    private func text(_ file: MergedFile) -> String { String(decoding: file.bytes, as: UTF8.self) }

    private func marks(_ bytes: [UInt8]) throws -> [Int] {
        try MarkedConflicts.all(in: bytes).map(\.number)
    }

    @Test(arguments: [false, true])
    func `new conflicts have the numbers after those of open ones`(isSwapped: Bool) throws {
        let first = try merge(
            Self.form, Self.edited("Ours", "Go"), Self.edited("Theirs", "Go"))
        #expect(first.firstNumber == 1 && first.openMarks == [])
        let marked = text(first)
        let mine = marked.with("\"Go\"", "\"Mine\"")
        let yours = Self.edited("Ours", "Yours")
        let base = Self.edited("Ours", "Go")
        let second = try merge(base, isSwapped ? yours : mine, isSwapped ? mine : yours)
        #expect(second.firstNumber == 2 && second.openMarks == [1])
        #expect(try marks(second.bytes) == [1, 2])
        let one = try MarkedConflicts.take(.theirs, of: [2], in: second.bytes)
        #expect(one.decided == [2])
        #expect(try marks(one.bytes) == [1])
        let decided = String(decoding: one.bytes, as: UTF8.self)
        #expect(decided.contains(isSwapped ? "\"Mine\"" : "\"Yours\""))
        #expect(decided.contains("text=\"Ours\""))
    }

    @Test func `a mark is undecided also if nothing else conflicts`() throws {
        let marked = text(
            try merge(Self.form, Self.edited("Ours", "Go"), Self.edited("Theirs", "Go")))
        let base = Self.edited("Ours", "Go")
        let other = Self.edited("Ours", "Stop")
        for (ours, theirs) in [(marked, other), (other, marked), (marked, base), (marked, marked)] {
            let merged = try merge(base, ours, theirs)
            #expect(merged.conflicts.isEmpty && merged.openMarks == [1] && merged.isUndecided)
        }
        // One side has decided the conflict, and the other side has not touched it.
        let merged = try merge(marked, base, marked.with("\"Go\"", "\"Stop\""))
        #expect(merged.conflicts.isEmpty && !merged.isUndecided)
    }

    /// Each side has a conflict 1 of its own.
    @Test func `different conflicts of two sides get different numbers`() throws {
        let ours = text(
            try merge(Self.form, Self.edited("A", "Go"), Self.edited("B", "Go")))
        let theirs = text(
            try merge(Self.form, Self.edited("Sign in", "C"), Self.edited("Sign in", "D")))
        let merged = try merge(Self.form, ours, theirs)
        #expect(merged.conflicts.isEmpty && merged.openMarks == [1, 2])
        let taken = try MarkedConflicts.take(.theirs, of: [2], in: merged.bytes)
        let result = String(decoding: taken.bytes, as: UTF8.self)
        #expect(result.contains("title=\"D\"") && result.contains("text=\"A\""))
        #expect(try marks(taken.bytes) == [1])
    }

    // MARK: A conflict that both sides decided

    private func decided(_ bytes: [UInt8], for side: MergeSide) throws -> String {
        let taken = try MarkedConflicts.take(side, of: nil, in: bytes)
        #expect(taken.decided == [1])
        return String(decoding: taken.bytes, as: UTF8.self)
    }

    /// Two edits that conflict: of an attribute, of a value, and a deletion with a change.
    private static let rivals: [(ours: String, theirs: String)] = [
        (edited("Ours", "Go"), edited("Theirs", "Go")),
        (form.with("red=\"1\"", "red=\"0.5\""), form.with("red=\"1\"", "red=\"0.25\"")),
        (
            form.with("<button ", "<button hidden=\"YES\" "),
            form.with(MergeFixture.lines(from: "<button", to: "</button>"), "")
                .with(MergeFixture.line("eee-01-001"), "")
                .with(MergeFixture.line("ggg-01-001"), "")
        ),
    ]

    /// A base with an open mark, which the sides decide for themselves.
    @Test(arguments: rivals.indices, MergeSide.allCases)
    func `two decisions of one conflict are a conflict`(number: Int, side: MergeSide) throws {
        let first = try merge(Self.form, Self.rivals[number].ours, Self.rivals[number].theirs)
        let marked = text(first)
        let mine = try decided(first.bytes, for: side)
        let yours = try decided(first.bytes, for: side.other)
        let merged = try merge(marked, mine, yours)
        #expect(merged.conflicts.count == 1)
        #expect(text(try merge(marked, mine, mine)) == mine)
        for other in MergeSide.allCases {
            #expect(try decided(merged.bytes, for: other) == (other == .ours ? mine : yours))
        }
    }

    // MARK: Problems that a decision causes

    /// One side limits the distance of the title, both change it, and the other side's is too large.
    @Test(arguments: [60, 70, 40])
    func `a decision tells the contradiction that it causes`(constant: Int) throws {
        let line = MergeFixture.line("ccc-01-001")
        let limit =
            "<constraint firstItem=\"Ttl-aa-001\" firstAttribute=\"top\" relation=\"lessThanOrEqual\" secondItem=\"Saf-aa-001\" secondAttribute=\"top\" constant=\"50\" id=\"zzz-01-001\"/>\n"
        func file(_ constant: Int) -> String {
            Self.form.with(line, line.with("\"20\"", "\"\(constant)\""))
        }
        let ours = file(30).with("id=\"ggg-01-001\"/>\n", "id=\"ggg-01-001\"/>\n" + limit)
        let merged = try merge(Self.form, ours, file(constant))
        let taken = try MarkedConflicts.take(.theirs, of: [1], in: merged.bytes)
        #expect(taken.troubles.count == (constant > 50 ? 1 : 0), "\(taken.troubles)")
        #expect(try MarkedConflicts.take(.ours, of: [1], in: merged.bytes).troubles.isEmpty)
    }
}
