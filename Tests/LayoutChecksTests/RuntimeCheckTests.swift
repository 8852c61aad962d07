import StackCore
import TestKit
import Testing

@testable import LayoutChecks

@Test func `a wrong call stops the program and names what is wrong`() async {
    var result: ExitTest.Result?
    result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
        _ = Finding(.overlap, [], "two views overlap")
    }
    #expect(result?.standardErrorContent.says("a finding of overlap is about nothing") == true)
    result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
        _ = ElementLocation(line: 0, column: 1)
    }
    #expect(result?.standardErrorContent.says("lines and columns are counted from 1") == true)
    result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
        var matrix = CheckMatrix()
        matrix.textSizes = []
        _ = matrix.environments(of: Document(), named: "a")
    }
    #expect(result?.standardErrorContent.says("text sizes or directions has no layouts") == true)
    result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
        var merge = FindingMerge()
        let finding = Finding(.overlap, [.document], "two views overlap")
        merge.add(finding, at: 1)
        merge.add(finding, at: 0)
    }
    #expect(result?.standardErrorContent.says("the layouts are not checked in order") == true)
    result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
        _ = TranslationSource(path: "de.lproj/A.strings", line: -1)
    }
    #expect(result?.standardErrorContent.says("a translation is in line -1") == true)
}
