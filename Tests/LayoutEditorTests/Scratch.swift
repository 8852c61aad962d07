import Foundation
import LayoutStore
import StackCore

@testable import CommandLanguage
@testable import LayoutReplies
@testable import LayoutSession
@testable import LayoutProgram

/// A session on a layout file in a temporary folder, without the program around it.
final class Scratch {
    let folder: URL
    let session: Session

    /// - Parameters:
    ///   - file: a file of the fixtures' folder `files`, of which to start with a copy
    ///   - writeFile: writes the files that commands export; by default it discards them
    ///   - isInterrupted: returns whether Ctrl-C was pressed
    init(
        copying file: String? = nil,
        writeFile: @escaping @Sendable ([UInt8], Destination) throws(CommandError) -> Void = {
            _, output throws(CommandError) in
            if output.path.contains("/") { throw CommandError(.cannotCreate, output.path) }
        },
        isInterrupted: @escaping @Sendable () -> Bool = { false }
    ) throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("layoutedit-" + UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        self.folder = folder
        let path = folder.appendingPathComponent("scratch.layout").path
        if let file {
            let tests = URL(filePath: #filePath).deletingLastPathComponent()
                .deletingLastPathComponent()
            try FileManager.default.copyItem(
                atPath: tests.appending(path: "Fixtures/files/" + file).path, toPath: path)
        }
        var surroundings = SessionEnvironment(
            now: { Timestamp(milliseconds: 0) }, writeFile: writeFile)
        surroundings.makeFolder = {
            let place = folder.appendingPathComponent("scratch-" + UUID().uuidString)
            try? FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            return ScratchFolder(path: place.path) {
                try? FileManager.default.removeItem(at: place)
            }
        }
        // No page is served: commands only need an address to print.
        surroundings.servePage = { _, _ in "http://127.0.0.1:1/" }
        surroundings.isInterrupted = isInterrupted
        surroundings.servePage = { _, _ in "http://127.0.0.1:8080/token/" }
        session = Session(
            try LayoutFile(path: path, access: .readWrite), settings: SessionSettings(),
            surroundings: surroundings)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// Runs commands, each as a separate step, and returns the outcome of the last one.
    @discardableResult
    func run(_ lines: String) throws -> Outcome? {
        var last: Outcome?
        var reader = StatementReader()
        for line in lines.split(separator: "\n") {
            for statement in try reader.read(line) {
                last = try session.run(session.grammar.parse(statement))
            }
        }
        _ = try reader.finish()
        return last
    }

    /// Imports a storyboard.
    func `import`(_ storyboard: String) throws {
        let bytes = Array(storyboard.utf8)
        let file = try session.surroundings.importedFile(bytes, named: "a.storyboard")
        _ = try session.add(file, of: bytes, named: [], command: "import a.storyboard")
    }

    /// Runs commands and returns the text of the last reply.
    func text(_ line: String) throws -> String { try run(line)?.reply.text ?? "" }

    /// Runs a command and returns its error; nil if there is none.
    func error(_ line: String) -> CommandError? {
        do {
            try run(line)
            return nil
        } catch {
            return error as? CommandError
        }
    }

    /// The temporary folders that commands have made and not yet removed.
    var foldersInUse: [String] {
        get throws {
            try FileManager.default.contentsOfDirectory(atPath: folder.path)
                .filter { $0.hasPrefix("scratch-") }
        }
    }

    var document: Document { get throws { try session.document(try session.currentID()) } }
}

extension Session {
    /// Makes a session with the complete grammar.
    convenience init(
        _ file: LayoutFile, settings: SessionSettings, surroundings: SessionEnvironment
    ) {
        self.init(file, grammar: .layoutedit, settings: settings, surroundings: surroundings)
    }
}
