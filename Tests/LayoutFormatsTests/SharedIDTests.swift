import LayoutChecks
import StackCore
import Testing

@testable import LayoutFormats

/// Files with two objects of the same id, for every pair of objects in a small storyboard.
@Suite struct SharedIDTests {
    private static let ids = MergeFixture.form.split(separator: " id=\"").dropFirst()
        .compactMap { $0.split(separator: "\"").first.map(String.init) }
        .filter { !$0.hasPrefix("retina") }

    /// Returns the storyboard in which `other` has the id `id`, and the lines of both objects.
    private func shared(_ id: String, with other: String) -> (bytes: [UInt8], lines: [Int]) {
        let text = MergeFixture.form.replacing(" id=\"\(other)\"", with: " id=\"\(id)\"")
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return (
            Array(text.utf8),
            lines.indices.filter { lines[$0].contains(" id=\"\(id)\"") }.map { $0 + 1 }
        )
    }

    @Test(arguments: ids, ids)
    func `an import names the id and both lines`(_ id: String, _ other: String) throws {
        if id == other { return }
        let (bytes, lines) = shared(id, with: other)
        let refusal = #expect(throws: ImportRefusal.self) {
            try InterfaceBuilderImport.read(bytes)
        }
        #expect(lines.count == 2)
        #expect(refusal?.line == lines[1])
        let words = "two objects have the id \(id), in lines \(lines[0]) and \(lines[1])"
        #expect(refusal?.message.hasPrefix(words) == true)
    }

    @Test(arguments: ids, ids)
    func `a check finds an error`(_ id: String, _ other: String) throws {
        if id == other { return }
        let (bytes, lines) = shared(id, with: other)
        let read = try InterfaceBuilderImport.readForChecks(bytes)
        let checked = DocumentCheck.run(
            Document(of: read.file.documents[0]), named: "Form", notes: read.notes[0],
            in: CheckMatrix())
        let found = checked.findings.filter { $0.finding.rule == .duplicateID }
        #expect(
            found.map(\.finding.message) == [
                "two objects have the id \(id), in lines \(lines[0]) and \(lines[1])"
            ])
        #expect(Rule.of(.duplicateID).severity == .error)
    }

    @Test func `a document for another system is told to be one`() {
        let (bytes, _) = shared(Self.ids[0], with: Self.ids[1])
        let text = String(decoding: bytes, as: UTF8.self).replacing(".CocoaTouch.", with: ".Cocoa.")
        let refusal = #expect(throws: ImportRefusal.self) {
            try InterfaceBuilderImport.read(Array(text.utf8))
        }
        #expect(refusal?.isForeign == true)
    }
}
