/// A place of a command together with how its word becomes a value.
struct Argument<Value: Sendable>: Sendable {
    let label: String
    let kind: ArgumentKind
    let read: @Sendable (Word) throws(CommandError) -> Value

    init(
        _ label: String, _ kind: ArgumentKind,
        read: @escaping @Sendable (Word) throws(CommandError) -> Value
    ) {
        self.label = label
        self.kind = kind
        self.read = read
    }

    var erased: AnyArgument { AnyArgument(label: label, kind: kind) }

    // MARK: Places in a syntax

    var once: Syntax { .argument(erased) }
    var list: Syntax { .list(erased, atLeast: 0) }
    func list(atLeast count: Int) -> Syntax { .list(erased, atLeast: count) }
    var rest: Syntax { .rest(erased) }
}
