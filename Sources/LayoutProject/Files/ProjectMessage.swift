package import LayoutChecks

/// Something that is wrong in a file of the project, apart from the documents' own findings.
package struct ProjectMessage: Hashable, Sendable {
    /// The file, relative to the top of the tree.
    package let path: String
    /// The line in the file, counted from 1; nil if the message concerns the whole file.
    package let line: Int?
    package let severity: Severity
    /// What is wrong, without the path.
    package let text: String
    /// The rule that finds this; nil for files that cannot be read. A rule can be turned off.
    package let rule: RuleID?

    package init(
        _ path: String, _ line: Int?, _ severity: Severity, _ text: String, rule: RuleID? = nil
    ) {
        (self.path, self.line, self.severity, self.text, self.rule) = (
            path, line, severity, text, rule
        )
    }
}
