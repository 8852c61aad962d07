import CommandLanguage
import LayoutFormats
import LayoutReplies
import LayoutSession
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
                FontFolder.option, .quiet, .json,
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
    private let fonts: FontFolder
    let isJSON: Bool
    let isQuiet: Bool

    private enum Format: String {
        case text, json, junit
    }

    init(_ match: Match) throws(CommandError) {
        path = try match[.file].text
        document = try match[optional: Self.document]
        devices = try match[optional: Self.devices] ?? [nil]
        fonts = try FontFolder(match)
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
        isQuiet = match.has("--quiet")
    }

    func run(in shell: Shell) throws -> ExitStatus {
        let file = try shell.open(path, .readOnly)
        var settings = SessionSettings()
        settings.fonts = fonts.fonts
        let session = shell.session(on: file, settings)
        let layouts = try checkedLayouts(in: session)
        if format == .junit {
            shell.output.write(JUnitReport.xml(layouts))
        } else {
            ReplyPrinter(shell.output, isJSON: isJSON).print(
                Outcome(
                    command: "check",
                    reply: .data(
                        isJSON ? "" : layouts.map(\.text).joined(separator: "\n"),
                        isJSON ? [("documents", .array(layouts.map(\.json)))] : [])))
        }
        return layouts.allSatisfy(\.isSound) ? .done : .checkFailed
    }

    /// Each document on each device. Of each layout only what was found is kept: a thousand of them
    /// would not have room.
    private func checkedLayouts(in session: Session) throws -> [CheckedLayout] {
        let file = session.file
        let ids = try document.map { [try session.documentID($0)] } ?? file.documents.map(\.id)
        try session.readingAtOneMoment { for id in ids { _ = try session.document(id) } }
        let progress = Progress(isQuiet: isQuiet)
        defer { progress.end() }
        var checked: [CheckedLayout] = []
        for id in ids {
            let document = try session.document(id)
            let name = session.name(of: id)
            for device in devices {
                for environment in try environments(of: document, on: device, in: session) {
                    progress.tell("check: " + checked.count.counted("layout"))
                    let layout = try session.layout(of: document, in: environment)
                    checked.append(CheckedLayout(document, named: name, as: layout))
                    try session.checkInterruption()
                }
            }
        }
        return checked
    }

    /// The device held as it was asked for, else in both ways. What has a size of its own is on no
    /// device that one could turn.
    private func environments(
        of document: Document, on device: String?, in session: Session
    ) throws(CommandError) -> [LayoutEnvironment] {
        session.settings.request.device = device
        func environment(_ orientation: Orientation?) throws(CommandError) -> LayoutEnvironment {
            session.settings.request.orientation = orientation
            return try session.environment(of: document)
        }
        if let orientations {
            return try orientations.map { it throws(CommandError) in try environment(it) }
        }
        let own = try environment(nil)
        if own.isBare { return [own] }
        let both = try Orientation.allCases.map { it throws(CommandError) in try environment(it) }
        return both[0].size == both[1].size ? [own] : both
    }
}

extension CheckedLayout {
    fileprivate var text: String {
        var lines = ["\(name) on \(place): " + (isSound ? "sound" : "not sound")]
        lines += conflicts.map { "  conflict, dropped " + $0.dropped }
        lines += ambiguous.map { "  ambiguous: " + $0 }
        if !isComplete { lines.append("  " + Layout.incompleteness) }
        return lines.joined(separator: "\n")
    }

    /// `iphone-15 landscape`; a bare size is not held in any way.
    private var place: String {
        device + (Device.isBare(device) ? "" : " " + orientation.rawValue)
    }
}

extension LayoutEnvironment {
    fileprivate var isBare: Bool { Device.isBare(device) }
}

extension Device {
    /// Whether the name is a size and no device.
    fileprivate static func isBare(_ name: String) -> Bool { screen(name)?.idiom == .freeform }
}
