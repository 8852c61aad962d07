import StackCore
import TestKit
import Testing

@testable import LayoutFormats

/// Merges of attributes that are one value together, and of identifiers and lists of which there
/// can be only one (docs/merging.md, "Attributes" and "Slots").
@Suite struct UnitMergeTests {
    /// A file for macOS, whose layout is not computed, with some elements in a window.
    static func window(_ content: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="21701" targetRuntime="MacOSX.Cocoa" propertyAccessControl="none" useAutolayout="YES">
            <dependencies>
                <plugIn identifier="com.apple.InterfaceBuilder.CocoaPlugin" version="21701"/>
            </dependencies>
            <objects>
                <customView id="Aaa-aa-001"/>
                <customView id="Bbb-bb-002"/>
                <customView id="Ccc-cc-003"/>
        \(content)
            </objects>
        </document>

        """
    }

    // MARK: Attributes

    private static let ids = ["Aaa-aa-001", "Bbb-bb-002", "Ccc-cc-003"]

    /// Random values of a unit's attributes; an attribute without a value is not written.
    private func values(
        of unit: AttributeUnit, _ random: inout SeededGenerator
    ) -> [String?] {
        unit.attributes.map { name in
            let choices = name.hasSuffix("Item") && name != "systemItem" ? Self.ids : ["1", "2"]
            return ([nil] + choices.map(Optional.some)).randomElement(using: &random)!
        }
    }

    private func file(_ unit: AttributeUnit, _ values: [String?]) -> String {
        let attributes = zip(unit.attributes, values).compactMap { name, value in
            value.map { " \(name)=\"\($0)\"" }
        }
        let name = unit.elements.sorted().first ?? "customObject"
        return Self.window("        <\(name)\(attributes.joined()) id=\"Obj-aa-001\"/>")
    }

    private func values(of unit: AttributeUnit, in text: String) -> [String?] {
        let line = text.split(separator: "\n").first { $0.contains("id=\"Obj-aa-001\"") } ?? ""
        return unit.attributes.map { name in
            line.firstRange(of: " \(name)=\"").map { found in
                String(line[found.upperBound...].prefix { $0 != "\"" })
            }
        }
    }

    @Test(arguments: AttributeUnit.all.indices, 0..<60)
    func `attributes that are one value come from one side`(place: Int, seed: Int) throws {
        var random = SeededGenerator(seed: 100 * place + seed)
        let unit = AttributeUnit.all[place]
        let all = (0..<3).map { _ in values(of: unit, &random) }
        let texts = all.map { file(unit, $0) }
        for side in MergeSide.allCases {
            let merged = try MergedText(texts[0], texts[1], texts[2], preferring: side)
            let found = values(of: unit, in: merged.text)
            let hasLeader =
                unit.leader.map { leader in
                    let place = unit.attributes.firstIndex(of: leader)!
                    return all.contains { $0[place] != nil }
                } ?? true
            let words = "\(all) \(found)"
            #expect(merged.kinds.allSatisfy { $0 == .value })
            if hasLeader {
                #expect(found == all[1] || found == all[2], "\(words)")
                if !merged.kinds.isEmpty {
                    #expect(found == all[side == .ours ? 1 : 2], "\(words)")
                }
            }
            if all[0] == all[1] { #expect(found == all[2] && merged.kinds.isEmpty) }
            if all[0] == all[2] { #expect(found == all[1] && merged.kinds.isEmpty) }
        }
    }

    @Test func `a title without a system's symbol is independent of an image`() throws {
        func file(_ attributes: String) -> String {
            Self.window("        <barButtonItem\(attributes) id=\"Obj-aa-001\"/>")
        }
        let merged = try MergedText(
            file(" title=\"a\" image=\"a\""), file(" title=\"b\" image=\"a\""),
            file(" title=\"a\" image=\"b\""))
        #expect(merged.conflicts.isEmpty)
        #expect(merged.text.contains("title=\"b\" image=\"b\""))
    }

    // MARK: Identifiers

    /// Both sides give an identifier to another controller.
    @Test(arguments: MergeSide.allCases)
    func `a storyboard identifier is that of one controller`(side: MergeSide) throws {
        let scene = MergeFixture.lines(from: "<scene sceneID", to: "</scene>")
        let other = scene.replacing("-aa-001", with: "-zz-001")
            .replacing("-01-001", with: "-09-001").replacing("\"Form\"", with: "\"Other\"")
        let form = MergeFixture.form.with(scene, scene + other)
        let merged = try MergedText(
            form, form.with("title=\"Form\"", "storyboardIdentifier=\"Home\" title=\"Form\""),
            form.with("title=\"Other\"", "storyboardIdentifier=\"Home\" title=\"Other\""),
            preferring: side)
        #expect(merged.kinds == [.slot])
        let title = side == .ours ? "Form" : "Other"
        #expect(merged.text.contains("storyboardIdentifier=\"Home\" title=\"\(title)\""))
        #expect(merged.text.ranges(of: " storyboardIdentifier=").count == 1)
    }

    private static func table(_ content: String, static isStatic: Bool = false) -> String {
        window(
            """
                    <tableView\(isStatic ? " dataMode=\"static\"" : "") id="Tab-aa-001">
            \(content)
                    </tableView>
            """)
    }

    private static func cell(_ letter: String, reuse: String, text: String = "") -> String {
        "<tableViewCell reuseIdentifier=\"\(reuse)\" id=\"Cel-aa-00\(letter)\">"
            + "<note>\(text)</note></tableViewCell>\n"
    }

    private static func prototypes(_ cells: String...) -> String {
        "<prototypes>\n" + cells.joined() + "</prototypes>"
    }

    @Test(arguments: MergeSide.allCases)
    func `a reuse identifier is that of one prototype`(side: MergeSide) throws {
        let first = Self.cell("a", reuse: "A")
        let (mine, yours) = (
            Self.cell("b", reuse: "B", text: "b"), Self.cell("c", reuse: "B", text: "c")
        )
        let merged = try MergedText(
            Self.table(Self.prototypes(first)), Self.table(Self.prototypes(first, mine)),
            Self.table(Self.prototypes(first, yours)), preferring: side)
        #expect(merged.kinds == [.slot])
        #expect(merged.text.contains("Cel-aa-00b") && merged.text.contains("Cel-aa-00c"))
        let found = merged.text.matches(of: /reuseIdentifier="B" id="Cel-aa-00(.)"/)
        #expect(found.map { String($0.1) } == [side == .ours ? "b" : "c"])
    }

    /// One side makes a table static, the other adds a prototype.
    @Test(arguments: MergeSide.allCases, [false, true])
    func `a static table has no prototypes`(side: MergeSide, isSwapped: Bool) throws {
        let first = Self.cell("a", reuse: "A")
        let sections =
            "<sections><tableViewSection id=\"Sec-aa-001\"><cells>\n" + first
            + "</cells></tableViewSection></sections>"
        let base = Self.table(Self.prototypes(first))
        let dynamic = Self.table(Self.prototypes(first, Self.cell("b", reuse: "B")))
        let fixed = Self.table(sections, static: true)
        let merged = try MergedText(
            base, isSwapped ? dynamic : fixed, isSwapped ? fixed : dynamic, preferring: side)
        #expect(merged.kinds == [.slot])
        let isStatic = (side == .ours) != isSwapped
        #expect(merged.text.contains("dataMode=\"static\"") == isStatic)
        #expect(merged.text.contains("<sections>") == isStatic)
        #expect(merged.text.contains("<prototypes>") == !isStatic)
        #expect(merged.text.contains("id=\"Cel-aa-00a\""))
        #expect(merged.text.contains("id=\"Cel-aa-00b\"") == !isStatic)
    }

    /// Each side deletes segments or selects one.
    @Test(arguments: 0..<3, 1...3)
    func `the selected segment is there`(index: Int, count: Int) throws {
        for side in MergeSide.allCases { try checkSegments(index, count, side) }
    }

    private func checkSegments(_ index: Int, _ count: Int, _ side: MergeSide) throws {
        func file(_ index: Int, _ count: Int) -> String {
            let segments = (0..<count).map { "<segment title=\"\($0)\"/>" }.joined()
            return Self.window(
                "<segmentedControl selectedSegmentIndex=\"\(index)\" id=\"Obj-aa-001\">"
                    + "<segments>\(segments)</segments></segmentedControl>")
        }
        let merged = try MergedText(
            file(0, 3), file(index, 3), file(0, count), preferring: side)
        #expect(merged.kinds == (index < count ? [] : [.value]))
        let found = merged.text.firstMatch(of: /selectedSegmentIndex="(\d)"/).flatMap { Int($0.1) }
        #expect(found! < merged.text.ranges(of: "<segment ").count)
    }

    // MARK: Navigation controllers

    private static func navigation(_ letter: String, title: String = "") -> String {
        """
                <scene sceneID="Sc\(letter)-aa-001">
                    <objects>
                        <navigationController\(title) id="Nv\(letter)-aa-001" sceneMemberID="viewController">
                            <navigationBar key="navigationBar" id="Nb\(letter)-aa-001"/>
                            <connections>
                                <segue destination="Ctl-aa-001" kind="relationship" relationship="rootViewController" id="Sg\(letter)-aa-001"/>
                            </connections>
                        </navigationController>
                        <placeholder placeholderIdentifier="IBFirstResponder" id="Fr\(letter)-aa-001" sceneMemberID="firstResponder"/>
                    </objects>
                    <point key="canvasLocation" x="-700" y="\(letter == "A" ? 0 : 9)"/>
                </scene>

        """
    }

    private static func embedded(_ letter: String, title: String = "") -> String {
        let end = "    </scenes>\n"
        return MergeFixture.form.with(end, navigation(letter, title: title) + end)
            .with("initialViewController=\"Ctl", "initialViewController=\"Nv\(letter)")
    }

    @Test func `a controller that both embed is embedded once`() throws {
        let merged = try MergedText(
            MergeFixture.form, Self.embedded("A"), Self.embedded("B"))
        #expect(merged.conflicts.isEmpty)
        #expect(merged.text == Self.embedded("A"))
        #expect(merged.decisions == ["both sides added the same: the result contains it once"])
    }

    @Test(arguments: MergeSide.allCases)
    func `a controller is the root of one navigation controller`(side: MergeSide) throws {
        let merged = try MergedText(
            MergeFixture.form, Self.embedded("A", title: " title=\"a\""),
            Self.embedded("B", title: " title=\"b\""), preferring: side)
        #expect(Set(merged.kinds) == [.slot, .value])
        let roots = merged.text.matches(of: /relationship="rootViewController" id="Sg(.)/)
        #expect(roots.map { String($0.1) } == [side == .ours ? "A" : "B"])
    }

    @Test func `new scenes that only look alike are two`() throws {
        let end = "    </scenes>\n"
        func file(_ letter: String) -> String {
            let scene = Self.navigation(letter).split(separator: "\n")
                .filter { !$0.contains("onnections>") && !$0.contains("<segue") }
            return MergeFixture.form.with(end, scene.joined(separator: "\n") + "\n" + end)
        }
        let merged = try MergedText(MergeFixture.form, file("A"), file("B"))
        #expect(merged.conflicts.isEmpty)
        #expect(merged.text.contains("NvA-aa-001") && merged.text.contains("NvB-aa-001"))
    }
}
