import Foundation
import LayoutStore

/// Four processes write to one file without pause: nothing is lost, and no command times out.
struct ProcessTorture {
    private let place: Workplace
    private static let processes = 4

    init() throws { place = try Workplace(onDisk: true) }

    func run(_ commands: Int) throws -> Verdict {
        let file = place.path("a.layout")
        let names = (0..<Self.processes).map { "v\($0)" }
        let opening = ["new A"] + names.map { "add label \($0) in view" }
        _ = Child([place.layoutedit, file] + opening.flatMap { ["-c", $0] }).finish()
        let start = Date()
        let children = try names.map { name in
            let lines = (1...commands).map { "set \(name).hugging.horizontal \($0 % 999 + 1)\n" }
            let script = try place.write(lines.joined(), to: name)
            return Child(
                [place.layoutedit, file, "-f", "-", "--commit", "each", "--keep-going", "--json"],
                input: script)
        }
        let results = finish(children)
        let seconds = Date().timeIntervalSince(start)
        let acknowledged = results.map { Acknowledged.count(in: $0.output) }.reduce(0, +)
        for result in results {
            let lines = result.output.split(separator: UInt8(ascii: "\n"))
            if let line = lines.first(where: { $0.starts(with: #"{"ok":false"#.utf8) }) {
                say("  " + String(decoding: line, as: UTF8.self))
            }
        }
        let refused = Self.processes * commands - acknowledged
        let found = try Witness(file)
        let lost = acknowledged + opening.count - found.moves
        let rate = Int(Double(acknowledged) / seconds)
        return Verdict(
            "\(Self.processes) processes × \(commands) commands in \(Int(seconds)) s (\(rate) a "
                + "second): \(lost) lost, \(refused) refused for a lock, verify sound",
            holds: lost == 0 && refused == 0
                && results.allSatisfy { $0.ending == .exited(0) })
    }

    /// Reads all outputs concurrently, because a full pipe would block its writer.
    private func finish(_ children: [Child]) -> [(output: [UInt8], ending: Child.Ending)] {
        let results = Results()
        Together.run(children.count) { number in
            results.add(children[number].finish(within: 3600))
        }
        return results.all
    }

    private final class Results: @unchecked Sendable {
        private let lock = NSLock()
        private(set) var all: [(output: [UInt8], ending: Child.Ending)] = []

        func add(_ result: (output: [UInt8], ending: Child.Ending)) {
            lock.withLock { all.append(result) }
        }
    }
}
