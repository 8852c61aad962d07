/// Formats constraints for people: a user's constraint in the command language, and a constraint of
/// UIKit with its identifier in front.
package struct ConstraintFormatter {
    private let document: Document

    package init(_ document: Document) { self.document = document }

    /// Returns the constraint on one line, with the document's names and lengths in points.
    package func spell(_ constraint: BoxConstraint) -> String {
        prefix(constraint.origin) + formula(constraint, spell)
    }

    /// Returns the constraint with its attributes but without the names of its views and guides:
    /// `leading = 2 * trailing + 8 @750`.
    package func spellAttributes(of constraint: BoxConstraint) -> String {
        formula(constraint) { $0.attribute.rawValue }
    }

    private func prefix(_ origin: ConstraintOrigin) -> String {
        switch origin {
        case .user(let id): document[id].name + ": "
        case .stack(_, let identifier): identifier.rawValue + ": "
        case .contentSize: "content size: "
        case .designedSize: "designed size: "
        case .autoresizing: "autoresizing: "
        case .guide: "guide: "
        case .root: "screen: "
        case .tieBreak: "index rule: "
        }
    }

    /// Returns `a.leading = 2 * b.trailing + 8 @750`, without a multiplier of 1, a constant of 0 or
    /// a required priority.
    private func formula(
        _ constraint: BoxConstraint, _ spell: (BoxAnchor) -> String
    ) -> String {
        var text = spell(constraint.first) + " " + constraint.relation.rawValue + " "
        if let second = constraint.second {
            if constraint.multiplier != 1 {
                text += NumberSpelling.rounded(constraint.multiplier) + " * "
            }
            text += spell(second) + sum(constraint.constant)
        } else {
            text += NumberSpelling.rounded(constraint.constant)
        }
        return constraint.priority < 1000
            ? text + " @" + NumberSpelling.rounded(constraint.priority) : text
    }

    private func sum(_ constant: Double) -> String {
        if constant.millipoints == 0 { return "" }
        return (constant < 0 ? " - " : " + ") + NumberSpelling.rounded(constant.magnitude)
    }

    private func spell(_ anchor: BoxAnchor) -> String {
        spell(anchor.box) + "." + anchor.attribute.rawValue
    }

    private func spell(_ box: Box) -> String {
        switch box {
        case .view(let id), .frame(let id): document[id].name
        case .guide(let id, let guide): document.spelling(LayoutItem(id, guide: guide))
        case .spanner(let id): document[id].name + ".spanner"
        case .gap(let id, let index): document[id].name + ".gap" + String(index + 1)
        }
    }
}
