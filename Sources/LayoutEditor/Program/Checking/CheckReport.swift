import CommandLanguage
import LayoutChecks
import LayoutFormats
import LayoutReplies
import StackCore

/// The output formats of `check`.
enum CheckFormat: String, CaseIterable, Sendable {
    case text, json, junit, sarif, github, summary
}

/// A report of `check` that is written file by file as the checks finish.
struct CheckReport {
    let format: CheckFormat
    let failOn: FailOn
    let output: Output
    /// Whether devices are checked in both orientations because the user chose no orientation.
    let checksBothOrientations: Bool
    private(set) var counts = CheckCounts()
    private(set) var isFailed = false
    /// The number of findings that occur only in landscape.
    private var countOfLandscape = 0
    /// The files checked so far, for formats whose output is one document, written at the end.
    private var files: [CheckedFile] = []
    /// The sentences about projects that have been printed, so that each project is described only
    /// once. `known` contains the path, line and message of each reported finding in a file of a
    /// project, so that the same finding is not reported again for another document.
    private var projects: Set<String> = []
    private var known: Set<[String]> = []

    init(_ format: CheckFormat, failOn: FailOn, checksBothOrientations: Bool, on output: Output) {
        self.checksBothOrientations = checksBothOrientations
        self.format = format
        self.failOn = failOn
        self.output = output
    }

    mutating func add(_ file: CheckedFile) {
        guard let file = newPart(of: file)?.folded else { return }
        counts.add(file)
        if file.failure != nil { isFailed = true }
        // With a project, the orientations come from the app's own settings, so no hint is needed.
        if file.project == nil {
            countOfLandscape += file.findings.count { $1.isOfLandscape(in: $0) }
        }
        if let least = failOn.least, file.findings.contains(where: { $1.severity >= least }) {
            isFailed = true
        }
        switch format {
        case .text: for line in TextReport.lines(file) { output.print(line) }
        case .github: for line in GitHubReport.lines(file) { output.print(line) }
        case .json: output.write(JSONReport.object(file).line + "\n")
        case .junit, .sarif, .summary: files.append(file)
        }
    }

    /// Prints the sentence about the file's project, unless it has been printed before. Returns the
    /// results to report for the file. For a file of the project that is not a document, such as a
    /// translation, these are the findings that have not been reported yet; nil if there are none.
    private mutating func newPart(of file: CheckedFile) -> CheckedFile? {
        if let project = file.project, projects.insert(project.sentence).inserted {
            output.report([project.sentence.escapedLineEnds])
        }
        output.report(file.remarks.map(\.escapedLineEnds))
        guard file.isOfProject else { return file }
        var file = file
        for index in file.documents.indices {
            file.documents[index].findings.removeAll { finding in
                let line = finding.source.map { "\($0.line)" } ?? ""
                return !known.insert([file.path, line, finding.message]).inserted
            }
        }
        return file.findings.isEmpty ? nil : file
    }

    /// Writes the part of the report that follows the last file, such as the summary.
    func end() {
        switch format {
        case .text:
            output.print(TextReport.summary(counts))
            if checksBothOrientations, countOfLandscape > 0 { output.report([landscapeHint]) }
        case .junit: output.write(JUnitReport.xml(files, failing: failOn.least))
        case .sarif:
            output.write(SARIFReport.text(files, version: ProgramVersion.current))
        case .github: output.report([TextReport.summary(counts)])
        case .summary: output.write(SummaryReport.text(files, counts))
        // In the JSON format, each line is complete by itself, so no summary follows.
        case .json: break
        }
    }

    /// The hint for findings that occur only in landscape. It names the option and the setting that
    /// exclude landscape, because a storyboard cannot state that its app never rotates.
    private var landscapeHint: String {
        let count = countOfLandscape
        return (count == 1 ? "1 of them is" : "\(count) of them are")
            + " in landscape only: if the app does not rotate, check with --orientation portrait, or put "
            + "orientations = [\"portrait\"] into .layoutedit.toml"
    }
}
