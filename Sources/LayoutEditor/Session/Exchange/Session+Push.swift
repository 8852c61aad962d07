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

extension Session {
    /// Writes the documents of an imported file into it, and takes it from then on as the file that they
    /// were imported from. Refuses to write over what the layout file has not seen.
    ///
    /// - Parameter output: nil for where it was imported, pulled or pushed last
    package func push(to output: SourceText?, command: (String) -> String) throws -> PushedFile {
        let scenes = try scenes(in: output)
        let path = try output ?? lastPlace(of: scenes)
        let (file, isWritten) = try write(scenes, into: path)
        if file.bytes != scenes.bytes {
            let source = settings.source
            settings.source = .importing(path.text)
            defer { settings.source = source }
            try operation(command(path.text)) { try base(scenes, on: file.bytes) }
        }
        return PushedFile(
            path: path.text, documents: scenes.states.map(\.name), isWritten: isWritten,
            notes: file.notes)
    }

    /// After a change: writes the documents into the file that they were imported from, where that is
    /// wanted, and remembers nothing but that. What cannot be written is told; the change stands.
    func writeBackIfAsked() {
        guard let path = settings.storyboard, !settings.isDryRun else { return }
        do throws(CommandError) {
            _ = try write(try scenes(in: path), into: path)
        } catch {
            remarks.append("\(path.text) was not written: \(error.message)")
        }
    }

    private func write(
        _ scenes: ImportedScenes, into path: SourceText
    ) throws(CommandError) -> (file: ExportedFile, isWritten: Bool) {
        let file = try scenes.exported(in: self)
        let present = try surroundings.readPresentFile(path.text)
        if present == file.bytes { return (file, false) }
        if present != seenFile { try refuse(ifUnseen: present, at: path, of: scenes) }
        try note(ExportNote(bytes: file.bytes, source: scenes.hash))
        try write(file.bytes, to: Destination(path: path.text, replaces: true))
        seenFile = file.bytes
        return (file, true)
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
        for state in scenes.states {
            guard let source = SourceReference(of: try document(state.id)) else { continue }
            try note(
                SourceReference(
                    hash: hash, scene: source.scene,
                    content: try document(state.id).importedFingerprint), of: state.id)
        }
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
            .usage, "the history does not say where the file is", hint: "push FILE OUTPUT")
    }
}
