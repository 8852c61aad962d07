internal import StackCore

/// The way through the tree of operations from one to another, over their common ancestor.
struct Route {
    /// One operation on the way, with its edits as the journal spells them.
    struct Step {
        let id: Int
        let parent: Int
        fileprivate let edits: [UInt8]
    }

    let target: Int
    /// Latest first.
    fileprivate(set) var undone: [Step] = []
    /// Earliest first.
    fileprivate(set) var redone: [Step] = []
    /// Where redo will take each undone operation from.
    var forks: [Int] { undone.map(\.parent) }

    var length: Int { undone.count + redone.count }

    fileprivate init(to target: Int) { self.target = target }
}

extension Connection {
    /// Parents have smaller numbers, so the larger of the two ends always climbs.
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

    /// The operations behind `origin` that lead to `goal`, earliest first; none when it does not
    /// come from there.
    func descent(from origin: Int, to goal: Int) throws(LayoutFileError) -> [Int] {
        var steps: [Int] = []
        var point = goal
        while point > origin {
            steps.append(point)
            point = try parent(of: point)
        }
        return point == origin ? steps.reversed() : []
    }

    /// What the operation did.
    func edits(of operation: StoredOperation) throws(LayoutFileError) -> [FileEdit] {
        try decode(Array(operation.edits.utf8), of: operation.id)
    }

    /// What the operation did, without proof: for whoever has just walked the chain.
    func editsAsWalked(of id: Int) throws(LayoutFileError) -> [FileEdit] {
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

    /// Gives the edits of a route one by one, the undone ones turned round, to `make`, unless
    /// nobody waits for them any more.
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

    /// Writes down where the head goes, and at each fork which branch it leaves.
    func record(
        _ move: HeadMove, forks: [Int], at end: inout JournalEnd
    ) throws(LayoutFileError) {
        try moveHead(to: move.target, time: move.time, at: &end)
        try leaveBranches(at: forks, by: move.undone, at: &end)
    }
}
