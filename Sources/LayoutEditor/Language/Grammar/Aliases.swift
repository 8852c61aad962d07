import StackCore

/// Names that a person has given to the beginnings of commands.
package struct Aliases: Sendable {
    private var meanings: [String: Statement] = [:]
    /// In the order of their definitions.
    package private(set) var names: [String] = []

    package init() {}

    package var isEmpty: Bool { names.isEmpty }

    /// Gives a name to one command or its beginning; another one under that name is forgotten.
    ///
    /// - Parameters:
    ///   - name: refused where it is no name, or the grammar's own.
    ///   - text: the command, as it is typed; refused where it is none of the grammar's.
    ///   - place: where the text begins, for errors in it.
    package mutating func define(
        _ name: SourceText, as text: String, at place: SourcePosition, in grammar: Grammar
    ) throws(CommandError) {
        if !Name.isValid(name.text) { throw CommandError(invalidName: name) }
        if grammar.knows(name.text) {
            throw CommandError(
                .nameTaken, "\(name.text) is a command already", at: name.position)
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
                .syntax, "an alias stands for one command", at: SourcePosition(line: 1, column: 1))
        }
        return statements[0]
    }

    /// The command that a name stands for, as it is typed; nil where it stands for none.
    package func spelling(of name: String) -> String? { meanings[name]?.spelling }

    /// The command with what its first word stands for in its place, and the same in its block; every
    /// word of that stands where the name was typed.
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
    /// Whether a command starts with this word, be it called so elsewhere.
    fileprivate func knows(_ word: String) -> Bool {
        !commands(named: word).isEmpty || ForeignWord.ours(word, as: .command) != word
    }
}

extension Word {
    /// The same in another word's place.
    fileprivate func moved(to other: Word) -> Word {
        Word(
            text, at: other.start, literals: literals,
            positions: Array(repeating: other.start, count: length), end: other.end)
    }
}
