package import StackCore

/// What is wrong with a command, in one sentence, and where. Nothing has changed.
package struct CommandError: Error, Hashable, Sendable {
    /// Stays the same whatever the sentence becomes; scripts go by it.
    package let code: ErrorCode
    /// One sentence without a full stop.
    package let message: String
    /// Where it stands, in the lines that `origin` names; nil where it is about no word.
    package var position: SourcePosition?
    /// The script and the line that `position` counts in, once they are known.
    package var origin: ErrorOrigin?
    /// What to try instead.
    package let hint: String?
    /// The page of help that says more, where one does.
    package var topic: String?
    /// How the command is typed.
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

/// Where the lines of a command came from.
package struct ErrorOrigin: Hashable, Sendable {
    /// Nil where a person typed them.
    package let file: String?
    /// The line as it was written.
    package let line: String?

    package init(file: String?, line: String?) {
        self.file = file
        self.line = line
    }
}

extension CommandError {
    /// A text that cannot be a name.
    package init(invalidName name: SourceText) {
        self.init(
            .nameInvalid, "a name is letters, digits, _ and -, and does not start with a digit",
            at: name.position)
    }

    /// A refused edit, at the word of the command that it is about.
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
    /// A word that is none of a closed list, with the nearest one or the whole list.
    ///
    /// - Parameter hint: what is known of the word itself.
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

/// The name that was probably meant.
package enum Suggestion {
    /// Longer words are not compared: nobody mistypes them by hand.
    private static let longest = 64

    /// `did you mean title?`, or nil when nothing is near.
    package static func hint(for word: String, among names: some Sequence<String>) -> String? {
        nearest(to: word, among: names).map { "did you mean \($0)?" }
    }

    /// The nearest name within a third of the word's length; the first in order among equals.
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

    /// How many letters must be changed, added, dropped or swapped with their neighbour
    /// (optimal string alignment).
    static func distance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
        // Three rows for all letters: a thousand names are compared while somebody types.
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
