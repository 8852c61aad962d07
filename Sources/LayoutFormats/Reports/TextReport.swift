package import LayoutChecks
import StackCore

/// Findings as people and editors read them: `FILE:LINE:COLUMN: severity: …`.
package enum TextReport {
    /// Two lines a finding; empty where nothing was found.
    package static func lines(_ file: CheckedFile) -> [String] {
        if let trouble = file.trouble { return [(file.path + ": " + trouble).escapedLineEnds] }
        return file.findings.flatMap { document, finding in
            lines(finding, of: document, in: file.path)
        }
    }

    /// The same of a document alone, without its file.
    package static func lines(_ document: CheckedDocument) -> [String] {
        document.findings.flatMap { lines($0, of: document, in: nil) }
    }

    private static func lines(
        _ finding: MergedFinding, of document: CheckedDocument, in path: String?
    ) -> [String] {
        let place = finding.source.map { ":\($0.line):\($0.column)" } ?? ""
        let head =
            (path.map { $0 + place + ": " } ?? "")
            + "\(finding.severity.rawValue): \(document.name): "
            + "\(finding.message) [\(finding.finding.rule.rawValue)]"
        return [head.escapedLineEnds] + (finding.extent(in: document).map { ["  " + $0] } ?? [])
    }

    /// The last line: what was looked at, and what came of it.
    package static func summary(_ counts: CheckCounts) -> String {
        let looked =
            counted(counts.files, "file") + ", " + counted(counts.documents, "document") + ", "
            + counted(counts.layouts, "layout")
        let found = [
            (counts.errors, "error"), (counts.warnings, "warning"), (counts.notes, "note"),
            (counts.troubles, "file that could not be read"),
        ].filter { $0.0 > 0 }.map { counted($0.0, $0.1) }
        return (found.isEmpty ? "sound" : found.joined(separator: ", ")) + ": " + looked
    }

    private static func counted(_ count: Int, _ noun: String) -> String {
        if count == 1 { return "1 " + noun }
        return "\(count) " + (noun.hasPrefix("file ") ? "files" + noun.dropFirst(4) : noun + "s")
    }
}
