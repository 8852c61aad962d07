import StackCore

/// One point in time of an animation between two layouts of a document, in which views appear and
/// disappear.
struct Moment: Sendable {
    private let before: ResolvedDocument
    /// The progress of the animation at this point, from 0 to 1.
    private let share: Double

    init(_ before: LaidOutDocument, share: Double) {
        precondition(0...1 ~= share, "a moment at \(share) is not between start and end")
        self.before = before.resolved
        self.share = share
    }

    private func wasHidden(_ view: ResolvedView) -> Bool {
        !before.isInstalled(view.id) || before[view.id].isHidden
    }

    /// Returns whether the view is hidden in exactly one of the two layouts.
    func changes(_ view: ResolvedView) -> Bool { wasHidden(view) != view.isHidden }

    func opacity(of view: ResolvedView) -> Double {
        switch (wasHidden(view), view.isHidden) {
        case (true, true): 0
        case (false, false): 1
        case (true, false): share
        case (false, true): 1 - share
        }
    }
}
