import LayoutChecks
import StackCore
import Testing

/// The example of each rule in help: commands after which the rule reports a finding.
@Suite struct RuleExampleTests {
    /// Rules whose example cannot be made with commands.
    private static let told: Set<RuleID> = [
        .incomplete, .unexpectedFrame, .placeholderConstraint, .unresolvedMerge, .duplicateID,
        .danglingReference,
        .projectFile, .staleTranslation, .missingTranslation, .unregisteredFont, .missingFont,
        .missingImage,
        .staleImageSize, .staleColor,
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

    /// The first repair fixes the finding in the example and causes no other.
    @Test(arguments: RuleID.allCases.filter { !told.contains($0) })
    func `a rule's example is mended`(_ id: RuleID) throws {
        let scratch = try Scratch()
        try scratch.run(Rule.of(id).example)
        var matrix = CheckMatrix()
        matrix.devices = ["iphone-se", "iphone-15-pro-max", "ipad-11"]
        let document = try scratch.document
        let found = RepairTrial.run(document, in: matrix).filter { item in
            ([item.finding] + item.finding.parts).contains { $0.finding.rule == id }
        }
        #expect(!found.isEmpty)
        for item in found {
            let repair = try #require(item.repairs.first, "\(item.finding.finding.message)")
            for command in repair.repair.commands(in: document) { try scratch.run(command) }
            let after = DocumentCheck.run(try scratch.document, named: "Login", in: matrix)
            #expect(!after.findings.contains { $0.finding.message == item.finding.finding.message })
            try scratch.run("undo \(repair.repair.commands(in: document).count)")
        }
    }
}
