import Foundation

/// Eight writers, four readers, one pruning and one compacting process run for minutes. Nothing
/// acknowledged is lost, readers see everything acknowledged before they ask, nobody is refused,
/// and memory does not grow.
struct SoakTorture: Sendable {
    private let place: Workplace
    private let minutes: Double
    private let writers: Int
    private let readers: Int
    private static let kept = 400

    /// Uses fewer processes for less than a minute: the tests run it in parallel with others on two
    /// processors, where more would wait for processors and not for the file.
    init(minutes: Double) throws {
        self.minutes = minutes
        (writers, readers) = minutes < 1 ? (3, 1) : (8, 4)
        place = try Workplace(onDisk: true)
    }

    func run() throws -> Verdict {
        let file = place.path("a.layout")
        let labels = (0..<writers).map { "; add label w\($0) in view text=0" }
        let opening = "group \"all\" { new A\(labels.joined()) }"
        precondition(Child([place.layoutedit, file, "-c", opening]).finish().ending == .exited(0))
        let record = SoakRecord(writers: writers)
        let end = Date(timeIntervalSinceNow: minutes * 60)
        let start = Date()
        Together.run(writers + readers + 2) { number in
            switch number {
            case ..<writers: write(as: number, record, from: start, until: end)
            case ..<(writers + readers): readUntil(end, record)
            case writers + readers:
                clean("history prune --keep \(Self.kept)", every: 7, .prune, record, until: end)
            default: clean("compact", every: 11, .compact, record, until: end)
            }
        }
        let (last, problem) = read()
        if let problem { record.add(trouble: problem) }
        if last != record.promises.acknowledged { record.add(trouble: "lost: \(last)") }
        do { _ = try Witness(file) } catch { record.add(trouble: "\(error)") }
        return verdict(record, size: try place.read("a.layout").count)
    }

    private func verdict(_ record: SoakRecord, size: Int) -> Verdict {
        let (waits, refusals, troubles, memory) = record.all
        for trouble in troubles { say("  " + trouble) }
        for patience in record.firstRefusals { say("  busy: " + patience) }
        let parts = SoakRecord.Part.allCases.map {
            "\(waits[$0.rawValue].total) of \($0) (\(waits[$0.rawValue].figure); "
                + "\(refusals[$0.rawValue]) busy)"
        }
        let megabytes = [memory.early, memory.late, memory.greatest].map { $0 >> 20 }
        // The retained journal reaches a constant size; freed memory returns to the heap only. A
        // short soak on a slow disk may have no early value.
        let grows = memory.early > 0 && memory.late > memory.early * 3 / 2 + 16 << 20
        return Verdict(
            String(format: "%.1f minutes of ", minutes) + parts.joined(separator: ", ")
                + "; a writer's memory \(megabytes[0]) MB early, \(megabytes[1]) MB late, the file "
                + "\(size >> 10) kB at the end; \(troubles.count) times something lost, unseen or unsound",
            holds: troubles.isEmpty && !grows && refusals.allSatisfy { $0 == 0 })
    }

    // MARK: Participants

    private func write(as number: Int, _ record: SoakRecord, from start: Date, until end: Date) {
        let talker = Talker([
            place.layoutedit, place.path("a.layout"), "-f", "-", "--commit", "each", "--keep-going",
            "--json",
        ])
        defer { talker.end() }
        let length = end.timeIntervalSince(start)
        var value = 0
        while Date() < end {
            value += 1
            record.ask(value, by: number)
            let began = Date()
            guard let answer = talker.ask("set w\(number).text \(value)") else {
                return record.add(trouble: "writer \(number) has ended")
            }
            let waited = -began.timeIntervalSinceNow
            record.add(waited, of: .write)
            if answer.hasPrefix(#"{"ok":true"#) {
                record.acknowledge(value, by: number)
            } else if answer.contains(#""code":"busy""#) {
                record.addRefusal(of: .write, after: waited)
            } else {
                record.add(trouble: answer)
            }
            if value.isMultiple(of: 8) {
                let passed = Date().timeIntervalSince(start) / length
                if passed > 0.2 {
                    record.add(memory: Self.memory(of: talker.process), isEarly: passed < 0.4)
                }
            }
        }
    }

    private func readUntil(_ end: Date, _ record: SoakRecord) {
        while Date() < end {
            let before = record.promises.acknowledged
            let began = Date()
            let (texts, problem) = read()
            let waited = -began.timeIntervalSinceNow
            record.add(waited, of: .read)
            if problem == "busy" {
                record.addRefusal(of: .read, after: waited)
            } else if let problem {
                record.add(trouble: problem)
            } else {
                let after = record.promises.asked
                for (writer, text) in texts.enumerated()
                where text < before[writer] || text > after[writer] {
                    record.add(trouble: "writer \(writer): read \(text) behind \(before[writer])")
                }
            }
            usleep(20_000)
        }
    }

    private func clean(
        _ command: String, every seconds: UInt32, _ part: SoakRecord.Part, _ record: SoakRecord,
        until end: Date
    ) {
        while Date() < end {
            let began = Date()
            let child = Child([place.layoutedit, place.path("a.layout"), "-c", command])
            let ending = child.finish().ending
            let waited = -began.timeIntervalSinceNow
            record.add(waited, of: part)
            switch ending {
            case .exited(0): break
            case .exited(75): record.addRefusal(of: part, after: waited)
            case let ending: record.add(trouble: "\(command): \(ending)")
            }
            sleep(min(seconds, UInt32(max(0, end.timeIntervalSinceNow))))
        }
    }

    /// Returns the text of each writer's label, read by a new process.
    private func read() -> (texts: [Int], problem: String?) {
        let (output, ending) = Child([
            place.layoutedit, "export", place.path("a.layout"), "--format", "commands",
        ]).finish()
        if ending == .exited(75) { return ([], "busy") }
        if ending != .exited(0) { return ([], "a reader: \(ending)") }
        let script = String(decoding: output, as: UTF8.self)
        let texts = (0..<writers).compactMap {
            script.number(behind: "label w\($0) in view text=")
        }
        return texts.count == writers ? (texts, nil) : ([], "a reader saw only \(texts)")
    }

    /// Returns the resident memory of a process in bytes.
    private static func memory(of process: pid_t) -> Int {
        let text = try? String(contentsOfFile: "/proc/\(process)/statm", encoding: .utf8)
        let pages = text?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
        return pages * 4096
    }
}
