/// One of the two versions that are merged.
package enum MergeSide: String, CaseIterable, Sendable {
    case ours, theirs

    var other: MergeSide { self == .ours ? .theirs : .ours }
}

/// What became of one thing in two versions, seen from the one that both come from.
enum ThreeWay {
    /// Neither changed it, or both did so alike.
    case same
    /// Only this side changed it.
    case changed(MergeSide)
    /// Each changed it in its own way.
    case conflict

    init<Value: Equatable>(_ base: Value, _ ours: Value, _ theirs: Value) {
        self =
            if ours == theirs {
                .same
            } else if base == ours {
                .changed(.theirs)
            } else if base == theirs {
                .changed(.ours)
            } else { .conflict }
    }

    /// Whose word holds where there is no conflict.
    var side: MergeSide? {
        switch self {
        case .same: .ours
        case .changed(let side): side
        case .conflict: nil
        }
    }
}

/// The three versions of a file.
struct MergeInput {
    let base: Version
    let ours: Version
    let theirs: Version
    /// Every identity of the three, in their order.
    let identities: [Identity]

    subscript(side: MergeSide) -> Version { side == .ours ? ours : theirs }

    /// An element in each version that has it.
    func versions(of identity: Identity) -> ElementVersions {
        ElementVersions(base: base[identity], ours: ours[identity], theirs: theirs[identity])
    }
}

/// An element in each version that has it.
struct ElementVersions {
    let base: VersionElement?
    let ours: VersionElement?
    let theirs: VersionElement?

    subscript(side: MergeSide) -> VersionElement? { side == .ours ? ours : theirs }

    /// The element where it is, ours before theirs before base: one of them has it.
    var any: VersionElement { (ours ?? theirs ?? base)! }
    var kind: VersionElement.Kind { any.kind }
}

extension VersionElement {
    /// Whether somebody changed it, and not Xcode on its own.
    func isChanged(from before: VersionElement) -> Bool {
        if kind == .container { return false }
        if kind == .value {
            return content != before.content && !MergeTables.isDerived(self)
                && !MergedColor.isSame(self, before)
        }
        return name != before.name || text != before.text || parent != before.parent
            || attributes.withoutChurn != before.attributes.withoutChurn
    }
}

extension [VersionAttribute] {
    /// By name, so that another order is no difference.
    fileprivate var withoutChurn: [String: String] {
        var result: [String: String] = [:]
        for attribute in self where !MergeTables.churn.contains(attribute.name) {
            result[attribute.name] = attribute.value
        }
        return result
    }
}
