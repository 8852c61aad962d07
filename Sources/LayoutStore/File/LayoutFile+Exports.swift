package import StackCore

/// What a layout file knows of the storyboards and xibs that were written from it, so that it never
/// takes for its own what somebody else has changed.
///
/// It goes by content and not by path: a file may be renamed, linked to, or taken back by a version
/// control, and several layout files may be of one storyboard.
extension LayoutFile {
    /// Whether bytes are the imported file itself, or something that was written of it.
    ///
    /// - Parameter source: the imported file's hash in hexadecimal digits; nil for files that were
    ///   made anew.
    package func knows(_ bytes: [UInt8], as source: String?) throws(LayoutFileError) -> Bool {
        let receipt = ExportReceipt(for: bytes, of: source)
        if receipt.written == source { return true }
        return try connection?.source(Blake2b.hash(receipt.bytes)) != nil
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

/// A few lines that stand among the imported files and say what was written of one of them.
struct ExportReceipt {
    /// What all receipts begin with, and no file that could be imported.
    static let heading = "layoutedit export\n"

    /// The hash of the bytes that were written, in hexadecimal digits.
    let written: String
    /// The hash of the imported file in hexadecimal digits, else two words.
    let source: String
    /// In bytes: no receipt is as long.
    static let longest = 1_000

    init(for written: [UInt8], of source: String?) {
        self.init(written: hexadecimal(Blake2b.hash(written)), of: source)
    }

    init(written: String, of source: String?) {
        (self.written, self.source) = (written, source ?? "made here")
    }

    /// Nil for bytes that are no receipt.
    init?(_ bytes: [UInt8]) {
        guard bytes.count < Self.longest, bytes.starts(with: Self.heading.utf8) else { return nil }
        let lines = String(decoding: bytes, as: UTF8.self).split(
            separator: "\n", omittingEmptySubsequences: false)
        guard lines.count == 4 else { return nil }
        (source, written) = (String(lines[1]), String(lines[2]))
    }

    var bytes: [UInt8] { Array((Self.heading + source + "\n" + written + "\n").utf8) }
}

extension LayoutFile {
    /// The bytes of an imported file by the hexadecimal digits of their hash, be it one that the
    /// operation under way has brought.
    package func source(_ hash: String) throws(LayoutFileError) -> [UInt8] {
        if let hash = bytes(hexadecimal: hash) {
            if let bytes = working.keptSource(hash) { return bytes }
            if let bytes = try connection?.source(hash) { return bytes }
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
