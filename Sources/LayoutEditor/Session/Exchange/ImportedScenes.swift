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

    /// Selects the documents that were imported from the file with the hash.
    init(hash: String, among all: [DocumentState], in session: Session) throws(CommandError) {
        self.hash = hash
        bytes = try session.reading { try session.file.source(hash) }
        states = all.filter { SourceReference(of: $0.document)?.hash == hash }
    }

    /// Returns the imported file whose new version is `imported`, and the documents that were
    /// imported from it. The file is recognized by the scenes that it has in common with
    /// `imported`. Throws if no imported file has a scene in common, or if several have.
    static func ofScenes(
        of imported: ImportedFile, named path: String, in session: Session
    ) throws(CommandError) -> ImportedScenes {
        let all = try session.currentStates()
        let own = all.filter { state in
            SourceReference(of: state.document) != nil
                && imported.documents.contains {
                    $0.isOfOneOrigin(with: state.document, named: state.name)
                }
        }
        // If no scene matches because all of them were replaced, the file is recognized by its
        // path.
        if own.isEmpty, let only = try? only(in: session),
            (try? session.lastPlace(of: only))?.text == path
        {
            return only
        }
        let hash = try one(
            of: own, orRefuse: "nothing in \(session.file.path) was imported from \(path)",
            hint: "import takes it in")
        return try ImportedScenes(hash: hash, among: all, in: session)
    }

    /// Returns the only imported file and its documents. Throws if there is not exactly one.
    static func only(in session: Session) throws(CommandError) -> ImportedScenes {
        let all = try session.currentStates()
        let hash = try one(
            of: all, orRefuse: "nothing in \(session.file.path) was imported",
            hint: "export --format storyboard makes a file of what was made here")
        return try ImportedScenes(hash: hash, among: all, in: session)
    }

    private static func one(
        of states: [DocumentState], orRefuse nothing: String, hint: String
    ) throws(CommandError) -> String {
        var names: [String: [String]] = [:]
        for state in states {
            guard let hash = SourceReference(of: state.document)?.hash else { continue }
            names[hash, default: []].append(state.name)
        }
        if names.count == 1, let hash = names.keys.first { return hash }
        if names.isEmpty { throw CommandError(.noInput, nothing, hint: hint) }
        let groups = names.values.map { $0.sorted().joined(separator: ", ") }.sorted()
        throw CommandError(
            .usage, "that is more than one file: " + groups.joined(separator: "; "),
            hint: "each file is best kept in a layout file of its own")
    }

    /// Returns the contents of the file when it was last written back (pushed), pulled or imported.
    /// They are the common ancestor in the merge of the next pull.
    func base(in session: Session) throws(CommandError) -> [UInt8] {
        try session.reading { try session.file.lastWriteBack(of: hash) } ?? bytes
    }

    /// Returns the Interface Builder file with all edits since its import.
    func exported(in session: Session) throws(CommandError) -> ExportedFile {
        guard let kind = InterfaceBuilderSource(bytes).kind else {
            throw CommandError(.badData, "the imported file cannot be read any more")
        }
        let documents = states.map { NamedDocument(name: $0.name, document: $0.document) }
        return try ExportedInterfaceBuilderFile(documents, among: documents, kind, in: session)
            .write(updatesFrames: false)
    }
}
