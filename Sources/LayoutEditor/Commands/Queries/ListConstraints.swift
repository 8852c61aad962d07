import CommandLanguage
import LayoutFormats
import LayoutReplies
import LayoutSession
import StackCore

/// The `constraints` command: lists the constraints that the user has created.
struct ListConstraints: QueryCommand {
    private static let item = Argument.item("NAME")

    static let usage = Usage(
        .queries,
        ["constraints", .optional([item.once])],
        summary: "lists all constraints, or those on one view",
        discussion: """
            Assertions are included, marked. With a view's name also the constraints that UIKit \
            creates for it: those of stacks with their identifiers, content sizes, the screen.
            """,
        examples: ["constraints", "constraints title"])

    private let item: ItemReference?

    init(_ match: Match) throws(CommandError) { item = try match[optional: Self.item] }

    func reply(_ view: SessionView) throws(CommandError) -> Reply {
        let document = try view.document()
        let traits = try view.environment().traits
        let item = try item?.resolve(in: document)
        let constraints = document.allConstraints.filter { concerns($0, item) }
        let lines = constraints.map { constraint in
            ConstraintSentence(constraint, in: document, under: traits).line
        }
        let framework = try frameworkConstraints(item, in: view)
        let all = lines + framework
        let members = constraints.map { json($0, document, traits) }
        return .list(
            "constraints",
            all.isEmpty ? "no constraints" : all.joined(separator: "\n"),
            [
                ("constraints", .array(members)),
                ("framework", .array(framework.map(JSONValue.string))),
            ])
    }

    /// Returns the constraints on a view that are created by UIKit itself, for example by a stack
    /// view, and not by the user. Empty if `item` is no view.
    private func frameworkConstraints(
        _ item: ItemID?, in session: SessionView
    ) throws(CommandError) -> [String] {
        guard case .view(let id)? = item else { return [] }
        let layout = try session.layout()
        let words = layout.words
        return layout.constraints(on: id).compactMap { constraint in
            if case .user = constraint.origin { nil } else { words.spell(constraint) }
        }
    }

    private func concerns(_ constraint: LayoutConstraint, _ item: ItemID?) -> Bool {
        switch item {
        case .view(let id)?: constraint.views.contains(id)
        case .constraint(let id)?: constraint.id == id
        default: true
        }
    }

    private func json(
        _ constraint: LayoutConstraint, _ document: Document, _ traits: SizeClasses
    ) -> JSONValue {
        let sentence = ConstraintSentence(constraint, in: document, under: traits)
        return .object(
            [
                ("name", .string(constraint.name)),
                ("constraint", .string(sentence.formula)),
                ("takesPart", .bool(sentence.takesPart)),
            ] + (constraint.isAssertion ? [("asserted", .bool(true))] : [])
                + [
                    (
                        "properties",
                        PropertyListing(document, .constraint(constraint.id), traits).set
                    )
                ])
    }
}
