import LayoutChecks
import StackCore
import TestKit
import Testing

/// What was measured on UIKit stands as UIKit made it: no rule may complain of it.
@Suite struct MeasuredLayoutFindingTests {
    @Test(arguments: MeasuredLayout.all)
    func `a measured layout has no finding`(_ layout: MeasuredLayout) throws {
        let checked = DocumentCheck.run(
            try layout.build().document, named: "Measured", in: CheckMatrix())
        #expect(checked.findings.map(\.finding.message) == [])
    }
}
