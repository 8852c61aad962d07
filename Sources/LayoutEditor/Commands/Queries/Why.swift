import CommandLanguage
import LayoutFormats
import LayoutReplies
import LayoutSession
import StackCore

/// What fixes one number of the layout: `Layout.explanation`, spelled by `ConstraintWords`.
struct Why: QueryCommand {
    private static let anchor = Argument.anchor("NAME.attribute")

    static let usage = Usage(
        .queries,
        ["why", anchor.once],
        summary: "says which constraints, priorities and sizes fix a number of the layout",
        discussion: """
            The shares in front of the constraints add up to the number, which is in the \
            superview's coordinates and unrounded. Constraints of UIStackView stand behind their \
            identifier. A value that a size class varies says so.
            """,
        examples: ["why title.width", "why form.top"])

    private let anchor: AnchorReference

    init(_ match: Match) throws(CommandError) { anchor = try match[Self.anchor] }

    func reply(_ session: SessionView) throws(CommandError) -> Reply {
        let document = try session.document()
        let view = try anchor.item.view.resolve(in: document)
        let name = document[view].name + "." + anchor.attribute.rawValue
        let layout = try session.layout()
        guard let answer = layout.explanation(of: view, anchor.attribute) else {
            throw CommandError(
                .notInstalled, "\(document[view].name) is not installed here",
                at: anchor.item.view.source.position)
        }
        let traits = try session.environment().traits
        let reasons = answer.reasons.map { reason in
            (
                share: reason.share.millipoints,
                text: layout.words.spell(reason.cause) + note(reason.cause, document, traits)
            )
        }
        let rows = reasons.map { [NumberSpelling.spell($0.share), $0.text] }
        let head = name + " = " + NumberSpelling.spell(answer.value.millipoints)
        let members = reasons.map { reason in
            JSONValue.object([
                ("share", .number(reason.share)), ("constraint", .string(reason.text)),
            ])
        }
        return .data(
            rows.isEmpty ? head : head + "\n" + TextTable(rows, rightAligned: [0]).text,
            [
                ("attribute", .string(name)), ("value", .number(answer.value.millipoints)),
                ("reasons", .array(members)),
            ])
    }

    /// Says when the constraint's constant is a size class's own.
    private func note(_ cause: Reason.Cause, _ document: Document, _ traits: SizeClasses)
        -> String
    {
        guard case .constraint(let constraint) = cause, case .user(let id) = constraint.origin,
            case .variation(let condition)? = document.value(
                .constant, of: .constraint(id), under: traits)?.origin
        else { return "" }
        return "  (constant for " + condition.spelling + ")"
    }
}

extension Argument where Value == AnchorReference {
    /// `NAME.attribute` of a view itself.
    static func anchor(_ label: String) -> Self {
        Argument(label, .anchor) { word throws(CommandError) in
            var cursor = Cursor([word])
            let anchor = try cursor.anchor()
            if anchor.item.guide == nil { return anchor }
            throw CommandError(.syntax, "expected NAME.attribute of a view", at: word.start)
        }
    }
}
