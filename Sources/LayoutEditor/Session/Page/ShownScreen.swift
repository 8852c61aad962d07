import CommandLanguage
import LayoutFormats
import LayoutPictures
import StackCore

/// What a page shows: a document, what it is looked through, and at which point of history. The one
/// place where a choice of the page's becomes a request; another choice is a member here.
struct ShownScreen {
    /// Nil for the document that is open.
    var document: String?
    /// In the place of what the session looks through.
    var request = LayoutRequest()
    /// How it is drawn.
    private(set) var style = PictureStyle()
    /// What was chosen of that, by its name.
    private var drawn: [(name: String, value: String)] = []
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
            case _ where Self.drawings.contains(where: { $0.name == name }):
                try draw(name, value)
            case _ where Self.requests.contains(where: { $0.name == name }):
                request.take(SourceText(text: value, position: .start), for: name)
                if !request.members.contains(where: { $0.key == name }) {
                    throw CommandError(.wrongValue, "\(value) is no \(name)")
                }
            default: break
            }
        }
    }

    private mutating func draw(_ name: String, _ value: String) throws(CommandError) {
        let isKnown = Self.drawings.contains { $0.name == name && $0.values.contains(value) }
        guard isKnown else { throw CommandError(.wrongValue, "\(value) is no \(name)") }
        drawn.append((name, value))
        if let appearance = Appearance(rawValue: value) { style.appearance = appearance }
        if let look = PictureStyle.Look(rawValue: value) { style.look = look }
        if let overlay = Overlay(rawValue: value) { style.overlays.insert(overlay) }
    }

    /// What can be chosen, by the name of each choice, beside the document's own.
    static let choices = requests + drawings

    private static let drawings: [(name: String, values: [String])] = [
        ("appearance", Appearance.allCases.map(\.rawValue)),
        ("look", PictureStyle.Look.allCases.map(\.rawValue)),
        ("overlay", Overlay.allCases.map(\.rawValue)),
    ]

    private static let requests: [(name: String, values: [String])] = [
        ("device", Device.all.map(\.id)),
        ("orientation", Orientation.allCases.map(\.rawValue)),
        ("direction", LayoutDirection.allCases.map(\.rawValue)),
        ("textSize", ContentSizeCategory.allCases.map(\.rawValue)),
    ]

    /// The query that the page asks with, whatever it asks: the script makes the same.
    var query: String {
        let members =
            [("document", document ?? "")]
            + Self.requests.map { choice in
                (choice.name, request.members.first { $0.key == choice.name }?.value ?? "")
            } + drawn + [("at", point.map(String.init) ?? "")]
        return members.filter { !$0.1.isEmpty }.map { $0.0 + "=" + $0.1 }.joined(separator: "&")
    }
}
