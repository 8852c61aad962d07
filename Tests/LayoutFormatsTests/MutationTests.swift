import StackCore
import TestKit
import Testing

@testable import LayoutFormats

/// Imports of damaged files end in valid documents or in one refusal.
@Suite struct MutationTests {
    static let files = [
        "Tests/Fixtures/interface-builder/variations.storyboard",
        "Tests/Fixtures/interface-builder/guides.storyboard",
        "Tests/Fixtures/interface-builder/controls.xib",
        "Tests/Fixtures/interface-builder/placement.storyboard",
        "Tests/Fixtures/interface-builder/square-canvas.storyboard",
        "Examples/NestedStackViews.storyboard",
    ]

    @Test(arguments: files, [Int](0..<20))
    func `bytes flipped, cut out, doubled or truncated`(path: String, seed: Int) throws {
        var random = SeededGenerator(seed: seed)
        var bytes = try Fixture.bytes(path)
        for _ in 0..<Int.random(in: 1...4, using: &random) { mutate(&bytes, &random) }
        try expectSoundOrRefused(bytes)
    }

    @Test(arguments: files, [Int](0..<20))
    func `attributes made absurd`(path: String, seed: Int) throws {
        let absurd = [
            "", "-1", "nan", "inf", "1e999", "0x10", "1000001", "-1e6", "YES", "a-b-c", "|",
            "\u{202E}",
            String(repeating: "9", count: 5000), "1:0", "default", "leading",
            "99999999999999999999",
        ]
        var random = SeededGenerator(seed: seed)
        var parts = String(decoding: try Fixture.bytes(path), as: UTF8.self)
            .split(separator: "\"", omittingEmptySubsequences: false).map(String.init)
        for _ in 0..<12 {
            let value = Int.random(in: 0..<(parts.count / 2), using: &random) * 2 + 1
            parts[value] = absurd.randomElement(using: &random)!
        }
        try expectSoundOrRefused(Array(parts.joined(separator: "\"").utf8))
    }

    @Test(arguments: files)
    func `truncated anywhere`(path: String) throws {
        let bytes = try Fixture.bytes(path)
        for end in stride(from: 0, to: bytes.count, by: 97) {
            try expectSoundOrRefused(Array(bytes[..<end]))
        }
    }

    private func mutate(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
        let at = Int.random(in: 0..<bytes.count, using: &random)
        let end = min(bytes.count, at + Int.random(in: 1...200, using: &random))
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes[at] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.removeSubrange(at..<end)
        case 2: bytes.insert(contentsOf: bytes[at..<end], at: at)
        default: bytes.removeSubrange(max(at, 1)...)
        }
    }

    private func expectSoundOrRefused(_ bytes: [UInt8]) throws {
        let file: ImportedFile
        do {
            file = try InterfaceBuilderImport.read(bytes)
        } catch {
            #expect(!error.message.isEmpty)
            return
        }
        for document in file.documents {
            #expect(try Document(built: document).invariantViolations().isEmpty)
        }
    }
}
