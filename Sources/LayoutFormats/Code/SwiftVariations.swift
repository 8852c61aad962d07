import StackCore

/// A part of the generated code that depends on the size classes: the size class conditions, and
/// the statements for each of them.
struct SwiftVariation {
    /// The given conditions and their intersections, the most specific ones first. The statements
    /// of the first condition that matches the current size classes apply.
    let conditions: [SizeClasses]
    let statements: (SizeClasses) -> [String]

    /// - Parameter conditions: all size class conditions under which a value is set, in any order
    init(_ conditions: some Sequence<SizeClasses>, statements: @escaping (SizeClasses) -> [String])
    {
        self.conditions = Self.closed(conditions)
        self.statements = statements
    }

    /// Returns the conditions and their intersections, the most specific condition first and the
    /// base last.
    static func closed(_ conditions: some Sequence<SizeClasses>) -> [SizeClasses] {
        let given = Set(conditions)
        let widths = Set(given.map(\.width)).union([.any])
        let heights = Set(given.map(\.height)).union([.any])
        let all = SizeClasses.all.filter { condition in
            condition == .base || given.contains(condition)
                || widths.contains(condition.width) && heights.contains(condition.height)
                    && condition.width != .any && condition.height != .any
        }
        return all.sorted { ($1.specificity, $0.order) < ($0.specificity, $1.order) }
    }
}

extension Document {
    /// The size class conditions of all values of views and constraints.
    var conditions: [SizeClasses] {
        (allViews.map(\.properties) + allConstraints.map(\.properties))
            .flatMap { $0.entries.map(\.condition) }
    }
}

extension [SwiftVariation] {
    /// The code of all variations. Variations with the same conditions share one `switch`, which
    /// contains their statements in order.
    var code: [SwiftText] {
        var seen: [[SizeClasses]] = []
        for variation in self where !seen.contains(variation.conditions) {
            seen.append(variation.conditions)
        }
        return seen.flatMap { conditions in
            Self.choice(
                conditions, filter { $0.conditions == conditions }.map(\.statements))
        }
    }

    private static func choice(
        _ conditions: [SizeClasses], _ statements: [(SizeClasses) -> [String]]
    ) -> [SwiftText] {
        precondition(!conditions.isEmpty, "statements vary with no size class")
        let cases = distinct(
            conditions.map { condition in (condition, statements.flatMap { $0(condition) }) })
        guard cases.contains(where: { !$0.1.isEmpty }) else { return [] }
        // With a single condition, the base, the statements need no `switch`.
        if cases.count == 1 { return SwiftText.lines(cases[0].1) }
        let first = cases[0].0
        let isOfOneTrait = first.width == .any || first.height == .any
        if cases.count == 2, !cases[0].1.isEmpty, isOfOneTrait {
            let sides = [("horizontal", first.width), ("vertical", first.height)]
            let test = sides.filter { $0.1 != .any }.map {
                "traitCollection.\($0.0)SizeClass == .\($0.1.rawValue)"
            }.joined(separator: " && ")
            let lines = SwiftText.lines(cases[0].1)
            if cases[1].1.isEmpty { return [.block("if \(test)", lines)] }
            return [
                .block("if \(test) {", lines, end: nil),
                .block("} else {", SwiftText.lines(cases[1].1), end: "}"),
            ]
        }
        var result: [SwiftText] = [
            .line(
                "switch (traitCollection.horizontalSizeClass, traitCollection.verticalSizeClass) {")
        ]
        for (condition, lines) in cases {
            let label = condition == .base ? "default:" : "case \(pattern(condition)):"
            result.append(
                .block(label, SwiftText.lines(lines.isEmpty ? ["break"] : lines), end: nil))
        }
        return result + [.line("}")]
    }

    /// Returns the cases of a `switch` without needless ones. A case is needless if, for all size
    /// classes that it matches, a later case has the same lines.
    static func distinct(
        _ cases: [(condition: SizeClasses, lines: [String])]
    ) -> [(condition: SizeClasses, lines: [String])] {
        let traits = SizeClasses.all.filter { $0.width != .any && $0.height != .any }
        var result = cases
        func lines(_ cases: [(condition: SizeClasses, lines: [String])]) -> [[String]?] {
            traits.map { traits in cases.first { $0.condition.matches(traits) }?.lines }
        }
        let wanted = lines(cases)
        func isIdle(_ place: Int) -> Bool {
            lines(result.enumerated().filter { $0.offset != place }.map(\.element)) == wanted
        }
        while let place = result.indices.dropLast().first(where: isIdle) {
            result.remove(at: place)
        }
        return result
    }

    private static func pattern(_ condition: SizeClasses) -> String {
        let sides = [condition.width, condition.height].map {
            $0 == .any ? "_" : "." + $0.rawValue
        }
        return "(\(sides[0]), \(sides[1]))"
    }
}
