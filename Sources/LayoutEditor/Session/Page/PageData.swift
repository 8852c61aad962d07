import CommandLanguage
import LayoutFormats
import LayoutReplies
import LayoutStore
import StackCore

/// The data of a page that works without a server: the answers of `PageAnswers` to all queries that
/// the page can send.
///
/// To limit the size, the data contains only the newest steps and, for large documents, the details
/// of only some views. The page states what is left out.
struct PageData {
    private let documents: [DocumentState]
    /// The session on the layout file, which has the history. The answers come from another
    /// session, which is on a copy of the documents and has no history.
    private let source: Session
    private let answers: PageAnswers
    private let point: Int
    /// The devices contained in the page.
    private let devices: [String]
    /// The answers, each distinct one stored once.
    private var contents: [String] = []
    private var places: [String: Int] = [:]
    private var screens: [(key: String, place: Int)] = []
    private var replies: [(key: String, replies: [(String, JSONValue)])] = []
    private var history: [(String, JSONValue)] = []
    private var leftOut: [String] = []

    /// The maximum number of past steps that the page can show.
    private static let mostSteps = 30
    /// The maximum number of bytes of all pictures of past steps together.
    private static let pastLimit = 6 << 20
    /// The maximum number of views whose details (`info`, `constraints` and `why`) the page
    /// contains, for all documents and devices together.
    private static let mostDetails = 600

    /// Collects the data of the documents as they are at an operation of the session's file.
    ///
    /// - Parameter devices: the identifiers of the devices to include; empty for the default
    ///   devices.
    init(
        _ documents: [DocumentState], at point: Int, on devices: [String], in session: Session
    ) throws(CommandError) {
        (self.documents, self.point, source) = (documents, point, session)
        self.devices =
            devices.isEmpty ? PageAnswers.firstScreens(session.settings.request) : devices
        answers = PageAnswers(
            try session.session(on: documents), history: session, document: documents.first?.name)
        try addScreens()
        try addDetails()
        try addHistory()
    }

    /// All data on one line. The same documents give the same bytes.
    var json: String {
        // The parts are joined as text, because they are already encoded as JSON.
        let parts: [(String, String)] = [
            ("about", about.line), ("state", state.line),
            ("contents", "[" + contents.joined(separator: ",") + "]"),
            ("screens", JSONValue.object(screens.map { ($0.key, .integer($0.place)) }).line),
            ("answers", JSONValue.object(replies.map { ($0.key, .object($0.replies)) }).line),
            ("history", JSONValue.object(history).line),
        ]
        return "{" + parts.map { "\"" + $0 + "\":" + $1 }.joined(separator: ",") + "}"
    }

    private var about: JSONValue {
        guard case .object(let members) = answers.about else { return .null }
        return .object(
            members.filter { $0.0 != "screens" } + [
                ("screens", .array(devices.map(JSONValue.string))),
                ("leftOut", .array(leftOut.map(JSONValue.string))),
            ])
    }

    private var state: JSONValue {
        .object([
            ("ok", .bool(true)), ("head", .integer(point)), ("moves", .integer(0)),
            ("operations", .integer(point)), ("step", .null),
            ("documents", .array(documents.map { .string($0.name) })),
        ])
    }

    private func shown(
        _ document: DocumentState, _ device: String, _ orientation: Orientation? = nil,
        _ direction: LayoutDirection? = nil
    ) -> ShownScreen {
        ShownScreen(
            document: document.name,
            request: LayoutRequest(
                device: device.isEmpty ? nil : device, orientation: orientation,
                direction: direction))
    }

    // MARK: Screens of the documents

    private mutating func addScreens() throws(CommandError) {
        for document in documents {
            for device in devices {
                for orientation in [nil] + Orientation.allCases {
                    for direction in [nil] + LayoutDirection.allCases {
                        let shown = shown(document, device, orientation, direction)
                        add(try answers.screen(shown).line, for: shown)
                    }
                }
            }
        }
    }

    private mutating func add(_ content: String, for shown: ShownScreen) {
        let place = places[content] ?? contents.count
        if place == contents.count {
            places[content] = place
            contents.append(content)
        }
        screens.append((shown.query, place))
    }

    // MARK: Details of views

    private mutating func addDetails() throws(CommandError) {
        var left = Self.mostDetails
        for device in devices {
            for document in documents {
                let shown = shown(document, device)
                let names = document.document.subtree().map { document.document[$0].name }
                let taken = names.prefix(left)
                left -= taken.count
                let questions = Self.questions + taken.flatMap(Self.questions(about:))
                replies.append((shown.query, try answers.replies(to: questions, shown)))
                if taken.count < names.count {
                    leftOut.append(
                        "details of \((names.count - taken.count).counted("view")) of "
                            + "\(document.name) on \(device.isEmpty ? "its own device" : device)")
                }
            }
        }
    }

    /// The queries that the page's script asks about each document.
    private static let questions = ["tree", "conflicts", "ambiguous"]

    private static func questions(about name: String) -> [String] {
        ["info " + name, "constraints " + name]
            + ["left", "top", "width", "height"].map { "why " + name + "." + $0 }
    }

    // MARK: Past steps of the history

    private mutating func addHistory() throws(CommandError) {
        let all = try source.reading { try source.file.history() }
        var line: [Int] = []
        var next = point
        while next > 0 {
            line.append(next)
            next = all[next - 1].parent
        }
        let steps = Array(line.prefix(Self.mostSteps).reversed())
        let kept = try addPast(steps)
        if kept.count < line.count {
            leftOut.append("\((line.count - kept.count).counted("earlier step"))")
        }
        let records = kept.map { all[$0 - 1].json }
        history.append(
            ("history", .object([("ok", .bool(true)), ("operations", .array(records))])))
        let questions = kept.flatMap { ["log \($0)", "diff \($0) \(point)"] }
        history += try answers.replies(to: questions, ShownScreen())
    }

    /// Adds the pictures of past steps, newest first, until `pastLimit` is reached. Returns the
    /// numbers of the added steps, oldest first.
    private mutating func addPast(_ steps: [Int]) throws(CommandError) -> [Int] {
        var (kept, room): ([Int], Int) = ([], Self.pastLimit)
        for step in steps.reversed() {
            let states = try source.states(at: step)
            let then = PageAnswers(try source.session(on: states))
            for document in documents where states.contains(where: { $0.name == document.name }) {
                for device in devices {
                    var shown = shown(document, device)
                    let content = try then.screen(shown).line
                    if places[content] == nil { room -= content.utf8.count }
                    shown.point = step
                    if room > 0 { add(content, for: shown) }
                }
            }
            if room <= 0 { break }
            kept.append(step)
        }
        return kept.reversed()
    }
}
