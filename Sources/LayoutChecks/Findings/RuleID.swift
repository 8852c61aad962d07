/// The identifier of a rule in reports, settings and ignore comments. An identifier never changes.
package enum RuleID: String, CaseIterable, Hashable, Sendable {
    case conflict
    case ambiguous
    case incomplete
    case brokenAssertion = "broken-assertion"
    case unexpectedFrame = "unexpected-frame"
    case truncatedText = "truncated-text"
    case outsideParent = "outside-parent"
    case outsideScreen = "outside-screen"
    case outsideSafeArea = "outside-safe-area"
    case overlap
    case zeroSize = "zero-size"
    case smallTouchTarget = "small-touch-target"
    case fixedTextSize = "fixed-text-size"
    case misleadingBaseline = "misleading-baseline"
    case idleDistribution = "idle-distribution"
    case unusedVariation = "unused-variation"
    case idleConstraint = "idle-constraint"
    case scrollContent = "scroll-content"
    case placeholderConstraint = "placeholder-constraint"
    case unresolvedMerge = "unresolved-merge"
    case duplicateID = "duplicate-id"
    case danglingReference = "dangling-reference"
    case projectFile = "project-file"
    case staleTranslation = "stale-translation"
    case missingTranslation = "missing-translation"
    case unregisteredFont = "unregistered-font"
    case missingFont = "missing-font"
    case missingImage = "missing-image"
    case staleImageSize = "stale-image-size"
    case staleColor = "stale-color"
}
