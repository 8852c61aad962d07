import StackCore

/// The generated classes for several prototype cells with the same custom class in the storyboard:
/// a base class and a subclass for each cell. The app's code can cast each of these cells to the
/// custom class.
///
/// The base class has the name of the custom class, and the declarations that all cells share. The
/// subclass of a cell has the other declarations. If cells differ in a statement of a method, the
/// subclasses override the method.
struct SwiftFamily {
    /// The source of the base class, and then the sources of its subclasses.
    private(set) var declarations: [[SwiftText]] = []

    /// A declaration in a class.
    private struct Item {
        var comments: [SwiftText] = []
        let code: SwiftText

        var source: String { (comments + [code]).source }
        var head: String {
            switch code {
            case .line(let text), .block(let text, _, _): text
            case .indented, .gap: ""
            }
        }
        var isInit: Bool { head.firstMatch(of: /\binit\??\(/) != nil }
        var body: [SwiftText] {
            if case .block(_, let body, _) = code { body } else { [] }
        }
        /// Whether the declaration is the property of a view to which an outlet refers.
        var isOutlet: Bool { head.prefixMatch(of: /(public )?let\s/) != nil }
        /// The property as a `lazy var`, whose value is created at its first use.
        var lazy: Item {
            let head = head.replacing("let ", with: "private(set) lazy var ", maxReplacements: 1)
            switch code {
            case .block(_, let body, let end):
                return Item(comments: comments, code: .block(head, body, end: end))
            case .line, .indented, .gap: return Item(comments: comments, code: .line(head))
            }
        }
        /// The name of the property or method.
        var name: String {
            head.firstMatch(of: /(?:let|var|func) `?(\w+)/).map { String($0.1) } ?? head
        }
    }

    /// A declaration that several cells have, split into the part that goes into the base class and
    /// the rest that goes into the subclass of each cell.
    private struct Share {
        /// The part of the declaration that goes into the base class.
        var common: Item
        /// The rest for each subclass. It is an override of the method or, for a property, the
        /// statements that set up the property's value.
        var rests: [[SwiftText]]
    }

    /// - Parameters:
    ///   - name: the name of the base class
    ///   - members: the classes of the cells
    init(_ name: String, _ members: [SwiftClass], _ options: CodeOptions) {
        precondition(members.count > 1, "a family of cells has one class")
        let bodies = members.map { $0.sections.map(Self.items) }
        let all = bodies.map { Dictionary($0.joined().map { ($0.name, $0) }) { first, _ in first } }
        let declared = Set(all.flatMap(\.keys))
        let sections = Self.sections(bodies)
        var inBase = declared
        var shares: [String: Share] = [:]
        while true {
            shares = [:]
            let missing = declared.subtracting(inBase).subtracting(Self.parameters)
            for item in sections.joined() {
                shares[item.name] = Self.share(all.map { $0[item.name] }, without: missing, inBase)
            }
            // A class that has one initializer of its own does not inherit the others.
            let starts = sections.joined().filter(\.isInit).map(\.name)
            if starts.contains(where: { shares[$0] == nil }) {
                for name in starts { shares[name] = nil }
            }
            shares = shares.filter { inBase.contains($0.key) }
            if shares.count == inBase.count { break }
            inBase = Set(shares.keys)
        }
        let settings = members.indices.map { number in
            sections.joined().compactMap { shares[$0.name] }
                .filter { !Self.steps.contains($0.common.name) }.flatMap { $0.rests[number] }
        }
        let subclasses = members.indices.map { number in
            bodies[number].map { section in
                section.flatMap { item -> [SwiftText] in
                    guard let share = shares[item.name] else { return item.comments + [item.code] }
                    let isSettings = item.name == Self.settings(inBase)
                    let own = isSettings ? settings[number] : []
                    let isStep = Self.steps.contains(item.name)
                    let rest = (isStep ? share.rests[number] : []) + own
                    return rest.isEmpty
                        ? []
                        : [
                            .block(
                                "override func \(item.name)()",
                                [.line("super.\(item.name)()")] + rest)
                        ]
                }
            }
        }
        let used = subclasses.map { Self.words(Array($0.joined()).source) }
        let common = sections.map { section in
            section.compactMap { shares[$0.name]?.common }.flatMap { item in
                item.comments + [
                    used.contains { $0.contains(item.name) } ? Self.exposed(item.code) : item.code
                ]
            }
        }
        let parents = members[0].parents.filter { parent in
            members.allSatisfy { $0.parents.contains(parent) }
        }
        declarations = [
            Self.declaration("\(options.modifier)class \(name)", parents, common)
        ]
        for (member, body) in zip(members, subclasses) {
            let others = member.parents.filter { !parents.contains($0) }
            declarations.append(
                SwiftText.lines(member.remarks)
                    + Self.declaration(
                        "\(options.modifier)final class \(member.name)", [name] + others, body))
        }
    }

    /// Returns the declarations from which the base class is made, in groups. They are the
    /// declarations of the first class that has an initializer, and the properties for outlets that
    /// only other cells have.
    private static func sections(_ bodies: [[[Item]]]) -> [[Item]] {
        let place = SwiftClass.viewSection
        let first = bodies.first { $0.joined().contains(where: \.isInit) } ?? bodies[0]
        return bodies.reduce(into: first) { result, body in
            result[place] += body[place].filter { item in
                item.isOutlet && !result[place].contains { $0.name == item.name }
            }
        }
    }

    /// Returns whether the classes differ only in their names and reuse identifiers.
    static func areEqual(_ members: [SwiftClass]) -> Bool {
        func text(_ member: SwiftClass) -> [String] {
            member.parents + member.remarks + member.sections.dropFirst().map(\.source)
        }
        return members.allSatisfy { text($0) == text(members[0]) }
    }

    static func declaration(
        _ start: String, _ parents: [String], _ sections: [[SwiftText]]
    ) -> [SwiftText] {
        let head = "\(start): \(parents.joined(separator: ", "))"
        let body = SwiftText.spaced(sections)
        return body.isEmpty ? [.line(head + " {}")] : [.block(head, body)]
    }

    /// The names that initializers use for parameters.
    private static let parameters: Set<String> = ["reuseIdentifier"]

    /// The methods that set up a cell. A subclass can add statements to them.
    private static let steps: Set<String> = [
        "setUpViews", "configureView", "arrangeViews", "constrainViews", "connectViews",
    ]

    /// Returns the name of the method in which a subclass sets the properties that have other
    /// values than in the base class.
    private static func settings(_ inBase: Set<String>) -> String {
        inBase.contains("configureView") ? "configureView" : "setUpViews"
    }

    private static func items(_ section: [SwiftText]) -> [Item] {
        var (result, comments): ([Item], [SwiftText]) = ([], [])
        for part in section {
            if case .gap = part { continue }
            if case .line(let text) = part, text.hasPrefix("//") {
                comments.append(part)
            } else {
                result.append(Item(comments: comments, code: part))
                comments = []
            }
        }
        return result
    }

    private static func words(_ text: String) -> Set<String> {
        Set(text.matches(of: /\w+/).map { String($0.output) })
    }

    /// Returns the declaration without `private`, so that subclasses can use it.
    private static func exposed(_ code: SwiftText) -> SwiftText {
        func open(_ head: String) -> String {
            head.replacing(/^(@objc )?private (?=let|var|lazy|func)/) { String($0.1 ?? "") }
        }
        switch code {
        case .line(let text): return .line(open(text))
        case .block(let head, let body, let end): return .block(open(head), body, end: end)
        case .indented, .gap: return code
        }
    }

    /// Splits declarations with the same name into the part for the base class and the rest for
    /// each subclass. Returns nil if the base class cannot have the declaration.
    ///
    /// An outlet that only some cells have is a property of the base class too, because the app's
    /// code uses it with the type of the base class. The other cells do not create its view. The
    /// classes of cells without content have no initializers of their own, so they inherit those
    /// that the base class has from the other cells.
    ///
    /// - Parameters:
    ///   - all: the declaration of each class; nil if a class does not have it
    ///   - missing: the names that only subclasses have
    ///   - inBase: the names that the base class has
    private static func share(
        _ all: [Item?], without missing: Set<String>, _ inBase: Set<String>
    ) -> Share? {
        let items = all.compactMap(\.self)
        if items.count == all.count { return share(items, without: missing, inBase) }
        let shared: Share?
        if items[0].name == "setUpViews" {
            let empty = Item(code: .line("func setUpViews() {}"))
            shared = Share(common: empty, rests: items.map(\.body))
        } else if items[0].isInit && !items[0].source.contains("(style: .")
            || items.allSatisfy(\.isOutlet)
        {
            shared = share(items, without: missing, inBase)
        } else {
            shared = nil
        }
        guard var result = shared else { return nil }
        var rests = result.rests[...]
        result.rests = all.map { $0 == nil ? [] : rests.removeFirst() }
        if items[0].isOutlet { result.common = result.common.lazy }
        return result
    }

    private static func share(
        _ items: [Item], without missing: Set<String>, _ inBase: Set<String>
    ) -> Share? {
        let isFree = { (text: String) in words(text).isDisjoint(with: missing) }
        let first = items[0]
        if isFree(first.source), items.allSatisfy({ $0.source == first.source }) {
            return Share(common: first, rests: items.map { _ in [] })
        }
        if steps.contains(first.name) { return step(items, isFree) }
        return inBase.contains("setUpViews") ? property(items, isFree) : nil
    }

    /// Splits a method that sets up cells into the part for the base class and the rest for each
    /// subclass. Returns nil if the cells have nothing in common.
    private static func step(_ items: [Item], _ isFree: (String) -> Bool) -> Share? {
        let (name, bodies) = (items[0].name, items.map { statements($0.body).map(text) })
        if items.contains(where: { $0.head != items[0].head }) { return nil }
        /// Returns whether a statement is among the equal statements with which all the bodies
        /// begin.
        func isFirst(_ line: String, in lists: [[String]]) -> Bool {
            let same = lists[0].indices.prefix { place in
                isFree(lists[0][place])
                    && lists.allSatisfy { place < $0.count && $0[place] == lists[0][place] }
            }
            return same.contains { lists[0][$0] == line }
        }
        let common = Set(
            bodies[0].filter { line in
                switch name {
                case "arrangeViews":
                    // The order in which the subviews are added to a view counts, so only equal
                    // statements at the start are shared.
                    let start = line.prefix { $0 != "." }
                    return isFirst(line, in: bodies.map { $0.filter { $0.hasPrefix(start + ".") } })
                case "setUpViews" where line != "configureView()":
                    return isFirst(line, in: bodies.map { $0.filter { $0 != "configureView()" } })
                default: return isFree(line) && bodies.allSatisfy { $0.contains(line) }
                }
            })
        if common.isEmpty { return nil }
        let rests = items.map { part(of: $0.body) { !common.contains($0) } }
        let body = part(of: items[0].body, common.contains)
        return Share(common: Item(code: .block(items[0].head, body, end: "}")), rests: rests)
    }

    /// Returns the statements of a method in groups. The statements that use a local variable form
    /// one group; each constraint is a group of its own.
    private static func statements(_ body: [SwiftText]) -> [[SwiftText]] {
        var (result, rest) = ([[SwiftText]](), body[...])
        while let first = rest.popFirst() {
            if case .gap = first { continue }
            if case .block(activation, let lines, let end) = first {
                result += statements(lines).map { [.block(activation, $0, end: end)] }
                continue
            }
            let local = text([first]).prefixMatch(of: /(?:let|var) (\w+)/).map { String($0.1) }
            let last = rest.lastIndex { part in
                local.map { words(text([part])).contains($0) } ?? false
            }
            let next = rest.prefix { text([$0]).prefixMatch(of: /[ }]/) != nil }.endIndex
            let end = max(last.map { $0 + 1 } ?? rest.startIndex, next)
            result.append([first] + rest[..<end])
            rest = rest[end...]
        }
        return result
    }

    /// The statement that activates constraints.
    private static let activation = "NSLayoutConstraint.activate(["

    private static func text(_ code: [SwiftText]) -> String { String(code.source.dropLast()) }

    /// Returns the statements of a method's body for which `isIn` returns true. All its constraints
    /// are activated by one statement.
    private static func part(
        of body: [SwiftText], _ isIn: (String) -> Bool
    ) -> [SwiftText] {
        statements(body).filter { isIn(text($0)) }.reduce(into: []) { result, part in
            if case .block(activation, let all, let end)? = result.last,
                case .block(activation, let own, _) = part[0]
            {
                result[result.count - 1] = .block(activation, all + own, end: end)
            } else {
                result += part
            }
        }
    }

    /// Splits the property for a view into the part for the base class and the rest for each
    /// subclass. The part for the base class contains the statements that set up the view in all
    /// classes. Returns nil if the base class cannot create the view.
    private static func property(_ items: [Item], _ isFree: (String) -> Bool) -> Share? {
        let views = items.compactMap { ViewProperty($0) }
        guard views.count == items.count, let block = views.first(where: { !$0.lines.isEmpty }),
            views.allSatisfy({ view in
                view.start == block.start && view.creation == block.creation
                    && (view.local == block.local || view.lines.isEmpty)
            }), Set(items.map { $0.comments.source }).count == 1
        else { return nil }
        let common = block.lines.filter { line in
            isFree(line) && views.allSatisfy { $0.lines.contains(line) }
        }
        let code: SwiftText =
            common.isEmpty
            ? .line("\(block.start) = \(block.creation)")
            : .block(
                "\(block.start): \(block.type) = {",
                SwiftText.lines(
                    ["let \(block.local) = \(block.creation)"] + common
                        + ["return \(block.local)"]), end: "}()")
        let item = Item(comments: items[0].comments, code: code)
        if !isFree(item.source) { return nil }
        return Share(
            common: item,
            rests: views.map { view in
                view.lines.filter { !common.contains($0) }
                    .map { .line(item.name + $0.dropFirst(block.local.count)) }
            })
    }

    /// The property of a view, split into its parts.
    private struct ViewProperty {
        /// The declaration up to the name.
        let start: String
        var (type, creation, local) = ("", "", "")
        /// The statements that set up the view.
        var lines: [String] = []

        init?(_ item: Item) {
            guard let match = item.head.wholeMatch(of: /(.*let \w+)(?:: (.+?))? = (.+)/) else {
                return nil
            }
            start = String(match.1)
            guard case .block(_, let body, "}()") = item.code else {
                creation = String(match.3)
                if !item.body.isEmpty { return nil }
                return
            }
            type = String(match.2 ?? "")
            let all = body.compactMap { part in
                if case .line(let text) = part { text } else { nil }
            }
            guard all.count == body.count, let first = all.first, let last = all.last,
                let made = first.wholeMatch(of: /let (\w+) = (.+)/), last == "return \(made.1)"
            else { return nil }
            (local, creation) = (String(made.1), String(made.2))
            lines = Array(all.dropFirst().dropLast())
            let start = local + "."
            let uses = lines.map { SwiftFamily.words(String($0.dropFirst(start.count))) }
            if !lines.allSatisfy({ $0.hasPrefix(start) })
                || uses.contains(where: { $0.contains(local) })
            {
                return nil
            }
        }
    }
}
