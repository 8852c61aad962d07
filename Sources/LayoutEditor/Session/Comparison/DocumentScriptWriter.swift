import CommandLanguage
import LayoutFormats
import LayoutStore
import StackCore

/// A writer of the commands that turn one document into another (the target). Each command runs as
/// soon as it is found; the next one is derived from the resulting document.
struct DocumentScriptWriter {
    private let session: Session
    private let id: DocumentID
    private let target: Document
    private(set) var lines: [String] = []

    /// - Parameters:
    ///   - session: a session inside an operation
    ///   - target: the wanted document. An item that is also in the current document has the same
    ///     number in both.
    init(_ session: Session, _ id: DocumentID, to target: Document) {
        (self.session, self.id, self.target) = (session, id, target)
    }

    /// Whether the document now equals the target.
    var isDone: Bool { get throws(CommandError) { try document.hasSameContent(as: target) } }

    private var document: Document { get throws(CommandError) { try session.document(id) } }

    mutating func write() throws(CommandError) {
        let old = try document
        if old.hasSameContent(as: target) { return }
        try run("open " + session.name(of: id))
        try removeConstraints(of: old)
        try rename(old)
        try place(old)
        try removeUnmatched()
        for view in target.allViews where view.kind == .stack { try arrange(view) }
        for view in target.allViews where !view.subviews.isEmpty { try order(view) }
        try setProperties()
        try makeConstraints()
    }

    private mutating func run(_ line: String) throws(CommandError) {
        try session.run(line: line)
        lines.append(line)
    }

    // MARK: Commands that remove and rename items

    private mutating func removeConstraints(of old: Document) throws(CommandError) {
        for item in old.allConstraints where !isKept(item, in: old) {
            try run("remove constraint " + item.name)
        }
    }

    private func isKept(_ item: LayoutConstraint, in old: Document) -> Bool {
        guard let new = target.constraint(item.id), new.relates(as: item) else { return false }
        return item.views.allSatisfy { isKept($0, in: old) }
    }

    private func isKept(_ view: ViewID, in old: Document) -> Bool {
        guard let was = old.view(view), let now = target.view(view) else { return false }
        return was.storedKind == now.storedKind
    }

    /// Renames the items that have another name in the target. If a view that will be removed has
    /// one of the new names, that view is renamed first.
    private mutating func rename(_ old: Document) throws(CommandError) {
        for view in old.allViews where !isKept(view.id, in: old) && isWanted(view.name) {
            let free = (1...).lazy.map { "gone\($0)" }.first {
                old.item(named: $0) == nil && target.item(named: $0) == nil
                    && (try? session.document(id).item(named: $0)) == .some(.none)
            }
            try run("rename \(view.name) to \(free!)")
        }
        for case .rename(_, let from, let to) in DocumentDifference(from: old, to: target).edits {
            try run("rename \(from) to \(to)")
        }
    }

    private func isWanted(_ name: String) -> Bool { target.item(named: name) != nil }

    private mutating func removeUnmatched() throws(CommandError) {
        let now = try document
        let strays = now.subtree().filter { id in
            !isWanted(now[id].name) && now[id].parent.map { isWanted(now[$0].name) } ?? false
        }
        if strays.isEmpty { return }
        try run("remove " + strays.map { now[$0].name }.joined(separator: " "))
    }

    // MARK: Commands that add, move and reorder views

    /// Adds and moves views, superviews before their subviews, so that the superview of each view
    /// exists.
    private mutating func place(_ old: Document) throws(CommandError) {
        for id in target.subtree() {
            let view = target[id]
            guard let parent = view.parent.map({ target[$0].name }) else { continue }
            guard isKept(id, in: old) else {
                if let line = CommandsExport.adding(view, of: target) { try run(line) }
                continue
            }
            let now = try document
            let standing = now.view(named: view.name)?.parent.map { now[$0].name }
            if standing != parent { try run("move \(view.name) to \(parent)") }
        }
    }

    private mutating func arrange(_ stack: View) throws(CommandError) {
        let wanted = stack.arrangedSubviews.map { target[$0].name }
        for name in try names(\.arrangedSubviews, of: stack) where !wanted.contains(name) {
            try run("unarrange \(name)")
        }
        try bring(try names(\.arrangedSubviews, of: stack), to: wanted) { name, place in
            "arrange \(name) in \(stack.name) at \(place)"
        }
    }

    private mutating func order(_ view: View) throws(CommandError) {
        let wanted = view.subviews.map { target[$0].name }
        try bring(try names(\.subviews, of: view), to: wanted) { "order \($0) at \($1)" }
    }

    private func names(
        _ order: KeyPath<View, [ViewID]>, of view: View
    ) throws(CommandError) -> [String] {
        let now = try document
        return now.view(named: view.name)?[keyPath: order].map { now[$0].name } ?? []
    }

    /// Reorders the views from the order `names` to the order `wanted` with as few moves as
    /// possible. The longest subsequence of views that is already in the right order stays in
    /// place. Each other view moves directly behind its predecessor in `wanted`.
    ///
    /// - Parameter line: returns the command that moves the view with the given name to the given
    ///   index
    private mutating func bring(
        _ names: [String], to wanted: [String], _ line: (String, Int) -> String
    ) throws(CommandError) {
        if names == wanted { return }
        let places = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
        let common = wanted.filter { places[$0] != nil }
        let run = LongestIncreasingSubsequence.indices(of: common.map { places[$0]! })
        let staying = Set(run.map { common[$0] })
        var list = names
        for (number, name) in wanted.enumerated() where !staying.contains(name) {
            list.removeAll { $0 == name }
            let before = number == 0 ? nil : list.firstIndex(of: wanted[number - 1])
            let place = before.map { $0 + 1 } ?? 0
            list.insert(name, at: place)
            try self.run(line(name, place))
        }
    }

    // MARK: Property values

    private mutating func setProperties() throws(CommandError) {
        let now = try document
        try set("document", now.properties, target.properties)
        for id in target.subtree() {
            let view = target[id]
            guard let own = now.view(named: view.name) else { continue }
            try set(view.name, own.properties, view.properties)
            try space(own, view)
        }
    }

    private mutating func set(
        _ name: String, _ old: PropertyList, _ new: PropertyList
    ) throws(CommandError) {
        for change in old.changes(to: new) where change.key.isContent {
            if change.key == .spacingAfter { continue }
            let condition =
                change.condition == .base ? "" : " for " + change.condition.spelling
            let place = "\(name).\(change.key.spelling)"
            try run(
                change.new.map {
                    "set \(place) " + CommandQuoting.word(change.key.type.typed($0)) + condition
                } ?? "reset \(place)\(condition)")
        }
    }

    private mutating func space(_ own: View, _ view: View) throws(CommandError) {
        let wanted = view.properties[.spacingAfter]
        guard own.properties[.spacingAfter] != wanted, let stack = view.parent else { return }
        try run(
            "space after \(view.name) in \(target[stack].name) \(wanted?.spelling ?? "default")")
    }

    // MARK: Commands that create constraints

    private mutating func makeConstraints() throws(CommandError) {
        let now = try document
        for item in target.allConstraints {
            if let own = now.constraint(named: item.name) {
                try set(item.name, own.properties, item.properties)
            } else {
                for line in CommandsExport.constraint(item, of: target) { try run(line) }
            }
        }
    }
}

extension Session {
    /// Runs the commands in a string of one or several lines.
    func run(line: String) throws(CommandError) {
        var reader = StatementReader()
        var statements: [Statement] = []
        for part in line.split(separator: "\n", omittingEmptySubsequences: false) {
            statements += try reader.read(part)
        }
        for statement in try statements + reader.finish() {
            _ = try run(try grammar.parse(statement))
        }
    }
}
