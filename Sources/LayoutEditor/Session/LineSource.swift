package import CommandLanguage

/// A source of command lines: a file, standard input, an argument, or a terminal.
package final class LineSource {
    /// The name in error messages.
    package let name: String
    /// Whether a person types the lines, and so sees the wrong line directly above an error.
    var isTyped: Bool { typed != nil }
    /// Whether errors state the numbers of the lines. True for a script and for standard input.
    let isScript: Bool
    /// Appends the next bytes to the buffer; returns false at the end.
    private let refill: ((inout [UInt8]) throws(CommandError) -> Bool)?
    /// Returns the next line that a person types. The property is nil unless lines are typed.
    private let typed: (() throws(CommandError) -> String?)?
    /// The bytes read so far. The lines in the bytes before the index `start` have been returned.
    private var buffer: [UInt8]
    private var start = 0
    private var lineNumber = 0
    /// Whether the next bytes belong to a line that was refused, because it is too long.
    private var isInRefusedLine = false

    /// The longest line that is read, in bytes.
    private static let longest = 1 << 24

    private init(
        name: String, buffer: [UInt8] = [], isScript: Bool = true,
        refill: ((inout [UInt8]) throws(CommandError) -> Bool)? = nil,
        typed: (() throws(CommandError) -> String?)? = nil
    ) {
        self.name = name
        self.typed = typed
        self.isScript = isScript
        self.refill = refill
        self.buffer = buffer
    }

    /// Creates a source from the text of an argument, whose lines have no numbers that a person
    /// could look up.
    package convenience init(name: String, text: String) {
        self.init(name: name, buffer: Array(text.utf8), isScript: false)
    }

    /// Creates a source from a script that was read completely.
    package convenience init(name: String, bytes: [UInt8]) {
        self.init(name: name, buffer: bytes)
    }

    /// Creates a source from a script that is read while it runs.
    ///
    /// - Parameter refill: appends the next bytes to the buffer; returns false at the end.
    package convenience init(
        name: String, refill: @escaping (inout [UInt8]) throws(CommandError) -> Bool
    ) {
        self.init(name: name, buffer: [], refill: refill)
    }

    /// Creates a source from lines that a function reads, for example from a terminal.
    package convenience init(name: String, typed: @escaping () throws(CommandError) -> String?) {
        self.init(name: name, isScript: false, typed: typed)
    }

    /// Returns the next line without its line end; nil after the last one.
    package func next() throws(CommandError) -> String? {
        if let typed { return try typed() }
        if isInRefusedLine { try skipLine() }
        var searched = 0
        while true {
            let end = buffer[(start + searched)...].firstIndex(of: UInt8(ascii: "\n"))
            if let end {
                let line = buffer[start..<end]
                start = end + 1
                return try text(line)
            }
            searched = buffer.count - start
            if try !readOn() { break }
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

    /// Appends more bytes to the buffer; returns false at the end.
    private func readOn() throws(CommandError) -> Bool {
        guard let refill else { return false }
        buffer.removeFirst(start)
        start = 0
        if buffer.count > Self.longest {
            buffer = []
            isInRefusedLine = true
            lineNumber += 1
            throw CommandError(.badData, "\(name):\(lineNumber): the line is too long")
        }
        return try refill(&buffer)
    }

    /// Skips the rest of a line that was too long, in chunks. This is done only when the next line
    /// is requested, because a script ends at the error and the line may be endless.
    private func skipLine() throws(CommandError) {
        isInRefusedLine = false
        while let refill, try refill(&buffer) {
            if let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
                start = end + 1
                return
            }
            buffer = []
        }
    }
}
