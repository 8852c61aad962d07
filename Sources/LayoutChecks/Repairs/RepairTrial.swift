package import StackCore

/// A finding with the repairs that fixed it in a test on a copy of the document.
package struct RepairableFinding: Sendable {
    package let finding: MergedFinding
    /// The layout in which the finding is worst and the number of other layouts with the finding,
    /// such as `on iphone-se portrait and 6 others of 46` (`MergedFinding.worstPlace`). Nil if the
    /// finding occurs in all layouts and no translation causes it.
    package let extent: String?
    /// The successful repairs, the best first. Empty if no repair fixes the finding without causing
    /// another problem.
    package let repairs: [TriedRepair]
    /// The part of the document that could determine the open position or size. The message that no
    /// repair is known refers to it.
    let source: OpenSource
    /// The numbers of repairs that are listed for other findings and together fix this one, all of
    /// its parts. Empty if there are none, or if this finding has repairs of its own. Repairs are
    /// numbered from 1, through the lists of all findings.
    fileprivate(set) package var repairsElsewhere: [Int] = []

    /// The part of a document that could determine an open position or size of a view.
    enum OpenSource {
        case nothing
        /// The view has a content size, but other views compete with it for space.
        case content
        /// An equality attaches the view to another view that is open along the same axis.
        case neighbour
    }
}

extension RepairableFinding {
    /// The message that no repair is known, with the reason or a suggestion if there is one.
    package var noRepairReason: String {
        if let first = repairsElsewhere.first {
            return repairsElsewhere.count == 1
                ? "repair \(first) fixes this, too"
                : "repairs " + repairsElsewhere.map(String.init).joined(separator: " and ")
                    + " fix this, too"
        }
        let name = finding.names.first ?? ""
        let number = finding.finding.numbers.first?.name ?? finding.finding.aspect
        let general = "no repair without new problems is known"
        // A position or size that nothing determines is usually found in all layouts. If the
        // finding does not occur in all, it has another cause.
        if extent != nil, finding.finding.rule != .outsideScreen { return general }
        switch (finding.finding.rule, number) {
        case (.ambiguous, "width") where source == .content,
            (.ambiguous, "height") where source == .content:
            let axis = number == "width" ? "horizontal" : "vertical"
            return general + "; the views' hugging.\(axis) and compression.\(axis) can decide "
                + "which of them gives way"
        case (.zeroSize, _) where source == .content: return general
        case (.ambiguous, _) where source == .neighbour:
            return "no repair is known: \(name) is placed beside a view that is ambiguous, too"
        case (.ambiguous, "width"), (.zeroSize, "width"):
            return
                "no repair is known: nothing in the document determines how wide \(name) should be"
        case (.ambiguous, "height"), (.zeroSize, "height"):
            return
                "no repair is known: nothing in the document determines how high \(name) should be"
        case (.ambiguous, _):
            return "no repair is known: nothing in the document determines where \(name) should be"
        case (.outsideScreen, _): return general + "; in a scroll view it can be reached"
        default: return general
        }
    }
}

/// A repair that was tested on a copy of the document in all layouts of the matrix.
package struct TriedRepair: Sendable {
    package let repair: Repair
    /// The names of the views that the repair moves or resizes in any layout, in document order.
    package let moved: [String]
    /// The number of further findings that the repair fixes.
    package let otherFixedFindings: Int
    /// The findings that the repair fixes.
    let fixed: Set<Finding.Identity>
    /// The number of views that the finding is about and that are invisible after the repair although
    /// they may be, added up over all layouts: those in a conflict, and those without content in a
    /// scroll view.
    let hidden: Int
    /// The number of pairs of siblings of which one is laid over the other, added up over all layouts.
    let covered: Int

    fileprivate var isHarmless: Bool { hidden == 0 && covered == 0 }
}

/// A search for repairs. It applies each candidate to a copy of the document, and checks the copy
/// in all layouts.
package struct RepairTrial {
    private let document: Document
    private let notes: SourceNotes
    private let matrix: CheckMatrix
    /// A function that returns the translations to check for the document or an edited copy of it.
    private let languages: (Document) -> [DocumentLanguage]
    private let cancellation: Cancellation
    private let before: CheckedDocument
    /// The repairs found so far, for all findings.
    private var listed: [TriedRepair] = []
    /// The layouts before any repair; empty until the first repair is tried.
    private var originals: [OriginalLayout] = []
    /// The views and frames of the document in the first layout, before any repair; nil until the
    /// first repair is tried.
    private var visibleLayout: VisibleLayout?

    /// A layout before any repair, with its flaws that a repair must not add to.
    private struct OriginalLayout {
        let layout: Layout
        /// The views that are invisible, each with an axis along which it has no size or is out of
        /// reach.
        let unseen: Set<ViewAxis>
        /// The views with a text that UIKit breaks inside a word.
        let brokenWords: Set<ViewID>
        /// The ambiguous views if the layout has conflicts, and otherwise none. The command `check`
        /// does not report these views, because it reports no ambiguous views in a layout with
        /// conflicts.
        let unreported: Set<ViewAxis>
        /// The views that extend beyond the screen or their superview, each with an axis along which
        /// it does.
        let beyond: Set<ViewAxis>
        /// The pairs of siblings that overlap (`VisibleLayout.coveredPairs`).
        let covered: Set<Set<ViewID>>

        init(_ visible: VisibleLayout) {
            layout = visible.layout
            unseen = visible.unseen()
            brokenWords = visible.viewsWithBrokenWords
            unreported = visible.layout.conflicts.isEmpty ? [] : visible.layout.openAxes
            beyond = visible.beyondEdges()
            covered = visible.coveredPairs()
        }
    }

    /// The maximum number of repairs to return for a finding.
    private static let most = 3
    /// The maximum number of candidates to try in each of the two lists of a finding (`fitting` and
    /// `others`). The likeliest come first. A conflict may have hundreds of constraints, and each
    /// of them is a candidate.
    private static let mostTried = 60
    /// The amount by which `Finding.extent` may grow without the repaired document counting as
    /// worse. It is half a point, because frames are rounded to pixels.
    private static let extentTolerance = 0.5

    /// Returns the findings with at least the given severity, each with its repairs, the most
    /// severe findings first.
    ///
    /// - Parameters:
    ///   - languages: returns the translations to check for the document or an edited copy of it
    ///   - cancellation: stops the work when it is requested; the caller must then ignore the
    ///     result
    package static func run(
        _ document: Document, notes: SourceNotes = .none, in matrix: CheckMatrix,
        languages: @escaping (Document) -> [DocumentLanguage] = { _ in [] },
        atLeast severity: Severity = .note, until cancellation: Cancellation = .never
    ) -> [RepairableFinding] {
        var trial = RepairTrial(document, notes, matrix, languages, cancellation)
        let found = trial.before.folded(withCopies: false).findings.filter {
            $0.severity >= severity
        }
        var result = Severity.allCases.sorted(by: >).flatMap { weight in
            found.filter { $0.severity == weight }.flatMap { trial.repairable($0) }
        }
        let all = result.flatMap(\.repairs)
        for index in result.indices where result[index].repairs.isEmpty {
            result[index].repairsElsewhere = elsewhere(all, result[index].finding)
        }
        return result
    }

    /// Returns the number, from 1, of the first repair that fixes all parts of a finding. If there
    /// is no such repair, returns for each part the number of the first repair that fixes it. Empty
    /// if a part has no repair.
    private static func elsewhere(_ all: [TriedRepair], _ merged: MergedFinding) -> [Int] {
        let parts = merged.identities
        if let whole = all.firstIndex(where: { $0.fixed.isSuperset(of: parts) }) {
            return [whole + 1]
        }
        let numbers = parts.map { part in all.firstIndex { $0.fixed.contains(part) } }
        return numbers.contains(nil) ? [] : Set(numbers.compactMap { $0.map { $0 + 1 } }).sorted()
    }

    /// Returns the finding with the repairs that fix all of its parts. If there is none, but some
    /// parts have repairs of their own, returns the parts instead.
    private mutating func repairable(_ merged: MergedFinding) -> [RepairableFinding] {
        let whole = alone(merged)
        if !whole.repairs.isEmpty || merged.parts.count < 2 { return [whole] }
        let parts = merged.parts.map { alone($0) }
        return parts.contains { !$0.repairs.isEmpty } ? parts : [whole]
    }

    private mutating func alone(_ merged: MergedFinding) -> RepairableFinding {
        let repairs = isRepaired(merged) ? [] : repairs(of: merged)
        listed += repairs
        return RepairableFinding(
            finding: merged, extent: merged.worstPlace(in: before), repairs: repairs,
            source: repairs.isEmpty ? source(of: merged) : .nothing)
    }

    /// Returns whether a repair that is listed for an earlier finding also determines the position or
    /// size that this finding is about. Then the list refers to that repair instead of repeating it.
    private func isRepaired(_ merged: MergedFinding) -> Bool {
        Self.isOpen(merged.finding)
            && listed.contains { $0.fixed.isSuperset(of: merged.identities) }
    }

    private static func isOpen(_ finding: Finding) -> Bool {
        [.ambiguous, .zeroSize, .scrollContent].contains(finding.rule)
    }

    private func source(of merged: MergedFinding) -> RepairableFinding.OpenSource {
        let finding = merged.finding
        guard [.ambiguous, .zeroSize].contains(finding.rule), let view = finding.views.first,
            originals.indices ~= merged.worst
        else { return .nothing }
        let layout = originals[merged.worst].layout
        let number = finding.numbers.first?.name ?? finding.aspect
        let axis: Axis = number == "y" || number == "height" ? .vertical : .horizontal
        if number == "width" || number == "height" {
            return layout.contentSize(of: view)[axis] == nil ? .nothing : .content
        }
        let open = layout.openAxes
        let isBeside = document.allConstraints.contains { constraint in
            !constraint.isAssertion && constraint.relation == .equal
                && constraint.views.contains(view)
                && constraint.first.attribute.axis == axis && !constraint.first.attribute.isSize
                && constraint.views.contains {
                    $0 != view && $0 != document[view].parent
                        && open.contains(ViewAxis(view: $0, axis: axis))
                }
        }
        return isBeside ? .neighbour : .nothing
    }

    private init(
        _ document: Document, _ notes: SourceNotes, _ matrix: CheckMatrix,
        _ languages: @escaping (Document) -> [DocumentLanguage], _ cancellation: Cancellation
    ) {
        (self.document, self.notes) = (document, notes)
        self.matrix = matrix
        self.languages = languages
        self.cancellation = cancellation
        before = DocumentCheck.run(
            document, named: "", notes: notes, in: matrix, languages: languages(document),
            until: cancellation)
    }

    private mutating func repairs(of merged: MergedFinding) -> [TriedRepair] {
        guard !before.places.isEmpty else { return [] }
        precondition(
            before.places.indices ~= merged.worst, "a finding is worst in a layout not checked")
        if originals.isEmpty {
            let visible = visibleLayouts(of: document, laidOut(document))
            originals = visible.map(OriginalLayout.init)
            visibleLayout = visible[0]
        }
        let candidates = RepairCandidates(
            document: document, finding: merged.finding, layout: originals[merged.worst].layout)
        var seen: Set<Repair> = []
        let fitting = tried(candidates.fitting, for: merged, &seen)
        let others = tried(candidates.others, for: merged, &seen)
        // Some repairs leave views invisible, for example off the screen, or lay a view over another
        // one. Only those are returned that do so least. A constant (`others`) is no better place
        // than one that the document suggests.
        let least = (fitting + others).map(\.hidden).min()
        let seenMost = { (tried: [TriedRepair]) in tried.filter { $0.hidden == least } }
        let (first, second) = (seenMost(fitting), seenMost(others))
        let covered = (first.isEmpty ? second : first).map(\.covered).min() ?? 0
        let apart = { (tried: [TriedRepair]) in
            Self.withoutAdditions(tried.filter { $0.covered <= covered })
        }
        return Array((best(apart(first), for: merged) + sorted(apart(second))).prefix(Self.most))
    }

    /// Returns the repairs that fix the most findings first. If a position or size is open, only those
    /// are kept, because the others leave a position or size undetermined.
    private func best(_ tried: [TriedRepair], for merged: MergedFinding) -> [TriedRepair] {
        // The offsets make the sorts stable: equally good repairs stay in the order of likelihood.
        let fitting = tried.enumerated().sorted {
            (-$0.element.otherFixedFindings, $0.offset) < (
                -$1.element.otherFixedFindings, $1.offset
            )
        }.map(\.element)
        let most = fitting.first?.otherFixedFindings ?? 0
        return Self.isOpen(merged.finding)
            ? fitting.filter { $0.otherFixedFindings == most } : fitting
    }

    /// Returns the repairs without those that only add changes to another one.
    private static func withoutAdditions(_ tried: [TriedRepair]) -> [TriedRepair] {
        tried.filter { one in
            !tried.contains { one.repair.onlyAdds(to: $0.repair) }
        }
    }

    /// Returns the repairs that move the fewest views first.
    private func sorted(_ tried: [TriedRepair]) -> [TriedRepair] {
        tried.enumerated().sorted {
            ($0.element.moved.count, $0.offset) < ($1.element.moved.count, $1.offset)
        }.map(\.element)
    }

    /// Tests the repairs that are not in `seen`, and adds them to `seen`. Skips repairs that
    /// contain all changes of a successful one. Stops after twice `most` successful repairs. Only
    /// repairs that leave no view invisible and lay none over another one count for both. Returns the
    /// successful repairs.
    private func tried(
        _ repairs: [Repair], for merged: MergedFinding, _ seen: inout Set<Repair>
    ) -> [TriedRepair] {
        var tried: [TriedRepair] = []
        for repair in repairs.prefix(Self.mostTried) where seen.insert(repair).inserted {
            let harmless = tried.filter(\.isHarmless)
            if cancellation.isRequested() || harmless.count == 2 * Self.most { break }
            if harmless.contains(where: { repair.contains($0.repair) }) { continue }
            if let result = attempt(repair, for: merged) { tried.append(result) }
        }
        return tried
    }

    /// Tests a repair on a copy of the document. Returns nil if the repair is not allowed, does not
    /// fix the finding, makes a view invisible, or moves it beyond the screen or its superview. Also returns nil if a layout then has a new or worse finding above severity
    /// `note`, or if the repair repeats what is there.
    private func attempt(_ repair: Repair, for merged: MergedFinding) -> TriedRepair? {
        var plan = EditPlan(document)
        do { try repair.make(&plan) } catch { return nil }
        if failsWhereWorst(plan.document, merged) { return nil }
        let checked = DocumentCheck.run(
            plan.document, named: "", notes: notes, in: matrix,
            languages: languages(plan.document), until: cancellation)
        let known = Dictionary(
            before.findings.map { ($0.finding.identity, $0) },
            uniquingKeysWith: { first, _ in first })
        let left = Set(checked.findings.map(\.finding.identity))
        if !left.isDisjoint(with: merged.identities) { return nil }
        for finding in checked.findings
        where finding.severity > .note || finding.finding.rule == .idleConstraint {
            let old = known[finding.finding.identity]
            if let old, finding.finding.extent > old.finding.extent + Self.extentTolerance,
                !isExcused(finding.finding, in: finding.worst, for: merged),
                merged.finding.rule != .ambiguous || !isCutWhereOpen(finding.finding)
            {
                return nil
            }
            let new = Set(finding.places).subtracting(old?.places ?? [])
            guard new.allSatisfy({ isExcused(finding.finding, in: $0, for: merged) }) else {
                return nil
            }
        }
        let after = laidOut(plan.document)
        let fixed = before.findings.map(\.finding).filter {
            // Nothing is fixed if UIKit now truncates the other one of two texts that compete for
            // space.
            let same = $0.rule == .truncatedText ? $0.related : []
            return left.isDisjoint(with: same + [$0.identity])
        }
        let identities = Set(fixed.map(\.identity))
        guard identities.isSuperset(of: merged.identities) else { return nil }
        let visibleAfter = visibleLayouts(of: plan.document, after)
        if breaksWords(in: visibleAfter) { return nil }
        let unseenAfter = visibleAfter.map { $0.unseen() }
        let empty = withoutContent(merged.finding)
        if hides(fixed, in: plan.document, visibleAfter, unseenAfter, except: empty) { return nil }
        if movesBeyondEdges(visibleAfter) { return nil }
        let open = checked.findings.filter { $0.finding.rule == .ambiguous }.map(\.finding)
        let covered = coveredPairs(fixed, open, visibleAfter)
        // Only a view without a place must be somewhere, even if every place is over another view.
        if covered > 0, !Self.isOpen(merged.finding) { return nil }
        let shown = conflicting(merged.finding) + empty
        return TriedRepair(
            repair: repair, moved: moved(to: after), otherFixedFindings: fixed.count - 1,
            fixed: identities,
            hidden: unseenAfter.reduce(0) { $0 + $1.intersection(shown).count },
            covered: covered)
    }

    /// Returns whether the repair is certainly a failure: the repaired document still has the
    /// finding, or has a new one, in the layout in which the finding was worst before the repair.
    /// Checking this one layout first saves time, because it shows for most failing repairs that
    /// they fail.
    private func failsWhereWorst(_ changed: Document, _ merged: MergedFinding) -> Bool {
        // If the document has placeholder constraints, only a check in all layouts shows which
        // findings are reported.
        guard notes.placeholders.isEmpty else { return false }
        let place = merged.worst
        let found = DocumentCheck.findings(
            of: changed, in: before.places[place].environment, notes: notes, until: cancellation)
        let isOfLanguage = merged.translation != nil
        if !isOfLanguage, found.contains(where: { merged.identities.contains($0.identity) }) {
            return true
        }
        let known = Set(
            before.findings.filter { $0.places.contains(place) }.map(\.finding.identity))
        let severities = CheckRules()
        return found.contains { finding in
            !finding.isEstimate && !known.contains(finding.identity)
                && severities[finding.rule].map { $0 > .note } == true
                && !isExcused(finding, in: place, for: merged)
        }
    }

    /// Returns whether a finding that was not reported in this layout before the repair is
    /// nevertheless not caused by the repair. There are three such cases:
    ///
    /// - `check` did not report the problem because of a conflict (`wasUnreported`).
    /// - The view had no size (`wasWithoutSize`). If the repair concerns one axis only, just the
    ///   problems along the other axis are excused.
    /// - UIKit could truncate either of two texts and now truncates the other one (`wasChoice`).
    private func isExcused(_ finding: Finding, in place: Int, for merged: MergedFinding) -> Bool {
        if wasUnreported(finding, in: place) { return true }
        let rule = merged.finding.rule
        if rule == .ambiguous && wasChoice(finding, in: place) { return true }
        guard wasWithoutSize(finding, in: place) else { return false }
        if rule == .conflict { return true }
        guard let repaired = merged.finding.axis else { return false }
        switch finding.aspect {
        case "top", "bottom": return repaired == .horizontal
        case "left", "right": return repaired == .vertical
        default: return finding.axis == repaired.crossing
        }
    }

    /// Returns whether a text was already truncated in this layout before the repair, and UIKit
    /// could have truncated the text of `finding` instead.
    private func wasChoice(_ finding: Finding, in place: Int) -> Bool {
        before.findings.contains {
            $0.finding.rule == .truncatedText && $0.places.contains(place)
                && $0.finding.related.contains(finding.identity)
        }
    }

    /// Returns whether the finding is about a truncated text whose view was ambiguous before the
    /// repair. UIKit may then have truncated the text even more than the layout before the repair
    /// shows.
    private func isCutWhereOpen(_ finding: Finding) -> Bool {
        guard finding.rule == .truncatedText, let view = finding.views.first else { return false }
        return before.findings.contains {
            $0.finding.rule == .ambiguous
                && [view, document.arrangingStack(of: view)].contains($0.finding.views.first)
        }
    }

    /// Returns whether the finding is about a view that had no width or no height in a layout
    /// before the repair. Such a view is invisible, so its other problems were not reported.
    private func wasWithoutSize(_ finding: Finding, in place: Int) -> Bool {
        guard finding.rule != .zeroSize, let view = finding.views.first,
            let frame = originals[place].layout.frame(of: view)
        else { return false }
        return frame.width == 0 || frame.height == 0
    }

    /// Returns whether the finding is about a view that was ambiguous in a layout before the repair,
    /// where conflicts kept `check` from reporting it.
    private func wasUnreported(_ finding: Finding, in place: Int) -> Bool {
        guard finding.rule == .ambiguous, let view = finding.views.first, let axis = finding.axis
        else { return false }
        return originals[place].unreported.contains {
            $0.axis == axis && ($0.view == view || document.arrangingStack(of: $0.view) == view)
        }
    }

    /// Returns the layouts of a document without its placeholder constraints.
    private func laidOut(_ document: Document) -> [Layout] {
        var cache = LayoutCache(until: cancellation)
        let document = document.without(notes.placeholders)
        return before.places.map {
            LayoutPass.run(document, in: $0.environment, reusing: &cache)
        }
    }

    /// Returns whether the repair leaves a view invisible that must be visible. A view must be
    /// visible if it was visible before the repair, if the repair fixes a finding about it, or if
    /// the repair determines its frame, which was ambiguous before.
    ///
    /// - Parameters:
    ///   - fixed: the findings that the repair fixes
    ///   - unseenAfter: the views that nobody can see after the repair, for each layout in `after`
    ///   - empty: views that need not be visible if they were not before
    private func hides(
        _ fixed: [Finding], in changed: Document, _ after: [VisibleLayout],
        _ unseenAfter: [Set<ViewAxis>], except empty: [ViewAxis]
    ) -> Bool {
        assert(after.count == originals.count, "a repair was not tried in a layout")
        var targets = Set(fixed.flatMap { self.targets(of: $0, in: changed) })
        if let visibleLayout {
            targets.formUnion(
                visibleLayout.layout.openAxes.subtracting(after[0].layout.openAxes))
        }
        targets.subtract(empty)
        return zip(originals, unseenAfter).contains { before, after in
            !after.isSubset(of: before.unseen) || !after.isDisjoint(with: targets)
        }
    }

    /// Returns whether the repair moves a view beyond the screen or its superview in a layout in which
    /// it was inside.
    private func movesBeyondEdges(_ after: [VisibleLayout]) -> Bool {
        zip(originals, after).contains { !$1.beyondEdges().isSubset(of: $0.beyond) }
    }

    /// Returns the number of pairs of siblings, added up over all layouts, of which the repair lays
    /// one over the other that it did not cover in the same layout before. Where the repair determines
    /// a view's place, it does not matter what the view covered before; where a view's place is still
    /// open, it does not matter what it covers.
    ///
    /// - Parameters:
    ///   - fixed: the findings that the repair fixes
    ///   - open: the findings about views that are still ambiguous
    private func coveredPairs(
        _ fixed: [Finding], _ open: [Finding], _ after: [VisibleLayout]
    ) -> Int {
        assert(after.count == originals.count, "a repair was not tried in a layout")
        let placed = Set(fixed.filter { $0.rule == .ambiguous }.flatMap(\.views))
        let unplaced = Set(open.flatMap(\.views))
        return zip(originals, after).reduce(0) { count, layouts in
            let (before, layout) = layouts
            return count
                + layout.coveredPairs().count { pair in
                    (!before.covered.contains(pair) || !pair.isDisjoint(with: placed))
                        && pair.isDisjoint(with: unplaced)
                }
        }
    }

    /// Returns whether the repair makes UIKit break a text inside a word in a layout in which it did
    /// not do so before.
    private func breaksWords(in after: [VisibleLayout]) -> Bool {
        zip(originals, after).contains { !$1.viewsWithBrokenWords.isSubset(of: $0.brokenWords) }
    }

    /// Returns the views that must be visible after a repair fixes the finding, each with the axes
    /// along which it must be visible: the finding's view, and all views with content inside it. For
    /// an ambiguous view and for scrolled content, this is only the axis of the finding, because the
    /// other one has another finding. Empty if the finding is not about an undetermined or missing
    /// size or position.
    private func targets(of finding: Finding, in changed: Document) -> [ViewAxis] {
        guard Self.isOpen(finding), let axis = finding.axis, let view = finding.views.first,
            let visibleLayout
        else { return [] }
        let inside = changed.subtree(of: view).dropFirst().filter(visibleLayout.hasContent)
        let axes = finding.rule == .zeroSize ? Axis.allCases : [axis]
        return inside.map { ViewAxis(view: $0, axis: axis) }
            + axes.map { ViewAxis(view: view, axis: $0) }
    }

    /// Returns the subviews without content of a scroll view, each with the axis along which the size
    /// of the scroll view's content is open. They may stay invisible if no repair shows them, because
    /// code may fill them. Empty for other findings.
    private func withoutContent(_ finding: Finding) -> [ViewAxis] {
        guard finding.rule == .scrollContent, let axis = finding.axis,
            let view = finding.views.first
        else { return [] }
        return document[view].subviews.filter { visibleLayout?.hasContent($0) == false }
            .map { ViewAxis(view: $0, axis: axis) }
    }

    /// Returns the views with content that the constraints of a conflict relate, each with the axis
    /// of the constraint; empty if the finding is no conflict.
    private func conflicting(_ finding: Finding) -> [ViewAxis] {
        guard finding.rule == .conflict, let visibleLayout else { return [] }
        let conflict = originals.lazy.flatMap(\.layout.conflicts).first {
            $0.dropped.item == finding.items[0]
        }
        let anchors = (conflict?.constraints ?? []).flatMap { [$0.first, $0.second] }
        return anchors.compactMap { $0 }.filter {
            $0.box.owner != .root && visibleLayout.hasContent($0.box.owner)
        }.map { ViewAxis(view: $0.box.owner, axis: $0.attribute.axis) }
    }

    /// Returns the visible views of each layout of a document.
    private func visibleLayouts(
        of document: Document, _ layouts: [Layout]
    ) -> [VisibleLayout] {
        layouts.map { layout in
            let prepared = PreparedDocument(document, for: layout.environment)
            return VisibleLayout(layout, VisibleViews(prepared, notes), TextWidths())
        }
    }

    private func moved(to after: [Layout]) -> [String] {
        assert(after.count == originals.count, "a repair was not tried in a layout")
        return document.subtree().filter { id in
            zip(originals, after).contains { $0.layout.frame(of: id) != $1.frame(of: id) }
        }.map { document[$0].name }
    }
}

extension MergedFinding {
    /// The identities of the findings that were merged into this one, or its own.
    fileprivate var identities: Set<Finding.Identity> {
        Set((parts.isEmpty ? [self] : parts).map(\.finding.identity))
    }
}
