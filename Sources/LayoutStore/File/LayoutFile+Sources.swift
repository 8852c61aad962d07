package import StackCore

extension LayoutFile {
    /// The bytes of an imported file by the hexadecimal digits of their hash.
    package func source(_ hash: String) throws(LayoutFileError) -> [UInt8] {
        guard let hash = bytes(hexadecimal: hash), let bytes = try connection?.source(hash) else {
            throw failure(.badData, "the bytes of an imported file are missing")
        }
        return bytes
    }
}

extension LayoutFile {
    /// A document's content in hexadecimal digits: the same for the same content, whatever its name.
    package static func fingerprint(of document: Document) -> String {
        hexadecimal(DocumentSums(of: document, in: .current).content.bytes)
    }
}
