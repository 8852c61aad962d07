package import StackCore

/// A random document that can be changed at random and stays valid.
package protocol RandomDocument {
    var builder: DocumentBuilder { get set }
    var random: SeededGenerator { get set }
    /// The number of names used so far.
    var made: Int { get set }

    /// Makes one random change.
    mutating func edit() throws
}

extension RandomDocument {
    package var document: Document { builder.document }

    mutating func name() -> String {
        made += 1
        return "v" + String(made)
    }

    mutating func number(_ range: ClosedRange<Int>) -> String {
        String(Int.random(in: range, using: &random))
    }

    var views: [View] { Array(builder.document.allViews) }
    var leaves: [View] { views.filter { $0.kind != .stack && $0.id != .root } }
    var stacks: [View] { views.filter { $0.kind == .stack } }

    mutating func toggleHidden() throws {
        guard let view = views.dropFirst().randomElement(using: &random) else { return }
        let isHidden = view.properties[.hidden] == .flag(true)
        try builder.set(view.name, .hidden, isHidden ? "false" : "true")
    }

    /// Sets a view's intrinsic size, or one of its hugging and compression resistance priorities.
    /// - Parameter resistance: the priorities to choose compression resistance from; `priorities`
    ///   if nil
    mutating func setContent(
        _ name: String, _ priorities: [String], resistance: [String]? = nil
    ) throws {
        let key = random.pick([
            PropertyKey.intrinsic, .huggingHorizontal, .huggingVertical, .compressionHorizontal,
            .compressionVertical,
        ])
        let size = number(0...150) + "x" + number(0...100)
        let isResistance = key == .compressionHorizontal || key == .compressionVertical
        let own = isResistance ? resistance ?? priorities : priorities
        try builder.set(name, key, key == .intrinsic ? size : random.pick(own))
    }

    /// Removes a random leaf if the document has more than `count` views.
    mutating func removeSomething(keeping count: Int) throws {
        guard views.count > count, let view = leaves.randomElement(using: &random) else { return }
        try builder.change { plan throws(EditRefusal) in try plan.remove(view.id) }
    }
}
