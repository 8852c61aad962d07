import StackCore

/// The input of a rule: the layout to examine, and the layout in which the document was designed.
struct Examination {
    let visibleLayout: VisibleLayout
    /// The layout on the document's own device with its own settings. If that is the layout to
    /// examine, it equals `sight`.
    let designed: VisibleLayout
    let notes: SourceNotes
    /// The expected layout from a snapshot (`--expect`); nil if there is none for this environment.
    var expected: ExpectedLayout?

    var resolved: ResolvedDocument { visibleLayout.resolved }
    var document: Document { visibleLayout.document }
}

extension Double {
    /// The number as text for messages, with at most one decimal.
    var points: String { NumberSpelling.spell((self * 10).rounded() / 10) }
}
