package import StackCore

/// A constraint file loaded into a linear system, with edits that can be applied.
package struct Workload {
    package private(set) var system = LinearSystem()
    private var ids: [Int: RowID] = [:]
    private let root: RowID
    private let file: ConstraintFile

    package init(_ file: ConstraintFile) {
        self.file = file
        let sizes = Set(file.rows.compactMap(\.constraint.sizeBound))
        for index in 0..<file.variableCount {
            let isSize = sizes.contains(Variable(index: index))
            _ = system.addVariable(lowerBoundZero: isSize)
        }
        let width = Term(1, Variable(index: file.root.variable))
        root = system.add(LinearConstraint([width], constant: -file.root.width, .equal))
        for row in file.rows { add(row) }
    }

    package mutating func solve() -> Solution { system.solve() }

    /// Returns the file's number of a constraint, or -1 for the root's width.
    package func number(of id: RowID) -> Int {
        ids.first { $0.value == id }?.key ?? -1
    }

    package mutating func apply(_ edit: ConstraintFile.Edit) {
        for number in edit.removed {
            if let id = ids[number] { system.remove(id) }
        }
        for row in edit.added { add(row) }
        if let width = edit.rootWidth { system.setConstant(-width, of: root) }
    }

    private mutating func add(_ row: ConstraintFile.Row) {
        if row.constraint.sizeBound != nil { return }
        ids[row.number] = system.add(row.constraint)
    }
}
