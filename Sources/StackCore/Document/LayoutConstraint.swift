/// `NSLayoutConstraint.Relation`.
public enum Relation: String, CaseIterable, Hashable, Sendable {
    /// The first is the second.
    case equal = "="
    /// The first is at most the second.
    case lessThanOrEqual = "<="
    /// The first is at least the second.
    case greaterThanOrEqual = ">="

    /// The relation seen from the other side.
    package var flipped: Relation {
        switch self {
        case .equal: .equal
        case .lessThanOrEqual: .greaterThanOrEqual
        case .greaterThanOrEqual: .lessThanOrEqual
        }
    }
}

/// A layout guide that every view has, or that only some kinds have
/// (docs/auto-layout-rules.md, "Guides").
public enum GuideKind: String, CaseIterable, Hashable, Sendable {
    /// `safeAreaLayoutGuide`: what bars and the screen's shape leave.
    case safeArea
    /// `layoutMarginsGuide`.
    case margins
    /// `readableContentGuide`: a width in which text is easy to read.
    case readable
    /// A scroll view's `contentLayoutGuide`: what it scrolls.
    case content
    /// A scroll view's `frameLayoutGuide`: what does not scroll.
    case frame
    /// The root's guide of iOS 7–10 that the bars at the top end at.
    case topLayoutGuide
    /// The root's guide of iOS 7–10 that the bars at the bottom begin at.
    case bottomLayoutGuide
}

/// What a constraint can hold on to: a view, or one of its layout guides.
package struct LayoutItem: Hashable, Sendable {
    package let view: ViewID
    /// Nil for the view itself.
    package let guide: GuideKind?

    package init(_ view: ViewID, guide: GuideKind? = nil) {
        self.view = view
        self.guide = guide
    }
}

/// An item together with one of its attributes.
public struct Anchor: Hashable, Sendable {
    package let item: LayoutItem
    package let attribute: LayoutAttribute

    package init(_ item: LayoutItem, _ attribute: LayoutAttribute) {
        self.item = item
        self.attribute = attribute
    }
}

/// A user's constraint: `first REL multiplier · second + constant @ priority`.
///
/// Constant, multiplier, priority, active, installed and objectID are properties, read through
/// `Document.value`; constant, priority and installed may vary by size class.
package struct LayoutConstraint: Hashable, Sendable {
    package let id: ConstraintID
    /// One that no other view or constraint of the document has.
    package internal(set) var name: String
    package let first: Anchor
    package let relation: Relation
    /// Nil where the constant alone is on the right.
    package let second: Anchor?
    package internal(set) var properties: PropertyList

    package init(
        id: ConstraintID, name: String, first: Anchor, relation: Relation, second: Anchor?,
        properties: PropertyList = PropertyList()
    ) {
        self.id = id
        self.name = name
        self.first = first
        self.relation = relation
        self.second = second
        self.properties = properties
    }

    /// The views it holds on to.
    package var views: [ViewID] { [first.item.view] + (second.map { [$0.item.view] } ?? []) }
}
