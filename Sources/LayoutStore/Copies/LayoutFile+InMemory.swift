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
}
