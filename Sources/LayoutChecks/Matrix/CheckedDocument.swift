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
    /// The names of the items, in their order.
    package let names: [String]
    /// Where the first item stands in its file; nil where there is none.
    package let source: SourcePlace?
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
        findings = [
            MergedFinding(
                finding: Finding(
                    .unexpectedFrame, [.document], "the document is expected, and is not there"),
                severity: severity, places: [], worst: 0, names: [name], source: nil)
        ]
    }
}

extension MergedFinding {
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
