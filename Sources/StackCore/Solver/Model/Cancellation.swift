/// How whoever waits for a solution tells that nobody waits any more.
///
/// Solving then ends within a few steps, with values that mean nothing, and keeps nothing of them for
/// the next time. Whoever may cancel has to ask afterwards, and to throw the result away.
package struct Cancellation: Sendable {
    /// Asked again and again, so it has to be cheap; once true it stays so until all has ended.
    package let isRequested: @Sendable () -> Bool

    package init(isRequested: @escaping @Sendable () -> Bool) { self.isRequested = isRequested }

    package static let never = Cancellation { false }
}
