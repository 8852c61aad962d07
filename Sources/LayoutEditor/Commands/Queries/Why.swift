import CommandLanguage
import LayoutFormats
import LayoutReplies
import LayoutSession
import StackCore

/// The `why` command: explains why a view's length or position has its value. The reply is a
/// `WhySentence`, followed by the constraints of `Layout.explanation` as `ConstraintFormatter` spells
/// them.
struct Why: QueryCommand {
    private static let target = Argument.whyTarget

    static let usage = Usage(
        .queries, ["why", target.once],
        summary: "explains the position and size of a view",
        discussion: """
            A sentence, followed by the constraints: their shares add up to the number, which is \
            in the superview's coordinates and unrounded; a share of 0 is left out, except that \
            of a constraint of yours on the view or with a multiplier. A constraint that was \
            dropped in a conflict, but without which the number would be another one, is named in \
            the sentence. Constraints of UIStackView are shown with their \
            identifier, a priority below 1000 with @; `log NAME` lists the operations that made \
            one of your constraints. A value that a size class varies is marked, as is a margin \
            that includes the safe area. A content size that was not reached shows by how much. \
            Constraints apply to a view's alignment rectangle; if its frame differs, as a \
            switch's does, both are shown. For a view's name alone: width, height, left and top.
            """,
        examples: ["why title", "why title.width", "why form.top"])

    private let target: WhyTarget

    init(_ match: Match) throws(CommandError) { target = try match[Self.target] }

    func reply(_ session: SessionView) throws(CommandError) -> Reply {
        switch target {
        case .anchor(let anchor):
            return try reply(anchor.item.view, anchor.attribute, session)
        case .view(let view):
            var replies: [Reply] = []
            for attribute in [LayoutAttribute.width, .height, .left, .top] {
                replies.append(try reply(view, attribute, session))
            }
            let numbers = replies.map { JSONValue.object($0.members) }
            return .data(
                replies.map(\.text).joined(separator: "\n"), [("numbers", .array(numbers))])
        }
    }

    private func reply(
        _ reference: ViewReference, _ attribute: LayoutAttribute, _ session: SessionView
    ) throws(CommandError) -> Reply {
        let document = try session.document()
        let view = try reference.resolve(in: document)
        let layout = try session.layout()
        guard let answer = layout.explanation(of: view, attribute) else {
            throw CommandError(
                .notInstalled, "\(document[view].name) is not installed here",
                at: reference.source.position)
        }
        let sentence = WhySentence(
            layout, view, attribute, answer.value, answer.reasons)
        let text =
            sentence.text + pull(on: view, attribute, of: answer.value, in: layout, document)
        let traits = try session.environment().traits
        var rows: [[String]] = []
        var members: [JSONValue] = []
        for reason in answer.reasons
        where reason.share.millipoints != 0 || isAlwaysListed(reason, of: view) {
            let text =
                layout.words.spell(reason.cause) + note(reason.cause, document, traits)
                + marginNote(reason.cause, document, layout)
            rows.append([NumberSpelling.spell(reason.share.millipoints), text])
            members.append(
                .object([
                    ("share", .number(reason.share.millipoints)), ("constraint", .string(text)),
                ]))
        }
        var lost: [(String, JSONValue)] = []
        if let constraint = sentence.lost {
            let text = layout.words.spell(constraint)
            let missing = abs(constraint.constant - answer.value).millipoints
            rows.append(["", text + "  (lost by " + NumberSpelling.spell(missing) + ")"])
            lost = [("lost", .string(text))]
        }
        let chain = rows.isEmpty ? "" : "\n" + TextTable(rows, rightAligned: [0]).text
        return .data(
            text + chain,
            [
                ("attribute", .string(document[view].name + "." + attribute.rawValue)),
                ("value", .number(answer.value.millipoints)),
                ("sentence", .string(text)), ("reasons", .array(members)),
            ] + lost)
    }
}

extension Why {
    /// Returns whether the reply lists a reason even if the reason contributes 0 points to the
    /// value. True for a constraint of the user that refers to the view, and for a constraint with
    /// a multiplier other than 1, which scales the shares of other constraints.
    private func isAlwaysListed(_ reason: Reason, of view: ViewID) -> Bool {
        guard case .constraint(let constraint) = reason.cause, case .user = constraint.origin else {
            return false
        }
        return constraint.second != nil && constraint.multiplier != 1
            || [constraint.first, constraint.second].contains { $0?.box.owner == view }
    }

    /// Returns the end of a sentence which names the user's constraints that were dropped in
    /// conflicts, but without which the attribute would have another value: the solver comes as near
    /// to a dropped constraint as the others allow. Empty if there are none.
    private func pull(
        on view: ViewID, _ attribute: LayoutAttribute, of value: Double, in layout: Layout,
        _ document: Document
    ) -> String {
        let pulling = layout.conflicts.map(\.dropped).filter { dropped in
            guard case .user(let id) = dropped.origin,
                dropped.first.attribute.axis == attribute.axis
            else { return false }
            var plan = EditPlan(document)
            plan.removeConstraint(id)
            let other = LayoutPass.run(plan.document, in: layout.environment)
                .explanation(of: view, attribute)
            return other?.value.millipoints != value.millipoints
        }.map(layout.words.spell)
        return pulling.isEmpty
            ? ""
            : "; as near as possible to " + pulling.listed
                + (pulling.count == 1 ? ", which was dropped" : ", which were dropped")
    }

    /// Returns a note such as `(constant for w=compact)` if the constraint's constant is set for
    /// only some size classes; otherwise an empty text.
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

extension Why {
    /// Returns a note if the constraint refers to a margin that the safe area enlarges; otherwise
    /// an empty text. The note states by how many points, and the property that turns this off.
    private func marginNote(
        _ cause: Reason.Cause, _ document: Document, _ layout: Layout
    ) -> String {
        guard case .constraint(let constraint) = cause else { return "" }
        return layout.safeAreas(behind: constraint).map { view, length in
            let name = document[view].name
            return "  (\(NumberSpelling.spell(length.millipoints)) of it is the safe area: "
                + "\(name).insetsMarginsFromSafeArea)"
        }.joined()
    }
}

/// The argument of `why`: a view, or one attribute of a view such as `title.width`.
private enum WhyTarget: Sendable {
    case view(ViewReference)
    case anchor(AnchorReference)
}

extension Argument where Value == WhyTarget {
    fileprivate static var whyTarget: Self {
        Argument("NAME[.attribute]", .anchor) { word throws(CommandError) in
            if !word.text.contains(".") { return .view(try ViewReference(word.source)) }
            return .anchor(try Argument<AnchorReference>.anchor("NAME.attribute").read(word))
        }
    }
}

extension Argument where Value == AnchorReference {
    /// An argument `NAME.attribute` for an attribute of a view. Attributes of layout guides are
    /// rejected.
    static func anchor(_ label: String) -> Self {
        Argument(label, .anchor) { word throws(CommandError) in
            var cursor = Cursor([word])
            let anchor = try cursor.anchor()
            if anchor.item.guide == nil { return anchor }
            throw CommandError(.syntax, "expected NAME.attribute of a view", at: word.start)
        }
    }
}
