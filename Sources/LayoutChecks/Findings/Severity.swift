/// The severity of a finding, ordered from `note` to `error`.
package enum Severity: String, CaseIterable, Hashable, Comparable, Sendable {
    /// A fact worth knowing, which has no visible effect yet.
    case note
    /// A problem that people see, or that affects their taps.
    case warning
    /// A definite fault, such as a constraint that UIKit drops and logs on the console.
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
