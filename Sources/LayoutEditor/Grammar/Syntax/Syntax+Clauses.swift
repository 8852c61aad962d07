extension Syntax {
    /// `[for w=…,h=…]`
    static let forClause = Syntax.optional(["for", Argument.condition.once])

    /// `[key=value …]`
    static let assignments = Argument.assignment.list

    /// `[at N]`
    static let atClause = Syntax.optional(["at", Argument<Int>.place.once])
}

extension Argument where Value == Int {
    /// A place in one of a view's two orders, counted from 0.
    static var place: Self { .count("N") }
}
