package import StackCore

/// Documents that are hard to solve: no more views than a real screen can have, but constraints
/// that nobody would write.
///
/// `views` and `constraints` set the size. The same arguments make the same document.
package struct NastyLayout {
    package let document: Document

    package init(_ shape: NastyShape, views: Int, constraints: Int = 0, seed: Int = 1) throws {
        var builder = try DocumentBuilder(size: Size(width: 393, height: 852))
        try builder.change { plan throws(EditRefusal) in
            var making = NastyMaking(
                plan: plan, random: SeededGenerator(seed: seed), constraints: constraints)
            try making.make(shape, views: views)
            plan = making.plan
        }
        document = builder.document
    }
}

/// A nasty document under construction.
private struct NastyMaking {
    var plan: EditPlan
    var random: SeededGenerator
    let constraints: Int
    private var views: [ViewID] = []

    init(plan: EditPlan, random: SeededGenerator, constraints: Int) {
        self.plan = plan
        self.random = random
        self.constraints = constraints
    }

    mutating func make(_ shape: NastyShape, views count: Int) throws(EditRefusal) {
        switch shape {
        case .nest(let distribution, let alignment):
            try nest(distribution, alignment, levels: count / 2)
        case .tree(let distribution, let alignment): try tree(distribution, alignment, count)
        case .crowd(let distribution, let alignment): try crowd(distribution, alignment, count)
        case .grid: try grid(cells: count)
        case .baselines: try baselines(count)
        default:
            for _ in 0..<count { try addSibling(.view) }
            try relate(shape)
        }
    }

    private mutating func relate(_ shape: NastyShape) throws(EditRefusal) {
        switch shape {
        case .edges: try edges()
        case .sizes: try sizes()
        case .equalities: try equalities()
        case .wishes(let distinct): try wishes(distinct)
        case .ladder: try ladder()
        case .ratios: try ratios()
        case .crossed: try crossed()
        case .contradictions: try contradictions()
        default: try open()
        }
    }
}

// MARK: - Random values

extension NastyMaking {
    private mutating func number(_ range: ClosedRange<Int>) -> Double {
        Double(Int.random(in: range, using: &random))
    }

    /// Returns a random multiplier between 0.1 and 4.1, in steps of 0.001.
    private mutating func multiplier() -> Double { number(100...4_100) / 1_000 }

    private mutating func view() -> ViewID { random.pick(views) }

    private mutating func size() -> LayoutAttribute { random.pick([.width, .height]) }

    private mutating func addSibling(_ kind: ViewKind, to parent: ViewID = .root)
        throws(EditRefusal)
    {
        let view = try plan.create(kind, named: "v\(views.count)")
        try plan.addSubview(view, to: parent)
        views.append(view)
    }

    private mutating func constrain(
        _ view: ViewID, _ attribute: LayoutAttribute, _ relation: Relation,
        _ other: ViewID? = nil, _ second: LayoutAttribute? = nil, times multiplier: Double = 1,
        plus constant: Double = 0, at priority: Double = 1000
    ) throws(EditRefusal) {
        var list = PropertyList()
        if constant != 0 { list[.constant] = .number(constant) }
        if multiplier != 1 { list[.multiplier] = .number(multiplier) }
        if priority != 1000 { list[.priority] = .number(priority) }
        let anchor = other.map { Anchor(LayoutItem($0), second ?? attribute) }
        try plan.constrain(
            Anchor(LayoutItem(view), attribute), relation, anchor, properties: list)
    }
}

// MARK: - Siblings

extension NastyMaking {
    private mutating func edges() throws(EditRefusal) {
        for _ in 0..<constraints {
            let edges = [LayoutAttribute.leading, .trailing]
            try constrain(
                view(), random.pick(edges), random.pick(Relation.allCases), view(),
                random.pick(edges), plus: number(0...300))
        }
    }

    private mutating func sizes() throws(EditRefusal) {
        for _ in 0..<constraints {
            try constrain(
                view(), .width, random.pick([.lessThanOrEqual, .greaterThanOrEqual]), view(),
                size(), times: multiplier(), plus: number(0...300))
        }
    }

    private mutating func equalities() throws(EditRefusal) {
        for _ in 0..<constraints {
            try constrain(
                view(), size(), .equal, view(), size(), times: multiplier(), plus: number(0...300))
        }
    }

    private mutating func wishes(_ distinct: Bool) throws(EditRefusal) {
        for index in 0..<constraints {
            let priority = distinct ? 1 + 998 * Double(index) / Double(constraints) : 500
            try constrain(
                view(), size(), random.pick(Relation.allCases), view(), size(),
                times: multiplier(), plus: number(0...300), at: priority)
        }
    }

    private mutating func ladder() throws(EditRefusal) {
        for view in views {
            try constrain(view, .width, .greaterThanOrEqual, plus: number(1...60))
            try constrain(view, .right, .lessThanOrEqual, .root)
        }
        for _ in 0..<max(0, constraints - 2 * views.count) {
            let places = [number(0...views.count - 1), number(0...views.count - 1)].map { Int($0) }
            let (first, last) = (min(places[0], places[1]), max(places[0], places[1]))
            if first == last { continue }
            try constrain(
                views[last], .left, .greaterThanOrEqual, views[first], .right, plus: number(0...9))
        }
    }

    private mutating func ratios() throws(EditRefusal) {
        for (view, next) in zip(views, views.dropFirst()) {
            try constrain(next, .width, .equal, view, .height, times: multiplier() / 2)
            try constrain(next, .height, .greaterThanOrEqual, view, .width, times: multiplier() / 2)
        }
        for _ in 0..<max(0, constraints - 2 * views.count) {
            try constrain(
                view(), .width, .equal, view(), .height, times: multiplier(), at: number(1...999))
        }
    }

    private mutating func crossed() throws(EditRefusal) {
        for (view, next) in zip(views, views.dropFirst() + views.prefix(1)) {
            try constrain(view, .width, .greaterThanOrEqual, plus: number(50...99))
            try constrain(view, .width, .lessThanOrEqual, plus: number(1...49))
            try constrain(view, .width, .lessThanOrEqual, next, .width, times: 0.9, plus: 20)
        }
    }

    private mutating func contradictions() throws(EditRefusal) {
        for (view, next) in zip(views, views.dropFirst() + views.prefix(1)) {
            for _ in 0..<max(1, constraints / views.count) {
                try constrain(view, .width, .equal, plus: number(1...300))
            }
            try constrain(view, .width, .equal, next, .width, times: multiplier())
        }
    }

    private mutating func open() throws(EditRefusal) {
        for _ in 0..<constraints {
            let attribute = random.pick([LayoutAttribute.left, .top, .width, .height])
            let relation = random.pick([Relation.lessThanOrEqual, .greaterThanOrEqual])
            if random.once(in: 4) {
                try constrain(
                    view(), attribute, relation, .root, plus: -number(0...300), at: 400)
            } else {
                try constrain(
                    view(), attribute, relation, view(), attribute, plus: number(-30...30), at: 300)
            }
        }
    }
}

// MARK: - Stacks

extension NastyMaking {
    private mutating func stack(
        in parent: ViewID, _ axis: Axis, _ distribution: Distribution, _ alignment: Alignment
    ) throws(EditRefusal) -> ViewID {
        let stack = try plan.create(.stack, named: "s\(views.count)")
        views.append(stack)
        if plan.kind(of: parent) == .stack {
            try plan.arrange(stack, in: parent)
        } else {
            try plan.addSubview(stack, to: parent)
        }
        try plan.setProperty(.axis, of: .view(stack), to: .axis(axis))
        try plan.setProperty(.distribution, of: .view(stack), to: .distribution(distribution))
        try plan.setProperty(.alignment, of: .view(stack), to: .alignment(alignment))
        return stack
    }

    private mutating func label(in stack: ViewID) throws(EditRefusal) {
        let label = try plan.create(.label, named: "l\(views.count)")
        views.append(label)
        try plan.arrange(label, in: stack)
        let text = random.pick(["x y z", "a", "some words that go on", "W"])
        try plan.setProperty(.text, of: .view(label), to: .text(text))
        try plan.setProperty(.lines, of: .view(label), to: .number(0))
    }

    private mutating func nest(_ distribution: Distribution, _ alignment: Alignment, levels: Int)
        throws(EditRefusal)
    {
        var parent = ViewID.root
        for _ in 0..<min(levels, DocumentLimits.depth - 2) {
            parent = try stack(in: parent, .horizontal, distribution, alignment)
            try label(in: parent)
        }
    }

    private mutating func tree(_ distribution: Distribution, _ alignment: Alignment, _ count: Int)
        throws(EditRefusal)
    {
        var open = [try stack(in: .root, .vertical, distribution, alignment)]
        while views.count + 3 <= count {
            let parent = open.removeFirst()
            for axis in [Axis.horizontal, .vertical] {
                open.append(try stack(in: parent, axis, distribution, alignment))
            }
            try label(in: parent)
        }
    }

    private mutating func crowd(_ distribution: Distribution, _ alignment: Alignment, _ count: Int)
        throws(EditRefusal)
    {
        let stack = try stack(in: .root, .horizontal, distribution, alignment)
        for edge in [LayoutAttribute.left, .right] { try constrain(stack, edge, .equal, .root) }
        while views.count < count { try label(in: stack) }
    }

    private mutating func grid(cells: Int) throws(EditRefusal) {
        let side = Int(Double(cells).squareRoot())
        let column = try stack(in: .root, .vertical, .fillEqually, .fill)
        for edge in [LayoutAttribute.left, .right, .top, .bottom] {
            try constrain(column, edge, .equal, .root)
        }
        for _ in 0..<side {
            let row = try stack(in: column, .horizontal, .equalSpacing, .center)
            for _ in 0..<side - 1 {
                try label(in: row)
                let cell = views[views.count - 1]
                try constrain(cell, .width, .equal, cell, .height, times: multiplier())
                try constrain(cell, .width, .greaterThanOrEqual, view(), .height, at: 740)
            }
        }
    }

    private mutating func baselines(_ count: Int) throws(EditRefusal) {
        try tree(.fill, .firstBaseline, count)
        for index in 0..<constraints {
            let (one, other) = (view(), view())
            if one == other { continue }
            try constrain(
                one, random.pick([.firstBaseline, .lastBaseline]),
                random.pick(Relation.allCases), other,
                random.pick([.firstBaseline, .lastBaseline]), plus: number(-50...50),
                at: index % 3 == 0 ? 1000 : number(1...999))
        }
    }
}
