import Foundation

/// Several threads at once, whatever the number of processors: those who only wait for others too.
enum Together {
    /// Returns when `body` has come to its end for each number below `count`.
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
