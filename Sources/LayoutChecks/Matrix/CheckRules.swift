/// The rules that are enabled in a check, each with the severity of its findings.
package struct CheckRules: Hashable, Sendable {
    private var severities: [RuleID: Severity]

    /// Enables the rules that are on by default, with their default severities.
    package init() {
        severities = Dictionary(
            uniqueKeysWithValues: Rule.all.filter(\.isOn).map { ($0.id, $0.severity) })
    }

    /// The severity of a rule; nil if the rule is disabled.
    package subscript(rule: RuleID) -> Severity? {
        get { severities[rule] }
        set { severities[rule] = newValue }
    }

    /// Returns a copy in which only rules of `kept` are enabled.
    func limited(to kept: Set<RuleID>) -> CheckRules {
        var result = self
        result.severities = severities.filter { kept.contains($0.key) }
        return result
    }

    var enabledRules: [Rule] { Rule.all.filter { severities[$0.id] != nil } }
}
