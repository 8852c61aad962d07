import TestKit
import Testing

@testable import CommandLanguage

@Test func `a wrong call stops the program and names what is wrong`() async {
    var result: ExitTest.Result?
    result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
        var cursor = Cursor([Word("a", at: .start)])
        cursor.rewind(to: 9)
    }
    #expect(result?.standardErrorContent.says("there is no character 9 to go back to") == true)
    result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
        var match = Match(Statement(words: [Word("a", at: .start)]))
        match.shorten(to: 1)
    }
    #expect(result?.standardErrorContent.says("cannot be shortened to 1") == true)
    result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
        _ = Usage(.shell, ["help"], summary: "", examples: [])
    }
    #expect(result?.standardErrorContent.says("a command has no form or no example") == true)
    result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
        _ = Option("devices", "")
    }
    #expect(result?.standardErrorContent.says("devices is not the name of an option") == true)
}
