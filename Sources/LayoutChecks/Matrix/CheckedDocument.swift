import StackCore

/// A finding with the list of layouts in which it was found.
package struct MergedFinding: Hashable, Sendable {
    /// The finding as it is in the layout in which it is worst. That is the layout with the
    /// greatest `Finding.extent`, for example where the view extends farthest beyond an edge.
    package let finding: Finding
    /// The severity of the finding, as the check's settings define it for the rule.
    package var severity: Severity
    /// The indices in `CheckedDocument.places` of the layouts with the finding; all indices if it
    /// is about the document itself.
    package var places: [Int]
    /// The index in `CheckedDocument.places` of the layout from which `finding` comes.
    package let worst: Int
    /// The names of the finding's items in order. If `folded` merged other findings into this one,
    /// the names of their items follow, without duplicates.
    package var names: [String]
    /// The position in the source file of the first item that has one; nil if none has.
    package let source: ElementLocation?
    /// The cause of the finding, in two forms. Corresponding findings in copies of a subtree, such
    /// as equal rows of a stack, have the same `cause` but different `ownCause`s. `folded` merges
    /// findings with equal `cause`, `folded(withCopies: false)` those with equal `ownCause`.
    let cause: FindingCause
    let ownCause: FindingCause
    /// The languages whose translations cause the finding. The first one is the language in which
    /// the finding is worst (`Finding.extent`); the message quotes the text in this language. The
    /// others are in the order in which they were checked. Empty if the finding also occurs with
    /// the document's own texts.
    package internal(set) var languages: [String] = []
    /// For each of the `languages`, in the same order, the indices in `CheckedDocument.places` of
    /// the layouts with the finding.
    package internal(set) var placesByLanguage: [[Int]] = []
    /// If the finding has languages, the findings that were combined into it: one for each
    /// language, in the order in which the languages were checked. Otherwise empty.
    var versions: [MergedFinding] = []
    /// The position of the translated text that causes the finding, in the language in which the
    /// finding is worst; nil if no translation causes it.
    package internal(set) var translation: TranslationSource?
    /// Whether the finding is about the view that shows the translated text. False if it is about
    /// another view, which the longer text moves.
    var isAboutText = false
    /// The findings that were merged into this one because they have the same cause, in order;
    /// empty if no findings were merged.
    package var parts: [MergedFinding] = []
}

/// The result of checking one document: its layouts and its findings.
package struct CheckedDocument: Sendable {
    package let name: String
    /// The environments of the layouts, in the order of the matrix.
    package let places: [CheckedLayout]
    /// The range of widths or heights in which the document was checked; nil if it was checked on
    /// devices.
    package let sweep: Sweep?
    /// The number of languages in which the document was checked besides its own texts.
    package internal(set) var languages = 0
    /// The findings in two groups: first the findings with the document's own texts, then the
    /// findings that only translations have. The first group is ordered by rule and then by first
    /// occurrence.
    package var findings: [MergedFinding]
}

extension CheckedDocument {
    /// Creates the result for a document that is in a snapshot but not in the layout file.
    package init(missing name: String, severity: Severity) {
        self.name = name
        places = []
        sweep = nil
        let cause = FindingCause(
            rule: .unexpectedFrame, aspect: "", place: .items([.document]))
        findings = [
            MergedFinding(
                finding: Finding(
                    .unexpectedFrame, [.document], "the document is expected, but missing"),
                severity: severity, places: [], worst: 0, names: [name], source: nil,
                cause: cause, ownCause: cause)
        ]
    }
}

extension CheckedDocument {
    /// Creates the result for a file of a project, without findings yet.
    ///
    /// - Parameter name: the name of the file
    package init(ofProjectFile name: String) {
        self.init(name: name, places: [], sweep: nil, findings: [])
    }

    /// Adds a finding about the file as a whole. Does nothing if the rule is disabled.
    ///
    /// - Parameters:
    ///   - line: the line in the file, counted from 1; nil for none
    ///   - severity: the severity of a finding of the rule `projectFile`; a finding of any other
    ///     rule gets the severity in `rules`
    package mutating func add(
        _ rule: RuleID, at line: Int?, _ severity: Severity, _ text: String, rules: CheckRules
    ) {
        guard let ofRule = rules[rule] else { return }
        let cause = FindingCause(
            rule: rule, aspect: "\(line ?? 0) " + text, place: .items([.document]))
        findings.append(
            MergedFinding(
                finding: Finding(rule, [.document], aspect: text, text),
                severity: rule == .projectFile ? severity : ofRule, places: [], worst: 0,
                names: [name], source: line.map { ElementLocation(line: max($0, 1), column: 1) },
                cause: cause, ownCause: cause))
    }
}

extension MergedFinding {
    /// Whether the finding is about an element of the file, whose position `source` is, rather than
    /// about a layout.
    package var isAboutElement: Bool { finding.location != nil }

    /// The message of `finding`. If other findings were merged into this one, remarks follow in
    /// parentheses: whether the problem is on both sides, what else of the same view is ambiguous,
    /// and the names of the other items.
    package var message: String {
        if parts.isEmpty { return finding.message }
        let ofRule = parts.map(\.finding).filter { $0.rule == finding.rule }
        let sides = Set(ofRule.map(\.aspect))
        let owner = finding.subject.prefix { $0 != "." }
        let more = names.dropFirst(finding.items.count).filter { $0 != owner }
        var remarks = sides.isSuperset(of: ["left", "right"]) ? ["on both sides"] : []
        remarks += ofRule.filter { $0.items == finding.items && $0.subject != finding.subject }
            .map { "so is " + $0.subject }
        if !more.isEmpty {
            let rest = more.count > Self.mostNames ? ", …" : ""
            remarks.append(
                "and \(more.count) more: "
                    + more.prefix(Self.mostNames).joined(separator: ", ")
                    + rest)
        }
        return finding.message
            + (remarks.isEmpty ? "" : " (" + remarks.joined(separator: "; ") + ")")
    }

    private static let mostNames = 12

    /// Returns whether the finding occurs in landscape layouts only, although the document was
    /// checked in both orientations.
    package func isOfLandscape(in document: CheckedDocument) -> Bool {
        let isLandscape = { document.places[$0].environment.orientation == .landscape }
        return document.sweep == nil && !places.isEmpty && places.allSatisfy(isLandscape)
            && !document.places.indices.allSatisfy(isLandscape)
    }

    /// Returns the layout in which the finding is worst (`worst`) and the number of other layouts
    /// with the finding, such as `on iphone-se portrait and 6 others of 46`. If `languages` is not
    /// empty, they come first, as in `in de, fr; on iphone-se portrait`. If the finding occurs in
    /// all layouts, returns only the languages, or nil if there are none.
    func worstPlace(in document: CheckedDocument) -> String? {
        let all = document.places
        if places.count == all.count { return languageList }
        let count = places.count - 1
        let others =
            count > 0
            ? " and \(count) " + (count == 1 ? "other" : "others") + " of \(all.count)" : ""
        return (languageList.map { $0 + "; " } ?? "") + "on " + all[worst].name + others
    }

    /// The languages as text, such as `in de, fr and 3 more`; nil if `languages` is empty.
    package var languageList: String? { languages.isEmpty ? nil : Self.list(languages) }

    private static func list(_ languages: [String]) -> String {
        let most = 6
        let more = languages.count > most ? " and \(languages.count - most) more" : ""
        return "in " + languages.prefix(most).joined(separator: ", ") + more
    }

    /// The languages with the finding, in groups that have it in the same layouts. `places`
    /// contains the indices of these layouts in `CheckedDocument.places`. The first group contains
    /// the language in which the finding is worst. Empty if `languages` is empty.
    package var languageGroups: [(languages: [String], places: [Int])] {
        assert(
            languages.count == placesByLanguage.count, "a language of a finding has no layouts")
        var groups: [(languages: [String], places: [Int])] = []
        for (language, places) in zip(languages, placesByLanguage) {
            if let same = groups.firstIndex(where: { $0.places == places }) {
                groups[same].languages.append(language)
            } else {
                groups.append(([language], places))
            }
        }
        return groups
    }

    /// Returns a text that states where the finding occurs:
    ///
    /// - the languages with the finding, if it does not occur with the document's own texts;
    /// - the layouts, such as `on 7 of 46: iphone-se portrait, …`, at most `most` for each group of
    ///   languages; for a sweep the lengths, such as `at width 320–371.5 of 320–1366`;
    /// - the position of the translation that causes it.
    ///
    /// Returns nil if the finding occurs in all layouts with the document's own texts.
    package func extent(in document: CheckedDocument, most: Int = 6) -> String? {
        if languages.isEmpty { return extent(of: places, in: document, most: most) }
        return languageGroups.map { languages, places in
            let extent = extent(of: places, in: document, most: most)
            return Self.list(languages) + (extent.map { "; " + $0 } ?? "")
        }.joined(separator: "; also ") + (translation.map { "; text at \($0.place)" } ?? "")
    }

    private func extent(of places: [Int], in document: CheckedDocument, most: Int) -> String? {
        let all = document.places
        if places.count == all.count { return nil }
        if let sweep = document.sweep {
            let ranges = ranges(in: sweep, among: all).map(Self.spell)
            return "at \(sweep.axis.rawValue) " + ranges.joined(separator: ", ")
                + " of " + Self.spell(sweep.range)
        }
        let names = places.prefix(most).map { all[$0].name }
        let more = places.count > most ? ", …" : ""
        return "on \(places.count) of \(all.count): " + names.joined(separator: ", ") + more
    }

    private static func spell(_ range: ClosedRange<Double>) -> String {
        let (from, to) = (range.lowerBound.millipoints, range.upperBound.millipoints)
        if from == to { return NumberSpelling.spell(from) }
        return NumberSpelling.spell(from) + "–" + NumberSpelling.spell(to)
    }
}
