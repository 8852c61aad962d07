extension LayoutFile {
    /// A file in memory only, with documents as they stood and nothing of their history: what is asked
    /// of the present can be asked of it.
    ///
    /// - Parameter path: how errors name it.
    package convenience init(
        holding documents: [DocumentState], named path: String
    ) throws(LayoutFileError) {
        let bytes = try LayoutFile.withoutHistory(
            documents, command: "", source: .shell, time: Timestamp(milliseconds: 0))
        try self.init(image: bytes, named: path)
    }

    /// A file in memory only, with what another kind of file holds. It can be looked at like any
    /// other; whatever would change it is refused by `refusal`, a sentence about the file at `path`.
    ///
    /// - Parameter source: the bytes of that other file, which its documents come from
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

    /// What `knows` and `source` call these bytes: their hash in hexadecimal digits.
    package static func sourceHash(of bytes: [UInt8]) -> String {
        hexadecimal(Blake2b.hash(bytes))
    }
}
