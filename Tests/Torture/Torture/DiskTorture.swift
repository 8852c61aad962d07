import Foundation
import LayoutStore

/// A full disk of 1 MB, a limit on file sizes, and a limit on memory: the file contains the last
/// acknowledged state, and is usable again when there is space.
struct DiskTorture {
    private let place: Workplace
    private let small: String

    init() throws {
        place = try Workplace()
        small = place.path("small")
        try FileManager.default.createDirectory(atPath: small, withIntermediateDirectories: true)
    }

    func run(_ runs: Int) throws -> Verdict {
        var parts: [String] = []
        var broken = 0
        if mount("tmpfs", small, "tmpfs", 0, "size=1m") == 0 {
            defer { umount2(small, 2) }
            let count = try fill(runs)
            broken += count.wrong + count.lost
            parts.append("full 1 MB disk \(runs) runs: \(count.wrong) not 74, \(count.lost) lost")
        } else {
            parts.append("no full disk: mounting one needs root")
        }
        for (limit, name) in [("-f", "files"), ("-v", "memory")] {
            let count = try limited(runs, limit)
            broken += count.lost + (limit == "-f" ? count.wrong : 0)
            parts.append(
                "ulimit \(limit) (\(name)) \(runs) runs: \(count.wrong) not 74, \(count.lost) lost")
        }
        return Verdict(parts.joined(separator: "; "), holds: broken == 0)
    }

    private struct Count { var (wrong, lost) = (0, 0) }

    /// Fills the disk with a different amount of other data in each run.
    private func fill(_ runs: Int) throws -> Count {
        var count = Count()
        for run in 0..<runs {
            let (file, ballast) = (small + "/a.layout", small + "/ballast")
            for path in [file, file + "-journal", ballast] { unlink(path) }
            let size = 100_000 + run * 7919 % 700_000
            try Data(count: size).write(to: URL(fileURLWithPath: ballast))
            judge(try edit(file, shell: nil), file, &count, "disk \(run)") { unlink(ballast) }
        }
        return count
    }

    private func limited(_ runs: Int, _ limit: String) throws -> Count {
        var count = Count()
        for run in 0..<runs {
            place.removeLayout("a.layout")
            // The unit is kilobytes for memory, and blocks of 512 bytes for files.
            let value = limit == "-v" ? 60_000 + run * 997 % 60_000 : 130 + run * 13 % 900
            let file = place.path("a.layout")
            judge(
                try edit(file, shell: "ulimit \(limit) \(value)"), file, &count, "\(limit) \(value)"
            ) {}
        }
        return count
    }

    private func edit(
        _ file: String, shell: String?
    ) throws -> (acknowledged: Int, ending: Child.Ending) {
        var stream = EditStream()
        let script = try place.write(EditStream.opening + stream.lines(1500), to: "script")
        let words = [place.layoutedit, file, "-f", "-", "--commit", "each", "--json"]
        let line = (shell ?? ":") + "; exec " + words.joined(separator: " ")
        let (output, ending) = Child(["/bin/sh", "-c", line], input: script).finish(within: 60)
        return (Acknowledged.count(in: output), ending)
    }

    /// Checks one run. It must exit with 74, or with 0 if space and memory were sufficient.
    private func judge(
        _ result: (acknowledged: Int, ending: Child.Ending), _ path: String, _ count: inout Count,
        _ name: String, room: () -> Void
    ) {
        if result.ending != .exited(74), result.ending != .exited(0) {
            if count.wrong < 3 { say("  \(name): \(result.ending)") }
            count.wrong += 1
        }
        do {
            room()
            let found = try Witness(path)
            let range = result.acknowledged...result.acknowledged + 1
            let usable = Child([place.layoutedit, path, "-c", "new Again"]).finish().ending
            if !range.contains(found.moves) || usable != .exited(0) {
                throw Lost(found: found.moves)
            }
        } catch {
            if count.lost < 3 { say("  \(name): \(error) of \(result.acknowledged)") }
            count.lost += 1
        }
    }

    private struct Lost: Error { let found: Int }
}
