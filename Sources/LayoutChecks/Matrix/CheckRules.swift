/// Which rules are asked, and how much each weighs.
package struct CheckRules: Hashable, Sendable {
    private var severities: [RuleID: Severity]

    /// All of them, as they are.
    package init() {
        severities = Dictionary(uniqueKeysWithValues: Rule.all.map { ($0.id, $0.severity) })
    }

    /// Nil where the rule is left out.
    package subscript(rule: RuleID) -> Severity? {
        get { severities[rule] }
        set { severities[rule] = newValue }
    }

    var asked: [Rule] { Rule.all.filter { severities[$0.id] != nil } }
}
