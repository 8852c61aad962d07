import StackCore
import TestKit
import Testing

@testable import LayoutFormats

/// Merges in which one side moves a view, and the other side adds a constraint or an outlet to it
/// (docs/merging.md, "References").
@Suite struct ReachMergeTests {
    /// The views that contain others: the root view of the first scene, two boxes in it, and the
    /// root view of the second scene.
    private static let roots = ["Vew-aa-001", "Box-aa-001", "Box-aa-002", "Vew-bb-001"]

    /// Returns a file with labels, each in one of `roots`.
    private func file(
        _ labels: [Int], constraint: (first: Int, second: Int, root: Int)? = nil,
        outlet: (label: Int, scene: Int)? = nil
    ) -> String {
        func content(_ root: Int) -> String {
            var views = labels.indices.filter { labels[$0] == root }.map(label).joined()
            if root == 0 { views += box(1) + box(2) }
            if !views.isEmpty { views = "<subviews>\n\(views)</subviews>\n" }
            guard let constraint, constraint.root == root else { return views }
            return views + "<constraints>\n\(line(constraint))</constraints>\n"
        }
        func box(_ number: Int) -> String {
            view("<view translatesAutoresizingMaskIntoConstraints=\"NO\"", number, content(number))
        }
        func scene(_ number: Int, _ root: Int) -> String {
            var connections = ""
            if let outlet, outlet.scene == number {
                connections = """
                    <connections>
                    <outlet property="it" destination="Lab-aa-00\(outlet.label)" id="Out-aa-001"/>
                    </connections>

                    """
            }
            return """
                <scene sceneID="Scn-aa-00\(number)">
                <objects>
                <viewController id="Ctl-aa-00\(number)" sceneMemberID="viewController">
                \(view("<view key=\"view\"", root, content(root)))\(connections)</viewController>
                </objects>
                </scene>

                """
        }
        let form = MergeFixture.form
        let start = form.firstRange(of: "<!--Form-->")!.lowerBound
        let end = form.firstRange(of: "</scenes>")!.lowerBound
        return String(form[..<start]) + scene(1, 0) + scene(2, 3) + String(form[end...])
    }

    private func view(_ tag: String, _ root: Int, _ content: String) -> String {
        """
        \(tag) id="\(Self.roots[root])">
        <rect key="frame" x="0.0" y="0.0" width="9" height="9"/>
        \(content)</view>

        """
    }

    private func label(_ number: Int) -> String {
        """
        <label text="\(number)" translatesAutoresizingMaskIntoConstraints="NO" id="Lab-aa-00\(number)">
        <rect key="frame" x="0.0" y="0.0" width="9" height="9"/>
        </label>

        """
    }

    private func line(_ constraint: (first: Int, second: Int, root: Int)) -> String {
        "<constraint firstItem=\"Lab-aa-00\(constraint.first)\" firstAttribute=\"leading\""
            + " secondItem=\"Lab-aa-00\(constraint.second)\" secondAttribute=\"leading\""
            + " id=\"Con-aa-001\"/>\n"
    }

    /// Returns the innermost of `roots` that contains both; nil if they are in two scenes.
    private func common(_ a: Int, _ b: Int) -> Int? {
        if a == b { return a }
        return a == 3 || b == 3 ? nil : 0
    }

    @Test(arguments: 0..<120)
    func `a constraint or outlet does not follow a view out of its reach`(seed: Int) throws {
        var random = SeededGenerator(seed: seed)
        let labels = (0..<3).map { _ in Int.random(in: 0...3, using: &random) }
        var moved = labels
        moved[Int.random(in: 0...2, using: &random)] = Int.random(in: 0...3, using: &random)
        let base = file(labels)
        let mover = file(moved)
        let other: String
        let stays: Bool
        if seed % 2 == 0, let root = common(labels[0], labels[1]) {
            other = file(labels, constraint: (0, 1, root))
            let now = common(moved[0], moved[1])
            stays = root == 0 ? now != nil && now != 3 : now == root
        } else {
            let scene = labels[0] == 3 ? 2 : 1
            other = file(labels, outlet: (0, scene))
            stays = (moved[0] == 3 ? 2 : 1) == scene
        }
        for isSwapped in [false, true] {
            let merged = try MergedText(
                base, isSwapped ? other : mover, isSwapped ? mover : other)
            let kinds = merged.kinds.filter { $0 != .layout }
            #expect(kinds.allSatisfy { $0 == .reference } && kinds.isEmpty == stays)
            let isThere = merged.text.contains(/id="(Con|Out)-aa-001"/)
            #expect(isThere == stays)
            for number in 0..<3 { #expect(merged.text.contains("id=\"Lab-aa-00\(number)\"")) }
        }
    }
}
