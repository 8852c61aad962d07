/// The severity of a finding.
package enum Severity: String, CaseIterable, Hashable, Comparable, Sendable {
    /// Worth knowing, but without visible effect yet.
    case note
    /// People see or tap something wrong.
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
