import Platform
import StackCore
import TestKit
import Testing

@testable import LayoutStore

@Test func `a wrong call stops the program and names what is wrong`() async {
    var result: ExitTest.Result?
    result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
        var working = WorkingDocuments(.current)
        working.rewind(to: 1)
    }
    #expect(result?.standardErrorContent.says("0 edits cannot be undone to 1") == true)
    result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
        _ = DocumentSet(.current).document(DocumentID(4))
    }
    #expect(result?.standardErrorContent.says("document 4 is not loaded") == true)
    result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
        _ = SiblingOrder().assignments(inserting: 2, of: [ViewID(1)], in: .root)
    }
    #expect(result?.standardErrorContent.says("sibling 2 does not exist") == true)
    result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
        _ = flock(F_WRLCK, from: -1, count: 1)
    }
    #expect(result?.standardErrorContent.says("bytes from -1 on cannot be locked") == true)
}
