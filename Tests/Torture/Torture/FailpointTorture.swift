import Foundation
import LayoutStore

/// Injects an error or a kill at each call inside the commands that rewrite a file. Afterwards the
/// file is in the state before or after the command, and nothing else is left behind.
struct FailpointTorture {
    private let place: Workplace

    /// One command under test, run on a file of its own.
    private struct Work {
        let name: String
        /// The arguments: `FILE` is replaced by the layout file, `OUTPUT` by the file written
        /// beside it.
        let words: [String]
        var isDamaged = false
        var hasOutput = false
    }

    private static let works = [
        Work(name: "prune", words: ["FILE", "-c", "history prune --keep 5"]),
        Work(name: "compact", words: ["FILE", "-c", "compact"]),
        Work(
            name: "recover", words: ["recover", "FILE", "OUTPUT"], isDamaged: true, hasOutput: true),
        Work(
            name: "recover --force", words: ["recover", "FILE", "OUTPUT", "--force"],
            isDamaged: true, hasOutput: true),
        Work(name: "migration", words: ["MIGRATE", "FILE"]),
        Work(
            name: "export over", words: ["export", "FILE", "--output", "OUTPUT", "--force"],
            hasOutput: true),
    ]

    init() throws { place = try Workplace() }

    /// - Parameter step: injects a fault at every `step`th call.
    func run(every step: Int) throws -> Verdict {
        _ = try SampleFile(in: place, length: 60)
        let whole = try place.read("whole.layout")
        var parts: [String] = []
        var broken = Failures()
        for work in Self.works {
            let tried = try trial(work, whole, every: step, &broken)
            parts.append("\(work.name) \(tried)")
        }
        return Verdict(
            "faults inside " + parts.joined(separator: ", ")
                + ": \(broken.count) not the file before or after, not told, or left something behind",
            holds: broken.count == 0)
    }

    /// Returns the number of faults injected.
    private func trial(
        _ work: Work, _ whole: [UInt8], every step: Int, _ broken: inout Failures
    ) throws -> Int {
        let start = try beginning(of: work, whole)
        let calls = try run(work, start, Fault(kind: .once, call: .max)).calls
        let after = try remains(work)
        var tried = 0
        for call in stride(from: 1, through: calls, by: step) {
            for kind in Fault.Kind.allCases {
                let ending = try run(work, start, Fault(kind: kind, call: call)).ending
                tried += 1
                let found = try remains(work)
                if let trouble = trouble(kind, ending, found, start.remains, after) {
                    broken.add("\(work.name), call \(call) of \(calls) \(kind): \(trouble)")
                }
            }
        }
        return tried
    }

    private struct Beginning {
        let file: [UInt8]
        let output: [UInt8]?
        let remains: Remains
    }

    private func beginning(of work: Work, _ whole: [UInt8]) throws -> Beginning {
        var file = whole
        // Erases the list of documents, so that `recover` has only the journal to use.
        if work.isDamaged {
            file.replaceSubrange(2 * 4096..<3 * 4096, with: repeatElement(0, count: 4096))
        }
        let output = work.words.contains("--force") ? Array("what was there before".utf8) : nil
        try lay(file, output)
        return Beginning(file: file, output: output, remains: try remains(work))
    }

    private func lay(_ file: [UInt8], _ output: [UInt8]?) throws {
        try? FileManager.default.removeItem(atPath: place.path("room"))
        try FileManager.default.createDirectory(
            atPath: place.path("room"), withIntermediateDirectories: true)
        try place.write(file, to: "room/a.layout")
        if let output { try place.write(output, to: "room/output") }
    }

    private func run(
        _ work: Work, _ start: Beginning, _ fault: Fault
    ) throws -> (ending: Child.Ending, calls: Int) {
        try lay(start.file, start.output)
        var words = work.words.map {
            ["FILE": place.path("room/a.layout"), "OUTPUT": place.path("room/output")][$0] ?? $0
        }
        if words[0] == "MIGRATE" {
            words[0] = place.torture
            words.insert("migrate", at: 1)
        } else {
            words.insert(place.layoutedit, at: 0)
        }
        let child = Child(
            words,
            environment: [
                "LD_PRELOAD=" + place.recorder, "TORTURE_FILE=" + place.path("room/a.layout"),
                "TORTURE_BESIDE=1", "TORTURE_COUNT=" + place.path("count"),
            ] + fault.environment)
        let ending = child.finish(within: 30).ending
        let count = String(decoding: try place.read("count"), as: UTF8.self)
        return (ending, Int(count.dropLast()) ?? 0)
    }

    // MARK: The files left behind

    /// The state of the layout file and the output, and the names of other files beside them.
    private struct Remains: Equatable {
        var file: String
        var output: String?
        var others: [String]
    }

    private func remains(_ work: Work) throws -> Remains {
        let path = place.path("room/a.layout")
        let output = place.path("room/output")
        // Opening the file first would roll back an interrupted transaction.
        let file = work.isDamaged ? try digest(path) : portrait(path)
        let others = try FileManager.default.contentsOfDirectory(atPath: place.path("room")).filter
        {
            !["a.layout", "output"].contains($0)
        }
        return Remains(
            file: file,
            output: !FileManager.default.fileExists(atPath: output)
                ? nil
                : work.isDamaged && portrait(output) != "unsound"
                    ? portrait(output) : try digest(output), others: others.sorted())
    }

    private func digest(_ path: String) throws -> String {
        try Data(contentsOf: URL(fileURLWithPath: path)).base64EncodedString()
    }

    /// Returns the content of a valid file as text, independent of its pages.
    private func portrait(_ path: String) -> String {
        guard let schema = try? Migration.schema(of: path), (try? Witness(path, schema)) != nil
        else {
            return "unsound"
        }
        return [
            "SELECT group_concat(id || ' ' || ifnull(parent, '') || ' ' || edits || hex(digest)) FROM operation",
            "SELECT head || ' ' || moves FROM journal_end", "PRAGMA user_version",
            "SELECT group_concat(name || hex(sum)) FROM document",
            "SELECT group_concat(name || operation) FROM checkpoint",
        ].flatMap { Witness.query(path, $0) }.joined(separator: "\n")
    }

    private func trouble(
        _ kind: Fault.Kind, _ ending: Child.Ending, _ found: Remains, _ before: Remains,
        _ after: Remains
    ) -> String? {
        switch (kind, ending) {
        case (.crash, .killed(by: SIGKILL)), (_, .exited(74)), (_, .exited(0)), (_, .exited(73)):
            break
        default: return "\(ending)"
        }
        if ending == .exited(0) {
            return found == after ? nil : "done, but not what is done otherwise"
        }
        if found.file != before.file, found.file != after.file { return "another file" }
        if found.output != before.output, found.output != after.output { return "another output" }
        if kind == .once, !found.others.allSatisfy(after.others.contains) {
            return "left \(found.others)"
        }
        return nil
    }
}
