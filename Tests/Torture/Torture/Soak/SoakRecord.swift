import Foundation

/// The results of all threads of a soak, and the values that each writer has requested and
/// acknowledged so far.
final class SoakRecord: @unchecked Sendable {
    enum Part: Int, CaseIterable { case write, read, prune, compact }

    private let lock = NSLock()
    private var waits = [WaitingTimes](repeating: WaitingTimes(), count: Part.allCases.count)
    private var refusals = [Int](repeating: 0, count: Part.allCases.count)
    private var firstTimes: [String] = []
    private var troubles: [String] = []
    /// By writer, the last value requested and the last acknowledged.
    private var asked: [Int]
    private var acknowledged: [Int]
    /// A writer's memory in bytes, early and late in the soak.
    private var memory: (early: Int, late: Int, greatest: Int) = (0, 0, 0)

    init(writers: Int) {
        asked = [Int](repeating: 0, count: writers)
        acknowledged = asked
    }

    func add(_ seconds: Double, of part: Part) {
        lock.withLock { waits[part.rawValue].add(seconds) }
    }

    /// Records that a command was refused because the file is busy. Stores the time waited for the
    /// first ten.
    func addRefusal(of part: Part, after seconds: Double) {
        lock.withLock {
            refusals[part.rawValue] += 1
            if firstTimes.count < 10 {
                firstTimes.append("\(part) " + String(format: "%.2f s", seconds))
            }
        }
    }

    func add(trouble: String) {
        lock.withLock { if troubles.count < 20 { troubles.append(trouble) } }
    }

    func ask(_ value: Int, by writer: Int) { lock.withLock { asked[writer] = value } }
    func acknowledge(_ value: Int, by writer: Int) {
        lock.withLock { acknowledged[writer] = value }
    }

    /// How long the first refused commands had waited.
    var firstRefusals: [String] { lock.withLock { firstTimes } }

    var promises: (acknowledged: [Int], asked: [Int]) { lock.withLock { (acknowledged, asked) } }

    func add(memory bytes: Int, isEarly: Bool) {
        lock.withLock {
            if isEarly {
                memory.early = max(memory.early, bytes)
            } else {
                memory.late = max(memory.late, bytes)
            }
            memory.greatest = max(memory.greatest, bytes)
        }
    }

    var all:
        (
            waits: [WaitingTimes], refusals: [Int], troubles: [String],
            memory: (early: Int, late: Int, greatest: Int)
        )
    { lock.withLock { (waits, refusals, troubles, memory) } }
}
