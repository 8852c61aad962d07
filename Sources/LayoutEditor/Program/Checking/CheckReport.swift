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
    private(set) var counts = CheckCounts()
    private(set) var isFailed = false
    /// For the formats that are one document.
    private var files: [CheckedFile] = []

    init(_ format: CheckFormat, failOn: FailOn, on output: Output) {
        self.format = format
        self.failOn = failOn
        self.output = output
    }

    mutating func take(_ file: CheckedFile) {
        counts.add(file)
        if file.trouble != nil { isFailed = true }
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
        case .text: output.print(TextReport.summary(counts))
        case .junit: output.write(JUnitReport.xml(files, failing: failOn.least))
        case .sarif:
            output.write(SARIFReport.text(files, version: ProgramVersion.current))
        case .github: output.tell([TextReport.summary(counts)])
        // Each line is an answer of its own, whatever stream somebody reads.
        case .json: break
        }
    }
}
