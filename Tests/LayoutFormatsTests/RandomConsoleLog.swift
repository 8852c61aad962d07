import TestKit

/// A random log with one conflict of a known kind, and the facts that its explanation must contain.
struct RandomConsoleLog {
    /// The log as a person pasted it.
    private(set) var text = ""
    /// The number of constraints in the list.
    private(set) var count = 0
    /// The address of the constraint to blame; nil if the app made none.
    private(set) var culprit: String?
    /// The addresses of the constraints that the app made.
    private(set) var own: Set<String> = []
    /// A part of the expected advice.
    private(set) var advice = ""
    /// The number of lines that are not constraints.
    private(set) var unread = 0
    private(set) var isPrivate = false
    /// The texts of the views by address.
    private(set) var texts: [String: String] = [:]
    /// The source locations of the constraints by address.
    private(set) var sources: [String: String] = [:]

    private var random: SeededGenerator
    private var made = 0
    private var constraints: [Constraint] = []
    private var broken: Constraint?

    /// A constraint in the list.
    private struct Constraint {
        let address: String
        let description: String
    }

    /// A view in the list.
    private struct Shown {
        let description: String
        let name: String?
        let address: String
    }

    init(seed: Int) {
        random = SeededGenerator(seed: seed)
        plan(random.pick(Kind.allCases))
        count = constraints.count
        // If the log does not name the broken constraint, the order decides between similar ones.
        if broken != nil { constraints.shuffle(using: &random) }
        text = written()
    }

    // MARK: Kinds of conflicts

    private enum Kind: CaseIterable {
        case contradiction, gap, edge, hiddenView, hiddenStack, measuredView, measuredStack
        case listCell, leftoverMask, keyboard, filledStack, window
    }

    private mutating func plan(_ kind: Kind) {
        switch kind {
        case .contradiction: contradiction()
        case .gap: gap()
        case .edge: edge()
        case .hiddenView: hiddenView()
        case .hiddenStack: hiddenStack()
        case .measuredView: measuredView()
        case .measuredStack: measuredStack()
        case .listCell: listCell()
        case .leftoverMask: leftoverMask()
        case .keyboard: keyboard()
        case .filledStack: filledStack()
        case .window: window()
        }
    }

    private mutating func contradiction() {
        let view = plainView()
        let side = random.pick(["width", "height"])
        _ = addOwn("\(view.description).\(side) == 100", view)
        blame(addOwn("\(view.description).\(side) == 200", view), "contradicts it")
    }

    private mutating func gap() {
        let (first, second) = (plainView(), plainView())
        let own = random.pick([
            "\(second.description).top == \(first.description).bottom + 24",
            "V:[\(first.description)]-(24)-[\(second.description)]",
        ])
        addStack(
            "UISV-spacing", "V:[\(first.description)]-(16)-[\(second.description)]", first, second)
        blame(addOwn(own, first, second), "setCustomSpacing(24, after: ")
    }

    private mutating func edge() {
        let (stack, first) = (view("UIStackView"), plainView())
        addStack(
            "UISV-canvas-connection", "\(stack.description).top == \(first.description).top", stack,
            first)
        blame(
            addOwn("\(first.description).top == \(stack.description).top + 12", first, stack),
            "isLayoutMarginsRelativeArrangement")
    }

    private mutating func hiddenView() {
        let view = plainView()
        blame(addStack("UISV-hiding", "\(view.description).height == 0", view), "is hidden")
        _ = addOwn("\(view.description).height == 44", view)
        broken = constraints.last
    }

    private mutating func hiddenStack() {
        let (stack, first, second) = (view("UIStackView"), plainView(), plainView())
        addStack(
            "UISV-canvas-connection", "\(stack.description).top == \(first.description).top", stack,
            first)
        addStack(
            "UISV-canvas-connection", "V:[\(second.description)]-(0)-|", second, superview: stack)
        blame(addStack("UISV-hiding", "\(stack.description).height == 0", stack), "is hidden")
        addStack(
            "UISV-spacing", "V:[\(first.description)]-(8)-[\(second.description)]", first, second)
    }

    private mutating func measuredView() {
        let (card, label) = (view("Demo.Card"), plainView())
        measure(card)
        _ = addOwn("H:|-(16)-[\(label.description)]", label, superview: card)
        blame(addOwn("H:[\(label.description)]-(16)-|", label, superview: card), "UIKit measures ")
    }

    private mutating func measuredStack() {
        let (stack, first, second) = (view("UIStackView"), plainView(), plainView())
        measure(stack)
        addStack(
            "UISV-canvas-connection",
            "\(stack.description).leading == \(first.description).leading", stack,
            first)
        addStack(
            "UISV-spacing", "H:[\(first.description)]-(3)-[\(second.description)]", first, second)
        advice = "can be left alone"
    }

    private mutating func listCell() {
        let (cell, picture) = (view("UITableViewCellContentView"), plainView())
        _ = addOwn("V:|-(8)-[\(picture.description)]", picture, superview: cell)
        _ = addOwn("V:[\(picture.description)]-(8)-|", picture, superview: cell)
        add(
            "NSLayoutConstraint", "UIView-Encapsulated-Layout-Height",
            "\(cell.description).height == 44",
            cell)
        blame(addOwn("\(picture.description).height == 100", picture), "the container keeps ")
    }

    private mutating func leftoverMask() {
        let view = plainView()
        blame(
            add(
                "NSAutoresizingMaskLayoutConstraint", nil,
                "h=--& v=--& \(view.description).width == \(random.pick([0, 320]))", view),
            "set translatesAutoresizingMaskIntoConstraints to false")
        _ = addOwn("\(view.description).width == 100", view)
    }

    private mutating func keyboard() {
        let names = [
            "_UIRemoteKeyboardPlaceholderView", "_UIKBCompatInputView", "UIKeyboardAssistantBar",
            "TUIPredictionView", "UIInputSetHostView", "_UIToolbarContentView", "UIKBInputDockView",
        ]
        let (upper, lower) = (view(random.pick(names)), view(random.pick(names)))
        let lowerSide = "\(lower.description).top"
        add(
            random.pick(["NSLayoutConstraint", "_UIBarConstraint"]), "accessoryView.bottom",
            "\(upper.description).bottom == \(lowerSide)", upper, lower)
        add("NSLayoutConstraint", nil, "\(upper.description).height == 45", upper)
        add(
            "NSAutoresizingMaskLayoutConstraint", nil,
            "h=-&- v=--& \(lower.description).height == 0", lower)
        advice = "can be left alone"
    }

    private mutating func filledStack() {
        let (field, button) = (plainView(), plainView())
        for side in ["leading", "trailing"] {
            addStack(
                "UISV-alignment", "\(field.description).\(side) == \(button.description).\(side)",
                field,
                button)
        }
        let page = view("UIView")
        _ = addOwn("H:|-(20)-[\(field.description)]", field, superview: page)
        _ = addOwn("H:[\(field.description)]-(20)-|", field, superview: page)
        add(
            "NSLayoutConstraint", "UIView-Encapsulated-Layout-Width",
            "\(page.description).width == 1330", page)
        blame(addOwn("\(button.description).width == 200", button), "the stack's alignment")
    }

    private mutating func window() {
        let (page, box) = (view("Demo.Page"), plainView())
        add(
            "NSLayoutConstraint", "UIView-Encapsulated-Layout-Width",
            "\(page.description).width == 393", page)
        add(
            "NSLayoutConstraint", "UIViewSafeAreaLayoutGuide-left",
            "H:|-(0)-[\(box.description)](LTR)", box, superview: page)
        blame(
            addOwn("H:[\(box.description)]-(500)-|", box, superview: page), "the container keeps "
        )
    }

    /// Adds a size constraint that UIKit uses while it measures a view.
    private mutating func measure(_ view: Shown) {
        let identifier = random.pick([
            "_UITemporaryLayoutWidth", "fittingSizeHTarget", "UIView-Encapsulated-Layout-Width",
        ])
        add("NSLayoutConstraint", identifier, "\(view.description).width == 0", view)
    }

    // MARK: Views

    private mutating func plainView() -> Shown {
        view(random.pick(["UILabel", "UIView", "Demo.Card", "_TtC4Demo8TitleRow", "UIImageView"]))
    }

    private mutating func view(_ kind: String) -> Shown {
        made += 1
        let address = "7f80" + String(0xabc0 + made, radix: 16)
        if kind.contains("Demo"), random.once(in: 3) {
            return Shown(description: "item \(made)…", name: "item \(made)…", address: address)
        }
        guard kind == "UILabel", !random.once(in: 3) else {
            return Shown(description: "\(kind):0x\(address)", name: nil, address: address)
        }
        let (written, read) = random.pick([
            ("Sign in", "Sign in"), ("Aujourd'hui", "Aujourd'hui"),
            ("Rock 'n' Roll", "Rock 'n' Roll"),
            ("He's 5' (or 6)", "He's 5' (or 6)"),
            ("All that is written he...", "All that is written he..."),
            ("It couldn\\\\U2019t be...", "It couldn’t be..."), ("a > b, c & d", "a > b, c & d"),
            ("\\nTwo lines", "Two lines"), ("[x]-(8)-|", "[x]-(8)-|"),
        ])
        texts[address] = read
        return Shown(description: "\(kind):0x\(address)'\(written)'", name: nil, address: address)
    }

    // MARK: Constraints

    private mutating func blame(_ address: String, _ words: String) {
        (culprit, advice) = (address, words)
        if random.once(in: 2) { broken = constraints.last { $0.address == address } }
    }

    private mutating func addOwn(_ words: String, _ views: Shown..., superview: Shown? = nil)
        -> String
    {
        let kind = random.pick([
            "NSLayoutConstraint", "SnapKit.LayoutConstraint", "MASLayoutConstraint",
            "_UISystemBaselineConstraint", "Demo.BreakableConstraint",
        ])
        let identifier = random.pick([nil, nil, "gap", "Bob's gap"])
        let address = add(kind, identifier, words, all: views, superview: superview)
        own.insert(address)
        return address
    }

    @discardableResult
    private mutating func addStack(
        _ identifier: String, _ words: String, _ views: Shown..., superview: Shown? = nil
    ) -> String {
        add("NSLayoutConstraint", identifier, words, all: views, superview: superview)
    }

    @discardableResult
    private mutating func add(
        _ kind: String, _ identifier: String?, _ words: String, _ views: Shown...,
        superview: Shown? = nil
    ) -> String {
        add(kind, identifier, words, all: views, superview: superview)
    }

    private mutating func add(
        _ kind: String, _ identifier: String?, _ words: String, all views: [Shown],
        superview: Shown?
    ) -> String {
        made += 1
        let address = "0x6000" + String(0x100 + made, radix: 16)
        var heading = kind + ":" + address
        if kind.hasPrefix("SnapKit") {
            let source = "Row.swift#\(20 + made)"
            sources[address] = source
            heading += random.pick(["@", "@/Users/me/My App/"]) + source
        }
        if let identifier { heading += " '\(identifier)'" }
        var names = views.compactMap { view in view.name.map { "\($0):0x\(view.address)" } }
        if let superview {
            names.append(
                "'|':" + (superview.name ?? superview.description.components(before: ":")) + ":0x"
                    + superview.address)
        }
        let tail =
            names.isEmpty
            ? random.pick(["   (active)", ""])
            : "   (\(random.pick(["active, names", "Names"])): \(names.joined(separator: ", ")) )"
        constraints.append(
            Constraint(address: address, description: "<\(heading) \(words)\(tail)>"))
        return address
    }

    // MARK: Writing

    private mutating func written() -> String {
        let prefix = random.pick([
            "", "", "> ", "| ", "[App] ", "2024-05-01 10:00:00.123 Demo[1:2] ", "// ",
            "info: [IOS_SYSLOG_ROW ] ", "May  1 10:00:00 iPhone Demo[1] <Notice>: ",
        ])
        let hasHeadline = random.once(in: 2)
        var lines: [String] = []
        if hasHeadline {
            lines.append("[LayoutConstraints] Unable to simultaneously satisfy constraints.")
            lines.append(
                "\tProbably at least one of the constraints in the following list is one you don't want. "
            )
            lines.append(
                "\t\t(1) look at each constraint and try to figure out which you don't expect; ")
        }
        lines.append("(")
        lines += listed(isWrapped: prefix.count < 3)
        lines.append(")")
        if let broken {
            lines += [
                "", "Will attempt to recover by breaking constraint ", broken.description, "",
            ]
            lines.append(
                "Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this."
            )
        }
        return dressed(lines, by: prefix).joined(separator: random.pick(["\n", "\r\n"])) + "\n"
    }

    /// Returns the list, in which some lines are joined or wrapped, and some are not constraints.
    private mutating func listed(isWrapped: Bool) -> [String] {
        var lines: [String] = []
        let mark = random.pick(["    ", "\t", "• ", "- ", "**"])
        for (place, constraint) in constraints.enumerated() {
            let end = place == constraints.count - 1 ? "\"" : "\","
            let line = "\"" + constraint.description + end
            let isWhole = lines.last?.hasPrefix(mark) ?? false
            if mark == "    ", isWhole, random.once(in: 6), let last = lines.popLast() {
                lines.append(last + " " + line)
            } else if isWrapped, mark == "    ", random.once(in: 6),
                let space = line.firstIndex(of: " ")
            {
                lines += [mark + line[..<space], " " + line[line.index(after: space)...]]
            } else {
                lines.append(mark + line + (mark == "**" ? "**" : ""))
            }
        }
        if random.once(in: 4) {
            isPrivate = true
            lines.append("    <private>")
        }
        if random.once(in: 4) {
            unread += 1
            lines.append(
                "    \"\(random.pick(["<NSLayoutConstraint:0x6f (null)>", "something else"]))\"")
        }
        return lines
    }

    /// Returns the lines with the prefixes and markup that loggers and web pages add.
    private mutating func dressed(_ lines: [String], by prefix: String) -> [String] {
        guard prefix.isEmpty || prefix == "> ", random.once(in: 3) else {
            return lines.map { prefix + $0 }
        }
        let end = random.pick(["", "<br>", "<br/>"])
        return lines.map { line in
            var line = prefix + line
            for (character, entity) in [
                ("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("\"", "&quot;"), ("'", "&#39;"),
            ] { line.replace(character, with: entity) }
            return line + end
        }
    }
}

extension String {
    /// Returns the text before a mark.
    fileprivate func components(before mark: Character) -> String { String(prefix { $0 != mark }) }
}
