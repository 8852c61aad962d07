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
