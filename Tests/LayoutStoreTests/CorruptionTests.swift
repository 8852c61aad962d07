import Foundation
import StackCore
import TestKit
import Testing

@testable import LayoutStore

/// Damages a file of 4,096-byte pages in one of several ways.
private func damage(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
    let pages = bytes.count / 4096
    func page() -> Int { Int.random(in: 0..<pages, using: &random) * 4096 }
    switch Int.random(in: 0..<5, using: &random) {
    case 0:
        let at = Int.random(in: bytes.indices, using: &random)
        bytes[at] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    case 1:
        for _ in 0..<16 {
            let at = Int.random(in: bytes.indices, using: &random)
            bytes[at] = UInt8.random(in: 0...255, using: &random)
        }
    case 2:
        let (from, to) = (page(), page())
        bytes.replaceSubrange(to..<to + 4096, with: Array(bytes[from..<from + 4096]))
    case 3:
        let at = page()
        bytes.replaceSubrange(at..<at + 4096, with: repeatElement(0, count: 4096))
    default: bytes.removeLast(Int.random(in: 1..<bytes.count, using: &random))
    }
}

@Suite struct Corruptions {
    /// The result of opening a damaged file.
    private enum Outcome { case refused, unharmed, changed }

    private func outcome(_ path: String, _ documents: [Document]) -> Outcome {
        do {
            let file = try LayoutFile(path: path, access: .readWrite)
            let found = try file.documents.map { try file.document($0.id) }
            _ = try? file.history()
            _ = try? file.verify()
            _ = try? file.goto(0, time: noon)
            let same = zip(found, documents).allSatisfy { $0.allViews.elementsEqual($1.allViews) }
            return same && found.count == documents.count ? .unharmed : .changed
        } catch {
            return error is LayoutFileError ? .refused : .changed
        }
    }

    @Test(arguments: 1...4)
    func `damage is refused or does no harm`(_ seed: Int) throws {
        let folder = TemporaryFolder()
        let file = try LayoutFile(path: folder.file(), access: .readWrite)
        var editing = RandomEditing(seed: seed)
        try file.perform(newLogin)
        for _ in 0..<150 {
            let edits = editing.edits(in: try file.document(login))
            try file.perform(edits.map { .edit(login, $0) })
        }
        let whole = [UInt8](FileManager.default.contents(atPath: folder.file())!)
        let documents = [try file.document(login)]
        var random = SeededGenerator(seed: seed)
        var counts: [Outcome: Int] = [:]
        for _ in 0..<150 {
            var bytes = whole
            damage(&bytes, &random)
            let path = folder.file("damaged")
            try Data(bytes).write(to: URL(fileURLWithPath: path))
            counts[outcome(path, documents), default: 0] += 1
        }
        print("150 damaged files: \(counts)")
        #expect(counts[.changed] == nil)
    }
}
