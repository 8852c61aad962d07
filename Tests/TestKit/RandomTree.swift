import StackCore

/// Random documents that are trees of stacks: what the tree path solves, and now and then a little more.
package struct RandomTree: RandomDocument {
    package var builder: DocumentBuilder
    package var random: SeededGenerator
    package var made = 0
    /// Kept few, as documents have few: a tree has room for seven.
    private let priorities: [String]
    /// In half of the documents no content hugs more than any resists, as in most that people write.
    private let (hugging, resistance): ([String], [String])

    package init(seed: Int) throws {
        random = SeededGenerator(seed: seed)
        priorities = random.pick([
            ["250", "251", "750"], ["249", "250", "251", "750"], ["20", "50", "250", "1000"],
            ["250", "251", "749", "750"],
        ])
        let (all, splits) = (priorities, random.once(in: 2))
        hugging = splits ? all.filter { Double($0)! < 500 } : all
        resistance = splits ? all.filter { Double($0)! > 500 } : all
        let size = Size(
            width: Double(Int.random(in: 50...900, using: &random)),
            height: Double(Int.random(in: 50...900, using: &random)))
        builder = try DocumentBuilder(size: size)
        try addStack(in: "view", depth: 0)
        if random.once(in: 4) { try addLeaf(in: "view") }
        if random.once(in: 3) { try addColumns() }
        for _ in 0..<Int.random(in: 0...6, using: &random) { try edit() }
    }

    /// One random change; the document stays sound.
    package mutating func edit() throws {
        switch Int.random(in: 0..<12, using: &random) {
        case 0...1: try addLeaf(in: random.pick(stacks).name)
        case 2...3: try setStackProperty()
        case 4...6: try setContent()
        case 7: try toggleHidden()
        case 8: try constrainSize()
        case 9: try removeSomething(keeping: 4)
        case 10: try setSpacingAfter()
        default: try moveSomething()
        }
    }
}

// MARK: - Adding

extension RandomTree {
    private mutating func addStack(in parent: String, depth: Int) throws {
        let name = name()
        try builder.add(.stack, name, in: parent)
        for key in [PropertyKey.axis, .distribution, .alignment, .spacing] {
            try builder.set(name, key, stackValue(key))
        }
        if parent == "view" { try pin(name) }
        for _ in 0..<Int.random(in: 0...4, using: &random) {
            if depth < 4 && random.once(in: 3) {
                try addStack(in: name, depth: depth + 1)
            } else {
                try addLeaf(in: name)
            }
        }
    }

    private mutating func addLeaf(in parent: String) throws {
        let name = name()
        let size =
            random.once(in: 9)
            ? "-x-"
            : random.once(in: 9) ? "-x" + number(1...50) : number(0...120) + "x" + number(0...80)
        try builder.add(.view, name, in: parent, [(.intrinsic, size)])
        if parent == "view" { try pin(name) }
        if random.once(in: 2) { try setContent(name, hugging, resistance: resistance) }
    }

    private mutating func pin(_ name: String) throws {
        let edges: [[LayoutAttribute]] = [
            [.leading, .trailing], [.leading], [.trailing], [.centerX],
        ]
        let others: [[LayoutAttribute]] = [[.top, .bottom], [.top], [.bottom], [.centerY]]
        for edge in random.pick(edges) + random.pick(others) {
            try builder.constrain(
                name, edge, .equal, "view",
                constant: Double(Int.random(in: -20...20, using: &random)))
        }
    }

    /// Rows in a stack that fills, each with a field as wide as those of the others.
    private mutating func addColumns() throws {
        let form = name()
        try builder.add(.stack, form, in: "view", [(.axis, "vertical"), (.spacing, number(0...9))])
        try pin(form)
        var first: String?
        for _ in 0..<Int.random(in: 1...4, using: &random) {
            let row = name()
            try builder.add(
                .stack, row, in: form,
                [
                    (.alignment, random.pick(["fill", "center", "leading"])),
                    (.spacing, number(0...9)),
                ])
            for _ in 0..<Int.random(in: 0...2, using: &random) { try addLeaf(in: row) }
            let field = name()
            try builder.add(
                .view, field, in: row, [(.intrinsic, number(20...90) + "x" + number(10...40))])
            if let first { try builder.constrain(field, .width, .equal, first) }
            first = first ?? field
        }
    }
}

// MARK: - Changing

extension RandomTree {
    private mutating func stackValue(_ key: PropertyKey) -> String {
        switch key {
        case .axis: random.pick(["horizontal", "vertical"])
        case .distribution: random.pick(["fill", "fill", "fillEqually", "equalSpacing"])
        case .alignment: random.pick(["fill", "fill", "leading", "center", "trailing"])
        default: random.once(in: 9) ? "system" : number(0...20)
        }
    }

    private mutating func setStackProperty() throws {
        let key = random.pick([PropertyKey.axis, .distribution, .alignment, .spacing])
        try builder.set(random.pick(stacks).name, key, stackValue(key))
    }

    private mutating func setContent() throws {
        guard !leaves.isEmpty else { return }
        try setContent(random.pick(leaves).name, hugging, resistance: resistance)
    }

    private mutating func setSpacingAfter() throws {
        let arranged = views.filter { builder.document.arrangingStack(of: $0.id) != nil }
        guard let view = arranged.randomElement(using: &random) else { return }
        try builder.set(view.name, .spacingAfter, number(0...30))
    }

    private mutating func constrainSize() throws {
        guard let view = views.dropFirst().randomElement(using: &random) else { return }
        try builder.constrain(
            view.name, random.pick([LayoutAttribute.width, .height]),
            random.pick(Relation.allCases),
            constant: Double(Int.random(in: 0...200, using: &random)),
            priority: Double(random.pick(priorities))!)
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
