import CommandLanguage
import LayoutProgram
import LayoutStore

/// Runs lines of the command language on a new file. Each is answered or refused. Afterwards the
/// file and every point of its history are valid, and undoing everything leaves nothing, unless the
/// history was pruned.
struct CommandInput {
    private let script: String

    init(_ bytes: [UInt8]) { script = String(decoding: bytes, as: UTF8.self) }

    func run() {
        let scratch = ScratchFile()
        let file = expectNoError("a new file") {
            try LayoutFile(path: scratch.path, access: .readWrite)
        }
        let empty = file.digest()
        for answer in CommandDriver(file).answers(to: script) {
            expect(answer.status != .internalError, answer.text)
            // An undamaged file must never be reported as damaged.
            expect(answer.status != .badData, answer.text)
        }
        guard file.operationCount > 0 else { return }
        expectNoError("looking back") { try FileCheck.expectSound(file) }
        do {
            _ = try file.goto(0, time: Timestamp(milliseconds: 0))
            expect(file.digest() == empty, "undoing everything leaves something")
        } catch {
            // The first step of a pruned history cannot be undone.
            expect("\(error)".contains("cannot be undone"), "undoing everything: \(error)")
        }
    }
}
