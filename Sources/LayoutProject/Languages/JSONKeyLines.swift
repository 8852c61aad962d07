/// The line number of each key in a JSON file, counted from 1. A key is identified by its path: the
/// keys of the objects around it, from the outermost one on, and then the key itself.
struct JSONKeyLines {
    private var lines: [[String]: Int] = [:]
    /// The maximum nesting depth of keys. Deeper keys are left out.
    private static let deepest = 4

    init(_ bytes: [UInt8]) {
        var path: [String] = []
        var line = 1
        var place = 0
        var last = ""
        var depth = 0
        while place < bytes.count {
            switch bytes[place] {
            case UInt8(ascii: "\n"): line += 1
            case UInt8(ascii: "\""):
                let end = Self.end(ofStringAt: place, in: bytes)
                if depth <= Self.deepest {
                    last = String(decoding: bytes[place + 1..<end], as: UTF8.self)
                }
                place = end
            case UInt8(ascii: ":"):
                if depth <= Self.deepest {
                    path.removeSubrange(min(path.count, max(depth - 1, 0))...)
                    path.append(last)
                    lines[path] = line
                }
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
            default: break
            }
            place += 1
        }
        assert(depth == 0, "the text is not JSON: its brackets do not match")
    }

    subscript(path: [String]) -> Int? { lines[path] }

    /// Returns the index of the quotation mark that ends the string beginning at `start`. If there
    /// is none, returns the index of the last byte.
    private static func end(ofStringAt start: Int, in bytes: [UInt8]) -> Int {
        var place = start + 1
        while place < bytes.count, bytes[place] != UInt8(ascii: "\"") {
            place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
        }
        return min(place, bytes.count - 1)
    }
}
