internal import StackCore

/// Conversion of a file's content to a later version of its format. The documents and the journal
/// are converted edit by edit.
extension Connection {
    /// Converts the documents and the journal to the schema's version of content, inside the
    /// caller's transaction. The tables must already have the schema's columns.
    func convertContent(to schema: Schema) throws(LayoutFileError) {
        for step in schema.contentSteps(after: spelling.version) { try convertContent(by: step) }
    }

    private func convertContent(by step: ContentMigration) throws(LayoutFileError) {
        let end = try journalEnd()
        let journal = try JournalConversion(self, step, end)
        let tables = try TableConversion(self, step, journal)
        try adopt(step.spelling)
        try tables.write(to: self)
        if !journal.isConverted[end.head] {
            // The digest of the operation at the head is replaced even if that operation could not
            // be converted, because otherwise the file could not be opened. `verify` then reports
            // that the history is damaged.
            try run(
                "UPDATE operation SET digest = ?2 WHERE id = ?1", .integer(end.head),
                .blob(announcedDocuments().documents.digest))
        }
        var converted = end
        converted.digestVersion = step.spelling.version
        converted.chain = try recomputeChain(journal)
        try write(converted)
    }

    /// Recomputes the chain hashes of the converted operations, and returns that of the last
    /// operation.
    private func recomputeChain(_ journal: JournalConversion) throws(LayoutFileError) -> [UInt8] {
        var last = try chain(of: 0)
        for id in journal.isConverted.indices.dropFirst() {
            try checkInterruption()
            guard journal.isConverted[id] else {
                // An operation that was not converted is skipped, so it stays visible as damage.
                // The chain continues from the last hash that could be read.
                last = (try? chain(of: id)) ?? last
                continue
            }
            if journal.namingSources.contains(id) {
                let edits = try uncheckedEdits(of: id).map(journal.contents.renewing)
                try run(
                    "UPDATE operation SET edits = ?2 WHERE id = ?1", .integer(id),
                    .text(EditText.encode(edits, in: spelling)))
            }
            last = try uncheckedOperation(id).chain(after: last)
            try run(
                "UPDATE operation SET chain = ?2 WHERE id = ?1", .integer(id), .blob(last))
        }
        return last
    }

    /// Returns the bytes of a layout file with its content converted to the schema's version; nil
    /// if the content needs no conversion. The tables in `bytes` must already have the schema's
    /// columns.
    static func converting(
        _ bytes: [UInt8], at path: String, to schema: Schema, until cancellation: Cancellation
    ) throws(LayoutFileError) -> [UInt8]? {
        let connection = try Connection(path, image: bytes)
        connection.cancellation = cancellation
        try connection.readSpelling(schema, version: schema.version)
        if schema.contentSteps(after: connection.spelling.version).isEmpty { return nil }
        try connection.beginWriting()
        try connection.convertContent(to: schema)
        try connection.commit()
        return try connection.serialized()
    }
}

/// A conversion of the documents in a file's tables to a later version of the content format.
private struct TableConversion {
    private var documents: DocumentSet
    /// The documents that could be read, whose rows are replaced.
    private let replaced: [DocumentID]
    /// The documents that cannot be read from their rows, each with the checksums after the
    /// conversion, which were computed from the journal. The checksums are stored, but the rows are
    /// not converted. So loading the document still fails, and the damage stays visible.
    private var damaged: [DocumentID: DocumentChecksums] = [:]

    init(
        _ connection: Connection, _ step: ContentMigration, _ journal: JournalConversion
    ) throws(LayoutFileError) {
        let listed = try connection.announcedDocuments().documents
        var sound = DocumentSet(listed.spelling)
        for id in listed.ids {
            do throws(LayoutFileError) {
                let loaded = try connection.loadDocument(id, sums: listed[id]!.sums)
                sound.insert(loaded.content.document, named: listed[id]!.name, as: id)
            } catch {
                guard error.kind == .badData, let sums = journal.documentsAtHead?[id]?.sums else {
                    throw error
                }
                damaged[id] = sums
            }
        }
        replaced = sound.ids
        documents = DocumentSet(step.spelling)
        for edit in sound.constructionEdits() {
            try connection.checkInterruption()
            for new in step.edits(for: edit, in: documents[edit.document]?.content?.document) {
                try connection.make(journal.contents.renewing(new), in: &documents)
            }
        }
    }

    func write(to connection: Connection) throws(LayoutFileError) {
        for id in replaced {
            for table in [
                "view_property", "constraint_property", "document_property", "layout_constraint",
                "view",
            ] {
                try connection.run("DELETE FROM \(table) WHERE document = ?", .integer(id.raw))
            }
            try connection.run("DELETE FROM document WHERE id = ?", .integer(id.raw))
        }
        var working = WorkingDocuments(documents.spelling)
        working.adopt(BulkReplay(to: documents))
        try working.write(to: connection)
        for id in damaged.keys.sorted() {
            try connection.run(
                "UPDATE document SET sum = ?2, identities = ?3 WHERE id = ?1", .integer(id.raw),
                .blob(damaged[id]!.content.bytes), .blob(damaged[id]!.identities.bytes))
        }
    }
}

extension [SetChecksum: SetChecksum] {
    /// Returns the edit with a new content checksum if it sets the property `source` of a document;
    /// any other edit is returned unchanged. The value of that property is `HASH/SCENE/CONTENT`,
    /// where `CONTENT` is the checksum. This dictionary maps each old checksum to the new one.
    fileprivate func renewing(_ edit: FileEdit) -> FileEdit {
        guard
            case .edit(let id, .setProperty(.document, .source, let condition, let old, let new)) =
                edit
        else { return edit }
        return .edit(
            id,
            .setProperty(
                .document, .source, condition, from: old.map(renewing), to: new.map(renewing)))
    }

    private func renewing(_ value: PropertyValue) -> PropertyValue {
        guard case .text(let text) = value, let slash = text.lastIndex(of: "/"),
            let content = bytes(hexadecimal: String(text[text.index(after: slash)...])),
            let sum = SetChecksum(bytes: content), let renewed = self[sum]
        else { return value }
        return .text(text[...slash] + hexadecimal(renewed.bytes))
    }
}
