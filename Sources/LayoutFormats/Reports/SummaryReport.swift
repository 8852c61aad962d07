import LayoutChecks
import StackCore

/// The check report as Markdown, for the summary of a job in continuous integration: the numbers of
/// findings by rule and by language, and the worst findings.
///
/// A text that comes from a checked file is written as a code span. Markdown has no links, HTML,
/// images or mentions in code spans, so a file cannot add any to the summary.
package enum SummaryReport {
    private static let mostFindings = 20
    /// The maximum length of a text in the summary, in Unicode scalars. Services limit a summary to
    /// 1 MiB.
    private static let longestText = 500

    /// Returns the whole report.
    package static func text(_ files: [CheckedFile], _ counts: CheckCounts) -> String {
        let parts = [
            ["## Layouts", "", TextReport.summary(counts)], projects(of: files), rules(of: files),
            languages(of: files), worst(of: files),
        ]
        return parts.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") + "\n" }
            .joined(separator: "\n")
    }

    private static func projects(of files: [CheckedFile]) -> [String] {
        var seen: Set<String> = []
        return files.compactMap(\.project?.sentence).filter { seen.insert($0).inserted }
            .map { "- " + code($0) }
    }

    // MARK: Numbers of findings

    private static func rules(of files: [CheckedFile]) -> [String] {
        let findings = files.flatMap(\.findings).map(\.finding)
        let rows = RuleID.allCases.compactMap { rule -> String? in
            let found = findings.filter { $0.finding.rule == rule }
            if found.isEmpty { return nil }
            let numbers = [Severity.error, .warning, .note].map { severity in
                "\(found.count { $0.severity == severity })"
            }
            return row([code(rule.rawValue)] + numbers)
        }
        return rows.isEmpty
            ? [] : [row(["rule", "errors", "warnings", "notes"]), "|---|--:|--:|--:|"] + rows
    }

    private static func languages(of files: [CheckedFile]) -> [String] {
        var counts: [String: Int] = [:]
        for (_, finding) in files.flatMap(\.findings) {
            for language in finding.languages { counts[language, default: 0] += 1 }
        }
        let rows = counts.sorted { (-$0.value, $0.key) < (-$1.value, $1.key) }.map {
            // A `|` would end the table cell even inside a code span. No real language code
            // contains one.
            row([code($0.key.replacing("|", with: "¦")), "\($0.value)"])
        }
        return rows.isEmpty ? [] : [row(["language", "findings"]), "|---|--:|"] + rows
    }

    private static func row(_ cells: [String]) -> String {
        "| " + cells.joined(separator: " | ") + " |"
    }

    // MARK: The worst findings

    /// Returns a list of the worst findings, worst first. Files that could not be read come before
    /// all findings. Findings are sorted by severity, then by the number of layouts in which they
    /// occur.
    private static func worst(of files: [CheckedFile]) -> [String] {
        let failures = files.compactMap { file in
            file.failure.map { failure in
                let place = file.path + (failure.line.map { ":\($0)" } ?? "")
                return "- **not read** \(code(place)): \(code(failure.message))"
            }
        }
        let findings = files.flatMap { file in
            file.findings.map { (file: file, document: $0, finding: $1) }
        }
        let order = findings.indices.sorted { a, b in
            let (first, second) = (findings[a].finding, findings[b].finding)
            if first.severity != second.severity { return first.severity > second.severity }
            if first.places.count != second.places.count {
                return first.places.count > second.places.count
            }
            return a < b
        }
        let lines =
            failures
            + order.prefix(mostFindings).map { number in
                let (file, document, finding) = findings[number]
                return line(finding, of: document, in: file)
            }
        if lines.isEmpty { return [] }
        let more = failures.count + findings.count - min(lines.count, mostFindings)
        return ["### The worst", ""] + lines.prefix(mostFindings)
            + (more > 0 ? ["- and \(more) more"] : [])
    }

    private static func line(
        _ finding: MergedFinding, of document: CheckedDocument, in file: CheckedFile
    ) -> String {
        let line = finding.translation?.line ?? finding.source?.line
        let place =
            (finding.translation?.path ?? file.path) + (line.map { $0 > 0 ? ":\($0)" : "" } ?? "")
        let extent = finding.extent(in: document).map { " " + code($0) } ?? ""
        return "- **\(finding.severity.rawValue)** \(code(finding.finding.rule.rawValue)) "
            + "\(code(place)) \(code(document.name + ": " + finding.message))\(extent)"
    }

    // MARK: Escaping text for Markdown

    /// Returns a code span with the text on one line, cut off if it is too long. The span starts
    /// and ends with more backticks than the text has in a row.
    private static func code(_ text: String) -> String {
        var scalars = String(text.unicodeScalars.prefix(longestText))
        if scalars.unicodeScalars.count < text.unicodeScalars.count { scalars += "…" }
        let line = scalars.onOneLine
        let longest = line.unicodeScalars.split { $0 != "`" }.map(\.count).max() ?? 0
        let fence = String(repeating: "`", count: longest + 1)
        return longest == 0 && !line.isEmpty ? fence + line + fence : "\(fence) \(line) \(fence)"
    }
}
