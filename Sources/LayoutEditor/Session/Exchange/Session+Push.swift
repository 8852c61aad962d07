package import CommandLanguage
package import LayoutFormats
import LayoutStore
import StackCore

/// What came of pushing: which documents a file was written of, and what is to be told of it.
package struct PushedFile: Sendable {
    package let path: String
    package let documents: [String]
    /// Whether the file was another before.
    package let isWritten: Bool
    package let notes: [ImportNote]
}

/// What a push is about to write, all of it read at one moment.
private struct PlannedPush {
    let scenes: ImportedScenes
    let path: SourceText
    let file: ExportedFile
    /// What is there; nil for no file.
    let present: [UInt8]?
}

extension Session {
    /// Writes the documents of an imported file into it, and takes it from then on as the file that they
    /// were imported from. Refuses to write over what the layout file has not seen.
    ///
    /// - Parameter output: nil for where it was imported, pulled or pushed last
    package func push(to output: SourceText?, command: (String) -> String) throws -> PushedFile {
        let (plan, isWritten) = try write(to: output)
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
            notes: plan.file.notes)
    }

    /// After a change: writes the documents into the file that they were imported from, where that is
    /// wanted, and remembers nothing but that. What cannot be written is told; the change stands.
    func writeBackIfAsked() {
        guard let path = settings.storyboard, !settings.isDryRun else { return }
        do throws(CommandError) {
            _ = try write(to: path)
        } catch {
            remarks.append("\(path.text.escapedLineEnds) was not written: \(error.message)")
        }
    }

    /// How often a push begins again because its file was saved before it could be replaced.
    private static let mostPushes = 20

    /// Writes what the documents are now, unless the file says so already.
    private func write(
        to output: SourceText?
    ) throws(CommandError) -> (plan: PlannedPush, isWritten: Bool) {
        var left = Self.mostPushes
        while true {
            let plan = try readingAtOneMoment { try plannedPush(to: output) }
            if plan.present == plan.file.bytes { return (plan, false) }
            do throws(CommandError) {
                try write(plan)
                return (plan, true)
            } catch {
                // Somebody has saved since. What they saved may be known, else it is refused now.
                left -= 1
                if error.code == .changedElsewhere, left > 0 { continue }
                throw CommandError(
                    error.code, error.message + "; \(plan.path.text) is as it was",
                    hint: error.hint)
            }
        }
    }

    private func plannedPush(to output: SourceText?) throws(CommandError) -> PlannedPush {
        let scenes = try scenes(in: output)
        let path = if let output { output } else { try safePlace(of: scenes) }
        let file = try scenes.exported(in: self)
        let present = try surroundings.readPresentFile(path.text)
        if present != file.bytes, present != seenFile {
            try refuse(ifUnseen: present, at: path, of: scenes)
        }
        return PlannedPush(scenes: scenes, path: path, file: file, present: present)
    }

    private func write(_ plan: PlannedPush) throws(CommandError) {
        let bytes = plan.file.bytes
        try note(ExportNote(bytes: bytes, source: plan.scenes.hash))
        try write(bytes, to: Destination(path: plan.path.text, replacing: .seen(plan.present)))
        seenFile = bytes
    }

    /// That the storyboard or xib is written, but not what the layout file should say about it.
    private func unrecorded(_ path: String, _ error: CommandError) -> CommandError {
        CommandError(
            error.code,
            "\(path) is written, but \(file.path) has not recorded it: \(error.message)",
            hint: "layoutedit push \(CommandSpelling.word(file.path)) "
                + "\(CommandSpelling.word(path)) records it")
    }

    /// Of several files that came in, the one that stands at the output says which is meant.
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
            "\(path.text) holds changes that \(file.path) has not seen, and writing over it would "
                + "lose them",
            at: path.position,
            hint: "layoutedit pull \(CommandSpelling.word(file.path)) "
                + "\(CommandSpelling.word(path.text)) brings them in")
    }

    /// Makes the documents scenes of other bytes, which hold what they hold.
    private func base(_ scenes: ImportedScenes, on bytes: [UInt8]) throws {
        let hash = transaction?.keep(bytes) ?? ""
        for state in scenes.states where file.name(of: state.id) != nil {
            // Another process may have pulled since, or edited what these bytes do not have.
            guard let source = SourceReference(of: try document(state.id)),
                source.hash == scenes.hash
            else { continue }
            try note(
                SourceReference(
                    hash: hash, scene: source.scene, content: state.document.importedFingerprint),
                of: state.id)
        }
    }

    /// The place that the history names, if it may be written unasked.
    private func safePlace(of scenes: ImportedScenes) throws(CommandError) -> SourceText {
        let place = try lastPlace(of: scenes)
        if surroundings.mayWriteBack(file.path, place.text) { return place }
        throw CommandError(
            .usage,
            "\(file.path) says that it was imported from \(place.text), which is not in its "
                + "folder, and you have not imported it from there",
            hint: "layoutedit push \(CommandSpelling.word(file.path)) OUTPUT says where it is")
    }

    /// Where the file was when an operation said what the documents come from.
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
            .usage, "the history does not say where the file is",
            hint: "layoutedit push FILE OUTPUT")
    }
}
