package import LayoutChecks

/// The identity of a finding, by which a later run recognizes it. It consists of the rule, the
/// file, the document, the names of the affected views and constraints, the aspect (a word that
/// distinguishes findings of one rule) and the language. It contains no measured values or line
/// numbers, so unrelated changes of the file do not change it.
package struct FindingKey: Hashable, Comparable, Sendable {
    /// The parts of the key on one line, separated by tabs: rule, file, document, names, aspect
    /// and, unless it is nil, the language.
    package let spelling: String

    /// The number of parts of a key without a language.
    fileprivate static let partCount = 5

    /// - Parameters:
    ///   - path: the path of the file with the document
    ///   - language: the language whose translation causes the finding; nil for the document's own
    ///     texts, and for a key that is the same in all languages
    package init(
        _ merged: MergedFinding, of document: CheckedDocument, in path: String,
        language: String? = nil
    ) {
        let merged = merged.parts.first ?? merged
        let parts = [
            merged.finding.rule.rawValue, path, document.name, merged.names.joined(separator: ","),
            merged.finding.aspect,
        ]
        self.init(parts: parts + (language.map { [$0] } ?? []))
    }

    fileprivate init(parts: [String]) {
        spelling = parts.map(Self.onOneLine).joined(separator: "\t")
    }

    package static func < (a: FindingKey, b: FindingKey) -> Bool { a.spelling < b.spelling }

    private static func onOneLine(_ text: String) -> String {
        String(text.map { $0 == "\t" || $0.isNewline ? " " : $0 })
    }
}

/// A list of known findings, which a check does not report again. If several translations cause a
/// finding, the file has a line for each of their languages.
package struct CheckBaseline: Sendable {
    private static let head = "# layoutedit baseline 2"
    /// The first line of files in the older format, whose keys contain no language. A finding in
    /// such a file is known in all languages.
    private static let headWithoutLanguages = "# layoutedit baseline 1"
    private let keys: Set<FindingKey>
    private let hasLanguages: Bool

    /// Parses a baseline file. Returns nil if the text does not start with the first line of a
    /// baseline.
    ///
    /// - Parameter normalized: returns the normal form of a path, which is the same for all paths
    ///   of one file
    package init?(_ text: String, normalizing normalized: (String) -> String = { $0 }) {
        let lines = text.split(whereSeparator: \.isNewline)
        guard lines.first == Self.head[...] || lines.first == Self.headWithoutLanguages[...]
        else { return nil }
        hasLanguages = lines.first == Self.head[...]
        keys = Set(
            lines.dropFirst().map { line in
                var parts = line.split(separator: "\t", omittingEmptySubsequences: false)
                    .map(String.init)
                if parts.count > 1 { parts[1] = normalized(parts[1]) }
                // Some editors remove tabs at the end of a line.
                while parts.count < FindingKey.partCount { parts.append("") }
                return FindingKey(parts: parts)
            })
    }

    /// Returns the keys of the file's findings, in the order of the report.
    ///
    /// - Parameter path: the normal form of the file's path
    package static func keys(of file: CheckedFile, at path: String) -> [FindingKey] {
        file.findings.flatMap { document, finding in
            let languages = finding.languages.isEmpty ? [nil] : finding.languages.map(Optional.some)
            return languages.map { FindingKey(finding, of: document, in: path, language: $0) }
        }
    }

    /// Returns the checked file with only those findings that the baseline does not contain. If
    /// several translations cause a finding, it keeps only the languages that the baseline does not
    /// contain for it.
    ///
    /// - Parameter path: the normal form of the file's path
    package func newFindings(in file: CheckedFile, at path: String) -> CheckedFile {
        var result = file
        for index in result.documents.indices {
            let document = result.documents[index]
            func isNew(_ finding: MergedFinding) -> Bool {
                let language = hasLanguages ? finding.languages.first : nil
                return !keys.contains(
                    FindingKey(finding, of: document, in: path, language: language))
            }
            result.documents[index].findings = document.findings.compactMap { finding in
                finding.languages.isEmpty
                    ? isNew(finding) ? finding : nil : finding.limited(to: isNew)
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
