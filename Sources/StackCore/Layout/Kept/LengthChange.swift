/// How two documents differ, where they differ by lengths and looks alone: what is where, and what holds it,
/// is the same in both.
struct LengthChange {
    /// Views whose content may measure otherwise.
    private(set) var contents: [ViewID] = []
    /// Stacks with another spacing, with all constraints that they make.
    private(set) var stacks: [(stack: ViewID, constraints: [BoxConstraint])] = []
    /// Users' constraints with another constant.
    private(set) var constraints: [BoxConstraint] = []
    /// What holds the root view at the size of another screen; none where it is the same.
    private(set) var root: [BoxConstraint] = []

    /// Nil where they differ by more. Has `resolved` take on the new values.
    init?(
        to new: Document, _ resolved: inout ResolvedDocument, _ last: LayoutEnvironment,
        _ environment: LayoutEnvironment
    ) {
        let old = resolved.document
        guard new.properties == old.properties, takeOn(environment, last, resolved) else {
            return nil
        }
        let views = new.views.numbers(differingFrom: old.views).map { ViewID($0) }
        let rows = new.constraints.numbers(differingFrom: old.constraints).map { ConstraintID($0) }
        var spaced: [ViewID] = []
        var resolvedAnew: [ViewID] = []
        for id in views {
            guard let one = old.view(id), let other = new.view(id), one.stands(as: other) else {
                return nil
            }
            for key in PropertyList.keys(differingIn: one.properties, other.properties) {
                guard add(other, key, &spaced) else { return nil }
                if PropertyKey.resolvedLengths.contains(key) { resolvedAnew.append(id) }
            }
        }
        resolved.takeOn(new, changed: resolvedAnew)
        for id in spaced where resolved.views[id] != nil {
            let made = resolved.stackConstraints(id, naturalLengths: [], environment, root: .root)
            stacks.append((id, made?.make() ?? []))
        }
        for id in rows {
            guard let one = old.constraint(id), let other = new.constraint(id),
                one.differsByConstant(from: other)
            else { return nil }
            constraints.append(resolved.boxConstraint(other))
        }
    }

    /// False where environments differ by more than the root's size, or more hangs on that.
    private mutating func takeOn(
        _ environment: LayoutEnvironment, _ last: LayoutEnvironment, _ resolved: ResolvedDocument
    ) -> Bool {
        if environment == last { return true }
        var resized = last
        resized.size = environment.size
        // Whether views keep their designed sizes hangs on the root's.
        guard resized == environment, !environment.isCanvas, resolved[.root].designedFrame == nil
        else { return false }
        root = RootSize.fixed(environment.size).constraints(on: .root)
        return true
    }

    /// False for a key that more hangs on.
    private mutating func add(_ view: View, _ key: PropertyKey, _ spaced: inout [ViewID]) -> Bool {
        if PropertyKey.contents.contains(key) {
            contents.append(view.id)
        } else if key == .spacing {
            spaced.append(view.id)
        } else if key == .spacingAfter {
            if let stack = view.parent { spaced.append(stack) }
        } else {
            return key.forLooks() != nil
        }
        return true
    }
}

extension PropertyKey {
    /// What a view shows, which nothing but its measure hangs on.
    fileprivate static let contents: Set<PropertyKey> = [
        .intrinsic, .text, .font, .placeholder, .secure, .subtitle, .segments, .pages, .image,
        .imagePlacement, .backgroundImage, .contentInset,
    ]

    /// The lengths that `ResolvedView` has.
    fileprivate static let resolvedLengths: Set<PropertyKey> = [
        .intrinsic, .spacing, .spacingAfter,
    ]
}

extension View {
    /// Whether it stands in the same view as the other and holds the same views.
    fileprivate func stands(as other: View) -> Bool {
        kind == other.kind && parent == other.parent && subviews == other.subviews
            && arrangedSubviews == other.arrangedSubviews
    }
}

extension LayoutConstraint {
    /// Whether only their constants differ, or names.
    func differsByConstant(from other: LayoutConstraint) -> Bool {
        first == other.first && relation == other.relation && second == other.second
            && PropertyList.keys(differingIn: properties, other.properties)
                .allSatisfy { $0 == .constant }
    }
}

extension PropertyList {
    /// The keys that have another value in one than in the other, under whatever condition.
    static func keys(
        differingIn one: PropertyList, _ other: PropertyList
    ) -> [PropertyKey] {
        var result: [PropertyKey] = []
        for (here, there) in [(one, other), (other, one)] {
            for entry in here.entries where there[entry.key, entry.condition] != entry.value {
                if !result.contains(entry.key) { result.append(entry.key) }
            }
        }
        return result
    }
}
