import StackCore

/// The attributes, relation and numbers of a printed constraint, without its views. The comments
/// here write `#` for a view: `#.width == 100`, or in visual format `H:[#]-(8)-[#]`.
struct ConsoleStatement: Hashable {
    /// The constraint's attributes in order, the first one before the relation. `left` and `right`
    /// are stored as `leading` and `trailing`, because visual format does not distinguish them.
    private let ordered: [LayoutAttribute]
    let relation: Relation
    let constant: Double
    let multiplier: Double
    /// The number of views that the constraint relates.
    let views: Int

    var attributes: Set<LayoutAttribute> { Set(ordered) }

    /// Parses a constraint's description. Returns nil if it is neither a formula nor visual format.
    init?(_ description: ConsoleDescription) {
        let words = Substring(description.text { _ in "#" })
        guard let made = description.isVisual ? Self(visual: words) : Self(formula: words) else {
            return nil
        }
        self = made
    }

    /// Whether the constraint fixes or limits the length of one view, independently of other views.
    var isLength: Bool { views == 1 && (attributes == [.width] || attributes == [.height]) }

    /// The axis of the constraint's attributes; nil if it relates a width to a height.
    var axis: Axis? {
        let axes = Axis.allCases.filter { axis in attributes.contains { $0.axis == axis } }
        return axes.count == 1 ? axes[0] : nil
    }

    /// Returns the attributes with their views, in the order of `first = multiplier * second +
    /// constant`. Returns nil if the number of views does not fit the attributes.
    ///
    /// - Parameter views: the views that the description mentions. In visual format, the superview
    ///   `|` is the last one
    func sides(
        of views: [ConsoleView], isVisual: Bool
    ) -> [(view: ConsoleView, attribute: LayoutAttribute)]? {
        guard let first = views.first else { return nil }
        if ordered.count == 1 { return [(first, ordered[0])] }
        if self.views == 2, views.count == 1, !isVisual {
            return ordered.map { (first, $0) }
        }
        guard views.count == 2, ordered.count == 2 else { return nil }
        guard isVisual else { return [(views[0], ordered[0]), (views[1], ordered[1])] }
        // In visual format, the constant runs from the first item to the second one, so the second
        // one comes first. In `|-8-[view]`, the view is already the first one of `views`.
        let isFromSuperview = ordered[0] == ordered[1] && [.leading, .top].contains(ordered[0])
        return isFromSuperview
            ? [(views[0], ordered[0]), (views[1], ordered[1])]
            : [(views[1], ordered[1]), (views[0], ordered[0])]
    }

    private init(
        _ attributes: [LayoutAttribute], _ relation: Relation, _ constant: Double,
        times multiplier: Double = 1, views: Int
    ) {
        ordered = attributes.map(\.read)
        (self.relation, self.constant) = (relation, constant)
        (self.multiplier, self.views) = (multiplier, views)
    }

    /// Parses a formula such as `#.leading == #.trailing + 8`, `#.width == 0.5*#.width`, `#.width
    /// == #.width * 0.5` or `#.width == - 16`. Returns nil for any other text.
    private init?(formula: Substring) {
        let words = Self.withoutPriority(formula).split(separator: " ")
        guard words.count >= 3, let first = Self.attribute(words[0]),
            let relation = Relation(spelling: words[1])
        else { return nil }
        let right = words[2] == "-" && words.count > 3 ? "-" + words[3] : words[2]
        if let constant = NumberSpelling.parse(right) {
            self.init([first], relation, constant, views: 1)
            return
        }
        guard let second = Self.attribute(words[2]) else { return nil }
        var constant = 0.0
        var multiplier = Self.multiplier(words[2])
        for (sign, number) in zip(words[3...], words[3...].dropFirst()) {
            guard let value = NumberSpelling.parse(number) else { continue }
            switch sign {
            case "+": constant += value
            case "-": constant -= value
            case "*": multiplier *= value
            default: break
            }
        }
        self.init([first, second], relation, constant, times: multiplier, views: 2)
    }

    /// Parses visual format such as `H:|-(16)-[#]`, `V:[#]-(>=8)-[#]`, `H:[#(100)]` or
    /// `H:|-(20)-[#](LTR)`. Returns nil for any other text.
    private init?(visual: Substring) {
        let isHorizontal = visual.hasPrefix("H:")
        var rest = Self.withoutPriority(visual).dropFirst(2)
        for direction in ["(LTR)", "(RTL)"] where rest.hasSuffix(direction) {
            rest = rest.dropLast(direction.count)
        }
        let signs: Set<Character> = ["|", "#"]
        let sides = rest.filter { signs.contains($0) }
        guard let open = rest.lastIndex(of: "("), let close = rest[open...].firstIndex(of: ")")
        else { return nil }
        var inner = rest[rest.index(after: open)..<close]
        var relation = Relation.equal
        // In `(>=NSSpace(8))`, the relation precedes the name of the standard space.
        if let spelling = ["<=", ">="].first(where: rest.contains) {
            relation = Relation(spelling: spelling) ?? .equal
            inner.trimPrefix(spelling)
        }
        inner = inner.prefix { $0 != "@" }
        guard let constant = NumberSpelling.parse(inner) else { return nil }
        switch (sides.first, sides.last, sides.count) {
        case (_, _, 1):
            self.init([isHorizontal ? .width : .height], relation, constant, views: 1)
        case (let first?, let last?, 2):
            let (start, end): (LayoutAttribute, LayoutAttribute) =
                isHorizontal ? (.leading, .trailing) : (.top, .bottom)
            self.init(
                [first == "|" ? start : end, last == "|" ? end : start], relation, constant,
                views: 2)
        default: return nil
        }
    }

    /// Returns the attribute that UIKit prints as `name`; nil if a document's constraints do not
    /// support it.
    static func attribute(named name: some StringProtocol) -> LayoutAttribute? {
        switch name {
        case "baseline": .lastBaseline
        case "minX": .left
        case "midX": .centerX
        case "maxX": .right
        case "minY": .top
        case "midY": .centerY
        case "maxY": .bottom
        default: LayoutAttribute(rawValue: String(name))
        }
    }

    /// Returns the attribute of a term such as `#.leading` or `0.5*#.width`; nil if the term has no
    /// view.
    private static func attribute(_ word: Substring) -> LayoutAttribute? {
        guard word.contains("#"), let dot = word.lastIndex(of: ".") else { return nil }
        return attribute(named: word[word.index(after: dot)...].prefix { $0 != "*" })
    }

    /// Returns the multiplier of a term: 0.5 for `0.5*#.width` and for `#.width*0.5`; 1 if the term
    /// has none.
    private static func multiplier(_ word: Substring) -> Double {
        word.split(separator: "*").lazy.compactMap(NumberSpelling.parse).first ?? 1
    }

    /// Returns the formula without its priority, such as `@750`, `^750.0` or `priority:750`.
    private static func withoutPriority(_ text: Substring) -> Substring {
        let words = text.split(separator: " ").filter { word in
            !word.hasPrefix("@") && !word.hasPrefix("^") && !word.hasPrefix("priority:")
        }
        return Substring(words.joined(separator: " "))
    }
}

extension Relation {
    fileprivate init?(spelling: some StringProtocol) {
        switch spelling {
        case "==": self = .equal
        case "<=": self = .lessThanOrEqual
        case ">=": self = .greaterThanOrEqual
        default: return nil
        }
    }
}

extension LayoutAttribute {
    /// The attribute as visual format prints it: `left` and `right` become `leading` and
    /// `trailing`.
    var read: LayoutAttribute {
        switch self {
        case .left: .leading
        case .right: .trailing
        default: self
        }
    }
}
