import CommandLanguage
import LayoutFormats
import LayoutStore
import StackCore

/// The documents of one exported storyboard or xib: all scenes of the file they were imported from,
/// or documents that were created in the layout file.
struct ExportedInterfaceBuilderFile {
    private let documents: [DocumentState]
    private let kind: InterfaceBuilderKind
    private let session: Session
    /// The contents of the imported file; nil for a new file.
    private let source: InterfaceBuilderSource?

    init(
        _ chosen: [DocumentState], among all: [DocumentState], _ kind: InterfaceBuilderKind,
        in session: Session
    ) throws(CommandError) {
        self.kind = kind
        self.session = session
        var hashes: [String?] = []
        for item in chosen {
            let hash = try session.sourceHash(of: item.document)
            if !hashes.contains(hash) { hashes.append(hash) }
        }
        guard hashes.count < 2 else {
            throw CommandError(
                .usage, "the documents are from \(hashes.count) different files",
                hint: "add the name of a document; its file is exported")
        }
        guard let hash = hashes.first ?? nil else {
            (documents, source) = (chosen, nil)
            return
        }
        source = InterfaceBuilderSource(try session.reading { try session.file.source(hash) })
        documents = chosen + Self.otherScenes(all, of: hash, besides: chosen)
        try checkKind()
        try checkScenes()
    }

    func write(updatesFrames: Bool) throws(CommandError) -> ExportedFile {
        if let source, !updatesFrames, documents.allSatisfy(\.isAsImported) {
            return ExportedFile(bytes: source.bytes, notes: [])
        }
        let scenes = documents.enumerated().map { number, item in
            SceneDocument(
                name: item.name, document: item.document.withoutAssertions.withoutUnknown,
                scene: source == nil ? number : item.scene ?? 0,
                layout: { [session] in try? session.layout(of: item.document) },
                asImported: { [session] in session.asImported(item.document, today: $0) })
        }
        let file = try session.surroundings.work { cancellation throws(ExportRefusal) in
            guard let source else {
                return try InterfaceBuilderExport.make(kind, of: scenes, until: cancellation)
            }
            return try InterfaceBuilderExport.update(
                source, with: scenes, updatesFrames: updatesFrames, until: cancellation)
        } refusing: {
            let line = $0.line.map { "line \($0): " } ?? ""
            return CommandError(.notAvailable, "nothing was exported: " + line + $0.message)
        }
        return ExportedFile(bytes: file.bytes, notes: file.notes + documents.unknownNotes)
    }

    /// Returns the documents that were imported from the same file as the chosen ones but are not
    /// chosen. They are exported too, because a storyboard or xib is always written as a whole.
    private static func otherScenes(
        _ all: [DocumentState], of hash: String, besides chosen: [DocumentState]
    ) -> [DocumentState] {
        let names = Set(chosen.map(\.name))
        let scenes = Set(chosen.map(\.scene))
        return all.filter { item in
            SourceReference(of: item.document)?.hash == hash && !names.contains(item.name)
                && !scenes.contains(item.scene)
        }
    }

    private func checkKind() throws(CommandError) {
        guard let own = source?.kind, own != kind else {
            return
        }
        throw CommandError(
            .notAvailable, "\(documents[0].name) was imported from a \(own.rawValue)",
            hint: "--format \(own.rawValue) writes it back")
    }

    private func checkScenes() throws(CommandError) {
        for (at, item) in documents.enumerated() {
            guard let twin = documents[..<at].first(where: { $0.scene == item.scene }) else {
                continue
            }
            throw CommandError(
                .usage, "\(twin.name) and \(item.name) are the same scene of the imported file",
                hint: "export takes the name of the one that is meant; delete document removes the "
                    + "other from the layout file")
        }
    }
}

extension DocumentState {
    /// The index of the document's scene in the imported file; nil if the document was not
    /// imported.
    fileprivate var scene: Int? { SourceReference(of: document)?.scene }

    /// Whether the document was imported and has not changed since.
    fileprivate var isAsImported: Bool {
        SourceReference(of: document)?.content == document.importedFingerprint
    }
}

extension Session {
    /// Returns the document as it was when it was imported. Returns nil if this version of the
    /// program would import the same bytes with the same result, or if the history does not contain
    /// the import.
    ///
    /// - Parameter today: the result of importing the same bytes now
    fileprivate func asImported(_ document: Document, today: Document) -> Document? {
        guard let source = SourceReference(of: document),
            source.content != LayoutFile.fingerprint(of: today)
        else { return nil }
        let value = PropertyValue.text(source.spelling)
        var found: (operation: Int, id: DocumentID)?
        try? file.forEachOperation { operation, edits in
            guard found == nil else { return }
            let moved = edits.lazy.compactMap(\.movedOrigin).first { $0.to == value }
            found = moved.map { (operation.id, $0.document) }
        }
        let states = found.flatMap { try? file.documents(at: $0.operation) } ?? []
        guard let state = states.first(where: { $0.id == found?.id }),
            state.document.importedFingerprint == source.content
        else { return nil }
        return state.document
    }

    /// Returns the hash of the imported file that contains the document; nil if the document was
    /// not imported.
    fileprivate func sourceHash(of document: Document) throws(CommandError) -> String? {
        guard let hash = SourceReference(of: document)?.hash else { return nil }
        _ = try reading { try file.source(hash) }
        return hash
    }
}

extension Document {
    /// The fingerprint of the document without its assertions, which Interface Builder files cannot
    /// contain. It shows whether the document has changed since its import.
    var importedFingerprint: String { LayoutFile.fingerprint(of: withoutAssertions) }
}
