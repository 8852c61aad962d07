import StackCore

/// The manual page layoutedit(1), generated from the grammar: `layoutedit help --man`.
package struct ManualPage {
    private let grammar: Grammar

    package init(_ grammar: Grammar) { self.grammar = grammar }

    /// The whole page, including its final line break.
    package var roff: String {
        var page = RoffText()
        page.line(
            ".TH LAYOUTEDIT 1 \(ProgramVersion.date) \"layoutedit \(ProgramVersion.current)\" "
                + "\"User Commands\"")
        page.section("NAME")
        page.line("layoutedit \\- edits UIKit layouts, stored in one file with undo")
        writeSynopsis(&page)
        page.section("DESCRIPTION")
        page.text(Self.description)
        writeProgram(&page)
        writeLanguage(&page)
        writeProperties(&page)
        writeErrors(&page)
        writeSurroundings(&page)
        writeExamples(&page)
        return page.roff
    }

    private static let description = """
        A layout file holds documents of views, stack views and constraints, with every command in \
        a journal, so that any edit can be undone at any time. The layout is solved as UIKit \
        solves it. Data goes to standard output, messages and progress to standard error.
        """

    // MARK: Sections about the program

    private func writeSynopsis(_ page: inout RoffText) {
        page.section("SYNOPSIS")
        for usage in grammar.program {
            let words = usage.forms[0].filter { if case .options = $0 { false } else { true } }
            page.synopsis(
                "layoutedit", words.synopsis + (usage.subcommand == nil ? " [OPTIONS]" : ""))
        }
    }

    private func writeProgram(_ page: inout RoffText) {
        page.section("PROGRAM COMMANDS")
        for usage in grammar.program {
            page.subsection("layoutedit " + (usage.subcommand ?? "FILE"))
            for form in usage.forms { page.synopsis("layoutedit", form.synopsis) }
            page.text(usage.sentence)
            for option in usage.forms[0].options { page.item(option.signature, option.summary) }
        }
    }

    // MARK: Sections about the command language

    private func writeLanguage(_ page: inout RoffText) {
        page.section("LANGUAGE")
        page.text(CommandReference.language)
        for section in Usage.Section.allCases {
            let usages = grammar.commands.map { $0.usage }.filter { $0.section == section }
            if usages.isEmpty { continue }
            page.subsection(section.rawValue)
            for usage in usages {
                page.item(usage.forms.map(\.synopsis), usage.sentence)
                for option in usage.forms.flatMap(\.options) {
                    page.nested(option.signature + ": " + option.summary)
                }
            }
        }
    }

    private func writeProperties(_ page: inout RoffText) {
        page.section("PROPERTIES")
        for key in PropertyKey.allCases {
            let definition = key.definition
            page.item(
                key.spelling,
                definition.summary + ". Of " + definition.holders + "; takes "
                    + definition.type.expectation
                    + (definition.varies ? "; size classes can vary it." : "."))
        }
    }

    // MARK: Sections about errors, environment, files and examples

    private func writeErrors(_ page: inout RoffText) {
        page.section("EXIT STATUS")
        for status in ExitStatus.allCases { page.item("\(status.rawValue)", status.meaning) }
        page.section("ERRORS")
        page.text("With `--json` each error has one of these codes.")
        for code in ErrorCode.allCases {
            page.item(
                code.rawValue,
                "exit status \(code.exitStatus.rawValue): " + code.explanation.meaning)
        }
    }

    private func writeSurroundings(_ page: inout RoffText) {
        page.section("ENVIRONMENT")
        page.item("NO_COLOR", "no colour if it is set to any value")
        page.item(
            "LAYOUTEDIT_AUTHOR, GIT_AUTHOR_NAME",
            "the author recorded in history; the user's name if neither is set, none if it is empty"
        )
        page.item(
            "LAYOUTEDIT_PAGER, PAGER",
            "the program that shows long answers on a terminal; `less` if neither is set")
        page.item("TERM", "`dumb`: no colour and no editing of lines")
        page.item(
            "XDG_STATE_HOME",
            "the folder for the history of typed commands, `~/.local/state` if it is not set")
        page.section("FILES")
        page.item("$XDG_STATE_HOME/layoutedit/history", "the commands typed in earlier sessions")
    }

    private func writeExamples(_ page: inout RoffText) {
        page.section("EXAMPLES")
        page.text("A first layout, a change for landscape, and the result:")
        page.code(Self.examples)
        page.section("SEE ALSO")
        page.text("`layoutedit help TOPIC` explains a command or a property.")
    }

    /// The examples. A test runs them in order in one folder.
    static let examples = [
        "layoutedit login.layout -c 'new Login device=iphone-15' -c 'add stack form in view axis=vertical'",
        "layoutedit login.layout -c 'add label title in form text=\"Sign in\"' -c 'add textField mail in form'",
        "layoutedit login.layout -c 'constrain H:|-[form]-|' -c 'constrain form.top = safeArea.top + 20'",
        "layoutedit login.layout -c 'set form.axis horizontal for h=compact' -c frames -c undo",
        "layoutedit login.layout --dry-run -c 'set form.spacing 8'",
        "layoutedit check login.layout --devices all --format junit",
        "layoutedit export login.layout --format svg --output login.svg",
        "layoutedit verify login.layout --json",
    ]
}

extension Usage {
    /// The usage's summary and its discussion, as sentences.
    var sentence: String {
        let first = summary.prefix(1).uppercased() + summary.dropFirst() + "."
        return discussion.isEmpty ? first : first + " " + discussion
    }
}

/// The version of the program, as the package, the manual page and `layoutedit --version` state it.
package enum ProgramVersion {
    /// The version number that `--version` prints.
    package static let current = "1.0.0"
    /// The date of the version, for the manual page.
    static let date = "2026-11-23"

    /// Returns the output of `--version`, with the commit that the program was built from if known.
    package static func line(commit: String?) -> String {
        "layoutedit \(current)" + (commit.map { " (\($0))" } ?? "") + "\n"
    }
}
