import LayoutChecks
import StackCore
import Testing

@testable import LayoutFormats

@Suite struct SourceTreeTests {
    private func tree(_ text: String) throws -> SourceTree { try XMLReader.read(Array(text.utf8)) }
    private func text(_ tree: SourceTree) -> String { String(decoding: tree.text, as: UTF8.self) }

    private func utf16(_ text: String) -> [UInt8] {
        [0xFF, 0xFE]
            + text.utf16.flatMap { unit -> [UInt8] in [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    }

    // MARK: Reading

    @Test(arguments: [
        "<a/>",
        "\u{FEFF}<?xml version='1.0'?>\r\n<!-- c -->\n<a  b = 'x>y'\n c=\"\"  >\r\n\t</a >\n<?p?>\n",
        "<a><![CDATA[<b> ]]]]><!-- <b/> --><?p <b> ?>t&#x0000000000000041;<b/>u<c></c></a>\n\n",
    ])
    func `every byte is kept`(written: String) throws {
        #expect(text(try tree(written)) == written)
    }

    @Test func `values are what a parser gives`() throws {
        let root = try tree(
            "<a b='1\r\n2\t3&#10;4' c='&#x0000000000000041;&apos;'>x\r\ny\rz<!-- n -->&gt;<![CDATA[\r\n&lt;]]></a>"
        ).root
        #expect(root["b"] == "1 2 3\n4")
        #expect(root["c"] == "A'")
        #expect(root.text == "x\ny\nz>\n&lt;")
    }

    @Test func `elements say where they begin and on which line their tag ends`() throws {
        let tree = try tree("<a>\n  <b/><c\n d='1'/>\r\n</a>")
        let elements = Array(tree.root.subtree)
        let lines = SourceLines(of: tree)
        #expect(elements.map(\.line) == [1, 2, 3])
        #expect(
            elements.map { lines.position(of: $0) } == [
                ElementLocation(line: 1, column: 1), ElementLocation(line: 2, column: 3),
                ElementLocation(line: 2, column: 7),
            ])
        #expect(lines.position(of: tree.make("new")) == nil)
    }

    @Test func `a file in another encoding says the same on the same lines`() throws {
        let written =
            "<a t='é &amp; \"&#38;#38; &#10;'\n u='&lt;'>é&amp;<!-- ü -->\n<b/><![CDATA[<]]></a>"
        let plain = try tree(written).root
        let utf16 = utf16(written)
        let latin =
            Array("<?xml version='1.0' encoding='ISO-8859-1'?>".utf8)
            + written.unicodeScalars.map { UInt8($0.value) }
        for bytes in [utf16, latin] {
            let read = try XMLReader.read(bytes)
            #expect(!read.isFaithful)
            #expect(read.root["t"] == plain["t"])
            #expect(read.root["u"] == plain["u"])
            #expect(read.root.text == plain.text)
            #expect(Array(read.root.subtree).map(\.line) == [2, 3])
        }
    }

    @Test func `a declared encoding that the bytes do not use is no other encoding`() throws {
        let head = "<?xml version='1.0' encoding='ISO-8859-1'?>"
        #expect(try tree(head + "<a t='e'/>").isFaithful)
        #expect(try tree(head + "<a t='é'/>").root["t"] == "Ã©")
    }

    // MARK: Changing

    @Test func `an attribute keeps its place, its spaces and its quotes`() throws {
        let tree = try tree("<a x = 'old'  y=\"2\"/>")
        tree.root.set("x", "it's \"new\"")
        #expect(text(tree) == "<a x = 'it&apos;s &quot;new&quot;'  y=\"2\"/>")
        tree.root.set("y", nil)
        tree.root.set("hidden", "YES")
        tree.root.set("userLabel", "<\n>")
        #expect(
            text(tree)
                == "<a hidden=\"YES\" x = 'it&apos;s &quot;new&quot;' userLabel=\"&lt;&#10;&gt;\"/>"
        )
    }

    @Test func `children come and go with their lines`() throws {
        let tree = try tree("<a>\r\n\t<view>\r\n\t</view>\r\n</a>\r\n")
        let view = try #require(tree.root.child("view"))
        let list = tree.make("subviews")
        list.append(tree.make("label", [("id", "1"), ("text", nil)]))
        view.insertInOrder(list)
        view.insertInOrder(tree.make("rect", [("key", "frame")]))
        #expect(
            text(tree) == """
                <a>\r
                \t<view>\r
                \t\t<rect key="frame"/>\r
                \t\t<subviews>\r
                \t\t\t<label id="1"/>\r
                \t\t</subviews>\r
                \t</view>\r
                </a>\r\n
                """)
        for child in view.children { child.remove() }
        #expect(text(tree) == "<a>\r\n\t<view/>\r\n</a>\r\n")
    }

    @Test func `what moves is indented anew, comments too`() throws {
        let tree = try tree(
            "<a>\n    <b>\n        <c>\n            <!-- n -->\n        </c>\n    </b>\n</a>")
        let moved = try #require(tree.root.child("b")?.child("c"))
        moved.remove()
        tree.root.append(moved)
        #expect(
            text(tree) == "<a>\n    <b/>\n    <c>\n        <!-- n -->\n    </c>\n</a>")
    }

    @Test func `a copy is a file of its own, with the same elements`() throws {
        let original = try tree("<a>\n  <b/>\n</a>")
        let copy = original.copy()
        let element = try #require(original.root.child("b"))
        copy.element(element.number).remove()
        copy.root.set("x", "1")
        #expect(text(copy) == "<a x=\"1\"/>")
        #expect(text(original) == "<a>\n  <b/>\n</a>")
        #expect(copy.root != original.root)
    }

    @Test func `a hundred thousand children are read, appended to and taken away`() throws {
        let tree = try tree("<a>" + String(repeating: "<b/>\n", count: 100_000) + "</a>")
        for _ in 0..<1_000 { tree.root.append(tree.make("c")) }
        #expect(tree.root.children("b").count == 100_000)
        for child in tree.root.children { child.remove() }
        #expect(tree.root.children.isEmpty)
    }

    // MARK: Exports

    @Test func `an edit of a file in another encoding is refused`() throws {
        let written = """
            <?xml version="1.0" encoding="UTF-16"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB">
                <objects>
                    <view id="v"><rect key="frame" x="0.0" y="0.0" width="9" height="9"/></view>
                </objects>
            </document>
            """
        let bytes = utf16(written)
        let source = InterfaceBuilderSource(bytes)
        let documents = try ExportCorpus.documents(bytes)
        #expect(source.kind == .xib)
        #expect(try InterfaceBuilderExport.update(source, with: documents).bytes == bytes)
        let edited = try documents[0].edited { plan in
            try plan.setProperty(.hidden, of: .view(.root), to: .flag(true))
        }
        #expect(
            throws: ExportRefusal(
                "the file is not UTF-8 text, so it can only be exported unedited")
        ) {
            try InterfaceBuilderExport.update(source, with: [edited])
        }
    }
}
