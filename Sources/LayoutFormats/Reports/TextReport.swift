package import LayoutChecks
import StackCore

/// The check report for people and editors: `FILE:LINE:COLUMN: severity: …`.
package enum TextReport {
    /// Returns the report's lines for a file: one or two with the reason if the file could not be
    /// checked, otherwise up to two lines per finding.
    package static func lines(_ file: CheckedFile) -> [String] {
        if let failure = file.failure {
            let place = file.path + (failure.line.map { ":\($0)" } ?? "")
            return [(place + ": error: " + failure.message).escapedLineEnds]
                + (failure.hint.map { ["  " + $0.escapedLineEnds] } ?? [])
        }
        return file.findings.flatMap { document, finding in
            lines(finding, of: document, in: file.path)
        }
    }

    /// Returns the report's lines for one document, without the file's path.
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
        let extent = finding.extent(in: document).map { "  " + $0.escapedLineEnds }
        return [head.escapedLineEnds] + [extent].compactMap(\.self)
    }

    /// Returns the last line of the report: the number of findings, and of files, documents and
    /// layouts.
    package static func summary(_ counts: CheckCounts) -> String {
        let looked =
            counted(counts.files, "file")
            + (counts.emptyFiles > 0 ? " (\(counts.emptyFiles) without a view)" : "") + ", "
            + counted(counts.documents, "document") + ", " + counted(counts.layouts, "layout")
        let found = [
            (counts.errors, "error"), (counts.warnings, "warning"), (counts.notes, "note"),
            (counts.unreadableFiles, "file that could not be read"),
        ].filter { $0.0 > 0 }.map { counted($0.0, $0.1) }
        let verdict = counts.documents == 0 && counts.emptyFiles > 0 ? "nothing to check" : "sound"
        return (found.isEmpty ? verdict : found.joined(separator: ", ")) + ": " + looked
    }

    private static func counted(_ count: Int, _ noun: String) -> String {
        precondition(count >= 0, "there are \(count) of \(noun)")
        if count == 1 { return "1 " + noun }
        return "\(count) " + (noun.hasPrefix("file ") ? "files" + noun.dropFirst(4) : noun + "s")
    }
}
