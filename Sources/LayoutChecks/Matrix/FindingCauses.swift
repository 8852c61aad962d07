import StackCore

/// What findings have in common that come from one thing: they are one finding with several places.
struct FindingCause: Hashable {
    let rule: RuleID
    /// Which edge; left and right are one, since reading and holding a device mirror them.
    let aspect: String
    let place: Place

    enum Place: Hashable {
        /// The screen is too small for what is on it.
        case screen
        /// The view directly in the root in which everything concerned is.
        case container(ViewID)
        /// Copies of the same views and constraints.
        case copies([CopyKey])
        /// These views and constraints alone.
        case items([ItemID])
    }
}

/// Where an item is, the same for every copy of what it is part of.
enum CopyKey: Hashable {
    case document
    case view([CopyStep])
    case constraint([CopyStep], LayoutAttribute, LayoutAttribute?)
}

/// One step from a view into a view in it.
enum CopyStep: Hashable {
    /// The only one of its shape, by its place among the subviews.
    case single(Int)
    /// One of several of the same shape, by the number of the shape.
    case copy(Int)
}

/// Finds the causes of findings.
struct FindingCauses {
    private let document: Document
    /// The findings that are not in every layout.
    private let partial: Set<Finding.Identity>
    /// By the views' numbers, parents before what is in them.
    private var shapes: [ViewID: Int] = [:]

    private struct Shape: Hashable {
        let kind: ViewKind
        let subviews: [Int]
        let arranged: Int
    }

    init(_ document: Document, partial: Set<Finding.Identity>) {
        self.document = document
        self.partial = partial
        var numbers: [Shape: Int] = [:]
        for id in document.subtree().reversed() {
            let view = document[id]
            let shape = Shape(
                kind: view.kind, subviews: view.subviews.compactMap { shapes[$0] },
                arranged: view.arrangedSubviews.count)
            shapes[id] = numbers[shape, default: numbers.count]
            numbers[shape] = shapes[id]
        }
    }

    /// The finding that each is a consequence of; itself if of none.
    func leaders(of findings: [Finding]) -> [Finding] {
        let leaders = findings.filter {
            [.ambiguous, .scrollContent, .outsideScreen].contains($0.rule)
        }
        return findings.map { finding in
            var last = finding
            // A consequence is of a later rule or further inside, so that no chain has more steps.
            for _ in 0..<3 {
                guard let leader = leaders.first(where: { leads($0, to: last) }) else { break }
                last = leader
            }
            return last
        }
    }

    /// Whether a finding is a consequence of another one.
    private func leads(_ leader: Finding, to finding: Finding) -> Bool {
        guard let view = finding.views.first, let other = leader.views.first else { return false }
        let isAround = document.isAncestor(other, of: view)
        switch (leader.rule, finding.rule) {
        case (.scrollContent, .ambiguous), (.scrollContent, .zeroSize), (.ambiguous, .zeroSize):
            return isAround && leader.axis == finding.axis
        case (.outsideScreen, .outsideSafeArea):
            return view == other && leader.side == finding.side
        default: return false
        }
    }

    /// - Parameter withCopies: whether the same finding of a copy has the same cause
    func cause(of finding: Finding, withCopies: Bool) -> FindingCause {
        if isSqueezed(finding) {
            return FindingCause(rule: .zeroSize, aspect: "height", place: .screen)
        }
        return FindingCause(
            rule: finding.rule, aspect: finding.side, place: place(of: finding, withCopies))
    }

    /// Whether a view has too little height on some devices: what is on the screen does not scroll there.
    private func isSqueezed(_ finding: Finding) -> Bool {
        [.zeroSize, .truncatedText].contains(finding.rule) && finding.axis == .vertical
            && partial.contains(finding.identity)
    }

    private func place(of finding: Finding, _ withCopies: Bool) -> FindingCause.Place {
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

    /// The view directly in the root that a view is in; nil for one that is directly in the root.
    private func container(of view: ViewID) -> ViewID? {
        document.ancestors(of: view).dropFirst().dropLast().last
    }

    // MARK: Copies

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
        document.ancestors(of: id).dropLast().reversed().map(step)
    }

    /// Single views are copies of each other if a stack arranges them alike, and whole subtrees wherever
    /// they are.
    private func step(to id: ViewID) -> CopyStep {
        let view = document[id]
        let siblings = view.parent.map { document[$0].subviews } ?? []
        let alike = siblings.filter { shapes[$0] == shapes[id] }
        let mayBeCopy = !view.subviews.isEmpty || document.arrangingStack(of: id) != nil
        if mayBeCopy, alike.count > 1, let shape = shapes[id] { return .copy(shape) }
        return .single(siblings.firstIndex(of: id) ?? 0)
    }
}

extension Finding {
    /// Which edge it is about, or its aspect: left and right are one, since reading and holding a device
    /// mirror them.
    fileprivate var side: String { ["left", "right"].contains(aspect) ? "side" : aspect }
}

extension CheckedDocument {
    /// With the findings of one cause as one, in the place of the first of them.
    package var folded: CheckedDocument { folded(withCopies: true) }

    /// - Parameter withCopies: whether the same finding of several copies is one, too
    func folded(withCopies: Bool) -> CheckedDocument {
        var order: [FindingCause] = []
        var groups: [FindingCause: [MergedFinding]] = [:]
        for finding in findings {
            let cause = withCopies ? finding.cause : finding.ownCause
            if groups[cause] == nil { order.append(cause) }
            groups[cause, default: []].append(finding)
        }
        var result = self
        result.findings = order.compactMap { cause in
            groups[cause].map { MergedFinding(folding: $0, of: cause.rule) }
        }
        return result
    }
}

extension MergedFinding {
    /// The worst of several findings of one cause, in all the places of all of them. One at least is of
    /// the cause's rule, the others may be consequences.
    fileprivate init(folding parts: [MergedFinding], of rule: RuleID) {
        let own = parts.filter { $0.finding.rule == rule }
        let candidates = own.isEmpty ? parts : own
        self = candidates.dropFirst().reduce(candidates[0]) {
            $1.finding.extent > $0.finding.extent ? $1 : $0
        }
        if parts.count == 1 { return }
        self.parts = parts
        severity = parts.map(\.severity).max() ?? severity
        places = Set(parts.flatMap(\.places)).sorted()
        var seen = Set(names)
        names += parts.flatMap(\.names).filter { seen.insert($0).inserted }
    }
}
