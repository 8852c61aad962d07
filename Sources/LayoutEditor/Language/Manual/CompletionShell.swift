/// The shells for which the program generates completion scripts.
package enum CompletionShell: String, CaseIterable, Hashable, Sendable {
    case bash, zsh, fish

    /// The completion script that this shell reads for `layoutedit`.
    package var script: String {
        switch self {
        case .bash: Self.bashScript
        case .zsh: Self.zshScript
        case .fish: Self.fishScript
        }
    }

    /// The completion script of bash. Bash replaces only the part of a word after `=` or `:`, and
    /// quotes only paths. So the script returns that part, and quotes all other words itself.
    ///
    /// If there is a single candidate, bash closes the quotes of an argument such as
    /// `-c 'hide title'`, although another word may follow. So the script adds a second candidate,
    /// with a space.
    private static let bashScript = #"""
        # bash completion for layoutedit; written by `layoutedit help --completion bash`.
        _layoutedit() {
            local line=${COMP_LINE:0:COMP_POINT} quote=${COMP_WORDS[COMP_CWORD]} word
            local head=${line##*[[:space:]]}
            [[ $quote == [\'\"]* ]] || quote=
            COMPREPLY=()
            while IFS= read -r word; do
                word=${word%%$'\t'*}
                if [[ $word ]]; then
                    word=${word#"${head%"$2"}"}
                    [[ $quote || $word != *[[:space:]]* ]] || printf -v word %q "$word"
                    COMPREPLY+=("$word")
                else
                    compopt -o filenames 2>/dev/null
                    while IFS= read -r word; do COMPREPLY+=("$word"); done < <(compgen -f -- "$2")
                fi
            done < <(layoutedit complete "$line" 2>/dev/null)
            ((${#COMPREPLY[@]} == 1)) || return 0
            if [[ $quote && $3 == -c ]]; then
                [[ $COMPREPLY == *[.=:/] ]] || COMPREPLY+=' '
                COMPREPLY+=("$COMPREPLY ")
            elif [[ $COMPREPLY == *[.=:/] ]]; then
                compopt -o nospace 2>/dev/null
            fi
        }
        complete -F _layoutedit layoutedit

        """#

    private static let zshScript = #"""
        #compdef layoutedit
        # zsh completion for layoutedit; written by `layoutedit help --completion zsh`.
        _layoutedit() {
            local line
            local -a whole begun space
            [[ $words[CURRENT-1] == -c ]] && space=(-S ' ')
            for line in ${(f)"$(layoutedit complete "${(j: :)words[1,CURRENT-1]} $QIPREFIX$PREFIX" 2>/dev/null)"}; do
                case $line in
                $'\t'*) _files ;;
                *[.=:/]$'\t'*) begun+=(${${line//:/\\:}/$'\t'/:}) ;;
                *) whole+=(${${line//:/\\:}/$'\t'/:}) ;;
                esac
            done
            _describe layoutedit whole $space -- begun -S ''
        }
        _layoutedit "$@"

        """#

    private static let fishScript = #"""
        # fish completion for layoutedit; written by `layoutedit help --completion fish`.
        function __layoutedit_complete
            layoutedit complete (commandline -cp | string collect) 2>/dev/null
        end
        complete -c layoutedit -f -a '(__layoutedit_complete | string match -v -r "^\t")'
        complete -c layoutedit -n '__layoutedit_complete | string match -q -r "^\t"' -F

        """#
}

extension Argument where Value == CompletionShell {
    /// An argument for a shell for which the program can generate a completion script.
    package static var completionShell: Self {
        .oneOf("bash|zsh|fish", noun: "completion for")
    }
}
