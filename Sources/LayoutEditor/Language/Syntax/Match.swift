/// A statement matched to a syntax, with the words of each argument.
package struct Match: Sendable {
    package let statement: Statement
    /// The grammar that parses the commands in the statement's braces; nil if these commands are
    /// not parsed.
    var grammar: Grammar?
    private var bindings: [Binding] = []

    private struct Binding {
        let label: String
        let word: Word?
    }

    init(_ statement: Statement) { self.statement = statement }

    mutating func bind(_ word: Word, to argument: AnyArgument) {
        bindings.append(Binding(label: argument.label, word: word))
    }

    mutating func bind(_ keyword: String) {
        bindings.append(Binding(label: keyword, word: nil))
    }

    // MARK: Undoing a failed attempt to match

    var count: Int { bindings.count }

    mutating func shorten(to count: Int) {
        precondition(
            0...bindings.count ~= count,
            "a match of \(bindings.count) words cannot be shortened to \(count)")
        bindings.removeLast(bindings.count - count)
    }

    // MARK: Reading the matched words

    /// The parsed commands in the statement's braces; empty if it has no braces.
    package var block: [ParsedCommand] {
        get throws(CommandError) { try grammar?.parse(statement.block ?? []) ?? [] }
    }

    /// Returns whether the statement contains the given keyword or option.
    package func has(_ keyword: String) -> Bool {
        bindings.contains { $0.word == nil && $0.label == keyword }
    }

    /// Returns the statement's words that belong to an argument, as they were typed.
    package func words(_ argument: Argument<some Sendable>) -> [Word] {
        bindings.compactMap { $0.label == argument.label ? $0.word : nil }
    }

    /// The value of a required argument.
    package subscript<Value>(argument: Argument<Value>) -> Value {
        get throws(CommandError) {
            guard let word = words(argument).first else {
                preconditionFailure("the form that matched has no \(argument.label)")
            }
            return try argument.read(word)
        }
    }

    /// The value of an optional argument; nil if the statement does not contain the argument.
    package subscript<Value>(optional argument: Argument<Value>) -> Value? {
        get throws(CommandError) {
            guard let word = words(argument).first else { return nil }
            return try argument.read(word)
        }
    }

    /// The values of an argument that may occur any number of times.
    package subscript<Value>(list argument: Argument<Value>) -> [Value] {
        get throws(CommandError) {
            var values: [Value] = []
            for word in words(argument) { values.append(try argument.read(word)) }
            return values
        }
    }
}
