import StackCore

/// Reads XML that nobody vouches for.
///
/// What libxml2 would take long for is bounded first; libxml2 decides what is XML and what is too
/// large; the tree is then cut from the bytes as they stand. No network, no files, no entities of the
/// document's own: any DOCTYPE is refused where it starts, before a declaration in it is looked at.
enum XMLReader {
    /// - Parameter cancellation: once requested, what is thrown means nothing
    static func read(
        _ bytes: [UInt8], limits: XMLLimits = .standard, until cancellation: Cancellation = .never
    ) throws(ImportRefusal) -> SourceTree {
        if bytes.isEmpty { throw ImportRefusal(line: nil, "the file is empty") }
        if bytes.count > limits.bytes {
            throw ImportRefusal(line: nil, "the file is larger than \(limits.bytes) bytes")
        }
        if let line = GitMarkers.firstLine(in: bytes) { throw ImportRefusal(markedAt: line) }
        if let kind = ForeignFile.kind(of: bytes) {
            throw ImportRefusal(line: nil, "this is \(kind), not a storyboard or xib")
        }
        let (text, isFaithful) = try SourceEncoding.text(of: bytes)
        try StartTagBounds.check(text, limits, until: cancellation)
        let gate = XMLGate(limits: limits, until: cancellation)
        try gate.admit(text)
        let tree = SourceScanner.tree(
            text, elementCount: gate.elementCount, isFaithful: isFaithful, until: cancellation)
        guard let tree else { throw ImportRefusal(line: 1, "the XML is broken") }
        return tree
    }
}

/// The largest documents that are read (docs/reliability.md, "Limits").
package struct XMLLimits: Sendable {
    package var bytes: Int
    /// Of elements in elements.
    package var depth: Int
    package var elements: Int
    /// Of one element.
    package var attributes: Int
    /// In the whole file.
    package var namespaces: Int

    package init(
        bytes: Int, depth: Int, elements: Int, attributes: Int = 256, namespaces: Int = 64
    ) {
        self.bytes = bytes
        self.depth = depth
        self.elements = elements
        self.attributes = attributes
        self.namespaces = namespaces
    }

    /// How many elements a text of so many bytes may have: they cost about 120 bytes each (measured).
    func elements(in bytes: Int) -> Int { min(elements, 100_000 + bytes / 16) }

    /// Those that imports run under.
    package static let standard = XMLLimits(
        bytes: 64 * 1024 * 1024, depth: 256, elements: 1_000_000)
}

/// Why a file was not imported at all: one sentence, and the line where the trouble is.
package struct ImportRefusal: Error, Hashable, Sendable, CustomStringConvertible {
    /// Counted from 1; nil when the trouble is with the whole file.
    package let line: Int?
    package let message: String
    /// Whether the file is sound and is for another system than iOS.
    package let isForeign: Bool

    package init(line: Int?, _ message: String, isForeign: Bool = false) {
        self.line = line
        self.message = message
        self.isForeign = isForeign
    }

    /// The file contains markers of Git's at a line.
    init(markedAt line: Int) {
        self.init(line: line, GitMarkers.sentence)
    }

    package var description: String {
        line.map { "line \($0): \(message)" } ?? message
    }
}
