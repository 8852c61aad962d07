import Synchronization

/// A time limit for one request to the page's server, which answers requests one after the other.
final class RequestTimer: Sendable {
    /// When the current request expires, in milliseconds of `Clock.elapsed()`; nil between
    /// requests.
    private let end = Mutex<Int?>(nil)

    /// The time limit in milliseconds.
    private static let longest = 5000

    /// Runs `body` as a request. `hasExpired` becomes true if it exceeds the limit, until it ends.
    func limiting<Result>(_ body: () -> Result) -> Result {
        end.withLock { $0 = Clock.elapsed() + Self.longest }
        defer { end.withLock { $0 = nil } }
        return body()
    }

    var hasExpired: Bool { end.withLock { $0 }.map { Clock.elapsed() > $0 } ?? false }
}
