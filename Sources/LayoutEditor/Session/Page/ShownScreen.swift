import CommandLanguage
import LayoutFormats
import StackCore

/// What a page shows: a document, what it is looked through, and at which point of history. The one
/// place where a choice of the page's becomes a request; another choice is a member here.
struct ShownScreen {
    /// Nil for the document that is open.
    var document: String?
    /// In the place of what the session looks through.
    var request = LayoutRequest()
    /// An operation's number; nil for the present.
    var point: Int?

    init(document: String? = nil, request: LayoutRequest = .none, point: Int? = nil) {
        (self.document, self.request, self.point) = (document, request, point)
    }

    /// Reads a query's arguments; refuses a value that is none. Names that are not known here are
    /// left to others.
    init(_ arguments: [(name: String, value: String)]) throws(CommandError) {
        for (name, value) in arguments where !value.isEmpty {
            switch name {
            case "document": document = value
            case "at":
                guard let number = WholeNumber.parse(value) else {
                    throw CommandError(.unknownPoint, "expected an operation, not \(value)")
                }
                point = number
            case _ where Self.choices.contains(where: { $0.name == name }):
                request.take(SourceText(text: value, position: .start), for: name)
                if !request.members.contains(where: { $0.key == name }) {
                    throw CommandError(.wrongValue, "\(value) is no \(name)")
                }
            default: break
            }
        }
    }

    /// What can be chosen, by the name of each choice, beside the document's own.
    static let choices: [(name: String, values: [String])] = [
        ("device", Device.all.map(\.id)),
        ("orientation", Orientation.allCases.map(\.rawValue)),
        ("direction", LayoutDirection.allCases.map(\.rawValue)),
        ("textSize", ContentSizeCategory.allCases.map(\.rawValue)),
    ]

    /// The query that the page asks with, whatever it asks: the script makes the same.
    var query: String {
        let members =
            [("document", document ?? "")]
            + Self.choices.map { choice in
                (choice.name, request.members.first { $0.key == choice.name }?.value ?? "")
            } + [("at", point.map(String.init) ?? "")]
        return members.filter { !$0.1.isEmpty }.map { $0.0 + "=" + $0.1 }.joined(separator: "&")
    }
}
