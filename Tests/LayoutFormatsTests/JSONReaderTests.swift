import Testing

@testable import LayoutFormats

@Suite struct JSONReaderTests {
    @Test(arguments: [
        "{\"a\":[1,2.5,-3],\"b\":\"x\",\"c\":null,\"d\":true}", "[]", "{}", "\"é\"", "[[[]]]",
        "false",
    ])
    func `what was written is read back`(_ text: String) throws {
        #expect(try #require(JSONReader.read(Array(text.utf8))).line == text)
    }

    @Test func `escapes`() throws {
        let text = #"["\"\\\/\n\t","\u00e9\ud83d\ude00","\ud83dx"]"#
        let values = try #require(JSONReader.read(Array(text.utf8))).elements.map(\.content)
        #expect(values == ["\"\\/\n\t", "é😀", "\u{FFFD}x"])
    }

    @Test(arguments: [
        "", "{", "[1,]", "{\"a\"}", "{\"a\":}", "nul", "\"", "[1] 2", "{a:1}", "\"\\", "\"\\u12",
        String(repeating: "[", count: 100_000),
    ])
    func `what is no JSON is refused`(_ text: String) {
        #expect(JSONReader.read(Array(text.utf8)) == nil)
    }
}
