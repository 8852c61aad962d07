import LayoutFormats
import LayoutStore
import StackCore

/// Says of every document whether its layout is sound.
struct CheckFile: ProgramCommand {
    private static let document = Argument.document("DOCUMENT")
    private static let devices = Argument.deviceList
    private static let format = Argument.text("text|json|junit")

    static let usage = Usage(
        .program,
        [
            "check", Argument.file.once, .optional([document.once]),
            .options([
                Option("--devices", taking: devices.erased, "solve for each of these devices"),
                Option("--format", taking: format.erased, "how to report"),
                .json,
            ]),
        ],
        summary: "looks for conflicts and ambiguous views; exit status 1 when there are any",
        examples: [
            "check login.layout", "check login.layout Login --devices iphone-15,iphone-se",
            "check login.layout --devices all --format junit",
        ])

    private let path: String
    private let document: SourceText?
    private let devices: [String?]
    private let format: Format
    let isJSON: Bool

    private enum Format: String {
        case text, json, junit
    }

    init(_ match: Match) throws(CommandError) {
        path = try match[.file].text
        document = try match[optional: Self.document]
        devices = try match[optional: Self.devices] ?? [nil]
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
        let progress = Progress()
        defer { progress.end() }
        var layouts: [LaidOutDocument] = []
        for id in ids {
            for device in devices {
                progress.tell("check: \(layouts.count) of \(ids.count * devices.count) layouts")
                session.settings.request.device = device
                let document = try session.document(id)
                layouts.append(
                    LaidOutDocument(
                        name: session.name(of: id), document: document,
                        layout: try session.layout(of: document)))
            }
        }
        try session.checkInterruption()
        return layouts
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
        ambiguous = layout.ambiguous.map { checked.document[$0].name }
    }

    var isSound: Bool { layout.conflicts.isEmpty && ambiguous.isEmpty }

    var text: String {
        var lines = [
            "\(name) on \(layout.environment.device): " + (isSound ? "sound" : "not sound")
        ]
        lines += layout.conflicts.map { "  conflict, dropped " + $0.dropped }
        lines += ambiguous.map { "  ambiguous: " + $0 }
        return lines.joined(separator: "\n")
    }

    var json: JSONValue {
        .object([
            ("name", .string(name)), ("device", .string(layout.environment.device)),
            ("sound", .bool(isSound)),
            ("conflicts", .array(layout.conflicts.map(\.json))),
            ("ambiguous", .array(ambiguous.map(JSONValue.string))),
        ])
    }
}

extension Argument where Value == [String?] {
    /// `all`, or devices separated by commas.
    fileprivate static var deviceList: Self {
        Argument("all|ID,…", .deviceList) { word throws(CommandError) in
            if word.text == "all" { return Device.all.map(\.id) }
            var names: [String?] = []
            for part in word.text.split(separator: ",", omittingEmptySubsequences: false) {
                names.append(
                    try DeviceReference(SourceText(text: String(part), position: word.start)).name)
            }
            return names
        }
    }
}
