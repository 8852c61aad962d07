extension Tableau: InvariantChecked, CustomDebugStringConvertible {
    func invariantViolations() -> [String] {
        guard isBasic.count == rows.count, columns.count == rows.count else {
            return ["there are not as many rows, columns and activities"]
        }
        return rows.indices.flatMap(rowViolations) + indexViolations() + countViolations()
    }

    private func rowViolations(_ activity: Int) -> [String] {
        let row = rows[activity]
        if !isBasic[activity] {
            return row.isEmpty ? [] : ["z\(activity) is nonbasic and has a row"]
        }
        var found: [String] = []
        if !zip(row, row.dropFirst()).allSatisfy({ $0.column < $1.column }) {
            found.append("the row of z\(activity) is not sorted")
        }
        for entry in row {
            guard isBasic.indices ~= entry.column, !isBasic[entry.column] else {
                found.append("z\(activity) depends on z\(entry.column), which is not nonbasic")
                continue
            }
            if !entry.coefficient.isFinite {
                found.append(
                    "z\(activity) has a coefficient for z\(entry.column) that is not finite")
            }
        }
        return found
    }

    /// Checks that the column index lists every row that contains a column. It may list more.
    private func indexViolations() -> [String] {
        let listed = columns.map { Set($0) }
        return rows.indices.flatMap { row in
            rows[row].filter { listed.indices ~= $0.column && !listed[$0.column].contains(row) }
                .map { "the column of z\($0.column) does not list z\(row)" }
        }
    }

    private func countViolations() -> [String] {
        var found: [String] = []
        let entries = rows.reduce(0) { $0 + $1.count }
        if entryCount != entries { found.append("\(entries) entries are counted as \(entryCount)") }
        let listed = columns.reduce(0) { $0 + $1.count }
        if listedCount < listed {
            found.append("\(listed) list entries are counted as \(listedCount)")
        }
        return found
    }

    /// One line per activity, with its row if it is basic.
    var debugDescription: String {
        rows.indices.map { isBasic[$0] ? "z\($0) = \(rows[$0].asSum)" : "z\($0)" }
            .joined(separator: "\n")
    }
}

extension [Entry] {
    /// The entries as a sum, such as `2.0 z0 - 1.0 z3`.
    var asSum: String {
        var text = ""
        for entry in self {
            let isNegative = entry.coefficient < 0
            text += text.isEmpty ? (isNegative ? "-" : "") : (isNegative ? " - " : " + ")
            text += "\(abs(entry.coefficient)) z\(entry.column)"
        }
        return text.isEmpty ? "0" : text
    }
}
