import CommandLanguage
import LayoutReplies
import LayoutSession
import LayoutStore
import Platform
import StackCore

/// The dependencies of the program's commands: the grammar, output, access to files, the clock, and
/// the commit that the program was built from.
package struct Shell {
    let grammar: Grammar
    let output: Output
    /// The commit the program was built from; nil if unknown.
    let commit: String?

    package init(commit: String? = nil) {
        self.commit = commit
        grammar = .layoutedit
        output = Output()
    }

    var surroundings: SessionEnvironment = {
        var surroundings = SessionEnvironment(now: Clock.now, writeFile: DataFile.write)
        surroundings.author = Author.current
        surroundings.readFile = DataFile.read
        surroundings.readPresentFile = DataFile.readPresent
        surroundings.listFolder = Folder.names
        surroundings.listFiles = Folder.files
        surroundings.placeToWriteBack = KnownStoryboardPaths.placeToWriteBack
        surroundings.isSameFile = { FileProbe.resolved($0) == FileProbe.resolved($1) }
        surroundings.makeFolder = Folder.scratch
        surroundings.servePage = ServedPages.start
        surroundings.showProgress = Progress.line
        surroundings.isInterrupted = { Signals.wasInterrupted }
        return surroundings
    }()

    /// Opens a layout file. Prints a message if another process has locked the file and this one
    /// must wait.
    func open(_ path: String, _ access: LayoutFile.Access) throws -> LayoutFile {
        let output = output
        do {
            return try LayoutFile(
                path: path, access: access,
                until: surroundings.cancellation
            ) {
                output.report([
                    "\(path.escapedLineEnds): waiting for another process that is writing"
                ])
            }
        } catch  where error.kind == .noInput {
            throw CommandError(.noInput, error.description, hint: FileSuggestion.hint(for: path))
        }
    }

    /// Opens a layout file. Also opens a storyboard or xib, by importing it into a read-only layout
    /// file in memory.
    func openOrShow(_ path: String, _ access: LayoutFile.Access) throws -> LayoutFile {
        try ShownStoryboard(path)?.open(in: self) ?? open(path, access)
    }

    /// Returns a session that knows all commands of the language.
    ///
    /// - Parameter restriction: the option or subcommand that forbids commands to access files
    ///   other than the layout file; nil if they may access other files
    func session(
        on file: LayoutFile, _ settings: SessionSettings = SessionSettings(),
        safeFor restriction: String? = nil
    ) -> Session {
        Session(
            file, grammar: grammar, settings: settings,
            surroundings: restriction.map { surroundings.safe(for: $0) } ?? surroundings)
    }

    /// Returns a printer that formats replies for the terminal or, if output is redirected, for a
    /// file.
    func printer(
        isJSON: Bool = false, color: ColorChoice = .automatic, pages: Bool = true
    ) -> ReplyPrinter {
        let terminal = isJSON ? Terminal.none : Terminal(color: color)
        return ReplyPrinter(
            output, isJSON: isJSON, on: terminal, pager: pages ? Pager(for: terminal) : nil)
    }

    /// Runs the program with its arguments, not including the program's name, and returns the exit
    /// status.
    package func run(_ arguments: [String]) -> Int32 {
        Signals.prepare()
        SearchPath.removeRelativeFolders()
        do {
            let status = try answer(arguments)
            try output.flush()
            return status.rawValue
        } catch {
            if error.isClosedPipe { return ExitStatus.done.rawValue }
            output.printError([error.message])
            return ExitStatus.inputOutput.rawValue
        }
    }

    private func answer(_ arguments: [String]) throws(OutputFailure) -> ExitStatus {
        var wantsJSON = arguments.contains("--json")
        do {
            let command = try ProgramLine(arguments).command(of: grammar)
            wantsJSON = command.isJSON
            output.isQuiet = command.isQuiet
            return try command.run(in: self)
        } catch let failure as OutputFailure {
            throw failure
        } catch {
            let error = CommandError(any: error, in: nil)
            ReplyPrinter(output, isJSON: wantsJSON).print(ErrorReport(error))
            return error.code.exitStatus
        }
    }
}
