import CommandLanguage
import LayoutStore
import StackCore

/// The documents in two states: as a page shows them (`then`) and as they are now (`now`), possibly
/// changed by other users. A comparison of the two shows whether the page's commands still make the
/// edits that the user wants.
struct PageBaseState {
    private let commands: [ParsedCommand]
    private let then: [DocumentState]
    private let now: [DocumentState]
    /// The document that the commands edit; nil if none is open.
    private let current: DocumentID?
    private let grammar: Grammar

    /// Reads the documents as the page shows them, and the current ones. Must be called in an
    /// operation, before the commands run.
    ///
    /// - Parameter point: the number of the operation after which the page shows the documents
    init(
        _ point: Int, _ commands: [ParsedCommand], in session: Session
    ) throws(CommandError) {
        guard point <= session.file.operationCount else {
            throw CommandError(
                .unknownPoint, "the last operation is \(session.file.operationCount)")
        }
        self.commands = commands
        (then, now) = (try session.states(at: point), try session.currentStates())
        current = session.peekedID
        grammar = session.grammar
    }

    /// Throws if other users have changed a property, name or position that `edits` change too.
    /// Also throws if the commands would have made other edits than `edits` in the documents that
    /// the page shows.
    func check(_ edits: [FileEdit]) throws(PageFailure) {
        var conflicts = conflicts(of: edits)
        let meant = meantEdits
        if let meant { conflicts += differences(of: edits, from: meant) }
        if !conflicts.isEmpty { throw .stale(conflicts.unique) }
    }

    /// Returns the refusal for commands that now fail with `error`. If the commands were valid in
    /// the documents that the page shows, and other users have changed the values that the commands
    /// edit, the refusal lists these changes as conflicts. Otherwise the refusal is `error`.
    func failure(insteadOf error: CommandError) -> PageFailure {
        guard let meant = meantEdits else { return .command(error) }
        let conflicts = conflicts(of: meant) + renames(of: meant)
        return conflicts.isEmpty ? .command(error) : .stale(conflicts.unique)
    }

    /// The edits that the commands would have made in the document that the page shows; nil if the
    /// commands were not valid there, or if one of them is not an edit of the document.
    private var meantEdits: [FileEdit]? {
        guard let current, let state = then.first(where: { $0.id == current }),
            let commands = try? commands.flattened(by: grammar)
        else { return nil }
        var plan = EditPlan(state.document)
        for command in commands {
            guard let edit = command.command as? any EditCommand, (try? edit.change(&plan)) != nil
            else { return nil }
        }
        return plan.edits.map { .edit(current, $0) }
    }

    // MARK: Finding conflicts

    /// Returns a conflict for each property, name or position that `edits` change and others have
    /// changed.
    private func conflicts(of edits: [FileEdit]) -> [PageConflict] {
        let created = Set(edits.compactMap(\.createdItem))
        let others = Dictionary(
            uniqueKeysWithValues: Set(edits.map(\.document)).map { ($0, changes(of: $0)) })
        return edits.flatMap { edit -> [PageConflict] in
            if edit.createdItem != nil { return [] }
            if let item = edit.subjectItem, created.contains(item) { return [] }
            return (others[edit.document] ?? []).filter(edit.depends).compactMap { other in
                let conflict = conflict(between: edit, and: other)
                // If others only stored a default value or removed one, the current value is the
                // same as before, so there is no conflict.
                return other.setsValue && conflict.seen == conflict.now ? nil : conflict
            }
        }
    }

    /// Returns a conflict for each view or constraint that `edits` change and others have renamed.
    private func renames(of edits: [FileEdit]) -> [PageConflict] {
        edits.flatMap { edit in
            changes(of: edit.document).filter { change in
                guard case .edit(_, .rename) = change else { return false }
                return change.subjectItem != nil && change.subjectItem == edit.subjectItem
            }.map { conflict(between: edit, and: $0) }
        }
    }

    /// Returns the edits that lead from the document that the page shows to the current one.
    private func changes(of id: DocumentID) -> [FileEdit] {
        switch (then.first { $0.id == id }, now.first { $0.id == id }) {
        case (let old?, let new?):
            (old.name == new.name ? [] : [.renameDocument(id, from: old.name, to: new.name)])
                + DocumentDifference(from: old.document, to: new.document).edits
                .map { .edit(id, $0) }
        case (nil, let new?): [.createDocument(id, name: new.name)]
        case (let old?, nil): [.destroyDocument(id, name: old.name)]
        case (nil, nil): []
        }
    }

    /// Returns a conflict for each edit that is in only one of two lists: `edits`, which the
    /// commands make now, and `meant`, which they would have made in the documents that the page
    /// shows. The lists differ, for example, if `stack[0]` is another view now. Leaves out an edit
    /// of `meant` that other users have already made.
    private func differences(of edits: [FileEdit], from meant: [FileEdit]) -> [PageConflict] {
        let (ours, theirs) = (Subjects(edits), Subjects(meant))
        let isMade = { (edit: FileEdit) in
            changes(of: edit.document).contains { $0.hasSameResult(as: edit) }
        }
        let lost = meant.filter { edit in
            edit.documentSubject.map { theirs.contains($0) && !ours.contains($0) } ?? false
                && !isMade(edit)
        }
        let added = edits.filter { edit in
            edit.documentSubject.map { ours.contains($0) && !theirs.contains($0) } ?? false
        }
        return lost.map { conflict(about: $0, wanted: true) }
            + added.map { conflict(about: $0, wanted: true) }
    }

    // MARK: Describing conflicts

    private func document(_ id: DocumentID, in states: [DocumentState]) -> Document? {
        states.first { $0.id == id }?.document
    }

    /// Returns a conflict about the property, name or position that another user has changed with
    /// the edit `other`. If the page's `edit` changes it too, the conflict contains the value that
    /// the page would set. Otherwise `edit` depends on it, and the conflict contains `edit` as
    /// text, such as `title.text = Welcome` if others have removed `title`.
    private func conflict(between edit: FileEdit, and other: FileEdit) -> PageConflict {
        let isSame = edit.documentSubject != nil && edit.documentSubject == other.documentSubject
        var conflict = conflict(about: other, wanted: false)
        if isSame {
            conflict.wanted = self.conflict(about: edit, wanted: true).wanted
        } else if case .edit(let id, let edit) = edit {
            conflict.dependents = [ItemText(edit, document(id, in: then), nil).change].compactMap(
                \.self)
        }
        return conflict
    }

    /// Returns a conflict about the property, name or position that an edit changes, with its
    /// values in the document that the page shows and in the current one.
    ///
    /// - Parameter wanted: whether the page makes the edit. If true, the conflict also contains the
    ///   value that the edit would set.
    private func conflict(about edit: FileEdit, wanted: Bool) -> PageConflict {
        let id = edit.document
        let (old, new) = (document(id, in: then), document(id, in: now))
        switch edit {
        case .createDocument(_, let name), .destroyDocument(_, let name),
            .renameDocument(_, let name, _):
            return PageConflict(
                item: name, seen: then.first { $0.id == id }?.name,
                now: now.first { $0.id == id }?.name, wanted: nil)
        case .edit(_, let edit):
            let text = ItemText(edit, old, new)
            return PageConflict(
                item: text.item, seen: old.flatMap(text.value), now: new.flatMap(text.value),
                wanted: wanted ? text.wanted : nil)
        }
    }
}

/// The properties, names and positions that a list of edits changes. Leaves out those of views and
/// constraints that the same edits create.
private struct Subjects {
    private let all: Set<DocumentSubject>

    init(_ edits: [FileEdit]) {
        let created = Set(edits.compactMap(\.createdItem))
        all = Set(
            edits.filter { edit in
                edit.subjectItem.map { !created.contains($0) } ?? true
            }.compactMap(\.documentSubject))
    }

    func contains(_ subject: DocumentSubject) -> Bool { all.contains(subject) }
}

private struct DocumentSubject: Hashable {
    let document: DocumentID
    let subject: Edit.Subject
}

private struct DocumentItem: Hashable {
    let document: DocumentID
    let item: ItemID
}

extension FileEdit {
    fileprivate var documentSubject: DocumentSubject? {
        guard case .edit(let id, let edit) = self, let subject = edit.subject else { return nil }
        return DocumentSubject(document: id, subject: subject)
    }

    /// Whether the edit sets the value of a property.
    fileprivate var setsValue: Bool {
        if case .edit(_, .setProperty) = self { true } else { false }
    }

    fileprivate var createdItem: DocumentItem? {
        guard case .edit(let id, let edit) = self else { return nil }
        switch edit {
        case .createView(let view): return DocumentItem(document: id, item: .view(view.id))
        case .createConstraint(let constraint):
            return DocumentItem(document: id, item: .constraint(constraint.id))
        default: return nil
        }
    }

    /// The item whose property, name or position the edit changes; nil for any other edit, such as
    /// one that creates an item.
    fileprivate var subjectItem: DocumentItem? {
        documentSubject.map { DocumentItem(document: $0.document, item: $0.subject.item) }
    }

    /// Returns whether both edits give the same value to the same property, or the same name to the
    /// same item. Edits of the same view's position are considered equal.
    fileprivate func hasSameResult(as other: FileEdit) -> Bool {
        guard documentSubject == other.documentSubject, case .edit(_, let edit) = self,
            case .edit(_, let otherEdit) = other
        else { return false }
        switch (edit, otherEdit) {
        case (.setProperty(_, _, _, _, let new), .setProperty(_, _, _, _, let otherNew)):
            return new == otherNew
        case (.rename(_, _, let new), .rename(_, _, let otherNew)): return new == otherNew
        default: return true
        }
    }
}

extension Edit.Subject {
    fileprivate var item: ItemID {
        switch self {
        case .place(let id), .arrangement(let id): .view(id)
        case .name(let item), .property(let item, _, _), .unknown(let item, _): item
        }
    }
}

/// A description of what one edit changes: the name of the property or item, and its values, as
/// texts.
private struct ItemText {
    /// The property that the edit changes, such as `row.spacing`; the name of the item if the edit
    /// changes a name or a position, or creates or removes the item.
    let item: String
    /// The value after the edit; nil if the edit removes the value or the item.
    let wanted: String?
    private let edit: Edit

    init(_ edit: Edit, _ old: Document?, _ new: Document?) {
        self.edit = edit
        func name(_ item: ItemID) -> String {
            item == .document
                ? ItemReference.document : new?.name(of: item) ?? old?.name(of: item) ?? ""
        }
        switch edit {
        case .createView(let view): (item, wanted) = (view.name, view.kind.rawValue)
        case .destroyView(let view): (item, wanted) = (view.name, nil)
        case .createConstraint(let constraint): (item, wanted) = (constraint.name, "constraint")
        case .destroyConstraint(let constraint): (item, wanted) = (constraint.name, nil)
        case .rename(_, let from, let to): (item, wanted) = (from, to)
        case .setProperty(let id, let key, let condition, _, let to):
            let variation = condition == .base ? "" : " for " + condition.spelling
            item = name(id) + "." + key.spelling + variation
            wanted = to.map(key.type.typed)
        case .setUnknown(let id, let property, _, let to):
            (item, wanted) = (name(id) + "." + property.key, to)
        case .insertArranged(let id, let parent, let index):
            (item, wanted) = (name(.view(id)), name(.view(parent)) + "[\(index)]")
        case .insertSubview(let id, let parent, _):
            (item, wanted) = (name(.view(id)), name(.view(parent)))
        case .removeArranged(let id, _, _), .removeSubview(let id, _, _):
            (item, wanted) = (name(.view(id)), nil)
        }
    }

    /// The edit as a text, such as `title.text = Welcome` or `remove title`; nil for an edit that
    /// is always part of another change, such as the removal from a superview.
    var change: String? {
        switch edit {
        case .createView, .createConstraint: "add " + item
        case .destroyView, .destroyConstraint: "remove " + item
        case .rename: "rename \(item) \(wanted ?? "")"
        case .setProperty, .setUnknown: wanted.map { item + " = " + $0 } ?? "reset " + item
        case .insertArranged, .insertSubview:
            (item.isEmpty ? "add" : "move " + item) + " to " + (wanted ?? "")
        case .removeArranged, .removeSubview: nil
        }
    }

    /// Returns the current text of the property, name or position in a document; nil if the
    /// document does not have it.
    func value(in document: Document) -> String? {
        switch edit {
        case .createView(let view), .destroyView(let view):
            return document.view(view.id)?.kind.rawValue
        case .createConstraint(let constraint), .destroyConstraint(let constraint):
            return document.constraint(constraint.id).map { _ in "constraint" }
        case .rename(let id, _, _): return document.name(of: id)
        case .setProperty(let id, let key, let condition, _, _):
            let value = document.properties(of: id)?[key, condition]
            return (value ?? document.defaultValue(key, of: id)).map(key.type.typed)
        case .setUnknown(let id, let property, _, _):
            return document.properties(of: id)?[property]
        case .insertSubview(let id, _, _), .removeSubview(let id, _, _),
            .insertArranged(let id, _, _), .removeArranged(let id, _, _):
            return place(of: id, in: document)
        }
    }

    private func place(of id: ViewID, in document: Document) -> String? {
        guard let parent = document.view(id)?.parent else { return nil }
        guard let stack = document.arrangingStack(of: id),
            let index = document[stack].arrangedSubviews.firstIndex(of: id)
        else { return document[parent].name }
        return document[stack].name + "[\(index)]"
    }
}

extension [PageConflict] {
    /// These conflicts, with all conflicts about the same property, name or position combined into
    /// one.
    fileprivate var unique: [PageConflict] {
        var found: [PageConflict] = []
        for conflict in self {
            guard let place = found.firstIndex(where: { $0.item == conflict.item }) else {
                found.append(conflict)
                continue
            }
            found[place].wanted = found[place].wanted ?? conflict.wanted
            for change in conflict.dependents where !found[place].dependents.contains(change) {
                found[place].dependents.append(change)
            }
        }
        return found
    }
}
