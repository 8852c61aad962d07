import StackCore

/// What a rule looks at: one layout of a document, beside the one that it was designed in.
struct Examination {
    let sight: Sight
    /// The document on its own device and in its own settings; the same layout, where that is it.
    let designed: Sight
    let notes: SourceNotes
    /// What was expected of this layout; nil where nothing was.
    var expected: ExpectedLayout?

    var resolved: ResolvedDocument { sight.resolved }
    var document: Document { sight.document }
}

extension Double {
    /// As messages have them: without the third place of what lies on no pixel.
    var points: String { NumberSpelling.spell((self * 10).rounded() / 10) }
}
