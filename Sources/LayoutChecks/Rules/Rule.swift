import StackCore

/// A rule for layouts: its identifier, the problem that it describes, and the function that finds
/// the problem.
///
/// A rule reports only problems that are certain, and never guesses. docs/checks.md lists how often
/// the findings of each rule were right on real documents.
package struct Rule: Sendable {
    package let id: RuleID
    package let severity: Severity
    /// Whether the rule is enabled by default.
    package let isOn: Bool
    /// One sentence that states the problem and its consequence.
    package let explanation: String
    /// Commands that create a document in which the rule finds something.
    package let example: String
    let search: Search

    enum Search: Sendable {
        /// Examines the document alone, regardless of its layouts.
        case document(@Sendable (Document, SourceNotes) -> [Finding])
        /// Examines a property of layouts that depends only on size classes and direction, such as
        /// the active constraints. The function runs once for each combination of size classes and
        /// direction.
        case traits(@Sendable (Examination) -> [Finding])
        /// Examines each layout separately.
        case layout(@Sendable (Examination) -> [Finding])
        /// Examines each layout separately. A finding is reported only if it occurs in all layouts.
        case everyLayout(@Sendable (Examination) -> [Finding])
    }

    init(
        _ id: RuleID, _ severity: Severity, isOn: Bool = true, _ explanation: String,
        example: String, _ search: Search
    ) {
        precondition(!explanation.isEmpty, "the rule \(id.rawValue) has no explanation")
        self.id = id
        self.severity = severity
        self.isOn = isOn
        self.explanation = explanation
        self.example = example
        self.search = search
    }

    /// Creates a rule whose findings are those that were read from the document's file or project
    /// (`SourceNotes.messages`).
    init(
        _ id: RuleID, _ severity: Severity, isOn: Bool = true, _ explanation: String,
        example: String
    ) {
        self.init(
            id, severity, isOn: isOn, explanation, example: example,
            .document { document, notes in document.findings(id, notes.messages[id] ?? [:]) })
    }

    /// All rules in the order of `RuleID`.
    package static let all = [
        conflict, ambiguous, incomplete, brokenAssertion, unexpectedFrame, truncatedText,
        outsideParent, outsideScreen, outsideSafeArea, overlap, zeroSize, smallTouchTarget,
        fixedTextSize, misleadingBaseline, idleDistribution, unusedVariation, idleConstraint,
        scrollContent, placeholderConstraint, unresolvedMerge, duplicateID,
        danglingReference,
        projectFile, staleTranslation, missingTranslation, unregisteredFont, missingFont,
        missingImage, staleImageSize, staleColor,
    ]

    /// Returns the rule with this identifier.
    package static func of(_ id: RuleID) -> Rule {
        guard let rule = byID[id] else { preconditionFailure("\(id.rawValue) is not in Rule.all") }
        return rule
    }

    // Every identifier has a rule, which `PlantedFaultTests` checks.
    private static let byID = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })
}

extension Document {
    /// Returns findings of a rule with the given messages, in the order of the document's items.
    fileprivate func findings(
        _ rule: RuleID, _ messages: [ItemID: [SourceNotes.Message]]
    ) -> [Finding] {
        if messages.isEmpty { return [] }
        let items =
            [ItemID.document] + allViews.map { .view($0.id) }
            + allConstraints.map { .constraint($0.id) }
        return items.flatMap { item in
            (messages[item] ?? []).map {
                Finding(rule, [item], aspect: $0.text, $0.text, at: $0.place)
            }
        }
    }
}
