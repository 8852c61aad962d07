import TestKit

@testable import LineEditing

/// A language of words: `{` opens, `}` closes, digits are numbers, and `bad` is an error once it is
/// complete.
struct WordHelper: InputHelper {
    static let words = ["stack", "state", "label", "layout", "look"]

    func isComplete(_ text: String) -> Bool {
        text.filter { $0 == "{" }.count <= text.filter { $0 == "}" }.count && text.last != "\\"
    }

    func mayRunAtOnce(_ text: String) -> Bool { !text.contains("|") }

    func marks(of text: String, cursor: Int) -> LineMarks {
        var marks = LineMarks()
        var offset = 0
        for word in text.split(omittingEmptySubsequences: false, whereSeparator: \.isWhitespace) {
            let range = offset..<(offset + word.unicodeScalars.count)
            offset = range.upperBound + 1
            if word.isEmpty { continue }
            let role: LineRole =
                word.first == "\"" ? .string : Int(word) != nil ? .number : .command
            marks.spans.append(LineMarks.Span(range, role))
            if word == "bad", cursor != range.upperBound, marks.problem == nil {
                marks.problem = (range, "bad is no word")
            }
        }
        return marks
    }

    func completion(of text: String) -> Completion? {
        let begun = String(text.reversed().prefix { !$0.isWhitespace }.reversed())
        let words = Self.words.filter { $0.hasPrefix(begun) }
        return Completion(begun: begun, words: words) { "a " + $0 }
    }
}

let shape = TextShape(
    visible: { $0.unicodeScalars.map { $0.value < 0x20 ? "^" : String($0) }.joined() },
    width: { text in
        text.unicodeScalars.reduce(0) { sum, scalar in
            sum + ((0x300..<0x370).contains(scalar.value) ? 0 : scalar.value >= 0x2E80 ? 2 : 1)
        }
    })

/// A line into which keys are typed as a terminal sends them, with its screen.
struct TypedLine {
    var edit: LineEdit
    var decoder = KeyDecoder()
    var screen: TerminalScreen
    private var shown = Frame()
    private let rows: Int
    private let palette: Palette
    private(set) var outcomes: [LineEdit.Outcome] = []

    init(
        past: [String] = [], columns: Int = 40, rows: Int = 10, palette: Palette = .none,
        showsSuggestions: Bool? = nil
    ) {
        edit = LineEdit(
            past: LineHistory(past), helper: WordHelper(),
            showsSuggestions: showsSuggestions ?? palette.distinguishesSuggestions)
        screen = TerminalScreen(columns: columns, rows: rows)
        self.rows = rows
        self.palette = palette
        paint()
    }

    mutating func type(_ keys: String) {
        for byte in keys.utf8 {
            if let key = decoder.decode(byte) { handle(key) }
        }
        if decoder.isUndecided, let key = decoder.finish() { handle(key) }
    }

    private mutating func handle(_ key: Key) {
        let outcome = edit.handle(key)
        if outcome != .goOn { outcomes.append(outcome) }
        paint()
    }

    private mutating func paint() {
        edit.refresh()
        let view = LineView(
            edit, LineView.Prompt("p>", continuation: "…"), shape: shape, columns: screen.columns,
            height: rows)
        let frame = view.frame
        screen.show(
            FramePainter.bytes(from: shown, to: frame, columns: screen.columns, palette))
        shown = frame
    }

    /// The text with `|` at the cursor.
    var text: String {
        let letters = edit.line.characters
        return String(letters[..<edit.line.cursor]) + "|" + String(letters[edit.line.cursor...])
    }
}
