/// With entity substitution off, libxml2 leaves every ampersand of an attribute as `&#38;`.
enum AmpersandReference {
    static func decode(_ value: String) -> String {
        guard value.utf8.contains(UInt8(ascii: "&")) else { return value }
        var result: [UInt8] = []
        var rest = value.utf8[...]
        while let byte = rest.popFirst() {
            result.append(byte)
            if byte == UInt8(ascii: "&"), rest.starts(with: "#38;".utf8) { rest.removeFirst(4) }
        }
        return String(decoding: result, as: UTF8.self)
    }
}
