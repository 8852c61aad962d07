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
    }

    @Test(
        arguments: [
            ("", nil, "the file is empty"),
            ("no xml", 1, "the XML is broken: start tag expected, '<' not found"),
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
        let units = text.utf16.flatMap { unit -> [UInt8] in [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
        let bytes: [UInt8] = [0xFF, 0xFE] + units
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
}
