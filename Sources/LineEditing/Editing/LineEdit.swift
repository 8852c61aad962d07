/// The state of a line that is being edited. Each key changes the state. The value does not access
/// the terminal, and an `InputHelper` provides the rules of the language in which the line is
/// typed.
package struct LineEdit {
    /// What the caller must do after `handle` has handled a key.
    package enum Outcome: Hashable, Sendable {
        case goOn
        /// The line is complete: the user pressed Enter.
        case accept
        /// Interrupt: the user pressed Ctrl-C.
        case interrupt
        /// End of input: the user pressed Ctrl-D on an empty line.
        case end
        /// Clear the screen: the user pressed Ctrl-L.
        case clearScreen
        /// Suspend the program: the user pressed Ctrl-Z.
        case suspend
    }

    package internal(set) var line = EditedLine()
    var menu: Menu?
    var search: Search?
    /// The suggested continuation, shown after the cursor; empty if there is no suggestion.
    private(set) var suggestion = ""
    private(set) var marks = LineMarks()
    var past: LineHistory
    let helper: any InputHelper
    private let showsSuggestions: Bool
    var ring: KillRing

    /// The index in `past` of the history entry that is shown; `past.texts.count` if the line is
    /// new.
    var place: Int
    /// The text that was typed before the user moved to older history entries. Only entries that
    /// begin with it are shown. Empty if a history search found the shown entry. Nil while no
    /// history entry is shown.
    var begun: String?
    var last = LastAction.other

    /// The kind of action that the previous key caused. A kill directly after a kill is joined to
    /// it in the kill ring. Alt-Y replaces the inserted text only directly after a yank. The value
    /// of `yank` is the number of inserted characters.
    enum LastAction { case kill, yank(Int), other }

    /// - Parameter showsSuggestions: whether suggestions may be shown after the text. Pass false if
    ///   the terminal cannot show them differently from typed text.
    package init(
        past: LineHistory, ring: KillRing = KillRing(), helper: any InputHelper,
        showsSuggestions: Bool
    ) {
        self.past = past
        self.ring = ring
        self.helper = helper
        self.showsSuggestions = showsSuggestions
        place = past.texts.count
    }

    /// The number of characters from which a text is shown without highlighting and suggestions,
    /// because computing them after each key would take too long.
    static let longText = 10_000

    var isLong: Bool { line.characters.count >= Self.longText }

    /// Applies a key to the line. Call `refresh` before showing the line.
    package mutating func handle(_ key: Key) -> Outcome {
        defer {
            assert(
                0...past.texts.count ~= place,
                "the line shows past text \(place), which does not exist")
        }
        if search != nil, let outcome = handleSearching(key) { return outcome }
        if menu != nil, let outcome = handleChoosing(key) { return outcome }
        return handleEditing(key)
    }

    /// Updates the highlighting and the suggestion for the current text. Called once for all keys
    /// that arrived together.
    package mutating func refresh() {
        marks = LineMarks()
        suggestion = ""
        if isLong { return }
        let text = line.text
        let cursor = line.characters[..<line.cursor].reduce(0) { $0 + $1.unicodeScalars.count }
        marks = helper.marks(of: text, cursor: cursor)
        suggestion = showsSuggestions && search == nil && menu == nil ? offer(behind: text) : ""
        assert(suggestion.isEmpty || line.isAtEnd, "a suggestion is shown inside the text")
    }

    /// Removes everything that is shown besides the text: the menu, the search, the suggestion and
    /// the problem. Called when reading the line ends.
    mutating func finish() {
        menu = nil
        search = nil
        suggestion = ""
        marks.problem = nil
    }

    private func offer(behind text: String) -> String {
        guard line.isAtEnd, !line.isEmpty, !isLong, text.last != "\n" else { return "" }
        if let rest = past.rest(of: text) { return rest }
        guard let completion = helper.completion(of: text), !completion.begun.isEmpty,
            completion.words.count == 1
        else { return "" }
        return String(completion.words[0].dropFirst(completion.begun.count))
    }

    // MARK: Moving through the history

    mutating func showOlder() {
        let begun = begun ?? line.text
        guard let found = past.place(before: place, startingWith: begun, not: line.text) else {
            return
        }
        self.begun = begun
        place = found
        line = EditedLine(past.texts[found])
    }

    mutating func showNewer() {
        guard let begun else { return }
        if let found = past.place(behind: place, startingWith: begun, not: line.text) {
            place = found
            line = EditedLine(past.texts[found])
        } else {
            leaveHistory()
            line = EditedLine(begun)
        }
    }

    /// Makes the current text a new line that is no history entry. The next move to an older entry
    /// starts at the newest one.
    mutating func leaveHistory() {
        place = past.texts.count
        begun = nil
    }

    // MARK: Accepting suggestions

    /// Inserts the suggestion at the cursor. Returns false if there is no suggestion.
    mutating func acceptSuggestion() -> Bool {
        // The suggestion is computed again, because several keys may have arrived together, and the
        // earlier ones may have changed the text.
        suggestion = showsSuggestions ? offer(behind: line.text) : ""
        if suggestion.isEmpty { return false }
        line.insert(suggestion)
        return true
    }

    /// Inserts the next word of the suggestion, which is shown in grey after the cursor. Returns
    /// false if there is no suggestion.
    mutating func acceptWordOfGhost() -> Bool {
        suggestion = showsSuggestions ? offer(behind: line.text) : ""
        if suggestion.isEmpty { return false }
        let letters = Array(suggestion)
        line.insert(String(letters[..<EditedLine.wordEnd(in: letters, from: 0)]))
        return true
    }

    // MARK: Completing a word

    mutating func complete() {
        guard let completion = helper.completion(of: line.textBeforeCursor),
            !completion.words.isEmpty
        else { return }
        if let word = completion.insertion {
            put(word, inPlaceOf: completion)
        } else {
            menu = Menu(completion)
        }
    }

    /// Replaces the typed prefix of `completion` with `word`, and moves the cursor after it.
    mutating func put(_ word: String, inPlaceOf completion: Completion) {
        let cursor = line.cursor
        // If a space already follows the cursor, the space at the end of `word` is not inserted.
        let isEnded = word.last == " " && !line.isAtEnd && line.characters[cursor] == " "
        let start = cursor - completion.begun.count
        line.replace(max(0, start)..<cursor, with: isEnded ? String(word.dropLast()) : word)
        if isEnded { line.move(to: line.cursor + 1) }
        leaveHistory()
    }
}
