import CommandLanguage
package import LayoutFormats
package import LayoutReplies
import LayoutStore
import StackCore

/// The result of pulling a storyboard or xib.
package struct PulledFile: Sendable {
    /// The merge of the layout file with the new Interface Builder file; nil if there was nothing
    /// new.
    package fileprivate(set) var merged: MergedFile?
    /// The names of changed documents, in the order of the layout file.
    package fileprivate(set) var changed: [String] = []
    package fileprivate(set) var added: [String] = []
    package fileprivate(set) var removed: [String] = []
    /// The names of documents that were kept because they were edited in the layout file, although
    /// their scenes were removed from the Interface Builder file.
    package fileprivate(set) var kept: [String] = []
    /// The names of documents that were kept earlier, and whose scenes are in the file again.
    package fileprivate(set) var returned: [String] = []
}

extension PulledFile {
    /// The reply to a pull: which documents changed, and the conflicts.
    ///
    /// - Parameter input: the path of the storyboard or xib
    package func reply(about input: String) -> Reply {
        let parts = [
            ("changed", changed), ("new", added), ("gone", removed),
            ("gone from \(input.escapedLineEnds) and kept", kept),
            ("back in \(input.escapedLineEnds)", returned),
        ].filter { !$0.1.isEmpty }.map { $0 + " " + $1.joined(separator: ", ") }
        func names(_ list: [String]) -> JSONValue { .array(list.map(JSONValue.string)) }
        let members: [(String, JSONValue)] = [
            ("changed", names(changed)), ("added", names(added)), ("removed", names(removed)),
            ("kept", names(kept)), ("returned", names(returned)),
        ]
        return .report(
            sentence(parts, input.escapedLineEnds),
            members
                + (merged.map { MergeSummary($0, of: input).members }
                    ?? [("conflicts", .array([])), ("decisions", .array([]))]))
    }

    private func sentence(_ parts: [String], _ input: String) -> String {
        if merged == nil { return "nothing new in \(input)" }
        return parts.isEmpty
            ? "pulled \(input): no document changed"
            : "pulled \(input): " + parts.joined(separator: "; ")
    }
}

extension Session {
    /// Merges the changes of an imported storyboard or xib into its documents, as one operation.
    /// The common ancestor of the merge is the last known version of the file. Our side is the file
    /// as an export would write it; the other side is the new file (`theirs`). Afterwards the new
    /// file is the common ancestor of the next pull.
    ///
    /// - Parameter preferred: the side that wins a conflict
    package func pull(
        _ theirs: [UInt8], named path: String, preferring preferred: MergeSide, command: String
    ) throws -> PulledFile {
        let imported = try surroundings.importedFile(theirs, named: path)
        let isNew = try readingAtOneMoment {
            let (versions, returned) = try scenes(of: imported, named: path)
            return try !returned.isEmpty || versions.last?.base(in: self) != theirs
        }
        if !isNew { return PulledFile() }
        return try operation(command) {
            // The documents are read again under the write lock, because another process may have
            // edited them since the first read.
            let (versions, returned) = try scenes(of: imported, named: path)
            let merged = try merge(versions, with: theirs, named: path, preferring: preferred)
            var pull = Pull(
                session: self, scenes: versions.last!, returned: returned, theirs: imported,
                hash: keep(theirs))
            try pull.take(try surroundings.importedFile(merged.bytes, named: path))
            pull.result.merged = merged
            if !merged.conflicts.isEmpty {
                // If our side won all conflicts, the operation changes no document. `undo` then
                // treats it as a step only if it has a message.
                openOperation?.message =
                    "pulled \(path.lastNameOfPath): "
                    + "\(merged.conflicts.count.counted("conflict")), "
                    + (preferred == .ours ? "ours" : "theirs") + " kept"
            }
            return pull.result
        }
    }

    /// Returns the known versions of the file to merge with its new version `imported`, the latest
    /// one last, each with its documents. The earlier versions belong to documents whose scenes are
    /// in the file again (`returned`).
    private func scenes(
        of imported: ImportedFile, named path: String
    ) throws(CommandError) -> (versions: [ImportedScenes], returned: [DocumentState]) {
        let earlier = try returnedScenes(in: imported)
        let returned = earlier.flatMap(\.states)
        do throws(CommandError) {
            let latest = try ImportedScenes.ofScenes(of: imported, named: path, in: self)
            return (earlier + [latest], returned)
        } catch {
            // If all scenes of the new version are scenes that have returned, no document is
            // imported from the file now, so there is no latest version.
            if error.code == .noInput, !earlier.isEmpty { return (earlier, returned) }
            throw error
        }
    }

    /// Merges a new version of a file with each of the given versions and its documents, one after
    /// the other.
    private func merge(
        _ versions: [ImportedScenes], with theirs: [UInt8], named path: String,
        preferring preferred: MergeSide
    ) throws(CommandError) -> MergedFile {
        var merged: MergedFile?
        for version in versions {
            let next = try merge(
                version, with: merged?.bytes ?? theirs, named: path, preferring: preferred)
            merged = merged.map { next.after($0) } ?? next
        }
        return merged!
    }

    private func merge(
        _ scenes: ImportedScenes, with theirs: [UInt8], named path: String,
        preferring preferred: MergeSide
    ) throws(CommandError) -> MergedFile {
        let ours = try scenes.exported(in: self).bytes
        let base = try scenes.base(in: self)
        return try surroundings.work { cancellation throws(VersionRefusal) in
            try InterfaceBuilderMerge.merge(
                base: base, ours: ours, theirs: theirs, preferring: preferred,
                fonts: appFonts, until: cancellation)
        } refusing: {
            .badData(in: path, line: $0.line, $0.message)
        }
    }
}

/// An update of the documents in the layout file to the result of merging their Interface Builder
/// file.
struct Pull {
    let session: Session
    let scenes: ImportedScenes
    /// The documents that an earlier pull kept without their scenes, and whose scenes are in the
    /// new file (`theirs`) again.
    var returned: [DocumentState] = []
    let theirs: ImportedFile
    /// The hash of the new file.
    let hash: String
    /// Whether views and constraints keep the names that they have in the layout file. If false,
    /// they get those that they have in the Interface Builder file.
    var keepsNames = true
    var result = PulledFile()

    mutating func take(_ merged: ImportedFile) throws {
        let own = Set(scenes.states.map(\.id))
        var left = scenes.states + returned.filter { !own.contains($0.id) }
        for document in merged.documents {
            let original = counterpart(of: document)
            let source = original?.source
            guard let at = index(of: document, among: left, in: merged) else {
                let (id, name) = try session.add(document, named: nil)
                try session.note(source, of: id)
                result.added.append(name)
                continue
            }
            let state = left.remove(at: at)
            if try change(state, to: document, named: original?.document.objectIDs ?? []) {
                result.changed.append(state.name)
            }
            try session.note(source, of: state.id)
            if source == nil { result.kept.append(state.name) }
            if returned.contains(where: { $0.id == state.id }) {
                result.returned.append(state.name)
            }
        }
        for state in left where own.contains(state.id) {
            try clear(state)
            result.removed.append(state.name)
        }
    }

    /// Returns the index in `states` of the document that a merged document replaces; nil if the
    /// merged document is new. The two documents are matched by the identifiers of their root
    /// views. If the scene has got another root view, they are matched by name, unless another
    /// merged document has the old root view.
    private func index(
        of document: ImportedDocument, among states: [DocumentState], in merged: ImportedFile
    ) -> Int? {
        states.firstIndex { document.isOfOneOrigin(with: $0.document, named: $0.name) }
            ?? states.firstIndex { state in
                state.name == document.name
                    && !merged.documents.contains {
                        $0.isOfOneOrigin(with: state.document, named: state.name)
                    }
            }
    }

    /// Returns the scene of the new file (`theirs`) that corresponds to a document of the merged
    /// file, and a source reference to this scene. The root views of both have the same identifier
    /// or, without identifiers, both have the same name. Returns nil if the new file has no such
    /// scene.
    private func counterpart(
        of document: ImportedDocument
    ) -> (document: Document, source: SourceReference)? {
        let scene = theirs.documents.firstIndex { other in
            other.rootObjectID == document.rootObjectID
                && (document.rootObjectID != nil || other.name == document.name)
        }
        return scene.map { scene in
            let there = Document(of: theirs.documents[scene])
            return (
                there,
                SourceReference(
                    hash: hash, scene: scene, content: LayoutFile.fingerprint(of: there))
            )
        }
    }

    /// Updates a document to its merged content. Returns whether anything changed. The caller
    /// updates the document's source reference, which states the imported file and the scene.
    private func change(
        _ state: DocumentState, to merged: ImportedDocument, named: Set<PropertyValue>
    ) throws -> Bool {
        let (old, read) = (state.document, Document(of: merged))
        let matching = ItemMatching(scene: old, in: read)
        var new = read.renumbered(by: matching, like: old)
        if keepsNames { try new.copyNames(of: old) }
        try new.removeDerivedIDs(of: old, but: named)
        try new.copyAssertions(of: old)
        new.copyUnknown(of: old)
        if let source = old.properties[.source] {
            try new.apply(.setProperty(.document, .source, .base, from: nil, to: source))
        }
        let difference = DocumentDifference(from: old, to: new)
        for edit in difference.edits { try session.apply(.edit(state.id, edit)) }
        return !difference.isEmpty
    }

    private func clear(_ state: DocumentState) throws {
        let difference = DocumentDifference(from: state.document, to: Document())
        for edit in difference.edits { try session.apply(.edit(state.id, edit)) }
        try session.apply(.destroyDocument(state.id, name: state.name))
    }
}

extension Document {
    /// The Interface Builder identifiers of all views and constraints.
    fileprivate var objectIDs: Set<PropertyValue> {
        let views = allViews.compactMap { $0.properties[.objectID] }
        return Set(views + allConstraints.compactMap { $0.properties[.objectID] })
    }

    /// Removes the Interface Builder identifiers of the views and constraints that have no
    /// identifier in `old`. They were created in the layout file, and an export has derived the
    /// identifiers from their names.
    ///
    /// - Parameter named: the identifiers that the new Interface Builder file contains, which are
    ///   kept
    fileprivate mutating func removeDerivedIDs(
        of old: Document, but named: Set<PropertyValue>
    ) throws(EditMismatch) {
        var made: [(item: ItemID, value: PropertyValue)] = []
        for view in old.allViews where view.properties[.objectID] == nil {
            guard let value = self.view(view.id)?.properties[.objectID], !named.contains(value)
            else { continue }
            made.append((.view(view.id), value))
        }
        for item in old.allConstraints where item.properties[.objectID] == nil {
            guard let value = constraint(item.id)?.properties[.objectID], !named.contains(value)
            else { continue }
            made.append((.constraint(item.id), value))
        }
        for (item, value) in made {
            try apply(.setProperty(item, .objectID, .base, from: value, to: nil))
        }
    }
}
