import CommandLanguage
import LayoutFormats
import LayoutReplies
import LayoutSession
import StackCore

/// The `why-not` command: lists the constraints that prevent an attribute from having a given
/// value. To find them, it adds a required constraint with this value to a copy of the document.
struct WhyNot: QueryCommand {
    private static let anchor = Argument.anchor("NAME.attribute")
    private static let length = Argument.length("N")

    static let usage = Usage(
        .queries, ["why-not", anchor.once, .keyword("="), length.once],
        summary: "lists the constraints that keep a view from another position or size",
        discussion: """
            The constraints are a smallest set that prevents the value: removing any one of them \
            would allow it. If only optional ones prevent it, they are listed with the values that \
            they want. Nothing is changed.
            """,
        examples: ["why-not title.width = 200", "why-not form.top = 0"])

    private let anchor: AnchorReference
    private let length: Double

    init(_ match: Match) throws(CommandError) {
        anchor = try match[Self.anchor]
        length = try match[Self.length]
    }

    func reply(_ session: SessionView) throws(CommandError) -> Reply {
        let document = try session.document()
        let view = try anchor.item.view.resolve(in: document)
        let layout = try session.layout()
        let place = anchor.item.view.source.position
        guard layout.frame(of: view) != nil else {
            throw CommandError(
                .notInstalled, "\(document[view].name) is not installed here", at: place)
        }
        guard anchor.attribute.isSize || view != .root else {
            throw CommandError(
                .wrongAttributes, "the root view is always at the screen's origin", at: place,
                hint: "ask about its width or height, or about another view")
        }
        let wish = try wish(view, document, layout, session)
        let name =
            document[view].name + "." + anchor.attribute.rawValue + " = "
            + NumberSpelling.spell(length)
        let words = layout.words
        switch wish {
        case nil:
            return answer("nothing prevents \(name)", name, "free", [])
        case .conflict([]):
            return answer("\(name) is impossible: \(Layout.noNegativeSize)", name, "conflict", [])
        case .conflict(let constraints):
            let texts = constraints.map(words.spell)
            return answer("\(name) conflicts with", name, "conflict", texts)
        case .outweighed(let constraints):
            let texts = constraints.map(words.spell)
            return answer(
                "\(name) is possible, but then these would not hold", name, "outweighed", texts)
        }
    }

    private func wish(
        _ view: ViewID, _ document: Document, _ layout: Layout, _ session: SessionView
    ) throws(CommandError) -> Obstacle? {
        do {
            return try LayoutPass.obstacle(
                to: anchor.attribute, of: view, being: length, document,
                in: try session.environment(), before: layout)
        } catch let error as CommandError {
            throw error
        } catch let error as EditRefusal {
            throw CommandError(
                .wrongAttributes, error.message, at: anchor.item.view.source.position)
        } catch {
            throw CommandError(any: error, in: nil)
        }
    }

    private func answer(
        _ head: String, _ wish: String, _ kind: String, _ constraints: [String]
    ) -> Reply {
        .data(
            head
                + (constraints.isEmpty
                    ? "" : ":\n" + constraints.map { "  " + $0 }.joined(separator: "\n")),
            [
                ("wish", .string(wish)), ("obstacle", .string(kind)),
                ("constraints", .array(constraints.map(JSONValue.string))),
            ])
    }
}

extension Argument where Value == Double {
    /// An argument that is a length in points.
    fileprivate static func length(_ label: String) -> Self {
        Argument(label, .number) { word throws(CommandError) in
            if let number = NumberSpelling.parse(word.text), abs(number) <= NumberSpelling.limit {
                return number
            }
            throw CommandError(
                .wrongValue, "expected a number of points, not \(word.text)", at: word.start)
        }
    }
}
