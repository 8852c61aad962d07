import Foundation
import LayoutFormats
import MergeLaw

/// Random merges of real files: every merged file obeys the law of merging (`MergeLaw`), and the
/// identities hold byte for byte.
struct MergeTorture {
    /// Folders of real files, used if they are there.
    private static let corpus = [
        "../shared/corpus/dev", "../shared/corpus/ipad", "../shared/corpus/train",
        "../shared/corpus/more",
    ]
    /// Where the files of broken merges are written, a folder for each kind of violation.
    private static let findings = ".build/merge-findings"

    private let sources: MergeSources

    init() throws {
        let root = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
        let there = Self.corpus.filter { FileManager.default.fileExists(atPath: $0) }
        for folder in Self.corpus where !there.contains(folder) { say("  skipped: no \(folder)") }
        sources = try MergeSources(
            ["Tests/Fixtures/merging", "Tests/Fixtures/interface-builder"] + there, in: root)
    }

    func run(_ count: Int, seed: Int) throws -> Verdict {
        var (merged, conflicts, refused) = (0, 0, 0)
        var kinds: [String: Int] = [:]
        var failures = Failures()
        for seed in seed..<seed + count {
            let name = sources.names[seed % sources.names.count]
            guard let base = try sources.tree(name) else { continue }
            let trial = MergeTrial(of: base, seed: seed)
            switch trial.run() {
            case .merged(let count):
                merged += 1
                conflicts += min(count, 1)
            case .refused(let reason):
                refused += 1
                kinds["refused: " + reason, default: 0] += 1
            case .broken(let violations):
                let kind = violations[0].rule.rawValue + " in " + violations[0].subject
                kinds[kind, default: 0] += 1
                let reduced = trial.reduced()
                failures.add(
                    "seed \(seed) of \(name): \(reduced.summary)\n    " + violations[0].line)
                if kinds[kind]! <= 3 { try write(reduced, kind, seed, name) }
            }
        }
        for (kind, count) in kinds.sorted(by: { $0.value > $1.value }) {
            say("  \(count) × \(kind)")
        }
        return Verdict(
            "\(count) random merges: \(merged) merged, \(conflicts) of them with conflicts, "
                + "\(refused) refused, \(failures.count) broken",
            holds: failures.count == 0 && conflicts > 0)
    }

    private func write(_ trial: MergeTrial, _ kind: String, _ seed: Int, _ name: String) throws {
        let label = String(kind.map { $0.isLetter || $0.isNumber ? $0 : "-" })
        let folder = URL(fileURLWithPath: "\(Self.findings)/\(label)/\(seed)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let files = trial.files
        let merged = try? InterfaceBuilderMerge.merge(
            base: files.base, ours: files.ours, theirs: files.theirs)
        var note = "seed \(seed) of \(name)\n\(trial.summary)\n"
        if case .broken(let violations) = trial.run() {
            note += violations.map { $0.line + "\n" }.joined()
        }
        for conflict in merged?.conflicts ?? [] { note += "reported: \(conflict)\n" }
        let all = [
            ("base.xml", files.base), ("ours.xml", files.ours), ("theirs.xml", files.theirs),
            ("result.xml", merged?.bytes ?? []), ("note.txt", Array(note.utf8)),
        ]
        for (name, bytes) in all { try Data(bytes).write(to: folder.appending(path: name)) }
    }
}
