import CommandLanguage
import LayoutFormats
import LayoutStore
import StackCore

/// The documents imported from one storyboard or xib, and the last known version of that file.
struct ImportedScenes {
    /// The hash of the file's bytes in hexadecimal digits.
    let hash: String
    let bytes: [UInt8]
    let states: [DocumentState]
    /// Whether other documents were imported from a file with the same bytes at another path. The
    /// bytes, or their hash, then do not identify the file.
    let isOneOfSeveral: Bool

    /// Selects the documents that were imported from the file with the hash.
    init(hash: String, among all: [DocumentState], in session: Session) throws(CommandError) {
        let states = all.filter { SourceReference(of: $0.document)?.hash == hash }
        try self.init(states, of: hash, isOneOfSeveral: false, in: session)
    }

    private init(
        _ states: [DocumentState], of hash: String, isOneOfSeveral: Bool, in session: Session
    ) throws(CommandError) {
        (self.hash, self.states, self.isOneOfSeveral) = (hash, states, isOneOfSeveral)
        bytes = try session.reading { try session.file.source(hash) }
    }

    /// Returns the imported file of which `imported` is a new version, and the documents that were
    /// imported from it. The file is recognized by the scenes that it has in common with `imported`
    /// or, if several files have these scenes, by its path. Throws if no imported file has a scene
    /// in common, or if the path does not decide between several files.
    static func ofScenes(
        of imported: ImportedFile, named path: String, in session: Session
    ) throws(CommandError) -> ImportedScenes {
        let own = try all(in: session).filter { $0.states.contains(where: imported.hasScene) }
        // If no scene matches, all scenes may have been replaced. Then the file is the only
        // imported one, provided that it was last read from or written to this path.
        if own.isEmpty, let only = try? only(in: session), session.isLastPlace(path, of: only) {
            return only
        }
        let there = own.count > 1 ? own.filter { session.isLastPlace(path, of: $0) } : own
        return try one(
            of: there.isEmpty ? own : there,
            orRefuse: "nothing in \(session.file.path) was imported from \(path)",
            hint: "use import")
    }

    /// Returns the only imported file and its documents. Throws if there is not exactly one.
    static func only(in session: Session) throws(CommandError) -> ImportedScenes {
        try one(
            of: all(in: session), orRefuse: "nothing in \(session.file.path) was imported",
            hint: "export --format storyboard writes the documents to a new file")
    }

    /// Returns the imported files with their documents, in the order of the documents. Files with
    /// equal contents are separate if their last import, pull or push was at different paths.
    private static func all(in session: Session) throws(CommandError) -> [ImportedScenes] {
        var files: [(hash: String, states: [DocumentState])] = []
        for state in try session.currentStates() {
            guard let hash = SourceReference(of: state.document)?.hash else { continue }
            if let index = files.firstIndex(where: { $0.hash == hash }) {
                files[index].states.append(state)
            } else {
                files.append((hash, [state]))
            }
        }
        var result: [ImportedScenes] = []
        for (hash, states) in files {
            let parts = try session.dividedByPlace(states)
            for part in parts {
                result.append(
                    try ImportedScenes(
                        part, of: hash, isOneOfSeveral: parts.count > 1, in: session))
            }
        }
        return result
    }

    private static func one(
        of files: [ImportedScenes], orRefuse nothing: String, hint: String
    ) throws(CommandError) -> ImportedScenes {
        guard let file = files.first else { throw CommandError(.noInput, nothing, hint: hint) }
        if files.count == 1 { return file }
        let groups = files.map { $0.states.map(\.name).sorted().joined(separator: ", ") }.sorted()
        throw CommandError(
            .usage, "that is more than one file: " + groups.joined(separator: "; "),
            hint: "push FILE OUTPUT and pull FILE INPUT choose the one that was imported from the "
                + "path; each file is best kept in a layout file of its own")
    }

    /// Returns the contents of the file when it was last written back (pushed), pulled or imported.
    /// They are the common ancestor in the merge of the next pull.
    func base(in session: Session) throws(CommandError) -> [UInt8] {
        // The record of the last push contains only the hash of the imported bytes, which another
        // file has too, so it may be that of the other file.
        if isOneOfSeveral { return bytes }
        return try session.reading { try session.file.lastWriteBack(of: hash) } ?? bytes
    }

    /// Returns the Interface Builder file with all edits since its import.
    func exported(in session: Session) throws(CommandError) -> ExportedFile {
        guard let kind = InterfaceBuilderSource(bytes).kind else {
            throw CommandError(.badData, "the imported file cannot be read any more")
        }
        return try ExportedInterfaceBuilderFile(states, among: states, kind, in: session)
            .write(updatesFrames: false)
    }
}

extension ImportedFile {
    /// Returns whether the file has the scene that the document was imported from.
    func hasScene(of state: DocumentState) -> Bool {
        documents.contains { $0.isOfOneOrigin(with: state.document, named: state.name) }
    }
}

extension Session {
    /// Returns the path at which each document was last imported, pulled or pushed, according to
    /// the history.
    func lastPlaces() throws(CommandError) -> [DocumentID: String] {
        var places: [DocumentID: String] = [:]
        try reading {
            try file.forEachOperation { record, edits in
                guard case .importing(let path) = record.source else { return }
                for moved in edits.compactMap(\.movedOrigin) { places[moved.document] = path }
            }
        }
        return places
    }

    /// Returns whether the documents were last imported, pulled or pushed at the path.
    func isLastPlace(_ path: String, of scenes: ImportedScenes) -> Bool {
        guard let place = (try? lastPlace(of: scenes))?.text else { return false }
        if place == path { return true }
        let known = surroundings.placeToWriteBack(file.path, place) ?? place
        return surroundings.isSameFile(known, path)
    }

    /// Divides documents with the same imported bytes by the file that they belong to. They belong
    /// to several files only if two of them are the same scene, for example after a file and its
    /// copy were imported.
    fileprivate func dividedByPlace(
        _ states: [DocumentState]
    ) throws(CommandError) -> [[DocumentState]] {
        let scenes = Set(states.map { SourceReference(of: $0.document)?.scene })
        if scenes.count == states.count { return [states] }
        let places = try lastPlaces()
        var files: [(place: String?, states: [DocumentState])] = []
        for state in states {
            if let index = files.firstIndex(where: { $0.place == places[state.id] }) {
                files[index].states.append(state)
            } else {
                files.append((places[state.id], [state]))
            }
        }
        return files.map(\.states)
    }
}
