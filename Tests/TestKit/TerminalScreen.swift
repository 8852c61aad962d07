/// A model of the part of xterm that layoutedit uses, which shows what a person would see.
/// Sequences that it does not support are in `unknown`.
package struct TerminalScreen {
    private struct Cell: Equatable {
        var text = " "
        var style = ""
    }

    package let columns: Int
    private var rows: [[Cell]]
    package private(set) var row = 0
    package private(set) var column = 0
    /// Whether the last column was written, so that the next character begins the next row.
    private var wraps = false
    private var style = ""
    private var rest: [Unicode.Scalar] = []
    /// The sequences that the model does not support.
    package private(set) var unknown: [String] = []
    /// Whether the terminal was asked to mark pasted text (bracketed paste).
    package private(set) var marksPaste = false

    package init(columns: Int, rows: Int) {
        self.columns = columns
        self.rows = Array(repeating: Array(repeating: Cell(), count: columns), count: rows)
    }

    // MARK: Reading the screen

    /// The rows without trailing spaces, and without empty rows at the end.
    package var lines: [String] { trimmed(rows.map { $0.map(\.text).joined() }) }

    /// The rows with colours: `‹34›add‹›` is `add` in style 34.
    package var styledLines: [String] {
        trimmed(
            rows.map { cells in
                var (line, style) = ("", "")
                for cell in cells {
                    if cell.style != style { line += "‹" + cell.style + "›" }
                    style = cell.style
                    line += cell.text
                }
                return line + (style.isEmpty ? "" : "‹›")
            })
    }

    private func trimmed(_ lines: [String]) -> [String] {
        let ends = lines.map { line in
            String(line.reversed().drop { $0 == " " }.reversed())
        }
        return Array(ends.reversed().drop { $0.isEmpty }.reversed())
    }

    // MARK: Writing to the screen

    package mutating func show(_ text: String) {
        var scalars = (rest + Array(text.unicodeScalars))[...]
        rest = []
        while let scalar = scalars.first {
            guard scalar == "\u{1B}" else {
                scalars.removeFirst()
                take(scalar)
                continue
            }
            guard let length = Self.length(of: scalars) else {
                rest = Array(scalars)
                return
            }
            obey(String(String.UnicodeScalarView(scalars.prefix(length).dropFirst())))
            scalars = scalars.dropFirst(length)
        }
    }

    /// Returns the length of the sequence at the start of `scalars`, or nil if it is incomplete.
    private static func length(of scalars: ArraySlice<Unicode.Scalar>) -> Int? {
        let scalars = Array(scalars)
        if scalars.count < 2 { return nil }
        if scalars[1] != "[" { return 2 }
        return scalars.dropFirst(2).firstIndex { (0x40..<0x7F).contains($0.value) }.map { $0 + 1 }
    }

    private mutating func take(_ scalar: Unicode.Scalar) {
        switch scalar {
        case "\r": (column, wraps) = (0, false)
        case "\n": lineFeed()
        case "\u{8}": (column, wraps) = (max(0, column - 1), false)
        case "\u{7}": break
        case _ where scalar.value < 0x20: unknown.append(scalar.escaped(asASCII: true))
        default: write(scalar)
        }
    }

    private mutating func write(_ scalar: Unicode.Scalar) {
        let width = Self.width(scalar)
        if width == 0 {
            rows[row][max(0, column - 1)].text.unicodeScalars.append(scalar)
            return
        }
        if wraps || column + width > columns {
            column = 0
            lineFeed()
        }
        rows[row][column] = Cell(text: String(scalar), style: style)
        for behind in (column + 1)..<max(column + 1, column + width) {
            rows[row][behind] = Cell(text: "", style: style)
        }
        wraps = column + width == columns
        column = min(column + width, columns - 1)
    }

    private mutating func lineFeed() {
        wraps = false
        if row + 1 < rows.count {
            row += 1
        } else {
            rows.removeFirst()
            rows.append(Array(repeating: Cell(), count: columns))
        }
    }

    private static func width(_ scalar: Unicode.Scalar) -> Int {
        switch scalar.value {
        case 0x300..<0x370, 0x200B..<0x2010, 0xFE00..<0xFE10: 0
        case 0x1100..<0x1160, 0x2E80..<0xA4D0, 0xAC00..<0xD7A4, 0xF900..<0xFB00, 0xFF01..<0xFF61,
            0x1F300..<0x1F650, 0x1F680..<0x1F700, 0x1F900..<0x1FB00, 0x20000..<0x3FFFE:
            2
        default: 1
        }
    }

    private mutating func obey(_ sequence: String) {
        guard sequence.first == "[", let final = sequence.last else {
            unknown.append(sequence)
            return
        }
        let numbers = sequence.dropFirst().dropLast()
        let count = max(1, Int(numbers) ?? 1)
        if final != "m" { wraps = false }
        switch (final, numbers) {
        case ("A", _): row = max(0, row - count)
        case ("B", _): row = min(rows.count - 1, row + count)
        case ("C", _): column = min(columns - 1, column + count)
        case ("D", _): column = max(0, column - count)
        case ("H", ""): (row, column) = (0, 0)
        case ("K", ""): erase(row, from: column)
        case ("J", ""):
            erase(row, from: column)
            for below in (row + 1)..<max(row + 1, rows.count) { erase(below, from: 0) }
        case ("J", "2"): for row in rows.indices { erase(row, from: 0) }
        case ("m", _): style = numbers == "0" ? "" : String(numbers)
        case ("h", "?2004"): marksPaste = true
        case ("l", "?2004"): marksPaste = false
        default: unknown.append(sequence)
        }
    }

    private mutating func erase(_ row: Int, from column: Int) {
        for place in column..<columns { rows[row][place] = Cell() }
    }
}
