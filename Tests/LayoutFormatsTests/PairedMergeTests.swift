import TestKit
import Testing

@testable import LayoutFormats

/// Merges of the tabs and panes of a Mac's controllers, which only their order pairs with the
/// segues to their controllers (docs/merging.md, "Deletions").
@Suite struct PairedMergeTests {
    /// Edits of one tab or pane, of its segue, and of the scene to which it leads.
    private enum Edit: CaseIterable, Sendable { case item, segue, scene }

    /// Returns a file with three tabs or panes.
    ///
    /// - Parameters:
    ///   - deleted: the number of the deleted one, with or without its scene
    ///   - edits: what is changed of the second one
    private func file(
        _ kind: String, deleted: Int? = nil, withScene: Bool = false, _ edits: [Edit] = []
    ) -> String {
        let shown = (1...3).filter { $0 != deleted }
        func edited(_ number: Int, _ edit: Edit, _ attribute: String) -> String {
            number == 2 && edits.contains(edit) ? " " + attribute : ""
        }
        let items = shown.map {
            "<\(kind)ViewItem\(edited($0, .item, "label=\"New\"")) id=\"Itm-aa-00\($0)\"/>\n"
        }.joined()
        let segues = shown.map {
            "<segue destination=\"Ctl-aa-00\($0)\" kind=\"relationship\" "
                + "relationship=\"\(kind)Items\""
                + edited($0, .segue, "identifier=\"new\"") + " id=\"Seg-aa-00\($0)\"/>\n"
        }.joined()
        let scenes = (1...3).filter { !withScene || $0 != deleted }.map {
            """
            <scene sceneID="Scn-aa-00\($0)">
            <objects>
            <viewController\(edited($0, .scene, "title=\"New\"")) id="Ctl-aa-00\($0)" sceneMemberID="viewController"/>
            </objects>
            </scene>

            """
        }.joined()
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" version="3.0" toolsVersion="21701" targetRuntime="MacOSX.Cocoa">
            <scenes>
            <scene sceneID="Scn-aa-000">
            <objects>
            <\(kind)ViewController id="Ctl-aa-000" sceneMemberID="viewController">
            <\(kind)ViewItems>
            \(items)</\(kind)ViewItems>
            <connections>
            \(segues)</connections>
            </\(kind)ViewController>
            </objects>
            </scene>
            \(scenes)</scenes>
            </document>

            """
    }

    /// Returns the numbers at the end of the ids that begin with `prefix`, in the order of the file.
    private func numbers(_ prefix: String, in text: String) throws -> [String] {
        let pattern = try Regex(" id=\"\(prefix)-aa-(\\d+)\"", as: (Substring, Substring).self)
        return text.matches(of: pattern).map { String($0.1) }
    }

    @Test(arguments: ["tab", "split"], MergeSide.allCases)
    func `a tab stays or goes with its segue`(kind: String, deletes: MergeSide) throws {
        let subsets: [[Edit]] = [
            [.item], [.segue], [.scene], [.item, .segue], [.item, .scene], [.segue, .scene],
            Edit.allCases,
        ]
        for edits in subsets {
            for withScene in [false, true] {
                let deletion = file(kind, deleted: 2, withScene: withScene)
                let change = file(kind, edits)
                for side in MergeSide.allCases {
                    let merged = try MergedText(
                        file(kind), deletes == .ours ? deletion : change,
                        deletes == .ours ? change : deletion, preferring: side)
                    let items = try numbers("Itm", in: merged.text)
                    #expect(try numbers("Seg", in: merged.text) == items, "\(edits)")
                    // A change of a scene that stays does not concern the tab.
                    let isConflict = withScene || edits != [.scene]
                    #expect(merged.kinds == (isConflict ? [.deletion] : []), "\(edits)")
                    #expect(items.count == (isConflict && side != deletes ? 3 : 2), "\(edits)")
                }
            }
        }
    }
}
