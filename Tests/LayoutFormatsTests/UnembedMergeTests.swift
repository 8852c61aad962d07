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

    // MARK: What the removed view contained

    private static func stack(_ id: String, _ content: String...) -> String {
        """
        <stackView opaque="NO" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)-aa-001">
        <subviews>
        \(content.joined())</subviews>
        </stackView>

        """
    }

    private static func label(_ id: String) -> String {
        "<label text=\"\(id)\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"\(id)-aa-001\"/>\n"
    }

    private static let labels = ["La1", "La2", "La3"].map(label)
    private static let inner = stack("In1", labels[0], labels[1]) + stack("In2", labels[2])
    /// Changes of two stacks that leave the stack around them as it is.
    private static let changes = [
        stack("In1", labels[1]) + stack("In2", labels[2], labels[0]),
        stack("In1", stack("New", labels[0], labels[1])) + stack("In2", labels[2]),
        stack("In1", labels[0], labels[1], label("New")) + stack("In2", labels[2]),
        stack("In1", labels[1], labels[0]) + stack("In2", labels[2]),
        stack("In1", labels[0], labels[1]),
    ]

    private static func file(_ content: String, isWrapped: Bool) -> String {
        let form = MergeFixture.form.with(MergeFixture.line("eee-01-001"), "")
            .with(MergeFixture.line("ggg-01-001"), "")
        return form.with(button, isWrapped ? stack("Out", content) : content)
    }

    /// Returns the lines of a text without their indentation, which is that of one side.
    private static func lines(of text: String) -> [Substring] {
        text.split(separator: "\n").map { $0.drop { $0 == " " } }
    }

    @Test(arguments: changes.indices)
    func `work in what a removed stack contained is no work on the stack`(number: Int) throws {
        let base = Self.file(Self.inner, isWrapped: true)
        let unembedded = Self.file(Self.inner, isWrapped: false)
        let changed = Self.file(Self.changes[number], isWrapped: true)
        let right = Self.file(Self.changes[number], isWrapped: false)
        for (merged, _) in try MergedText.inBothOrders(base, unembedded, changed) {
            #expect(merged.conflicts.isEmpty, "\(merged.conflicts)")
            #expect(Self.lines(of: merged.text) == Self.lines(of: right))
        }
    }

    @Test func `a conflict names only what the removed stack contained`() throws {
        let moved = Self.stack(
            "Out", Self.stack("In1", Self.labels[1]), Self.stack("In2", Self.labels[2]),
            Self.labels[0])
        let base = Self.file(Self.inner, isWrapped: true)
        let merged = try MergedText(
            base, Self.file(Self.inner, isWrapped: false), Self.file(moved, isWrapped: false))
        #expect(merged.kinds == [.deletion])
        #expect(
            merged.conflicts.first?.ours
                == "deleted, and moved out of it: stackView In1-aa-001; stackView In2-aa-001")
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
