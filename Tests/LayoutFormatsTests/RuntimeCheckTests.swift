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
        var canvas = SVGCanvas()
        canvas.beginFrame(from: 0.5, to: 0.2, of: 1)
    }
    #expect(result?.standardErrorContent.says("a frame is shown from 0.5 to 0.2") == true)
}
