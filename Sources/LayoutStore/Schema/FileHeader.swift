/// The first hundred bytes of a database, read before SQLite believes any of them.
struct FileHeader {
    let bytes: [UInt8]

    /// The schema's number, or why this is no layout file.
    func version(at path: String) throws(LayoutFileError) -> Int {
        func refusal(_ message: String) -> LayoutFileError {
            LayoutFileError(kind: .badData, path: path, message: message)
        }
        guard bytes.starts(with: Schema.magic), number(at: 68) == Schema.applicationID else {
            throw refusal("this is not a layout file")
        }
        guard bytes[18] == 1, bytes[19] == 1 else {
            throw refusal("the file was switched to a write-ahead log, of which it may be half")
        }
        let version = number(at: 60)
        guard number(at: 56) == 1, version >= 1 else { throw refusal("the file's head is damaged") }
        return version
    }

    /// Four bytes, most significant first.
    private func number(at offset: Int) -> Int {
        bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
    }
}
