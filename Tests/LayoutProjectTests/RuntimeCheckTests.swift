import LayoutChecks
import TestKit
import Testing

@testable import LayoutProject

@Test func `a wrong call stops the program and names what is wrong`() async {
    let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
        _ = ProjectMessage("a", nil, .warning, "")
    }
    #expect(result?.standardErrorContent.says("a message has no text") == true)
}
