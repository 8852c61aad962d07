import CommandLanguage
import StackCore

extension Completer {
    /// Returns the first problem in the text, and the role of each word according to the grammar
    /// and the current documents.
    /// - Parameter cursor: the cursor's position, in Unicode scalars. Problems of the word at the
    ///   cursor are not reported, because this word is still being typed.
    package func marks(of text: String, cursor: Int) -> TypedMarks {
        let typed = TypedText(text, parameters: view.settings.parameters)
        var marker = TypedMarker(self, typed, cursor)
        return marker.marks()
    }
}

/// A highlighter for the words of one text.
private struct TypedMarker {
    private let completer: Completer
    private let text: TypedText
    private let cursor: Int
    private let document: Document?
    private var result = TypedMarks()
    /// The names of the documents, views and constraints that the typed commands will create. These
    /// names count as known in the commands after them.
    private var made: Set<String> = []
    /// Whether unknown names are reported. False after a command that may create a document, open
    /// another document or move through the history, because such a command can change which names
    /// exist.
    private var isTrusted = true

    init(_ completer: Completer, _ text: TypedText, _ cursor: Int) {
        self.completer = completer
        self.text = text
        self.cursor = cursor
        document = completer.document
    }

    mutating func marks() -> TypedMarks {
        for part in text.parts { markCommand(part) }
        for comment in text.comments { mark(comment, .comment) }
        if let quote = text.openQuote { mark(quote..<text.count, .string) }
        if let error = text.error, let place = error.position.map(text.offset) {
            // An error shortly before the cursor is not reported, because the user may still be
            // typing an escape sequence.
            if !(place...(place + 10)).contains(cursor) { note(place..<text.count, error) }
        }
        result.spans.sort { $0.range.lowerBound < $1.range.lowerBound }
        return result
    }

    private mutating func mark(_ range: Range<Int>, _ role: TypedMarks.Role) {
        if !range.isEmpty { result.spans.append((range, role)) }
    }

    private mutating func note(_ range: Range<Int>, _ error: CommandError) {
        if result.problem != nil { return }
        let sentence = error.message + (error.hint.map { "; " + $0 } ?? "")
        result.problem = (range, sentence)
    }

    private func isTouched(_ word: Word) -> Bool {
        let range = text.range(word)
        return range.lowerBound <= cursor && cursor <= range.upperBound
    }

    // MARK: Whole commands

    private mutating func markCommand(_ part: TypedText.Part) {
        let written = Statement(words: part.words, block: part.opensBlock ? [] : nil)
        let typed = completer.aliases.expanded(written)
        let name = written.words[0]
        let grammar = completer.view.grammar
        let isOurs = !grammar.commands(named: typed.words[0].text).isEmpty
        guard let statement = isOurs ? typed : typed.normalized else {
            if !isTouched(name) { mark(text.range(name), .unknown) }
            reportError(in: part, of: typed)
            isTrusted = false
            return
        }
        mark(text.range(name), .command)
        // An alias can mean several words. Only the first of them is matched with a typed word, the
        // alias itself; the others are skipped.
        let added = statement.words.count - written.words.count
        for place in statement.words.indices.dropFirst(1 + added) {
            markWord(at: place, in: statement.words)
        }
        reportError(in: part, of: typed)
        if let usage = grammar.commands(named: statement.words[0].text).first?.usage,
            [.documents, .history, .shell].contains(usage.section), !part.opensBlock
        {
            isTrusted = false
        }
    }

    /// Reports the parser's error for a command, unless an earlier problem was found, or the error
    /// is in the word at the cursor.
    private mutating func reportError(in part: TypedText.Part, of statement: Statement) {
        guard result.problem == nil, let last = part.words.last else { return }
        do {
            _ = try completer.view.grammar.parse(statement)
        } catch {
            guard let place = error.position.map(text.offset) else { return }
            let word = part.words.last { text.offset($0.start) <= place } ?? last
            // The missing word may still be typed as long as the command has not ended, so it is no
            // error yet.
            let isMissing = place >= text.range(word).upperBound
            if isMissing ? !part.isEnded : isTouched(word) { return }
            note(isMissing ? text.range(word) : place..<text.range(word).upperBound, error)
        }
    }

    // MARK: Single words of a command

    private mutating func markWord(at place: Int, in words: [Word]) {
        let word = words[place]
        let before = Array(words[..<place])
        let expected = completer.expected(behind: before)
        let arguments = expected.compactMap(\.awaited)
        if word.isQuoted { return markQuoted(word, arguments) }
        let range = text.range(word)
        if expected.contains(.keyword(word.text)) { return mark(range, .keyword) }
        if word.text.hasPrefix("-"), Double(word.text) == nil, word.text.count > 1 {
            return mark(range, .option)
        }
        let kinds = Set(arguments.map(\.kind))
        if kinds.contains(.newName) {
            made.insert(word.text)
            return mark(range, .name)
        }
        if kinds.contains(.assignment), word.split(at: "=") != nil { return markAssignment(word) }
        if kinds.contains(.property) { return markProperty(word) }
        if !kinds.isDisjoint(with: [.constraintExpression, .anchor]) { return markFormula(word) }
        if !kinds.isEmpty, kinds.isSubset(of: Self.names) { return markName(word, kinds) }
        if Double(word.text) != nil { return mark(range, .number) }
        if arguments.contains(where: { $0.vocabulary.contains(word.text) }) {
            mark(range, .keyword)
        }
    }

    private static let names: Set<ArgumentKind> = [.view, .constraint, .item, .document]

    private mutating func markQuoted(_ word: Word, _ arguments: [AnyArgument]) {
        let range = text.range(word)
        guard let key = word.split(at: "=")?.head else { return mark(range, .string) }
        let end = min(range.upperBound, range.lowerBound + key.text.unicodeScalars.count + 1)
        mark(range.lowerBound..<end, .key)
        mark(end..<range.upperBound, .string)
    }

    private mutating func markAssignment(_ word: Word) {
        guard let (key, value) = word.split(at: "=") else { return }
        let range = text.range(word)
        let middle = range.lowerBound + key.text.unicodeScalars.count + 1
        mark(range.lowerBound..<min(middle, range.upperBound), .key)
        if Double(value.text) != nil, middle < range.upperBound {
            mark(middle..<range.upperBound, .number)
        }
    }

    /// Marks a property such as `title.text`.
    private mutating func markProperty(_ word: Word) {
        let range = text.range(word)
        guard let (name, _) = word.split(at: ".") else {
            if !isTouched(word) { markName(word, [.item]) }
            return
        }
        let middle = range.lowerBound + name.text.unicodeScalars.count
        markName(name, range.lowerBound..<middle, [.item], isTouched: isTouched(word))
        mark(middle..<range.upperBound, .key)
    }

    /// Marks a word of a formula (`title.leading`, `=`, `20`) if its role is certain.
    private mutating func markFormula(_ word: Word) {
        let range = text.range(word)
        if Double(word.text) != nil { return mark(range, .number) }
        if ["=", "<=", ">=", "==", "for", "equal"].contains(word.text) {
            return mark(range, .keyword)
        }
        guard let (name, _) = word.split(at: "."), document != nil, isThere(name.text, [.item])
        else { return }
        let middle = range.lowerBound + name.text.unicodeScalars.count
        mark(range.lowerBound..<middle, .name)
        mark(middle..<range.upperBound, .key)
    }

    private mutating func markName(_ word: Word, _ kinds: Set<ArgumentKind>) {
        markName(word.source, text.range(word), kinds, isTouched: isTouched(word))
    }

    private mutating func markName(
        _ name: SourceText, _ range: Range<Int>, _ kinds: Set<ArgumentKind>, isTouched: Bool
    ) {
        let base = String(name.text.prefix { $0 != "[" })
        let isSilent = isTouched || !isTrusted || made.contains(base)
        // `error(of:)` is slow for an unknown name, because it searches all names for similar ones.
        // For such a name, it is called only if the error would be reported.
        if isSilent || result.problem != nil, !isThere(base, kinds) {
            if !isSilent { mark(range, .unknown) }
            return
        }
        let wrong = completer.memory.error(of: name.text, kinds) { error(of: name, kinds) }
        guard let error = wrong else { return mark(range, .name) }
        if isSilent { return }
        mark(range, .unknown)
        note(range, error)
    }

    /// Returns whether a document, view or constraint has the name. Also returns true if no
    /// document is open, because the names of views and constraints are then unknown.
    private func isThere(_ name: String, _ kinds: Set<ArgumentKind>) -> Bool {
        let documents = kinds.contains(.document) ? completer.view.documents : []
        if documents.contains(where: { $0.name == name }) { return true }
        guard let document else { return true }
        return document.item(named: name) != nil || name == ItemReference.document
    }

    /// Returns the error for a name that no document, view or constraint of these kinds has.
    /// Returns nil if the name exists, or if no document is open.
    private func error(of name: SourceText, _ kinds: Set<ArgumentKind>) -> CommandError? {
        if kinds.contains(.document) {
            if completer.view.documents.contains(where: { $0.name == name.text }) { return nil }
            if kinds.count == 1 { return completer.view.unknownDocument(name) }
        }
        guard let document else { return nil }
        do {
            if kinds.isDisjoint(with: [.item, .constraint]) {
                _ = try ViewReference(name).resolve(in: document)
            } else if name.text != ItemReference.document,
                kinds.contains(.item) || document.constraint(named: name.text) == nil
            {
                _ = try ItemReference(name).resolve(in: document)
            }
            return nil
        } catch {
            return error
        }
    }
}

/// A cache of name lookups while a line is typed, during which no document changes. Searching a
/// thousand names for similar ones takes longer than all other work for a key.
final class NameLookupCache {
    private struct Question: Hashable {
        let name: String
        let kinds: Set<ArgumentKind>
    }

    private var answers: [Question: CommandError?] = [:]

    func error(
        of name: String, _ kinds: Set<ArgumentKind>, look: () -> CommandError?
    ) -> CommandError? {
        let question = Question(name: name, kinds: kinds)
        if let known = answers[question] { return known }
        let found = look()
        answers[question] = .some(found)
        return found
    }
}
