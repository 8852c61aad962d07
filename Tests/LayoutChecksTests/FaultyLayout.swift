import StackCore
import TestKit

/// A random layout with one fault of a given kind.
struct FaultyLayout {
    enum Kind: CaseIterable, Sendable {
        case missingEdges, missingContentEdges, missingInnerEnd, missingContainerEnd
        case ownGap, ownEdge, ownSizeAcross, hiddenSize, partsWithSpacing
    }

    private(set) var builder: DocumentBuilder
    private var random: SeededGenerator

    init(_ kind: Kind, _ seed: Int) throws {
        random = SeededGenerator(seed: seed)
        builder = try DocumentBuilder(size: Size(width: 375, height: 667))
        try builder.set(document: .device, "iphone-8")
        switch kind {
        case .missingEdges: try leaveEdgesOut()
        case .missingContentEdges: try leaveContentEdgesOut()
        case .missingInnerEnd: try addContainer(end: nil)
        case .missingContainerEnd: try addContainer(end: "card")
        case .ownGap: try addOwnGap()
        case .ownEdge: try addOwnEdge()
        case .ownSizeAcross: try addOwnSizeAcross()
        case .hiddenSize: try hideSize()
        case .partsWithSpacing: try addPartsWithSpacing()
        }
    }

    private static let edges: [LayoutAttribute] = [.leading, .trailing, .top, .bottom]

    private mutating func length() -> Double { Double(Int.random(in: 30...60, using: &random)) }

    /// Pins some edges of a view to those of another one.
    private mutating func hold(
        _ view: String, in outer: String, _ edges: [LayoutAttribute]
    ) throws {
        for edge in edges {
            let isStart = edge == .leading || edge == .top
            let inset = length()
            try builder.constrain(
                view, edge, .equal, outer, constant: isStart ? inset : -inset)
        }
    }

    // MARK: Missing constraints

    /// Adds a view with only some edges pinned, to the screen or to a view that fills it.
    private mutating func leaveEdgesOut() throws {
        var outer = "view"
        if random.once(in: 2) {
            outer = "card"
            try builder.add(.view, outer)
            try hold(outer, in: "view", Self.edges)
        }
        let kind = random.pick([ViewKind.view, .textView, .slider, .scroll])
        try builder.add(kind, "thing", in: outer, [(.backgroundColor, "#ff0000")])
        let count = Int.random(in: 0...2, using: &random)
        // A slider has an intrinsic height.
        let edges = Self.edges.filter { kind != .slider || $0 != .bottom }
        try hold("thing", in: outer, Array(edges.shuffled(using: &random).prefix(count)))
    }

    /// Adds a scroll view whose content is pinned only to some of its edges, or to its centre.
    private mutating func leaveContentEdgesOut() throws {
        try builder.add(.scroll, "page")
        for edge in Self.edges { try builder.constrain("page", edge, .equal, "view") }
        let kind = random.pick([ViewKind.label, .view, .stack])
        try builder.add(kind, "thing", in: "page")
        switch kind {
        case .label: try builder.set("thing", .text, "Some words")
        case .stack:
            try builder.set("thing", .axis, "vertical")
            for number in 1...Int.random(in: 1...3, using: &random) {
                try addBox("box\(number)", in: "thing", .height)
            }
        default:
            try builder.set("thing", .backgroundColor, "#ff0000")
            try builder.constrain("thing", .height, constant: 300)
        }
        let edges = Self.edges.shuffled(using: &random)
        try hold("thing", in: "page", Array(edges.prefix(Int.random(in: 0...3, using: &random))))
        if random.once(in: 3), !isHeld(.leading), !isHeld(.trailing) {
            try builder.constrain("thing", .centerX, .equal, "page")
        }
    }

    /// Adds a container with a text. Without `end`, nothing attaches the text to the bottom of the
    /// container, which is in the screen or at the edges of a scroll view. With `end`, the text is
    /// attached to the bottom of this container, but the container not to that of a scroll view.
    private mutating func addContainer(end: String?) throws {
        let isScrolled = end != nil || random.once(in: 2)
        let outer = isScrolled ? "page" : "view"
        if isScrolled {
            try builder.add(.scroll, "page")
            for edge in Self.edges { try builder.constrain("page", edge, .equal, "view") }
        }
        try builder.add(.view, "card", in: outer, [(.backgroundColor, "#ff0000")])
        try builder.constrain("card", .leading, .equal, outer)
        try builder.constrain("card", .trailing, .equal, outer)
        try builder.constrain("card", .top, .equal, outer, constant: 60)
        if isScrolled {
            try builder.constrain("card", .width, .equal, "page")
            if end == nil { try builder.constrain("card", .bottom, .equal, "page") }
        }
        try builder.add(random.pick([.label, .button]), "text", in: "card", [(.text, "Word")])
        try hold("text", in: "card", [.leading, .top] + (end == nil ? [] : [.bottom]))
    }

    private func isHeld(_ attribute: LayoutAttribute) -> Bool {
        builder.document.allConstraints.contains {
            $0.first.item.view == builder.id("thing") && $0.first.attribute == attribute
        }
    }

    private mutating func addBox(
        _ name: String, in parent: String, _ size: LayoutAttribute
    ) throws {
        try builder.add(.view, name, in: parent, [(.backgroundColor, "#00ff00")])
        try builder.constrain(name, size, constant: 40)
    }

    // MARK: Stacks

    private mutating func addStack(_ axis: String, spacing: String = "8") throws {
        try builder.add(.stack, "row", [(.axis, axis), (.spacing, spacing)])
        try hold("row", in: "view", [.leading, .trailing, .top])
    }

    private mutating func addTexts() throws -> [String] {
        let names = (1...Int.random(in: 3...4, using: &random)).map { "item\($0)" }
        for name in names {
            try builder.add(
                random.pick([.label, .button]), name, in: "row", [(.text, "Word")])
        }
        return names
    }

    /// Adds a constraint for the distance between two neighbours, from either of them.
    private mutating func addOwnGap() throws {
        let axis = random.pick(["horizontal", "vertical"])
        try addStack(axis)
        let names = try addTexts()
        let place = Int.random(in: 0..<names.count - 1, using: &random)
        let (end, start): (LayoutAttribute, LayoutAttribute) =
            axis == "horizontal" ? (.trailing, .leading) : (.bottom, .top)
        let gap = Double(Int.random(in: 12...24, using: &random))
        if random.once(in: 2) {
            try builder.constrain(
                names[place + 1], start, .equal, names[place], end, constant: gap, named: "gap")
        } else {
            try builder.constrain(
                names[place], end, .equal, names[place + 1], start, constant: -gap, named: "gap")
        }
    }

    /// Adds a constraint for the distance of the first or last view from the stack's edge.
    private mutating func addOwnEdge() throws {
        let axis = random.pick(["horizontal", "vertical"])
        try addStack(axis)
        let names = try addTexts()
        let isStart = random.once(in: 2)
        let edge: LayoutAttribute =
            axis == "horizontal" ? (isStart ? .leading : .trailing) : (isStart ? .top : .bottom)
        try builder.constrain(
            isStart ? names[0] : names[names.count - 1], edge, .equal, "row",
            constant: isStart ? 12 : -12, named: "edge")
    }

    private mutating func addOwnSizeAcross() throws {
        let axis = random.pick(["horizontal", "vertical"])
        try addStack(axis)
        let names = try addTexts()
        if axis == "horizontal" { try builder.constrain("row", .height, constant: 60) }
        try builder.constrain(
            random.pick(names), axis == "horizontal" ? .height : .width, constant: 44, named: "own")
    }

    /// Adds plain views to a stack without any size along its axis.
    private mutating func hideSize() throws {
        let axis = random.pick(["horizontal", "vertical"])
        try addStack(axis)
        try builder.constrain("row", .height, constant: 200)
        for number in 1...Int.random(in: 2...4, using: &random) {
            try builder.add(
                .view, "box\(number)", in: "row", [(.backgroundColor, "systemBlue")])
        }
    }

    /// Adds views whose lengths are parts of their stack's and fill it without its spacing.
    private mutating func addPartsWithSpacing() throws {
        let axis = random.pick(["horizontal", "vertical"])
        try addStack(axis, spacing: String(Int.random(in: 4...20, using: &random)))
        let (along, across): (LayoutAttribute, LayoutAttribute) =
            axis == "horizontal" ? (.width, .height) : (.height, .width)
        if axis == "vertical" { try builder.constrain("row", .height, constant: 300) }
        let parts = random.once(in: 2) ? [0.5, 0.3, 0.2] : [0.6, 0.4]
        for (number, part) in parts.enumerated() {
            try builder.add(
                .view, "box\(number)", in: "row", [(.backgroundColor, "systemBlue")])
            try builder.constrain("box\(number)", along, .equal, "row", multiplier: part)
            if across == .height {
                try builder.constrain("box\(number)", across, constant: 50)
            }
        }
    }
}
