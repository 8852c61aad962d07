/// One fact of a document's content, named without numbers that only this process knows.
///
/// A document's content is the set of its entries. A digest that adds up the entries' hashes can
/// follow an edit by taking out what `DocumentContent.entries(changedBy:)` says before and putting in
/// what it says after: the price is that of the edit, not of the document.
package struct ContentEntry: Hashable, Sendable {
    /// A canonical spelling: a letter for the kind of fact, then its parts, each behind its length.
    package private(set) var bytes: [UInt8]

    init(_ kind: Unicode.Scalar, _ parts: String...) {
        bytes = []
        bytes.reserveCapacity(64)
        bytes.append(UInt8(ascii: kind))
        for part in parts { append(part) }
    }

    private mutating func append(_ part: String) {
        var part = part
        part.withUTF8 { utf8 in
            var length = utf8.count
            repeat {
                bytes.append(UInt8(length & 0x7f) | (length > 0x7f ? 0x80 : 0))
                length >>= 7
            } while length > 0
            bytes.append(contentsOf: utf8)
        }
    }
}
