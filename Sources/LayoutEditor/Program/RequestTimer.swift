import Synchronization

/// The time limit for requests to the server of the live page, which answers one request after the
/// other.
final class RequestTimer: Sendable {
    /// The time at which the current request expires, in milliseconds of `Clock.elapsed()`; nil
    /// between two requests.
    private let end = Mutex<Int?>(nil)

    /// The time limit of one request, in milliseconds.
    private static let longest = 5000

    /// Runs `body` as a request. `hasExpired` becomes true if `body` runs longer than the limit,
    /// and false again when it returns.
    func limiting<Result>(_ body: () -> Result) -> Result {
        end.withLock { $0 = Clock.elapsed() + Self.longest }
        defer { end.withLock { $0 = nil } }
        return body()
    }

    var hasExpired: Bool { end.withLock { $0 }.map { Clock.elapsed() > $0 } ?? false }
}
