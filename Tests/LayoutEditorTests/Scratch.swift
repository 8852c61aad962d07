import Foundation
import LayoutStore
import StackCore

@testable import CommandLanguage
@testable import LayoutReplies
@testable import LayoutSession
@testable import LayoutProgram

/// A session on a layout file in a folder of its own, without the program around it.
final class Scratch {
    let folder: URL
    let session: Session

    /// - Parameters:
    ///   - file: one of the fixtures' folder `files`, to begin with a copy of.
    ///   - writeFile: what takes the files that commands write; by default they go nowhere.
    ///   - isInterrupted: whether Ctrl-C has come.
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
        var surroundings = Surroundings(
            now: { Timestamp(milliseconds: 0) }, writeFile: writeFile)
        surroundings.makeFolder = {
            let place = folder.appendingPathComponent("scratch-" + UUID().uuidString)
            try? FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            return ScratchFolder(path: place.path) {
                try? FileManager.default.removeItem(at: place)
            }
        }
        // Nothing is served: commands only need an address to tell.
        surroundings.servePage = { _, _ in "http://127.0.0.1:1/" }
        surroundings.isInterrupted = isInterrupted
        surroundings.servePage = { _, _ in "http://127.0.0.1:8080/token/" }
        session = Session(
            try LayoutFile(path: path, access: .readWrite), settings: SessionSettings(),
            surroundings: surroundings)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// Runs commands, each a step of its own; gives what the last one answered.
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

    /// Takes in a storyboard.
    func `import`(_ storyboard: String) throws {
        let bytes = Array(storyboard.utf8)
        let file = try session.surroundings.importedFile(bytes, named: "a.storyboard")
        _ = try session.add(file, of: bytes, named: [], command: "import a.storyboard")
    }

    /// The reply's text.
    func text(_ line: String) throws -> String { try run(line)?.reply.text ?? "" }

    /// What is wrong with a command.
    func error(_ line: String) -> CommandError? {
        do {
            try run(line)
            return nil
        } catch {
            return error as? CommandError
        }
    }

    /// What commands have made for a while and not removed yet.
    var foldersInUse: [String] {
        get throws {
            try FileManager.default.contentsOfDirectory(atPath: folder.path)
                .filter { $0.hasPrefix("scratch-") }
        }
    }

    var document: Document { get throws { try session.document(try session.currentID()) } }
}

extension Session {
    /// One that knows the whole language.
    convenience init(_ file: LayoutFile, settings: SessionSettings, surroundings: Surroundings) {
        self.init(file, grammar: .layoutedit, settings: settings, surroundings: surroundings)
    }
}
