package import StackCore

/// Random edits that change only lengths (texts, spacings, constants), and occasionally appearance.
package struct RandomLengths {
    package private(set) var document: Document
    private var random: SeededGenerator

    package init(_ document: Document, seed: Int) {
        self.document = document
        random = SeededGenerator(seed: seed)
    }

    /// Makes one random edit, or none if the document has nothing of the chosen kind.
    package mutating func edit() throws(EditMismatch) {
        switch Int.random(in: 0..<6, using: &random) {
        case 0...1: try setText()
        case 2...3: try setConstant()
        case 4: try setSpacing()
        default: try setLook()
        }
    }

    private mutating func setText() throws(EditMismatch) {
        let texts = document.allViews.filter { $0.kind.hasText && $0.kind != .searchBar }
        guard let view = texts.randomElement(using: &random) else { return }
        let word = random.pick(["n", " and more", "", " a word", "\u{e9}t\u{e9} "])
        var text = ""
        if case .text(let old) = view.properties[.text] { text = old }
        try set(.view(view.id), .text, .text(random.once(in: 3) ? word : text + word))
    }

    private mutating func setConstant() throws(EditMismatch) {
        guard let constraint = Array(document.allConstraints).randomElement(using: &random) else {
            return
        }
        var value = 0.0
        if case .number(let old) = constraint.properties[.constant] { value = old }
        let step = Double(random.pick([-9, -1, 1, 2, 5, 40]))
        try set(.constraint(constraint.id), .constant, .number(value + step / 2))
    }

    private mutating func setSpacing() throws(EditMismatch) {
        let stacks = document.allViews.filter { $0.kind == .stack }
        guard let stack = stacks.randomElement(using: &random) else { return }
        let spacing = PropertyValue.spacing(.points(Double(Int.random(in: 0...20, using: &random))))
        guard random.once(in: 2), let view = stack.arrangedSubviews.randomElement(using: &random)
        else { return try set(.view(stack.id), .spacing, spacing) }
        try set(.view(view), .spacingAfter, spacing)
    }

    private mutating func setLook() throws(EditMismatch) {
        guard let view = Array(document.allViews).randomElement(using: &random) else { return }
        try set(.view(view.id), .alpha, .number(random.pick([0.25, 0.5, 0.75])))
    }

    private mutating func set(
        _ item: ItemID, _ key: PropertyKey, _ value: PropertyValue
    ) throws(EditMismatch) {
        let old = document.properties(of: item)?[key]
        if old == value { return }
        try document.apply(.setProperty(item, key, .base, from: old, to: value))
    }
}

extension RandomLengths {
    /// Makes random edits, and after each compares the layout that reuses the cache with a layout
    /// made from scratch.
    ///
    /// - Returns: the number of layouts compared, and a sentence about the first difference, or nil
    package mutating func compare(
        edits: Int
    ) throws(EditMismatch) -> (layouts: Int, difference: String?) {
        var cache = LayoutCache()
        var layouts = 0
        for number in 0...edits {
            guard let environment = LayoutEnvironment(document) else { continue }
            let reused = LayoutPass.run(document, in: environment, reusing: &cache)
            let fresh = LayoutPass.run(document, in: environment)
            layouts += 1
            if let difference = reused.difference(from: fresh, of: document) {
                return (layouts, "edit \(number): \(difference)")
            }
            try edit()
        }
        return (layouts, nil)
    }
}
