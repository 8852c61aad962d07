/// What the lexer makes of a script: words, and the marks that join them to commands.
package enum Token: Hashable, Sendable {
    case word(Word)
    /// A `;` or the end of a line.
    case separator
    case openBrace(SourcePosition)
    case closeBrace(SourcePosition)
}
