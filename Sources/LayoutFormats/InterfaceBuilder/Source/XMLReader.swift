import StackCore

/// Reads XML from untrusted sources.
///
/// First, everything that could slow down libxml2 is limited. Then libxml2 checks that the text is
/// well-formed and within the limits. Finally, the tree is built from the bytes. Nothing is loaded
/// from the network or other files. Any DOCTYPE is refused before its declarations are read, so
/// there are no custom entities.
enum XMLReader {
    /// Parses the bytes into a tree. Throws if they are not XML within the limits.
    ///
    /// - Parameters:
    ///   - isInterfaceBuilder: whether the file should be one of Interface Builder; if so, the
    ///     error for any other file states what kind of file it is
    ///   - cancellation: stops the work when requested; the caller must then ignore the result and
    ///     any error
    static func read(
        _ bytes: [UInt8], limits: XMLLimits = .standard, isInterfaceBuilder: Bool = true,
        until cancellation: Cancellation = .never
    ) throws(ImportRefusal) -> SourceTree {
        if bytes.isEmpty { throw ImportRefusal(line: nil, "the file is empty") }
        if bytes.count > limits.bytes {
            throw ImportRefusal(line: nil, "the file is larger than \(limits.bytes) bytes")
        }
        if let line = GitMarkers.firstLine(in: bytes) { throw ImportRefusal(markedAt: line) }
        if isInterfaceBuilder, let kind = ForeignFile.kind(of: bytes) {
            throw ImportRefusal(line: nil, "this is \(kind), not a storyboard or xib")
        }
        let (text, isFaithful) = try SourceEncoding.text(of: bytes)
        try StartTagBounds.check(text, limits, until: cancellation)
        let gate = XMLValidator(limits: limits, until: cancellation)
        try gate.admit(text)
        let tree = SourceScanner.tree(
            text, elementCount: gate.elementCount, isFaithful: isFaithful, until: cancellation)
        guard let tree else { throw ImportRefusal(line: 1, "the XML is broken") }
        return tree
    }
}

/// The limits that an XML file must not exceed in order to be read (docs/reliability.md, "Limits").
package struct XMLLimits: Sendable {
    /// The greatest size of a file, in bytes.
    package var bytes: Int
    /// The maximum nesting depth of elements.
    package var depth: Int
    /// The greatest number of elements in a file.
    package var elements: Int
    /// The maximum number of attributes of one element.
    package var attributes: Int
    /// The maximum number of namespace declarations in the whole file.
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

    /// Returns the maximum number of elements in a file of that many bytes. An element takes about
    /// 120 bytes of memory (measured).
    func elements(in bytes: Int) -> Int { min(elements, 100_000 + bytes / 16) }

    /// The limits that imports use.
    package static let standard = XMLLimits(
        bytes: 64 * 1024 * 1024, depth: 256, elements: 1_000_000)
}

/// The reason why a file could not be imported, with the line of the problem.
package struct ImportRefusal: Error, Hashable, Sendable, CustomStringConvertible {
    /// The line of the problem in the file, counted from 1; nil if the problem concerns the whole
    /// file.
    package let line: Int?
    /// The problem, without its line.
    package let message: String
    /// Whether the file is a valid file of Interface Builder, but for another system than iOS.
    package let isForeign: Bool

    package init(line: Int?, _ message: String, isForeign: Bool = false) {
        self.line = line
        self.message = message
        self.isForeign = isForeign
    }

    /// Creates the error for a file with Git's conflict markers, the first of which is in `line`.
    init(markedAt line: Int) {
        self.init(line: line, GitMarkers.sentence)
    }

    package var description: String {
        line.map { "line \($0): \(message)" } ?? message
    }
}
