extension Syntax {
    /// `[for w=…,h=…]`
    package static let forClause = Syntax.optional(["for", Argument.condition.once])

    /// `[key=value …]`
    package static let assignments = Argument.assignment.list

    /// `[at N]`
    package static let atClause = Syntax.optional(["at", Argument<Int>.place.once])
}

extension Argument where Value == Int {
    /// A place in one of a view's two orders, counted from 0.
    package static var place: Self { .count("N") }
}
