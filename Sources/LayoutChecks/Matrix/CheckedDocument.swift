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
    /// In the order of the rules, then of the document.
    package var findings: [MergedFinding]
}

extension CheckedDocument {
    /// A document that a snapshot has and a file has not.
    package init(missing name: String, severity: Severity) {
        self.name = name
        places = []
        findings = [
            MergedFinding(
                finding: Finding(
                    .unexpectedFrame, [.document], "the document is expected, and is not there"),
                severity: severity, places: [], worst: 0, names: [name], source: nil)
        ]
    }
}

extension MergedFinding {
    /// `on 7 of 46: iphone-se portrait, …`; nil where it is everywhere.
    package func extent(among places: [CheckedPlace], most: Int = 6) -> String? {
        if self.places.count == places.count { return nil }
        let names = self.places.prefix(most).map { places[$0].name }
        let more = self.places.count > most ? ", …" : ""
        return
            "on \(self.places.count) of \(places.count): "
            + names.joined(separator: ", ") + more
    }
}
