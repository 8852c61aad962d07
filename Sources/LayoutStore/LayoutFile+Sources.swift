extension LayoutFile {
    /// The bytes of an imported file by the hexadecimal digits of their hash; nil when this file
    /// does not hold them.
    package func source(_ hash: String) throws(LayoutFileError) -> [UInt8]? {
        guard let connection, let hash = bytes(hexadecimal: hash) else { return nil }
        return try connection.source(hash)
    }
}
