import Foundation
import LayoutSession
import TestKit
import Testing

/// Exports of a layout file without documents.
@Suite struct EmptyExportTests {
    @Test(arguments: ExportFormat.all.map(\.name), [false, true])
    func `a picture, code or a storyboard of no document is refused`(
        _ format: String, _ wasDeleted: Bool
    ) throws {
        let place = FileManager.default.temporaryDirectory
            .appendingPathComponent("layoutedit-" + UUID().uuidString)
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: place) }
        let file = place.appendingPathComponent("a.layout")
        if wasDeleted {
            let made = try BuiltProgram.run(
                ["a.layout", "-c", "new A", "-c", "delete document A"], in: place)
            #expect(made.status == 0)
        } else {
            try Data().write(to: file)
        }
        let done = try BuiltProgram.run(
            ["export", "a.layout", "--format", format, "--output", "out"], in: place)
        let isData = ["json", "dot", "commands", "layout"].contains(format)
        #expect(done.status == (isData ? 0 : 66), "\(format)")
        let output = place.appendingPathComponent("out").path
        #expect(FileManager.default.fileExists(atPath: output) == isData, "\(format)")
        if !isData {
            let errors = String(decoding: done.errors, as: UTF8.self)
            #expect(errors.contains("there is no document to export"), "\(errors)")
        }
    }
}
