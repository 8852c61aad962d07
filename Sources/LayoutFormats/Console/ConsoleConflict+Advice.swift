import StackCore

extension ConsoleConflict {
    /// The description of the conflict for people, one sentence per line.
    package var sentences: [String] {
        var lines = list + missing
        if let broken { lines.append("UIKit gave up " + broken.sentence) }
        if let culprit {
            lines.append("the likely culprit: " + culprit.sentence)
        } else if !constraints.isEmpty {
            lines.append("the app can change none of the constraints in the list")
        }
        return lines + advice.map { "  " + $0 }
    }

    /// The advice on how to fix the conflict, one sentence per line. Empty if the log lists no
    /// constraints of the conflict.
    package var advice: [String] {
        guard let culprit else { return constraints.isEmpty ? [] : leaveAlone }
        return switch culprit.origin {
        case .hiding: show(culprit)
        case .mask: unmask(culprit)
        case .prototype:
            [
                "Interface Builder created this constraint because the view has no constraints of its own: add some in Interface Builder"
            ]
        case .content:
            [
                "it is the size of the view's content: give the view's hugging and compression less than 1000"
            ]
        case .stack:
            [
                "the stack creates this constraint: change the stack's distribution, alignment or spacing"
            ]
        case .container, .measuring, .framework:
            ["the container decides this size: let what it contains be smaller or larger"]
        case .own: yield(culprit) + insufficiency(of: culprit)
        }
    }

    /// Returns a sentence that explains why it is not enough that `own` gives way: other
    /// constraints must give way too. Empty if it is enough.
    private func insufficiency(of own: ConsoleConstraint) -> [String] {
        guard let others = others(besides: own) else {
            return ["that is not enough: the other constraints contradict each other, too"]
        }
        if others.isEmpty { return [] }
        return [
            "that is not enough: \(others.map(\.formula).joined(separator: " and ")) must yield, too"
        ]
    }

    private var list: [String] {
        guard !constraints.isEmpty else { return [] }
        let count = constraints.count
        let headline =
            count == 1 ? "this one cannot hold:" : "these \(count) cannot hold together:"
        let known = (constraints + [broken].compactMap { $0 }).flatMap(\.views)
        var seen: Set<String> = []
        let numbered = known.filter { $0.number != nil && seen.insert($0.address).inserted }
        let addresses = numbered.map { $0.words + " is at 0x" + $0.address }
        return [headline] + constraints.map { "  " + $0.sentence }
            + (addresses.isEmpty ? [] : ["  where " + addresses.joined(separator: ", ")])
    }

    /// Sentences about what the log does not show: lines that could not be parsed, constraints that
    /// are hidden as `<private>`, or the whole list of constraints.
    private var missing: [String] {
        var lines: [String] = []
        if !unread.isEmpty {
            let isOne = unread.count == 1
            lines.append(
                isOne
                    ? "1 line of the list was not understood:"
                    : "\(unread.count) lines of the list were not understood:")
            lines += unread.map { "  " + $0 }
        }
        if isPrivate {
            lines.append("the log hides constraints of this conflict as <private>")
            lines.append("  run the app from Xcode, whose console shows them")
        } else if constraints.isEmpty, unread.isEmpty {
            lines.append("constraints contradict each other, but the log does not list them")
            lines.append("  copy the list in parentheses after this line, too")
        }
        return lines
    }

    /// The sentences that explain why the app can ignore a conflict whose constraints are all
    /// UIKit's own.
    private var leaveAlone: [String] {
        if let size = first(.measuring) {
            return [
                "UIKit measures \(size.measured) for a moment: this can be left alone",
                "the view gets its real size later",
            ]
        }
        var lines = ["UIKit makes these constraints in its own views: this can be left alone"]
        let isUnsized = constraints.contains { $0.isMask && $0.isLengthOfBar }
        if isUnsized {
            lines.append("if the app makes the toolbar, it needs a frame before its items")
        }
        return lines
    }

    /// Returns the advice for a constraint of length 0 with which a stack view hides a view.
    private func show(_ hiding: ConsoleConstraint) -> [String] {
        let view = hiding.views.first?.words ?? "the view"
        let side = hiding.statement?.axis == .horizontal ? "wide" : "high"
        let reason = "\(view) is hidden: its stack makes it 0 \(side)"
        guard let yielding, let others = others(besides: yielding) else {
            let own = (constraintsByOrigin[.own] ?? []).map(\.formula)
            let change =
                own.isEmpty ? "" : " and give \(own.joined(separator: " and ")) priority 999"
            return [
                reason,
                "while it is hidden, set its own spacing to 0\(change), or wrap it in a view "
                    + "with one edge at priority 999 and hide that view",
            ]
        }
        let formulas = ([yielding] + others).map(\.formula)
        let verb = others.isEmpty ? "it yields" : "they yield"
        return [
            reason,
            "give \(formulas.joined(separator: " and ")) priority 999, so that \(verb) to that",
        ]
    }

    private func unmask(_ mask: ConsoleConstraint) -> [String] {
        let view = mask.views.first?.words ?? "the view"
        if mask.isLengthOfBar {
            return ["\(view) has no size yet: give it a frame before its items"]
        }
        let way = """
            set translatesAutoresizingMaskIntoConstraints to false on \(view), which has constraints \
            of its own
            """
        guard mask.statement?.constant == 0, let yielding else { return [way] }
        return [
            way,
            "if UIKit places the view (a header, a background), give \(yielding.formula) priority 999 instead",
        ]
    }

    /// Returns the advice for a constraint that the app itself made: why it conflicts with others,
    /// and how to let the others win, for example with a lower priority.
    private func yield(_ own: ConsoleConstraint) -> [String] {
        if own == yieldingToSeparator {
            return [
                "the table makes the row a pixel higher than its content, for the separator",
                "give it priority 999, so that it yields by this pixel",
            ]
        }
        let way = "give it priority 999, so that it yields, or remove it"
        if let other = arrangement(besides: own) { return arrange(insteadBy: other) }
        if let size = first(.measuring) {
            return [
                "UIKit measures \(size.measured) for a moment",
                "give it priority 999, so that it yields to that",
            ]
        }
        if let other = opponent(of: own) { return ["\(other.formula) contradicts it", way] }
        if let (limit, needed) = tooShortLimit(for: own) {
            let need = NumberSpelling.spell(needed)
            return [
                "the stack's views and spacings need \(need): more than \(limit.measured) leaves",
                way,
            ]
        }
        if let room = tooSmallRoom(for: own) {
            let room = NumberSpelling.spell(room)
            return [
                "its stack has only \(room) for it, with any distribution or alignment", way,
            ]
        }
        if let stack = stack(around: own) { return [stack.reason, way] }
        if let size = first(.container) {
            return ["the container keeps \(size.measured)", way]
        }
        return [way]
    }

    /// Returns the advice for an app's constraint that contradicts a stack view: how to set the
    /// distance on the stack view instead.
    private func arrange(insteadBy stack: ConsoleConstraint) -> [String] {
        let reason = "a stack already decides this: \(stack.formula)"
        if let (view, distance) = customSpacing {
            let number = NumberSpelling.spell(distance)
            return [
                reason,
                "remove it and call the stack's setCustomSpacing(\(number), after: \(view.words))",
                "in layoutedit: space after VIEW in STACK \(number)",
            ]
        }
        guard stack.identifier == "UISV-canvas-connection" else {
            return [reason, "remove it and change the stack's alignment or distribution"]
        }
        return [
            reason,
            "remove it and give the stack margins: isLayoutMarginsRelativeArrangement, directionalLayoutMargins",
        ]
    }
}

extension ConsoleConstraint {
    /// Whether UIKit made the constraint from an autoresizing mask.
    package var isMask: Bool { kind == "NSAutoresizingMaskLayoutConstraint" }

    fileprivate var sentence: String {
        let name = identifier.map { $0 + ": " } ?? (isMask ? "autoresizing mask: " : "")
        return name + formula + (source.map { " (" + $0 + ")" } ?? "")
    }

    /// Whether the constraint sets a width or height of 0 on a toolbar, or on a view inside a
    /// toolbar.
    fileprivate var isLengthOfBar: Bool {
        guard let statement, statement.isLength, statement.constant == 0 else { return false }
        return views.contains { $0.label.contains("UIToolbar") }
    }

    /// The constrained view and its length as a phrase: `UIView at a width of 0`.
    fileprivate var measured: String {
        let view = views.first?.words ?? "a view"
        guard let statement, statement.isLength, let attribute = statement.attributes.first else {
            return formula
        }
        return "\(view) at a \(attribute.rawValue) of \(NumberSpelling.spell(statement.constant))"
    }

    /// A phrase for people that states why this constraint, made by a stack view, decides the
    /// length of a view, and which property of the stack view to change.
    fileprivate var reason: String {
        switch identifier {
        case "UISV-alignment":
            "its stack makes the view as long as the stack: change the stack's alignment"
        case "UISV-fill-equally", "UISV-fill-proportionally":
            "its stack decides the length: change the stack's distribution"
        default: "its stack places it, too: change the stack's distribution or alignment"
        }
    }
}
