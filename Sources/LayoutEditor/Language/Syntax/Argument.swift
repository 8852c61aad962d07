/// A place of a command together with how its word becomes a value.
package struct Argument<Value: Sendable>: Sendable {
    let label: String
    let kind: ArgumentKind
    /// The words of a closed list, where the kind does not know them.
    let words: [String]
    /// Refuses a word that is no such value, where it stands.
    package let read: @Sendable (Word) throws(CommandError) -> Value

    package init(
        _ label: String, _ kind: ArgumentKind, words: [String] = [],
        read: @escaping @Sendable (Word) throws(CommandError) -> Value
    ) {
        self.label = label
        self.kind = kind
        self.words = words
        self.read = read
    }

    /// The same without the type of its value.
    package var erased: AnyArgument { AnyArgument(label: label, kind: kind, words: words) }

    // MARK: Places in a syntax

    /// One word.
    package var once: Syntax { .argument(erased) }
    /// Any number of words.
    package var list: Syntax { .list(erased, atLeast: 0) }
    /// At least so many words.
    package func list(atLeast count: Int) -> Syntax { .list(erased, atLeast: count) }
    /// All words that are left.
    package var rest: Syntax { .rest(erased) }
}
