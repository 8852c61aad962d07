/// The view of a line being edited, as a frame: its prompt, highlighted text and suggestion, and
/// below these the problem or the menu.
package struct LineView {
    package struct Prompt: Sendable {
        let text: String
        /// The prompt of the second and each further row of the text.
        let continuation: String

        /// - Parameter text: the prompt of the first row; printable characters only
        package init(_ text: String, continuation: String) {
            self.text = text
            self.continuation = continuation
        }
    }

    private let edit: LineEdit
    private let prompt: Prompt
    private let shape: TextShape
    private let columns: Int
    private let height: Int

    /// - Parameters:
    ///   - columns: the width of the terminal in columns
    ///   - height: the height of the terminal in rows; a taller frame is cut
    package init(
        _ edit: LineEdit, _ prompt: Prompt, shape: TextShape, columns: Int, height: Int
    ) {
        self.edit = edit
        self.prompt = prompt
        self.shape = shape
        self.columns = max(2, columns)
        self.height = max(1, height)
    }

    /// The rows to show, and the cursor's position in them.
    package var frame: Frame {
        var flow = RowFlow(columns: columns)
        flow.add(shape.cells(shownPrompt, Ink(.prompt)))
        flow.indent = shape.cells(prompt.continuation + " ", Ink(.prompt))
        let cells = textCells
        for (number, cell) in cells.enumerated() {
            if number == edit.line.cursor { flow.markCursor() }
            if edit.line.characters[number] == "\n" { flow.breakLine() } else { flow.add([cell]) }
        }
        if edit.line.isAtEnd { flow.markCursor() }
        for character in edit.suggestion {
            if character == "\n" {
                flow.breakLine()
            } else {
                flow.add([shape.cell(character, Ink(.suggestion))])
            }
        }
        return clipped(flow.frame)
    }

    private var shownPrompt: String {
        guard let search = edit.search else { return prompt.text + " " }
        return (search.hasFailed ? "not found" : "search") + " '\(search.wanted)'> "
    }

    // MARK: The text

    private var textCells: [Cell] {
        let brackets = BracketPair(around: edit.line, edit.marks)?.places ?? []
        var spans = edit.marks.spans[...]
        let problem = edit.search == nil ? edit.marks.problem?.range : nil
        var offset = 0
        return edit.line.characters.enumerated().map { number, character in
            defer { offset += character.unicodeScalars.count }
            while let span = spans.first, span.range.upperBound <= offset { spans.removeFirst() }
            let role = spans.first.map { $0.range.contains(offset) ? $0.role : .plain } ?? .plain
            var ink = Ink(brackets.contains(number) ? .bracket : role)
            ink.isWrong = problem?.contains(offset) ?? false
            return shape.cell(character, ink)
        }
    }

    // MARK: Below the text

    /// Limits the frame to the screen's height: the text rows around the cursor, and below them as
    /// much of the menu or message as fits.
    private func clipped(_ frame: Frame) -> Frame {
        let wanted =
            edit.menu.map { $0.completion.words.count > 1 ? 3 : 1 } ?? (sentence == nil ? 0 : 1)
        let room = max(1, height - wanted)
        var frame = frame
        if frame.rows.count > room {
            let first = min(max(0, frame.cursorRow - room + 1), frame.rows.count - room)
            frame.rows = Array(frame.rows[first..<(first + room)])
            frame.cursorRow -= first
        }
        assert(frame.rows.indices ~= frame.cursorRow, "the cursor is in a row that is cut off")
        let left = height - frame.rows.count
        if left > 0 { frame.rows += Array(below(left).prefix(left)) }
        return frame
    }

    private var sentence: String? {
        edit.search == nil && edit.menu == nil ? edit.marks.problem?.sentence : nil
    }

    private func below(_ rows: Int) -> [[Cell]] {
        if let menu = edit.menu {
            return MenuView(menu, shape: shape, columns: columns, rows: rows).rows
        }
        guard let sentence else { return [] }
        // The last terminal column stays empty, because some terminals wrap as soon as it is
        // written.
        return [shape.cells(sentence, Ink(.message), within: columns - 1)]
    }
}

/// An arrangement of cells in rows of the terminal's width; a full row continues in the next one.
private struct RowFlow {
    let columns: Int
    /// The cells at the start of each row that follows a line break.
    var indent: [Cell] = []
    private var rows: [[Cell]] = [[]]
    private var width = 0
    private var cursor: (row: Int, column: Int)?

    init(columns: Int) {
        precondition(columns > 0, "the terminal has no columns")
        self.columns = columns
    }

    mutating func add(_ cells: [Cell]) {
        for cell in cells {
            if width + cell.width > columns, width > 0 { beginRow() }
            rows[rows.count - 1].append(cell)
            width += cell.width
        }
    }

    mutating func breakLine() {
        beginRow()
        add(indent)
    }

    /// Sets the cursor to the position at which the next added cell will be.
    mutating func markCursor() {
        if width >= columns { beginRow() }
        cursor = (rows.count - 1, width)
    }

    private mutating func beginRow() {
        rows.append([])
        width = 0
    }

    var frame: Frame {
        Frame(rows: rows, cursorRow: cursor?.row ?? 0, cursorColumn: cursor?.column ?? 0)
    }
}
