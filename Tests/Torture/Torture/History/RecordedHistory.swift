import Foundation

/// An action of a process, when it began and ended, and the answer.
struct RecordedCall {
    let action: FileModel.Action
    /// The time in nanoseconds.
    let began: UInt64
    var ended: UInt64
    /// The answer; nil if the process died first. Then the action was done before the death, or
    /// never.
    var answer: FileModel.Answer?
}

/// The calls of all processes, in the order in which they ended.
final class RecordedHistory: @unchecked Sendable {
    private let lock = NSLock()
    private var calls: [RecordedCall] = []
    private var trouble: [String] = []

    func add(_ call: RecordedCall) { lock.withLock { calls.append(call) } }

    /// Records an answer that matches no action.
    func add(trouble text: String) { lock.withLock { trouble.append(text) } }

    /// The number of calls answered so far.
    var answers: Int { lock.withLock { calls.count { $0.answer != nil } } }

    /// Everything recorded, once all processes have finished.
    var all: (calls: [RecordedCall], trouble: [String]) { lock.withLock { (calls, trouble) } }

    static func now() -> UInt64 { clock_gettime_nsec_np(CLOCK_MONOTONIC) }
}

private func clock_gettime_nsec_np(_ clock: clockid_t) -> UInt64 {
    var time = timespec()
    clock_gettime(clock, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}
