package import StackCore

/// What a layout file knows of the storyboards and xibs that were written from it, so that it never
/// takes for its own what somebody else has changed.
///
/// It goes by content and not by path: a file may be renamed, linked to, or taken back by a version
/// control, and several layout files may be of one storyboard.
extension LayoutFile {
    /// Whether bytes are the imported file itself, something that was written of it, or what another step of
    /// the history is of: an undone push leaves the file as the step before or behind it has it.
    ///
    /// - Parameter source: the imported file's hash in hexadecimal digits; nil for files that were
    ///   made anew.
    package func knows(_ bytes: [UInt8], as source: String?) throws(LayoutFileError) -> Bool {
        let receipt = ExportReceipt(for: bytes, of: source)
        if receipt.written == source { return true }
        guard let connection else { return false }
        if try connection.source(Blake2b.hash(receipt.bytes)) != nil { return true }
        return try connection.source(Blake2b.hash(bytes)) != nil
    }

    /// Keeps in mind that bytes were written; no operation, and nothing that undo takes back.
    /// Does nothing where they are known.
    package func noteExport(_ bytes: [UInt8], of source: String?) throws(LayoutFileError) {
        guard let connection, try !knows(bytes, as: source) else { return }
        if access == .readOnly || isNewer || obstacle != nil || connection.isReadOnly {
            throw failure(.cannotCreate, "the file can only be read")
        }
        try connection.beginWriting()
        do throws(LayoutFileError) {
            if try connection.hasMoved() {
                throw failure(.headMoved, "another process has replaced the file")
            }
            try connection.keepSource(ExportReceipt(for: bytes, of: source).bytes)
            try connection.commit()
        } catch {
            connection.rollBack()
            throw error
        }
    }
}

extension LayoutFile {
    /// The bytes of an imported file by the hexadecimal digits of their hash, be it one that the
    /// operation under way has brought.
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
    /// A document's content in hexadecimal digits: the same for the same content, whatever its name.
    package static func fingerprint(of document: Document) -> String {
        hexadecimal(DocumentSums(of: document, in: .current).content.bytes)
    }
}
