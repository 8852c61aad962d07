/// The shells for which the program generates completion scripts.
package enum CompletionShell: String, CaseIterable, Hashable, Sendable {
    case bash, zsh, fish

    /// Returns the completion script that this shell reads for `layoutedit`.
    package func script(for grammar: Grammar) -> String {
        switch self {
        case .bash: BashCompletion(grammar).script
        case .zsh: ZshCompletion(grammar).script
        case .fish: FishCompletion(grammar).script
        }
    }
}

extension Argument where Value == CompletionShell {
    /// An argument for the name of a shell that has a completion script.
    package static var completionShell: Self {
        .oneOf("bash|zsh|fish", noun: "completion for")
    }
}

/// A subcommand of the program, with the parts that shell completion needs.
struct CompletedCommand {
    /// The subcommand's name; nil for the default form, which starts with a layout file.
    let name: String?
    let summary: String
    let options: [Option]
    /// The arguments after the subcommand's name, in order.
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

/// The source of the words that complete an argument.
enum CompletionSource: Hashable {
    case words([String])
    /// Several of the listed words, separated by commas.
    case list([String])
    case files
    /// The names of documents in the layout file, which the script gets by running the program.
    case documents
    case nothing
}

extension AnyArgument {
    func completion(_ grammar: Grammar) -> CompletionSource {
        switch kind {
        case .path: .files
        case .document: .documents
        case .topic: .words(HelpPage(grammar).topics)
        // A label in lower case, such as `text|json|junit`, is itself the list of possible words.
        case _ where kind.isList: .list(vocabulary)
        case .text where label == label.lowercased():
            .words(label.split(separator: "|").map(String.init))
        default: vocabulary.isEmpty ? .nothing : .words(vocabulary)
        }
    }
}
