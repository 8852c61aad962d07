import Foundation
import LayoutFormats
import MergeLaw
import StackCore
import Testing

/// Random merges of the project's documents, checked against the law of merging. `make
/// torture-merge` runs 20,000, also of real files.
@Suite struct MergeLawTests {
    @Test(arguments: 0..<4)
    func `random merges obey the law`(_ part: Int) throws {
        let files = try MergeSources.own(in: Fixture.root).files
        for number in part * 10..<part * 10 + 10 {
            // For an odd seed, `torture merge 1 SEED` uses the same file.
            let seed = 2 * number + 1
            let file = files[number % files.count]
            let base = try #require(try MergeSources.tree(file))
            let trial = MergeTrial(of: base, seed: seed)
            if number % 10 == 0 { #expect(trial.brokenIdentities == []) }
            let outcome = InvariantChecks.$areOn.withValue(true) { trial.run() }
            if case .broken(let violations) = outcome {
                let lines = violations.map(\.line).joined(separator: "\n")
                Issue.record(
                    "seed \(seed) of \(file.lastPathComponent): \(trial.summary)\n\(lines)")
            }
        }
    }

    /// The law must find the violation in each broken merge.
    @Test(arguments: BrokenMerge.all)
    func `the law finds what a merge did wrong`(_ merge: BrokenMerge) throws {
        #expect(merge.violations.map(\.rule.rawValue).contains(merge.rule), "\(merge)")
    }

    @Test func `the law has nothing against a right merge`() throws {
        let form = MergeFixture.form
        let ours = form.with("text=\"Sign in\"", "text=\"Welcome\"")
        let theirs = form.with("title=\"Go\"", "title=\"Next\"")
        let both = ours.with("title=\"Go\"", "title=\"Next\"")
        let merge = BrokenMerge("", ours: ours, theirs: theirs, result: both)
        #expect(merge.violations == [])
    }

    @Test func `a tree writes the bytes that it read`() throws {
        for file in try MergeSources.own(in: Fixture.root).files {
            let bytes = [UInt8](try Data(contentsOf: file))
            #expect(try #require(XMLNode.read(bytes)).written == bytes)
        }
    }
}

/// A merge of the form with a wrong result.
struct BrokenMerge: CustomTestStringConvertible {
    let rule: String
    private let versions: [String]
    private let conflicts: [MergeCase.Conflict]

    var testDescription: String { rule }

    init(
        _ rule: String, ours: String = MergeFixture.form, theirs: String = MergeFixture.form,
        result: String, conflicts: [MergeCase.Conflict] = []
    ) {
        self.rule = rule
        versions = [MergeFixture.form, ours, theirs, result]
        self.conflicts = conflicts
    }

    var violations: [Violation] {
        let trees = versions.map { XMLNode.read(Array($0.utf8))! }
        return MergeLaw.violations(
            of: MergeCase(
                base: trees[0], ours: trees[1], theirs: trees[2], result: trees[3],
                conflicts: conflicts, decisions: []))
    }

    private static let form = MergeFixture.form
    private static let button = MergeFixture.lines(from: "<button", to: "</button>")
    private static let outlet = MergeFixture.line("out-01-001")
    private static let list = form.with(
        "<viewLayoutGuide", "<keys><string>a</string><string>b</string></keys><viewLayoutGuide")

    static var all: [BrokenMerge] {
        [
            BrokenMerge("element lost", result: form.with(outlet, "")),
            BrokenMerge("element lost", ours: list, result: form),
            BrokenMerge("list", ours: list, result: list.with("<string>b</string>", "")),
            BrokenMerge(
                "deleted element kept", ours: form.with(outlet, ""), result: form),
            BrokenMerge(
                "element of no side",
                result: form.with("<viewLayoutGuide", "<new/><viewLayoutGuide")),
            BrokenMerge(
                "change lost in a deletion", ours: form.with(outlet, ""),
                theirs: form.with("\"titleLabel\"", "\"other\""), result: form.with(outlet, "")),
            BrokenMerge("attribute", ours: form.with("\"Go\"", "\"Next\""), result: form),
            BrokenMerge("attribute", result: form.with("useSafeAreas=\"YES\" ", "")),
            BrokenMerge(
                "text", ours: form.with("\"Go\"/>", "\"Go\"/><note>a</note>"),
                result: form.with("\"Go\"/>", "\"Go\"/><note>b</note>")),
            BrokenMerge(
                "place", result: form.with(button, "").with("<placeholder", button + "<placeholder")
            ),
            BrokenMerge(
                "order", result: form.with(button, "").with("<label", button + "<label")),
            BrokenMerge(
                "conflict not reported", ours: form.with("\"Go\"", "\"Next\""),
                theirs: form.with("\"Go\"", "\"On\""), result: form.with("\"Go\"", "\"Next\"")),
            BrokenMerge(
                "conflict not reported", ours: form.with("\"Go\"", "\"Next\""),
                theirs: form.with("\"Go\"", "\"On\""), result: form.with("\"Go\"", "\"Next\""),
                conflicts: [.init(kind: "value", objectID: "Ttl-aa-001", what: "title")]),
            BrokenMerge(
                "duplicate id", result: form.with(outlet, outlet + outlet)),
            BrokenMerge(
                "dangling reference", ours: form.with(button, ""),
                result: form.with(button, "")
                    .with(
                        outlet,
                        outlet
                            + outlet.with("\"titleLabel\"", "\"b\"")
                            .with("out-01-001", "out-01-002").with("Ttl-aa-001", "Btn-aa-001"))),
        ]
    }
}
