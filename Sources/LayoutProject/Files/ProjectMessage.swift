package import LayoutChecks

/// A message about a problem in a file of the project. Problems inside the layouts of documents are
/// findings instead (`Finding`).
package struct ProjectMessage: Hashable, Sendable {
    /// The path of the file, relative to the top of the work tree.
    package let path: String
    /// The line in the file, counted from 1; nil if the message concerns the whole file, or if the
    /// file is binary.
    package let line: Int?
    package let severity: Severity
    /// The problem, without the path.
    package let text: String
    /// The rule that found the problem, which a user can disable; nil if the file cannot be read.
    package let rule: RuleID?

    /// - Parameter line: counted from 1; 0 for an entry of a binary file
    package init(
        _ path: String, _ line: Int?, _ severity: Severity, _ text: String, rule: RuleID? = nil
    ) {
        assert(!text.isEmpty, "a message has no text")
        (self.path, self.severity, self.text, self.rule) = (path, severity, text, rule)
        self.line = line.flatMap { $0 > 0 ? $0 : nil }
    }
}

extension [String] {
    /// The first three texts with commas between, and the number of the others, for messages.
    var firstThree: String {
        prefix(3).joined(separator: ", ") + (count > 3 ? " and \(count - 3) more" : "")
    }
}
