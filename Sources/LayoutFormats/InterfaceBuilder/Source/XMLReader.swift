/// Reads XML that nobody vouches for.
///
/// libxml2 decides what is XML and what is too large; the tree is then cut from the bytes as they
/// stand. No network, no files, no entities of the document's own: any DOCTYPE is refused where it
/// starts, before a declaration in it is looked at.
enum XMLReader {
    static func read(
        _ bytes: [UInt8], limits: XMLLimits = .standard
    ) throws(ImportRefusal) -> SourceTree {
        if bytes.isEmpty { throw ImportRefusal(line: nil, "the file is empty") }
        if bytes.count > limits.bytes {
            throw ImportRefusal(line: nil, "the file is larger than \(limits.bytes) bytes")
        }
        let isFaithful = SourceEncoding.isUTF8(bytes)
        let gate = XMLGate(limits: limits, echo: isFaithful ? nil : XMLEcho())
        try gate.admit(bytes)
        let tree = SourceScanner.tree(
            gate.echo?.text ?? bytes, elementCount: gate.elementCount, isFaithful: isFaithful)
        guard let tree else { throw ImportRefusal(line: 1, "the XML is broken") }
        return tree
    }
}

/// The largest documents that are read (docs/reliability.md, "Limits").
package struct XMLLimits: Sendable {
    package var bytes: Int
    package var depth: Int
    package var elements: Int

    package init(bytes: Int, depth: Int, elements: Int) {
        self.bytes = bytes
        self.depth = depth
        self.elements = elements
    }

    package static let standard = XMLLimits(
        bytes: 64 * 1024 * 1024, depth: 256, elements: 1_000_000)
}

/// Why a file was not imported at all: one sentence, and the line where the trouble is.
package struct ImportRefusal: Error, Hashable, Sendable, CustomStringConvertible {
    /// Counted from 1; nil when the trouble is with the whole file.
    package let line: Int?
    package let message: String

    package init(line: Int?, _ message: String) {
        self.line = line
        self.message = message
    }

    package var description: String {
        line.map { "line \($0): \(message)" } ?? message
    }
}
