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
