internal import LayoutFormats

/// A reader of JSON files, which may start with a byte order mark.
enum JSONFile {
    /// Parses a JSON file; returns nil if the bytes are not valid JSON.
    static func read(_ bytes: [UInt8]) -> JSONValue? {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        return JSONReader.read(bytes.starts(with: mark) ? Array(bytes.dropFirst(3)) : bytes)
    }
}
