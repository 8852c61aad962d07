import Testing

@testable import LineEditing

/// A helper that counts the characters that it is asked about.
private struct CountingHelper: InputHelper {
    final class Count { var asked = 0 }

    let count = Count()

    func isComplete(_ text: String) -> Bool { true }
    func mayRunAtOnce(_ text: String) -> Bool { true }

    func marks(of text: String, cursor: Int) -> LineMarks {
        count.asked += text.count
        return LineMarks()
    }

    func completion(of text: String) -> Completion? {
        count.asked += text.count
        return nil
    }
}

/// The highlighting of a long text would take time in proportion to its length for each key.
@Test func `a long text is not highlighted for each key`() {
    let helper = CountingHelper()
    var edit = LineEdit(past: LineHistory([]), helper: helper, showsSuggestions: true)
    let pasted = String(repeating: "hide row ", count: LineEdit.longText / 9)
    _ = edit.handle(Key(.paste(pasted)))
    edit.refresh()
    #expect(helper.count.asked == 2 * pasted.count)
    helper.count.asked = 0
    for _ in 0..<100 {
        _ = edit.handle(Key(.character("x")))
        edit.refresh()
    }
    // Each of the first keys asks for the highlighting and for the suggestion.
    #expect(helper.count.asked < 2 * 10 * LineEdit.longText)
    #expect(edit.line.characters.count == pasted.count + 100)
}

/// A line whose changes are undone by storing the whole text before each, as a reference.
private struct StoredLine {
    var states: [(text: String, cursor: Int)] = []
    var undone: [(text: String, cursor: Int)] = []
}

@Test(arguments: 0..<60)
func `undoing and redoing give back every text`(_ seed: Int) {
    var random = Steps(state: UInt64(seed) + 1)
    var line = EditedLine()
    var stored = StoredLine()
    let texts = ["a", "b", "\u{301}", "🇦", "🇧", "\u{200D}", " ", "\n", "word", "e\u{301}x", "👩"]
    for _ in 0..<80 {
        let before = (text: line.text, cursor: line.cursor)
        switch random.next() % 8 {
        case 0:
            if line.undo() {
                stored.undone.append(before)
                let expected = stored.states.removeLast()
                #expect((line.text, line.cursor) == (expected.text, expected.cursor))
            } else {
                #expect(stored.states.isEmpty)
            }
        case 1:
            if line.redo() {
                stored.states.append(before)
                let expected = stored.undone.removeLast()
                #expect((line.text, line.cursor) == (expected.text, expected.cursor))
            } else {
                #expect(stored.undone.isEmpty)
            }
        case 2: line.move(to: Int(random.next() % UInt64(line.characters.count + 1)))
        case 3 where line.cursor > 0:
            line.remove((line.cursor - 1)..<line.cursor)
            stored.states.append(before)
            stored.undone = []
        case 4 where line.cursor > 0 && line.characters.count > 1:
            line.transpose()
            stored.states.append(before)
            stored.undone = []
        default:
            let text = texts[Int(random.next() % UInt64(texts.count))]
            let joins = line.typedAt == line.cursor && text.count == 1 && text != "\n"
            line.insert(text)
            if !joins { stored.states.append(before) }
            stored.undone = []
        }
    }
}

/// Only the rows around the cursor get cells; they must be those of a screen that shows all rows.
@Test func `the shown part of a text is the same as on a higher screen`() {
    var random = Steps(state: 5)
    let parts = ["look ", "漢字", "e\u{301}", "\n", "bad ", "\"x ", "{", "}", "12"]
    for columns in [2, 7, 20] {
        for _ in 0..<20 {
            var edit = LineEdit(past: LineHistory([]), helper: WordHelper(), showsSuggestions: true)
            let text = (0..<40).map { _ in parts[Int(random.next() % UInt64(parts.count))] }
                .joined()
            _ = edit.handle(Key(.paste(text)))
            for _ in 0..<(random.next() % 30) { _ = edit.handle(Key(.left)) }
            edit.refresh()
            let prompt = LineView.Prompt("p>", continuation: "…")
            let all = LineView(edit, prompt, shape: shape, columns: columns, height: 1_000).frame
            let part = LineView(edit, prompt, shape: shape, columns: columns, height: 6).frame
            let room = edit.marks.problem != nil ? 5 : 6
            let first = max(0, all.cursorRow - room + 1)
            #expect(part.cursorRow == all.cursorRow - first)
            #expect(part.cursorColumn == all.cursorColumn)
            #expect(part.rows.prefix(room) == all.rows[first...].prefix(room))
        }
    }
}
