import LayoutFormats
import LayoutStore
import StackCore

/// Says of every document whether its layout is sound.
struct CheckFile: ProgramCommand {
    private static let document = Argument.document("DOCUMENT")
    private static let devices = Argument.deviceList
    private static let orientations = Argument.orientationList
    private static let format = Argument.text("text|json|junit")

    static let usage = Usage(
        .program,
        [
            "check", Argument.file.once, .optional([document.once]),
            .options([
                Option("--devices", taking: devices.erased, "solve for each of these devices"),
                Option(
                    "--orientations", taking: orientations.erased,
                    "hold each device so; all, which is both, when it is missing"),
                Option("--orientation", taking: Argument.orientation.erased, "only so"),
                Option("--format", taking: format.erased, "how to report"),
                .json,
            ]),
        ],
        summary: "looks for conflicts and ambiguous views; exit status 1 when there are any",
        examples: [
            "check login.layout", "check login.layout Login --devices iphone-15,iphone-se",
            "check login.layout --devices all --format junit",
            "check login.layout --orientation portrait",
        ])

    private let path: String
    private let document: SourceText?
    private let devices: [String?]
    /// Nil for both, where the device turns.
    private let orientations: [Orientation]?
    private let format: Format
    let isJSON: Bool

    private enum Format: String {
        case text, json, junit
    }

    init(_ match: Match) throws(CommandError) {
        path = try match[.file].text
        document = try match[optional: Self.document]
        devices = try match[optional: Self.devices] ?? [nil]
        if let only = try match[optional: .orientation] {
            orientations = [only]
        } else {
            orientations = try match[optional: Self.orientations]
        }
        let word = try match[optional: Self.format]?.text ?? (match.has("--json") ? "json" : "text")
        guard let format = Format(rawValue: word) else {
            throw CommandError(.usage, "--format takes text, json or junit, not \(word)")
        }
        self.format = format
        isJSON = format == .json || match.has("--json")
    }

    func run(in shell: Shell) throws -> ExitStatus {
        let file = try shell.open(path, .readOnly)
        let session = Session(
            file, settings: SessionSettings(), surroundings: shell.surroundings)
        let layouts = try layouts(in: session)
        let findings = layouts.map(Finding.init)
        if format == .junit {
            shell.output.write(JUnitReport.xml(layouts))
        } else {
            ReplyPrinter(shell.output, isJSON: isJSON).print(
                Outcome(
                    command: "check",
                    reply: .data(
                        findings.map(\.text).joined(separator: "\n"),
                        [("documents", .array(findings.map(\.json)))])))
        }
        return findings.allSatisfy(\.isSound) ? .done : .checkFailed
    }

    /// Each document on each device.
    private func layouts(in session: Session) throws -> [LaidOutDocument] {
        let file = session.file
        let ids = try document.map { [try session.documentID($0)] } ?? file.documents.map(\.id)
        try session.readingAtOneMoment { for id in ids { _ = try session.document(id) } }
        let progress = Progress()
        defer { progress.end() }
        var layouts: [LaidOutDocument] = []
        for id in ids {
            let document = try session.document(id)
            for device in devices {
                session.settings.request.device = device
                progress.tell("check: " + layouts.count.counted("layout"))
                for orientation in try orientations(of: document, on: device, in: session) {
                    session.settings.request.orientation = orientation
                    layouts.append(
                        LaidOutDocument(
                            name: session.name(of: id), document: document,
                            layout: try session.layout(of: document)))
                }
            }
        }
        try session.checkInterruption()
        return layouts
    }

    /// How the device is held: as it was asked for, else in both ways. What has a size of its own is
    /// on no device that one could turn.
    private func orientations(
        of document: Document, on device: String?, in session: Session
    ) throws(CommandError) -> [Orientation?] {
        session.settings.request.device = device
        if let orientations { return orientations }
        var sizes: [Size] = []
        for orientation in Orientation.allCases {
            session.settings.request.orientation = orientation
            let environment = try session.environment(of: document)
            if environment.isBare { return [nil] }
            sizes.append(environment.size)
        }
        return sizes[0] == sizes[1] ? [nil] : Orientation.allCases
    }
}

/// What one document came to on one device.
private struct Finding {
    private let name: String
    private let layout: Layout
    private let ambiguous: [String]

    init(_ checked: LaidOutDocument) {
        name = checked.name
        layout = checked.layout
        ambiguous = layout.ambiguous().views.map { checked.document[$0].name }
    }

    var isSound: Bool { layout.conflicts.isEmpty && ambiguous.isEmpty }

    var text: String {
        var lines = ["\(name) on \(place): " + (isSound ? "sound" : "not sound")]
        lines += layout.conflicts.map { "  conflict, dropped " + $0.dropped }
        lines += ambiguous.map { "  ambiguous: " + $0 }
        return lines.joined(separator: "\n")
    }

    /// `iphone-15 landscape`; a bare size is not held in any way.
    private var place: String {
        let environment = layout.environment
        return environment.device
            + (environment.isBare ? "" : " " + environment.orientation.rawValue)
    }

    var json: JSONValue {
        .object([
            ("name", .string(name)), ("device", .string(layout.environment.device)),
            ("orientation", .string(layout.environment.orientation.rawValue)),
            ("sound", .bool(isSound)),
            ("conflicts", .array(layout.conflicts.map(\.json))),
            ("ambiguous", .array(ambiguous.map(JSONValue.string))),
        ])
    }
}

extension LayoutEnvironment {
    /// A size and no device.
    fileprivate var isBare: Bool { Device.screen(device)?.idiom == .freeform }
}

extension Argument where Value == [String?] {
    /// `all`, or devices separated by commas.
    fileprivate static var deviceList: Self {
        Argument("all|ID,…", .deviceList) { word throws(CommandError) in
            if word.text == "all" { return Device.all.map(\.id) }
            var names: [String?] = []
            for part in word.parts(separatedBy: ",") {
                names.append(try DeviceReference(part).name)
            }
            return names
        }
    }
}

extension Argument where Value == [Orientation] {
    /// `all`, or one of the two, or both.
    fileprivate static var orientationList: Self {
        Argument("all|portrait,…", .orientationList) { word throws(CommandError) in
            if word.text == "all" { return Orientation.allCases }
            var list: [Orientation] = []
            for part in word.parts(separatedBy: ",") {
                list.append(
                    try Argument<Orientation>.orientation.read(Word(part.text, at: part.position)))
            }
            return list
        }
    }
}
