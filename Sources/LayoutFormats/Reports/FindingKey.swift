package import LayoutChecks

/// What makes a finding the same one tomorrow: its rule, its file, its document and what it is about,
/// but no numbers and no lines.
package struct FindingKey: Hashable, Comparable, Sendable {
    /// The parts with tabs between them; one line.
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

/// Findings that are known: only others count.
package struct CheckBaseline: Sendable {
    private static let head = "# layoutedit baseline 1"
    private let keys: Set<FindingKey>

    /// Nil for what is no baseline.
    package init?(_ text: String) {
        var lines = text.split(separator: "\n").map(String.init)
        guard lines.first == Self.head else { return nil }
        lines.removeFirst()
        keys = Set(lines.map(FindingKey.init(spelling:)))
    }

    package static func keys(of file: CheckedFile) -> [FindingKey] {
        file.findings.map { FindingKey($1, of: $0, in: file.path) }
    }

    /// Those that are not known.
    package func news(in file: CheckedFile) -> CheckedFile {
        var result = file
        for index in result.documents.indices {
            let document = result.documents[index]
            result.documents[index].findings.removeAll { finding in
                keys.contains(FindingKey(finding, of: document, in: file.path))
            }
        }
        return result
    }

    /// A line a finding, sorted: what changes in it is what changed.
    package static func text(_ keys: [FindingKey]) -> String {
        let lines = Set(keys).sorted().map(\.spelling)
        return ([head] + lines).map { $0 + "\n" }.joined()
    }
}
