import StackCore

/// A finding with all the layouts that it was found in.
package struct MergedFinding: Hashable, Sendable {
    /// As it is where it is worst.
    package let finding: Finding
    package var severity: Severity
    /// The places in the document's list; all of them where it is the document's own.
    package var places: [Int]
    /// Where the worst of them is.
    package let worst: Int
    /// The names of the items, in their order; of a folded finding those of all its parts.
    package var names: [String]
    /// Where the first item stands in its file; nil where there is none.
    package let source: SourcePlace?
    /// What it comes from: the same for all copies of what it is about, and for it alone.
    let cause: FindingCause
    let ownCause: FindingCause
    /// The findings that were folded into it, in their order; empty for a single one.
    package var parts: [MergedFinding] = []
}

/// What a document came to in all its layouts.
package struct CheckedDocument: Sendable {
    package let name: String
    /// The layouts, in the order of the matrix.
    package let places: [CheckedPlace]
    /// What the places are lengths of; nil where they are devices.
    package let sweep: Sweep?
    /// In the order of the rules, then of the document.
    package var findings: [MergedFinding]
}

extension CheckedDocument {
    /// A document that a snapshot has and a file has not.
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
    /// The sentence of the worst part, and what else it is about.
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

    /// Whether it is only where devices are held sideways, in a document that was looked at in both ways.
    package func isOfLandscape(in document: CheckedDocument) -> Bool {
        let isLandscape = { document.places[$0].environment.orientation == .landscape }
        return document.sweep == nil && !places.isEmpty && places.allSatisfy(isLandscape)
            && !document.places.indices.allSatisfy(isLandscape)
    }

    /// `on iphone-se portrait and 6 others of 46`; nil where it is everywhere.
    func worstPlace(in document: CheckedDocument) -> String? {
        let all = document.places
        if places.count == all.count { return nil }
        let others = places.count > 1 ? " and \(places.count - 1) others of \(all.count)" : ""
        return "on " + all[worst].name + others
    }

    /// `on 7 of 46: iphone-se portrait, …`, or in a sweep `at width 320–371.5 of 320–1366`; nil where it
    /// is everywhere.
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
