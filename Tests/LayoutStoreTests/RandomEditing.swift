import StackCore
import TestKit

/// Commands that a person could give, in random order.
struct RandomEditing {
    private var random: SeededGenerator
    private var made = 0

    init(seed: Int) { random = SeededGenerator(seed: seed) }

    /// Returns the edits of one command on the document, or none if the command does not apply.
    mutating func edits(in document: Document) -> [Edit] {
        switch Int.random(in: 0..<13, using: &random) {
        case 0..<4: addition(document)
        case 4: removal(document)
        case 5: renaming(document)
        case 6: move(document)
        case 7: constraint(document)
        case 8: unarranging(document)
        case 9: constraintChange(document)
        case 10: unknown(document)
        default: property(document)
        }
    }

    private mutating func anyView(_ document: Document) -> View {
        Array(document.allViews).randomElement(using: &random)!
    }

    private mutating func newName() -> String {
        made += 1
        return "n\(made)x\(Int.random(in: 0..<1000, using: &random))"
    }

    private mutating func addition(_ document: Document) -> [Edit] {
        let parent = anyView(document)
        let kind = [ViewKind.stack, .stack, .view, .label].randomElement(using: &random)!
        let id = document.nextViewID
        let place = Int.random(in: 0...parent.subviews.count, using: &random)
        var edits = [
            Edit.createView(View(id: id, name: newName(), kind: kind)),
            .insertSubview(id, in: parent.id, at: place),
        ]
        if parent.kind == .stack, document.depth(of: parent.id) < 50 {
            let place = Int.random(in: 0...parent.arrangedSubviews.count, using: &random)
            edits.append(.insertArranged(id, in: parent.id, at: place))
        }
        return document.depth(of: parent.id) < 50 ? edits : []
    }

    /// Removes the view from its superview's subviews and from the arranged subviews.
    private func detaching(_ view: View, _ document: Document) -> [Edit] {
        let parent = document[view.parent!]
        var edits: [Edit] = []
        if let value = view.properties[.spacingAfter] {
            edits.append(
                .setProperty(.view(view.id), .spacingAfter, .base, from: value, to: nil))
        }
        if let place = parent.arrangedSubviews.firstIndex(of: view.id) {
            edits.append(.removeArranged(view.id, from: parent.id, at: place))
        }
        let place = parent.subviews.firstIndex(of: view.id)!
        return edits + [.removeSubview(view.id, from: parent.id, at: place)]
    }

    private mutating func removal(_ document: Document) -> [Edit] {
        let view = anyView(document)
        guard view.id != .root, view.subviews.isEmpty else { return [] }
        let held = document.allConstraints.filter { $0.views.contains(view.id) }
        var bare = view.detached
        let spacing = view.properties[.spacingAfter]
        if spacing != nil {
            var rest = view.properties
            rest[.spacingAfter] = nil
            bare = View(id: view.id, name: view.name, kind: view.kind, properties: rest)
        }
        return held.map { .destroyConstraint($0) } + detaching(view, document)
            + [.destroyView(bare)]
    }

    private mutating func renaming(_ document: Document) -> [Edit] {
        let view = anyView(document)
        return [.rename(.view(view.id), from: view.name, to: newName())]
    }

    private mutating func move(_ document: Document) -> [Edit] {
        let view = anyView(document)
        let target = anyView(document)
        guard view.id != .root, !document.isAncestor(view.id, of: target.id) else { return [] }
        guard document.depth(of: target.id) < 50, document.depth(of: view.id) < 50 else {
            return []
        }
        return detaching(view, document) + [.insertSubview(view.id, in: target.id, at: 0)]
    }

    private mutating func unarranging(_ document: Document) -> [Edit] {
        let view = anyView(document)
        guard let last = view.arrangedSubviews.last, document[last].properties[.spacingAfter] == nil
        else { return [] }
        let place = view.arrangedSubviews.count - 1
        return [.removeArranged(last, from: view.id, at: place)]
    }

    private mutating func constraint(_ document: Document) -> [Edit] {
        let (a, b) = (anyView(document).id, anyView(document).id)
        let pair = [(LayoutAttribute.leading, LayoutAttribute.trailing), (.width, .height)]
            .randomElement(using: &random)!
        let properties = PropertyList([
            .init(.constant, .base, .number(Double.random(in: -99...99, using: &random)))
        ])
        return [
            .createConstraint(
                LayoutConstraint(
                    id: document.nextConstraintID, name: newName(),
                    first: Anchor(LayoutItem(a), pair.0), relation: .equal,
                    second: Anchor(LayoutItem(b, guide: .margins), pair.1),
                    properties: properties))
        ]
    }

    private mutating func constraintChange(_ document: Document) -> [Edit] {
        guard let chosen = Array(document.allConstraints).randomElement(using: &random) else {
            return []
        }
        if Bool.random(using: &random) { return [.destroyConstraint(chosen)] }
        let value = Double(Int.random(in: 1...1000, using: &random))
        return [
            .setProperty(
                .constraint(chosen.id), .priority, .base, from: chosen.properties[.priority],
                to: .number(value)),
            .rename(.constraint(chosen.id), from: chosen.name, to: newName()),
        ]
    }

    private mutating func property(_ document: Document) -> [Edit] {
        let condition = SizeClasses.all.randomElement(using: &random)!
        let (key, values) = Self.values.randomElement(using: &random)!
        let view = anyView(document)
        guard key.definition.owner.includes(view.kind) else { return [] }
        let old = view.properties[key, condition]
        let new = values.randomElement(using: &random)!
        return old == new
            ? [] : [.setProperty(.view(view.id), key, condition, from: old, to: new)]
    }

    /// A change of a property that a newer program has.
    private mutating func unknown(_ document: Document) -> [Edit] {
        let key = ["newFlag", "newer.number"].randomElement(using: &random)!
        let property = UnknownProperty(key, SizeClasses.all.randomElement(using: &random)!)!
        let view = anyView(document)
        let old = view.properties[property]
        let new = [nil, "true", "-0.5", "a\tb\n"].randomElement(using: &random)!
        return old == new ? [] : [.setUnknown(.view(view.id), property, from: old, to: new)]
    }

    private static let values: [(PropertyKey, [PropertyValue?])] = [
        (.hidden, [nil, .flag(true), .flag(false), .unknown("automatic")]),
        (.huggingHorizontal, [nil, .number(1), .number(999.5)]),
        (.margins, [nil, .insets(.zero), .insets(Insets(all: 0.1))]),
        (.axis, [nil, .axis(.vertical), .axis(.horizontal), .unknown("diagonal")]),
        (.spacing, [nil, .spacing(.system), .spacing(.points(-3.25))]),
        (.text, [nil, .text(""), .text("a\tb\n\0🇩🇪")]),
        (.backgroundColor, [nil, .text("#ffffff")]),
    ]
}
