import Foundation
import LayoutChecks
import LayoutFormats
import StackCore
import Testing

/// The recipes of the Auto Layout Cookbook are correct, so no rule may report a finding.
@Suite struct ExampleFindingTests {
    @Test(arguments: ["DynamicStackView", "NestedStackViews", "SimpleStackView"])
    func `a recipe has no finding on any device`(_ name: String) throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
        let path = folder.appending(path: "../../Examples/\(name).storyboard").standardizedFileURL
        let read = try InterfaceBuilderImport.readForChecks(
            [UInt8](try Data(contentsOf: path)))
        var matrix = CheckMatrix()
        matrix.devices = Device.all.map(\.id)
        matrix.directions = [.ltr, .rtl]
        for (imported, notes) in zip(read.file.documents, read.notes) {
            var document = Document()
            for edit in imported.edits { try document.apply(edit) }
            let checked = DocumentCheck.run(document, named: name, notes: notes, in: matrix)
            #expect(checked.places.count == 88)
            #expect(checked.findings.map(\.finding.message) == [])
        }
    }
}
