import StackCore

/// The cause of findings. Findings with the same cause are reported as one, in several places.
struct FindingCause: Hashable {
    let rule: RuleID
    /// The edge, or another aspect. Left and right are the same, because text direction and
    /// rotation mirror them.
    let aspect: String
    let place: Place

    enum Place: Hashable {
        /// The screen is too small for its content.
        case screen
        /// A direct subview of the root that contains all items.
        case container(ViewID)
        /// Copies of the same views and constraints.
        case copies([CopyKey])
        /// These views and constraints only.
        case items([ItemID])
    }
}

/// The position of an item in the hierarchy. Equal items in copies of a subtree have equal keys.
enum CopyKey: Hashable {
    case document
    case view([CopyStep])
    case constraint([CopyStep], LayoutAttribute, LayoutAttribute?)
}

/// A step from a view to one of its subviews.
enum CopyStep: Hashable {
    /// A view that is not a copy, by its index among the subviews.
    case single(Int)
    /// One of several siblings of the same shape, by the number of the shape.
    case copy(Int)
}

/// A search for the causes of findings.
struct FindingCauses {
    private let document: Document
    /// The findings that are not in every layout.
    private let partial: Set<Finding.Identity>
    /// The numbers of the views' shapes. Views with the same kind and the same shapes inside share
    /// a number.
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

    /// Returns, for each finding, the one that it is a consequence of; the finding itself if there
    /// is none.
    func leaders(of findings: [Finding]) -> [Finding] {
        let leaders = findings.filter {
            [.ambiguous, .scrollContent, .outsideScreen].contains($0.rule)
        }
        return findings.map { finding in
            var last = finding
            // A consequence is of a later rule or further inside, so a chain has at most three
            // steps.
            for _ in 0..<3 {
                guard let leader = leaders.first(where: { leads($0, to: last) }) else { break }
                last = leader
            }
            return last
        }
    }

    /// Returns whether `finding` is a consequence of `leader`.
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

    /// - Parameter withCopies: Whether the same finding in a copy has the same cause.
    func cause(of finding: Finding, withCopies: Bool) -> FindingCause {
        if isSqueezed(finding) {
            return FindingCause(rule: .zeroSize, aspect: "height", place: .screen)
        }
        return FindingCause(
            rule: finding.rule, aspect: finding.side, place: place(of: finding, withCopies))
    }

    /// Returns whether a view has too little height only on some devices. The content does not
    /// scroll there.
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

    /// Returns the direct subview of the root that contains a view; nil if the view itself is
    /// directly in the root.
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

    /// Returns the last step to a view. A single view counts as a copy only if a stack arranges it;
    /// a view with subviews always does.
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
    /// The edge or other aspect, with left and right as `side`, because text direction and rotation
    /// mirror them.
    fileprivate var side: String { ["left", "right"].contains(aspect) ? "side" : aspect }
}

extension CheckedDocument {
    /// The results with the findings of each cause merged into one, at the position of the first.
    package var folded: CheckedDocument { folded(withCopies: true) }

    /// - Parameter withCopies: Whether the same finding in several copies is merged too.
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
    /// Creates the worst of several findings with the same cause, with all their places. At least
    /// one has the cause's rule; the others may be consequences.
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
