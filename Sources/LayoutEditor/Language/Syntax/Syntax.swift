/// An element of a command's form, such as a keyword or an argument. The parser matches words to
/// it; help and completion are derived from it.
package indirect enum Syntax: Hashable, Sendable, ExpressibleByStringLiteral {
    /// A literal word.
    case keyword(String)
    case argument(AnyArgument)
    case optional([Syntax])
    case choice([[Syntax]])
    /// One argument, repeated at least the given number of times.
    case list(AnyArgument, atLeast: Int)
    /// All remaining words of the command, which another parser reads, such as the parser of
    /// constraints.
    case rest(AnyArgument)
    /// A block of commands in braces.
    case block
    /// Options such as `--name VALUE`, in any order and at any position.
    case options([Option])

    package init(stringLiteral keyword: String) { self = .keyword(keyword) }
}

/// An argument without the generic type of its value, for help and completion.
package struct AnyArgument: Hashable, Sendable {
    /// The name of the argument in the synopsis.
    let label: String
    package let kind: ArgumentKind
    /// The words that the argument accepts or that completion suggests. Empty if the argument's
    /// kind (`ArgumentKind`) defines these words, or if there are none.
    let words: [String]
    /// The description in error messages; nil to use the description of the argument kind.
    let meaning: String?

    /// The phrase that follows "expected" in error messages, such as `a view's name`.
    var expectation: String {
        if let meaning { return meaning }
        return kind == .word && !words.isEmpty
            ? "one of " + words.joined(separator: ", ") : kind.expectation
    }
}

/// The kind of an argument. It determines which words completion offers and how error messages
/// describe the argument.
package enum ArgumentKind: String, CaseIterable, Hashable, Sendable {
    case view, constraint, item, kind, property, value, assignment, condition
    case document, point, device, topic, path, pathOrDocument, format
    case newName, text, number, count, duration, size, traits, spacing, textSize, direction
    case constraintExpression, anchor, attribute, command, deviceList, orientation, orientationList
    case detail, color, sweep
    case parameter, step, trace
    /// An argument whose words are listed in the argument itself (`AnyArgument.words`): one of
    /// these words, or a list of them separated by commas.
    case word, wordList

    /// The phrase that follows "expected" in error messages, such as `a view's name`.
    var expectation: String {
        switch self {
        case .view: "a view's name"
        case .constraint: "a constraint's name"
        case .item: "the name of a view or constraint"
        case .kind: "a kind of view"
        case .property: "NAME.property"
        case .value: "a value"
        case .assignment: "key=value"
        case .condition: "size classes such as w=compact,h=regular"
        case .document: "a document's name"
        case .point: "an operation's number or a checkpoint's name"
        case .device: "a device or WxH"
        case .topic: "a command or property"
        case .path, .pathOrDocument: "a path"
        case .format: "a format"
        case .newName: "a new name"
        case .text: "a text"
        case .number: "a number"
        case .count: "a whole number"
        case .duration: "a number of seconds"
        case .size: "WxH"
        case .traits: "size classes such as w=compact,h=regular"
        case .spacing: "a number of points, default or system"
        case .textSize: "a text size"
        case .direction: "ltr or rtl"
        case .constraintExpression: "a constraint"
        case .attribute: "an attribute"
        case .command: "a command"
        case .deviceList: "all or devices separated by commas"
        case .orientation: "portrait or landscape"
        case .orientationList: "all, portrait or landscape"
        case .anchor: "NAME.attribute"
        case .color: "auto, always or never"
        case .detail: "quiet, brief or verbose"
        case .sweep: "width=FROM..TO or height=FROM..TO"
        case .word: "one of its words"
        case .wordList: "words separated by commas"
        case .parameter: "NAME=VALUE"
        case .step: "a number of steps, or the name of an item that a step changed"
        case .trace: "an operation's number, a checkpoint's name, or the name of a changed item"
        }
    }
}

extension Syntax {
    /// The optional clause `[for w=…,h=…]`, which limits a command to some size classes.
    package static let forClause = Syntax.optional(["for", Argument.condition.once])

    /// The syntax `[key=value …]`, which sets properties of a new item.
    package static let assignments = Argument.assignment.list

    /// The optional clause `[at N]`, an index counted from 0.
    package static let atClause = Syntax.optional(["at", Argument<Int>.place.once])
}

extension Argument where Value == Int {
    /// An argument for an index in the subviews or the arranged subviews, counted from 0.
    package static var place: Self { .count("N") }
}

extension [Syntax] {
    /// The form of the command as text, such as `add KIND NAME in PARENT [at N] [key=value …]`.
    package var synopsis: String { map(\.synopsis).joined(separator: " ") }
}

extension Syntax {
    var synopsis: String {
        switch self {
        case .keyword(let word): word
        case .argument(let argument), .rest(let argument): argument.label
        case .optional(let inner): "[" + inner.synopsis + "]"
        case .choice(let forms): forms.map(\.synopsis).joined(separator: "|")
        case .list(let argument, atLeast: 0): "[" + argument.label + " …]"
        case .list(let argument, _): argument.label + " …"
        case .block: "{ … }"
        case .options(let options): options.synopsis
        }
    }
}
