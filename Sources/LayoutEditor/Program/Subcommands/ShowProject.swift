import CommandLanguage
import LayoutChecks
import LayoutFormats
import LayoutProject
import LayoutReplies
import LayoutSession
import LayoutStore
import Platform
import StackCore
import Synchronization

/// The `project` subcommand: reports the Xcode project around a storyboard, or the projects in a
/// folder.
struct ShowProject: ProgramCommand {
    private static let place = Argument.path(
        "PATH", "a folder, an Xcode project, a storyboard or a xib")

    static let usage = Usage(
        .program,
        ["project", .optional([place.once]), .options(ProjectChoice.ofTarget + [.quiet, .json])],
        summary: "shows the Xcode project that check and the other commands use",
        discussion: """
            One line for each project: its targets, the devices and orientations of its app, and \
            its languages. Then what is wrong: translations of views that are gone, fonts and \
            pictures that no target has. The settings of the current folder apply as in check. --json writes everything that was found. Nothing is \
            executed, and nothing outside the Git work tree is read. Exit status 1 if something is \
            wrong, 66 if there is no project. docs/project.md describes how a project is found.
            """,
        examples: ["project", "project App --json", "project App/Base.lproj/Main.storyboard"])

    private let place: String
    private let choice: ProjectChoice
    let isJSON: Bool
    let isQuiet: Bool

    init(_ match: Match) throws(CommandError) {
        place = try match[optional: Self.place]?.text ?? "."
        choice = try ProjectChoice(ofTarget: match)
        isJSON = match.has("--json")
        isQuiet = match.has("--quiet")
    }

    func run(in shell: Shell) throws -> ExitStatus {
        guard FileStatus(at: place) != nil else {
            throw CommandError(
                .noInput, "\(place): " + systemReason(), hint: FileSuggestion.hint(for: place))
        }
        let tree = WorkTree(around: place)
        let cache = ProjectCache(choice, tree, for: place)
        let path = tree.path(of: place) ?? ""
        let (projects, documents, base) = found(at: path, cache, tree)
        guard !projects.isEmpty else {
            throw CommandError(
                .noInput, "\(place): no Xcode project, Swift package or Info.plist was found here")
        }
        let settings = try CheckSettings.ofCurrentFolder()
        shell.output.printError(settings.refusal.map { [$0] } ?? [])
        let read = read(
            documents, cache, tree, settings.rules, until: shell.surroundings.cancellation)
        let report = ProjectReport(
            projects, read.documents, besides: read.messages, from: base,
            keeping: { settings.kept($0, at: tree.shown($0.path)) })
        try shell.surroundings.checkInterruption()
        ReplyPrinter(shell.output, isJSON: isJSON).print(
            Outcome(
                command: "project",
                reply: .data(
                    report.lines.map(\.escapedLineEnds).joined(separator: "\n"),
                    isJSON ? report.members : [])))
        return report.hasWarnings ? .checkFailed : .done
    }

    /// Returns the projects at a path, the paths of their documents, and the folder to which paths
    /// in the report are relative (`base`).
    private func found(
        at path: String, _ cache: ProjectCache, _ tree: WorkTree
    ) -> (projects: [Project], documents: [String], base: String) {
        if isDocument {
            let context = cache.project(around: place)?.context
            return (
                context.map { [$0.project] } ?? [], [context?.document ?? path],
                context?.project.folder ?? ""
            )
        }
        let projects = cache.projects(at: path)
        let isFolder = !["xcodeproj", "xcworkspace"].contains(ProjectPath.fileExtension(of: path))
        let base = isFolder ? path : ProjectPath.folder(of: path)
        let others = isFolder ? ProjectDocuments.below(path, in: tree) : []
        if isFolder, projects.allSatisfy({ $0.kind == .plain }) {
            let owners =
                others.isEmpty
                ? cache.owners(of: [path + "/"]).filter { $0.kind != .plain }
                : cache.owners(of: others)
            if !owners.isEmpty { return (owners, others, base) }
        }
        let ofTargets = projects.documentsOfTargets
        // A project can refer to a document by a path with links. Its path without links is then
        // left out, so that the document is listed only once.
        let known = Set(ofTargets.map(tree.withoutLinks))
        // A name can have different Unicode normalizations on the disk and in the project file.
        // Swift regards the two spellings as equal, so the set contains only the first, which is
        // that on the disk.
        let documents = Set(others.filter { !known.contains(tree.withoutLinks($0)) })
            .union(others.filter(ofTargets.contains)).union(ofTargets)
        return (projects, documents.sorted(), base)
    }

    /// Reads the documents in parallel. Documents for other platforms than iOS are left out.
    ///
    /// - Returns: the documents, and a message for each document that cannot be read
    private func read(
        _ documents: [String], _ cache: ProjectCache, _ tree: WorkTree, _ rules: CheckRules,
        until cancellation: Cancellation
    ) -> (documents: [ProjectReport.Document], messages: [ProjectMessage]) {
        let read = Mutex<([ProjectReport.Document], [ProjectMessage])>(([], []))
        let (isDocument, place) = (isDocument, place)
        Workers.run(documents.count) { number in
            let path = documents[number]
            guard !cancellation.isRequested(), let context = cache.context(of: path),
                isDocument || tree.isThere(path)
            else { return }
            do {
                // A document that the user names is read even if Git ignores it.
                let bytes =
                    isDocument
                    ? try DataFile.read(place) : try tree.read(path, atMost: DataFile.largest)
                let source = try SourceTexts(bytes, until: cancellation)
                let document = ProjectReport.Document(
                    context, source.texts, source.resources, rules,
                    copies: tree.texts(of: context.copies))
                read.withLock { $0.0.append(document) }
            } catch let refusal as ImportRefusal where refusal.isForeign {
                return
            } catch {
                let message = Self.message(error, about: path)
                read.withLock { $0.1.append(message) }
            }
        } progress: {
        }
        let (found, messages) = read.withLock { $0 }
        return (found, messages.sorted { $0.path < $1.path })
    }

    /// Whether the user has named a document.
    private var isDocument: Bool { CheckInput.isInterfaceBuilderFile(place) }

    private static func message(_ error: any Error, about path: String) -> ProjectMessage {
        switch error {
        case let refusal as ImportRefusal:
            ProjectMessage(path, refusal.line, .warning, refusal.message)
        case let refusal as FileRefusal: ProjectMessage(path, nil, .warning, refusal.sentence)
        default: ProjectMessage(path, nil, .warning, CommandError(any: error, in: nil).message)
        }
    }
}
