import CommandLanguage
import LayoutFormats
import LayoutStore
import StackCore

/// The body of a request that a page posts. A `trial` is a request that runs commands without
/// storing their changes, for example while the user drags a view.
struct PageBody {
    /// The text of the commands.
    let command: String
    /// The number of the operation after which the page shows the documents; nil if the body does
    /// not name one.
    let seen: Int?
    /// An identifier of the page that has sent the request.
    let client: String
    /// An identifier of the request; empty for none. A page that gets no answer sends the request
    /// again with the same identifier, and the commands then do not run again.
    let request: String
    /// The title of the step in the history; nil to use the commands.
    let message: String?
    /// The document to which the commands apply, and the view settings, on which some commands
    /// depend.
    let place: ShownScreen
    /// The number of the last answer to a `trial` that the page has received; nil if there is none.
    /// The next answer may leave out the views that have not changed since that answer.
    let since: Int?
    /// The screens whose layouts the answer to a `trial` contains. If empty, the answer contains
    /// only that of `place`.
    let screens: [ShownScreen]
    /// Whether the answer to a `trial` contains pictures of the screens, not only frames.
    let hasPictures: Bool

    /// The maximum length of an identifier, in bytes.
    private static let longestIdentifier = 100
    /// The maximum number of screens that one `trial` can request.
    private static let mostScreens = 24

    init(_ bytes: [UInt8]) throws(CommandError) {
        guard let json = JSONReader.read(bytes), case .object = json else {
            throw CommandError(.usage, "the body is not a JSON object")
        }
        command = try Self.text("command", in: json) ?? ""
        message = try Self.text("message", in: json)
        client = try Self.identifier("client", in: json)
        request = try Self.identifier("request", in: json)
        seen = try Self.number("seen", in: json)
        since = try Self.number("since", in: json)
        let document = try Self.text("document", in: json)
        place = try Self.screen(json["screen"] ?? .object([]), of: document)
        let listed = json["screens"]?.elements ?? []
        if listed.count > Self.mostScreens {
            throw CommandError(.tooMany, "a trial has at most \(Self.mostScreens) screens")
        }
        var screens: [ShownScreen] = []
        for screen in listed { screens.append(try Self.screen(screen, of: document)) }
        self.screens = screens
        hasPictures = if case .bool(false)? = json["pictures"] { false } else { true }
    }

    private static func text(
        _ name: String, in json: JSONValue
    ) throws(CommandError) -> String? {
        switch json[name] {
        case nil, .null?: return nil
        case .string(let text)?: return text
        default: throw CommandError(.wrongValue, "\(name) must be a string")
        }
    }

    private static func identifier(
        _ name: String, in json: JSONValue
    ) throws(CommandError) -> String {
        let text = try text(name, in: json) ?? ""
        if text.utf8.count <= longestIdentifier { return text }
        throw CommandError(.wrongValue, "\(name) has at most \(longestIdentifier) bytes")
    }

    private static func number(
        _ name: String, in json: JSONValue
    ) throws(CommandError) -> Int? {
        switch json[name] {
        case nil, .null?: return nil
        case .number(let number)?:
            if let whole = Int(exactly: number), whole >= 0 { return whole }
        default: break
        }
        throw CommandError(.wrongValue, "\(name) must be a whole number")
    }

    /// Reads the view settings of a screen from a JSON object. Each value is a text or a list of
    /// texts.
    private static func screen(
        _ json: JSONValue, of document: String?
    ) throws(CommandError) -> ShownScreen {
        guard case .object(let members) = json else {
            throw CommandError(.wrongValue, "a screen must be an object")
        }
        var arguments = document.map { [(name: "document", value: $0)] } ?? []
        for (name, value) in members {
            for text in [value] + value.elements {
                if let text = text.content { arguments.append((name, text)) }
            }
        }
        var screen = try ShownScreen(arguments)
        screen.point = nil
        return screen
    }
}
