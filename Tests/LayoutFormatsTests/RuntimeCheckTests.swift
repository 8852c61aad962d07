import StackCore
import TestKit
import Testing

@testable import LayoutFormats

@Test func `a wrong call stops the program and names what is wrong`() async {
    var result: ExitTest.Result?
    result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
        let tree = try XMLReader.read(Array("<a><b/></a>".utf8))
        let child = tree.root.children.first!
        tree.link(child.number, into: tree.root.number, after: SourceNode.none)
    }
    #expect(result?.standardErrorContent.says("is in the tree already") == true)
    result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
        _ = XcodeOrderTable(general: "a b a", tags: [:])
    }
    #expect(result?.standardErrorContent.says("a name is in an order twice") == true)
    result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
        var canvas = SVGCanvas()
        canvas.beginFrame(from: 0.5, to: 0.2, of: 1)
    }
    #expect(result?.standardErrorContent.says("a frame is shown from 0.5 to 0.2") == true)
    result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
        var table = IdentityTable()
        let child = table.identity("id label", in: nil)
        _ = ChildOrder(
            base: [], ours: [child, child], theirs: [child], members: [child],
            preferring: .ours)
    }
    #expect(result?.standardErrorContent.says("1 children are merged to 2") == true)
    result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
        _ = [SwiftText.line("let a = 1")].source(width: 0)
    }
    #expect(result?.standardErrorContent.says("lines of 0 characters have no code") == true)
    result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
        _ = SwiftDecision([["a"], ["b"]], given: [])
    }
    #expect(result?.standardErrorContent.says("statements for 2 pairs of size classes") == true)
    result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
        _ = SwiftClass.RequiredMethod("UIDelegate", "count() -> Int", task: "the count")
    }
    #expect(result?.standardErrorContent.says("count() -> Int returns ''") == true)
}

@Test func `a merge whose elements are not a tree is noticed`() throws {
    let form = MergeFixture.form
    let trees = try [
        form, form.with("\"Sign in\"", "\"Ours\""), form.with("\"Sign in\"", "\"Theirs\""),
    ]
    .map { try VersionSource.read(Array($0.utf8), as: .ours, .never) }
    var merge = TreeMerge(try MergeInput(trees[0], trees[1], trees[2]), preferring: .ours)
    merge.run()
    #expect(merge.invariantViolations() == [])
    let list = try #require(
        merge.elements.values.first {
            merge.input.versions(of: $0.identity).any.name == "subviews"
        })
    let (label, button) = (list.children[0], list.children[1])
    merge.elements[list.identity]!.children = [label, label]
    merge.elements[label]!.parent = button
    merge.report.add(try #require(merge.report.conflicts.first))
    #expect(
        merge.invariantViolations() == [
            "label Ttl-aa-001 is listed outside its parent",
            "label Ttl-aa-001 is listed outside its parent",
            "label Ttl-aa-001 is in 2 lists of children",
            "button Btn-aa-001 is in 0 lists of children", "two conflicts have one key",
        ])
}
