import Foundation

/// What all who take part in a soak have to tell, and what every writer has been promised so far.
final class SoakRecord: @unchecked Sendable {
    enum Part: Int, CaseIterable { case write, read, prune, compact }

    private let lock = NSLock()
    private var waits = [WaitingTimes](repeating: WaitingTimes(), count: Part.allCases.count)
    private var refusals = [Int](repeating: 0, count: Part.allCases.count)
    private var firstTimes: [String] = []
    private var troubles: [String] = []
    /// By writer, the last value that was asked for, and the last that was acknowledged.
    private var asked: [Int]
    private var acknowledged: [Int]
    /// Bytes of a writer's memory, early and late.
    private var memory: (early: Int, late: Int, greatest: Int) = (0, 0, 0)

    init(writers: Int) {
        asked = [Int](repeating: 0, count: writers)
        acknowledged = asked
    }

    func add(_ seconds: Double, of part: Part) {
        lock.withLock { waits[part.rawValue].add(seconds) }
    }

    /// Somebody was told that the file is busy. How soon is said of the first ones.
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

    /// How long the first that were sent away had waited.
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
