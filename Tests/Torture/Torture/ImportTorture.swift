import Foundation
import TestKit

/// Damaged Interface Builder documents are either imported completely or refused. An imported
/// document can be laid out, passes `verify`, and is exported byte for byte.
struct ImportTorture {
    private let place: Workplace
    private let sources: [(name: String, bytes: [UInt8])]

    /// Uses the corpus if it is available, otherwise the project's own documents.
    init() throws {
        place = try Workplace()
        let folders = ["../shared/corpus/dev", "Tests/Fixtures/interface-builder", "Examples"]
        for folder in folders {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            let documents = names.sorted().filter {
                $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib")
            }
            if documents.isEmpty { continue }
            sources = try documents.map { name in
                let url = URL(fileURLWithPath: folder + "/" + name)
                return (name, [UInt8](try Data(contentsOf: url)))
            }
            return
        }
        throw Witness.Unsound(description: "run it in the project's folder")
    }

    func run(_ count: Int, seed: Int) throws -> Verdict {
        var random = SeededGenerator(seed: seed)
        var (imported, refused, broken) = (0, 0, 0)
        for number in 0..<count {
            let source = sources.randomElement(using: &random)!
            let damage = DocumentDamage.allCases.randomElement(using: &random)!
            let bytes = damage.applied(to: source.bytes, using: &random)
            do {
                if try holds(bytes, isXIB: source.name.hasSuffix(".xib")) {
                    imported += 1
                } else {
                    refused += 1
                }
            } catch {
                say("  \(number) \(damage) \(source.name): \(error)")
                broken += 1
            }
        }
        return Verdict(
            "\(count) damaged documents: \(imported) imported, \(refused) refused, \(broken) broken",
            holds: broken == 0 && imported > 0 && refused > 0)
    }

    /// Returns whether the document was imported. Throws if it was neither imported correctly nor
    /// refused.
    private func holds(_ bytes: [UInt8], isXIB: Bool) throws -> Bool {
        place.removeLayout("a.layout")
        let format = isXIB ? "xib" : "storyboard"
        let path = try place.write(bytes, to: "damaged." + format)
        let file = place.path("a.layout")
        switch run(["import", file, path]).ending {
        case .exited(65):
            if FileManager.default.fileExists(atPath: file) { throw unsound("half imported") }
            return false
        case .exited(0): break
        case let ending: throw unsound("import \(ending)")
        }
        for words in [["export", file, "--format", "json"], ["verify", file]] {
            let ending = run(words).ending
            if ending != .exited(0) { throw unsound("\(words[0]) \(ending)") }
        }
        let (output, ending) = run(["export", file, "--format", format])
        if ending != .exited(0) || output != bytes { throw unsound("export \(format) \(ending)") }
        return true
    }

    private func run(_ words: [String]) -> (output: [UInt8], ending: Child.Ending) {
        Child([place.layoutedit] + words).finish(within: 30, work: 2)
    }

    private func unsound(_ description: String) -> Witness.Unsound {
        Witness.Unsound(description: description)
    }
}

/// The kinds of damage to a document.
enum DocumentDamage: CaseIterable {
    case truncated, bytesFlipped, linesMoved, elementsMoved, valuesAbsurd

    func applied(to bytes: [UInt8], using random: inout SeededGenerator) -> [UInt8] {
        switch self {
        case .truncated: return Array(bytes.prefix(.random(in: 0..<bytes.count, using: &random)))
        case .bytesFlipped:
            var bytes = bytes
            for _ in 0..<Int.random(in: 1...8, using: &random) {
                bytes[.random(in: bytes.indices, using: &random)] = .random(
                    in: 0...255, using: &random)
            }
            return bytes
        case .linesMoved: return lines(bytes, &random) { lines, at in at..<at + 1 }
        case .elementsMoved: return lines(bytes, &random, moved: Self.element)
        case .valuesAbsurd: return valuesAbsurd(bytes, &random)
        }
    }

    /// Moves some ranges of lines to other positions.
    private func lines(
        _ bytes: [UInt8], _ random: inout SeededGenerator,
        moved: ([[UInt8]], Int) -> Range<Int>
    ) -> [UInt8] {
        var lines = bytes.split(separator: 10, omittingEmptySubsequences: false).map(Array.init)
        for _ in 0..<Int.random(in: 1...4, using: &random) {
            let range = moved(lines, .random(in: lines.indices, using: &random))
            let run = lines[range]
            lines.removeSubrange(range)
            lines.insert(contentsOf: run, at: .random(in: 0...lines.count, using: &random))
        }
        return Array(lines.joined(separator: [10]))
    }

    /// Returns the range from a line to the one that closes its element, which is the next closing
    /// tag with the same indentation.
    private static func element(_ lines: [[UInt8]], from first: Int) -> Range<Int> {
        let line = lines[first]
        let depth = line.prefix { $0 == 32 }
        if line.suffix(2).elementsEqual("/>".utf8) { return first..<first + 1 }
        let close = depth + Array("</".utf8)
        let last = lines[first...].firstIndex { $0.starts(with: close) } ?? first
        return first..<last + 1
    }

    private func valuesAbsurd(_ bytes: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
        var parts = bytes.split(separator: 34, omittingEmptySubsequences: false).map(Array.init)
        for _ in 0..<[1, 3, 12, 60].randomElement(using: &random)! {
            let value = Int.random(in: 0..<parts.count / 2, using: &random) * 2 + 1
            parts[value] = Array(Self.absurd.randomElement(using: &random)!.utf8)
        }
        return Array(parts.joined(separator: [34]))
    }

    private static let absurd = [
        "", "-1", "nan", "inf", "1e999", "0x10", "1000001", "-1e6", "YES", "a-b-c", "|", "\u{202E}",
        String(repeating: "9", count: 5000), "1:0", "0:1", "default", "leading", "infinite",
        "99999999999999999999", "1e6", "-0", "1e-300",
    ]
}
