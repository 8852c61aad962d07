/// One of the two versions that are merged.
package enum MergeSide: String, CaseIterable, Sendable {
    case ours, theirs

    var other: MergeSide { self == .ours ? .theirs : .ours }
}

/// The comparison of a value on two sides with the value in their common base.
enum ThreeWay {
    /// Neither side changed the value, or both changed it in the same way.
    case same
    /// Only this side changed the value.
    case changed(MergeSide)
    /// Both sides changed the value differently.
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

    /// The side whose value the merge uses; nil if there is a conflict.
    var side: MergeSide? {
        switch self {
        case .same: .ours
        case .changed(let side): side
        case .conflict: nil
        }
    }
}
