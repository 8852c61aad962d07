internal import StackCore

/// What a file says of itself before a document is read, once it has proved to be sound that far.
struct FileSummary {
    /// The schema's number.
    let version: Int
    /// Names and sums.
    let documents: WorkingDocuments
    let journal: JournalEnd
}

extension Connection {
    /// Checks the file's content and the end of its journal, in a time that does not grow with its
    /// history (docs/file-format.md, "Opening").
    func summary(_ schema: Schema) throws(LayoutFileError) -> FileSummary {
        // A second's worth: far beyond every honest file.
        limitWork(millions: 300)
        defer { limitWork(millions: nil) }
        return try reading { () throws(LayoutFileError) in
            // Takes the lock under which the head is the content's.
            _ = try integer("PRAGMA data_version")
            guard let header = try fileHeader() else { throw misfit("this is not a layout file") }
            if header.version <= schema.version { try check(schema, version: header.version) }
            try checkContentTables()
            try readSpelling(schema, version: header.version)
            let (documents, end) = (try announcedDocuments(), try journalEnd())
            if try digest(of: end.head) != documents.documents.digest {
                throw misfit("the documents are not those of operation \(end.head)")
            }
            return FileSummary(version: header.version, documents: documents, journal: end)
        }
    }

    /// The documents with their names and sums, none of them read.
    func announcedDocuments() throws(LayoutFileError) -> WorkingDocuments {
        var working = WorkingDocuments(spelling)
        var rows = try query("SELECT id, name, sum, identities FROM document ORDER BY id")
        while try rows.next() {
            let name = try rows.text(1)
            guard Name.isValid(name),
                let sums = DocumentSums(content: rows.blob(2), identities: rows.blob(3)),
                working.announce(DocumentID(rows.integer(0)), name: name, sums: sums)
            else { throw misfit("document \(rows.integer(0)) is damaged") }
        }
        return working
    }
}
