/// `NSLayoutConstraint.Relation`.
public enum Relation: String, CaseIterable, Hashable, Sendable {
    /// The left side equals the right side.
    case equal = "="
    /// The left side is at most the right side.
    case lessThanOrEqual = "<="
    /// The left side is at least the right side.
    case greaterThanOrEqual = ">="

    /// The equivalent relation if the two sides are exchanged: `<=` becomes `>=`.
    package var flipped: Relation {
        switch self {
        case .equal: .equal
        case .lessThanOrEqual: .greaterThanOrEqual
        case .greaterThanOrEqual: .lessThanOrEqual
        }
    }
}

/// The layout guides of views. Some of them exist only on certain kinds of views
/// (docs/auto-layout-rules.md, "Guides").
public enum GuideKind: String, CaseIterable, Hashable, Sendable {
    /// `safeAreaLayoutGuide`: the area that is neither covered by bars nor cut off by the screen's
    /// shape.
    case safeArea
    /// `layoutMarginsGuide`.
    case margins
    /// `readableContentGuide`: an area whose width is comfortable for reading.
    case readable
    /// A scroll view's `contentLayoutGuide`: the scrolled content.
    case content
    /// A scroll view's `frameLayoutGuide`: the scroll view's frame, which does not scroll.
    case frame
    /// The root's guide for the bars at the top, from iOS 7–10.
    case topLayoutGuide
    /// The root's guide for the bars at the bottom, from iOS 7–10.
    case bottomLayoutGuide
}

/// An item of a constraint: a view or one of its layout guides.
package struct LayoutItem: Hashable, Sendable {
    package let view: ViewID
    /// The layout guide; nil for the view itself.
    package let guide: GuideKind?

    package init(_ view: ViewID, guide: GuideKind? = nil) {
        self.view = view
        self.guide = guide
    }
}

/// An attribute of a view or of one of its layout guides, such as `title.leading`.
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
/// The constant, the multiplier, the priority, and whether the constraint is active and installed
/// are properties, which are read with `Document.value`. The constant, the priority and `installed`
/// may vary by size class.
package struct LayoutConstraint: Hashable, Sendable {
    package let id: ConstraintID
    /// The constraint's name, unique among the views and constraints of the document.
    package internal(set) var name: String
    package let first: Anchor
    package let relation: Relation
    /// The second anchor; nil if the right side is the constant alone.
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

    /// The views of the first and the second item, in this order.
    package var views: [ViewID] { [first.item.view] + (second.map { [$0.item.view] } ?? []) }
}
