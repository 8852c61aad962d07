internal import StackCore

/// The path through the tree of operations from the head to `target`, through their common
/// ancestor.
struct Route {
    /// One operation on the path, with its edits in the textual format of the journal.
    struct Step {
        let id: Int
        let parent: Int
        fileprivate let edits: [UInt8]
    }

    let target: Int
    /// The operations to undo, latest first.
    fileprivate(set) var undone: [Step] = []
    /// The operations to redo, earliest first.
    fileprivate(set) var redone: [Step] = []
    /// The parents of the operations to undo, from which redo will lead back.
    var forks: [Int] { undone.map(\.parent) }

    var length: Int { undone.count + redone.count }

    fileprivate init(to target: Int) { self.target = target }
}

extension Connection {
    /// Returns the route between two operations. Parents have smaller numbers, so each step
    /// replaces the larger of both ends with its parent, until both are equal.
    func route(from head: Int, to target: Int) throws(LayoutFileError) -> Route {
        var route = Route(to: target)
        var (up, down) = (head, target)
        var operations = DescendingOperations(self)
        while up != down {
            let (parent, edits) = try operations.find(max(up, down))
            if up > down {
                route.undone.append(Route.Step(id: up, parent: parent, edits: edits))
                up = parent
            } else {
                route.redone.append(Route.Step(id: down, parent: parent, edits: edits))
                down = parent
            }
        }
        route.redone.reverse()
        return route
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
        guard try rows.next() else { throw misfit("operation \(id) is missing") }
        return try decode(rows.blob(0), of: id)
    }

    private func decode(_ text: [UInt8], of id: Int) throws(LayoutFileError) -> [FileEdit] {
        do {
            return try EditText.decode(text, in: spelling, until: cancellation)
        } catch {
            try checkInterruption()
            throw LayoutFileError(
                kind: .badData, path: path,
                message: "operation \(id) cannot be read (edit \(error.line))")
        }
    }

    /// Calls `make` with each edit of a route in order; the edits of operations to undo are
    /// inverted. Throws if cancellation is requested.
    func follow(
        _ route: Route, _ make: (FileEdit) throws -> Void
    ) throws(LayoutFileError) {
        for step in route.undone {
            for edit in try decode(step.edits, of: step.id).reversed() {
                try remake(edit.inverse, of: step.id, make)
            }
        }
        for step in route.redone {
            for edit in try decode(step.edits, of: step.id) { try remake(edit, of: step.id, make) }
        }
    }

    private func remake(
        _ edit: FileEdit, of id: Int, _ make: (FileEdit) throws -> Void
    ) throws(LayoutFileError) {
        try checkInterruption()
        do {
            try make(edit)
        } catch let error as LayoutFileError {
            throw error
        } catch {
            throw LayoutFileError(
                kind: .badData, path: path, message: "operation \(id) does not fit: \(error)")
        }
    }

    /// Records the move of the head, and for each operation in `forks` the child that redo goes to.
    /// Updates `end`.
    func record(
        _ move: HeadMove, forks: [Int], at end: inout JournalEnd
    ) throws(LayoutFileError) {
        try moveHead(to: move.target, time: move.time, at: &end)
        try leaveBranches(at: forks, by: move.undone, at: &end)
    }
}
