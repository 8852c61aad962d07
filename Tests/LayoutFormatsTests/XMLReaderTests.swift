import StackCore
import Testing

@testable import LayoutFormats

@Suite struct XMLReaderTests {
    private func read(_ text: String, _ limits: XMLLimits = .standard) throws -> SourceElement {
        try XMLReader.read(Array(text.utf8), limits: limits).root
    }

    private func refusal(_ text: String, _ limits: XMLLimits = .standard) -> ImportRefusal? {
        do {
            _ = try XMLReader.read(Array(text.utf8), limits: limits)
            return nil
        } catch { return error }
    }

    @Test func `keeps names, attributes, children and lines in order`() throws {
        let root = try read("<a xmlns:n='u' y='1' x='2'>\n<b/>\n<n:c k=''/>\n</a>")
        #expect(root.attributeNames == ["xmlns:n", "y", "x"])
        #expect(root.children.map(\.name) == ["b", "n:c"])
        #expect(root.children.map(\.line) == [2, 3])
        #expect(root["x"] == "2")
        #expect(root["z"] == nil)
    }

    @Test func `decodes references and keeps text`() throws {
        let root = try read("<a t='1 &amp; 2 &lt; &#38;#38; &#x1F600;'>x &amp; <![CDATA[<y>]]></a>")
        #expect(root["t"] == "1 & 2 < &#38; 😀")
        #expect(root.text == "x & <y>")
        #expect(try read("<a>\n  <b> </b>\n</a>").text.isEmpty)
        #expect(try read("<a>\n  <b> </b>\n</a>").children.first?.text == " ")
    }

    @Test func `reads other encodings`() throws {
        let latin =
            Array("<?xml version='1.0' encoding='ISO-8859-1'?><a t='".utf8) + [0xE9]
            + Array("'/>".utf8)
        #expect(try XMLReader.read(latin).root["t"] == "é")
        let text = "<?xml version='1.0' encoding='UTF-16'?><a t='é😀'/>"
        for mark in ["", "\u{FEFF}"] {
            for isBigEndian in [false, true] {
                let bytes = utf16(mark + text, isBigEndian: isBigEndian)
                #expect(try XMLReader.read(bytes).root["t"] == "é😀")
            }
        }
    }

    private func utf16(_ text: String, isBigEndian: Bool = false) -> [UInt8] {
        text.utf16.flatMap { unit -> [UInt8] in
            let bytes = [UInt8(unit & 0xFF), UInt8(unit >> 8)]
            return isBigEndian ? bytes.reversed() : bytes
        }
    }

    /// The size of encodings that libxml2 decodes while parsing cannot be limited beforehand.
    @Test(
        arguments: [
            (
                "<?xml version='1.0' encoding='Shift_JIS'?><a t='\u{83}A'/>",
                "the encoding Shift_JIS is not supported; use UTF-8, UTF-16 or ISO-8859-1"
            ),
            (
                "<?xml version='1.0' encoding='UTF-16'?><a/>",
                "the file is declared as UTF-16, but is not"
            ),
            (
                "<\0\0\0a\0\0\0/\0\0\0>\0\0\0",
                "the encoding of the file is not supported; use UTF-8, UTF-16 or ISO-8859-1"
            ),
            (
                "<?xml version='1.0' encoding='UCS-4'?><a/>",
                "the encoding UCS-4 is not supported; use UTF-8, UTF-16 or ISO-8859-1"
            ),
        ] as [(String, String)])
    func `refuses encodings that are not read`(text: String, message: String) {
        let bytes = text.unicodeScalars.map { UInt8($0.value) }
        #expect(throws: ImportRefusal(line: 1, message)) { try XMLReader.read(bytes) }
    }

    @Test func `refuses what is no text in its encoding`() {
        let broken = ImportRefusal(line: nil, "the XML is broken: the file is not in UTF-16")
        #expect(throws: broken) { try XMLReader.read(utf16("<a t='") + [0, 0xD8, 0, 0]) }
        #expect(throws: broken) { try XMLReader.read(utf16("<a/>") + [0x20]) }
        #expect(throws: ImportRefusal.self) { try XMLReader.read(Array("<a t='".utf8) + [0xE9]) }
        #expect(throws: ImportRefusal.self) {
            try XMLReader.read(Array("<a>\n".utf8) + [0xE9] + Array("</a>".utf8))
        }
    }

    @Test(
        arguments: [
            ("", nil, "the file is empty"),
            ("no xml", nil, "this is a text, not a storyboard or xib"),
            (
                "<a>\n<b></a>", 2,
                "the XML is broken: opening and ending tag mismatch: b line 2 and a"
            ),
            ("<a>\n<b/>", 2, "the XML is broken: premature end of data in tag a line 1"),
            ("<a>&foo;</a>", 1, "the XML is broken: entity 'foo' not defined"),
            ("<a/>\n<b/>", 2, "the XML is broken: extra content at the end of the document"),
        ] as [(String, Int?, String)])
    func `refuses broken XML with the line`(text: String, line: Int?, message: String) {
        #expect(refusal(text) == ImportRefusal(line: line, message))
    }

    @Test(arguments: [
        "<!DOCTYPE a>\n<a/>",
        "<!DOCTYPE a [<!ENTITY x 'y'>]><a>&x;</a>",
        "<!DOCTYPE a SYSTEM 'file:///etc/passwd'><a/>",
        "<!DOCTYPE a [<!ENTITY % p SYSTEM 'http://127.0.0.1:9/x.dtd'> %p;]><a/>",
        """
        <!DOCTYPE a [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">
        <!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;"><!ENTITY d "&c;&c;&c;&c;&c;&c;&c;&c;">]>
        <a t="&d;">&d;</a>
        """,
    ])
    func `refuses every DOCTYPE where it starts`(text: String) {
        #expect(refusal(text) == ImportRefusal(line: 1, "a DOCTYPE is not accepted"))
    }

    @Test func `refuses a DOCTYPE in UTF-16 too`() {
        let text = "<!DOCTYPE a [<!ENTITY x 'y'>]><a>&x;</a>"
        let bytes: [UInt8] = [0xFF, 0xFE] + utf16(text)
        #expect(throws: ImportRefusal(line: 1, "a DOCTYPE is not accepted")) {
            try XMLReader.read(bytes)
        }
    }

    @Test func `reads 256 levels and refuses 257`() throws {
        func nested(_ depth: Int) -> String {
            String(repeating: "<a>\n", count: depth) + String(repeating: "</a>", count: depth)
        }
        #expect(try Array(read(nested(256)).subtree).count == 256)
        #expect(
            refusal(nested(257))
                == ImportRefusal(line: 257, "elements are nested deeper than 256"))
        #expect(refusal(String(repeating: "<a>", count: 200_000)) != nil)
    }

    @Test func `refuses more elements or bytes than allowed`() {
        let limits = XMLLimits(bytes: 100, depth: 5, elements: 3)
        #expect(refusal("<a><b/><b/></a>", limits) == nil)
        #expect(
            refusal("<a><b/><b/>\n<b/></a>", limits)
                == ImportRefusal(line: 2, "there are more than 3 elements"))
        #expect(
            refusal("<a>" + String(repeating: " ", count: 100) + "</a>", limits)
                == ImportRefusal(line: nil, "the file is larger than 100 bytes"))
    }

    // MARK: Input that is slow for libxml2

    private func element(_ attributes: Int) -> String {
        let list = (0..<attributes).map { "a\($0)='='" }.joined(separator: " ")
        return "<r>\n<!-- <a b='> --><![CDATA[<c]]><?p <d ?><e " + list + "/>\n</r>"
    }

    @Test func `reads 256 attributes of an element and refuses 257`() throws {
        #expect(try read(element(256)).children.first?.attributeNames.count == 256)
        let refused = ImportRefusal(line: 2, "an element has more than 256 attributes")
        #expect(refusal(element(257)) == refused)
        #expect(throws: refused) { try XMLReader.read(utf16("\u{FEFF}" + element(257))) }
    }

    /// Repeated attributes are invalid XML, which libxml2 detects by comparing them all.
    @Test func `counts attributes before libxml2 compares them`() {
        let many = "<r " + String(repeating: "a='' ", count: 100_000) + "/>"
        let clock = ContinuousClock()
        let time = clock.measure {
            #expect(
                refusal(many) == ImportRefusal(line: 1, "an element has more than 256 attributes"))
        }
        #expect(time < .seconds(1))
    }

    @Test func `reads 64 namespaces of a file and refuses 65`() throws {
        func file(_ count: Int) -> String {
            "<r>" + (0..<count).map { "<a\nxmlns:n\($0)='u'/>" }.joined() + "</r>"
        }
        #expect(try read(file(64)).children.map(\.name).count == 64)
        #expect(
            refusal(file(65)) == ImportRefusal(line: 66, "there are more than 64 namespaces"))
    }

    /// Reading can be cancelled at every step.
    @Test func `reading ends when nobody waits for it`() throws {
        let file = Array(element(3).utf8)
        let asked = Counter()
        _ = try XMLReader.read(file, until: Cancellation { asked.isBeyond(.max) })
        let count = asked.value
        #expect(count > 10)
        for limit in 0..<count {
            let asked = Counter()
            #expect(throws: ImportRefusal.self) {
                try XMLReader.read(file, until: Cancellation { asked.isBeyond(limit) })
            }
        }
    }
}

/// Counts the checks for cancellation.
private final class Counter: @unchecked Sendable {
    private(set) var value = 0

    func isBeyond(_ limit: Int) -> Bool {
        value += 1
        return value > limit
    }
}
