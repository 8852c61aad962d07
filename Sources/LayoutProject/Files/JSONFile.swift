internal import LayoutFormats

/// JSON files of a project, which may start with a byte order mark.
enum JSONFile {
    /// Returns nil if the bytes are not valid JSON.
    static func read(_ bytes: [UInt8]) -> JSONValue? {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        return JSONReader.read(bytes.starts(with: mark) ? Array(bytes.dropFirst(3)) : bytes)
    }
}
