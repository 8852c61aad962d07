extension LineEdit {
    /// Handles a key while no history search is active and no completion menu is open.
    mutating func handleEditing(_ key: Key) -> Outcome {
        let before = last
        last = .other
        switch (key.name, key.modifiers) {
        case (.enter, .alt): type("\n")
        case (.enter, _): return enter()
        case (.paste(let text), _): return paste(text)
        case (.tab, []): complete()
        case (.character(let letter), []): type(String(letter))
        case (.character(let letter), .control): return handleControl(letter, behind: before)
        case (.character(let letter), .alt): handleAlt(letter, behind: before)
        case (.backspace, []): line.remove(max(0, line.cursor - 1)..<line.cursor)
        case (.backspace, _): kill(line.wordStart..<line.cursor, behind: before)
        case (.delete, _): deleteForward()
        default: move(key)
        }
        return .goOn
    }

    private mutating func type(_ text: String) {
        line.insert(text)
        leaveHistory()
    }

    private mutating func deleteForward() {
        line.remove(line.cursor..<min(line.cursor + 1, line.characters.count))
    }

    private mutating func enter() -> Outcome {
        if helper.isComplete(line.text) { return .accept }
        type("\n")
        return .goOn
    }

    /// Inserts pasted text. If the text ends with a line break and is pasted at the end of the
    /// line, this line break is not inserted; it acts like Enter if `mayRunAtOnce` allows that.
    private mutating func paste(_ text: String) -> Outcome {
        let isWhole = text.last == "\n" && line.isAtEnd
        type(isWhole ? String(text.dropLast()) : text)
        return isWhole && helper.mayRunAtOnce(line.text) ? enter() : .goOn
    }

    private mutating func handleControl(_ letter: Character, behind before: LastAction) -> Outcome {
        switch letter {
        case "c": return .interrupt
        case "d":
            if line.isEmpty { return .end }
            deleteForward()
        case "l": return .clearScreen
        case "z": return .suspend
        case "a": move(Key(.home))
        case "e": move(Key(.end))
        case "b": move(Key(.left))
        case "f": move(Key(.right))
        case "p": showOlder()
        case "n": showNewer()
        case "k": killToEnd(behind: before)
        case "u": killToStart(behind: before)
        case "w": kill(line.bigWordStart..<line.cursor, behind: before)
        case "y": yank(ring.newest())
        case "t": line.transpose()
        case "r": search = Search(before: line)
        case "_", "\\": _ = line.undo()
        default: break
        }
        return .goOn
    }

    private mutating func handleAlt(_ letter: Character, behind before: LastAction) {
        switch letter {
        case "b": line.move(to: line.wordStart)
        case "f": if !acceptWordOfGhost() { line.move(to: line.wordEnd) }
        case "d": kill(line.cursor..<line.wordEnd, behind: before, .behind)
        case "y": yankOlder(behind: before)
        case "_", "/": _ = line.redo()
        default: break
        }
    }

    // MARK: Moving the cursor

    private mutating func move(_ key: Key) {
        let isByWord = !key.modifiers.isDisjoint(with: [.alt, .control])
        switch key.name {
        case .left: line.move(to: isByWord ? line.wordStart : line.cursor - 1)
        case .right where isByWord: if !acceptWordOfGhost() { line.move(to: line.wordEnd) }
        case .right: if !acceptSuggestion() { line.move(to: line.cursor + 1) }
        case .home: line.move(to: line.lineStart(of: line.cursor))
        case .end: if !acceptSuggestion() { line.move(to: line.lineEnd(of: line.cursor)) }
        case .up: if let place = line.placeAbove { line.move(to: place) } else { showOlder() }
        case .down: if let place = line.placeBelow { line.move(to: place) } else { showNewer() }
        default: break
        }
    }

    // MARK: Killing and yanking text

    private mutating func killToEnd(behind before: LastAction) {
        let end = line.lineEnd(of: line.cursor)
        // If the cursor is at the end of a row, the line break after the row is removed.
        let isAtLineEnd = end == line.cursor && !line.isAtEnd
        kill(line.cursor..<(isAtLineEnd ? end + 1 : end), behind: before, .behind)
    }

    private mutating func killToStart(behind before: LastAction) {
        let start = line.lineStart(of: line.cursor)
        // If the cursor is at the start of a row, the line break before the row is removed.
        let isAtLineStart = start == line.cursor && start > 0
        kill((isAtLineStart ? start - 1 : start)..<line.cursor, behind: before)
    }

    private mutating func kill(
        _ range: Range<Int>, behind before: LastAction, _ side: KillRing.Side = .before
    ) {
        let grows = if case .kill = before { true } else { false }
        ring.add(line.remove(range), growing: grows ? side : nil)
        last = .kill
        leaveHistory()
    }

    private mutating func yank(_ text: String?) {
        guard let text else { return }
        type(text)
        last = .yank(text.count)
    }

    /// Replaces the text that was just yanked (inserted from the kill ring) with the next older
    /// text of the kill ring. Does nothing if the previous key did not yank a text.
    private mutating func yankOlder(behind before: LastAction) {
        guard case .yank(let count) = before, let text = ring.older() else { return }
        line.replace((line.cursor - count)..<line.cursor, with: text)
        last = .yank(text.count)
    }
}
