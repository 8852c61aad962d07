import StackCore

/// Views side by side that constraints align vertically. The row's vertical position is that of its
/// highest view.
struct SwiftUIRow: Hashable {
    /// The views of the row, from leading to trailing.
    let views: [ViewID]
    /// The highest view of the row. Its constraints position the row.
    let leader: ViewID
    /// The attribute by which the row's views are aligned: an edge, the middle or a baseline.
    let attribute: LayoutAttribute

    /// Creates the row of a horizontal chain of views. Returns nil if no attribute aligns all of
    /// them.
    init?(_ chain: [ViewID], in scene: SwiftUISceneReading) {
        let lines: [LayoutAttribute] = [.centerY, .firstBaseline, .lastBaseline, .top, .bottom]
        let found = lines.first { attribute in
            Self.joins(chain, scene.constraints.filter { Self.alignsBy(attribute, $0) })
        }
        guard let found else { return nil }
        views = chain
        attribute = found
        leader =
            chain.enumerated().max { a, b in
                (scene.size(a.element, .vertical), -a.offset)
                    < (scene.size(b.element, .vertical), -b.offset)
            }!.element
    }

    private static func alignsBy(_ attribute: LayoutAttribute, _ constraint: BoxConstraint) -> Bool
    {
        constraint.relation == .equal && constraint.multiplier == 1 && constraint.constant == 0
            && constraint.priority >= 1000
            && constraint.first.attribute == attribute && constraint.second?.attribute == attribute
    }

    private static func joins(_ chain: [ViewID], _ constraints: [BoxConstraint]) -> Bool {
        var reached: Set<ViewID> = [chain[0]]
        for _ in chain {
            for constraint in constraints {
                guard case .view(let a) = constraint.first.box,
                    case .view(let b)? = constraint.second?.box, chain.contains(a),
                    chain.contains(b)
                else { continue }
                if reached.contains(a) || reached.contains(b) { reached.formUnion([a, b]) }
            }
        }
        return reached.count == chain.count
    }

    /// Whether the constraint is one of those that align the views of this row.
    func isMade(by constraint: BoxConstraint) -> Bool {
        guard Self.alignsBy(attribute, constraint), case .view(let a) = constraint.first.box,
            case .view(let b)? = constraint.second?.box
        else { return false }
        return views.contains(a) && views.contains(b)
    }

    /// The `alignment` argument of `HStack`; nil for a centred row, which is SwiftUI's default.
    var alignment: String? {
        switch attribute {
        case .top: ".top"
        case .bottom: ".bottom"
        case .firstBaseline: ".firstTextBaseline"
        case .lastBaseline: ".lastTextBaseline"
        default: nil
        }
    }
}
