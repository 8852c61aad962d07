package import StackCore

/// The record of the storyboards and xibs that were exported from a layout file. With it, an export
/// can refuse to overwrite changes that another program has made.
///
/// Exported files are identified by their content and not by their path: a file may be renamed,
/// linked to, or restored by version control, and several layout files may belong to one
/// storyboard.
extension LayoutFile {
    /// Returns whether this layout file knows the bytes, because they are the bytes of one of
    /// these:
    ///
    /// - the imported file `source`
    /// - an export of the file `source`
    /// - any other file that this layout file has imported; after a push is undone, the storyboard
    ///   still has the bytes of such a file
    ///
    /// - Parameter source: the imported file's hash in hexadecimal digits; nil for documents that
    ///   were not imported
    package func knows(_ bytes: [UInt8], as source: String?) throws(LayoutFileError) -> Bool {
        if try hasWritten(bytes, as: source) { return true }
        return try connection?.source(Blake2b.hash(bytes)) != nil
    }

    /// Returns whether the bytes are those of the imported file `source`, or were written by an
    /// export of that file from this layout file.
    package func hasWritten(
        _ bytes: [UInt8], as source: String?
    ) throws(LayoutFileError) -> Bool {
        let receipt = ExportReceipt(for: bytes, of: source)
        if receipt.written == source { return true }
        return try connection?.source(Blake2b.hash(receipt.bytes)) != nil
    }

    /// Records that these bytes were exported, so that `knows` returns true for them. The record is
    /// not an operation, so undo does not revert it. Does nothing if `knows` already returns true.
    package func recordExport(_ bytes: [UInt8], of source: String?) throws(LayoutFileError) {
        guard let connection, try !knows(bytes, as: source) else { return }
        try record(on: connection) { () throws(LayoutFileError) in
            try connection.storeSource(ExportReceipt(for: bytes, of: source).bytes)
        }
    }

    /// Records the bytes that were just written back into the storyboard or xib from which
    /// documents were imported. The record replaces the earlier one. It is not an operation, so
    /// undo does not revert it.
    ///
    /// - Parameter source: the imported file's hash in hexadecimal digits
    package func recordWriteBack(_ bytes: [UInt8], of source: String) throws(LayoutFileError) {
        guard let connection else { return }
        let known = try connection.writeBack()
        if known?.source == source, known?.contents == bytes { return }
        try record(on: connection) { () throws(LayoutFileError) in
            try connection.store(WriteBackRecord(bytes, of: source))
        }
    }

    /// Returns the bytes that were last written back into the storyboard or xib; nil if none were,
    /// or if the file was imported or pulled again since.
    ///
    /// - Parameter source: the imported file's hash in hexadecimal digits
    package func lastWriteBack(of source: String) throws(LayoutFileError) -> [UInt8]? {
        guard let record = try connection?.writeBack(), record.source == source else { return nil }
        return record.contents
    }

    /// Runs `body` in a write transaction. What `body` writes is a record of an export, and not an
    /// operation of the journal.
    private func record(
        on connection: Connection, _ body: () throws(LayoutFileError) -> Void
    ) throws(LayoutFileError) {
        if access == .readOnly || isNewer || writeRefusal != nil || connection.isReadOnly {
            throw failure(.cannotCreate, "the file is read-only")
        }
        try connection.beginWriting()
        do throws(LayoutFileError) {
            if try connection.hasMoved() {
                throw failure(.headMoved, "another process has replaced the file")
            }
            try body()
            try connection.commit()
        } catch {
            connection.rollBack()
            throw error
        }
    }
}

extension LayoutFile {
    /// Returns the bytes of an imported file by their hash in hexadecimal digits, even if an open
    /// transaction has just imported them. Throws if there is no imported file with this hash.
    package func source(_ hash: String) throws(LayoutFileError) -> [UInt8] {
        if let hash = bytes(hexadecimal: hash) {
            if let bytes = working.keptSource(hash) { return bytes }
            let found = try connection?.reading { () throws(LayoutFileError) in
                try checkUnmoved(connection!)
                return try connection!.source(hash)
            }
            if let bytes = found ?? nil { return bytes }
        }
        throw failure(.badData, "the bytes of an imported file are missing")
    }
}

extension LayoutFile {
    /// Returns the checksum of a document's content in hexadecimal digits. The checksum does not
    /// depend on the document's name.
    package static func fingerprint(of document: Document) -> String {
        hexadecimal(DocumentChecksums(of: document, in: .current).content.bytes)
    }
}
