import Foundation

/// Runs several threads concurrently, independent of the number of processors, even if some only
/// wait for others.
enum Together {
    /// Calls `body` with each number below `count`, and returns when all calls have returned.
    static func run(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
        let group = DispatchGroup()
        for number in 0..<count {
            group.enter()
            Thread.detachNewThread {
                body(number)
                group.leave()
            }
        }
        group.wait()
    }
}
