import StackCore

/// What a constraint of the console says, without the views that it says it of: `#.width == 100`, or in
/// visual format `H:[#]-(8)-[#]`.
struct ConsoleStatement: Hashable {
    /// `left` and `right` as `leading` and `trailing`: visual format does not tell.
    let attributes: Set<LayoutAttribute>
    let relation: Relation
    let constant: Double
    /// How many views it is about.
    let views: Int

    /// Nil for a form that is not known.
    ///
    /// - Parameter description: what stands behind the constraint's address and identifier
    init?(_ description: Substring) {
        let words = Self.withoutViews(description)
        let isVisual = words.hasPrefix("H:") || words.hasPrefix("V:")
        guard let made = isVisual ? Self(visual: words) : Self(formula: words) else { return nil }
        self = made
    }

    private init(
        _ attributes: [LayoutAttribute], _ relation: Relation, _ constant: Double, views: Int
    ) {
        self.attributes = Set(attributes.map(\.read))
        (self.relation, self.constant, self.views) = (relation, constant, views)
    }

    /// `#.leading == #.trailing + 8`
    private init?(formula: Substring) {
        let words = formula.split(separator: " ")
        guard words.count >= 3, let first = Self.attribute(words[0]),
            let relation = Relation(spelling: words[1])
        else { return nil }
        if let constant = NumberSpelling.parse(words[2]) {
            self.init([first], relation, constant, views: 1)
            return
        }
        guard let second = Self.attribute(words[2]) else { return nil }
        let isAdding = words.count >= 5 && ["+", "-"].contains(words[3])
        let constant = isAdding ? NumberSpelling.parse(words[4]) ?? 0 : 0
        let sign: Double = isAdding && words[3] == "-" ? -1 : 1
        self.init([first, second], relation, sign * constant, views: 2)
    }

    /// `H:|-(16)-[#]`, `V:[#]-(>=8)-[#]` or `H:[#(100)]`
    private init?(visual: Substring) {
        let isHorizontal = visual.hasPrefix("H:")
        let rest = visual.dropFirst(2)
        let signs: Set<Character> = ["|", "#"]
        let sides = rest.filter { signs.contains($0) }
        guard let open = rest.lastIndex(of: "("), let close = rest[open...].firstIndex(of: ")")
        else { return nil }
        var inner = rest[rest.index(after: open)..<close]
        var relation = Relation.equal
        if let sign = Relation(spelling: inner.prefix(2)) {
            relation = sign
            inner = inner.dropFirst(2)
        }
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

    /// `#.leading` or `0.5*#.width`
    private static func attribute(_ word: Substring) -> LayoutAttribute? {
        guard let dot = word.lastIndex(of: ".") else { return nil }
        let name = word[word.index(after: dot)...]
        return LayoutAttribute(rawValue: name == "baseline" ? "lastBaseline" : String(name))
    }

    /// With `#` in the place of `UILabel:0x7fb5'Sign in'`, and without what is said of it: `(active …)`.
    private static func withoutViews(_ description: Substring) -> Substring {
        var result = ""
        var rest = description
        if let end = rest.firstRange(of: "(active") { rest = rest[..<end.lowerBound] }
        while let mark = rest.firstRange(of: ":0x") {
            let head = rest[..<mark.lowerBound]
            result += head.prefix(upTo: ConsoleView.start(of: head)) + "#"
            rest = rest[mark.upperBound...].drop(while: \.isHexDigit)
            _ = ConsoleView.takeQuoted(&rest)
        }
        result += rest
        return Substring(result)
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
    /// As the console's visual format says it, which knows no sides but those of reading.
    var read: LayoutAttribute {
        switch self {
        case .left: .leading
        case .right: .trailing
        default: self
        }
    }
}
