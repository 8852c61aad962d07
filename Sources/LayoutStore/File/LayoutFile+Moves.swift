internal import StackCore

extension LayoutFile {
    /// Undoes the last `count` steps of the branch, at least one. Throws if there are fewer steps.
    /// Operations that only record an imported file (`onlyRecordsOrigin`) do not count as steps;
    /// those that come after the undone steps are undone too.
    ///
    /// - Parameter reported: the largest number of undone steps to return with their edits
    @discardableResult
    package func undo(
        _ count: Int = 1, reporting reported: Int = 0, time: Timestamp
    ) throws -> HeadMove {
        try move(time, reporting: reported) { connection in
            guard let route = try connection.route(from: head, undoing: max(count, 1)) else {
                throw tooFew("undo", count, of: try connection.stepCount(before: head))
            }
            return route
        }
    }

    /// Redoes `count` steps, at least one. Moves towards the operation `goal`. If `goal` is nil,
    /// follows the branch that was left last. Throws if there are fewer steps. Operations that only
    /// record an imported file (`onlyRecordsOrigin`) do not count as steps; those that come
    /// directly after the redone steps are redone too.
    ///
    /// - Parameters:
    ///   - goal: the operation to move towards; evaluated under the lock, before the move
    ///   - reported: the largest number of redone steps to return with their edits
    @discardableResult
    package func redo(
        _ count: Int = 1, towards goal: @autoclosure () throws -> Int? = nil,
        reporting reported: Int = 0, time: Timestamp
    ) throws -> HeadMove {
        let count = max(count, 1)
        return try move(time, reporting: reported) { connection in
            if let goal = try goal() {
                guard let target = try target(of: count, from: head, to: goal, connection)
                else {
                    throw tooFew("redo", count, of: nil)
                }
                return try connection.route(from: head, to: target)
            }
            var target = head
            for done in 0..<count {
                guard let next = try nextRedoTarget(at: target, connection) else {
                    throw tooFew("redo", count, of: done)
                }
                target = next
            }
            return try connection.route(from: head, to: target)
        }
    }

    /// Returns the operation to which `redo` leads after `count` steps from `start` towards `goal`;
    /// nil if there are fewer steps. If `start` only records an imported file, `goal` may be on
    /// another branch. So if too few steps follow `start`, they are counted from its parent
    /// instead.
    private func target(
        of count: Int, from start: Int, to goal: Int, _ connection: Connection
    ) throws -> Int? {
        let way = try connection.descent(from: start, to: goal)
        let steps = try zip(way.indices, [start] + way).filter { index, parent in
            try !connection.onlyRecordsOrigin(way[index], after: parent)
        }.map(\.0)
        if count <= steps.count {
            return way[..<(count < steps.count ? steps[count] : way.count)].last
        }
        guard let parent = try connection.parentIfOnlyRecordsOrigin(start) else { return nil }
        return try target(of: count, from: parent, to: goal, connection)
    }

    /// Returns the operation to which `redo` of one step leads. This is the last of the operations
    /// directly after the step that only record an imported file (`onlyRecordsOrigin`), or the step
    /// itself if there are none. Returns nil if there is no step to redo.
    func nextRedoTarget(at operation: Int, _ connection: Connection) throws(LayoutFileError) -> Int?
    {
        guard var target = try redoneStep(at: operation, connection) else { return nil }
        while let child = try redoTarget(at: target, connection),
            try connection.onlyRecordsOrigin(child, after: target)
        {
            target = child
        }
        return target
    }

    /// Returns the step that `redo` would redo from `operation`; nil if there is none. Operations
    /// that only record an imported file (`onlyRecordsOrigin`) do not count as steps. If no step
    /// follows `operation`, and `operation` itself only records an imported file, as a push after
    /// an undo does, the search continues at its parent.
    func redoneStep(at operation: Int, _ connection: Connection) throws(LayoutFileError) -> Int? {
        var target = operation
        while let child = try redoTarget(at: target, connection) {
            if try !connection.onlyRecordsOrigin(child, after: target) { return child }
            target = child
        }
        guard let parent = try connection.parentIfOnlyRecordsOrigin(operation) else { return nil }
        return try redoneStep(at: parent, connection)
    }

    /// Moves the head to any operation; 0 is the empty file. Does nothing if the head is already
    /// there.
    ///
    /// - Parameter operation: the number of the operation; evaluated under the lock, before the
    ///   move
    @discardableResult
    package func goto(
        _ operation: @autoclosure () throws -> Int, time: Timestamp
    ) throws -> HeadMove {
        try move(time, reporting: 0) { connection in
            let operation = try operation()
            if operation < 0 || operation > operationCount {
                throw failure(.noInput, "there is no operation \(operation)")
            }
            return try connection.route(from: head, to: operation)
        }
    }

    /// Returns the child of `operation` that becomes the current operation if the user redoes from
    /// `operation`; nil if none of its children was undone.
    func redoTarget(
        at operation: Int, _ connection: Connection
    ) throws(LayoutFileError) -> Int? {
        if !hasCheckedBranches {
            try connection.branches(journal)
            hasCheckedBranches = true
        }
        return try connection.redoTarget(at: operation)
    }

    /// - Parameter existing: the number of steps that there are; nil if they were not counted
    private func tooFew(_ verb: String, _ count: Int, of existing: Int?) -> LayoutFileError {
        precondition(existing.map { $0 < count } ?? true, "there are enough steps to \(verb)")
        let message =
            switch existing {
            case nil where count > 1: "there are not \(count) steps to \(verb)"
            case let existing? where existing > 0:
                "cannot \(verb) \(count) steps: there \(existing == 1 ? "is" : "are") \(existing)"
            default: "nothing to \(verb)"
            }
        return failure(.nothingToMove, message)
    }

    private func move(
        _ time: Timestamp, reporting reported: Int, along route: (Connection) throws -> Route
    ) throws -> HeadMove {
        try writing {
            guard let connection else { throw tooFew("undo", 1, of: 0) }
            let route = try route(connection)
            if route.target == 0, !mayBecomeEmpty {
                throw failure(
                    .nothingToMove,
                    "the first step, which made the documents, cannot be undone here")
            }
            if route.target == 0, head > 0, try beginsWithPrunedSteps(connection) {
                throw failure(
                    .nothingToMove, "the first step contains pruned steps, and cannot be undone")
            }
            let (undone, redone) = (route.undone.map(\.id), route.redone.map(\.id))
            let way = reported > 0 ? route.undone + route.redone : []
            let reportedSteps = try way.filter {
                !(try connection.onlyRecordsOrigin($0, of: route))
            }
            let steps = try reportedSteps.prefix(reported).map {
                let (record, edits) = try operationWithEdits($0.id)
                return HeadMove.Step(record: record, edits: edits)
            }
            let move = HeadMove(
                origin: head, target: route.target, time: time, undone: undone, redone: redone,
                steps: steps, stepCount: reportedSteps.count)
            if move.origin == move.target { return move }
            let before = working
            do {
                try follow(route, on: connection)
                try working.write(to: connection)
                var end = journal
                try connection.record(move, forks: forks(of: route, connection), at: &end)
                try commit(connection, leadingTo: end)
            } catch {
                working = before
                throw error
            }
            working.wereWritten()
            return move
        }
    }

    /// Returns the rows of the table `branch` for a route: one row for each undone operation. The
    /// row states that redo moves from the operation's parent to the operation.
    ///
    /// There are no rows for the latest undone operations that only record an imported file
    /// (`onlyRecordsOrigin`), if redo already leads from their parent to another child. For
    /// example, a user undoes a step, pushes, and undoes the push. Redo must then still lead to the
    /// step.
    private func forks(
        of route: Route, _ connection: Connection
    ) throws -> [BranchRow] {
        let lastStep = try route.undone.firstIndex { step in
            if try !connection.onlyRecordsOrigin(step, of: route) { return true }
            let left = try redoTarget(at: step.parent, connection) ?? step.id
            return try left == step.id || redoTarget(at: step.id, connection) != nil
        }
        return route.undone[(lastStep ?? route.undone.endIndex)...].map {
            BranchRow(fork: $0.parent, child: $0.id)
        }
    }

    /// Changes the documents in memory along a route through the history: reverts the operations to
    /// undo and applies those to redo. Throws unless the result has the digest that the target
    /// operation recorded.
    private func follow(_ route: Route, on connection: Connection) throws(LayoutFileError) {
        if route.length > max(64, working.documents.loadedViewCount / 4) {
            try replay(along: route, on: connection)
        } else {
            try walk(along: route, on: connection)
        }
    }

    private func walk(along route: Route, on connection: Connection) throws(LayoutFileError) {
        try connection.follow(route) { edit throws in
            try loadForEditing(edit)
            try working.apply(edit)
        }
        try prove(working.documents, changed: working.touched, at: route.target, connection)
    }

    private func replay(along route: Route, on connection: Connection) throws(LayoutFileError) {
        var replay = BulkReplay(from: working.documents)
        try connection.follow(route) { edit throws in
            if replay.mustLoad(edit.document) {
                try load(edit.document)
                replay.load(working.documents[edit.document]!.content!, as: edit.document)
            }
            try replay.apply(edit)
        }
        try replay.finish(step: checkInterruption)
        try prove(replay.documents, changed: replay.touched.sorted(), at: route.target, connection)
        working.adopt(replay)
    }
}
