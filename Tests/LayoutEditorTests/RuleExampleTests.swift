import LayoutChecks
import StackCore
import Testing

/// What help shows of a rule: commands after which the rule finds something.
@Suite struct RuleExampleTests {
    /// Those whose example no commands can make.
    private static let told: Set<RuleID> = [
        .incomplete, .unexpectedFrame, .placeholderConstraint, .unresolvedMerge,
    ]

    @Test(arguments: RuleID.allCases.filter { !told.contains($0) })
    func `a rule finds something in its example`(_ id: RuleID) throws {
        let scratch = try Scratch()
        try scratch.run(Rule.of(id).example)
        var matrix = CheckMatrix()
        matrix.devices = Device.all.map(\.id)
        let checked = DocumentCheck.run(try scratch.document, named: "Login", in: matrix)
        let found = checked.findings.map(\.finding.rule)
        #expect(found.contains(id), "\(checked.findings.map(\.finding.message))")
    }
}
