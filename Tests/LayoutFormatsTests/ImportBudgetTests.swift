import Testing

@testable import LayoutFormats

/// Limits on what a small file can expand to. Memory is measured on the running program
/// (`SystemTests`).
@Suite struct ImportBudgetTests {
    private func xib(_ objects: String) -> [UInt8] {
        let head =
            "<document type='com.apple.InterfaceBuilder3.CocoaTouch.XIB' targetRuntime='iOS.CocoaTouch'>"
        return Array("\(head)<objects>\n\(objects)\n</objects></document>".utf8)
    }

    private let frame = "<rect key='frame' x='0' y='0' width='9' height='9'/>"

    private func root(_ tag: String, _ element: String, _ count: Int) -> [UInt8] {
        let inside = String(repeating: element, count: count)
        return xib("<view>\(frame)<\(tag)>\n\(inside)</\(tag)></view>")
    }

    private func refusal(_ bytes: [UInt8]) -> ImportRefusal? {
        do {
            _ = try InterfaceBuilderImport.read(bytes)
            return nil
        } catch { return error }
    }

    private let tooMany = "the file contains more views and constraints than a file of its size can"

    @Test func `a file holds as many views as files of its size do`() {
        #expect(refusal(root("subviews", "<view/>", 40_000)) == ImportRefusal(line: 3, tooMany))
        let identified = (10_000..<30_000).map { "<view id='a-de-\($0)'>\(frame)</view>" }
        #expect(refusal(root("subviews", identified.joined(), 1)) == nil)
    }

    @Test func `a file holds as many constraints as files of its size do`() {
        let short = "<constraint firstAttribute='width'/>"
        #expect(refusal(root("constraints", short, 60_000)) == ImportRefusal(line: 3, tooMany))
    }

    @Test func `a file holds as many documents as files of its size do`() {
        let view = "<view>\(frame)</view>"
        #expect(refusal(xib(String(repeating: view, count: 3_000))) == nil)
        #expect(
            refusal(xib(String(repeating: view, count: 12_000))) == ImportRefusal(line: 2, tooMany))
    }

    @Test func `a file holds as many elements as files of its size do`() {
        let message = "there are more than 193750 elements, too many for the file's size"
        let bomb = Array(("<a>" + String(repeating: "<a/>", count: 375_000) + "</a>").utf8)
        #expect(bomb.count / 16 == 93_750)
        #expect(refusal(bomb)?.message == message)
    }
}
