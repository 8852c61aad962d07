import LayoutChecks
import StackCore
import TestKit
import Testing

/// Layouts that were measured on UIKit are correct, so no rule may report a finding for them.
@Suite struct MeasuredLayoutFindingTests {
    @Test(arguments: MeasuredLayout.all)
    func `a measured layout has no finding`(_ layout: MeasuredLayout) throws {
        let checked = DocumentCheck.run(
            try layout.build().document, named: "Measured", in: CheckMatrix())
        #expect(checked.findings.map(\.finding.message) == [])
    }
}
