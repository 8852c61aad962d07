import StackCore
import Testing

@testable import LayoutFormats

/// Merges in which one side removes a view and keeps what is in it (docs/merging.md, "Deletions").
@Suite struct UnembedMergeTests {
    private static let button = MergeFixture.lines(from: "<button", to: "</button>")

    /// The form with its button in wrappers, each in the one before it.
    private static func wrapped(depth: Int) -> String {
        var content = button
        for level in (1...depth).reversed() {
            let inner = level == depth ? "Btn-aa-001" : "Wrp-aa-00\(level + 1)"
            let constraints = ["leading", "top"].map { name in
                "<constraint firstItem=\"\(inner)\" firstAttribute=\"\(name)\" "
                    + "secondItem=\"Wrp-aa-00\(level)\" secondAttribute=\"\(name)\" "
                    + "id=\"k\(name.prefix(2))-0\(level)-001\"/>\n"
            }
            content = """
                <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="Wrp-aa-00\(level)">
                <rect key="frame" x="0.0" y="0.0" width="100" height="60"/>
                <subviews>
                \(content)</subviews>
                <constraints>
                \(constraints.joined())</constraints>
                </view>

                """
        }
        var text = MergeFixture.form.with(button, content)
        for id in ["eee-01-001", "ggg-01-001"] {
            let line = MergeFixture.line(id)
            text = text.with(
                line,
                line.replacing("Btn-aa-001", with: "Wrp-aa-001")
                    .replacing(id, with: id.replacing("01-001", with: "09-001")))
        }
        return text
    }

    enum Pointer: CaseIterable {
        case outlet, constraint

        func added(to id: String, in text: String) -> String {
            switch self {
            case .outlet:
                let line = MergeFixture.line("out-01-001")
                return text.with(
                    line,
                    line.replacing("titleLabel", with: "inner")
                        .replacing("Ttl-aa-001", with: id)
                        .replacing("out-01-001", with: "new-01-001") + line)
            case .constraint:
                let line = MergeFixture.line("ccc-01-001")
                return text.with(
                    line,
                    line
                        + "<constraint firstItem=\"Ttl-aa-001\" firstAttribute=\"width\" "
                        + "relation=\"lessThanOrEqual\" secondItem=\"\(id)\" "
                        + "secondAttribute=\"width\" constant=\"99\" id=\"new-01-001\"/>\n")
            }
        }
    }

    @Test(arguments: Pointer.allCases, 1...3)
    func `a new reference to a view that stays is no conflict`(
        pointer: Pointer, depth: Int
    ) throws {
        let base = Self.wrapped(depth: depth)
        let added = pointer.added(to: "Btn-aa-001", in: base)
        for (ours, theirs) in [(MergeFixture.form, added), (added, MergeFixture.form)] {
            let merged = try MergedText(base, ours, theirs)
            #expect(merged.conflicts.isEmpty)
            #expect(merged.text.contains("new-01-001") && !merged.text.contains("Wrp-aa"))
        }
        let open = try MergedText(
            base, MergeFixture.form, pointer.added(to: "Wrp-aa-001", in: base))
        #expect(open.kinds.contains(.deletion))
    }

    /// The other side changes the removed view, so that it is a conflict.
    @Test(arguments: 1...3, [false, true])
    func `no constraint is left with an item outside its view`(
        depth: Int, isSwapped: Bool
    ) throws {
        for side in MergeSide.allCases { try checkConstraints(depth, side, isSwapped) }
    }

    private func checkConstraints(_ depth: Int, _ side: MergeSide, _ isSwapped: Bool) throws {
        let base = Self.wrapped(depth: depth)
        let changed = base.with(
            "id=\"Wrp-aa-001\">", "tag=\"5\" id=\"Wrp-aa-001\">")
        let merged = try MergedText(
            base, isSwapped ? MergeFixture.form : changed,
            isSwapped ? changed : MergeFixture.form, preferring: side)
        #expect(merged.kinds.contains(.deletion))
        let stays = (side == .ours) != isSwapped
        #expect(merged.text.contains("<view contentMode=\"scaleToFill\" trans") == stays)
        let root = try XMLReader.read(Array(merged.text.utf8), until: .never).root
        for constraint in root.subtree where constraint.isNamed("constraint") {
            let view = try #require(constraint.parent?.parent)
            let ids = Set(view.subtree.compactMap { $0["id"] })
            for name in ["firstItem", "secondItem"] {
                if let item = constraint[name] { #expect(ids.contains(item)) }
            }
        }
    }

    /// One side deletes the title, the other changes a constraint that goes with it.
    @Test(arguments: MergeSide.allCases)
    func `a change of what goes along is a conflict of the deleted object`(side: MergeSide) throws {
        let form = MergeFixture.form
        var deleted = form.with(MergeFixture.lines(from: "<label", to: "</label>"), "")
        for id in ["aaa", "ccc", "eee", "ggg", "out"] {
            deleted = deleted.with(MergeFixture.line(id + "-01-001"), "")
        }
        let line = MergeFixture.line("ggg-01-001")
        let changed = form.with(line, line.replacing("constant=\"20\"", with: "constant=\"24\""))
        let merged = try MergedText(form, deleted, changed, preferring: side)
        #expect(merged.kinds == [.deletion])
        #expect(merged.conflicts.first?.theirs == "changed constant of constraint ggg-01-001")
        #expect(merged.text.contains("constant=\"24\"") == (side == .theirs))
    }
}
