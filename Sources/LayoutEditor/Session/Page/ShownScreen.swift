import CommandLanguage
import LayoutFormats
import LayoutPictures
import StackCore

/// The screen that a page shows: a document, view settings, and a point of the history. Only this
/// type converts the page's choices to a layout request.
struct ShownScreen {
    /// The document's name; nil for the current one.
    var document: String?
    /// The view settings that replace those of the session.
    var request = LayoutRequest()
    /// The drawing style.
    private(set) var style = PictureStyle()
    /// The names and values of the drawing options that the page has chosen.
    private var drawn: [(name: String, value: String)] = []
    /// The number of the operation after which the document is shown; nil for the present.
    var point: Int?

    init(document: String? = nil, request: LayoutRequest = .none, point: Int? = nil) {
        (self.document, self.request, self.point) = (document, request, point)
    }

    /// Parses the arguments of a query. Throws if a value is invalid. Unknown names are ignored.
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
            case "language": request.language = value
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

    /// The possible values of each setting by its name. An absent setting means the document's own
    /// value.
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

    /// The canonical query for this screen; the page's script builds the same one.
    var query: String {
        let members =
            [("document", document ?? "")]
            + Self.requests.map { choice in
                (choice.name, request.members.first { $0.key == choice.name }?.value ?? "")
            } + [("language", request.language ?? "")] + drawn + [
                ("at", point.map(String.init) ?? "")
            ]
        return members.filter { !$0.1.isEmpty }.map { $0.0 + "=" + $0.1 }.joined(separator: "&")
    }
}
