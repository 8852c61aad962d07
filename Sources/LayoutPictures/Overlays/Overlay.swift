/// A kind of information that is drawn over a picture of a layout.
package enum Overlay: String, CaseIterable, Hashable, Sendable {
    /// The outlines of views.
    case frames
    case names
    /// The user's constraints, as lines.
    case constraints
    /// The areas that layouts keep free: the safe area and margins.
    case margins
    case baselines
    /// Ambiguous views, views in a conflict, and truncated texts.
    case conflicts
}
