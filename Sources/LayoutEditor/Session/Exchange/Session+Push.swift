package import CommandLanguage
package import LayoutFormats
import LayoutStore
import StackCore

/// The result of a push, which writes documents back into the storyboard or xib that they were
/// imported from.
package struct PushedFile: Sendable {
    /// The path of the Interface Builder file.
    package let path: String
    /// The names of the written documents.
    package let documents: [String]
    /// Whether the file's contents changed.
    package let isWritten: Bool
    /// The names of the documents that are only in the layout file.
    package let unwritten: [String]
    package let notes: [ImportNote]
}

/// The names of a session's documents. `scenes` has the names of the scenes that a push writes to
/// the file. `others` has the names of the documents that are only in the layout file. The names of
/// documents from other imported files are in neither list.
struct PushedDocuments {
    var scenes: [DocumentID: String]
    var others: [DocumentID: String]

    /// Returns a note for each document that is only in the layout file, because a push adds no
    /// scene. Also returns a note for each scene whose document was deleted, because a push removes
    /// no scene. Documents and scenes for which this was already true at the last push get no note.
    ///
    /// - Parameter earlier: the documents at the last push; nil before the first one. Deleted
    ///   documents are then unknown, and get no notes.
    func notes(since earlier: PushedDocuments?, at path: String) -> [String] {
        let new = others.filter { earlier?.others[$0.key] == nil }.map(\.value).sorted()
            .map { Self.note(on: $0, at: path) }
        let gone = (earlier?.scenes ?? [:]).filter { scenes[$0.key] == nil }.map(\.value).sorted()
            .map { "\($0) is still in \(path): a push removes no scene. Delete it there in Xcode" }
        return new + gone
    }

    /// Returns the note on a document that a push does not write, because it is no scene of the
    /// file.
    static func note(on document: String, at path: String) -> String {
        "\(document) is only in the layout file: a push adds no scene to \(path). "
            + "export --format storyboard makes a file of it"
    }
}

extension PushedFile {
    /// A note for each document that is only in the layout file.
    package var notesOnUnwritten: [String] {
        unwritten.map { PushedDocuments.note(on: $0, at: path.lastNameOfPath) }
    }
}

/// The input of a push, read from one state of the layout file.
private struct PlannedPush {
    let scenes: ImportedScenes
    let path: SourceText
    let file: ExportedFile
    /// The current contents of the file; nil if there is no file.
    let present: [UInt8]?
    let documents: PushedDocuments
}

extension Session {
    /// Writes the documents back into the storyboard or xib that they were imported from. The
    /// written contents become the common ancestor of the next pull. Throws if the file has
    /// contents that the layout file neither imported nor wrote.
    ///
    /// - Parameters:
    ///   - output: the path of the file; nil for the path of the last import, pull or push
    ///   - mustExist: whether to throw if there is no such file, instead of making it
    ///   - command: returns the command that the history records, given the path
    package func push(
        to output: SourceText?, mustExist: Bool = false, command: (String) -> String
    ) throws -> PushedFile {
        let (plan, isWritten) = try write(to: output, mustExist: mustExist)
        let path = plan.path.text
        if plan.file.bytes != plan.scenes.bytes {
            let source = settings.source
            settings.source = .importing(path)
            defer { settings.source = source }
            do {
                try operation(command(path)) { try base(plan.scenes, on: plan.file.bytes) }
            } catch {
                throw unrecorded(path, CommandError(any: error, in: nil))
            }
        }
        return PushedFile(
            path: path, documents: plan.scenes.states.map(\.name), isWritten: isWritten,
            unwritten: plan.documents.others.values.sorted(), notes: plan.file.notes)
    }

    /// Writes the documents back into their storyboard or xib if `settings.storyboard` names it.
    /// Called after each change. If writing fails, adds a message to `remarks` and keeps the
    /// change.
    func writeBackIfAsked() {
        guard let path = settings.storyboard, !settings.isDryRun else { return }
        writeBackFailure = nil
        do throws(CommandError) {
            let now = try write(to: path, mustExist: true).plan.documents
            remarks += now.notes(since: pushed, at: path.text.lastNameOfPath)
            pushed = now
        } catch {
            // This error is expected after all documents of the file have been deleted.
            if error.code == .noInput, let before = pushed, let now = try? pushedDocuments(of: []) {
                remarks += now.notes(since: before, at: path.text.lastNameOfPath)
                pushed = now
                return
            }
            let failure = "\(path.text.escapedLineEnds) was not written: \(error.message)"
            writeBackFailure = failure
            remarks.append(failure)
        }
    }

    /// Records that the storyboard or xib that the session writes after each step now contains
    /// `bytes`, so that the session may overwrite these contents. `bytes` is nil if there is no
    /// file.
    package func see(_ bytes: [UInt8]?) {
        seenFile = bytes
        guard settings.storyboard != nil, let scenes = try? ImportedScenes.only(in: self) else {
            return
        }
        // Keeps the documents for which there was a note already. Before the session's first push,
        // there are none, so that push also has notes on documents that were only in the layout
        // file before.
        let said = pushed?.others ?? [:]
        pushed = try? pushedDocuments(of: scenes.states)
        pushed?.others = said
    }

    private func pushedDocuments(
        of scenes: [DocumentState]
    ) throws(CommandError) -> PushedDocuments {
        let own = Set(scenes.map(\.id))
        var documents = PushedDocuments(scenes: [:], others: [:])
        for state in try currentStates() {
            if own.contains(state.id) {
                documents.scenes[state.id] = state.name
            } else if SourceReference(of: state.document) == nil {
                documents.others[state.id] = state.name
            }
        }
        return documents
    }

    /// The maximum number of attempts to replace a file that another program keeps saving.
    private static let mostPushes = 20

    /// Writes the documents unless the file already has the same contents.
    private func write(
        to output: SourceText?, mustExist: Bool
    ) throws(CommandError) -> (plan: PlannedPush, isWritten: Bool) {
        var left = Self.mostPushes
        while true {
            let plan = try readingAtOneMoment { try plannedPush(to: output, mustExist: mustExist) }
            if plan.present == plan.file.bytes {
                recordWriteBack(plan)
                return (plan, false)
            }
            do throws(CommandError) {
                try write(plan)
                recordWriteBack(plan)
                return (plan, true)
            } catch {
                // `changedElsewhere` means that another program saved the file meanwhile. The next
                // attempt checks whether the layout file knows the new contents.
                left -= 1
                if error.code == .changedElsewhere, left > 0 { continue }
                throw CommandError(
                    error.code, error.message + "; \(plan.path.text) is as it was",
                    hint: error.hint)
            }
        }
    }

    /// Records the written contents as the common ancestor of the next pull. If this fails, adds a
    /// message to `remarks`, because the common ancestor then remains an earlier version.
    private func recordWriteBack(_ plan: PlannedPush) {
        // The record contains only the hash of the imported bytes, so it would also apply to
        // another file that was imported with the same bytes.
        if plan.scenes.isOneOfSeveral { return }
        do throws(LayoutFileError) {
            let known = try file.lastWriteBack(of: plan.scenes.hash) ?? plan.scenes.bytes
            if known == plan.file.bytes { return }
            try file.recordWriteBack(plan.file.bytes, of: plan.scenes.hash)
        } catch {
            if error.kind == .cannotCreate { return }
            remarks.append("\(error.description); the next pull may find conflicts with this step")
        }
    }

    private func plannedPush(
        to output: SourceText?, mustExist: Bool
    ) throws(CommandError) -> PlannedPush {
        let scenes = try scenes(in: output)
        let path = if let output { output } else { try safePlace(of: scenes) }
        if surroundings.isSameFile(path.text, self.file.path) {
            throw CommandError(
                .cannotCreate,
                "\(path.text) is the layout file itself: name the storyboard or xib to write",
                at: path.position)
        }
        let file = try scenes.exported(in: self)
        let present = try surroundings.readPresentFile(path.text)
        if present == nil, mustExist {
            throw CommandError(
                .changedElsewhere, Self.goneText(path.text), at: path.position,
                hint: "layoutedit push \(CommandQuoting.word(self.file.path)) OUTPUT writes "
                    + "another file")
        }
        if present != file.bytes {
            if present != seenFile { try refuse(ifUnseen: present, at: path, of: scenes) }
            try refuse(ifUndone: present, at: path, of: scenes)
        }
        return PlannedPush(
            scenes: scenes, path: path, file: file, present: present,
            documents: try pushedDocuments(of: scenes.states))
    }

    /// The message about a storyboard or xib that the session writes after each step and that no
    /// longer exists. It may have another name now, so it is not created again.
    static func goneText(_ path: String) -> String {
        "\(path) is no longer there: it was renamed, moved or deleted"
    }

    private func write(_ plan: PlannedPush) throws(CommandError) {
        let bytes = plan.file.bytes
        try note(ExportNote(bytes: bytes, source: plan.scenes.hash))
        try write(bytes, to: Destination(path: plan.path.text, replacing: .seen(plan.present)))
        seenFile = bytes
    }

    /// Returns the error for a storyboard or xib that was written although the layout file could
    /// not record it.
    private func unrecorded(_ path: String, _ error: CommandError) -> CommandError {
        CommandError(
            error.code,
            "\(path) is written, but \(file.path) has not recorded it: \(error.message)",
            hint: "layoutedit push \(CommandQuoting.word(file.path)) "
                + "\(CommandQuoting.word(path)) records it")
    }

    /// Returns the imported file to push, with its documents. If several files were imported, the
    /// file at the output path is read, and the imported file with the same scenes is chosen.
    private func scenes(in output: SourceText?) throws(CommandError) -> ImportedScenes {
        do {
            return try ImportedScenes.only(in: self)
        } catch {
            guard let output, let present = try surroundings.readPresentFile(output.text),
                let imported = try? InterfaceBuilderImport.read(present),
                let scenes = try? ImportedScenes.ofScenes(
                    of: imported, named: output.text, in: self)
            else { throw error }
            return scenes
        }
    }

    private func refuse(
        ifUnseen present: [UInt8]?, at path: SourceText, of scenes: ImportedScenes
    ) throws(CommandError) {
        guard let present, try !reading({ try file.knows(present, as: scenes.hash) }) else {
            return
        }
        throw CommandError(
            .changedElsewhere,
            "\(path.text) contains changes that were not pulled into \(file.path), and overwriting "
                + "it would lose them",
            at: path.position,
            hint: "layoutedit pull \(CommandQuoting.word(file.path)) "
                + "\(CommandQuoting.word(path.text)) merges them")
    }

    /// Throws if the storyboard or xib contains changes of another program that were pulled by an
    /// operation that has been undone. The documents no longer have these changes, so writing the
    /// file would lose them.
    private func refuse(
        ifUndone present: [UInt8]?, at path: SourceText, of scenes: ImportedScenes
    ) throws(CommandError) {
        guard let present, try !reading({ try file.hasWritten(present, as: scenes.hash) }) else {
            return
        }
        let hash = LayoutFile.sourceHash(of: present)
        var pulls: [Int] = []
        var isOwn = false
        try reading {
            try file.forEachOperation { record, edits in
                let isSource = edits.contains { edit in
                    if case .text(let source)? = edit.movedOrigin?.to {
                        source.contains(hash)
                    } else {
                        false
                    }
                }
                if !isSource { return }
                let isTaken = ["import ", "pull "].contains(where: record.command.hasPrefix)
                if isTaken { pulls.append(record.id) } else { isOwn = true }
            }
        }
        if isOwn || pulls.isEmpty { return }
        for pull in pulls where try reading({ try file.operations(after: pull) }) != nil { return }
        throw CommandError(
            .changedElsewhere,
            "\(path.text) contains changes that were pulled, and that pull is undone; writing over "
                + "the file would lose them",
            at: path.position,
            hint: "redo or pull brings them back; revert undoes an earlier step and keeps them")
    }

    /// Makes the written bytes the common ancestor of the next pull, in place of the imported
    /// bytes.
    private func base(_ scenes: ImportedScenes, on bytes: [UInt8]) throws {
        let hash = keep(bytes)
        for state in scenes.states where file.name(of: state.id) != nil {
            // Documents that another process has pulled since the write are skipped, because their
            // common ancestor is newer. A document may also have been edited since the write. So
            // the recorded fingerprint is that of the written document, not of the present one.
            guard let source = SourceReference(of: try document(state.id)),
                source.hash == scenes.hash
            else { continue }
            try note(
                SourceReference(
                    hash: hash, scene: source.scene, content: state.document.importedFingerprint),
                of: state.id)
        }
    }

    /// Returns the path of the Interface Builder file according to the history. Throws if it is not
    /// safe to write to this path, because another person may have recorded it; the user must then
    /// name the path in the command.
    private func safePlace(of scenes: ImportedScenes) throws(CommandError) -> SourceText {
        let place = try lastPlace(of: scenes)
        if let known = surroundings.placeToWriteBack(file.path, place.text) {
            return SourceText(text: known, position: place.position)
        }
        throw CommandError(
            .usage,
            "\(file.path) states that it was imported from \(place.text), which is outside of its "
                + "folder and was never imported by you",
            hint: "layoutedit push \(CommandQuoting.word(file.path)) OUTPUT writes to that path")
    }

    /// Returns the path at which the documents were last imported, pulled or pushed.
    func lastPlace(of scenes: ImportedScenes) throws(CommandError) -> SourceText {
        let ids = Set(scenes.states.map(\.id))
        var place: String?
        try reading {
            try file.forEachOperation { record, edits in
                guard case .importing(let path) = record.source else { return }
                let moved = edits.lazy.compactMap(\.movedOrigin?.document)
                if moved.contains(where: ids.contains) { place = path }
            }
        }
        if let place { return SourceText(text: place, position: .start) }
        throw CommandError(
            .usage, "the history does not state the path of the file",
            hint: "layoutedit push FILE OUTPUT")
    }
}
