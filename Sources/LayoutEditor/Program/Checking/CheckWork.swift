import CommandLanguage
import LayoutChecks
import LayoutFormats
import LayoutReplies
import LayoutSession
import LayoutStore
import Platform
import StackCore
import Synchronization

/// A check of many files in parallel. The results are delivered in the order of the files.
struct CheckWork {
    let check: FileCheck
    let inputs: [CheckInput]
    let progress: Progress

    /// Checks the files in parallel.
    ///
    /// - Parameter deliver: called on the calling thread once for each file, in the order of the
    ///   files
    func run(_ deliver: (CheckInput, [CheckedFile]) -> Void) {
        let waiting = WaitingOutcomes()
        let (check, inputs) = (check, inputs)
        var next = 0
        func hand() {
            while next < inputs.count, let outcome = waiting.remove(next) {
                deliver(inputs[next], outcome)
                next += 1
            }
        }
        progress.report("check: " + inputs.count.counted("file"))
        Workers.run(inputs.count) { number in
            if !check.cancellation.isRequested() {
                waiting.put(number, check.run(inputs[number]))
            }
        } progress: {
            progress.report("check: \(next) of " + inputs.count.counted("file"))
            hand()
        }
        progress.end()
        hand()
    }
}

/// The results of files whose predecessors have not been delivered yet. Worker threads add results,
/// and the calling thread removes them in order.
private final class WaitingOutcomes: Sendable {
    private let outcomes = Mutex<[Int: [CheckedFile]]>([:])

    func put(_ number: Int, _ outcome: [CheckedFile]) {
        outcomes.withLock { $0[number] = outcome }
    }

    func remove(_ number: Int) -> [CheckedFile]? {
        outcomes.withLock { $0.removeValue(forKey: number) }
    }
}
