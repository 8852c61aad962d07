/// The shells that complete the program's arguments.
package enum CompletionShell: String, CaseIterable, Hashable, Sendable {
    case bash, zsh, fish

    /// What the shell reads to complete `layoutedit`.
    package func script(for grammar: Grammar) -> String {
        switch self {
        case .bash: BashCompletion(grammar).script
        case .zsh: ZshCompletion(grammar).script
        case .fish: FishCompletion(grammar).script
        }
    }
}

extension Argument where Value == CompletionShell {
    /// A shell whose completion can be written.
    package static var completionShell: Self {
        .oneOf("bash|zsh|fish", noun: "completion for")
    }
}

/// What the program can be started with, as the completion of a shell needs it.
struct CompletedCommand {
    /// Nil for work on a layout file, which has no word of its own.
    let name: String?
    let summary: String
    let options: [Option]
    /// In their order, behind the name.
    let arguments: [AnyArgument]

    init(_ usage: Usage) {
        name = usage.subcommand
        summary = usage.summary
        options = usage.forms[0].options
        arguments = usage.forms[0].flatMap(\.arguments)
    }
}

extension Syntax {
    fileprivate var arguments: [AnyArgument] {
        switch self {
        case .argument(let argument): [argument]
        case .optional(let inner): inner.flatMap(\.arguments)
        default: []
        }
    }
}

/// Where the words for an argument come from.
enum CompletionSource: Hashable {
    case words([String])
    /// Several of these, with commas between them.
    case list([String])
    case files
    /// The documents of the layout file, which the program is asked for.
    case documents
    case nothing
}

extension AnyArgument {
    func completion(_ grammar: Grammar) -> CompletionSource {
        switch kind {
        case .path: .files
        case .document: .documents
        case .topic: .words(HelpPage(grammar).topics)
        // `text|json|junit` is its own list.
        case _ where kind.isList: .list(vocabulary)
        case .text where label == label.lowercased():
            .words(label.split(separator: "|").map(String.init))
        default: vocabulary.isEmpty ? .nothing : .words(vocabulary)
        }
    }
}
