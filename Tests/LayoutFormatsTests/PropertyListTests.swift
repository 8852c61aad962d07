import Foundation
import LayoutFormats
import Testing

@Suite struct PropertyListTests {
    private func text(_ source: String) throws -> String? {
        try PropertyListValue.read(Array(source.utf8))["a"]?.string
    }

    @Test(arguments: [
        ("a = b;", "b"), ("{ 'a' = \"b c\"; }", "b c"), ("a;", "a"),
        ("\"a\" = \"\\U4e00\\n\\\"\\q\\101\";", "一\n\"qA"), ("a = \"\\Ud83c\\Udf31\";", "🌱"),
        ("// x\n/* \" */ a = \"1\n2\"; a = z;", "z"), ("\u{2029}a\u{2028}=\u{B}b;", "b"),
        ("a = \"\\u4e00\";", "u4e00"),
    ])
    func `the old text format is read as Foundation reads it`(source: String, text: String) throws {
        #expect(try self.text(source) == text)
    }

    @Test(arguments: [
        ("a = b", 1), ("a = \"b;\n", 1), ("a = b;\n{", 2), ("a = (1, 2;", 1), ("\n/* a = b;", 2),
        ("a = b;\n<<<<<<< x\n", 2),
    ])
    func `what Foundation refuses is refused with its line`(source: String, line: Int) throws {
        let refusal = #expect(throws: PropertyListRefusal.self) { try self.text(source) }
        #expect(refusal?.line == line)
    }

    @Test func `all three formats give the same values`() throws {
        let list: [String: Any] = ["a": ["x", "漢"], "b": ["c": true], "d": -1]
        for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
            let data = try PropertyListSerialization.data(
                fromPropertyList: list, format: format, options: 0)
            let read = try PropertyListValue.read(Array(data))
            #expect(read["a"]?.elements.map(\.string) == ["x", "漢"])
            #expect(read["b"]?["c"] == .bool(true))
        }
    }

    @Test(.timeLimit(.minutes(1)))
    func `a small binary list of much text is refused`() throws {
        // One text of a megabyte that an array of 60,000 elements names each time.
        let count = 60_000
        let text = [0x5F, 0x12, 0, 0x10, 0, 0] + [UInt8](repeating: 0x61, count: 1 << 20)
        let array = [0xAF, 0x11, UInt8(count >> 8), UInt8(count & 0xFF)]
        let list = array + [UInt8](repeating: 1, count: count)
        var bytes = Array("bplist00".utf8) + list + text
        let table = bytes.count
        for offset in [8, 8 + list.count] {
            bytes += (0..<4).reversed().map { UInt8(offset >> (8 * $0) & 0xFF) }
        }
        bytes += [0, 0, 0, 0, 0, 0, 4, 1]
        for number in [2, 0, table] {
            bytes += (0..<8).reversed().map { UInt8(number >> (8 * $0) & 0xFF) }
        }
        #expect(throws: PropertyListRefusal.self) { try PropertyListValue.read(bytes) }
    }
}
