import Foundation
import LayoutStore
import StackCore

/// A damaged layout file: the input's first byte chooses the file, the others describe the damage
/// (`Harm`). The file is opened, queried, changed and recovered, or refused.
struct OpeningInput {
    private let bytes: [UInt8]
    private let journal: [UInt8]?

    init(_ input: [UInt8]) {
        var harm = Harm(input)
        (bytes, journal) = harm.done(to: BaseFile.all)
    }

    /// Uses `bytes` as the file, without damage.
    init(whole bytes: [UInt8]) { (self.bytes, journal) = (bytes, nil) }

    func run() {
        let scratch = ScratchFile(bytes, journal: journal)
        refusing { try look(at: scratch.path) }
        refusing { try change(scratch.path) }
        let harmed = ScratchFile(bytes, journal: journal)
        refusing { try recover(harmed) }
    }

    private func look(at path: String) throws {
        let file = try LayoutFile(path: path, access: .readOnly)
        for (id, name) in file.documents {
            refusing { FileCheck.expectSound(try file.document(id), name) }
        }
        refusing { _ = try file.history() }
        refusing { _ = try file.checkpoints() }
        for point in 0...min(file.operationCount, 12) {
            refusing {
                for state in try file.documents(at: point) {
                    FileCheck.expectSound(state.document, "\(state.name) at \(point)")
                }
            }
        }
        if try file.verify().damage == nil { try FileCheck.expectSound(file) }
    }

    private func change(_ path: String) throws {
        let file = try LayoutFile(path: path, access: .readWrite)
        let time = Timestamp(milliseconds: 0)
        refusing { try file.undo(time: time) }
        refusing { try file.redo(time: time) }
        refusing { try file.goto(file.operationCount / 2, time: time) }
        refusing { try add(to: file, time) }
        refusing { _ = try file.prune(keeping: 2, command: "prune", time: time) }
        refusing { _ = try file.compact() }
    }

    private func add(to file: LayoutFile, _ time: Timestamp) throws {
        let id = file.nextDocumentID
        try file.perform(command: "new", source: .shell, time: time) { transaction in
            try transaction.apply(.createDocument(id, name: "fuzzed"))
            let root = View(id: .root, name: "view", kind: .view)
            try transaction.apply(.edit(id, .createView(root)))
        }
    }

    private func recover(_ scratch: ScratchFile) throws {
        let recovery = try LayoutFile.recover(
            scratch.path, time: Timestamp(milliseconds: 0))
        let path = scratch.beside(recovery.bytes)
        expectNoError("what was recovered") {
            try FileCheck.expectSound(LayoutFile(path: path, access: .readOnly))
        }
    }

    /// Runs `body`, which may refuse the file with any error except one that reports an internal
    /// defect.
    private func refusing(_ body: () throws -> Void) {
        do {
            try body()
        } catch let error as LayoutFileError {
            expect(error.kind != .internal, error.description)
        } catch { expect(false, "\(error)") }
    }
}
