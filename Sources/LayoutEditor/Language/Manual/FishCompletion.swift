/// The fish completion script: `layoutedit help --completion fish`.
struct FishCompletion {
    private let grammar: Grammar
    private let commands: [CompletedCommand]

    init(_ grammar: Grammar) {
        self.grammar = grammar
        commands = grammar.program.map { CompletedCommand($0) }
    }

    var script: String {
        let lines =
            [
                "# fish completion for layoutedit; written by `layoutedit help --completion fish`.",
                "function __layoutedit_documents",
                "    set -l words (commandline -opc)",
                "    test -f \"$words[3]\"; and layoutedit $words[3] -c documents 2>/dev/null | string sub -s 3",
                "end",
                "",
            ] + commands.flatMap(lines)
        return lines.joined(separator: "\n") + "\n"
    }

    private func lines(_ command: CompletedCommand) -> [String] {
        let name = command.name.map { name in
            complete("__fish_is_first_arg", "-a " + name, command.summary)
        }
        let options = command.options.map { complete(condition(command), flags($0), $0.summary) }
        let arguments = command.arguments.compactMap { argument -> String? in
            words(argument).map {
                complete(condition(command), "-f -a " + quoted($0), argument.label)
            }
        }
        return [name].compactMap { $0 } + options + arguments
    }

    private func complete(_ condition: String, _ flags: String, _ summary: String) -> String {
        "complete -c layoutedit -n \(quoted(condition)) \(flags) -d \(quoted(summary))"
    }

    private func condition(_ command: CompletedCommand) -> String {
        let names = commands.compactMap(\.name).joined(separator: " ")
        return command.name.map { "__fish_seen_subcommand_from " + $0 }
            ?? "not __fish_seen_subcommand_from " + names
    }

    private func flags(_ option: Option) -> String {
        let name =
            option.name.hasPrefix("--")
            ? "-l " + option.name.dropFirst(2) : "-s " + option.name.dropFirst()
        guard let argument = option.argument else { return name }
        if case .files = argument.completion(grammar) { return name + " -r -F" }
        return name + " -x" + (words(argument).map { " -a " + quoted($0) } ?? "")
    }

    private func words(_ argument: AnyArgument) -> String? {
        switch argument.completion(grammar) {
        case .words(let words): words.joined(separator: " ")
        case .list(let words): "(__fish_append , " + words.joined(separator: " ") + ")"
        case .documents: "(__layoutedit_documents)"
        case .files, .nothing: nil
        }
    }

    private func quoted(_ text: String) -> String {
        let escaped = text.map { "'\\".contains($0) ? "\\\($0)" : String($0) }.joined()
        return "'" + escaped + "'"
    }
}
