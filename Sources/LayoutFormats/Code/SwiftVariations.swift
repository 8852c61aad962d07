import StackCore

/// A part of the generated code that depends on the size classes: the size class conditions, and
/// the statements for each of them.
struct SwiftVariation {
    /// The given conditions and their intersections, the most specific ones first. The statements
    /// of the first condition that matches the current size classes apply.
    let conditions: [SizeClasses]
    /// The expression for the view or constraint that the statements change, and the name of a
    /// variable for it; nil if they change several.
    var target: (expression: String, noun: String)?
    let statements: (SizeClasses) -> [String]

    /// - Parameter conditions: all size class conditions under which a value is set, in any order
    init(
        _ conditions: some Sequence<SizeClasses>,
        of target: (expression: String, noun: String)? = nil,
        statements: @escaping (SizeClasses) -> [String]
    ) {
        self.conditions = Self.closed(conditions)
        (self.target, self.statements) = (target, statements)
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

extension SizeClasses {
    /// The pairs that a device can have.
    static let ofDevices = all.filter { $0.width != .any && $0.height != .any }

    /// The name of a Swift constant for the condition, such as `isCompactHeight`.
    fileprivate var constant: String {
        func word(_ value: SizeClass, _ end: String) -> String {
            value == .any ? "" : SwiftIdentifier.capitalized(value.rawValue) + end
        }
        return "is"
            + (width == height ? word(width, "") : word(width, "Width") + word(height, "Height"))
    }

    /// The comparisons of the current size classes with those of the condition.
    fileprivate var tests: [String] {
        [("horizontal", width), ("vertical", height)].filter { $0.1 != .any }.map {
            "traitCollection.\($0.0)SizeClass == .\($0.1.rawValue)"
        }
    }

    fileprivate var pattern: String {
        let sides = [width, height].map { $0 == .any ? "_" : "." + $0.rawValue }
        return "(\(sides[0]), \(sides[1]))"
    }
}

/// Statements that depend on the size classes.
struct SwiftDecision {
    typealias Branch = (condition: SizeClasses, lines: [String])

    /// The statements for each pair of size classes in `SizeClasses.ofDevices`.
    private var cases: [[String]]
    /// The conditions that the document states. They are preferred to equivalent ones.
    private var given: [SizeClasses]
    /// The statements as a decision list: those of the first matching branch apply. The last branch
    /// has the base condition.
    private(set) var branches: [Branch]

    init(_ cases: [[String]], given: [SizeClasses]) {
        precondition(
            cases.count == SizeClasses.ofDevices.count,
            "statements for \(cases.count) pairs of size classes")
        (self.cases, self.given) = (cases, given)
        branches = Self.shortest(
            cases, given + SizeClasses.all.filter { !given.contains($0) },
            Array(cases.indices))
    }

    /// Returns the shortest decision list for some of the cases.
    private static func shortest(
        _ cases: [[String]], _ conditions: [SizeClasses], _ rest: [Int]
    ) -> [Branch] {
        if Set(rest.map { cases[$0] }).count == 1 { return [(.base, cases[rest[0]])] }
        var result: [Branch] = []
        for condition in conditions {
            let own = rest.filter { condition.matches(SizeClasses.ofDevices[$0]) }
            guard let first = own.first, own.count < rest.count,
                own.allSatisfy({ cases[$0] == cases[first] })
            else { continue }
            let found =
                [(condition, cases[first])]
                + shortest(cases, conditions, rest.filter { !own.contains($0) })
            if result.isEmpty || length(found) < length(result) { result = found }
        }
        return result
    }

    /// Returns the number of lines of a decision list in the code.
    private static func length(_ branches: [Branch]) -> Int {
        let lines = branches.reduce(0) { $0 + $1.lines.count }
        let isOpen = branches.last!.lines.isEmpty
        return switch branches.count {
        case 1: lines
        case 2, 3: lines + branches.count + (isOpen ? 0 : 1)
        default: lines + branches.count + (isOpen ? 3 : 2)
        }
    }

    /// Merges decisions if that does not make the code longer. Two decisions become one if the
    /// branches of the merged decision are together no longer than those of the two.
    static func joined(_ all: [SwiftDecision]) -> [SwiftDecision] {
        var result: [SwiftDecision] = []
        for next in all {
            let place = result.firstIndex { other in
                length(other.with(next).branches) <= length(other.branches) + length(next.branches)
            }
            if let place {
                result[place] = result[place].with(next)
            } else {
                result.append(next)
            }
        }
        return result.count < all.count ? joined(result) : result
    }

    private func with(_ other: SwiftDecision) -> SwiftDecision {
        SwiftDecision(
            zip(cases, other.cases).map { $0 + $1 },
            given: given + other.given.filter { !given.contains($0) })
    }

    /// The statements, if both of two branches assign to the same properties: each is one assignment
    /// of the value under the condition or the other one. Nil otherwise.
    var assignments: (condition: SizeClasses, all: [(left: String, values: [String])])? {
        guard branches.count == 2, !branches[0].lines.isEmpty,
            branches[0].lines.count == branches[1].lines.count
        else { return nil }
        let all = zip(branches[0].lines, branches[1].lines).map { one, other in
            [one, other].compactMap { $0.wholeMatch(of: /([\w.?\[\]]+) = (.+)/) }
        }
        let areSame = all.allSatisfy {
            $0.count == 2 && $0[0].1 == $0[1].1
                && $0[0].0.count + $0[1].2.count < 60 && !$0.contains { $0.2.contains(" ?? ") }
        }
        guard areSame else { return nil }
        return (
            branches[0].condition,
            all.map { pair in (String(pair[0].1), pair.map { String($0.2) }) }
        )
    }

    /// Returns the code of the decision.
    ///
    /// - Parameter test: returns the Boolean expression for a condition
    func code(_ test: (SizeClasses) -> String) -> [SwiftText] {
        if let (condition, all) = assignments {
            return all.map { left, values in
                let isTrue = test(condition)
                let value =
                    switch (values[0], values[1]) {
                    case ("true", "false"): isTrue
                    case ("false", "true"): "!" + isTrue
                    case (let one, let other):
                        one == other ? one : "\(isTrue) ? \(one) : \(other)"
                    }
                return .line("\(left) = \(value)")
            }
        }
        if branches.count == 1 { return SwiftText.lines(branches[0].lines) }
        if branches.count > 3 { return choice }
        var result: [SwiftText] = []
        for (place, branch) in branches.enumerated() {
            if branch.condition == .base, branch.lines.isEmpty { break }
            let start = place == 0 ? "" : "} else "
            let head = branch.condition == .base ? "{" : "if \(test(branch.condition)) {"
            result.append(.block(start + head, SwiftText.lines(branch.lines), end: nil))
        }
        return result + [.line("}")]
    }

    private var choice: [SwiftText] {
        [.line("switch (traitCollection.horizontalSizeClass, traitCollection.verticalSizeClass) {")]
            + branches.map { condition, lines in
                .block(
                    condition == .base ? "default:" : "case \(condition.pattern):",
                    SwiftText.lines(lines.isEmpty ? ["break"] : lines), end: nil)
            } + [.line("}")]
    }

    /// The conditions that the code tests.
    var tested: [SizeClasses] {
        if let (condition, all) = assignments { return all.map { _ in condition } }
        return branches.count > 3 ? [] : branches.map(\.condition).filter { $0 != .base }
    }
}

/// The decisions about one object, or about several that have the same ones.
private struct SwiftDecisions {
    /// The expressions for the objects, if the code changes them in a loop; otherwise empty.
    var loop: [String] = []
    var noun = ""
    var all: [SwiftDecision]

    func code(_ test: (SizeClasses) -> String) -> [SwiftText] {
        let body = all.flatMap { $0.code(test) }
        return loop.isEmpty
            ? body : [.block("for \(noun) in [\(loop.joined(separator: ", "))]", body)]
    }
}

extension [SwiftVariation] {
    /// Returns the code of steps, in which all variations of a step come before those of the next
    /// one. Conditions that the code needs several times are constants.
    static func code(_ steps: [[SwiftVariation]]) -> [SwiftText] {
        let given = SwiftVariation.closed(steps.joined().flatMap(\.conditions))
        let decisions = steps.flatMap { $0.decisions(given) }
        let all = decisions.flatMap(\.all)
        let tested = all.flatMap(\.tested)
        let choosing = Set(all.compactMap(\.assignments?.condition))
        let constants = SizeClasses.all.filter { condition in
            let count = tested.count { $0 == condition }
            return choosing.contains(condition) || count > 1
                || count == 1 && condition.tests.count > 1
        }
        let declared = constants.flatMap { condition -> [SwiftText] in
            let tests = condition.tests
            let start = "let \(condition.constant) ="
            return tests.count == 1
                ? [.line("\(start) \(tests[0])")]
                : [.line(start), .indented(SwiftText.lines([tests[0], "&& " + tests[1]]))]
        }
        return declared
            + decisions.flatMap {
                $0.code {
                    constants.contains($0) ? $0.constant : $0.tests.joined(separator: " && ")
                }
            }
    }

    /// Returns the decisions of the variations. Objects with equal statements share them in a loop if
    /// that is shorter.
    ///
    /// - Parameter given: the conditions of all variations of the class
    private func decisions(_ given: [SizeClasses]) -> [SwiftDecisions] {
        var objects: [[SwiftVariation]] = []
        for variation in self {
            let target = variation.target?.expression
            let known = objects.firstIndex { $0[0].target?.expression == target }
            if let known, variation.general != nil, objects[known][0].general != nil {
                objects[known].append(variation)
            } else {
                objects.append([variation])
            }
        }
        let keys = objects.map { own -> [[[String]]]? in
            let all = own.compactMap(\.general)
            return all.count == own.count ? all + [[[own[0].target!.noun]]] : nil
        }
        var (loops, others, done) = ([SwiftDecisions](), [SwiftDecision](), Set<Int>())
        for (place, own) in objects.enumerated() where !done.contains(place) {
            let same = objects.indices.filter { keys[$0] != nil && keys[$0] == keys[place] }
            guard same.count * own.count > own.count + 2 else {
                others += own.map { SwiftDecision($0.cases, given: given) }
                continue
            }
            done.formUnion(same)
            let noun = own[0].target!.noun
            let all = own.map { variation in
                SwiftDecision(variation.general!.map { $0.map { noun + $0 } }, given: given)
            }
            loops.append(
                SwiftDecisions(
                    loop: same.map { objects[$0][0].target!.expression }, noun: noun,
                    all: SwiftDecision.joined(all)))
        }
        let chosen = others.filter { $0.assignments != nil }
        let joined = SwiftDecision.joined(others.filter { $0.assignments == nil })
        return loops + [SwiftDecisions(all: chosen + joined)]
    }
}

extension SwiftVariation {
    /// The statements for each pair of size classes that a device can have.
    fileprivate var cases: [[String]] { SizeClasses.ofDevices.map(statements) }

    /// The statements without the expression for their object, with which each of them begins; nil
    /// if not all begin with it.
    fileprivate var general: [[String]]? {
        guard let start = target?.expression else { return nil }
        let all = cases
        guard all.joined().allSatisfy({ $0.hasPrefix(start + ".") }) else { return nil }
        return all.map { $0.map { String($0.dropFirst(start.count)) } }
    }
}
