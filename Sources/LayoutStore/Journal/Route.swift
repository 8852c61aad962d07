internal import StackCore

/// The way from the current operation (the head) to the operation `target`: first operations are
/// undone up to the nearest common ancestor, then operations are redone.
struct Route {
    /// One operation that is undone or redone on the way to `target`.
    struct Step {
        let id: Int
        let parent: Int
        /// Whether the documents have the same digest before and after the operation, and it has no
        /// message.
        fileprivate let isSilent: Bool
        /// The range of the operation's edits in `Route.texts`.
        fileprivate let edits: Range<Int>
    }

    let target: Int
    /// The operations to undo, latest first.
    fileprivate(set) var undone: [Step] = []
    /// The operations to redo, earliest first.
    fileprivate(set) var redone: [Step] = []
    /// The edits of all undone and redone operations as text in the format of the journal, one
    /// operation after the other. `Step.edits` is the range of one operation's edits.
    fileprivate(set) var texts: [UInt8] = []

    /// The maximum number of steps for which space is reserved. In a damaged file, the numbers of
    /// operations can be arbitrarily large.
    fileprivate static let mostReserved = 1 << 20

    var length: Int { undone.count + redone.count }

    /// The usual length of an operation's edits in bytes, for which space is reserved.
    private static let usualText = 64

    fileprivate init(to target: Int) { self.target = target }

    /// Reserves space for the edits of a number of steps.
    fileprivate mutating func reserveTexts(_ steps: Int) {
        texts.reserveCapacity(min(steps, Self.mostReserved) * Self.usualText)
    }

    /// Reads an operation of the route, and appends its edits to `texts`.
    fileprivate mutating func step(
        _ id: Int, _ operations: inout DescendingOperations
    ) throws(LayoutFileError) -> Step {
        let start = texts.count
        let found = try operations.find(id, appendingTo: &texts)
        return Step(
            id: id, parent: found.parent, isSilent: found.keepsDigest && !found.hasMessage,
            edits: start..<texts.count)
    }
}

extension Connection {
    /// Returns the route between two operations. Parents have smaller numbers, so the larger of the
    /// two numbers is replaced by its parent until both are equal.
    func route(from head: Int, to target: Int) throws(LayoutFileError) -> Route {
        var route = Route(to: target)
        var (up, down) = (head, target)
        // Without branches, the route has as many steps as there are numbers between its ends. Space
        // is reserved for them, because an array that grows is copied repeatedly.
        route.undone.reserveCapacity(min(max(0, head - target), Route.mostReserved))
        route.redone.reserveCapacity(min(max(0, target - head), Route.mostReserved))
        route.reserveTexts(abs(target - head))
        var operations = DescendingOperations(self)
        while up != down {
            let step = try route.step(max(up, down), &operations)
            if up > down {
                route.undone.append(step)
                up = step.parent
            } else {
                route.redone.append(step)
                down = step.parent
            }
        }
        route.redone.reverse()
        return route
    }

    /// Returns the route that undoes the last `count` operations that changed content. Operations
    /// after them or between them that changed no content (`onlyRecordsOrigin`) are undone, too.
    /// Returns nil if fewer than `count` operations changed content.
    func route(from head: Int, undoing count: Int) throws(LayoutFileError) -> Route? {
        var undone: [Route.Step] = []
        var route = Route(to: head)
        route.reserveTexts(min(count, head))
        var operations = DescendingOperations(self)
        var (point, remaining) = (head, count)
        while remaining > 0 {
            if point == 0 { return nil }
            let step = try route.step(point, &operations)
            undone.append(step)
            point = step.parent
            if try !onlyRecordsOrigin(step, of: route) { remaining -= 1 }
        }
        var whole = Route(to: point)
        (whole.undone, whole.texts) = (undone, route.texts)
        return whole
    }

    /// Returns the number of operations up to `head` that changed content, as `route(from:undoing:)`
    /// counts them.
    func stepCount(before head: Int) throws(LayoutFileError) -> Int {
        var (count, point) = (0, head)
        while let route = try route(from: point, undoing: 1) {
            assert(route.target < point, "operation \(point) comes before its parent")
            (count, point) = (count + 1, route.target)
        }
        return count
    }

    /// Returns whether the operation only records which imported file the documents belong to, as a
    /// push does. Returns false if the operation has a message, as a pull that decided a conflict
    /// has: undo and redo treat such a pull as a step.
    func onlyRecordsOrigin(
        _ step: Route.Step, of route: Route
    ) throws(LayoutFileError) -> Bool {
        guard step.isSilent else { return false }
        return try decode(Array(route.texts[step.edits]), of: step.id)
            .allSatisfy { $0.movedOrigin != nil }
    }

    /// Returns the parent of operation `id` if this operation changed no content
    /// (`onlyRecordsOrigin`). Returns nil if it changed content, and for operation 0.
    func parentIfOnlyRecordsOrigin(_ id: Int) throws(LayoutFileError) -> Int? {
        if id == 0 { return nil }
        let parent = try parent(of: id)
        return try onlyRecordsOrigin(id, after: parent) ? parent : nil
    }

    /// Returns the operations on the path from `origin` to `goal`, earliest first, without
    /// `origin`. The result is empty if `goal` is not a descendant of `origin`.
    func descent(from origin: Int, to goal: Int) throws(LayoutFileError) -> [Int] {
        var steps: [Int] = []
        var point = goal
        while point > origin {
            steps.append(point)
            point = try parent(of: point)
        }
        return point == origin ? steps.reversed() : []
    }

    /// Returns the edits of an operation, parsed from its text.
    func edits(of operation: StoredOperation) throws(LayoutFileError) -> [FileEdit] {
        try decode(Array(operation.edits.utf8), of: operation.id)
    }

    /// Returns the edits of an operation without checking its hash, for callers that have just
    /// checked the chain of hashes.
    func uncheckedEdits(of id: Int) throws(LayoutFileError) -> [FileEdit] {
        var rows = try query("SELECT edits FROM operation WHERE id = ?", .integer(id))
        guard try rows.next() else { throw damaged("operation \(id) is missing") }
        return try decode(rows.blob(0), of: id)
    }

    private func decode(_ text: [UInt8], of id: Int) throws(LayoutFileError) -> [FileEdit] {
        do {
            return try EditText.decode(text, in: spelling, until: cancellation)
        } catch {
            try checkInterruption()
            throw unreadable(id, error)
        }
    }

    /// Calls `make` with the edits that lead along a route. The edits of undone operations are
    /// inverted, and consecutive changes of one property are merged (`MergedEdits`). Throws if
    /// cancellation is requested.
    func follow(
        _ route: Route, _ make: (FileEdit) throws -> Void
    ) throws(LayoutFileError) {
        var edits = MergedEdits(route.texts, spelling)
        func checked(_ edit: FileEdit) throws {
            try checkInterruption()
            try make(edit)
        }
        for step in route.undone {
            try following(step.id) { try edits.undo(step.edits, checked) }
        }
        for step in route.redone {
            try following(step.id) { try edits.redo(step.edits, checked) }
        }
        try following(route.target) { try edits.finish(checked) }
    }

    private func following(_ id: Int, _ body: () throws -> Void) throws(LayoutFileError) {
        try checkInterruption()
        do {
            try body()
        } catch let error as LayoutFileError {
            throw error
        } catch let error as UndecodableEdits {
            throw unreadable(id, error)
        } catch {
            throw damaged("operation \(id) does not fit: \(error)")
        }
    }

    private func unreadable(_ id: Int, _ error: UndecodableEdits) -> LayoutFileError {
        damaged("operation \(id) cannot be read (edit \(error.line))")
    }

    /// Records the move of the head (the current operation) in the journal, and updates `end`.
    ///
    /// - Parameter forks: the operations of which a child was undone, each with the child to which
    ///   redo leads
    func record(
        _ move: HeadMove, forks: [BranchRow], at end: inout JournalEnd
    ) throws(LayoutFileError) {
        try moveHead(to: move.target, time: move.time, at: &end)
        try writeBranches(forks, at: &end)
    }
}
