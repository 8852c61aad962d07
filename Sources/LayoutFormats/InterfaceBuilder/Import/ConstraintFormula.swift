import StackCore

/// The two sides of a `<constraint>` element and the relation between them. The second side is an
/// anchor or, if `second` is nil, a constant.
struct ConstraintFormula {
    let first: Anchor
    let relation: Relation
    let second: Anchor?

    /// The reason why a document cannot represent a `<constraint>` element.
    enum Problem: Error, CustomStringConvertible {
        case unknownItem(String)
        case unknownAttribute(String)
        case unknownRelation(String)
        case badNumber(String)
        case lonelyLocation(LayoutAttribute)
        case unpaired(LayoutAttribute, LayoutAttribute)

        var description: String {
            switch self {
            case .unknownItem(let id): "\(id) is not in its scene"
            case .unknownAttribute(let name): "the attribute \(name) is not known"
            case .unknownRelation(let name): "the relation \(name) is not known"
            case .badNumber(let number): "\(number) is out of range"
            case .lonelyLocation(let attribute): "\(attribute.rawValue) needs a second item"
            case .unpaired(let a, let b): "\(a.rawValue) and \(b.rawValue) cannot be combined"
            }
        }
    }

    /// Parses a `<constraint>` element. If the element omits an item, the item is `owner`: the view
    /// whose element contains the constraint.
    init(
        _ element: SourceElement, owner: ViewID, items: [String: SceneItem]
    ) throws(Problem) {
        relation = try Self.relation(element["relation"])
        first = try Self.anchor(element["firstItem"], element["firstAttribute"], owner, items)
        if element["secondItem"] == nil && element["secondAttribute"] == nil {
            guard first.attribute.isSize else { throw .lonelyLocation(first.attribute) }
            second = nil
        } else {
            let other = try Self.anchor(
                element["secondItem"], element["secondAttribute"], owner, items)
            guard first.attribute.canPair(with: other.attribute) else {
                throw .unpaired(first.attribute, other.attribute)
            }
            second = other
        }
    }

    private static func anchor(
        _ id: String?, _ attribute: String?, _ owner: ViewID, _ items: [String: SceneItem]
    ) throws(Problem) -> Anchor {
        let name = attribute ?? "nothing"
        guard let read = name == "baseline" ? .lastBaseline : LayoutAttribute(rawValue: name) else {
            throw .unknownAttribute(name)
        }
        guard let id else { return Anchor(LayoutItem(owner), read) }
        guard let item = items[id] else { throw .unknownItem(id) }
        return item.anchor(read)
    }

    private static func relation(_ name: String?) throws(Problem) -> Relation {
        switch name {
        case nil, "equal": return .equal
        case "lessThanOrEqual": return .lessThanOrEqual
        case "greaterThanOrEqual": return .greaterThanOrEqual
        case let name?: throw .unknownRelation(name)
        }
    }

    /// Whether the two sides are the tops, or the bottoms, of a view and of a safe area. The
    /// standard distance between them is 0, although the file states 8 (5 of 5 constraints of 3
    /// projects). Between a view and the older guides of a controller, it is 8 (26 of 26).
    var isFlushWithSafeArea: Bool {
        guard let second, first.attribute == second.attribute,
            [.top, .bottom].contains(first.attribute)
        else { return false }
        return first.item.guide == .safeArea || second.item.guide == .safeArea
    }
}
