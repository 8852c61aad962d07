import StackCore

/// Random documents that combine everything the tree solver supports with things that it leaves to
/// the constraint solver. They contain nested stacks of every kind with margins, forms with
/// columns, and scroll views. Containers pin their views to guides, to each other, or by masks.
/// There are texts, size classes and both directions.
package struct RandomScene: RandomDocument {
    package var builder: DocumentBuilder
    package var random: SeededGenerator
    package var made = 0
    /// Few, as in real documents: a tree supports at most seven.
    private let priorities: [String]
    /// In half of the documents every hugging priority is below every resistance priority, as in
    /// most real documents.
    private let (hugging, resistance): ([String], [String])
    /// Whether the document has features that are rare and mostly not supported by the tree solver.
    private let isRare: Bool
    /// Chooses what only layouts in different directions show apart: absolute edges, directions of
    /// views, and controls whose frame has another inset at each side.
    private var reading: SeededGenerator
    /// Whether the document is like one that people write: sizes depend on content and edges, and
    /// edits only change values. This is true for two of three. The others have any constraints,
    /// and mostly need the constraint solver.
    private let isTame: Bool

    package init(seed: Int) throws {
        random = SeededGenerator(seed: seed)
        reading = SeededGenerator(seed: seed ^ 0x5eed)
        let isWild = random.once(in: 3)
        let isOdd = random.once(in: 3)
        (isTame, isRare) = (!isWild, isWild && isOdd)
        let all = random.pick([
            ["250", "251", "750"], ["249", "250", "251", "750"], ["20", "50", "250", "1000"],
            ["250", "251", "749", "750"],
        ])
        let splits = random.once(in: 2)
        priorities = all
        hugging = splits ? all.filter { Double($0)! < 500 } : all
        resistance = splits ? all.filter { Double($0)! > 500 } : all
        builder = try DocumentBuilder(
            size: Size(
                width: Double(Int.random(in: 50...900, using: &random)),
                height: Double(Int.random(in: 50...900, using: &random))))
        if random.once(in: 8) { try builder.set(document: .device, "iphone-11-pro") }
        switch Int.random(in: 0..<3, using: &random) {
        case 0: try addPinnedStack()
        case 1: try fill("view", depth: 0)
        default: try addColumns()
        }
        if random.once(in: 5) { try addPinnedStack() }
        if random.once(in: 5) { try addColumns() }
        if !isTame, random.once(in: 4) { try relateSizes() }
        if !isTame, random.once(in: 8) { try relateFar() }
        if random.once(in: 4) { try vary() }
        if isRare, random.once(in: 2) { try builder.set("view", .direction, "rtl") }
        if reading.once(in: 8), let view = views.randomElement(using: &reading) {
            try builder.set(view.name, .direction, reading.pick(["ltr", "rtl"]))
        }
        for _ in 0..<Int.random(in: 0...6, using: &random) { try edit() }
    }

    /// Makes one random change that leaves the document valid.
    package mutating func edit() throws {
        let change = Int.random(in: 0..<20, using: &random)
        switch isTame ? Self.tame(change) : change {
        case 0: if let stack = stacks.randomElement(using: &random) { try addLeaf(in: stack.name) }
        case 1...2: try setStackProperty()
        case 3...5: try setContent()
        case 6...7: try toggleHidden()
        case 8: try constrainSize()
        case 9: try removeSomething(keeping: 4)
        case 10: try setSpacingAfter()
        case 11: try moveSomething()
        case 12...15: try setConstants()
        case 16: try setText()
        case 17: try setMargins()
        case 18: try vary()
        default: try relateSizes()
        }
    }
}

extension RandomScene {
    /// Maps a change that adds, removes, moves or relates things to one that only sets a value.
    private static func tame(_ change: Int) -> Int {
        switch change {
        case 0, 9, 11: 1
        case 8, 19: 16
        default: change
        }
    }
}

// MARK: - Stacks

extension RandomScene {
    private mutating func addPinnedStack() throws {
        let name = try addStack(in: "view", depth: 0)
        try pinToEdges(name)
    }

    @discardableResult
    private mutating func addStack(in parent: String, depth: Int) throws -> String {
        let name = name()
        try builder.add(.stack, name, in: parent)
        for key in [PropertyKey.axis, .distribution, .alignment, .spacing] {
            try builder.set(name, key, stackValue(key))
        }
        if random.once(in: 4) { try setMargins(of: name) }
        for _ in 0..<Int.random(in: 0...4, using: &random) {
            if depth < 4 && random.once(in: 3) {
                try addStack(in: name, depth: depth + 1)
            } else {
                try addLeaf(in: name)
            }
        }
        return name
    }

    private mutating func addLeaf(in parent: String) throws {
        let name = name()
        if reading.once(in: 12) { return try builder.add(.switch, name, in: parent) }
        if random.once(in: 9) {
            try builder.add(.label, name, in: parent, [(.text, "Some words of text")])
            return
        }
        let size =
            random.once(in: 9)
            ? "-x-"
            : random.once(in: 9) ? "-x" + number(1...50) : number(0...120) + "x" + number(0...80)
        try builder.add(.view, name, in: parent, [(.intrinsic, size)])
        if random.once(in: 2) { try setContent(name, hugging, resistance: resistance) }
    }

    private mutating func pinToEdges(_ name: String) throws {
        let edges: [[LayoutAttribute]] = [
            [.leading, .trailing], [.leading], [.trailing], [.centerX],
        ]
        let others: [[LayoutAttribute]] = [[.top, .bottom], [.top], [.bottom], [.centerY]]
        let isAbsolute = reading.once(in: 6)
        for edge in random.pick(edges) + random.pick(others) {
            try builder.constrain(
                name, edge.absolute(if: isAbsolute), .equal, "view",
                constant: Double(Int.random(in: -20...20, using: &random)))
        }
    }

    /// Adds a vertical stack of rows, each with a field as wide as the fields of the other rows.
    private mutating func addColumns() throws {
        let form = name()
        try builder.add(.stack, form, in: "view", [(.axis, "vertical"), (.spacing, number(0...9))])
        try pinToEdges(form)
        if random.once(in: 4) { try setMargins(of: form) }
        var first: String?
        for _ in 0..<Int.random(in: 1...4, using: &random) {
            let row = name()
            try builder.add(
                .stack, row, in: form,
                [
                    (.alignment, random.pick(["fill", "center", "leading"])),
                    (.spacing, number(0...9)),
                ])
            if random.once(in: 3) { try setMargins(of: row) }
            for _ in 0..<Int.random(in: 0...2, using: &random) { try addLeaf(in: row) }
            let field = name()
            try builder.add(
                .view, field, in: row, [(.intrinsic, number(20...90) + "x" + number(10...40))])
            if let first { try builder.constrain(field, .width, .equal, first) }
            first = first ?? field
        }
    }

    private mutating func setMargins(of stack: String) throws {
        let margins = (0..<4).map { _ in number(0...16) }
        try builder.set(stack, .margins, margins.joined(separator: ","))
        try builder.set(stack, .marginsRelative, random.once(in: 6) ? "false" : "true")
        if isRare || random.once(in: 2) {
            try builder.set(
                stack, .insetsMarginsFromSafeArea, random.once(in: 2) ? "true" : "false")
        }
    }

    private mutating func stackValue(_ key: PropertyKey) -> String {
        switch key {
        case .axis: random.pick(["horizontal", "vertical"])
        case .distribution where isRare: random.pick(Distribution.allCases.map(\.rawValue))
        case .distribution: random.pick(["fill", "fill", "fillEqually", "equalSpacing"])
        case .alignment where isRare: random.pick(Alignment.allCases.map(\.rawValue))
        case .alignment: random.pick(["fill", "fill", "leading", "center", "trailing"])
        default: random.once(in: 9) ? "system" : number(0...20)
        }
    }
}

// MARK: - Containers

extension RandomScene {
    private mutating func fill(_ parent: String, depth: Int) throws {
        var siblings: [String] = []
        for _ in 0..<Int.random(in: 1...3, using: &random) {
            let name = try addChild(of: parent, isDeep: depth >= 2)
            let kind = builder.document[builder.id(name)].kind
            // Views without content have no intrinsic size.
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

    /// Adds a view of a random kind and returns its name. Containers are added only if `isDeep` is
    /// false.
    private mutating func addChild(of parent: String, isDeep: Bool) throws -> String {
        switch random.pick([0, 0, 1, 1, 2, 3, 3, 4]) {
        case 1 where !isDeep: try builder.add(.view, name(), in: parent)
        case 2 where !isDeep: try builder.add(.scroll, name(), in: parent)
        case 3: return try addStack(in: parent, depth: 3)
        case 4:
            try builder.add(
                .label, name(), in: parent,
                [(.text, "Some words of text"), (.lines, random.pick(["0", "1"]))])
        default:
            try builder.add(
                .view, name(), in: parent, [(.intrinsic, number(0...120) + "x" + number(0...80))])
        }
        return "v" + String(made)
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

    /// Pins a view by one or two edges to its container, a guide of the container, or an earlier
    /// sibling.
    private mutating func pin(
        _ name: String, _ place: (parent: String, siblings: [String], isEmpty: Bool),
        _ edges: [LayoutAttribute]
    ) throws {
        let held =
            place.isEmpty || random.once(in: 3) ? [edges[0], edges[1]] : [random.pick(edges)]
        let isAbsolute = reading.once(in: 6)
        for edge in held {
            let constant = Double(Int.random(in: 0...20, using: &random))
            if !place.isEmpty, random.once(in: 3),
                let sibling = place.siblings.randomElement(using: &random)
            {
                let other: LayoutAttribute =
                    edge == edges[2] ? edge : edge == edges[0] ? edges[1] : edges[0]
                try builder.constrain(
                    name, edge.absolute(if: isAbsolute), .equal, sibling,
                    other.absolute(if: isAbsolute),
                    constant: edge == edges[1] ? -constant : constant)
                continue
            }
            let guides =
                place.parent == "view" ? ["", "", ".safeArea", ".margins"] : ["", "", ".margins"]
            try builder.constrain(
                name, edge.absolute(if: isAbsolute),
                !isTame && random.once(in: 10) ? random.pick(Relation.allCases) : .equal,
                place.parent + random.pick(guides),
                constant: edge == edges[1] ? -constant : constant,
                priority: random.once(in: 20) ? 750 : 1000)
        }
    }

    private mutating func relateSizes() throws {
        guard let view = views.dropFirst().randomElement(using: &random) else { return }
        let size = random.pick([LayoutAttribute.width, .height])
        switch Int.random(in: 0..<4, using: &random) {
        case 0: try constrainSize()
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
}

// MARK: - Changing

extension RandomScene {
    private mutating func setStackProperty() throws {
        guard let stack = stacks.randomElement(using: &random) else { return }
        let key = random.pick([PropertyKey.axis, .distribution, .alignment, .spacing])
        try builder.set(stack.name, key, stackValue(key))
    }

    private mutating func setMargins() throws {
        guard let stack = stacks.randomElement(using: &random) else { return }
        try setMargins(of: stack.name)
    }

    private mutating func setContent() throws {
        let plain = leaves.filter { $0.properties[.intrinsic] != nil }
        guard let view = plain.randomElement(using: &random) else { return }
        try setContent(view.name, hugging, resistance: resistance)
    }

    private mutating func setText() throws {
        let labels = views.filter { $0.kind == .label }
        guard let label = labels.randomElement(using: &random) else { return }
        try builder.set(
            label.name, .text,
            random.pick(["word", "Some words of text", "Many more words of text"]))
    }

    private mutating func setSpacingAfter() throws {
        let arranged = views.filter { builder.document.arrangingStack(of: $0.id) != nil }
        guard let view = arranged.randomElement(using: &random) else { return }
        try builder.set(view.name, .spacingAfter, number(0...30))
    }

    private mutating func constrainSize() throws {
        let root = random.once(in: 10) ? document[.root] : nil
        guard let view = root ?? views.dropFirst().randomElement(using: &random) else { return }
        try builder.constrain(
            view.name, random.pick([LayoutAttribute.width, .height]),
            random.pick(Relation.allCases),
            constant: Double(Int.random(in: 0...200, using: &random)),
            priority: Double(random.pick(priorities))!)
    }

    /// Sets the constants of one or three random constraints.
    private mutating func setConstants() throws {
        var constraints = Array(document.allConstraints)
        constraints.shuffle(using: &random)
        let values = (0..<3).map { _ in Double(Int.random(in: -10...40, using: &random)) / 2 }
        let count = random.once(in: 3) ? 3 : 1
        try builder.change { plan throws(EditRefusal) in
            for (constraint, value) in zip(constraints.prefix(count), values) {
                try plan.setProperty(
                    .constant, of: .constraint(constraint.id), to: .number(value))
            }
        }
    }

    /// Sets a value for a size class.
    private mutating func vary() throws {
        let condition = SizeClasses(
            width: random.pick([.any, .compact]), height: random.pick([.regular, .any]))
        if condition == .base { return }
        guard let view = views.dropFirst().randomElement(using: &random) else { return }
        let key: PropertyKey =
            view.kind == .stack
            ? random.pick([.spacing, .axis, .hidden]) : random.pick([.hidden, .installed])
        let text =
            key == .hidden || key == .installed
            ? random.pick(["true", "false"]) : stackValue(key)
        try builder.change { plan throws(EditRefusal) in
            try plan.setProperty(key, condition, of: .view(view.id), to: key.type.parse(text)!)
        }
    }

    private mutating func moveSomething() throws {
        let arranged = leaves.filter { builder.document.arrangingStack(of: $0.id) != nil }
        guard let stack = stacks.randomElement(using: &random),
            let view = arranged.randomElement(using: &random)
        else { return }
        let isThere = builder.document.arrangingStack(of: view.id) == stack.id
        let most = stack.arrangedSubviews.count - (isThere ? 1 : 0)
        let index = Int.random(in: 0...most, using: &random)
        try builder.change { plan throws(EditRefusal) in
            try plan.arrange(view.id, in: stack.id, at: index)
        }
    }
}

extension LayoutAttribute {
    /// The left edge for the leading one and the right edge for the trailing one, if `isAbsolute`
    /// is true.
    fileprivate func absolute(if isAbsolute: Bool) -> LayoutAttribute {
        switch self {
        case .leading where isAbsolute: .left
        case .trailing where isAbsolute: .right
        default: self
        }
    }
}
