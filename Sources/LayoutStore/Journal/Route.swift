internal import StackCore

/// The way through the tree of operations from one to another, over their common ancestor.
struct Route {
    let target: Int
    /// Latest first.
    fileprivate(set) var undone: [Int] = []
    /// Earliest first.
    fileprivate(set) var redone: [Int] = []
    /// Where each undone operation hangs: the fork that redo will take it from.
    fileprivate(set) var forks: [Int] = []

    fileprivate init(to target: Int) { self.target = target }
}

extension Connection {
    /// Parents have smaller numbers, so the larger of the two ends always climbs.
    func route(from head: Int, to target: Int) throws(LayoutFileError) -> Route {
        var route = Route(to: target)
        var (up, down) = (head, target)
        while up != down {
            if up > down {
                route.undone.append(up)
                up = try parent(of: up)
                route.forks.append(up)
            } else {
                route.redone.append(down)
                down = try parent(of: down)
            }
        }
        route.redone.reverse()
        return route
    }

    /// What the operation did.
    func edits(of id: Int) throws(LayoutFileError) -> [FileEdit] {
        let text = try editText(of: id)
        do {
            return try EditText.decode(text)
        } catch {
            throw LayoutFileError(
                kind: .badData, path: path,
                message: "operation \(id) cannot be read (edit \(error.line))")
        }
    }

    /// Gives the edits of a route one by one, the undone ones turned round, to `make`.
    func follow(
        _ route: Route, _ make: (FileEdit) throws -> Void
    ) throws(LayoutFileError) {
        for id in route.undone {
            for edit in try edits(of: id).reversed() { try remake(edit.inverse, of: id, make) }
        }
        for id in route.redone {
            for edit in try edits(of: id) { try remake(edit, of: id, make) }
        }
    }

    private func remake(
        _ edit: FileEdit, of id: Int, _ make: (FileEdit) throws -> Void
    ) throws(LayoutFileError) {
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
    func record(_ move: HeadMove, forks: [Int]) throws(LayoutFileError) {
        try moveHead(from: move.origin, to: move.target, time: move.time)
        for (fork, child) in zip(forks, move.undone) { try leaveBranch(at: fork, by: child) }
    }
}
