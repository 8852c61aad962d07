import TestKit
import Testing

@testable import LineEditing

@Test func `a wrong call stops the program and names what is wrong`() async {
    var result: ExitTest.Result?
    result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
        var line = EditedLine("abc")
        line.replace(2..<4, with: "")
    }
    #expect(result?.standardErrorContent.says("are not all in the line") == true)
    result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
        _ = Menu(Completion(begun: "", words: []))
    }
    #expect(result?.standardErrorContent.says("a menu has no candidates") == true)
    result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
        _ = FramePainter.bytes(
            from: Frame(), to: Frame(cursorRow: 1), columns: 10, .none)
    }
    #expect(
        result?.standardErrorContent.says("the cursor is in row 1, which does not exist") == true)
}
