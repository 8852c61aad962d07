import StackCore

/// The input of a rule: a layout of a document, and the layout that the document was designed in.
struct Examination {
    let sight: Sight
    /// The layout on the document's own device in its own settings. It equals `sight` if that is
    /// this layout.
    let designed: Sight
    let notes: SourceNotes
    /// The expected layout from a snapshot; nil if nothing is expected.
    var expected: ExpectedLayout?

    var resolved: ResolvedDocument { sight.resolved }
    var document: Document { sight.document }
}

extension Double {
    /// The number for messages, with one decimal.
    var points: String { NumberSpelling.spell((self * 10).rounded() / 10) }
}
