/// What help, the manual and completion know of a command.
package struct Usage: Sendable {
    /// Every way the command can be typed.
    package let forms: [[Syntax]]
    package let section: Section
    /// One line: what it does.
    package let summary: String
    /// What else there is to know; may be empty.
    let discussion: String
    package let examples: [String]

    /// The headings of the command reference, in its order.
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
        self.section = section
        self.forms = forms
        self.summary = summary
        self.discussion = discussion
        self.examples = examples
    }

    /// The word that the command starts with; empty where it starts with an argument.
    var name: String { subcommand ?? "" }

    /// The word that the program is started with, if one is needed.
    package var subcommand: String? {
        if case .keyword(let word)? = forms.first?.first { word } else { nil }
    }
}
