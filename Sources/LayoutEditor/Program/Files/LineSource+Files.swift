import CommandLanguage
import LayoutSession
import LayoutStore
import Platform

extension LineSource {
    /// Opens a script, whose lines are read on demand.
    convenience init(path: String) throws(CommandError) {
        let file = try InputFile(path)
        self.init(name: path) { buffer throws(CommandError) in try file.read(into: &buffer) }
    }

    static var standardInput: LineSource {
        let file = InputFile(STDIN_FILENO, named: "<stdin>")
        return LineSource(name: file.name) { buffer throws(CommandError) in
            try file.read(into: &buffer)
        }
    }
}

/// A file that is read in chunks. Ctrl-C interrupts reading it.
private final class InputFile {
    let name: String
    private let descriptor: Int32
    private let closes: Bool

    init(_ path: String) throws(CommandError) {
        descriptor = try DataFile.open(path)
        name = path
        closes = true
    }

    /// Reads from a descriptor that the caller has opened and must close.
    init(_ descriptor: Int32, named name: String) {
        self.descriptor = descriptor
        self.name = name
        closes = false
    }

    deinit { if closes, descriptor >= 0 { close(descriptor) } }

    /// Appends the next chunk to the buffer; returns false at the end.
    func read(into buffer: inout [UInt8]) throws(CommandError) -> Bool {
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = Platform.read(descriptor, &chunk, chunk.count)
            if count >= 0 {
                buffer.append(contentsOf: chunk[..<count])
                return count > 0
            }
            if errno == EINTR, Signals.wasInterrupted {
                throw CommandError(.interrupted, "interrupted: nothing was changed")
            }
            if errno != EINTR {
                throw CommandError(.inputOutput, "\(name): " + systemReason())
            }
        }
    }
}
