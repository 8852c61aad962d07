/// What can be drawn over a picture.
package enum Overlay: String, CaseIterable, Hashable, Sendable {
    /// Outlines of views.
    case frames
    case names
    /// The user's constraints, as lines between what they hold on to.
    case constraints
    /// What layouts keep free: the safe area, margins.
    case margins
    case baselines
    /// Views that constraints leave open or cannot please, and texts that are cut off.
    case conflicts
}
