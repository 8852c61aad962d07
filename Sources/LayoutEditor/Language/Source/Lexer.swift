import StackCore

/// A lexer that splits the lines of a script into tokens. It reads one line at a time, and reads
/// each line only once, however long the script is.
///
/// `#` at the start of a word begins a comment, unless it begins a colour value. `"…"` quotes text
/// and may span lines. A `\` at the end of a line joins the next line to it. `$name`, `${name}`
/// and, in quotes, `\(name)` are replaced by a parameter's value, which is always read as text.
package struct Lexer: Sendable {
    /// The parameters' values by name; nil to read `$name` as plain text.
    let parameters: [String: String]?
    private(set) var lineNumber = 0
    /// The position of a quotation mark whose closing mark has not been read yet; nil if there is
    /// none.
    package private(set) var openQuote: SourcePosition?
    /// Whether the last line ended in `\`, so that the next line continues it.
    package private(set) var isContinued = false
    private var word: WordInProgress?
    /// The tokens of the last line that was read. If an error was thrown, only the tokens before
    /// it.
    package private(set) var tokens: [Token] = []
    /// The words of the current command that have been read completely.
    private var words: [Word] = []

    /// Creates a lexer that starts at line 1.
    package init(parameters: [String: String]? = [:]) { self.parameters = parameters }

    /// Returns the tokens of the next line, which is given without its line break. If it throws, it
    /// discards the words of the current command and an open quotation.
    package mutating func tokens(of line: some StringProtocol) throws(CommandError) -> [Token] {
        lineNumber += 1
        isContinued = false
        tokens.removeAll(keepingCapacity: true)
        do {
            // Reads scalars instead of characters, because a quotation mark with a combining mark
            // after it is a different character.
            try read(Array(line.unicodeScalars))
        } catch {
            openQuote = nil
            word = nil
            words = []
            throw error
        }
        return tokens
    }

    private mutating func read(_ characters: [Unicode.Scalar]) throws(CommandError) {
        var at = 0
        while at < characters.count {
            if openQuote != nil {
                try readQuoted(characters, &at)
            } else if characters[at] == "\\", isLast(at, characters) {
                endWord()
                isContinued = true
                return
            } else if characters[at] == "#", word == nil, !startsColor(characters[at...]) {
                break
            } else if try readParameter(characters, &at) {
                continue
            } else {
                readBare(characters[at], at: SourcePosition(line: lineNumber, column: at + 1))
                at += 1
            }
        }
        if openQuote != nil { return continueQuote(behind: characters) }
        endCommand()
    }

    /// Returns whether `characters` begins with a colour such as `#FF8800`, and not with a comment.
    /// Only the value of a colour property, after `set NAME.key`, can be a colour.
    private func startsColor(_ characters: ArraySlice<Unicode.Scalar>) -> Bool {
        guard words.count == 2, words[0].text == "set", let name = words[1].split(at: ".")?.tail,
            PropertyKey(spelling: name.text)?.type == .color
        else { return false }
        let text = characters.prefix { !$0.isSpace && $0 != ";" && $0 != "{" && $0 != "}" }
        return HexColor(String(text)) != nil
    }

    /// Returns whether `at` is the index of the last character. The carriage return of a CRLF line
    /// break does not count.
    private func isLast(_ at: Int, _ characters: [Unicode.Scalar]) -> Bool {
        at == characters.count - 1 || (at == characters.count - 2 && characters[at + 1] == "\r")
    }

    private mutating func readBare(_ character: Unicode.Scalar, at position: SourcePosition) {
        switch character {
        case ";": endCommand()
        case "{":
            endWords()
            tokens.append(.openBrace(position))
        case "}":
            endWords()
            tokens.append(.closeBrace(position))
        case "\"":
            openQuote = position
            if word == nil { word = WordInProgress(at: position) }
            word?.beginLiteral()
        case _ where character.isSpace: endWord()
        default:
            if word == nil { word = WordInProgress(at: position) }
            word?.append(character, at: position)
        }
    }

    private mutating func readQuoted(
        _ characters: [Unicode.Scalar], _ at: inout Int
    ) throws(CommandError) {
        let position = SourcePosition(line: lineNumber, column: at + 1)
        switch characters[at] {
        case "\"":
            openQuote = nil
            word?.endLiteral()
            word?.end(behind: position)
        case "\\" where isLast(at, characters):
            isContinued = true
            at = characters.count - 1
        case "\\" where parameters != nil && characters[at + 1] == "(":
            at += 1
            let value = try value(characters, &at, from: position)
            word?.append(value, at: position)
            // Moves back to the closing bracket, because the code below advances by one.
            at -= 1
        case "\\":
            let character = try escaped(characters, &at)
            word?.append(character, at: position)
        default: word?.append(characters[at], at: position)
        }
        at += 1
    }

    /// Returns the character that an escape such as `\n` means. Advances `at` from the backslash to
    /// the escape's last character.
    private func escaped(
        _ characters: [Unicode.Scalar], _ at: inout Int
    ) throws(CommandError) -> Unicode.Scalar {
        let position = SourcePosition(line: lineNumber, column: at + 1)
        at += 1
        switch characters[at] {
        case "\"": return "\""
        case "\\": return "\\"
        case "n": return "\n"
        case "u":
            if let scalar = scalar(characters, &at) { return scalar }
            fallthrough
        default:
            throw CommandError(
                .syntax, "\\\(characters[at]) is not an escape", at: position,
                hint: "inside quotes: \\\" \\\\ \\n \\u{1F600} \\(parameter)")
        }
    }

    /// Parses the part `u{1F600}` of an escape and advances `at` to its closing brace; nil, without
    /// advancing, if it is malformed.
    private func scalar(_ characters: [Unicode.Scalar], _ at: inout Int) -> Unicode.Scalar? {
        guard let end = characters[at...].prefix(10).firstIndex(of: "}"), end > at + 2,
            characters[at + 1] == "{",
            let value = UInt32(String(characters[(at + 2)..<end]), radix: 16),
            let scalar = Unicode.Scalar(value)
        else { return nil }
        at = end
        return scalar
    }

    private mutating func continueQuote(behind characters: [Unicode.Scalar]) {
        if isContinued { return }
        word?.append("\n", at: SourcePosition(line: lineNumber, column: characters.count + 1))
    }

    /// Appends a parameter's value to the current word, or starts a new word if there is none.
    ///
    /// - Parameters:
    ///   - position: the position at which the reference to the parameter, such as `$name`, begins
    ///   - end: the column of the last character of the reference
    mutating func append(_ value: String, from position: SourcePosition, to end: Int) {
        if word == nil { word = WordInProgress(at: position) }
        word?.beginLiteral()
        word?.append(value, at: position)
        word?.endLiteral()
        word?.end(behind: SourcePosition(line: lineNumber, column: end))
    }

    private mutating func endWord() {
        guard let finished = word?.finished else { return }
        words.append(finished)
        tokens.append(.word(finished))
        word = nil
    }

    private mutating func endWords() {
        endWord()
        words.removeAll(keepingCapacity: true)
    }

    private mutating func endCommand() {
        endWords()
        tokens.append(.separator)
    }
}

/// A word whose characters are still being read.
private struct WordInProgress: Sendable {
    private var text = String.UnicodeScalarView()
    private var count = 0
    /// The position of each character in the source; nil if the characters follow one another from
    /// `start` on one line.
    private var positions: [SourcePosition]?
    private var literals: [Range<Int>] = []
    /// The start index of the quoted text or parameter value that is being read; nil if none is
    /// being read.
    private var literalStart: Int?
    private let start: SourcePosition
    private var end: SourcePosition

    init(at start: SourcePosition) {
        self.start = start
        end = start
    }

    mutating func beginLiteral() {
        assert(literalStart == nil, "a quote begins inside another one")
        literalStart = count
        positions = positions ?? (0..<count).map(start.advanced)
    }

    mutating func endLiteral() {
        assert(literalStart != nil, "a quote ends that has not begun")
        if let literalStart { literals.append(literalStart..<count) }
        literalStart = nil
    }

    mutating func append(_ character: Unicode.Scalar, at position: SourcePosition) {
        text.append(character)
        count += 1
        positions?.append(position)
        end(behind: position)
    }

    mutating func append(_ value: String, at position: SourcePosition) {
        for scalar in value.unicodeScalars { append(scalar, at: position) }
    }

    /// Sets the end of the word to the position after `position`.
    mutating func end(behind position: SourcePosition) { end = position.advanced(by: 1) }

    var finished: Word {
        Word(
            String(text), at: start, literals: literals, positions: positions, end: end)
    }
}

extension Lexer {
    /// Reads a reference to a parameter, such as `$name`, and advances `at` past it. Returns false,
    /// without advancing, if there is no reference at `at`.
    mutating func readParameter(
        _ characters: [Unicode.Scalar], _ at: inout Int
    ) throws(CommandError) -> Bool {
        guard parameters != nil, characters[at] == "$", at + 1 < characters.count,
            characters[at + 1] == "{" || Self.starts(characters[at + 1])
        else { return false }
        let position = SourcePosition(line: lineNumber, column: at + 1)
        at += 1
        let value = try value(characters, &at, from: position)
        append(value, from: position, to: at)
        return true
    }

    /// Returns the value of the parameter in `name`, `{name}` or `(name)`, and advances `at` past
    /// it. Throws if the parameter has no value.
    func value(
        _ characters: [Unicode.Scalar], _ at: inout Int, from position: SourcePosition
    ) throws(CommandError) -> String {
        let close: Unicode.Scalar? =
            switch characters[at] {
            case "{": "}"
            case "(": ")"
            default: nil
            }
        if close != nil { at += 1 }
        let letters = characters[at...].prefix { Self.continues($0) }
        let name = String(letters)
        at += letters.count
        if let close {
            guard at < characters.count, characters[at] == close, !name.isEmpty else {
                throw CommandError(
                    .syntax, "a parameter is written $name, ${name} or, in quotes, \\(name)",
                    at: position)
            }
            at += 1
        }
        if let value = parameters?[name] { return value }
        throw CommandError(
            .unknownParameter, "the parameter \(name) has no value", at: position,
            hint: Suggestion.hint(for: name, among: (parameters ?? [:]).keys.sorted())
                ?? "--set \(name)=VALUE sets it; in quotes a $ is only a $")
    }

    static func starts(_ character: Unicode.Scalar) -> Bool {
        Name.isStart(character)
    }

    /// Returns whether a character can be part of a parameter's name. A `-` cannot, so that
    /// `$width-8` means the value of `width` followed by `-8`.
    private static func continues(_ character: Unicode.Scalar) -> Bool {
        character != "-" && Name.isPart(character)
    }
}

extension Unicode.Scalar {
    /// Whether the scalar separates words.
    fileprivate var isSpace: Bool {
        isASCII ? value == 0x20 || 0x09...0x0D ~= value : properties.isWhitespace
    }
}

extension String {
    fileprivate init(_ scalars: some Sequence<Unicode.Scalar>) {
        var view = UnicodeScalarView()
        view.append(contentsOf: scalars)
        self.init(view)
    }
}
