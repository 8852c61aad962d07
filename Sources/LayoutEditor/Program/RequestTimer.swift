import Synchronization

/// Limits how long one request of a page may take: the server answers one after the other.
final class RequestTimer: Sendable {
    /// When the present request expires, in milliseconds; nil between requests.
    private let end = Mutex<Int?>(nil)

    /// In milliseconds.
    private static let longest = 5000

    /// Runs `body` as a request; `hasExpired` is true from the limit on until it ends.
    func limiting<Result>(_ body: () -> Result) -> Result {
        end.withLock { $0 = Clock.elapsed() + Self.longest }
        defer { end.withLock { $0 = nil } }
        return body()
    }

    var hasExpired: Bool { end.withLock { $0 }.map { Clock.elapsed() > $0 } ?? false }
}
