/// The zsh completion script: `layoutedit help --completion zsh`.
struct ZshCompletion {
    private let grammar: Grammar
    private let commands: [CompletedCommand]

    init(_ grammar: Grammar) {
        self.grammar = grammar
        commands = grammar.program.map { CompletedCommand($0) }
    }

    var script: String {
        """
        #compdef layoutedit
        # zsh completion for layoutedit; written by `layoutedit help --completion zsh`.

        _layoutedit_documents() {
            local -a names
            [[ -f $words[3] ]] &&
                names=(${(f)"$(layoutedit $words[3] -c documents 2>/dev/null | sed 's/^..//')"})
            compadd -a names
        }

        _layoutedit() {
            if ((CURRENT == 2)); then
                local -a commands=(
        \(names)
                )
                _describe command commands
                _files
                return
            fi
            case $words[2] in
        \(cases)
            esac
        }

        _layoutedit "$@"

        """
    }

    private var names: String {
        commands.compactMap { command in
            command.name.map { "            " + quoted($0 + ":" + command.summary) }
        }.joined(separator: "\n")
    }

    private var cases: String {
        // The form without a subcommand's name is the script's default case, so it comes last.
        let sorted = commands.filter { $0.name != nil } + commands.filter { $0.name == nil }
        return sorted.map { command in
            let specs = command.options.map(spec) + arguments(of: command)
            return "    \(command.name ?? "*"))\n        _arguments"
                + specs.map { " \\\n            " + $0 }.joined() + "\n        ;;"
        }.joined(separator: "\n")
    }

    private func spec(_ option: Option) -> String {
        let value = option.argument.map { ":" + escaped($0.label) + ":" + action($0) } ?? ""
        return (option.isRepeatable ? "\\*" : "")
            + quoted(option.name + "[" + escaped(option.summary) + "]" + value)
    }

    private func arguments(of command: CompletedCommand) -> [String] {
        let first = command.name.map { [quoted("1: :(" + $0 + ")")] } ?? []
        return first
            + command.arguments.enumerated().map { number, argument in
                let place = number + 1 + first.count
                return quoted("\(place):" + escaped(argument.label) + ":" + action(argument))
            }
    }

    private func action(_ argument: AnyArgument) -> String {
        switch argument.completion(grammar) {
        case .words(let words): "(" + words.joined(separator: " ") + ")"
        case .list(let words):
            "_values -s , " + argument.label.filter { $0.isLetter } + " "
                + words.joined(separator: " ")
        case .files: "_files"
        case .documents: "_layoutedit_documents"
        case .nothing: " "
        }
    }

    private func escaped(_ text: String) -> String {
        text.map { "[]:".contains($0) ? "\\\($0)" : String($0) }.joined()
    }

    private func quoted(_ text: String) -> String {
        "'"
            + text.split(separator: "'", omittingEmptySubsequences: false).joined(
                separator: "'\\''")
            + "'"
    }
}
