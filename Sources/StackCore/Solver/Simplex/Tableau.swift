/// A nonzero entry of a sparse row.
struct Entry: Hashable, Sendable {
    var column: Int
    var coefficient: Double
}

/// A simplex dictionary: each basic activity as a sparse linear combination of the nonbasic ones,
/// `z_i = Σ a_ij z_j`, without constants.
///
/// Rows are sorted by column. A column index lists the rows that may contain each column, so that a
/// pivot only touches rows that contain the entering activity.
struct Tableau: Sendable {
    /// The row of each basic activity; empty for nonbasic ones.
    private(set) var rows: [[Entry]]
    private(set) var isBasic: [Bool]

    /// For each nonbasic activity, the rows that may contain it. A list may contain too many rows;
    /// `column` removes them.
    private(set) var columns: [[Int]]
    private var lastSeen: [Int]
    private var readings = 0
    private var scratch: [Entry] = []

    /// The number of nonzero entries in all rows.
    private(set) var entryCount: Int
    /// The number of items in the column index when it was last rebuilt, plus the number of items
    /// added since.
    private(set) var listedCount: Int

    /// The changes since `beginTrial`, in order, so that `endTrial` can undo them; nil while no
    /// changes are recorded.
    private var trial: Trial?

    /// The changes since `beginTrial`, and the counts before it.
    private struct Trial {
        enum Change {
            case row(Int, before: [Entry])
            case basis(Int)
            case column(Int, before: [Int])
            case listing(column: Int)
            case columnIndex(before: [[Int]])
        }

        var changes: [Change] = []
        let rowCount: Int
        let entryCount: Int
        let listedCount: Int
    }

    /// Creates the initial dictionary: all structural variables are nonbasic, all rows basic.
    init(_ component: Component) {
        let structurals = component.structuralCount
        rows = Array(repeating: [], count: structurals) + component.rows
        isBasic = rows.indices.map { $0 >= structurals }
        columns = Array(repeating: [], count: rows.count)
        lastSeen = Array(repeating: 0, count: rows.count)
        entryCount = component.rows.reduce(0) { $0 + $1.count }
        listedCount = entryCount
        for (number, row) in component.rows.enumerated() {
            for entry in row { columns[entry.column].append(structurals + number) }
        }
        checkInvariants()
    }

    /// Whether the memory limit for entries is reached: 256 MiB.
    var isFull: Bool { entryCount > 16 << 20 }

    /// Rebuilds the column index from the rows. Called when most of its items are obsolete.
    private mutating func rebuildColumnIndex() {
        trial?.changes.append(.columnIndex(before: columns))
        columns = Array(repeating: [], count: rows.count)
        for row in rows.indices {
            for entry in rows[row] { columns[entry.column].append(row) }
        }
        listedCount = entryCount
    }

    /// Adds a basic activity that is a combination of other activities. Returns its index.
    mutating func addRow(_ entries: [Entry]) -> Int {
        let row = rows.count
        rows.append([])
        isBasic.append(true)
        columns.append([])
        lastSeen.append(0)
        for entry in entries {
            let part =
                isBasic[entry.column]
                ? rows[entry.column] : [Entry(column: entry.column, coefficient: 1)]
            add(entry.coefficient, part, to: row, without: -1)
        }
        checkInvariants()
        return row
    }

    /// Returns the coefficient of a nonbasic activity in the row of a basic one.
    func coefficient(_ row: Int, _ column: Int) -> Double {
        var low = 0
        var high = rows[row].count
        while low < high {
            let middle = (low + high) / 2
            if rows[row][middle].column < column { low = middle + 1 } else { high = middle }
        }
        let isFound = low < rows[row].count && rows[row][low].column == column
        return isFound ? rows[row][low].coefficient : 0
    }

    /// Returns the nonzero entries of a nonbasic activity's column as (row, coefficient), in a
    /// fixed order.
    mutating func column(_ column: Int) -> [Entry] {
        assert(!isBasic[column], "z\(column) is basic and has no column")
        readings += 1
        var entries: [Entry] = []
        for row in columns[column] where lastSeen[row] != readings && isBasic[row] {
            lastSeen[row] = readings
            let value = coefficient(row, column)
            if value != 0 { entries.append(Entry(column: row, coefficient: value)) }
        }
        replaceColumn(column, with: entries.map(\.column))
        return entries
    }

    private mutating func replaceColumn(_ column: Int, with rows: [Int]) {
        trial?.changes.append(.column(column, before: columns[column]))
        columns[column] = rows
    }

    private mutating func replaceRow(_ row: Int, with entries: [Entry]) {
        trial?.changes.append(.row(row, before: rows[row]))
        rows[row] = entries
    }

    private mutating func moveIntoOrOutOfBasis(_ activity: Int) {
        trial?.changes.append(.basis(activity))
        isBasic[activity].toggle()
    }

    /// Makes `entering` basic and `leaving` nonbasic. `column` is the entering column.
    ///
    /// Solves `z_leaving = a z_entering + rest` for `z_entering = (z_leaving − rest) / a`, and
    /// substitutes that in every other row of the column. Returns the number of entries touched.
    @discardableResult
    mutating func pivot(leaving: Int, entering: Int, column: [Entry]) -> Int {
        assert(isBasic[leaving], "z\(leaving) leaves the basis without being in it")
        assert(!isBasic[entering], "z\(entering) enters the basis that it is in")
        let row = solvedRow(leaving: leaving, entering: entering)
        replaceRow(leaving, with: [])
        moveIntoOrOutOfBasis(leaving)
        moveIntoOrOutOfBasis(entering)
        replaceColumn(entering, with: [])
        replaceColumn(leaving, with: [])
        for entry in row { list(entering, in: entry.column) }
        var touched = row.count
        for entry in column where entry.column != leaving {
            touched += rows[entry.column].count + row.count
            add(entry.coefficient, row, to: entry.column, without: entering)
        }
        replaceRow(entering, with: row)
        if listedCount > 1 << 20 && listedCount > 4 * entryCount { rebuildColumnIndex() }
        checkInvariants()
        return touched
    }

    private func solvedRow(leaving: Int, entering: Int) -> [Entry] {
        let pivot = coefficient(leaving, entering)
        assert(pivot != 0, "z\(leaving) does not depend on z\(entering)")
        var row: [Entry] = []
        row.reserveCapacity(rows[leaving].count)
        let solved = Entry(column: leaving, coefficient: 1 / pivot)
        var isPlaced = false
        for entry in rows[leaving] where entry.column != entering {
            if !isPlaced && entry.column > leaving {
                row.append(solved)
                isPlaced = true
            }
            row.append(Entry(column: entry.column, coefficient: -entry.coefficient / pivot))
        }
        if !isPlaced { row.append(solved) }
        return row
    }

    /// Adds `factor · addend` to a row without the given column, and updates the column index.
    private mutating func add(
        _ factor: Double, _ addend: [Entry], to row: Int, without column: Int
    ) {
        trial?.changes.append(.row(row, before: rows[row]))
        var old: [Entry] = []
        swap(&old, &rows[row])
        var sum: [Entry] = []
        swap(&sum, &scratch)
        if sum.count < old.count + addend.count {
            let none = Entry(column: 0, coefficient: 0)
            sum = Array(repeating: none, count: 2 * (old.count + addend.count))
        }
        let count = merge(old.span, factor, addend.span, of: row, without: column, into: &sum)
        entryCount += count - old.count
        old.removeAll(keepingCapacity: true)
        old.append(contentsOf: sum[..<count])
        swap(&old, &rows[row])
        swap(&sum, &scratch)
    }

    /// Writes `row + factor · addend` without the given column to `sum`. Returns the number of
    /// entries of the sum. Most of the solving time is spent here, so it uses spans and does not
    /// append to arrays.
    private mutating func merge(
        _ row: Span<Entry>, _ factor: Double, _ addend: Span<Entry>, of number: Int,
        without column: Int, into sum: inout [Entry]
    ) -> Int {
        var target = sum.mutableSpan
        var count = 0
        var next = 0
        for place in row.indices {
            let entry = row[place]
            if entry.column == column { continue }
            while next < addend.count && addend[next].column < entry.column {
                target[count] = addend[next].scaled(by: factor)
                list(number, in: addend[next].column)
                count += 1
                next += 1
            }
            target[count] = entry
            if next < addend.count && addend[next].column == entry.column {
                let coefficient = entry.coefficient + factor * addend[next].coefficient
                next += 1
                target[count].coefficient = coefficient
                if abs(coefficient) <= Tolerance.cancellation * abs(entry.coefficient) { continue }
            }
            count += 1
        }
        while next < addend.count {
            target[count] = addend[next].scaled(by: factor)
            list(number, in: addend[next].column)
            count += 1
            next += 1
        }
        return count
    }

    private mutating func list(_ row: Int, in column: Int) {
        trial?.changes.append(.listing(column: column))
        columns[column].append(row)
        listedCount += 1
    }
}

extension Tableau {
    /// Begins to record changes, so that `endTrial` can undo them. Undoing takes time in proportion
    /// to the number of changes.
    mutating func beginTrial() {
        assert(trial == nil, "a trial begins in another")
        trial = Trial(rowCount: rows.count, entryCount: entryCount, listedCount: listedCount)
    }

    /// Undoes the changes since `beginTrial`, including the rows that were added.
    mutating func endTrial() {
        guard let trial else { return }
        self.trial = nil
        for change in trial.changes.reversed() {
            switch change {
            case .row(let row, let before): rows[row] = before
            case .basis(let activity): isBasic[activity].toggle()
            case .column(let column, let before): columns[column] = before
            case .listing(let column): columns[column].removeLast()
            case .columnIndex(let before): columns = before
            }
        }
        let added = rows.count - trial.rowCount
        rows.removeLast(added)
        isBasic.removeLast(added)
        columns.removeLast(added)
        lastSeen.removeLast(added)
        (entryCount, listedCount) = (trial.entryCount, trial.listedCount)
        checkInvariants()
    }
}

extension Entry {
    func scaled(by factor: Double) -> Entry {
        Entry(column: column, coefficient: coefficient * factor)
    }
}
