import StackCore

/// The user's aliases: names for commands, or for the first words of commands.
package struct Aliases: Sendable {
    private var meanings: [String: Statement] = [:]
    /// The names in the order in which they were defined.
    package private(set) var names: [String] = []

    package init() {}

    package var isEmpty: Bool { names.isEmpty }

    /// Defines an alias. Replaces an earlier alias with this name.
    ///
    /// - Parameters:
    ///   - name: the alias; throws if it is not a valid name or is already a command
    ///   - text: the command or its first words; throws if the grammar does not know the command
    ///   - place: the position of `text`, for errors in it
    package mutating func define(
        _ name: SourceText, as text: String, at place: SourcePosition, in grammar: Grammar
    ) throws(CommandError) {
        if !Name.isValid(name.text) { throw CommandError(invalidName: name) }
        if grammar.knows(name.text) {
            throw CommandError(
                .nameTaken, "\(name.text) is already a command", at: name.position)
        }
        let statement: Statement
        do {
            statement = try Self.statement(text)
            if !grammar.knows(statement.words[0].text) { _ = try grammar.parse(statement) }
        } catch {
            var error = error
            error.position = error.position.map {
                SourcePosition(line: place.line, column: place.column + $0.column - 1)
            }
            throw error
        }
        if meanings.updateValue(statement, forKey: name.text) == nil { names.append(name.text) }
    }

    private static func statement(_ text: String) throws(CommandError) -> Statement {
        var reader = StatementReader(parameters: nil)
        let statements = try reader.read(text)
        let rest = try reader.finish()
        guard statements.count == 1, rest.isEmpty, statements[0].block == nil else {
            throw CommandError(
                .syntax, "an alias is one command", at: SourcePosition(line: 1, column: 1))
        }
        return statements[0]
    }

    /// Returns the text of the command that an alias means; nil if `name` is not an alias.
    package func spelling(of name: String) -> String? { meanings[name]?.spelling }

    /// Returns the statement with an alias at its start replaced by the words that define it.
    /// Aliases in the commands between the statement's braces are replaced too. The inserted words
    /// have the position of the alias.
    package func expanded(_ statement: Statement) -> Statement {
        if isEmpty { return statement }
        var statement = statement
        statement.block = statement.block.map { $0.map(expanded) }
        guard let first = statement.words.first, !first.isQuoted, let meaning = meanings[first.text]
        else { return statement }
        let words = meaning.words.map { $0.moved(to: first) } + statement.words.dropFirst()
        return Statement(words: words, block: statement.block)
    }
}

extension Grammar {
    /// Returns whether `word` is the first word of a command, or another program's name for a
    /// command, such as `rm` for `remove`.
    fileprivate func knows(_ word: String) -> Bool {
        !commands(named: word).isEmpty || AlternativeName.equivalent(of: word, as: .command) != word
    }
}

extension Word {
    /// Returns the word with the position of `other`.
    fileprivate func moved(to other: Word) -> Word {
        Word(
            text, at: other.start, literals: literals,
            positions: Array(repeating: other.start, count: length), end: other.end)
    }
}
