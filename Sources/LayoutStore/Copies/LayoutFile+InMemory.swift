extension LayoutFile {
    /// Creates a file in memory that contains documents without their history, for queries about
    /// them.
    ///
    /// - Parameter path: the name of the file in errors
    package convenience init(
        holding documents: [DocumentState], named path: String
    ) throws(LayoutFileError) {
        let bytes = try LayoutFile.withoutHistory(
            documents, command: "", source: .shell, time: Timestamp(milliseconds: 0))
        try self.init(image: bytes, named: path)
    }

    /// Creates a file in memory with the documents of a file of another kind. It can be read like
    /// any other. Changing it fails with `refusal`, a sentence about the file at `path`.
    ///
    /// - Parameter source: the bytes of the other file
    package convenience init(
        showing documents: [DocumentState], from source: [UInt8], named path: String,
        refusing refusal: String
    ) throws(LayoutFileError) {
        let bytes = try LayoutFile.withoutHistory(
            documents, sources: [source], command: "", source: .shell,
            time: Timestamp(milliseconds: 0))
        try self.init(image: bytes, named: path)
        obstacle = failure(.cannotCreate, refusal)
    }

    /// Returns the hash of these bytes in hexadecimal digits, by which `knows` and `source`
    /// identify them.
    package static func sourceHash(of bytes: [UInt8]) -> String {
        hexadecimal(Blake2b.hash(bytes))
    }
}
