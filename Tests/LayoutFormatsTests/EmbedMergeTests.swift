import TestKit
import Testing

@testable import LayoutFormats

/// Merges in which one side embeds views in a stack, or removes a stack and keeps its views
/// (docs/merging.md, "Order").
@Suite struct EmbedMergeTests {
    /// The views of a stack in order. A view is a letter; an embedded stack is a list of letters.
    private typealias Views = [[String]]

    /// Returns a file with these views; a list of several letters, or one in `stacks`, is a stack.
    private func file(_ views: Views, stacks: [[String]: String] = [:]) -> String {
        func label(_ letter: String) -> String {
            """
            <label text="\(letter)" translatesAutoresizingMaskIntoConstraints="NO" id="Lab-aa-00\(letter)">
            <rect key="frame" x="0.0" y="0.0" width="9" height="9"/>
            </label>

            """
        }
        let content = views.map { views in
            let labels = views.map(label).joined()
            guard let id = stacks[views] else { return labels }
            return """
                <stackView translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
                <rect key="frame" x="0.0" y="0.0" width="9" height="9"/>
                <subviews>
                \(labels)</subviews>
                </stackView>

                """
        }
        return MergeFixture.form.with(
            MergeFixture.lines(from: "<label", to: "</label>"),
            """
            <stackView axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="Ttl-aa-001">
            <rect key="frame" x="20" y="79" width="56" height="99"/>
            <subviews>
            \(content.joined())</subviews>
            </stackView>

            """)
    }

    /// Returns the letters of a merged file and the marks of its inner stacks.
    private func order(_ text: String) -> String {
        text.matches(of: /<label text="(.)"|id="Stk-aa-00(.)">|<\/stackView>/).map { found in
            found.1.map(String.init) ?? found.2.map { $0 + "(" } ?? ")"
        }.joined().replacing(/\)$/, with: "")
    }

    private func merge(
        _ base: String, _ ours: String, _ theirs: String, preferring side: MergeSide = .ours
    ) throws -> (order: String, kinds: [MergeConflict.Kind]) {
        let merged = try MergedText(base, ours, theirs, preferring: side)
        return (order(merged.text), merged.kinds)
    }

    private func single(_ letters: String) -> Views { letters.map { [String($0)] } }

    /// Returns the views with a run of letters embedded in one stack.
    private func embedded(_ letters: [String], _ run: Range<Int>) -> Views {
        letters[..<run.lowerBound].map { [$0] } + [Array(letters[run])]
            + letters[run.upperBound...].map { [$0] }
    }

    /// One side embeds a run of views, or removes the stack around it; the other side reorders the
    /// views. For each two views, the result has the order of the side that changed it. This is
    /// impossible if a sibling comes between the embedded views; then there is a conflict.
    @Test(arguments: 0..<60)
    func `an order is kept when the other side embeds the views`(seed: Int) throws {
        var random = SeededGenerator(seed: seed)
        let letters = Array("ABCDEF".prefix(Int.random(in: 2...6, using: &random))).map(String.init)
        let start = Int.random(in: 0..<letters.count, using: &random)
        let run = start..<Int.random(in: start + 1...letters.count, using: &random)
        let stack = [Array(letters[run]): "Stk-aa-001"]
        let reordered = letters.shuffled(using: &random)
        let places = Dictionary(uniqueKeysWithValues: reordered.enumerated().map { ($1, $0) })
        let held = letters[run].compactMap { places[$0] }.sorted()
        let isSplit = held[held.count - 1] - held[0] >= held.count

        let plain = file(single(letters.joined()))
        let (wrapped, mixed) = (
            file(embedded(letters, run), stacks: stack), file(single(reordered.joined()))
        )
        for side in MergeSide.allCases {
            for result in [
                try merge(plain, wrapped, mixed, preferring: side),
                try merge(plain, mixed, wrapped, preferring: side),
            ] {
                #expect(result.kinds == (isSplit ? [.order] : []), "\(letters) \(run) \(reordered)")
                #expect(result.order.contains("("))
                let found = result.order.map(String.init).filter(letters.contains)
                #expect(isSplit || found == reordered, "\(letters) \(run)")
                #expect(found.sorted() == letters)
            }
        }

        // The stack is in the base; one side removes it, the other one moves it as a whole.
        let rest = letters.indices.filter { !run.contains($0) }.map { [letters[$0]] }
        let around = ([Array(letters[run])] + rest).shuffled(using: &random)
        let moved = file(around, stacks: stack)
        let result = try merge(wrapped, plain, moved)
        #expect(result.kinds.isEmpty)
        #expect(result.order == around.joined().joined(), "\(letters) \(run) \(around)")
    }

    @Test func `neighbours that each side embeds keep their order`() throws {
        for (ours, theirs) in [(0, 1), (1, 0), (0, 2), (2, 0)] {
            let letters = ["A", "B", "C"]
            let mine = embedded(letters, ours..<ours + 1)
            let yours = embedded(letters, theirs..<theirs + 1)
            let result = try merge(
                file(single("ABC")), file(mine, stacks: [mine[ours]: "Stk-aa-001"]),
                file(yours, stacks: [yours[theirs]: "Stk-aa-002"]))
            #expect(result.kinds.isEmpty)
            #expect(result.order.filter { "ABC".contains($0) } == "ABC")
        }
    }

    @Test func `an insertion beside an embedded view stays on its side of the view`() throws {
        for (inserted, place) in [("NABC", 0), ("ANBC", 0), ("ABNC", 2), ("ABCN", 2), ("ABNC", 1)] {
            let wrapped = embedded(["A", "B", "C"], place..<place + 1)
            let stacked = file(wrapped, stacks: [wrapped[place]: "Stk-aa-001"])
            for sides in [[stacked, file(single(inserted))], [file(single(inserted)), stacked]] {
                let result = try merge(file(single("ABC")), sides[0], sides[1])
                #expect(result.kinds.isEmpty)
                #expect(result.order.filter { "ABCN".contains($0) } == inserted)
            }
        }
    }
}
