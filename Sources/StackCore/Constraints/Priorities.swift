/// The priorities that UIStackView's own constraints have, and ours below them
/// (docs/stack-view-rules.md, "Parts").
package enum Priorities {
    package static let required = 1000.0
    /// Hiding gives way only to what is required: a hidden view keeps a required size
    /// (docs/stack-view-rules.md, "Hidden views").
    package static let hiding = 999.99
    package static let alignedBoundary = 999.5
    package static let proportionalTop = 999.0
    package static let readableWidth = 998.9
    /// What a designed size adds to compression resistance: it squeezes controls at 750.
    package static let designedExtra = 1.0
    package static let textWidth = 760.0
    package static let centeringTop = 150.0
    package static let spanningFit = 51.0
    package static let hiddenPosition = 50.0
    package static let fittingSize = 50.0
    package static let canvasFit = 49.0
    package static let ambiguitySuppression = 25.0
    /// Below everything a document can say (the least is 1): the index rule
    /// (docs/stack-view-rules.md, "The index rule").
    package static let indexRule = 0.5
}
