import StackCore

/// The input of a rule: the layout to examine, the layout in which the document was designed, and
/// facts from the source file.
struct Examination {
    let visibleLayout: VisibleLayout
    private let design: DesignedLayout
    let notes: SourceNotes
    /// The expected layout from a snapshot (`--expect`); nil if there is none for this environment.
    var expected: ExpectedLayout?
    /// In the check of a translation, the problems that the document also has with its own texts in
    /// this environment; otherwise empty. They are not reported again for the translation, so a
    /// rule need not examine them further.
    let known: Set<Finding.Identity>

    init(
        visibleLayout: VisibleLayout, design: DesignedLayout, notes: SourceNotes,
        expected: ExpectedLayout? = nil, known: Set<Finding.Identity> = []
    ) {
        self.visibleLayout = visibleLayout
        self.design = design
        self.notes = notes
        self.expected = expected
        self.known = known
    }

    /// The layout with the device, settings and texts with which the document was designed, for
    /// comparison with `visibleLayout`.
    var designed: VisibleLayout { design.visibleLayout }

    var document: Document { _read { yield visibleLayout.document } }
}

/// The layout in which a document was designed. It is computed when a rule first reads it.
final class DesignedLayout {
    private let make: () -> VisibleLayout
    private(set) lazy var visibleLayout = make()

    /// Creates the layout of a document with its own settings and texts, as on Interface Builder's
    /// canvas. Placeholder constraints are included.
    init(of document: Document, _ notes: SourceNotes, until cancellation: Cancellation) {
        make = {
            guard let own = LayoutEnvironment(document) else {
                preconditionFailure("a document without a device is not checked")
            }
            var cache = LayoutCache(until: cancellation)
            let prepared = PreparedDocument(document, for: own)
            let layout = LayoutPass.run(prepared, in: own, reusing: &cache)
            return VisibleLayout(layout, VisibleViews(prepared, notes), TextWidths())
        }
    }

    init(_ visibleLayout: VisibleLayout) { make = { visibleLayout } }
}

extension Double {
    /// The number as text for messages, with at most one decimal.
    var points: String { NumberSpelling.spell((self * 10).rounded() / 10) }
}
