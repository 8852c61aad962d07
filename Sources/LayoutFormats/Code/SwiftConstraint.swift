import StackCore

/// A layout constraint as a Swift expression. It uses anchors if they can express the constraint,
/// otherwise `NSLayoutConstraint(item:attribute:…)`.
struct SwiftConstraint {
    let document: Document
    let names: SwiftNames
    let constraint: LayoutConstraint
    /// Whether the expression exchanges the two items of the constraint, so that the inner view
    /// comes first and its container second. If an outlet refers to the constraint, the items keep
    /// their order, because the app's code sets the constant, whose sign depends on the order.
    private let isFlipped: Bool
    /// The constraint's anchor on the inner one of its two views. Lists of constraints in the code
    /// are ordered by the view and the attribute of this anchor.
    let subject: Anchor
    private let first: Anchor
    private let second: Anchor?

    init(document: Document, names: SwiftNames, constraint: LayoutConstraint) {
        (self.document, self.names, self.constraint) = (document, names, constraint)
        guard let other = constraint.second, constraint.properties.value(.multiplier) ?? 1 == 1,
            other.item.view != constraint.first.item.view,
            document.ancestors(of: other.item.view).contains(constraint.first.item.view)
        else {
            (isFlipped, first, second) = (false, constraint.first, constraint.second)
            subject = first
            return
        }
        subject = other
        isFlipped = !names.outletConstraints.contains(constraint.id)
        (first, second) = isFlipped ? (other, constraint.first) : (constraint.first, other)
    }

    /// The expression that creates the constraint, with the values that apply to all size classes.
    var expression: String { plainExpression + suffix }

    /// Returns the number that the expression contains for a constant of the constraint: the
    /// constant itself, or its negative if the expression exchanges the two items.
    func constant(_ value: Double) -> Double { isFlipped && value != 0 ? -value : value }

    private var constant: Double { constant(number(.constant) ?? 0) }

    /// The view of `subject`. In the code, the constraints of one view are listed together.
    var view: ViewID { subject.item.view }

    /// The position of the constraint in a list of constraints of one view, which is ordered by
    /// attribute: edges, centers, sizes, baselines.
    var attributeOrder: Int {
        let order: [LayoutAttribute] = [
            .top, .leading, .left, .trailing, .right, .bottom, .centerX, .centerY, .width, .height,
        ]
        return order.firstIndex(of: subject.attribute.withoutMargin) ?? order.count
    }

    private func number(_ property: Property<Double>) -> Double? {
        constraint.properties.value(property)
    }

    private var multiplier: Double { number(.multiplier) ?? 1 }

    private var plainExpression: String {
        if names.type(of: constraint) != nil { return byAttributes(second) }
        guard let second else { return constantExpression }
        guard let left = anchor(first), let right = anchor(second),
            multiplier == 1 || first.attribute.isSize
        else { return byAttributes(second) }
        var arguments = relation("To", right)
        if multiplier != 1 { arguments += ", multiplier: " + SwiftLiteral.ratio(multiplier) }
        if constant != 0 { arguments += ", constant: " + SwiftLiteral.number(constant) }
        return "\(left).constraint(\(arguments))"
    }

    private var constantExpression: String {
        let anchor = item(first.item) + "." + first.attribute.rawValue
        return anchor + "Anchor.constraint("
            + relation("ToConstant", SwiftLiteral.number(constant)) + ")"
    }

    private func relation(_ suffix: String, _ other: String) -> String {
        let word =
            switch relation {
            case .equal: "equal"
            case .lessThanOrEqual: "lessThanOrEqual"
            case .greaterThanOrEqual: "greaterThanOrEqual"
            }
        return word + suffix + ": " + other
    }

    private func byAttributes(_ second: Anchor?) -> String {
        "\(names.type(of: constraint) ?? "NSLayoutConstraint")(item: \(object(first.item)), "
            + "attribute: .\(first.attribute.rawValue), "
            + "relatedBy: \(related), toItem: \(second.map { object($0.item) } ?? "nil"), "
            + "attribute: .\(second?.attribute.rawValue ?? "notAnAttribute"), "
            + "multiplier: \(SwiftLiteral.ratio(multiplier)), "
            + "constant: \(SwiftLiteral.number(constant)))"
    }

    /// The relation in the expression, which is reversed if the expression exchanges the items.
    var relation: Relation {
        isFlipped ? constraint.relation.flipped : constraint.relation
    }

    private var related: String {
        switch relation {
        case .equal: ".equal"
        case .lessThanOrEqual: ".lessThanOrEqual"
        case .greaterThanOrEqual: ".greaterThanOrEqual"
        }
    }

    /// The calls that set the constraint's priority and name; empty if both have their default.
    private var suffix: String {
        var result = ""
        if let priority = number(.priority), priority != 1000 {
            result += ".prioritized(\(SwiftLiteral.priority(priority)))"
        }
        if let identifier = names.identifier(of: constraint) {
            result += ".named(\(SwiftLiteral.string(identifier)))"
        }
        return result
    }

    /// Returns whether the constraint's name was generated: `c` or `constraint` and a number.
    static func isNameless(_ constraint: LayoutConstraint) -> Bool {
        constraint.name.wholeMatch(of: /c(onstraint)?[0-9]*/) != nil
    }
}

// MARK: - Expressions for items and anchors

extension SwiftConstraint {
    /// Returns the Swift expression for an anchor. Returns nil if UIKit has no such anchor, as for
    /// the baselines of layout guides and the margins of scroll views.
    private func anchor(_ anchor: Anchor) -> String? {
        if let edge = edgeOfBars(anchor) ?? edgeOfKeyboard(anchor) { return edge }
        let attribute = anchor.attribute
        let inner = attribute.withoutMargin
        if inner != attribute {
            if anchor.item.guide != nil || document[anchor.item.view].kind.scrolls { return nil }
            let guide = marginsGuide(of: anchor.item.view)
            return member(of: anchor.item.view, "\(guide).\(inner.rawValue)Anchor")
        }
        if anchor.item.guide != nil && attribute.isBaseline { return nil }
        let owner = item(anchor.item)
        return (owner == "self" ? "" : owner + ".") + attribute.rawValue + "Anchor"
    }

    /// Returns the anchor of the safe area that replaces an anchor of the top or bottom layout
    /// guide of iOS 7 to 10. These guides end at the edges of the safe area. Returns nil for any
    /// other anchor.
    private func edgeOfBars(_ anchor: Anchor) -> String? {
        let area = member(of: anchor.item.view, "safeAreaLayoutGuide")
        let view = member(of: anchor.item.view, "")
        switch (anchor.item.guide, anchor.attribute) {
        case (.topLayoutGuide, .bottom): return area + ".topAnchor"
        case (.topLayoutGuide, .top): return view + "topAnchor"
        case (.bottomLayoutGuide, .top): return area + ".bottomAnchor"
        case (.bottomLayoutGuide, .bottom): return view + "bottomAnchor"
        default: return nil
        }
    }

    private func edgeOfKeyboard(_ anchor: Anchor) -> String? {
        guard anchor.item.guide == .safeArea, anchor.attribute == .bottom,
            names.keyboardConstraints.contains(constraint.id)
        else { return nil }
        return member(of: anchor.item.view, "keyboardLayoutGuide") + ".topAnchor"
    }

    /// Returns the guide for the margins of a view. A file can limit them to the readable width, for
    /// which UIKit has another guide.
    private func marginsGuide(of id: ViewID) -> String {
        document.keepsMarginsReadable(document[id]) ? "readableContentGuide" : "layoutMarginsGuide"
    }

    private func member(of id: ViewID, _ name: String) -> String {
        let base = object(id)
        return base == "self" ? name : base + "." + name
    }

    /// Returns the expression for a view in constraints. For a cell this is its content view,
    /// unless the file distinguishes constraints on the cell from those on its content view.
    private func object(_ id: ViewID) -> String {
        let isCell = document[id].kind == .cell || names[id] == "self" && names.hasContentView
        guard isCell, !names.cellsBesideContent.contains(id) else { return names[id] }
        return names[id] == "self" ? "contentView" : names[id] + ".contentView"
    }

    private func item(_ item: LayoutItem) -> String {
        let guide: String? =
            switch item.guide {
            case nil: nil
            case .safeArea?: "safeAreaLayoutGuide"
            case .margins?: marginsGuide(of: item.view)
            case .readable?: "readableContentGuide"
            case .content?: "contentLayoutGuide"
            case .frame?: "frameLayoutGuide"
            case .topLayoutGuide?, .bottomLayoutGuide?: item.guide?.rawValue
            }
        guard let guide else { return object(item.view) }
        return item.guide == .topLayoutGuide || item.guide == .bottomLayoutGuide
            ? guide : member(of: item.view, guide)
    }

    /// Returns a view or guide as an argument of type `Any`. A controller's `view` is an optional
    /// and needs `!`.
    private func object(_ item: LayoutItem) -> String {
        let text = self.item(item)
        return ["view", "tableView", "collectionView"].contains(text) && text == names.root
            ? text + "!" : text
    }
}

extension ViewKind {
    /// Whether the view scrolls, so that constraints on its subviews refer to its content area.
    fileprivate var scrolls: Bool { isScrollView || self == .textView }
}
