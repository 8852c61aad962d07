/// What went wrong where UIKit would have thrown.
nonisolated(unsafe) var complaints: [String] = []

public class UILayoutGuide: NSObject {
    let owner: UIView
    let kind: String
    init(_ owner: UIView, _ kind: String) { (self.owner, self.kind) = (owner, kind) }
}

public final class UILayoutSupport: UILayoutGuide {}
public final class UIKeyboardLayoutGuide: UILayoutGuide {}

/// An item and its attribute.
struct End {
    let view: UIView
    let guide: String
    let attribute: String

    init(_ item: Any, _ attribute: String) {
        self.attribute = attribute
        switch item {
        case let guide as UILayoutGuide: (view, self.guide) = (guide.owner, guide.kind)
        case let view as UIView: (self.view, guide) = (view, "")
        default: fatalError("no item of a constraint")
        }
    }
}

public class NSLayoutAnchor: NSObject {
    let end: End
    init(_ item: Any, _ attribute: String) { end = End(item, attribute) }

    fileprivate func make(
        _ relation: String, _ other: NSLayoutAnchor?, _ multiplier: CGFloat = 1,
        _ constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(end, relation, other?.end, multiplier, constant)
    }
}

public final class NSLayoutXAxisAnchor: NSLayoutAnchor {
    public func constraint(equalTo other: NSLayoutXAxisAnchor, constant: CGFloat = 0)
        -> NSLayoutConstraint
    { make("=", other, 1, constant) }
    public func constraint(lessThanOrEqualTo other: NSLayoutXAxisAnchor, constant: CGFloat = 0)
        -> NSLayoutConstraint
    { make("<=", other, 1, constant) }
    public func constraint(greaterThanOrEqualTo other: NSLayoutXAxisAnchor, constant: CGFloat = 0)
        -> NSLayoutConstraint
    { make(">=", other, 1, constant) }
}

public final class NSLayoutYAxisAnchor: NSLayoutAnchor {
    public func constraint(equalTo other: NSLayoutYAxisAnchor, constant: CGFloat = 0)
        -> NSLayoutConstraint
    { make("=", other, 1, constant) }
    public func constraint(lessThanOrEqualTo other: NSLayoutYAxisAnchor, constant: CGFloat = 0)
        -> NSLayoutConstraint
    { make("<=", other, 1, constant) }
    public func constraint(greaterThanOrEqualTo other: NSLayoutYAxisAnchor, constant: CGFloat = 0)
        -> NSLayoutConstraint
    { make(">=", other, 1, constant) }
}

public final class NSLayoutDimension: NSLayoutAnchor {
    public func constraint(
        equalTo other: NSLayoutDimension, multiplier: CGFloat = 1, constant: CGFloat = 0
    ) -> NSLayoutConstraint { make("=", other, multiplier, constant) }
    public func constraint(
        lessThanOrEqualTo other: NSLayoutDimension, multiplier: CGFloat = 1, constant: CGFloat = 0
    ) -> NSLayoutConstraint { make("<=", other, multiplier, constant) }
    public func constraint(
        greaterThanOrEqualTo other: NSLayoutDimension, multiplier: CGFloat = 1,
        constant: CGFloat = 0
    ) -> NSLayoutConstraint { make(">=", other, multiplier, constant) }
    public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
        make("=", nil, 1, constant)
    }
    public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
        make("<=", nil, 1, constant)
    }
    public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
        make(">=", nil, 1, constant)
    }
}

open class NSLayoutConstraint: NSObject {
    public enum Axis: String { case horizontal, vertical }
    public enum Relation: String {
        case equal = "="
        case lessThanOrEqual = "<="
        case greaterThanOrEqual = ">="
    }
    public enum Attribute: String {
        case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
        case firstBaseline, lastBaseline
        case leadingMargin, trailingMargin, topMargin, bottomMargin, leftMargin, rightMargin
        case centerXWithinMargins, centerYWithinMargins, notAnAttribute
    }

    /// The active constraints, in order of activation.
    nonisolated(unsafe) static var active: [NSLayoutConstraint] = []

    let first: End
    let relation: String
    let second: End?
    let multiplier: CGFloat
    public var constant: CGFloat
    public var priority = UILayoutPriority.required {
        didSet {
            if isActive, (priority == .required) != (oldValue == .required) {
                complaints.append("the priority of an active constraint became required or not")
            }
        }
    }
    public var identifier: String?

    init(
        _ first: End, _ relation: String, _ second: End?, _ multiplier: CGFloat,
        _ constant: CGFloat
    ) {
        (self.first, self.relation, self.second) = (first, relation, second)
        (self.multiplier, self.constant) = (multiplier, constant)
    }

    public init(
        item first: Any, attribute: Attribute, relatedBy relation: Relation, toItem second: Any?,
        attribute other: Attribute, multiplier: CGFloat, constant: CGFloat
    ) {
        (self.first, self.relation) = (End(first, attribute.rawValue), relation.rawValue)
        self.second = second.map { End($0, other.rawValue) }
        (self.multiplier, self.constant) = (multiplier, constant)
    }

    public var isActive: Bool {
        get { Self.active.contains { $0 === self } }
        set {
            if newValue == isActive { return }
            if !newValue { return Self.active.removeAll { $0 === self } }
            if let second, first.view.top !== second.view.top {
                complaints.append("a constraint between views without a common ancestor")
            }
            Self.active.append(self)
        }
    }

    public static func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    public static func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    /// A view that leaves takes those inside it along, and loses those with the outside.
    static func lose(_ view: UIView) {
        active.removeAll { constraint in
            let inside = [constraint.first.view, constraint.second?.view].compactMap { $0 }
                .map { $0.isDescendant(of: view) }
            return inside.contains(true) && inside.contains(false)
        }
    }
}
