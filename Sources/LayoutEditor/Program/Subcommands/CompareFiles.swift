import CommandLanguage
import LayoutFormats
import LayoutReplies
import LayoutSession
import LayoutStore
import StackCore

/// The `diff` subcommand: reports the changes between two storyboards, xibs or layout files, or
/// between two points of a layout file's history.
struct CompareFiles: ProgramCommand {
    private static let old = Argument.path("A", "the old version")
    private static let new = Argument.path("B", "the new version")
    private static let name = Argument.text("NAME")
    private static let format = Argument.text(
        "text|json|commands|html", words: Format.allCases.map(\.rawValue))

    static let usage = Usage(
        .program,
        [
            "diff", old.once, .optional([new.once]),
            .options([
                Option(
                    "--at", taking: Argument<PointReference>.point.erased, isRepeatable: true,
                    "a layout file as it was at this point of history"),
                Option("--format", taking: format.erased, "the output format"),
                Option(
                    "--path", taking: name.erased,
                    "the name of the file in the heading and in messages"),
                .quiet, .json, .noPager,
            ]),
        ],
        summary: "lists what changed between two storyboards, xibs or layout files",
        discussion: """
            Layout files are compared as they are now; --at gives a point of history instead: for \
            A, and given twice for B too. Without B both points are of A; the second is now if it \
            is not given. What a person changed is separate from its consequences: frames are \
            counted or listed, and what Xcode changes by itself is one line. Files without \
            differences give no line at all. commands is a script that turns A into B: `layoutedit \
            edit A --push -f SCRIPT` for a storyboard or xib, `layoutedit A -f SCRIPT` for a \
            layout file. html is a page with both pictures that marks what moved. Any other file \
            is refused with exit status 65.
            """,
        examples: [
            "diff before.storyboard after.storyboard", "diff a.xib b.xib --format json",
            "diff login.layout --at 3", "diff login.layout --at 3 --at 17 --format html",
            "diff a.storyboard b.storyboard --format commands",
        ])

    private enum Format: String, CaseIterable { case text, json, commands, html }

    private let paths: (old: String, new: String)
    private let points: [PointReference]
    private let isOneFile: Bool
    private let format: Format
    /// The name of the compared file in messages, because Git passes paths of temporary files. Nil
    /// if the messages name each file by its path.
    private let name: String?
    private let pages: Bool
    var isJSON: Bool { format == .json }
    let isQuiet: Bool

    init(_ match: Match) throws(CommandError) {
        let old = try match[Self.old].text
        let new = try match[optional: Self.new]?.text
        paths = (old: old, new: new ?? old)
        isOneFile = new == nil
        points = try match[list: .point]
        format = try Self.format(match)
        name = try match[optional: Self.name]?.text
        isQuiet = match.has("--quiet")
        pages = !match.has("--no-pager")
        if points.count > 2 {
            throw CommandError(
                .usage, "--at is given at most twice", at: points[2].source.position)
        }
        if isOneFile, points.isEmpty {
            throw CommandError(
                .usage, "diff needs a second file, or --at for a point of the history",
                hint: "diff A B or diff A --at 3")
        }
    }

    private static func format(_ match: Match) throws(CommandError) -> Format {
        guard let word = try match[optional: format] else {
            return match.has("--json") ? .json : .text
        }
        guard let format = Format(rawValue: word.text) else {
            throw CommandError(
                .usage, "--format takes text, json, commands or html, not \(word.text)",
                at: word.position)
        }
        if match.has("--json"), format != .json {
            throw CommandError(
                .usage, "--json and --format \(word.text) cannot be combined", at: word.position)
        }
        return format
    }

    func run(in shell: Shell) throws -> ExitStatus {
        let comparison = try Comparison(
            paths, named: name, points, isOneFile: isOneFile, in: shell)
        switch format {
        case .text, .json:
            let (text, members) = try comparison.words
            let heading = name.map { $0.escapedLineEnds + "\n" } ?? ""
            shell.printer(isJSON: isJSON, pages: pages).print(
                Outcome(command: "diff", reply: .data(heading + text, isJSON ? members : [])))
        case .commands:
            let lines = try comparison.script
            shell.output.write(lines.map { $0 + "\n" }.joined())
        case .html: shell.output.write(try comparison.page)
        }
        return .done
    }
}

/// Two files to compare. Each result is computed on demand, because the text comparison of two
/// storyboards does not need to import them.
private struct Comparison {
    private let shell: Shell
    private let session: Session
    private let paths: (old: String, new: String)
    private let name: String?
    private let inputs: (old: InputFile, new: InputFile)
    private let points: [PointReference]
    private let isOneFile: Bool
    /// The bytes of both files; nil if at least one is a layout file.
    private let files: (old: [UInt8], new: [UInt8])?

    init(
        _ paths: (old: String, new: String), named name: String?, _ points: [PointReference],
        isOneFile: Bool, in shell: Shell
    ) throws {
        (self.shell, self.paths, self.name, self.points) = (shell, paths, name, points)
        self.isOneFile = isOneFile
        let (old, new) = (try InputFile(paths.old, in: shell), try InputFile(paths.new, in: shell))
        inputs = (old, new)
        let layouts = [old, new].filter { $0.bytes == nil }.count
        if points.count > layouts {
            throw CommandError(
                .usage, "--at needs a layout file: a storyboard or xib has no history here",
                at: points[layouts].source.position)
        }
        if let old = old.bytes, let new = new.bytes {
            files = (old, new)
        } else {
            files = nil
        }
        session = try shell.scratchSession()
    }

    /// Returns the documents of both files, and the pairs of an old and a new document that are two
    /// versions of one document.
    private func documents() throws(CommandError) -> (
        old: ComparedVersion, new: ComparedVersion, pairs: [DocumentPair]
    ) {
        let isOldLayout = inputs.old.bytes == nil
        let oldPoint = isOldLayout ? points.first : nil
        let newPoint = isOldLayout ? points.dropFirst().first : points.first
        let old = try inputs.old.version(at: oldPoint, in: shell)
        let new = try inputs.new.version(at: newPoint, in: shell)
        if isOneFile, let session = inputs.old.session, let point = points.first {
            return (old, new, try session.pairs(from: point, to: points.dropFirst().first))
        }
        return (old, new, DocumentPair.pairs(old.documents, new.documents))
    }

    var words: (text: String, members: [(String, JSONValue)]) {
        get throws(CommandError) {
            if let files {
                let words = FileDifferenceReport(try difference(files))
                return (words.text, words.members)
            }
            return try words(of: documents().pairs)
        }
    }

    private func words(
        of pairs: [DocumentPair]
    ) throws(CommandError) -> (text: String, members: [(String, JSONValue)]) {
        let words = DifferenceReport(
            rows: StateDifference(pairs), frames: try session.frameMoves(pairs))
        return (words.text, words.members)
    }

    private func difference(
        _ files: (old: [UInt8], new: [UInt8])
    ) throws(CommandError) -> FileDifference {
        try shell.surroundings.work { cancellation throws(VersionRefusal) in
            try FileDifference(from: files.old, to: files.new, until: cancellation)
        } refusing: {
            .badData(
                in: name ?? ($0.version == .base ? paths.old : paths.new), line: $0.line, $0.message
            )
        }
    }

    /// The commands that turn the old file into the new one, after a comment that states how to run
    /// them; empty if both files are equal.
    var script: [String] {
        get throws(CommandError) {
            let (old, new, pairs) = try documents()
            let lines = try ChangeScript.lines(from: old, to: new, pairs, in: session)
            if lines.isEmpty { return [] }
            let path = CommandQuoting.word(paths.old)
            let taking = files == nil ? path : "edit \(path) --push"
            return ["# layoutedit \(taking) -f SCRIPT turns it into \(new.name.onOneLine)"] + lines
        }
    }

    var page: String {
        get throws(CommandError) {
            let (old, new, pairs) = try documents()
            let text = files == nil ? try words(of: pairs).text : try words.text
            return try session.comparisonPage(
                pairs, titled: "\(old.name) → \(new.name)", saying: text)
        }
    }
}

/// A file to compare: a layout file, or the bytes of a storyboard or xib.
private struct InputFile {
    private let path: String
    /// The bytes of the file; nil for a layout file.
    let bytes: [UInt8]?
    /// A session on the layout file; nil for a storyboard or xib.
    let session: Session?

    init(_ path: String, in shell: Shell) throws {
        self.path = path
        let read = try DataFile.read(path)
        let isLayoutFile = LayoutFile.isLayoutFile(read)
        bytes = isLayoutFile ? nil : read
        session = isLayoutFile ? shell.session(on: try shell.open(path, .readOnly)) : nil
    }

    func version(
        at point: PointReference?, in shell: Shell
    ) throws(CommandError) -> ComparedVersion {
        if let session { return try ComparedVersion(of: session, at: point) }
        let bytes = bytes ?? []
        return ComparedVersion(
            bytes, named: path, try shell.surroundings.importedFile(bytes, named: path))
    }
}

extension Shell {
    /// Returns a session on a temporary layout file that is never written.
    fileprivate func scratchSession() throws -> Session {
        let folder = try Folder.scratch()
        defer { folder.remove() }
        return session(on: try open(folder.path + "/scratch.layout", .readWrite))
    }
}
