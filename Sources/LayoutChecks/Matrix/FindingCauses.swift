import StackCore

/// The cause of findings. Findings with the same cause are reported as one finding.
struct FindingCause: Hashable {
    let rule: RuleID
    /// The aspect of the finding, for example the name of an edge. `left` and `right` are both
    /// `side`, because text direction and rotation mirror them.
    let aspect: String
    let place: Location

    enum Location: Hashable {
        /// The cause is a screen that is too small for its content.
        case screen
        /// The cause is in this direct subview of the root, which contains all items of the
        /// findings.
        case container(ViewID)
        /// The cause is in the items with these keys. Corresponding items in copies of a subtree
        /// have equal keys, so a fault in each copy is one cause.
        case copies([CopyKey])
        /// The cause is in these views and constraints alone, so that no other finding has it.
        case items([ItemID])
    }
}

/// The position of an item in the view hierarchy. Corresponding items in copies of a subtree have
/// equal keys.
enum CopyKey: Hashable {
    case document
    case view([CopyStep])
    case constraint([CopyStep], LayoutAttribute, LayoutAttribute?)
}

/// A step on the path from the root to a view: from a superview to one of its subviews.
enum CopyStep: Hashable {
    /// A step to a subview that is not a copy of a sibling. The number is the subview's index.
    case single(Int)
    /// A step to one of several siblings with the same structure. The number is that of the
    /// structure.
    case copy(Int)
}

/// Determines the causes of the findings in a document, so that findings with the same cause can be
/// reported as one.
struct FindingCauses {
    private let document: Document
    /// The identities of the findings that do not occur in every layout.
    private let partial: Set<Finding.Identity>
    /// For each view except the root, the step from its superview to the view.
    private var steps: [ViewID: CopyStep] = [:]

    /// The structure of a view. The subviews' structures are numbers, and equal structures have
    /// equal numbers.
    private struct Shape: Hashable {
        let kind: ViewKind
        let subviews: [Int]
        let arranged: Int
    }

    init(_ document: Document, partial: Set<Finding.Identity>) {
        self.document = document
        self.partial = partial
        var numbers: [Shape: Int] = [:]
        var shapes: [ViewID: Int] = [:]
        for id in document.subtree().reversed() {
            let view = document[id]
            let shape = Shape(
                kind: view.kind, subviews: view.subviews.compactMap { shapes[$0] },
                arranged: view.arrangedSubviews.count)
            shapes[id] = numbers[shape, default: numbers.count]
            numbers[shape] = shapes[id]
            assert(
                shape.subviews.count == view.subviews.count,
                "a view is numbered before one of its subviews")
            addSteps(to: view.subviews, shapes: shape.subviews)
        }
    }

    /// Adds the steps from a view to its subviews, whose structures have the numbers `shapes`. A
    /// view without subviews counts as a copy of its siblings only if a stack arranges it.
    private mutating func addSteps(to subviews: [ViewID], shapes: [Int]) {
        let counts = Dictionary(shapes.map { ($0, 1) }, uniquingKeysWith: +)
        for (place, (id, shape)) in zip(subviews, shapes).enumerated() {
            let mayBeCopy =
                !document[id].subviews.isEmpty || document.arrangingStack(of: id) != nil
            steps[id] = mayBeCopy && counts[shape, default: 0] > 1 ? .copy(shape) : .single(place)
        }
    }

    /// Returns, for each finding and in the same order, the finding of which it is a consequence,
    /// or the finding itself if there is none. For example, the findings about ambiguous views in a
    /// scroll view are consequences of the finding that the scroll view has no content size.
    func leaders(of findings: [Finding]) -> [Finding] {
        var leaders: [ViewID: [Int]] = [:]
        for (number, finding) in findings.enumerated() {
            guard [.ambiguous, .scrollContent, .outsideScreen].contains(finding.rule),
                let view = finding.views.first
            else { continue }
            leaders[view, default: []].append(number)
        }
        return findings.map { finding in
            var last = finding
            // The longest chain of consequences has three findings: `zeroSize` is a consequence of
            // `ambiguous`, and `ambiguous` is a consequence of `scrollContent`.
            for _ in 0..<3 {
                guard let view = last.views.first else { break }
                let around = document.ancestors(of: view).flatMap { leaders[$0] ?? [] }
                guard let first = around.filter({ leads(findings[$0], to: last) }).min()
                else { break }
                last = findings[first]
            }
            return last
        }
    }

    /// Returns whether `finding` is a consequence of the finding `leader`. The view of `leader` is
    /// the view of `finding` or one of its superviews.
    private func leads(_ leader: Finding, to finding: Finding) -> Bool {
        switch (leader.rule, finding.rule) {
        case (.scrollContent, .ambiguous), (.scrollContent, .zeroSize), (.ambiguous, .zeroSize):
            leader.axis == finding.axis
        case (.outsideScreen, .outsideSafeArea):
            leader.views.first == finding.views.first && leader.side == finding.side
        default: false
        }
    }

    /// Returns the cause of a finding.
    ///
    /// - Parameter withCopies: whether equal findings in copies of a subtree have the same cause
    func cause(of finding: Finding, withCopies: Bool) -> FindingCause {
        if isSqueezed(finding) {
            return FindingCause(rule: .zeroSize, aspect: "height", place: .screen)
        }
        return FindingCause(
            rule: finding.rule, aspect: finding.side, place: place(of: finding, withCopies))
    }

    /// Returns whether the finding's cause is a screen that is too short for content that does not
    /// scroll. That is assumed if a view or text has too little height in some layouts, and enough
    /// in others.
    private func isSqueezed(_ finding: Finding) -> Bool {
        [.zeroSize, .truncatedText].contains(finding.rule) && finding.axis == .vertical
            && partial.contains(finding.identity)
    }

    private func place(of finding: Finding, _ withCopies: Bool) -> FindingCause.Location {
        switch finding.rule {
        case .outsideScreen: return .screen
        case .outsideSafeArea:
            if let container = finding.views.first.flatMap(container) {
                return .container(container)
            }
        default: break
        }
        return withCopies ? .copies(finding.items.map(key)) : .items(finding.items)
    }

    /// Returns the direct subview of the root that contains a view; nil if the view is the root or
    /// a direct subview of it.
    private func container(of view: ViewID) -> ViewID? {
        document.ancestors(of: view).dropFirst().dropLast().last
    }

    // MARK: Recognizing copies of a subtree

    private func key(of item: ItemID) -> CopyKey {
        switch item {
        case .document: return .document
        case .view(let id): return .view(steps(to: id))
        case .constraint(let id):
            guard let constraint = document.constraint(id) else { return .document }
            return .constraint(
                steps(to: constraint.first.item.view), constraint.first.attribute,
                constraint.second?.attribute)
        }
    }

    private func steps(to id: ViewID) -> [CopyStep] {
        document.ancestors(of: id).dropLast().reversed().compactMap { steps[$0] }
    }
}

extension Finding {
    /// The finding's aspect, with `left` and `right` replaced by `side`, because text direction and
    /// rotation mirror them.
    fileprivate var side: String { ["left", "right"].contains(aspect) ? "side" : aspect }
}

extension CheckedDocument {
    /// A copy of the results in which the findings of each cause are merged into one, at the
    /// position of the first.
    package var folded: CheckedDocument { folded(withCopies: true) }

    /// Returns the results with the findings of each cause merged into one.
    ///
    /// - Parameter withCopies: whether equal findings in copies of a subtree are merged too
    func folded(withCopies: Bool) -> CheckedDocument {
        var order: [FoldingKey] = []
        var groups: [FoldingKey: [MergedFinding]] = [:]
        for finding in findings {
            let key = FoldingKey(
                cause: withCopies ? finding.cause : finding.ownCause,
                placesByLanguage: Dictionary(
                    uniqueKeysWithValues: zip(finding.languages, finding.placesByLanguage)))
            if groups[key] == nil { order.append(key) }
            groups[key, default: []].append(finding)
        }
        var result = self
        result.findings = order.compactMap { key in
            groups[key].map { MergedFinding(folding: $0, of: key.cause.rule) }
        }
        return result
    }

    /// The key by which findings are merged: findings with equal keys become one. The key contains
    /// the cause and, for findings in translations, also their languages and layouts, because each
    /// translation must be corrected on its own.
    private struct FoldingKey: Hashable {
        let cause: FindingCause
        let placesByLanguage: [String: [Int]]
    }
}

extension MergedFinding {
    /// Merges findings that have the same cause into one, with the layouts and names of all of
    /// them. The result has the message of the worst finding of `rule`, which is the rule of the
    /// cause. If no finding has this rule, the result has the message of the worst of all findings.
    init(folding parts: [MergedFinding], of rule: RuleID) {
        precondition(!parts.isEmpty, "a cause has no findings")
        assert(
            parts.allSatisfy { Set($0.languages) == Set(parts[0].languages) },
            "findings of different languages are merged")
        let own = parts.filter { $0.finding.rule == rule }
        // If the cause is a text, the message is that of a finding about the text itself. A finding
        // about another view is usually its consequence.
        let translated = own.filter(\.isAboutText)
        let candidates = [translated, own, parts].first { !$0.isEmpty } ?? parts
        self = candidates.dropFirst().reduce(candidates[0]) {
            $1.finding.isWorse(than: $0.finding) ? $1 : $0
        }
        if parts.count == 1 { return }
        self.parts = parts
        severity = parts.map(\.severity).max() ?? severity
        places = Set(parts.flatMap(\.places)).sorted()
        var seen = Set(names)
        names += parts.flatMap(\.names).filter { seen.insert($0).inserted }
    }
}
