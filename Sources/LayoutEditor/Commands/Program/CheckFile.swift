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
        examples: ["check login.layout", "check login.layout Login --devices iphone-15,iphone-se"])

    private let path: String
    private let document: SourceText?
    private let devices: [String?]
    let isJSON: Bool

    init(_ match: Match) throws(CommandError) {
        path = try match[.file].text
        document = try match[optional: Self.document]
        devices = try match[optional: Self.devices] ?? [nil]
        let format = try match[optional: Self.format]?.text ?? "text"
        isJSON = match.has("--json") || format == "json"
        if format == "junit" {
            throw CommandError(.notAvailable, "the format junit is not there yet")
        }
        if format != "text", format != "json" {
            throw CommandError(.usage, "--format takes text, json or junit, not \(format)")
        }
    }

    func run(in shell: Shell) throws -> ExitStatus {
        let file = try shell.open(path, .readOnly)
        let session = Session(
            file, settings: SessionSettings(), surroundings: shell.surroundings)
        let ids = try document.map { [try session.documentID($0)] } ?? file.documents.map(\.id)
        var findings: [Finding] = []
        for id in ids {
            for device in devices {
                session.settings.device = device
                let document = try session.document(id)
                findings.append(
                    Finding(session.name(of: id), document, try session.layout(of: document)))
            }
        }
        try session.checkInterruption()
        let printer = ReplyPrinter(shell.output, isJSON: isJSON)
        printer.print(
            Outcome(
                command: "check",
                reply: .data(
                    findings.map(\.text).joined(separator: "\n"),
                    [("documents", .array(findings.map(\.json)))])))
        return findings.allSatisfy(\.isSound) ? .done : .checkFailed
    }
}

/// What one document came to on one device.
private struct Finding {
    private let name: String
    private let layout: Layout
    private let ambiguous: [String]

    init(_ name: String, _ document: Document, _ layout: Layout) {
        self.name = name
        self.layout = layout
        ambiguous = layout.ambiguous.map { document[$0].name }
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
