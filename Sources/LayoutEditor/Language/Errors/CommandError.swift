package import StackCore

/// What is wrong with a command, in one sentence, and where. Nothing has changed.
package struct CommandError: Error, Hashable, Sendable {
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
