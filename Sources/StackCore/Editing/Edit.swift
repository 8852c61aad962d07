/// An elementary change of a document. Every change of a document is a sequence of these edits.
///
/// Each edit contains the old and the new state. So it can be inverted without the document, and
/// applying it to a document in another state is detected.
package enum Edit: Hashable, Sendable {
    /// Creates a view with its properties. The view has no superview yet.
    case createView(View)
    case destroyView(View)
    case insertSubview(ViewID, in: ViewID, at: Int)
    case removeSubview(ViewID, from: ViewID, at: Int)
    case insertArranged(ViewID, in: ViewID, at: Int)
    case removeArranged(ViewID, from: ViewID, at: Int)
    case createConstraint(LayoutConstraint)
    case destroyConstraint(LayoutConstraint)
    case rename(ItemID, from: String, to: String)
    /// Changes the value of a property in some size classes; nil means not set.
    case setProperty(ItemID, PropertyKey, SizeClasses, from: PropertyValue?, to: PropertyValue?)
    /// Changes the value of a property that only a newer version of the program knows; nil means
    /// not set.
    case setUnknown(ItemID, UnknownProperty, from: String?, to: String?)

    /// The edit that undoes this one.
    package var inverse: Edit {
        switch self {
        case .createView(let view): .destroyView(view)
        case .destroyView(let view): .createView(view)
        case .insertSubview(let id, let parent, let index):
            .removeSubview(id, from: parent, at: index)
        case .removeSubview(let id, let parent, let index):
            .insertSubview(id, in: parent, at: index)
        case .insertArranged(let id, let stack, let index):
            .removeArranged(id, from: stack, at: index)
        case .removeArranged(let id, let stack, let index):
            .insertArranged(id, in: stack, at: index)
        case .createConstraint(let constraint): .destroyConstraint(constraint)
        case .destroyConstraint(let constraint): .createConstraint(constraint)
        case .rename(let item, let old, let new): .rename(item, from: new, to: old)
        case .setProperty(let item, let key, let condition, let old, let new):
            .setProperty(item, key, condition, from: new, to: old)
        case .setUnknown(let item, let property, let old, let new):
            .setUnknown(item, property, from: new, to: old)
        }
    }
}

/// The error thrown if an edit does not fit the document, because the journal is damaged or this
/// program has a bug.
package struct EditMismatch: Error, Hashable, Sendable, CustomStringConvertible {
    /// A sentence that states why the edit does not fit the document.
    package let description: String

    package init(description: String) { self.description = description }
}

/// A change of a layout file: creates, destroys, renames or edits a document. Every change of the
/// documents in a file is a sequence of these edits.
package enum FileEdit: Hashable, Sendable {
    /// Creates a document without any views, not even a root view.
    case createDocument(DocumentID, name: String)
    case destroyDocument(DocumentID, name: String)
    case renameDocument(DocumentID, from: String, to: String)
    case edit(DocumentID, Edit)

    /// The edit that undoes this one.
    package var inverse: FileEdit {
        switch self {
        case .createDocument(let id, let name): .destroyDocument(id, name: name)
        case .destroyDocument(let id, let name): .createDocument(id, name: name)
        case .renameDocument(let id, let old, let new): .renameDocument(id, from: new, to: old)
        case .edit(let id, let edit): .edit(id, edit.inverse)
        }
    }

    /// The document that the edit creates, destroys, renames or changes.
    package var document: DocumentID {
        switch self {
        case .createDocument(let id, _), .destroyDocument(let id, _), .renameDocument(let id, _, _),
            .edit(let id, _):
            id
        }
    }
}

/// The reason why a requested change is refused. The document is unchanged.
package struct EditRefusal: Error, Hashable, Sendable {
    /// A rule that a change can violate.
    package enum Reason: String, CaseIterable, Hashable, Sendable {
        case nameTaken, nameInvalid, noSuchIndex, notAStack, notArranged, notASubview, isRoot
        case isPart, insideItself, wrongProperty, cannotVary, wrongValue, wrongAttributes
        case nestedTooDeep, tooMany
    }

    /// The rule that the edit would violate.
    package let reason: Reason
    /// The message: one sentence without a full stop.
    package let message: String
    /// The word of the command that caused the refusal, such as a name; nil if no single word
    /// caused it.
    package let culprit: String?

    package init(_ reason: Reason, _ message: String, about culprit: String? = nil) {
        self.reason = reason
        self.message = message
        self.culprit = culprit
    }
}
