package import StackCore

/// Facts from the storyboard or xib that a document was imported from. Checks use them, but
/// documents do not contain them.
package struct SourceNotes: Sendable {
    /// The position in the file at which the element of each item begins.
    package var places: [ItemID: ElementLocation] = [:]
    /// The placeholder constraints, which Xcode removes when the app is built.
    package var placeholders: Set<ConstraintID> = []
    /// The buttons whose title shrinks if there is too little space, by a runtime attribute
    /// (`titleLabel.adjustsFontSizeToFitWidth`).
    package var shrinkingTitles: Set<ViewID> = []
    /// The collection views whose cells UIKit makes as large as their content needs.
    package var selfSizingCollections: Set<ViewID> = []
    /// The views whose text has line heights, alignments or spacing that documents do not contain.
    package var styledTexts: Set<ViewID> = []
    /// The views whose text is the default title of a new view in the document's own language. Such
    /// a text is a sample that code replaces, so the view's texts are ignored in every language.
    var sampleTexts: Set<ViewID> = []
    /// Whether the document has the texts of a language other than its own.
    var isOfLanguage = false
    /// Whether the document is shown in a container view of another document, where notch and home
    /// indicator do not affect it.
    package var isContained = false
    /// The messages of rules about the document's file, such as `duplicateID`, and of rules that
    /// compare the document with its project, such as `missingImage`. The keys are the rule and the
    /// item of the document that the message is about.
    private(set) package var messages: [RuleID: [ItemID: [Message]]] = [:]
    /// For each item, the identifiers of the rules that a comment in the item's element disables.
    /// The rules are disabled for all items inside that item too.
    package var ignored: [ItemID: Set<String>] = [:]

    /// A message about the document's file or project.
    package struct Message: Hashable, Sendable {
        package let text: String
        /// The position of the element that the message is about; nil if it is that of the item.
        package fileprivate(set) var place: ElementLocation?
    }

    /// The notes of a document that was not imported: none.
    package static let none = SourceNotes()

    package init() {}

    /// - Parameter place: the position of the element that the message is about, if it is not that
    ///   of the item
    package mutating func add(
        _ text: String, of rule: RuleID, about item: ItemID, at place: ElementLocation? = nil
    ) {
        messages[rule, default: [:]][item, default: []].append(Message(text: text, place: place))
    }

    /// Returns the notes for another version of the document, in which the items have other
    /// numbers. Notes about items that this version does not contain, and positions in the file,
    /// are left out.
    ///
    /// - Parameter now: the new number of each item
    package func renumbered(_ now: [ItemID: ItemID]) -> SourceNotes {
        func views(_ old: Set<ViewID>) -> Set<ViewID> {
            Set(
                old.compactMap { id in
                    if case .view(let view)? = now[.view(id)] { view } else { nil }
                })
        }
        func items<Value>(_ old: [ItemID: Value]) -> [ItemID: Value] {
            var result: [ItemID: Value] = [:]
            for (item, value) in old { if let item = now[item] { result[item] = value } }
            return result
        }
        var notes = self
        notes.places = [:]
        notes.placeholders = Set(
            placeholders.compactMap { id in
                if case .constraint(let new)? = now[.constraint(id)] { new } else { nil }
            })
        notes.shrinkingTitles = views(shrinkingTitles)
        notes.selfSizingCollections = views(selfSizingCollections)
        notes.styledTexts = views(styledTexts)
        notes.sampleTexts = views(sampleTexts)
        notes.messages = messages.mapValues { byItem in
            items(byItem).mapValues { $0.map { Message(text: $0.text) } }
        }
        notes.ignored = items(ignored)
        return notes
    }
}

/// A position in a file. Lines and columns count from 1; a column is a number of bytes.
package struct ElementLocation: Hashable, Sendable {
    package let line: Int
    package let column: Int

    package init(line: Int, column: Int) {
        precondition(line > 0 && column > 0, "lines and columns are counted from 1")
        self.line = line
        self.column = column
    }
}
