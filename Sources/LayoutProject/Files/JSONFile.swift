internal import LayoutFormats

/// A reader of JSON files, which may start with a byte order mark.
enum JSONFile {
    /// Parses a JSON file; returns nil if the bytes are not valid JSON.
    static func read(_ bytes: [UInt8]) -> JSONValue? { JSONReader.read(withoutMark(bytes)) }

    /// Returns the line at which reading ends in bytes that are not valid JSON; nil if there are
    /// none.
    static func faultLine(in bytes: [UInt8]) -> Int? {
        bytes.isEmpty ? nil : JSONReader.faultLine(in: withoutMark(bytes))
    }

    private static func withoutMark(_ bytes: [UInt8]) -> [UInt8] {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        return bytes.starts(with: mark) ? Array(bytes.dropFirst(mark.count)) : bytes
    }
}
