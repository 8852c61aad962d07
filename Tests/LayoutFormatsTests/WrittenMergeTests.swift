import StackCore
import TestKit
import Testing

@testable import LayoutFormats

/// A merged file is written as Xcode writes it (docs/merging.md, "Order" and "Sets").
@Suite struct WrittenMergeTests {
    private func window(_ content: String) -> String { UnitMergeTests.window(content) }

    // MARK: Lists without content

    /// Each side deletes one of two children.
    @Test(arguments: [
        "subviews", "constraints", "connections", "userDefinedRuntimeAttributes", "sections",
        "cells", "items", "gestureRecognizers", "toolbarItems",
    ])
    func `a list without content is there if Xcode writes such lists`(name: String) throws {
        func file(_ letters: String) -> String {
            let children = letters.map { "<view id=\"Obj-aa-00\($0)\"/>\n" }.joined()
            return window("<future id=\"Own-aa-001\"><\(name)>\n\(children)</\(name)></future>")
        }
        let merged = try MergedText(file("ab"), file("a"), file("b"))
        #expect(merged.conflicts.isEmpty)
        #expect(!merged.text.contains("Obj-aa-00"))
        let isThere = merged.text.contains("<\(name)/>")
        #expect(isThere == VersionTables.listsWrittenEmpty.contains(name))
        let empty = window("<future id=\"Own-aa-001\"><\(name)/></future>")
        let kept = try MergedText(
            empty, empty.with("Own-aa-001\"", "Own-aa-001\" tag=\"1\""),
            empty.with("id=\"Aaa", "tag=\"2\" id=\"Aaa"))
        #expect(kept.text.contains("<\(name)/>"))
    }

    // MARK: Orders

    /// Elements and attributes that two sides add to a view; those listed later come later.
    private static let children = [
        "<constraints><constraint firstAttribute=\"width\" constant=\"9\" id=\"Con-aa-001\"/></constraints>",
        "<state key=\"normal\" title=\"a\"/>", "<state key=\"disabled\" title=\"b\"/>",
        "<state key=\"selected\" title=\"c\"/>", "<state key=\"highlighted\" title=\"d\"/>",
        "<connections><outlet property=\"a\" destination=\"Bbb-bb-002\" id=\"Out-aa-001\"/></connections>",
    ]
    private static let attributes = [
        "opaque=\"NO\"", "contentMode=\"left\"", "axis=\"vertical\"", "distribution=\"fill\"",
        "alignment=\"top\"", "spacing=\"8\"",
    ]

    private func view(_ attributes: [String], _ children: [String]) -> String {
        window(
            "<view \(attributes.map { $0 + " " }.joined())id=\"Own-aa-001\">\n"
                + children.joined(separator: "\n") + "\n<note>a</note></view>")
    }

    @Test(arguments: 0..<40)
    func `what two sides add is in Xcode's order`(seed: Int) throws {
        var random = SeededGenerator(seed: seed)
        func share(_ all: [String]) -> [[String]] {
            var shares = [[String]](repeating: [], count: 3)
            for one in all { shares[Int.random(in: 0..<3, using: &random)].append(one) }
            return shares
        }
        let (children, attributes) = (share(Self.children), share(Self.attributes))
        func side(_ own: Int) -> String {
            view(
                Self.attributes.filter { (attributes[0] + attributes[own]).contains($0) },
                Self.children.filter { (children[0] + children[own]).contains($0) })
        }
        let all = view(Self.attributes, Self.children)
        for (ours, theirs) in [(1, 2), (2, 1)] {
            let merged = try MergedText(side(0), side(ours), side(theirs))
            #expect(merged.conflicts.isEmpty)
            func words(_ text: String) -> [String] {
                text.matches(of: /<(\w+)[^>]*>|(\w+)="\w*"/).map { String($0.0) }
            }
            #expect(words(merged.text) == words(all))
        }
    }

    /// One side gives an outlet another property, which has another place in the list.
    @Test(arguments: ["a", "c", "e", "z"])
    func `connections are sorted by what they are after the merge`(property: String) throws {
        let base = window(
            "<future id=\"Own-aa-001\"><connections>\n"
                + ["b", "d", "f"].map {
                    "<outlet property=\"\($0)\" destination=\"Bbb-bb-002\" id=\"Out-aa-00\($0)\"/>\n"
                }.joined() + "</connections></future>")
        let line = "<outlet property=\"d\" destination=\"Bbb-bb-002\" id=\"Out-aa-00d\"/>\n"
        let lines = ["b", "f"].map { line.replacing("d\"", with: "\($0)\"") }
        let renamed = line.with("property=\"d\"", "property=\"\(property)\"")
        let sorted = (["b", "f"].map { $0 } + [property]).sorted()
        var theirs = base.with(line, "")
        let next = sorted.drop { $0 != property }.dropFirst().first
        theirs = theirs.with(
            next.map { $0 == "b" ? lines[0] : lines[1] } ?? "</connections>",
            renamed + (next.map { $0 == "b" ? lines[0] : lines[1] } ?? "</connections>"))
        let ours = base.with("Own-aa-001\"", "Own-aa-001\" tag=\"1\"")
        for (a, b) in [(ours, theirs), (theirs, ours)] {
            let merged = try MergedText(base, a, b)
            #expect(merged.conflicts.isEmpty)
            #expect(merged.text.matches(of: /property="(\w)"/).map { String($0.1) } == sorted)
        }
    }

    // MARK: Comments

    /// The comment before a scene is its name. Each side names it in another way.
    @Test(arguments: MergeSide.allCases)
    func `a scene has one comment`(side: MergeSide) throws {
        let form = MergeFixture.form
        let ours = form.with("<!--Form-->", "<!--Orders-->")
            .with("title=\"Form\"", "title=\"Orders\"")
        let theirs = form.with("<!--Form-->", "<!--X-->").with("title=\"Form\"", "title=\"X\"")
        let merged = try MergedText(form, ours, theirs, preferring: side)
        #expect(merged.kinds == [.value])
        let comments = merged.text.matches(of: /<!--(\w+)-->/).map { String($0.1) }
        #expect(comments == [side == .ours ? "Orders" : "X"])
    }

    // MARK: Constraints in two spellings

    private static func constraint(_ spelling: Int, _ id: String, constant: String) -> String {
        let first = ["", "firstItem=\"Vew-aa-001\" ", "firstItem=\"Btn-aa-001\" "][spelling]
        let second = spelling == 2 ? "Vew-aa-001" : "Btn-aa-001"
        let value = spelling == 2 ? "-" + constant : constant
        return "<constraint \(first)firstAttribute=\"bottom\" secondItem=\"\(second)\" "
            + "secondAttribute=\"bottom\" constant=\"\(value)\" id=\"\(id)\"/>\n"
    }

    @Test(arguments: 0..<3, 0..<3)
    func `one constraint in two spellings is one`(mine: Int, yours: Int) throws {
        let end = "</constraints>\n"
        let form = MergeFixture.form
        func file(_ spelling: Int, _ id: String, constant: String = "40") -> String {
            let line = Self.constraint(spelling, id, constant: constant)
            return form.with(end, line + end)
        }
        let merged = try MergedText(form, file(mine, "new-01-001"), file(yours, "new-02-001"))
        #expect(merged.conflicts.isEmpty)
        #expect(merged.text.contains("new-01-001") && !merged.text.contains("new-02-001"))
        for side in MergeSide.allCases {
            let open = try MergedText(
                form, file(mine, "new-01-001"), file(yours, "new-02-001", constant: "50"),
                preferring: side)
            #expect(open.kinds == [.slot])
            #expect(open.conflicts.first?.what == "two constraints of bottom")
            #expect(open.text.contains("id=\"new-01-001\"") == (side == .ours))
            #expect(open.text.contains("id=\"new-02-001\"") == (side == .theirs))
        }
    }
}
