internal import LayoutChecks

/// The messages about one file. Only the first 200 are stored, because a maliciously damaged file
/// can cause millions of them.
struct MessageList {
    let path: String
    private var kept: [ProjectMessage] = []
    private var count = 0
    private static let most = 200

    init(_ path: String) { self.path = path }

    mutating func add(
        _ line: Int?, _ severity: Severity, _ text: @autoclosure () -> String, rule: RuleID? = nil
    ) {
        count += 1
        if count <= Self.most {
            kept.append(ProjectMessage(path, line, severity, text(), rule: rule))
        }
    }

    mutating func add(_ refusal: FileRefusal) { add(nil, .warning, refusal.sentence) }

    /// The messages in the order in which they were added. If some were left out, the last one
    /// states how many.
    var messages: [ProjectMessage] {
        let rest = count - kept.count
        if rest == 0 { return kept }
        return kept + [ProjectMessage(path, nil, .note, "\(rest) more messages were left out")]
    }
}
