/// The description of a command for help, the manual and completion.
package struct Usage: Sendable {
    /// All forms in which the command can be typed.
    package let forms: [[Syntax]]
    /// The heading under which the reference lists the command.
    package let section: Section
    /// One line on what the command does.
    package let summary: String
    /// Further details after the summary; may be empty.
    let discussion: String
    /// Commands as people type them, for help.
    package let examples: [String]

    /// The headings of the command reference, in order.
    package enum Section: String, CaseIterable, Hashable, Sendable {
        case documents = "Documents"
        case views = "Views and properties"
        case order = "Order and stacks"
        case constraints = "Constraints"
        case history = "Steps and history"
        case environment = "What the layout is solved for"
        case queries = "Looking"
        case shell = "Session"
        case program = "Program"
    }

    package init(
        _ section: Section, _ forms: [Syntax]..., summary: String, discussion: String = "",
        examples: [String]
    ) {
        precondition(!forms.isEmpty && !examples.isEmpty, "a command has no form or no example")
        self.section = section
        self.forms = forms
        self.summary = summary
        self.discussion = discussion
        self.examples = examples
    }

    /// The first word of the command; empty if the command starts with an argument, as the default
    /// subcommand does.
    var name: String { subcommand ?? "" }

    /// The first word of the command, such as the name of a subcommand; nil if the command starts
    /// with an argument.
    package var subcommand: String? {
        if case .keyword(let word)? = forms.first?.first { word } else { nil }
    }
}
