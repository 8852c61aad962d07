/// How much a finding weighs.
package enum Severity: String, CaseIterable, Hashable, Comparable, Sendable {
    /// Worth knowing: nobody loses anything yet.
    case note
    /// Somebody sees or taps something wrong.
    case warning
    /// UIKit gives up a constraint and says so on the console.
    case error

    package static func < (a: Severity, b: Severity) -> Bool { a.rank < b.rank }

    private var rank: Int {
        switch self {
        case .note: 0
        case .warning: 1
        case .error: 2
        }
    }
}
