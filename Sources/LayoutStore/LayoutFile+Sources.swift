package import StackCore

extension LayoutFile {
    /// The bytes of an imported file by the hexadecimal digits of their hash; nil when this file
    /// does not hold them.
    package func source(_ hash: String) throws(LayoutFileError) -> [UInt8]? {
        guard let connection, let hash = bytes(hexadecimal: hash) else { return nil }
        return try connection.source(hash)
    }
}

extension LayoutFile {
    /// A document's content in hexadecimal digits: the same for the same content, whatever its name.
    package static func fingerprint(of document: Document) -> String {
        hexadecimal(DocumentSums(of: document).content.bytes)
    }
}
