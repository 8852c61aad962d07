import StackCore

/// Random layout documents and random edits of them: nested stacks of every kind, content with
/// various priorities, hidden views, and user constraints on either axis.
///
/// Required user constraints are rare and loose, so that most documents have a layout.
package struct RandomLayout: RandomDocument {
    package var builder: DocumentBuilder
    package var random: SeededGenerator
    package var made = 0

    package init(seed: Int) throws {
        random = SeededGenerator(seed: seed)
        let size = Size(
            width: Double(Int.random(in: 100...900, using: &random)),
            height: Double(Int.random(in: 100...900, using: &random)))
        builder = try DocumentBuilder(size: size)
        try addStack(in: "view")
        try pinFirstStack()
        for _ in 0..<Int.random(in: 2...14, using: &random) { try edit() }
    }

    /// Makes one random change that leaves the document valid.
    package mutating func edit() throws {
        switch Int.random(in: 0..<16, using: &random) {
        case 0...4: try addLeaf(in: anyContainer())
        case 5: try addStack(in: anyContainer())
        case 6...7: try setStackProperty()
        case 8...10: try setContent()
        case 11: try toggleHidden()
        case 12...13: try constrain()
        case 14: try removeSomething(keeping: 6)
        default: try arrangeSomewhere()
        }
    }
}

// MARK: - Adding

extension RandomLayout {
    private static let priorities = [
        "1", "49", "50", "249", "250", "251", "499.5", "749", "750", "999",
    ]

    private mutating func anyContainer() -> String {
        random.pick(stacks.map(\.name) + ["view"])
    }

    private mutating func addStack(in parent: String) throws {
        if builder.document.depth(of: builder.id(parent)) > 5 { return try addLeaf(in: parent) }
        let name = name()
        try builder.add(.stack, name, in: parent)
        for key in [PropertyKey.axis, .distribution, .alignment, .spacing] {
            try builder.set(name, key, stackValue(key))
        }
    }

    private mutating func addLeaf(in parent: String) throws {
        let name = name()
        let size = number(0...120) + "x" + number(0...80)
        try builder.add(.view, name, in: parent, [(.intrinsic, random.once(in: 8) ? "-x-" : size)])
        if parent == "view" {
            try builder.constrain(
                name, .left, .equal, "view",
                constant: Double(Int.random(in: 0...50, using: &random)))
            try builder.constrain(
                name, .top, .equal, "view", constant: Double(Int.random(in: 0...50, using: &random))
            )
        }
    }

    private mutating func pinFirstStack() throws {
        guard let stack = stacks.first?.name else { return }
        for edge in [LayoutAttribute.left, .top, .right, .bottom] where !random.once(in: 3) {
            try builder.constrain(
                stack, edge, .equal, "view", priority: random.once(in: 3) ? 700 : 1000)
        }
    }
}

// MARK: - Changing

extension RandomLayout {
    private mutating func stackValue(_ key: PropertyKey) -> String {
        switch key {
        case .axis: random.pick(Axis.allCases.map(\.rawValue))
        case .distribution: random.pick(Distribution.allCases.map(\.rawValue))
        case .alignment: random.pick(Alignment.allCases.map(\.rawValue))
        case .spacing: random.once(in: 6) ? "system" : number(0...20)
        case .margins:
            number(0...9) + "," + number(0...9) + "," + number(0...9) + "," + number(0...9)
        default: random.pick(["true", "false"])
        }
    }

    private mutating func setStackProperty() throws {
        guard !stacks.isEmpty else { return }
        let key = random.pick([
            PropertyKey.axis, .distribution, .alignment, .spacing, .margins, .marginsRelative,
        ])
        try builder.set(random.pick(stacks).name, key, stackValue(key))
    }

    private mutating func setContent() throws {
        guard !leaves.isEmpty else { return }
        try setContent(random.pick(leaves).name, Self.priorities)
    }

    /// Constrains the size of one leaf or relates those of two, which can be on different axes or
    /// in different parts of the tree.
    private mutating func constrain() throws {
        guard leaves.count > 1 else { return }
        let (first, second) = (random.pick(leaves).name, random.pick(leaves).name)
        let attribute = random.pick([LayoutAttribute.width, .height])
        let relation = random.pick(Relation.allCases)
        let priority = Double(random.pick(Self.priorities))!
        if random.once(in: 2) || first == second {
            try builder.constrain(
                first, attribute, relation,
                constant: Double(Int.random(in: 0...200, using: &random)),
                priority: random.once(in: 9) && relation == .greaterThanOrEqual ? 1000 : priority)
        } else {
            try builder.constrain(
                first, attribute, relation, second, random.pick([.width, .height]),
                multiplier: random.pick([0.5, 1, 1, 1, 1.5, 2]), priority: priority)
        }
    }

    private mutating func arrangeSomewhere() throws {
        guard let stack = stacks.randomElement(using: &random),
            let view = leaves.randomElement(using: &random)
        else { return }
        let index = Int.random(in: 0...stack.arrangedSubviews.count, using: &random)
        try builder.change { plan throws(EditRefusal) in
            try plan.arrange(view.id, in: stack.id, at: index)
        }
    }
}
