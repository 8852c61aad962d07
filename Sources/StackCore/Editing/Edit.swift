/// The closed list of elementary changes of a document.
///
/// Each says what was and what will be, so that it can be turned round without asking the document,
/// and so that applying it to a document it does not fit is noticed.
package enum Edit: Hashable, Sendable {
    /// A view that is in no hierarchy yet, with the properties that are set on it.
    case createView(View)
    case destroyView(View)
    case insertSubview(ViewID, in: ViewID, at: Int)
    case removeSubview(ViewID, from: ViewID, at: Int)
    case insertArranged(ViewID, in: ViewID, at: Int)
    case removeArranged(ViewID, from: ViewID, at: Int)
    case createConstraint(LayoutConstraint)
    case destroyConstraint(LayoutConstraint)
    case rename(ItemID, from: String, to: String)
    /// nil is "not set".
    case setProperty(ItemID, PropertyKey, SizeClasses, from: PropertyValue?, to: PropertyValue?)

    /// The change that undoes this one.
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
        }
    }
}

/// An edit met a document that it was not made for: a damaged journal, or a defect of ours.
package struct EditMismatch: Error, Hashable, Sendable, CustomStringConvertible {
    package let description: String

    package init(description: String) { self.description = description }
}

/// The closed list of changes of a layout file: documents come, go and are renamed, or one changes.
package enum FileEdit: Hashable, Sendable {
    /// A document with nothing in it, not even a root view.
    case createDocument(DocumentID, name: String)
    case destroyDocument(DocumentID, name: String)
    case renameDocument(DocumentID, from: String, to: String)
    case edit(DocumentID, Edit)

    /// The change that undoes this one.
    package var inverse: FileEdit {
        switch self {
        case .createDocument(let id, let name): .destroyDocument(id, name: name)
        case .destroyDocument(let id, let name): .createDocument(id, name: name)
        case .renameDocument(let id, let old, let new): .renameDocument(id, from: new, to: old)
        case .edit(let id, let edit): .edit(id, edit.inverse)
        }
    }

    /// The document that comes, goes or changes.
    package var document: DocumentID {
        switch self {
        case .createDocument(let id, _), .destroyDocument(let id, _), .renameDocument(let id, _, _),
            .edit(let id, _):
            id
        }
    }
}

/// Why a change that a person asked for cannot be made. Nothing has changed.
package struct EditRefusal: Error, Hashable, Sendable {
    /// The rule that is in the way.
    package enum Reason: String, CaseIterable, Hashable, Sendable {
        case nameTaken, nameInvalid, noSuchIndex, notAStack, notArranged, notASubview, isRoot
        case insideItself, wrongProperty, cannotVary, wrongValue, wrongAttributes, nestedTooDeep,
            tooMany
    }

    package let reason: Reason
    /// One sentence without a full stop.
    package let message: String
    /// The word of the command that it is about, when it is about one.
    package let culprit: String?

    package init(_ reason: Reason, _ message: String, about culprit: String? = nil) {
        self.reason = reason
        self.message = message
        self.culprit = culprit
    }
}
