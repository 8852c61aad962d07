/// The view of a line being edited, as a frame: its prompt, highlighted text and suggestion, and in
/// the rows below these the problem or the menu.
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

    /// The rows to show, and the cursor's position in them: the text rows around the cursor, and
    /// below them as much of the menu or message as fits.
    package var frame: Frame {
        let wanted =
            edit.menu.map { $0.completion.words.count > 1 ? 3 : 1 } ?? (sentence == nil ? 0 : 1)
        let room = max(1, height - wanted)
        let first = max(0, cursorRow - room + 1)
        var frame = flow(first..<(first + room)).frame
        assert(frame.rows.indices ~= frame.cursorRow, "the cursor is in a row that is cut off")
        let left = height - frame.rows.count
        if left > 0 { frame.rows += Array(below(left).prefix(left)) }
        return frame
    }

    private var shownPrompt: String {
        guard let search = edit.search else { return prompt.text + " " }
        return (search.hasFailed ? "not found" : "search") + " '\(search.wanted)'> "
    }

    // MARK: Arranging the text

    /// The row of the text in which the cursor is.
    private var cursorRow: Int {
        var flow = begun(0..<0)
        for character in edit.line.characters[..<edit.line.cursor] {
            flow.add(character, shape) { Ink(.plain) }
        }
        flow.markCursor()
        return flow.cursor?.row ?? 0
    }

    /// Arranges the prompt, the text and the suggestion in rows of the terminal's width. Creates
    /// cells only for the rows in `shown`.
    private func flow(_ shown: Range<Int>) -> RowFlow {
        var flow = begun(shown)
        var inks = TextInks(edit)
        for (number, character) in edit.line.characters.enumerated() {
            if flow.isFull { return flow }
            if number == edit.line.cursor { flow.markCursor() }
            let ink = inks.next(character, at: number)
            flow.add(character, shape) { ink }
        }
        if edit.line.isAtEnd { flow.markCursor() }
        for character in edit.suggestion { flow.add(character, shape) { Ink(.suggestion) } }
        return flow
    }

    /// Returns an arrangement that contains only the prompt, to which the text is added.
    private func begun(_ shown: Range<Int>) -> RowFlow {
        var flow = RowFlow(columns: columns, shown: shown)
        flow.add(shape.cells(shownPrompt, Ink(.prompt)))
        flow.indent = shape.cells(prompt.continuation + " ", Ink(.prompt))
        return flow
    }

    // MARK: Rows below the text: the problem or the menu

    private var sentence: String? {
        edit.search == nil && edit.menu == nil ? edit.marks.problem?.sentence : nil
    }

    private func below(_ rows: Int) -> [[Cell]] {
        if let menu = edit.menu {
            return MenuView(menu, shape: shape, columns: columns, rows: rows).rows
        }
        guard let sentence else { return [] }
        // The last terminal column stays empty, because some terminals wrap as soon as a character
        // is written there.
        return [shape.cells(sentence, Ink(.message), within: columns - 1)]
    }
}

/// The styles for the characters of a line. `next` returns them one after the other.
private struct TextInks {
    private let brackets: Set<Int>
    private var spans: ArraySlice<LineMarks.Span>
    private let problem: Range<Int>?
    private let isPlain: Bool
    private var offset = 0

    init(_ edit: LineEdit) {
        spans = edit.marks.spans[...]
        problem = edit.search == nil ? edit.marks.problem?.range : nil
        isPlain = edit.isLong
        brackets = isPlain ? [] : BracketPair(around: edit.line, edit.marks)?.places ?? []
    }

    /// Returns the style of the next character, which has the index `number`.
    mutating func next(_ character: Character, at number: Int) -> Ink {
        if isPlain { return Ink(.plain) }
        defer { offset += character.unicodeScalars.count }
        while let span = spans.first, span.range.upperBound <= offset { spans.removeFirst() }
        let role = spans.first.map { $0.range.contains(offset) ? $0.role : .plain } ?? .plain
        var ink = Ink(brackets.contains(number) ? .bracket : role)
        ink.isWrong = problem?.contains(offset) ?? false
        return ink
    }
}

/// An arrangement of text in rows of the terminal's width; text that does not fit in a row
/// continues in the next one. Only the rows that are shown have cells, so that a long text takes
/// little time and memory.
private struct RowFlow {
    private let columns: Int
    private let shown: Range<Int>
    /// The cells with which a row begins after a line break of the text: the prompt for further
    /// rows.
    var indent: [Cell] = []
    private var rows: [[Cell]] = []
    private var row = 0
    private var width = 0
    private(set) var cursor: (row: Int, column: Int)?

    init(columns: Int, shown: Range<Int>) {
        precondition(columns > 0, "the terminal has no columns")
        self.columns = columns
        self.shown = shown
        if shown.contains(0) { rows.append([]) }
    }

    /// Whether all shown rows are complete and the cursor's position is known.
    var isFull: Bool { row >= shown.upperBound && cursor != nil }

    mutating func add(_ cells: [Cell]) {
        for cell in cells { add(width: cell.width) { cell } }
    }

    /// Adds a character, or begins a row if it is a line break.
    mutating func add(_ character: Character, _ shape: TextShape, ink: () -> Ink) {
        if character == "\n" {
            beginRow()
            add(indent)
        } else {
            add(width: shape.width(of: character)) { shape.cell(character, ink()) }
        }
    }

    private mutating func add(width added: Int, cell: () -> Cell) {
        if width + added > columns, width > 0 { beginRow() }
        if shown.contains(row) { rows[rows.count - 1].append(cell()) }
        width += added
    }

    /// Sets the cursor to the position at which the next added cell will be.
    mutating func markCursor() {
        if width >= columns { beginRow() }
        cursor = (row, width)
    }

    private mutating func beginRow() {
        row += 1
        width = 0
        if shown.contains(row) { rows.append([]) }
    }

    /// The shown rows, with the cursor's row counted from the first of them.
    var frame: Frame {
        Frame(
            rows: rows, cursorRow: (cursor?.row ?? 0) - shown.lowerBound,
            cursorColumn: cursor?.column ?? 0)
    }
}
