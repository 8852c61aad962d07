package import LayoutChecks

/// The identity of a finding across runs: its rule, file and document, the names of the affected
/// views and constraints, and its aspect, which distinguishes findings of one rule. The key
/// contains no measured values or line numbers, so it survives unrelated changes of the file.
package struct FindingKey: Hashable, Comparable, Sendable {
    /// The parts of the key on one line, separated by tabs: rule, file, document, names, aspect.
    package let spelling: String

    package init(_ merged: MergedFinding, of document: CheckedDocument, in path: String) {
        let merged = merged.parts.first ?? merged
        let parts = [
            merged.finding.rule.rawValue, path, document.name, merged.names.joined(separator: ","),
            merged.finding.aspect,
        ]
        spelling = parts.map(Self.onOneLine).joined(separator: "\t")
    }

    fileprivate init(spelling: String) { self.spelling = spelling }

    package static func < (a: FindingKey, b: FindingKey) -> Bool { a.spelling < b.spelling }

    private static func onOneLine(_ text: String) -> String {
        String(text.map { $0 == "\t" || $0.isNewline ? " " : $0 })
    }
}

/// A list of known findings, which a check does not report again.
package struct CheckBaseline: Sendable {
    private static let head = "# layoutedit baseline 1"
    private let keys: Set<FindingKey>

    /// Parses a baseline file. Returns nil if the text does not start with the first line of a
    /// baseline.
    package init?(_ text: String) {
        var lines = text.split(separator: "\n").map(String.init)
        guard lines.first == Self.head else { return nil }
        lines.removeFirst()
        keys = Set(lines.map(FindingKey.init(spelling:)))
    }

    /// Returns the key of each finding, in the order of the report.
    package static func keys(of file: CheckedFile) -> [FindingKey] {
        file.findings.map { FindingKey($1, of: $0, in: file.path) }
    }

    /// Returns the checked file with only those findings that the baseline does not contain.
    package func newFindings(in file: CheckedFile) -> CheckedFile {
        var result = file
        for index in result.documents.indices {
            let document = result.documents[index]
            result.documents[index].findings.removeAll { finding in
                keys.contains(FindingKey(finding, of: document, in: file.path))
            }
        }
        return result
    }

    /// Returns the text of a baseline file: one sorted line per finding, so that a diff shows which
    /// findings changed.
    package static func text(_ keys: [FindingKey]) -> String {
        let lines = Set(keys).sorted().map(\.spelling)
        return ([head] + lines).map { $0 + "\n" }.joined()
    }
}
