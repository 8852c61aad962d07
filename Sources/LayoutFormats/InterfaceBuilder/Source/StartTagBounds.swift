import StackCore

/// Limits the attributes and namespaces of start tags before libxml2 parses them.
///
/// libxml2 compares all attributes of an element with each other, and each prefix with all
/// namespaces in scope. It cannot be cancelled during these comparisons, so the numbers of
/// attributes and namespaces are limited here. The numbers may be wrong for a malformed tag, but
/// libxml2 stops at that tag.
struct StartTagBounds {
    private let bytes: [UInt8]
    private let limits: XMLLimits
    private var at = 0
    private var namespaces = 0

    static func check(
        _ bytes: [UInt8], _ limits: XMLLimits, until cancellation: Cancellation
    ) throws(ImportRefusal) {
        var bounds = StartTagBounds(bytes: bytes, limits: limits)
        while !cancellation.isRequested(), bounds.skip(behind: "<") {
            guard try bounds.markup() else { return }
        }
    }

    /// Scans the tag, comment or section after a `<`. Returns false if libxml2 would stop there.
    private mutating func markup() throws(ImportRefusal) -> Bool {
        if starts("!--") { return skip(behind: "-->", from: 3) }
        if starts("![CDATA[") { return skip(behind: "]]>") }
        if starts("?") { return skip(behind: "?>") }
        if starts("!") { return false }
        return starts("/") ? true : try startTag()
    }

    private mutating func startTag() throws(ImportRefusal) -> Bool {
        var attributes = 0
        while at < bytes.count {
            let byte = bytes[at]
            at += 1
            switch byte {
            case UInt8(ascii: ">"): return true
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                guard let end = bytes[at...].firstIndex(of: byte) else { return false }
                at = end + 1
            case UInt8(ascii: "="): attributes += 1
            case _ where XMLEscape.isSpace(byte) && starts("xmlns"): namespaces += 1
            default: break
            }
            if attributes > limits.attributes {
                throw refusal("an element has more than \(limits.attributes) attributes")
            }
            if namespaces > limits.namespaces {
                throw refusal("there are more than \(limits.namespaces) namespaces")
            }
        }
        return false
    }

    private func refusal(_ message: String) -> ImportRefusal {
        let breaks = bytes[..<at].reduce(0) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
        return ImportRefusal(line: breaks + 1, message)
    }

    private func starts(_ mark: StaticString) -> Bool {
        mark.withUTF8Buffer { mark in
            at + mark.count <= bytes.count && mark.elementsEqual(bytes[at..<at + mark.count])
        }
    }

    /// Moves the position past the next occurrence of `mark`. Returns false if there is none.
    private mutating func skip(behind mark: StaticString, from offset: Int = 0) -> Bool {
        at += offset
        let first = mark.withUTF8Buffer { $0[0] }
        while let found = bytes[min(at, bytes.count)...].firstIndex(of: first) {
            at = found
            if starts(mark) {
                at += mark.utf8CodeUnitCount
                return true
            }
            at += 1
        }
        return false
    }
}
