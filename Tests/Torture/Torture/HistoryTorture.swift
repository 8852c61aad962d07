import Foundation
import TestKit

/// Several processes read, change and undo concurrently in one file, and are killed at random. The
/// answers that they get, with their times, must be possible in some sequential order.
struct HistoryTorture: Sendable {
    private let place: Workplace
    private let seed: Int
    private static let processes = 5
    /// The number of calls per file, small enough to search all orders of concurrent calls.
    private static let stretch = 400

    init(seed: Int) throws {
        self.seed = seed
        place = try Workplace()
    }

    func run(_ count: Int) throws -> Verdict {
        var (broken, calls, kills, widest, refused, round) = (Failures(), 0, 0, 1, 0, 0)
        while calls < count {
            round += 1
            let recorded = try record(round)
            calls += recorded.calls.count
            kills += recorded.calls.count { $0.answer == nil }
            refused += recorded.calls.count { $0.answer == .refused }
            for text in recorded.trouble { broken.add("round \(round): \(text)") }
            var order = Linearization(recorded.calls, from: FileModel())
            if let call = order.firstInexplicable() {
                broken.add("round \(round): no order explains \(call.action) \(call.answer!)")
            }
            widest = max(widest, order.widest)
            do {
                _ = try Witness(place.path("a.layout"))
            } catch { broken.add("round \(round): \(error)") }
        }
        return Verdict(
            "\(calls) calls of \(Self.processes) processes in \(round) files (\(kills) cut off by kill "
                + "-9, \(refused) refused): \(broken.count) histories that no order explains (at most "
                + "\(widest) states at a time)",
            holds: broken.count == 0)
    }

    private func record(_ round: Int) throws -> (calls: [RecordedCall], trouble: [String]) {
        place.removeLayout("a.layout")
        let labels = (0..<FileModel.registers).map { "; add label r\($0) in view text=0" }
        let ending = Child([
            place.layoutedit, place.path("a.layout"), "-c",
            "group \"all\" { new A\(labels.joined()) }",
        ]).finish().ending
        precondition(ending == .exited(0))
        let history = RecordedHistory()
        let fate = Fate(of: Self.processes)
        Together.run(Self.processes + 1) { number in
            if number == Self.processes { return fate.run(seed: seed &+ round, watching: history) }
            var client = HistoryClient(
                number, seed: seed &* 1000 &+ round &* 10 &+ number, place, history, fate)
            client.run(Self.stretch / Self.processes)
            fate.leave()
        }
        return history.all
    }
}

/// Kills a random live process again and again until all have finished. It waits for some answers
/// in between, which show whether the interrupted calls were done.
final class Fate: @unchecked Sendable {
    private let lock = NSLock()
    private var alive: Set<pid_t> = []
    private var left: Int

    init(of count: Int) { left = count }

    func enter(_ process: pid_t) { _ = lock.withLock { alive.insert(process) } }
    func forget(_ process: pid_t) { _ = lock.withLock { alive.remove(process) } }
    func leave() { lock.withLock { left -= 1 } }

    func run(seed: Int, watching history: RecordedHistory) {
        var random = SeededGenerator(seed: seed)
        var next = 10
        while lock.withLock({ left > 0 }) {
            usleep(.random(in: 200...5_000, using: &random))
            if history.answers < next { continue }
            next = history.answers + Int.random(in: 6...24, using: &random)
            lock.withLock {
                if let one = alive.sorted().randomElement(using: &random) { kill(one, SIGKILL) }
            }
        }
    }
}

/// A client that shares the file with others.
struct HistoryClient {
    private let number: Int
    private var random: SeededGenerator
    private let place: Workplace
    private let history: RecordedHistory
    private let fate: Fate
    private var made = 0

    init(
        _ number: Int, seed: Int, _ place: Workplace, _ history: RecordedHistory, _ fate: Fate
    ) {
        self.number = number
        random = SeededGenerator(seed: seed)
        (self.place, self.history, self.fate) = (place, history, fate)
    }

    mutating func run(_ calls: Int) {
        var talker = start()
        for _ in 0..<calls {
            let action = nextAction()
            var call = RecordedCall(
                action: action, began: RecordedHistory.now(), ended: 0, answer: nil)
            if action == .read, random.once(in: 2) {
                guard let answer = readAnew() else { continue }
                call.answer = answer
            } else if let line = talker.ask(action.line) {
                call.answer = answer(line, to: action)
                if call.answer == nil { continue }
            } else {
                fate.forget(talker.process)
                talker.end()
                // Only after the process has ended can the call no longer take effect.
                call.ended = RecordedHistory.now()
                history.add(call)
                inspect()
                talker = start()
                continue
            }
            call.ended = RecordedHistory.now()
            history.add(call)
        }
        fate.forget(talker.process)
        kill(talker.process, SIGKILL)
        talker.end()
    }

    /// Reads the texts with a new process; nil if the file was busy.
    private func readAnew() -> FileModel.Answer? {
        let (output, ending) = Child([
            place.layoutedit, "export", place.path("a.layout"), "--format", "commands",
        ]).finish()
        switch ending {
        case .exited(0): return texts(String(decoding: output, as: UTF8.self))
        case .exited(66): return .texts(nil)
        case .exited(75): break
        default: history.add(trouble: "a reader: \(ending)")
        }
        return nil
    }

    /// Reads the tree of operations after a kill. Without it, two states that differ only in whether
    /// the interrupted call was done may stay possible for long, and each kill doubles their number.
    private func inspect() {
        let began = RecordedHistory.now()
        guard let answer = Witness.tree(place.path("a.layout")) else { return }
        history.add(
            RecordedCall(
                action: .inspect, began: began, ended: RecordedHistory.now(), answer: answer))
    }

    private func start() -> Talker {
        let talker = Talker([
            place.layoutedit, place.path("a.layout"), "-f", "-", "--commit", "each", "--keep-going",
            "--json",
        ])
        fate.enter(talker.process)
        return talker
    }

    private mutating func nextAction() -> FileModel.Action {
        switch Int.random(in: 0..<10, using: &random) {
        case 0..<5:
            made += 1
            return .set(
                register: .random(in: 0..<FileModel.registers, using: &random),
                value: number * 1_000_000 + made)
        case 5, 6: return .undo
        case 7: return .redo
        default: return .read
        }
    }

    // MARK: Answers

    /// Parses an answer; nil if nothing was done because the file was busy.
    private func answer(_ line: String, to action: FileModel.Action) -> FileModel.Answer? {
        if let operation = line.number(behind: "\"operation\":") { return .operation(operation) }
        if let head = line.number(behind: "\"head\":") { return .head(head) }
        if line.contains("\"text\":") { return texts(line) }
        for code in ["nothingToUndo", "nothingToRedo", "noDocument"]
        where line.contains("\"code\":\"\(code)\"") {
            return action == .read ? .texts(nil) : .refused
        }
        if !line.contains("\"code\":\"busy\"") { history.add(trouble: line) }
        return nil
    }

    private func texts(_ script: String) -> FileModel.Answer {
        let values = (0..<FileModel.registers).compactMap {
            script.number(behind: "label r\($0) in view text=")
        }
        return .texts(values.isEmpty ? nil : values)
    }
}

extension FileModel.Action {
    /// The action as a command line.
    fileprivate var line: String {
        switch self {
        case .set(let register, let value): "set r\(register).text \(value)"
        case .undo: "undo"
        case .redo: "redo"
        case .read: "export --format commands"
        case .inspect: preconditionFailure("no command: the test reads the tables")
        }
    }
}

extension String {
    /// Returns the number whose digits follow `mark`; nil if there is none.
    func number(behind mark: String) -> Int? {
        firstRange(of: mark).flatMap { Int(self[$0.upperBound...].prefix { $0.isNumber }) }
    }
}
