/// A reader that collects lines into complete commands.
package struct StatementReader: Sendable {
    /// The maximum nesting depth of `{ … }`.
    static let deepest = 32

    /// The source lines of the current command by line number, so that an error can show its line.
    package private(set) var lines: [Int: String] = [:]
    private var lexer: Lexer
    private var words: [Word] = []
    private var blocks: [Block] = []

    private struct Block {
        let head: [Word]
        let brace: SourcePosition
        var statements: [Statement] = []
    }

    /// Creates a reader.
    ///
    /// - Parameter parameters: the values of parameters by name; nil to read `$name` as plain text
    package init(parameters: [String: String]? = [:]) { lexer = Lexer(parameters: parameters) }

    /// Whether all commands are complete: all braces and quotes are closed, and the last line does
    /// not end in `\`.
    package var isComplete: Bool {
        blocks.isEmpty && words.isEmpty && lexer.openQuote == nil && !lexer.isContinued
    }

    /// Reads the next line and returns the commands that it completes.
    ///
    /// If it throws, it discards the incomplete command, so that reading can continue with the next
    /// line.
    package mutating func read(_ line: some StringProtocol) throws(CommandError) -> [Statement] {
        if isComplete { lines.removeAll(keepingCapacity: true) }
        lines[lexer.lineNumber + 1] = String(line)
        var completed: [Statement] = []
        do {
            for token in try lexer.tokens(of: line) { try add(token, &completed) }
        } catch {
            words = []
            blocks = []
            throw error
        }
        return completed
    }

    /// Ends the input and returns the last commands. Throws if a quote or brace is still open.
    package mutating func finish() throws(CommandError) -> [Statement] {
        if let quote = lexer.openQuote {
            throw CommandError(.syntax, "this quote is never closed", at: quote)
        }
        var completed: [Statement] = []
        endStatement(&completed)
        if let open = blocks.last {
            throw CommandError(.syntax, "this brace is never closed", at: open.brace)
        }
        return completed
    }

    private mutating func add(
        _ token: Token, _ completed: inout [Statement]
    ) throws(CommandError) {
        switch token {
        case .word(let word): words.append(word)
        case .separator: endStatement(&completed)
        case .openBrace(let position): try open(at: position)
        case .closeBrace(let position): try close(at: position, &completed)
        }
    }

    private mutating func endStatement(_ completed: inout [Statement], block: [Statement]? = nil) {
        if words.isEmpty { return }
        let statement = Statement(words: words, block: block)
        words = []
        if blocks.isEmpty {
            completed.append(statement)
        } else {
            blocks[blocks.count - 1].statements.append(statement)
        }
    }

    private mutating func open(at position: SourcePosition) throws(CommandError) {
        if words.isEmpty {
            throw CommandError(.syntax, "a brace needs group or animate before it", at: position)
        }
        if blocks.count == Self.deepest {
            throw CommandError(
                .syntax, "braces cannot be nested deeper than \(Self.deepest)",
                at: position)
        }
        blocks.append(Block(head: words, brace: position))
        words = []
    }

    private mutating func close(
        at position: SourcePosition, _ completed: inout [Statement]
    ) throws(CommandError) {
        endStatement(&completed)
        guard let block = blocks.popLast() else {
            throw CommandError(.syntax, "this brace closes nothing", at: position)
        }
        words = block.head
        endStatement(&completed, block: block.statements)
    }
}
