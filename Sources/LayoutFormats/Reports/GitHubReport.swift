import LayoutChecks

/// The check report as GitHub workflow commands, one per line. GitHub shows them beside the changed
/// lines of a pull request.
package enum GitHubReport {
    /// Returns one workflow command for each finding, or one for the file's failure.
    package static func lines(_ file: CheckedFile) -> [String] {
        if let failure = file.failure {
            var values = [("file", file.path)]
            if let line = failure.line { values.append(("line", "\(line)")) }
            values.append(("title", FileFailure.rule))
            return ["::error " + properties(values) + "::" + escaped(failure.message)]
        }
        return file.findings.map { document, merged in
            var values = [("file", merged.translation?.path ?? file.path)]
            if let translation = merged.translation {
                values.append(("line", "\(max(translation.line, 1))"))
            } else if let source = merged.source {
                values += [("line", "\(source.line)"), ("col", "\(source.column)")]
            }
            values.append(("title", merged.finding.rule.rawValue))
            return "::\(word(merged.severity)) " + properties(values) + "::"
                + escaped(document.name + ": " + merged.sentence(in: document))
        }
    }

    private static func word(_ severity: Severity) -> String {
        switch severity {
        case .note: "notice"
        case .warning: "warning"
        case .error: "error"
        }
    }

    private static func properties(_ values: [(String, String)]) -> String {
        values.map { name, value in name + "=" + escaped(value, also: [":", ","]) }
            .joined(separator: ",")
    }

    /// Escapes the characters that GitHub's toolkit escapes after `::`, and also `others`, for use
    /// inside a property.
    ///
    /// Compares scalars, not characters: Swift treats `\r\n`, or a comma with a combining mark, as
    /// a single character.
    private static func escaped(_ text: String, also others: Set<Unicode.Scalar> = []) -> String {
        text.unicodeScalars.map { scalar in
            guard ["%", "\r", "\n"].contains(scalar) || others.contains(scalar) else {
                return String(scalar)
            }
            let digits = String(scalar.value, radix: 16, uppercase: true)
            return (scalar.value < 0x10 ? "%0" : "%") + digits
        }.joined()
    }
}
