import StackCore
import TestKit
import Testing

@testable import LayoutFormats

/// Damaged files that can still be imported. An export either gives the edited document back or
/// reports why it cannot; it never traps and never writes something else.
@Suite struct ExportMutationTests {
    @Test(arguments: ExportCorpus.own, [Int](0..<25))
    func `edits of damaged files`(name: String, seed: Int) throws {
        var random = SeededGenerator(seed: seed)
        let bytes = damaged(try ExportCorpus.bytes(name), &random)
        guard var documents = try? ExportCorpus.documents(bytes), !documents.isEmpty else { return }
        let source = InterfaceBuilderSource(bytes)
        #expect(try InterfaceBuilderExport.update(source, with: documents).bytes == bytes)
        let at = Int.random(in: 0..<documents.count, using: &random)
        let edit = (SampleEdit.attributes + SampleEdit.structural).randomElement(using: &random)!
        let item = documents[at]
        documents[at] = try item.edited { plan in
            _ = try edit.apply(item.document, &plan)
        }
        do {
            let exported = try InvariantChecks.$areOn.withValue(true) {
                try InterfaceBuilderExport.update(source, with: documents).bytes
            }
            let again = try ExportCorpus.documents(exported)
            #expect(again.map(\.content) == documents.map(\.content), "\(edit.name)")
        } catch let refusal as ExportRefusal {
            #expect(!refusal.message.isEmpty)
        }
    }

    /// Duplicates and swaps lines, exchanges values, and removes identifiers.
    private func damaged(_ bytes: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
        var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for _ in 0..<Int.random(in: 1...6, using: &random) {
            let at = Int.random(in: 0..<lines.count, using: &random)
            switch Int.random(in: 0..<4, using: &random) {
            case 0: lines.insert(lines[at], at: at)
            case 1: lines.swapAt(at, Int.random(in: 0..<lines.count, using: &random))
            case 2: lines[at] = without(" id=", in: lines[at])
            default: lines[at] = without(" key=", in: lines[at])
            }
        }
        return Array(lines.joined(separator: [UInt8(ascii: "\n")]))
    }

    /// Returns the line without one attribute.
    private func without(_ attribute: String, in line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let text = String(decoding: line, as: UTF8.self)
        guard let start = text.firstRange(of: attribute + "\""),
            let end = text[start.upperBound...].firstIndex(of: "\"")
        else { return line }
        return Array((text[..<start.lowerBound] + text[text.index(after: end)...]).utf8)[...]
    }
}
