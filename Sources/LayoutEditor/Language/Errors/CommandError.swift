package import StackCore

/// An error in a command: a message and its position. A command with an error changes nothing.
package struct CommandError: Error, Hashable, Sendable {
    /// A stable code that scripts can rely on; the message may change.
    package let code: ErrorCode
    /// One sentence without a full stop.
    package let message: String
    /// The position of the wrong word in the script or line that `origin` describes; nil if the
    /// error is not about a word.
    package var position: SourcePosition?
    /// The script and line that `position` refers to; nil until the caller fills them in.
    package var origin: ErrorOrigin?
    /// A suggestion for what to try instead.
    package var hint: String?
    /// The topic of the help page with more information; nil if there is none.
    package var topic: String?
    /// An example of how the command is typed.
    package var example: String?

    package init(
        _ code: ErrorCode, _ message: String, at position: SourcePosition? = nil,
        hint: String? = nil
    ) {
        self.code = code
        self.message = message
        self.position = position
        self.hint = hint
    }
}

extension CommandError {
    /// Whether no later command can succeed, because the layout file cannot be used. An error with
    /// a position is never fatal, because it concerns a word of the command, such as the path of a
    /// file to write.
    package var isFatal: Bool { code.isFatal && position == nil }
}

/// The script and the line that contain a command with an error.
package struct ErrorOrigin: Hashable, Sendable {
    /// The script; nil if a person typed the command.
    package let file: String?
    /// The text of the line that contains the error; nil if unknown.
    package let line: String?

    package init(file: String?, line: String?) {
        self.file = file
        self.line = line
    }
}

extension CommandError {
    /// Creates the error for a text that is not a valid name.
    package init(invalidName name: SourceText) {
        self.init(
            .nameInvalid, "a name is letters, digits, _ and -, and does not start with a digit",
            at: name.position)
    }

    /// Creates the error for an edit that the document refused. Its position is that of the word
    /// with the name or value that caused the refusal. If the command does not contain this word,
    /// the position is the start of the command.
    package init(_ refusal: EditRefusal, in statement: Statement) {
        let word = refusal.culprit.flatMap { culprit in
            statement.words.last { $0.mentions(culprit) }
        }
        self.init(
            ErrorCode(refusal.reason), refusal.message,
            at: word?.position(ofPart: refusal.culprit!) ?? statement.position)
    }
}

extension Word {
    fileprivate func mentions(_ part: String) -> Bool {
        text == part || text.split(whereSeparator: ".=[]:".contains).contains { $0 == part }
            || text.hasSuffix("." + part) || text.hasPrefix(part + "=")
    }

    fileprivate func position(ofPart part: String) -> SourcePosition {
        guard let range = text.firstRange(of: part) else { return start }
        return position(
            of: text.unicodeScalars.distance(from: text.startIndex, to: range.lowerBound))
    }
}

extension CommandError {
    /// Creates the error for a word that is not in a closed list of names. Its hint suggests the
    /// most similar name, or lists all names if none is similar.
    ///
    /// - Parameter hint: a hint that replaces this suggestion; nil to keep the suggestion
    package init(
        _ code: ErrorCode, no what: String, _ word: SourceText, among names: [String],
        hint: String? = nil
    ) {
        self.init(
            code, "there is no \(what) \(word.text)", at: word.position,
            hint: hint ?? Suggestion.hint(for: word.text, among: names)
                ?? "one of: " + names.joined(separator: " "))
    }
}

/// Suggestions for mistyped names.
package enum Suggestion {
    /// The maximum length, in Unicode scalars, of words that are compared. A longer word is
    /// probably not a typing mistake.
    private static let longest = 64

    /// Returns a hint such as `did you mean title?`; nil if no name is similar enough.
    package static func hint(for word: String, among names: some Sequence<String>) -> String? {
        nearest(to: word, among: names).map { "did you mean \($0)?" }
    }

    /// Returns the name with the smallest edit distance; nil if all distances exceed a third of the
    /// longer word's length. Of equally near names, the alphabetically first is returned.
    package static func nearest(to word: String, among names: some Sequence<String>) -> String? {
        let typed = Array(word.lowercased().unicodeScalars.prefix(longest + 1))
        if typed.isEmpty || typed.count > longest { return nil }
        var best: (name: String, distance: Int)?
        for name in names where name != word {
            let letters = Array(name.lowercased().unicodeScalars.prefix(longest + 1))
            let limit = max(1, max(letters.count, typed.count) / 3)
            if letters.count > longest || abs(letters.count - typed.count) > limit { continue }
            let found = distance(typed, letters)
            if found > limit { continue }
            if best.map({ (found, name) < ($0.distance, $0.name) }) ?? true { best = (name, found) }
        }
        return best?.name
    }

    /// Returns the number of letters that must be changed, inserted, deleted or swapped with their
    /// neighbour (optimal string alignment).
    static func distance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
        // Keeps only three rows of the table, because a thousand names may be compared while the
        // user types.
        var older = Array(repeating: 0, count: b.count + 1)
        var previous = Array(0...b.count)
        var row = older
        for i in a.indices {
            row[0] = i + 1
            for j in b.indices {
                let change = previous[j] + (a[i] == b[j] ? 0 : 1)
                var least = min(change, previous[j + 1] + 1, row[j] + 1)
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
                    least = min(least, older[j - 1] + 1)
                }
                row[j + 1] = least
            }
            swap(&older, &previous)
            swap(&previous, &row)
        }
        return previous[b.count]
    }
}
