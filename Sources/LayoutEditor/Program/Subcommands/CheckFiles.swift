import CommandLanguage
import LayoutChecks
import LayoutCommands
import LayoutFormats
import LayoutProject
import LayoutReplies
import LayoutSession
import LayoutStore
import StackCore

/// The `check` subcommand: finds problems in the layouts of files and folders.
struct CheckFiles: ProgramCommand {
    private static let input = Argument.pathOrDocument(
        "PATH", "a layout file, storyboard, xib, folder or Xcode project")
    private static let format = Argument<CheckFormat>.oneOf(
        "text|json|junit|sarif|github|summary", noun: "format")
    private static let failOn = Argument<FailOn>.oneOf(FailOn.words, noun: "severity")
    private static let baseline = Argument.path("BASELINE", "a list of known findings")
    private static let newBaseline = Argument.path(
        "NEW-BASELINE", "the list of known findings to write")
    private static let settings = Argument.path("SETTINGS", "a file of settings")
    private static let expected = Argument.path("FRAMES", "a file of expected frames")

    static let usage = Usage(
        .program,
        [
            "check", input.list(atLeast: 1),
            .options(
                MatrixOptions.all + [
                    Option("--format", taking: format.erased, "how to report"),
                    Option(
                        "--fail-on", taking: failOn.erased,
                        "the lowest severity that ends with status 1 (default: warning)"),
                    Option(
                        "--baseline", taking: baseline.erased,
                        "leave out the findings that this file lists as known"),
                    Option(
                        "--write-baseline", taking: newBaseline.erased,
                        "write the findings to this file, as known ones"),
                    Option(
                        "--expect", taking: expected.erased,
                        "compare with these frames, written by export --format json"),
                    Option("--update", "write the current frames to that file instead"),
                    Option(
                        "--config", taking: settings.erased,
                        "settings (default: .layoutedit.toml or .layoutedit.json, if it exists)"),
                    FontFolder.option, .quiet, .json,
                ] + ProjectChoice.options + [LanguageChoice.option]),
        ],
        summary: "finds problems of layouts; exit status 1 if there are any",
        discussion: """
            Checks layout files, storyboards, xibs, folders without files that Git ignores, and \
            the documents of Xcode projects and workspaces; - reads a list of paths from standard \
            input, one on each line, or each ended by a NUL as `git ls-files -z` writes them. In a \
            folder, a layout file beside its storyboard (Main.storyboard.layout) is not checked. Exit \
            status 66 if nothing to check was found. Nothing is imported into a layout file and \
            nothing is written. A layout file may be followed by the name of one of its documents. \
            A finding lists the layouts that have it; `help RULE` explains the rule in brackets. A \
            comment <!-- layoutedit:ignore RULE --> in an element of a storyboard turns the rule \
            off for all that is in the element. Findings with one cause are reported as one: those \
            of views beyond one edge of the screen, of both sides, of copies. --expect takes one \
            file and checks its documents on the devices of the snapshot; a view with another \
            frame is an unexpected-frame. --update writes the snapshot: of the layouts that it \
            has, or of those that are given. --sweep gives a document's root one width after the \
            other on one device and reports the ranges in which something fails, to a pixel; \
            failures in a range under 1 point are ignored.
            """,
        examples: [
            "check login.layout", "check login.layout Login --devices iphone-15,iphone-se",
            "check App --devices all --format sarif",
            "check App --format summary --fail-on never",
            "check Main.storyboard --text-sizes all --fail-on error",
            "check Main.storyboard --devices ipad-11 --split-view",
            "check login.layout --sweep width=320..1366",
            "check login.layout --orientation portrait",
            "check login.layout --expect frames.json --update --devices iphone-se,iphone-15",
            "check login.layout --expect frames.json",
        ])

    private let paths: [String]
    private let layouts: MatrixOptions
    private let fonts: CustomFonts?
    private let project: ProjectChoice
    private let languages: LanguageChoice?
    private let format: CheckFormat
    private let failOn: FailOn?
    private let baseline: String?
    private let newBaseline: String?
    private let settings: String?
    private let expected: String?
    private let isUpdate: Bool
    let isJSON: Bool
    let isQuiet: Bool

    init(_ match: Match) throws(CommandError) {
        paths = try match[list: Self.input].map(\.text)
        layouts = try MatrixOptions(match)
        fonts = try FontFolder(match).fonts
        project = try ProjectChoice(match)
        languages = try LanguageChoice(match)
        format = try match[optional: Self.format] ?? (match.has("--json") ? .json : .text)
        failOn = try match[optional: Self.failOn]
        baseline = try match[optional: Self.baseline]?.text
        newBaseline = try match[optional: Self.newBaseline]?.text
        settings = try match[optional: Self.settings]?.text
        expected = try match[optional: Self.expected]?.text
        isUpdate = match.has("--update")
        isJSON = format == .json || match.has("--json")
        isQuiet = match.has("--quiet")
        try checkSnapshot()
    }

    /// Throws if a file to check is outside the work tree of the project that the user has chosen.
    /// Such a file cannot belong to the project.
    private func checkReach(of project: String?, _ inputs: [CheckInput]) throws(CommandError) {
        guard let project else { return }
        let tree = WorkTree(around: project)
        guard let stranger = inputs.first(where: { tree.path(of: $0.path) == nil }) else { return }
        throw CommandError(
            .usage, "--project \(project): \(stranger.path) is outside of its work tree")
    }

    private func checkSnapshot() throws(CommandError) {
        if expected == nil, isUpdate {
            throw CommandError(.usage, "--update needs --expect FRAMES, the file to write")
        }
        guard expected != nil else { return }
        if layouts.matrix.sweep != nil {
            throw CommandError(
                .usage, "--sweep has its own widths, so it cannot be combined with --expect")
        }
        if layouts.hasTextSizes {
            throw CommandError(
                .usage,
                "frames are stored in the documents' own text size, so --expect and "
                    + "--text-sizes cannot be combined")
        }
        if layouts.choosesLayouts, !isUpdate {
            throw CommandError(
                .usage, "--expect checks the layouts that the file contains",
                hint: "--update with --devices changes them")
        }
    }

    func run(in shell: Shell) throws -> ExitStatus {
        let settings = try readSettings()
        // Printed even with `--quiet`, because the check may have another result.
        shell.output.printError(settings.refusal.map { [$0] } ?? [])
        let known = try baseline.map(readBaseline)
        let replaced = try newBaseline.flatMap(Self.readOldBaseline)
        let (inputs, document) = try readInputs(shell.surroundings)
        let check = try fileCheck(
            inputs, matrix(settings, inputs), settings, document, shell.surroundings)
        if let expected, isUpdate {
            return try write(check.frames(of: inputs[0]), to: expected, shell)
        }
        var report = CheckReport(
            format, failOn: failOn ?? settings.failOn ?? .warning,
            checksBothOrientations: check.matrix.orientations == nil && expected == nil && !isQuiet,
            on: shell.output)
        var status: ExitStatus?
        var keys: [FindingKey] = []
        var spoken: Set<String> = []
        CheckWork(check: check, inputs: inputs, progress: Progress(isQuiet: isQuiet)).run {
            input, files in
            // After Ctrl-C, the check of a file fails as if the file could not be read, so its
            // results are ignored.
            if check.cancellation.isRequested() { return }
            for file in files {
                spoken.formUnion(file.project?.languages ?? [])
                if input.isNamed, let failure = file.failure {
                    status = status ?? ErrorCode(rawValue: failure.code)?.exitStatus
                }
                let path = BaselinePath.normalized(file.path)
                if newBaseline != nil { keys += CheckBaseline.keys(of: file, at: path) }
                report.add(known?.newFindings(in: file, at: path) ?? file)
            }
        }
        try shell.surroundings.checkInterruption()
        if report.counts.files == 0, report.counts.findings == 0, paths != ["-"] {
            throw noFile(of: " for iOS")
        }
        report.end()
        if let newBaseline {
            try write(keys, to: newBaseline, over: replaced, shell)
            return status ?? .done
        }
        reportAbsentLanguages(of: check, spoken, on: shell.output)
        return status ?? (report.isFailed ? .checkFailed : .done)
    }

    /// Returns the layouts to check. The options choose the devices, orientations, text sizes and
    /// directions, or a range of sizes. If no option chooses devices or orientations, the settings
    /// file does.
    private func matrix(
        _ settings: CheckSettings, _ inputs: [CheckInput]
    ) throws(CommandError) -> CheckMatrix {
        var matrix = layouts.matrix
        matrix.fonts = fonts
        if matrix.sweep == nil {
            if !layouts.hasDevices, let devices = settings.devices { matrix.devices = devices }
            matrix.orientations = matrix.orientations ?? settings.orientations
        }
        matrix.expected = try readExpected(for: inputs)
        // The file of expected frames contains the output of `export`. On the document's own
        // device, `export` writes the frames on Interface Builder's canvas, not the frames in the
        // app.
        matrix.isApp = expected == nil
        return matrix
    }

    /// Returns the check of one file. Without `--expect`, it uses the project around the file.
    private func fileCheck(
        _ inputs: [CheckInput], _ matrix: CheckMatrix, _ settings: CheckSettings,
        _ document: String?, _ surroundings: SessionEnvironment
    ) throws(CommandError) -> FileCheck {
        var check = FileCheck(
            matrix: matrix, settings: settings, document: document,
            cancellation: surroundings.cancellation)
        if expected != nil { return check }
        let isOff = project.isOff || settings.isProjectOff && !project.isGiven
        let places = paths.map { CheckInputs.isProject($0) ? $0 + "/.." : $0 }
        check.projects = isOff ? nil : ProjectCache(project, for: places)
        try checkReach(of: isOff ? nil : project.place, inputs)
        check.languages = languages ?? settings.languages ?? .all
        check.choosesDevices =
            !layouts.hasDevices && settings.devices == nil && matrix.sweep == nil
        return check
    }

    /// Prints a message with the languages that the user asked for and that no document has. The
    /// check does not fail, because the settings are for all documents of an app, and the user may
    /// have checked only some of them.
    ///
    /// - Parameter spoken: the languages of the checked documents
    private func reportAbsentLanguages(
        of check: FileCheck, _ spoken: Set<String>, on output: Output
    ) {
        guard case .these(let codes) = check.languages, check.projects != nil else { return }
        let absent = codes.filter { !spoken.contains($0) }
        if absent.isEmpty { return }
        let words = absent.joined(separator: ", ")
        // Printed even with `--quiet`. Otherwise nobody would notice that a mistyped language code
        // turns off the check of that language.
        output.printError([
            "no checked document has texts in the language \(words), so "
                + (absent.count == 1 ? "it was not checked" : "they were not checked")
        ])
    }

    // MARK: Reading files

    private func readInputs(
        _ surroundings: SessionEnvironment
    ) throws(CommandError) -> (inputs: [CheckInput], document: String?) {
        if paths == ["-"] {
            let listed = CheckInputs.paths(inList: try DataFile.read("/dev/stdin"))
            let inputs = try CheckInputs.of(
                listed, isList: true, in: surroundings, ofProject: documents)
            return (inputs, nil)
        }
        // If the second of two paths does not exist and does not look like a path, it is the name
        // of a document in the layout file at the first path.
        if paths.count == 2, let last = paths.last, FileStatus(at: last) == nil,
            !last.contains("/"), !last.contains("."),
            FileStatus(at: paths[0])?.isRegular == true,
            !CheckInput.isInterfaceBuilderFile(paths[0])
        {
            return ([CheckInput(path: paths[0], isNamed: true)], last)
        }
        let inputs = try CheckInputs.of(paths, in: surroundings, ofProject: documents)
        guard !inputs.isEmpty else { throw noFile() }
        return (inputs, nil)
    }

    /// Returns the error for paths at which there is nothing to check. Documents for other
    /// platforms than iOS do not count.
    private func noFile(of platform: String = "") -> CommandError {
        CommandError(
            .noInput,
            paths.joined(separator: ", ") + ": no storyboard, xib or layout file\(platform) was "
                + "found here")
    }

    /// Returns the paths of the documents of an Xcode project or workspace, as `layoutedit project`
    /// lists them.
    private func documents(ofProjectAt place: String) -> [String] {
        let choice = project.isOff ? ProjectChoice() : project
        let tree = WorkTree(around: place)
        let projects = ProjectCache(choice, tree, for: place).projects(
            at: tree.path(of: place) ?? "")
        return projects.documentsOfTargets.filter(tree.isThere).sorted().map(tree.shown)
    }

    private func readSettings() throws(CommandError) -> CheckSettings {
        guard let settings else { return try CheckSettings.ofCurrentFolder() }
        return try CheckSettings(try DataFile.read(settings), path: settings)
    }

    private func readBaseline(_ path: String) throws(CommandError) -> CheckBaseline {
        if let baseline = Self.baseline(try DataFile.read(path)) { return baseline }
        throw CommandError(
            .badData, "\(path): this is not a baseline", hint: "--write-baseline writes one")
    }

    /// Returns the contents of the baseline that `--write-baseline` replaces; nil if there is none.
    /// Throws if the file at the path is not a baseline.
    private static func readOldBaseline(_ path: String) throws(CommandError) -> [UInt8]? {
        let present = try DataFile.readPresent(path)
        try DataFile.checkReplaceable(present, at: path, by: "a baseline") { baseline($0) != nil }
        return present
    }

    private static func baseline(_ bytes: [UInt8]) -> CheckBaseline? {
        CheckBaseline(String(decoding: bytes, as: UTF8.self), normalizing: BaselinePath.normalized)
    }

    /// Returns the frames in the file given with `--expect`; nil if no file was given. The check
    /// compares with these frames or, with `--update`, replaces them. With `--update`, also returns
    /// nil if the file does not exist yet, or if options such as `--devices` choose the layouts.
    private func readExpected(for inputs: [CheckInput]) throws(CommandError) -> ExpectedFrames? {
        guard let expected else { return nil }
        guard inputs.count == 1, inputs[0].isNamed else {
            throw CommandError(.usage, "--expect takes one layout file, storyboard or xib")
        }
        let bytes =
            isUpdate ? try DataFile.readPresent(expected) : try DataFile.read(expected)
        guard let bytes else { return nil }
        if let frames = ExpectedFrames(bytes) { return layouts.choosesLayouts ? nil : frames }
        throw CommandError(
            .badData, "\(expected): this is not the output of export --format json")
    }

    private func write(
        _ frames: JSONValue, to path: String, _ shell: Shell
    ) throws -> ExitStatus {
        try shell.surroundings.checkInterruption()
        try shell.surroundings.writeFile(
            Array(frames.text.utf8), Destination(path: path, replacing: .anything))
        let count = frames["documents"]?.elements.count ?? 0
        ReplyPrinter(shell.output, isJSON: isJSON).print(
            Outcome(
                command: "check",
                reply: .report(
                    "wrote \(path.escapedLineEnds): " + count.counted("layout"),
                    [("layouts", .integer(count))])))
        return .done
    }

    private func write(
        _ keys: [FindingKey], to path: String, over replaced: [UInt8]?, _ shell: Shell
    ) throws(CommandError) {
        let bytes = Array(CheckBaseline.text(keys).utf8)
        try shell.surroundings.writeFile(bytes, Destination(path: path, replacing: .seen(replaced)))
        shell.output.report(["wrote \(path.escapedLineEnds): " + Set(keys).count.counted("finding")]
        )
    }
}
