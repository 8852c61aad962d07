import LayoutChecks

/// Findings as workflow commands, which GitHub shows beside the lines of a change: one a line.
package enum GitHubReport {
    package static func lines(_ file: CheckedFile) -> [String] {
        if let trouble = file.trouble {
            return ["::error " + properties([("file", file.path)]) + "::" + escaped(trouble)]
        }
        return file.findings.map { document, merged in
            var values = [("file", file.path)]
            if let source = merged.source {
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
        values.map { name, value in
            name + "="
                + escaped(value).replacing(":", with: "%3A").replacing(",", with: "%2C")
        }.joined(separator: ",")
    }

    /// As GitHub's toolkit escapes what stands behind `::`.
    private static func escaped(_ text: String) -> String {
        text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
    }
}
