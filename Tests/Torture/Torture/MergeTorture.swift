import Foundation
import LayoutFormats
import MergeLaw

/// Random merges of real files: every merged file obeys the law of merging (`MergeLaw`), and the
/// identities hold byte for byte.
struct MergeTorture {
    /// Optional real files: folders, and archives that contain a folder.
    private static let folders = ["../shared/corpus/dev", "../shared/corpus/ipad"]
    private static let archives = [
        ("../shared/corpus/train/train.tar.xz", "documents"),
        ("../shared/corpus/more/more.tar.xz", "documents"),
    ]
    /// The folder for the files of broken merges, with a subfolder for each kind of violation.
    private static let findings = ".build/merge-findings"

    private let place: Workplace
    private let own: MergeSources
    private let real: MergeSources
    private var failures = Failures()
    private var kinds: [String: Int] = [:]

    init() throws {
        place = try Workplace()
        own = try MergeSources.own(
            in: URL(fileURLWithPath: FileManager.default.currentDirectoryPath))
        real = try MergeSources(Self.realFolders(in: place))
    }

    private static func realFolders(in place: Workplace) throws -> [URL] {
        let (there, missing) = (
            folders.filter(FileManager.default.fileExists),
            (folders + archives.map(\.0)).filter { !FileManager.default.fileExists(atPath: $0) }
        )
        for path in missing { say("  SKIPPED: no \(path)") }
        var found = there.map { URL(fileURLWithPath: $0) }
        for (number, archive) in archives.enumerated() where !missing.contains(archive.0) {
            let folder = place.path("archive-\(number)")
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: true)
            let child = Child(["/usr/bin/tar", "-xJf", archive.0, "-C", folder])
            guard child.finish(within: 60).ending == .exited(0) else { continue }
            found.append(URL(fileURLWithPath: folder + "/" + archive.1))
        }
        return found
    }

    /// - Parameter count: the number of merges. Files are merged with themselves only if this is at
    ///   least 1,000.
    mutating func run(_ count: Int, seed: Int) throws -> Verdict {
        let same = count >= 1_000 ? try mergeWithThemselves() : 0
        var (merged, conflicts, refused) = (0, 0, 0)
        for seed in seed..<seed + count {
            // Half of the merges use the project's own files, which contain rare features.
            let isReal = seed % 2 == 0 && !real.files.isEmpty
            let files = isReal ? real.files : own.files
            let file = files[seed / 2 % files.count]
            guard let base = try MergeSources.tree(file) else { continue }
            let trial = MergeTrial(of: base, seed: seed)
            for identity in seed % 10 == 0 ? trial.brokenIdentities : [] {
                failures.add("seed \(seed) of \(file.lastPathComponent): not \(identity)")
            }
            switch trial.run() {
            case .merged(let count):
                merged += 1
                conflicts += min(count, 1)
            case .refused(let reason):
                refused += 1
                kinds["refused: " + reason, default: 0] += 1
            case .broken(let violations):
                try report(violations, of: trial, seed: seed, file.lastPathComponent)
            }
        }
        for (kind, count) in kinds.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
            say("  \(count) × \(kind)")
        }
        return Verdict(
            "\(count) random merges: \(merged) merged, \(conflicts) of them with conflicts, "
                + "\(refused) refused, \(failures.count) broken; \(same) files merged with themselves",
            holds: failures.count == 0 && conflicts > 0)
    }

    /// Merges each file with itself and returns the number of merges. A blank line at the end of
    /// one side prevents the merge from taking a shortcut.
    private mutating func mergeWithThemselves() throws -> Int {
        var count = 0
        for file in own.files + real.files {
            guard let bytes = try MergeSources.tree(file)?.written else { continue }
            let other = bytes + Array("\n".utf8)
            do throws(VersionRefusal) {
                let merged = try InterfaceBuilderMerge.merge(
                    base: bytes, ours: other, theirs: bytes + Array("\n\n".utf8))
                count += 1
                if merged.bytes == other, merged.conflicts.isEmpty { continue }
                failures.add("\(file.lastPathComponent) merged with itself is another file")
            } catch {
                kinds["refused: " + error.message, default: 0] += 1
            }
        }
        return count
    }

    private mutating func report(
        _ violations: [Violation], of trial: MergeTrial, seed: Int, _ name: String
    ) throws {
        failures.add("seed \(seed) of \(name): \(trial.summary)\n    \(violations[0].line)")
        for kind in Set(violations.map(\.kind)) {
            kinds[kind, default: 0] += 1
            if kinds[kind]! > 2 { continue }
            try write(trial.reduced(to: kind), kind, "seed \(seed) of \(name)", seed)
        }
    }

    /// Writes the files of a broken merge, with a note about it.
    private func write(
        _ trial: MergeTrial, _ kind: String, _ title: String, _ seed: Int
    ) throws {
        let label = String(kind.map { $0.isLetter || $0.isNumber ? $0 : "-" })
        let folder = URL(fileURLWithPath: "\(Self.findings)/\(label)/\(seed)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let files = trial.files
        let merged = try? InterfaceBuilderMerge.merge(
            base: files.base, ours: files.ours, theirs: files.theirs)
        var note = "\(title)\n\(trial.summary)\n"
        if case .broken(let violations) = trial.run() {
            note += violations.map { $0.line + "\n" }.joined()
        }
        for conflict in merged?.conflicts ?? [] {
            note += "reported: \(conflict.kind) of \(conflict.object): \(conflict.what)\n"
        }
        let all = [
            ("base.xml", files.base), ("ours.xml", files.ours), ("theirs.xml", files.theirs),
            ("result.xml", merged?.bytes ?? []), ("note.txt", Array(note.utf8)),
        ]
        for (name, bytes) in all { try Data(bytes).write(to: folder.appending(path: name)) }
    }
}
