import CommandLanguage
import LayoutProgram
import LayoutStore

/// Lines typed at a file that does not exist yet. Each is answered or refused; afterwards the file is
/// sound, every point of its history too, and undoing everything leads to nothing.
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
            // A file that nobody has harmed is never called damaged.
            expect(answer.status != .badData, answer.text)
        }
        guard file.operationCount > 0 else { return }
        expectNoError("looking back") { try FileCheck.expectSound(file) }
        _ = expectNoError("undoing everything") {
            try file.goto(0, time: Timestamp(milliseconds: 0))
        }
        expect(file.digest() == empty, "undoing everything leaves something")
    }
}
