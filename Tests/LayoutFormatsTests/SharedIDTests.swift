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
        #expect(found.first?.source?.line == lines[1])
        #expect(Rule.of(.duplicateID).severity == .error)
    }

    @Test(arguments: [[0, 1], [0, 2], [1, 2], [0, 1, 2], []])
    func `scenes with the same storyboard identifier are an error`(_ same: [Int]) throws {
        let controllers = (0..<3).map { number in
            let name = same.contains(number) ? "Same" : "Scene\(number)"
            return """
                <scene sceneID="sce-ne-00\(number)"><objects>
                <viewController sceneMemberID="viewController" storyboardIdentifier="\(name)" id="con-tr-00\(number)">
                <view key="view" id="vie-ww-00\(number)"/></viewController>
                </objects></scene>
                """
        }
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
            toolsVersion="21507" targetRuntime="iOS.CocoaTouch"><scenes>
            \(controllers.joined(separator: "\n"))
            </scenes></document>
            """
        let read = try InterfaceBuilderImport.readForChecks(Array(text.utf8))
        let found = zip(read.file.documents, read.notes).flatMap { document, notes in
            DocumentCheck.run(Document(of: document), named: "A", notes: notes, in: CheckMatrix())
                .findings
                .filter { $0.finding.rule == .duplicateID }.map(\.finding.message)
        }
        let lines = same.map { 4 * $0 + 3 }
        #expect(
            found
                == lines.dropFirst().map {
                    "two scenes have the storyboard identifier Same, in lines \(lines[0]) and \($0)"
                })
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
