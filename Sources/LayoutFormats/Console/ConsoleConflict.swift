/// A conflict that UIKit reports on the console: "Unable to simultaneously satisfy constraints".
package struct ConsoleConflict: Hashable, Sendable {
    /// The conflict's constraints in the order of the log. Views with identical descriptions are
    /// numbered.
    package let constraints: [ConsoleConstraint]
    /// The constraint that UIKit broke to recover; nil if the log ends before naming it.
    package let broken: ConsoleConstraint?
    /// The lines in the log's list of constraints that could not be parsed.
    package let unread: [String]
    /// Whether the log replaces parts of the conflict with `<private>`.
    package let isPrivate: Bool
    /// The constraints grouped by their origin (the part of the app or of UIKit that made them), in
    /// the order of the log. The origin of a constraint may depend on the other constraints of the
    /// conflict.
    let constraintsByOrigin: [ConsoleOrigin: [ConsoleConstraint]]
    /// The constraints of the app whose removal alone would let all other constraints of the
    /// conflict hold together.
    let remedies: [ConsoleConstraint]

    init(
        _ constraints: [ConsoleConstraint], broken: ConsoleConstraint?, unread: [String] = [],
        isPrivate: Bool = false
    ) {
        let numbers = Self.numbers(of: (constraints + [broken].compactMap { $0 }).flatMap(\.views))
        let numbered = constraints.map { $0.numbered(numbers) }
        self.constraints = numbered
        // The log escapes non-ASCII characters in the list, but not in the line that names the
        // broken constraint. So the broken constraint is found in the list by its address.
        self.broken = broken.map { broken in
            numbered.first { $0.address == broken.address } ?? broken.numbered(numbers)
        }
        (self.unread, self.isPrivate) = (unread, isPrivate)
        let inner = Set(constraints.flatMap(\.innerViews).map(\.address))
        constraintsByOrigin = Dictionary(grouping: numbered) { constraint in
            let origin = constraint.origin
            guard origin == .own || origin == .mask else { return origin }
            return constraint.views.contains { inner.contains($0.address) } ? .framework : origin
        }
        remedies = Self.remedies(numbered, among: constraintsByOrigin[.own] ?? [])
    }

    /// Returns all conflicts in a log, in order, and skips unrelated lines. A list without UIKit's
    /// headline counts as a conflict if it has at least two constraints, or if UIKit names the
    /// constraint that it broke.
    package static func all(in log: String) -> [ConsoleConflict] {
        var reader = ConsoleReader()
        for line in ConsoleLog(log).lines { reader.read(line) }
        reader.finish()
        return reader.conflicts
    }

    /// Returns whether a log has UIKit's warning about a cell whose content determines no height.
    package static func isAboutOpenRow(_ log: String) -> Bool {
        Substring(log).includes("ambiguously suggest a height of zero")
    }

    /// Returns numbers that distinguish views with identical descriptions, by the views' addresses.
    /// They count from 1 in the order of the log. A view with a unique description has no number.
    private static func numbers(of views: [ConsoleView]) -> [String: Int] {
        var addresses: [String: [String]] = [:]
        var known: Set<String> = []
        for view in views where known.insert(view.address).inserted {
            addresses[view.words, default: []].append(view.address)
        }
        let several = addresses.values.filter { $0.count > 1 }
        return Dictionary(
            uniqueKeysWithValues: several.flatMap { zip($0, 1...) }.map { ($0.0, $0.1) })
    }
}

/// A parser that reads a log line by line and collects the conflicts that UIKit reports.
private struct ConsoleReader {
    private(set) var conflicts: [ConsoleConflict] = []
    private var state = State.outside
    private var hasHeadline = false
    private var isOpened = false
    private var members: [ConsoleConstraint] = []
    private var unread: [String] = []
    private var isPrivate = false

    private enum State { case outside, announced, listing, closed, breaking }

    mutating func read(_ line: Substring) {
        guard line.contains(where: { $0.isLetter || $0.isPunctuation }) else { return }
        switch ConsoleMarker(line) {
        case .headline: announce(isPrivate: line.includes("<private>"))
        case .opening: open()
        case .closing: if state == .listing { state = .closed }
        case .recovery:
            state = state == .outside ? .outside : .breaking
            line.includes("<private>") ? hide() : readOther(line)
        case .hidden: hide()
        case .ending: finish()
        case nil: readOther(line)
        }
    }

    /// Ends the current conflict. Appends the conflict to `conflicts` in three cases: the log has a
    /// headline for the conflict; the log lists at least two constraints; or it names the broken
    /// constraint and lists at least one constraint.
    mutating func finish(_ broken: ConsoleConstraint? = nil) {
        if hasHeadline || members.count > 1 || broken != nil && !members.isEmpty {
            conflicts.append(
                ConsoleConflict(members, broken: broken, unread: unread, isPrivate: isPrivate))
        }
        let found = conflicts
        self = ConsoleReader()
        conflicts = found
    }

    private mutating func announce(isPrivate: Bool) {
        // Some loggers write UIKit's headline twice; the second one does not start a new conflict.
        if state != .announced { finish() }
        (state, hasHeadline) = (.announced, true)
        self.isPrivate = isPrivate
    }

    private mutating func open() {
        if state == .closed || state == .breaking { finish() }
        if state == .outside || state == .announced {
            (state, isOpened, unread) = (.listing, true, [])
        }
    }

    private mutating func hide() {
        guard state != .outside, state != .closed else { return }
        isPrivate = true
        if state == .breaking { finish() }
    }

    private mutating func readOther(_ line: Substring) {
        let constraint = ConsoleConstraint(line)
        switch (state, constraint) {
        case (.outside, let constraint?):
            if Self.isAlone(line) { start(constraint) }
        case (.closed, let constraint?):
            finish()
            start(constraint)
        case (.announced, let constraint?), (.listing, let constraint?):
            members.append(constraint)
            state = .listing
        case (.breaking, let constraint?): finish(constraint)
        case (.listing, nil) where !isOpened && !hasHeadline:
            if line.contains(where: \.isLetter) { state = .closed }
        case (.announced, nil), (.listing, nil), (.breaking, nil): skip(line)
        case (.outside, nil), (.closed, nil): break
        }
    }

    /// Begins a conflict at a constraint that no headline precedes.
    private mutating func start(_ constraint: ConsoleConstraint) {
        members = [constraint]
        state = .listing
    }

    /// Handles a line that is not a readable constraint. Records it as unread if it is part of the
    /// list of constraints or mentions an address or `<private>`; otherwise ignores it.
    private mutating func skip(_ line: Substring) {
        let words = line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let isInList = state == .listing && isOpened && words.contains(where: \.isLetter)
        guard isInList || words.contains(":0x") || words.contains("<private>") else { return }
        unread.append(words)
        isPrivate = isPrivate || words.contains("<private>")
        if state == .breaking { finish() }
    }

    /// Returns whether the line consists of a constraint, and is not a message that mentions one.
    private static func isAlone(_ line: Substring) -> Bool {
        guard let start = ConsoleLog.start(of: line) else { return false }
        if line[..<start].last == "\"" { return true }
        let before = line[..<start].last { !$0.isWhitespace && !"'`*".contains($0) }
        return before.map { !$0.isLetter && $0 != ":" } ?? true
    }
}
