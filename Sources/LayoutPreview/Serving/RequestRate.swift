/// A limit for the rate of POST requests (a token bucket), which stops runaway scripts. A page on
/// which a view is dragged sends about 60 requests a second.
final class RequestRate {
    /// The number of requests per second in the long run.
    private static let perSecond = 400.0
    /// The maximum number of requests in a burst after a pause.
    private static let most = 800.0

    private var left = RequestRate.most
    private var last: ContinuousClock.Instant

    init(at now: ContinuousClock.Instant = .now) { last = now }

    /// Returns whether one more request is allowed now, and counts it.
    func allowsAnother(at now: ContinuousClock.Instant = .now) -> Bool {
        let (seconds, fraction) = last.duration(to: now).components
        last = now
        left = min(Self.most, left + Self.perSecond * (Double(seconds) + Double(fraction) / 1e18))
        guard left >= 1 else { return false }
        left -= 1
        assert(left >= 0 && left < Self.most, "the bucket holds \(left) requests")
        return true
    }
}
