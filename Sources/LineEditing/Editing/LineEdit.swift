/// A line while it is edited: what each key does. Knows of no terminal, and asks a helper for what
/// the language says.
package struct LineEdit {
    /// What is to be done after a key.
    package enum Outcome: Hashable, Sendable {
        case goOn
        /// Enter behind a whole text.
        case accept
        /// Ctrl-C.
        case interrupt
        /// Ctrl-D where nothing is typed.
        case end
        /// Ctrl-L.
        case clearScreen
        /// Ctrl-Z.
        case suspend
    }

    package internal(set) var line = EditedLine()
    package internal(set) var menu: Menu?
    package internal(set) var search: Search?
    /// What is offered behind the text; empty where nothing is.
    package private(set) var ghost = ""
    package private(set) var marks = LineMarks()
    package internal(set) var past: PastLines
    let helper: any LineHelper
    private let offers: Bool
    var ring: KillRing

    /// The place in the past that is shown; as many as there are while it is none of them.
    var place: Int
    /// What was typed before older texts were shown.
    var begun: String?
    var last = LastAction.other

    /// What the key before did, where that matters for the next one.
    enum LastAction { case kill, yank(Int), other }

    /// - Parameter offers: whether what is not typed yet may be shown behind the text: only where it
    ///   can be told from it.
    package init(
        past: PastLines, ring: KillRing = KillRing(), helper: any LineHelper, offers: Bool
    ) {
        self.past = past
        self.ring = ring
        self.helper = helper
        self.offers = offers
        place = past.texts.count
    }

    /// Takes a key. `refresh` has to follow before anything is shown.
    package mutating func take(_ key: Key) -> Outcome {
        if search != nil, let outcome = takeSearching(key) { return outcome }
        if menu != nil, let outcome = takeChoosing(key) { return outcome }
        return takeEditing(key)
    }

    /// Asks the helper again how the text looks; once for all keys that came together.
    package mutating func refresh() {
        let text = line.text
        let cursor = line.characters[..<line.cursor].reduce(0) { $0 + $1.unicodeScalars.count }
        marks = helper.marks(of: text, cursor: cursor)
        ghost = offers && search == nil && menu == nil ? offer(behind: text) : ""
    }

    /// Shows nothing but the text any more: the line is handed over.
    package mutating func finish() {
        menu = nil
        search = nil
        ghost = ""
        marks.problem = nil
    }

    private func offer(behind text: String) -> String {
        guard line.isAtEnd, !line.isEmpty, text.last != "\n" else { return "" }
        if let rest = past.rest(of: text) { return rest }
        guard let completion = helper.completion(of: text), !completion.begun.isEmpty,
            completion.words.count == 1
        else { return "" }
        return String(completion.words[0].dropFirst(completion.begun.count))
    }

    // MARK: Older texts

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
            forgetPlace()
            line = EditedLine(begun)
        }
    }

    /// What is typed now is a text of its own.
    mutating func forgetPlace() {
        place = past.texts.count
        begun = nil
    }

    // MARK: What is offered

    /// Takes what is offered; false where nothing is.
    mutating func acceptGhost() -> Bool {
        // Anew: keys that came together have changed the text since it was shown.
        ghost = offers ? offer(behind: line.text) : ""
        if ghost.isEmpty { return false }
        line.insert(ghost)
        return true
    }

    /// Takes the next word of what is offered.
    mutating func acceptWordOfGhost() -> Bool {
        ghost = offers ? offer(behind: line.text) : ""
        if ghost.isEmpty { return false }
        let letters = Array(ghost)
        line.insert(String(letters[..<EditedLine.wordEnd(in: letters, from: 0)]))
        return true
    }

    // MARK: Completing

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

    /// Puts a word in the place of the begun one.
    mutating func put(_ word: String, inPlaceOf completion: Completion) {
        let cursor = line.cursor
        // A space that stands there already ends the word.
        let isEnded = word.last == " " && !line.isAtEnd && line.characters[cursor] == " "
        let start = cursor - completion.begun.count
        line.replace(max(0, start)..<cursor, with: isEnded ? String(word.dropLast()) : word)
        if isEnded { line.move(to: line.cursor + 1) }
        forgetPlace()
    }
}
