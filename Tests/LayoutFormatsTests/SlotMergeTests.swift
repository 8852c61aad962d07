import StackCore
import TestKit
import Testing

@testable import LayoutFormats

/// Merges after which a slot, which has room for one object, could have two (docs/merging.md,
/// "Slots"). An object can be added to a slot, or moved to it from another one.
@Suite struct SlotMergeTests {
    enum Kind: CaseIterable {
        case outlets, barItems

        /// The names of the slots.
        var slots: [String] {
            switch self {
            case .outlets: ["alpha", "beta", "gamma", "delta"]
            case .barItems: ["leftBarButtonItem", "rightBarButtonItem", "backBarButtonItem"]
            }
        }

        /// Another one for each outlet, because equal outlets are one.
        private static let targets = ["Btn", "Ttl", "Vew", "Saf", "Rsp"]

        /// Returns the line of an object in a slot.
        func line(_ object: Int, in slot: String) -> String {
            switch self {
            case .outlets:
                "<outlet property=\"\(slot)\" destination=\"\(Self.targets[object - 1])-aa-001\""
                    + " id=\"Obj-aa-00\(object)\"/>\n"
            case .barItems:
                "<barButtonItem key=\"\(slot)\" title=\"\(object)\" id=\"Obj-aa-00\(object)\"/>\n"
            }
        }

        /// Returns a file with these objects, each in its slot.
        func file(_ slots: Slots) -> String {
            let lines = slots.sorted { $0.key < $1.key }.map { line($0.key, in: $0.value) }
            switch self {
            case .outlets:
                return MergeFixture.form.with(MergeFixture.line("out-01-001"), lines.joined())
            case .barItems:
                return MergeFixture.form.with(
                    "<connections>\n",
                    "<navigationItem key=\"navigationItem\" id=\"Nav-aa-001\">\n" + lines.joined()
                        + "</navigationItem>\n<connections>\n")
            }
        }

        /// Returns the objects of a file, each with its slots.
        func slots(of text: String) -> [(object: Int, slot: String)] {
            text.matches(of: /(?:property|key)="([a-zA-Z]+)".* id="Obj-aa-00(.)"/).map {
                (Int($0.2)!, String($0.1))
            }
        }
    }

    /// The slot of each object.
    typealias Slots = [Int: String]

    /// Adds, moves or removes objects; each slot has one object at most.
    private func change(
        _ slots: Slots, of kind: Kind, new: Int, _ random: inout SeededGenerator
    ) -> Slots {
        var result = slots
        func free() -> String? {
            kind.slots.filter { !result.values.contains($0) }.randomElement(using: &random)
        }
        for _ in 0..<Int.random(in: 1...2, using: &random) {
            let object = result.keys.sorted().randomElement(using: &random)
            switch (Int.random(in: 0..<4, using: &random), object) {
            case (0, _): if let slot = free() { result[new] = slot }
            case (1, let object?): result[object] = nil
            case (_, let object?): if let slot = free() { result[object] = slot }
            default: break
            }
        }
        return result
    }

    @Test(arguments: 0..<120)
    func `a slot has one object after every merge`(seed: Int) throws {
        var random = SeededGenerator(seed: seed)
        let kind = Kind.allCases[seed % 2]
        let base = change([1: kind.slots[0], 2: kind.slots[1]], of: kind, new: 3, &random)
        let ours = change(base, of: kind, new: 4, &random)
        let theirs = change(base, of: kind, new: 5, &random)
        var areOpen: [Bool] = []
        for side in MergeSide.allCases {
            let merged = try MergedText(
                kind.file(base), kind.file(ours), kind.file(theirs), preferring: side)
            let found = kind.slots(of: merged.text)
            #expect(Set(found.map(\.slot)).count == found.count, "\(found)")
            for (object, slot) in found {
                #expect(ours[object] == slot || theirs[object] == slot)
            }
            check(found, [base, ours, theirs], merged, preferring: side)
            areOpen.append(!merged.conflicts.isEmpty)
        }
        #expect(areOpen[0] == areOpen[1])
    }

    /// Checks a merge of objects that each side changed alone. (Two changes of one object are
    /// conflicts of other kinds.)
    private func check(
        _ found: [(object: Int, slot: String)], _ versions: [Slots], _ merged: MergedText,
        preferring side: MergeSide
    ) {
        let (base, ours, theirs) = (versions[0], versions[1], versions[2])
        var expected: Slots = [:]
        for object in 1...5 {
            let change = ThreeWay(base[object], ours[object], theirs[object])
            guard let side = change.side else { return }
            expected[object] = (side == .ours ? ours : theirs)[object]
        }
        let words = "\(base) \(ours) \(theirs) \(found) \(merged.conflicts.map(\.what))"
        let isCrowded = Set(expected.values).count < expected.count
        #expect(merged.kinds.contains(.slot) == isCrowded)
        if !isCrowded {
            #expect(Dictionary(uniqueKeysWithValues: found) == expected)
            return
        }
        let own = side == .ours ? ours : theirs
        let crowded = expected.values.filter { slot in
            expected.values.count { $0 == slot } > 1
        }
        for (object, slot) in own where crowded.contains(slot) {
            #expect(found.contains { $0 == (object, slot) }, "\(object) \(words)")
        }
    }

    /// One side has one bar button item, the other has a list of several.
    @Test(arguments: MergeSide.allCases)
    func `one item and a list of items are a conflict`(side: MergeSide) throws {
        let form = Kind.barItems.file([:])
        let list = """
            <rightBarButtonItems>
            <barButtonItem title="a" id="Obj-aa-001"/>
            <barButtonItem title="b" id="Obj-aa-002"/>
            </rightBarButtonItems>

            """
        let item = "<barButtonItem key=\"rightBarButtonItem\" title=\"c\" id=\"Obj-aa-003\"/>\n"
        let end = "</navigationItem>"
        let merged = try MergedText(
            form, form.with(end, item + end), form.with(end, list + end), preferring: side)
        #expect(merged.kinds == [.slot])
        #expect(merged.text.contains("title=\"c\"") == (side == .ours))
        #expect(merged.text.contains("title=\"b\"") == (side == .theirs))
        #expect(merged.text.contains("<rightBarButtonItems>") == (side == .theirs))
        let longer = list.with("</right", "<barButtonItem title=\"d\" id=\"Obj-aa-004\"/>\n</right")
        let grown = try MergedText(
            form.with(end, list + end),
            form.with(end, list + end).with("title=\"a\"", "title=\"A\""),
            form.with(end, longer + end), preferring: side)
        #expect(grown.conflicts.isEmpty && grown.text.contains("Obj-aa-004"))
    }

    /// A control has several actions for its events, everything else has one, and a property has
    /// one binding.
    @Test(arguments: [
        ("action selector=\"a:\" destination=\"Ctl-aa-001\"", [MergeConflict.Kind.slot]),
        ("action selector=\"a:\" destination=\"Ctl-aa-001\" eventType=\"touchUpInside\"", []),
        ("binding destination=\"Ctl-aa-001\" name=\"enabled\" keyPath=\"a\"", [.slot]),
    ])
    func `actions and bindings`(connection: String, kinds: [MergeConflict.Kind]) throws {
        let place = "<state key=\"normal\" title=\"Go\"/>\n"
        let form = MergeFixture.form
        func file(_ letter: String) -> String {
            form.with(
                place,
                place + "<connections>\n<"
                    + connection.with("=\"a", "=\"" + letter) + " id=\"Con-aa-00\(letter)\"/>\n"
                    + "</connections>\n")
        }
        let merged = try MergedText(form, file("b"), file("c"))
        #expect(merged.kinds == kinds)
        #expect(merged.text.contains("Con-aa-00c") == kinds.isEmpty)
    }
}
