/// What libxml2 reads in a file that is not in UTF-8, written down as XML that is.
///
/// The text says the same on the same lines; comments and references are all that it keeps of the
/// file's looks.
struct XMLEcho {
    private(set) var text: [UInt8] = []
    private var line = 1

    /// - Parameter line: on which the tag ends
    mutating func start(_ name: String, _ attributes: [(String, [UInt8])], line end: Int) {
        write("<" + name)
        for (name, value) in attributes {
            write(" " + name + "=\"")
            for byte in value { write(attribute: byte) }
            write("\"")
        }
        while line < end { write("\n") }
        write(">")
    }

    mutating func end(_ name: String) { write("</" + name + ">") }

    mutating func characters(_ bytes: some Sequence<UInt8>) {
        for byte in bytes {
            switch byte {
            case UInt8(ascii: "&"): write("&amp;")
            case UInt8(ascii: "<"): write("&lt;")
            case UInt8(ascii: ">"): write("&gt;")
            case 0x0D: write("&#13;")
            default: write(byte)
            }
        }
    }

    mutating func comment(_ text: String) { write("<!--" + text + "-->") }

    /// libxml2 gives an ampersand as the reference that it is written with here too.
    private mutating func write(attribute byte: UInt8) {
        switch byte {
        case UInt8(ascii: "<"): write("&lt;")
        case UInt8(ascii: "\""): write("&quot;")
        case 0x00..<0x20: write("&#\(byte);")
        default: write(byte)
        }
    }

    private mutating func write(_ string: String) {
        for byte in string.utf8 { write(byte) }
    }

    private mutating func write(_ byte: UInt8) {
        if byte == UInt8(ascii: "\n") { line += 1 }
        text.append(byte)
    }
}
