package import StackCore

/// Information from the file that a document was imported from: the positions of items, and data
/// that only checks use.
package struct SourceNotes: Sendable {
    /// The position at which the element of an item begins.
    package var places: [ItemID: SourcePlace] = [:]
    /// The constraints that Xcode removes when the app is built.
    package var placeholders: Set<ConstraintID> = []
    /// The views whose text shrinks if there is too little space (`adjustsFontSizeToFitWidth`).
    package var shrinkingTexts: Set<ViewID> = []
    /// The views with custom paragraphs or insets: line heights, alignments and spacing that
    /// documents do not contain.
    package var styledTexts: Set<ViewID> = []
    /// Whether the document is in a container view of another one, where the screen's shape does
    /// not affect it.
    package var isContained = false
    /// The undecided conflicts of a merge, by the item that they concern.
    package var conflicts: [ItemID: [String]] = [:]
    /// Messages about objects that share an ID with another one, by the item that is or contains
    /// the object.
    package var sharedIDs: [ItemID: [String]] = [:]
    /// The rules that a comment in an item's element disables, for the item and everything inside
    /// it.
    package var ignored: [ItemID: Set<String>] = [:]

    /// The notes of a document without a source file.
    package static let none = SourceNotes()

    package init() {}
}

/// A position in a file. Lines and columns count from 1, and columns count bytes.
package struct SourcePlace: Hashable, Sendable {
    package let line: Int
    package let column: Int

    package init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }
}
