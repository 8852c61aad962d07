import TestKit
import Testing

@testable import LayoutRendering

@Test func `a wrong call stops the program and names what is wrong`() async {
    var result: ExitTest.Result?
    result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
        let pixels = [UInt8](repeating: 0, count: 8)
        _ = PixelRows(pixels: pixels, width: 2, height: 1, stride: 4)
    }
    #expect(result?.standardErrorContent.says("rows of 2 pixels overlap") == true)
}
