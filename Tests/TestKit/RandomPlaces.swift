import StackCore

/// Random documents whose views hang on guides, on one another, on masks and on views around them: what the
/// tree path solves by `TreePlan`, and what it has to leave to the constraints.
package struct RandomPlaces: RandomDocument {
    package var builder: DocumentBuilder
    package var random: SeededGenerator
    package var made = 0

    package init(seed: Int) throws {
        random = SeededGenerator(seed: seed)
        builder = try DocumentBuilder(
            size: Size(
                width: Double(Int.random(in: 200...900, using: &random)),
                height: Double(Int.random(in: 200...900, using: &random))))
        try fill("view", depth: 0)
        if random.once(in: 3) { try relateSizes() }
        if random.once(in: 4) { try relateFar() }
    }

    package mutating func edit() throws {
        switch Int.random(in: 0..<10, using: &random) {
        case 0...3: try setConstant()
        case 4...5: try setContent()
        case 6: try toggleHidden()
        case 7: try setText()
        case 8: try relateSizes()
        default: try removeSomething(keeping: 3)
        }
    }
}

// MARK: - Making

extension RandomPlaces {
    private mutating func fill(_ parent: String, depth: Int) throws {
        var siblings: [String] = []
        for _ in 0..<Int.random(in: 1...3, using: &random) {
            let name = name()
            switch random.pick([0, 0, 1, 1, 2, 3, 4]) {
            case 1 where depth < 2: try builder.add(.view, name, in: parent)
            case 2 where depth < 2: try builder.add(.scroll, name, in: parent)
            case 3:
                try builder.add(
                    .stack, name, in: parent,
                    [
                        (.axis, random.pick(["horizontal", "vertical"])),
                        (.spacing, number(0...12)),
                        (.alignment, random.pick(["fill", "center", "leading"])),
                        (.marginsRelative, random.once(in: 4) ? "true" : "false"),
                    ])
                for _ in 0..<Int.random(in: 1...3, using: &random) { try addLeaf(in: name) }
            case 4:
                try builder.add(
                    .label, name, in: parent,
                    [(.text, "Some words of text"), (.lines, random.pick(["0", "1"]))])
            default:
                try builder.add(
                    .view, name, in: parent,
                    [(.intrinsic, number(0...120) + "x" + number(0...80))])
            }
            let kind = builder.document[builder.id(name)].kind
            // What shows nothing has no size of its own.
            let isEmpty =
                kind == .scroll
                || kind == .view
                    && builder.document.view(named: name)!.properties[.intrinsic] == nil
            if random.once(in: 8) {
                try mask(name)
            } else {
                let place = (parent, siblings, isEmpty)
                try pin(name, place, [.leading, .trailing, .centerX])
                try pin(name, place, [.top, .bottom, .centerY])
            }
            siblings.append(name)
            if isEmpty && depth < 2 { try fill(name, depth: depth + 1) }
        }
    }

    private mutating func addLeaf(in parent: String) throws {
        try builder.add(
            .view, name(), in: parent, [(.intrinsic, number(0...120) + "x" + number(0...80))])
    }

    private mutating func mask(_ name: String) throws {
        try builder.set(
            name, .autoresizing,
            random.pick([
                "flexibleWidth", "flexibleRightMargin,flexibleBottomMargin",
                "flexibleLeftMargin,flexibleTopMargin", "flexibleWidth,flexibleHeight",
            ]))
        try builder.set(name, .frame, "\(number(0...40)),\(number(0...40)),\(number(10...90)),30")
    }

    /// By one or two edges: to the container, to a guide of it, or to a view that is there already.
    private mutating func pin(
        _ name: String, _ place: (parent: String, siblings: [String], isEmpty: Bool),
        _ edges: [LayoutAttribute]
    ) throws {
        let held =
            place.isEmpty || random.once(in: 3) ? [edges[0], edges[1]] : [random.pick(edges)]
        for edge in held {
            let constant = Double(Int.random(in: 0...20, using: &random))
            if !place.isEmpty, random.once(in: 3),
                let sibling = place.siblings.randomElement(using: &random)
            {
                let other: LayoutAttribute =
                    edge == edges[2] ? edge : edge == edges[0] ? edges[1] : edges[0]
                try builder.constrain(
                    name, edge, .equal, sibling, other,
                    constant: edge == edges[1] ? -constant : constant)
                continue
            }
            let guides =
                place.parent == "view" ? ["", "", ".safeArea", ".margins"] : ["", "", ".margins"]
            try builder.constrain(
                name, edge, random.once(in: 20) ? random.pick(Relation.allCases) : .equal,
                place.parent + random.pick(guides),
                constant: edge == edges[1] ? -constant : constant,
                priority: random.once(in: 20) ? 750 : 1000)
        }
    }

    // MARK: Relating

    private mutating func relateSizes() throws {
        guard let view = views.dropFirst().randomElement(using: &random) else { return }
        let size = random.pick([LayoutAttribute.width, .height])
        switch Int.random(in: 0..<4, using: &random) {
        case 0:
            try builder.constrain(
                view.name, size, random.pick(Relation.allCases),
                constant: Double(Int.random(in: 10...200, using: &random)),
                priority: random.pick([1000, 1000, 750, 250]))
        case 1:
            try builder.constrain(
                view.name, size, .equal, "view", multiplier: random.pick([1, 0.5, 0.25]),
                priority: random.pick([1000, 1000, 250]))
        case 2:
            try builder.constrain(
                view.name, .height, .equal, view.name, .width, multiplier: random.pick([1, 0.5, 2]))
        default:
            guard let other = views.randomElement(using: &random), other.id != view.id else {
                return
            }
            try builder.constrain(view.name, size, .equal, other.name)
        }
    }

    private mutating func relateFar() throws {
        guard let view = views.dropFirst().randomElement(using: &random),
            let other = views.randomElement(using: &random), view.id != other.id
        else { return }
        try builder.constrain(
            view.name, random.pick([.leading, .trailing]), .equal, other.name,
            constant: Double(Int.random(in: 0...20, using: &random)))
    }

    // MARK: Changing

    private mutating func setConstant() throws {
        guard let constraint = Array(document.allConstraints).randomElement(using: &random) else {
            return
        }
        let value = Double(Int.random(in: -10...40, using: &random)) / 2
        try builder.change { plan throws(EditRefusal) in
            try plan.setProperty(
                .constant, of: .constraint(constraint.id), to: .number(value))
        }
    }

    private mutating func setContent() throws {
        let plain = views.dropFirst().filter { $0.properties[.intrinsic] != nil }
        guard let view = plain.randomElement(using: &random) else { return }
        try setContent(view.name, ["250", "251", "749", "750"])
    }

    private mutating func setText() throws {
        let labels = views.filter { $0.kind == .label }
        guard let label = labels.randomElement(using: &random) else { return }
        try builder.set(
            label.name, .text,
            random.pick(["word", "Some words of text", "Many more words of text"]))
    }
}
