/// One nonzero of a sparse row.
struct Entry: Hashable, Sendable {
    var column: Int
    var coefficient: Double
}

/// A dictionary of the simplex method: every basic activity as a sparse linear combination of the
/// nonbasic ones, `z_i = Σ a_ij z_j`, without constants.
///
/// Rows are sorted by column. A column index lists the rows that may hold a column, so that a
/// pivot touches only the rows that hold the entering activity.
struct Tableau: Sendable {
    /// Per activity its row while it is basic, empty while it is nonbasic.
    private(set) var rows: [[Entry]]
    private(set) var isBasic: [Bool]

    /// Per nonbasic activity the rows that may hold it: a superset, cleaned when it is read.
    private(set) var columns: [[Int]]
    private var lastSeen: [Int]
    private var readings = 0
    private var scratch: [Entry] = []

    /// How many entries the rows have, and how many the column index has been given since it was
    /// made.
    private(set) var entryCount: Int
    private(set) var listedCount: Int

    /// All structural variables nonbasic, all rows basic.
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

    /// Whether its entries take all the room that there is for them: 256 MiB.
    var isFull: Bool { entryCount > 16 << 20 }

    /// Lists anew which rows hold which column, when most of what is listed has gone.
    private mutating func listAgain() {
        columns = Array(repeating: [], count: rows.count)
        for row in rows.indices {
            for entry in rows[row] { columns[entry.column].append(row) }
        }
        listedCount = entryCount
    }

    /// Adds a combination of nonbasic and basic activities as a basic activity; returns its number.
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

    /// The coefficient of a nonbasic activity in a basic one's row.
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

    /// The nonzeros of a nonbasic activity's column, as (row, coefficient), in a fixed order.
    mutating func column(_ column: Int) -> [Entry] {
        readings += 1
        var entries: [Entry] = []
        for row in columns[column] where lastSeen[row] != readings && isBasic[row] {
            lastSeen[row] = readings
            let value = coefficient(row, column)
            if value != 0 { entries.append(Entry(column: row, coefficient: value)) }
        }
        columns[column] = entries.map(\.column)
        return entries
    }

    /// Makes `entering` basic and `leaving` nonbasic; `column` is the entering column.
    ///
    /// `z_leaving = a z_entering + rest` becomes `z_entering = (z_leaving − rest) / a`, and that
    /// replaces `z_entering` in every other row of the column. Returns how many entries it touched.
    @discardableResult
    mutating func pivot(leaving: Int, entering: Int, column: [Entry]) -> Int {
        let row = solvedRow(leaving: leaving, entering: entering)
        rows[leaving] = []
        isBasic[leaving] = false
        isBasic[entering] = true
        columns[entering] = []
        columns[leaving] = []
        for entry in row { columns[entry.column].append(entering) }
        listedCount += row.count
        var touched = row.count
        for entry in column where entry.column != leaving {
            touched += rows[entry.column].count + row.count
            add(entry.coefficient, row, to: entry.column, without: entering)
        }
        rows[entering] = row
        if listedCount > 1 << 20 && listedCount > 4 * entryCount { listAgain() }
        checkInvariants()
        return touched
    }

    private func solvedRow(leaving: Int, entering: Int) -> [Entry] {
        let pivot = coefficient(leaving, entering)
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

    /// Adds `factor · addend` to a row, less one column, and lists the row in the columns it fills.
    private mutating func add(
        _ factor: Double, _ addend: [Entry], to row: Int, without column: Int
    ) {
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

    /// `row + factor · addend` without one column; returns how many entries it has. Most of a solve is
    /// spent here: spans, not appends.
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
        columns[column].append(row)
        listedCount += 1
    }
}

extension Entry {
    func scaled(by factor: Double) -> Entry {
        Entry(column: column, coefficient: coefficient * factor)
    }
}
