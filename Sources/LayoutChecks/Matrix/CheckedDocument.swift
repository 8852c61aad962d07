import StackCore

/// A finding with all layouts in which it was found.
package struct MergedFinding: Hashable, Sendable {
    /// The finding in the layout in which it is worst.
    package let finding: Finding
    package var severity: Severity
    /// The indices of the layouts in the document's list; all of them if the finding is the
    /// document's own.
    package var places: [Int]
    /// The index of the layout in which it is worst.
    package let worst: Int
    /// The names of the items in order; for a folded finding, those of all its parts.
    package var names: [String]
    /// The position of the first item in the source file; nil if there is none.
    package let source: SourcePlace?
    /// The causes of the finding: `cause` is shared by the copies of its items, `ownCause` is not.
    let cause: FindingCause
    let ownCause: FindingCause
    /// The findings that were folded into this one, in order; empty if there are none.
    package var parts: [MergedFinding] = []
}

/// The results of a check of a document in all its layouts.
package struct CheckedDocument: Sendable {
    package let name: String
    /// The layouts, in the order of the matrix.
    package let places: [CheckedPlace]
    /// The sweep whose lengths the places are; nil if they are devices.
    package let sweep: Sweep?
    /// The findings, sorted by rule and then in the order in which they were found.
    package var findings: [MergedFinding]
}

extension CheckedDocument {
    /// Creates the result for a document that is in a snapshot but not in the file.
    package init(missing name: String, severity: Severity) {
        self.name = name
        places = []
        sweep = nil
        let cause = FindingCause(
            rule: .unexpectedFrame, aspect: "", place: .items([.document]))
        findings = [
            MergedFinding(
                finding: Finding(
                    .unexpectedFrame, [.document], "the document is expected, and is not there"),
                severity: severity, places: [], worst: 0, names: [name], source: nil,
                cause: cause, ownCause: cause)
        ]
    }
}

extension MergedFinding {
    /// The message of the worst part, with the names of the other items.
    package var message: String {
        if parts.isEmpty { return finding.message }
        let sides = Set(parts.map(\.finding.aspect))
        let more = names.dropFirst(finding.items.count)
        var remarks = sides.isSuperset(of: ["left", "right"]) ? ["on both sides"] : []
        if !more.isEmpty {
            let rest = more.count > Self.mostNames ? ", …" : ""
            remarks.append(
                "and \(more.count) more: " + more.prefix(Self.mostNames).joined(separator: ", ")
                    + rest)
        }
        return finding.message
            + (remarks.isEmpty ? "" : " (" + remarks.joined(separator: "; ") + ")")
    }

    private static let mostNames = 12

    /// Returns whether the finding is only in landscape layouts, although the document was checked
    /// in both orientations.
    package func isOfLandscape(in document: CheckedDocument) -> Bool {
        let isLandscape = { document.places[$0].environment.orientation == .landscape }
        return document.sweep == nil && !places.isEmpty && places.allSatisfy(isLandscape)
            && !document.places.indices.allSatisfy(isLandscape)
    }

    /// Returns `on iphone-se portrait and 6 others of 46`; nil if the finding is in all layouts.
    func worstPlace(in document: CheckedDocument) -> String? {
        let all = document.places
        if places.count == all.count { return nil }
        let others = places.count > 1 ? " and \(places.count - 1) others of \(all.count)" : ""
        return "on " + all[worst].name + others
    }

    /// Returns `on 7 of 46: iphone-se portrait, …`, or for a sweep
    /// `at width 320–371.5 of 320–1366`; nil if the finding is in all layouts.
    package func extent(in document: CheckedDocument, most: Int = 6) -> String? {
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
