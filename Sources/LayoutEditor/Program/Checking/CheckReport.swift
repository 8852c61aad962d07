import CommandLanguage
import LayoutChecks
import LayoutFormats
import LayoutReplies

/// How `check` reports.
enum CheckFormat: String, CaseIterable, Sendable {
    case text, json, junit, sarif, github
}

/// Takes checked files one after the other, and writes what is to be said of them.
struct CheckReport {
    let format: CheckFormat
    let failOn: FailOn
    let output: Output
    /// Whether nobody said how devices are held.
    let turnsDevices: Bool
    private(set) var counts = CheckCounts()
    private(set) var isFailed = false
    /// The findings that are only where devices are held sideways.
    private var countOfLandscape = 0
    /// For the formats that are one document.
    private var files: [CheckedFile] = []

    init(_ format: CheckFormat, failOn: FailOn, turnsDevices: Bool, on output: Output) {
        self.turnsDevices = turnsDevices
        self.format = format
        self.failOn = failOn
        self.output = output
    }

    mutating func take(_ file: CheckedFile) {
        let file = file.folded
        counts.add(file)
        if file.trouble != nil { isFailed = true }
        countOfLandscape += file.findings.count { $1.isOfLandscape(in: $0) }
        if let least = failOn.least, file.findings.contains(where: { $1.severity >= least }) {
            isFailed = true
        }
        switch format {
        case .text: for line in TextReport.lines(file) { output.print(line) }
        case .github: for line in GitHubReport.lines(file) { output.print(line) }
        case .json: output.write(JSONReport.object(file).line + "\n")
        case .junit, .sarif: files.append(file)
        }
    }

    /// What stands behind the last file.
    func end() {
        switch format {
        case .text:
            output.print(TextReport.summary(counts))
            if turnsDevices, countOfLandscape > 0 { output.tell([landscapeHint]) }
        case .junit: output.write(JUnitReport.xml(files, failing: failOn.least))
        case .sarif:
            output.write(SARIFReport.text(files, version: ProgramVersion.current))
        case .github: output.tell([TextReport.summary(counts)])
        // Each line is an answer of its own, whatever stream somebody reads.
        case .json: break
        }
    }

    /// No document says that its app does not turn; its settings can.
    private var landscapeHint: String {
        let count = countOfLandscape
        return (count == 1 ? "1 of them is" : "\(count) of them are")
            + " in landscape only: if the app does not turn, check with --orientation portrait, or put "
            + "orientations = [\"portrait\"] into .layoutedit.toml"
    }
}
