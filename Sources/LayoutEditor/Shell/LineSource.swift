import Glibc
import LayoutStore

/// Where commands come from, a line at a time: a file, standard input, or an argument.
final class LineSource {
    /// How errors name it.
    let name: String
    /// A person types the lines, and sees them above an error.
    var isTyped: Bool { typed != nil }
    /// The lines have numbers that a person can look up.
    let isScript: Bool
    private let descriptor: Int32?
    /// Gives whole lines, where they are typed.
    private let typed: (() throws(CommandError) -> String?)?
    private let closes: Bool
    /// What was read and not given yet starts at `start`.
    private var buffer: [UInt8]
    private var start = 0
    private var lineNumber = 0

    /// The longest line that is read.
    private static let longest = 1 << 24

    private init(
        name: String, descriptor: Int32?, closes: Bool, buffer: [UInt8] = [],
        isScript: Bool = true, typed: (() throws(CommandError) -> String?)? = nil
    ) {
        self.name = name
        self.typed = typed
        self.isScript = isScript
        self.descriptor = descriptor
        self.closes = closes
        self.buffer = buffer
    }

    convenience init(name: String, text: String) {
        self.init(
            name: name, descriptor: nil, closes: false, buffer: Array(text.utf8), isScript: false)
    }

    /// A script that has been read whole.
    convenience init(name: String, bytes: [UInt8]) {
        self.init(name: name, descriptor: nil, closes: false, buffer: bytes)
    }

    /// Lines that something else reads, from a person for one.
    convenience init(name: String, typed: @escaping () throws(CommandError) -> String?) {
        self.init(name: name, descriptor: nil, closes: false, isScript: false, typed: typed)
    }

    /// Opens a script.
    convenience init(path: String) throws(CommandError) {
        let descriptor = open(path.fileName, O_RDONLY | O_CLOEXEC)
        if descriptor < 0 {
            throw CommandError(.noInput, "\(path): " + systemReason())
        }
        self.init(name: path, descriptor: descriptor, closes: true)
    }

    static var standardInput: LineSource {
        LineSource(name: "<stdin>", descriptor: STDIN_FILENO, closes: false)
    }

    deinit { if closes, let descriptor { close(descriptor) } }

    /// The next line without its end; nil behind the last.
    func next() throws(CommandError) -> String? {
        if let typed { return try typed() }
        var searched = 0
        while true {
            let end = buffer[(start + searched)...].firstIndex(of: UInt8(ascii: "\n"))
            if let end {
                let line = buffer[start..<end]
                start = end + 1
                return try text(line)
            }
            searched = buffer.count - start
            if try !refill() { break }
        }
        if start == buffer.count { return nil }
        let line = buffer[start...]
        start = buffer.count
        return try text(line)
    }

    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    private func text(_ line: ArraySlice<UInt8>) throws(CommandError) -> String {
        lineNumber += 1
        var line = line
        if lineNumber == 1, line.starts(with: Self.byteOrderMark) { line = line.dropFirst(3) }
        if let text = String(validating: line, as: UTF8.self) { return text }
        throw CommandError(.badData, "\(name):\(lineNumber): the line is not UTF-8")
    }

    /// Reads more behind what is there; false at the end.
    private func refill() throws(CommandError) -> Bool {
        guard let descriptor else { return false }
        buffer.removeFirst(start)
        start = 0
        if buffer.count > Self.longest {
            throw CommandError(.badData, "\(name):\(lineNumber + 1): the line is too long")
        }
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = read(descriptor, &chunk, chunk.count)
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
