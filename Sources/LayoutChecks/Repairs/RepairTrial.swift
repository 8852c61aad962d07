package import StackCore

/// A finding with what mends it.
package struct MendableFinding: Sendable {
    package let finding: MergedFinding
    /// The best first; empty where nothing was found that mends it and breaks nothing.
    package let repairs: [TriedRepair]
}

/// A repair that was tried on a copy, over the whole matrix.
package struct TriedRepair: Sendable {
    package let repair: Repair
    /// The views that it moves in some layout, by name, in document order.
    package let moved: [String]
    /// The other findings that go with it.
    package let mendsToo: Int
}

/// Looks for repairs: each is made on a copy of the document and checked in every layout.
package struct RepairTrial {
    private let document: Document
    private let matrix: CheckMatrix
    private let cancellation: Cancellation
    private let before: CheckedDocument
    private var layouts: [Layout] = []

    /// So many a finding are offered.
    private static let most = 3

    /// The findings of a document that weigh at least so much, the heaviest first, with their repairs.
    ///
    /// - Parameter cancellation: once requested, what is given means nothing
    package static func run(
        _ document: Document, in matrix: CheckMatrix, atLeast severity: Severity = .note,
        until cancellation: Cancellation = .never
    ) -> [MendableFinding] {
        var trial = RepairTrial(document, matrix, cancellation)
        let found = trial.before.findings.filter { $0.severity >= severity }
        return Severity.allCases.sorted(by: >).flatMap { weight in
            found.filter { $0.severity == weight }.map {
                MendableFinding(finding: $0, repairs: trial.repairs(of: $0))
            }
        }
    }

    private init(_ document: Document, _ matrix: CheckMatrix, _ cancellation: Cancellation) {
        self.document = document
        self.matrix = matrix
        self.cancellation = cancellation
        before = DocumentCheck.run(document, named: "", in: matrix, until: cancellation)
    }

    private mutating func repairs(of merged: MergedFinding) -> [TriedRepair] {
        guard !before.places.isEmpty else { return [] }
        if layouts.isEmpty { layouts = laidOut(document) }
        let candidates = RepairCandidates(
            document: document, finding: merged.finding, layout: layouts[merged.worst])
        var seen: Set<Repair> = []
        var tried: [TriedRepair] = []
        for repair in candidates.all where seen.insert(repair).inserted {
            if cancellation.isRequested() { return [] }
            if let result = attempt(repair, for: merged) { tried.append(result) }
        }
        // The sort is stable: among equals the likeliest stays first.
        return Array(
            tried.enumerated().sorted {
                ($0.element.moved.count, $0.offset) < ($1.element.moved.count, $1.offset)
            }.map(\.element).prefix(Self.most))
    }

    /// Nil where it does not mend the finding, or where something comes that was not there.
    private func attempt(_ repair: Repair, for merged: MergedFinding) -> TriedRepair? {
        var plan = EditPlan(document)
        do { try repair.make(&plan) } catch { return nil }
        let after = DocumentCheck.run(
            plan.document, named: "", in: matrix, until: cancellation)
        let known = Dictionary(
            before.findings.map { ($0.finding.identity, $0) },
            uniquingKeysWith: { first, _ in first })
        let left = Set(after.findings.map(\.finding.identity))
        if left.contains(merged.finding.identity) { return nil }
        for finding in after.findings where finding.severity > .note {
            guard let old = known[finding.finding.identity],
                Set(finding.places).isSubset(of: old.places)
            else { return nil }
        }
        let gone = before.findings.count { !left.contains($0.finding.identity) }
        return TriedRepair(repair: repair, moved: moved(by: plan.document), mendsToo: gone - 1)
    }

    private func laidOut(_ document: Document) -> [Layout] {
        var cache = LayoutCache(until: cancellation)
        return before.places.map {
            LayoutPass.run(document, in: $0.environment, reusing: &cache)
        }
    }

    private func moved(by changed: Document) -> [String] {
        let after = laidOut(changed)
        return document.subtree().filter { id in
            zip(layouts, after).contains { $0.frame(of: id) != $1.frame(of: id) }
        }.map { document[$0].name }
    }
}
