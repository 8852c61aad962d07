extension LayoutFile {
    /// Creates a layout file in memory that contains the documents without their history, so that
    /// callers can query them.
    ///
    /// - Parameter path: the name of the file in errors
    package convenience init(
        holding documents: [DocumentState], named path: String
    ) throws(LayoutFileError) {
        let bytes = try LayoutFile.withoutHistory(
            documents, command: "", source: .shell, time: Timestamp(milliseconds: 0))
        try self.init(image: bytes, named: path)
    }

    /// Creates a layout file in memory with documents read from a file of another format, such as a
    /// xib. It can be read; changing it throws `refusal`, a sentence about the file at `path`.
    ///
    /// - Parameter source: the bytes of the file that the documents were read from
    package convenience init(
        showing documents: [DocumentState], from source: [UInt8], named path: String,
        refusing refusal: String
    ) throws(LayoutFileError) {
        let bytes = try LayoutFile.withoutHistory(
            documents, sources: [source], command: "", source: .shell,
            time: Timestamp(milliseconds: 0))
        try self.init(image: bytes, named: path)
        writeRefusal = failure(.cannotCreate, refusal)
    }

    /// Returns the hash of an imported file's bytes in hexadecimal digits, as `knows` and `source`
    /// expect it.
    package static func sourceHash(of bytes: [UInt8]) -> String {
        hexadecimal(Blake2b.hash(bytes))
    }
}
