/// The Bash completion script: `layoutedit help --completion bash`.
struct BashCompletion {
    private let grammar: Grammar
    private let commands: [CompletedCommand]

    init(_ grammar: Grammar) {
        self.grammar = grammar
        commands = grammar.program.map { CompletedCommand($0) }
    }

    private var names: [String] { commands.compactMap(\.name) }

    var script: String {
        """
        # bash completion for layoutedit; written by `layoutedit help --completion bash`.
        _layoutedit_documents() {
            [[ -f $1 ]] && layoutedit "$1" -c documents 2>/dev/null | sed 's/^..//'
        }

        _layoutedit() {
            local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD - 1]}
            local name=${COMP_WORDS[1]} words='' files= list=
            if ((COMP_CWORD == 1)); then
                words='\(names.joined(separator: " ")) --help --version' files=yes
            else
                case $name in
                \(names.joined(separator: " | "))) ;;
                *) name= ;;
                esac
                case "$name $prev" in
        \(options)
                *)
                    if [[ $cur == -* ]]; then
                        case $name in
        \(optionNames)
                        esac
                    else
                        case "$name $((COMP_CWORD - 1))" in
        \(arguments)
                        esac
                    fi
                    ;;
                esac
            fi
            local IFS=$'\\n' head=
            [[ $list && $cur == *,* ]] && head=${cur%,*},
            COMPREPLY=($(compgen -P "$head" -W "${words// /$'\\n'}" -- "${cur#"$head"}"))
            [[ $list ]] && compopt -o nospace 2>/dev/null
            if [[ $files ]]; then
                compopt -o filenames 2>/dev/null
                COMPREPLY+=($(compgen -f -- "$cur"))
            fi
        }

        complete -F _layoutedit layoutedit

        """
    }

    /// The branches of the script's `case` statement that complete the values of options.
    private var options: String {
        commands.flatMap { command in
            command.options.compactMap { option in
                option.argument.map {
                    "        '\(command.name ?? "") \(option.name)') \(assignment($0)) ;;"
                }
            }
        }.joined(separator: "\n")
    }

    private var optionNames: String {
        commands.map { command in
            let names = command.options.map(\.name).joined(separator: " ")
            return "                '\(command.name ?? "")') words='\(names)' ;;"
        }.joined(separator: "\n")
    }

    /// The branches of the script's `case` statement that complete arguments by position. An option
    /// before an argument shifts its position, so the words of a later argument may be offered.
    private var arguments: String {
        commands.flatMap { command in
            command.arguments.enumerated().compactMap { number, argument in
                let place = command.name == nil ? number : number + 1
                if place == 0 { return nil }
                return
                    "                '\(command.name ?? "") \(place)') \(assignment(argument)) ;;"
            }
        }.joined(separator: "\n")
    }

    private func assignment(_ argument: AnyArgument) -> String {
        switch argument.completion(grammar) {
        case .words(let words): "words='" + words.joined(separator: " ") + "'"
        case .list(let words): "words='" + words.joined(separator: " ") + "' list=yes"
        case .files: "files=yes"
        case .documents: "words=$(_layoutedit_documents \"${COMP_WORDS[2]}\")"
        case .nothing: ":"
        }
    }
}
