import Foundation

/// What somebody asked for, from when to when, and what they were told.
struct RecordedCall {
    let action: FileModel.Action
    /// Nanoseconds.
    let began: UInt64
    var ended: UInt64
    /// nil where the process died first: then it was done or not, but not later.
    var answer: FileModel.Answer?
}

/// The calls of all processes, as they come.
final class RecordedHistory: @unchecked Sendable {
    private let lock = NSLock()
    private var calls: [RecordedCall] = []
    private var trouble: [String] = []

    func add(_ call: RecordedCall) { lock.withLock { calls.append(call) } }

    /// Notes an answer that no question has.
    func add(trouble text: String) { lock.withLock { trouble.append(text) } }

    /// How many calls were answered so far.
    var answers: Int { lock.withLock { calls.count { $0.answer != nil } } }

    /// All of it, when nobody adds to it any more.
    var all: (calls: [RecordedCall], trouble: [String]) { lock.withLock { (calls, trouble) } }

    static func now() -> UInt64 { clock_gettime_nsec_np(CLOCK_MONOTONIC) }
}

private func clock_gettime_nsec_np(_ clock: clockid_t) -> UInt64 {
    var time = timespec()
    clock_gettime(clock, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}
