import StackCore

/// One thing that can be wrong with a layout: what it is called, what it means, and how it is found.
///
/// Only what is certainly there is found: a rule that has to guess says nothing. How often each was
/// right on real documents stands in docs/checks.md.
package struct Rule: Sendable {
    package let id: RuleID
    package let severity: Severity
    /// One sentence: what is wrong, and why that matters.
    package let explanation: String
    /// Commands that make a document in which the rule finds something.
    package let example: String
    let search: Search

    enum Search: Sendable {
        /// In the document alone, whatever it is laid out for.
        case document(@Sendable (Document, SourceNotes) -> [Finding])
        /// In what follows from size classes and direction alone; asked once for each of them.
        case traits(@Sendable (Examination) -> [Finding])
        /// In each layout.
        case layout(@Sendable (Examination) -> [Finding])
        /// In each layout; it is one only where it is in all of them.
        case everyLayout(@Sendable (Examination) -> [Finding])
    }

    init(
        _ id: RuleID, _ severity: Severity, _ explanation: String, example: String,
        _ search: Search
    ) {
        self.id = id
        self.severity = severity
        self.explanation = explanation
        self.example = example
        self.search = search
    }

    /// Every rule once, in the order of `RuleID`.
    package static let all = [
        conflict, ambiguous, incomplete, brokenAssertion, unexpectedFrame, truncatedText,
        outsideParent, outsideScreen, outsideSafeArea, overlap, zeroSize, smallTouchTarget,
        fixedTextSize, misleadingBaseline, idleDistribution, unusedVariation, idleConstraint,
        scrollContent, placeholderConstraint, unresolvedMerge, duplicateID,
    ]

    /// The rule that is called so.
    package static func of(_ id: RuleID) -> Rule { byID[id]! }

    // Each identifier has a rule; `RuleListTests` says so.
    private static let byID = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })
}
