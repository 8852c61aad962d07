package import StackCore

/// What the file that a document was imported from says beside it: where its items stand, and what
/// only checks ask for.
package struct SourceNotes: Sendable {
    /// Where the element of an item begins.
    package var places: [ItemID: SourcePlace] = [:]
    /// Constraints that Xcode removes when the app is built.
    package var placeholders: Set<ConstraintID> = []
    /// Texts that become smaller where they find no room (`adjustsFontSizeToFitWidth`).
    package var shrinkingTexts: Set<ViewID> = []
    /// Texts with paragraphs or insets of their own: line heights, alignments and room that documents do
    /// not hold.
    package var styledTexts: Set<ViewID> = []
    /// Whether the document stands in a container view of another, into which nothing of the screen's
    /// shape reaches.
    package var isContained = false
    /// What a merge could not decide, by the item that it is about.
    package var conflicts: [ItemID: [String]] = [:]
    /// What says that an object has the id of another one, by the item that it is or is in.
    package var sharedIDs: [ItemID: [String]] = [:]
    /// Rules that a comment in an item's element leaves out; they count for all that stands in it.
    package var ignored: [ItemID: Set<String>] = [:]

    /// Of a document that no file at hand is behind.
    package static let none = SourceNotes()

    package init() {}
}

/// A place in a file, counted from 1; columns count bytes.
package struct SourcePlace: Hashable, Sendable {
    package let line: Int
    package let column: Int

    package init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }
}
