package import CommandLanguage

/// Where commands come from, a line at a time: a file, standard input, an argument, or a person.
package final class LineSource {
    /// How errors name it.
    package let name: String
    /// A person types the lines, and sees them above an error.
    var isTyped: Bool { typed != nil }
    /// The lines have numbers that a person can look up.
    let isScript: Bool
    /// Adds what comes next to the buffer; false at the end.
    private let refill: ((inout [UInt8]) throws(CommandError) -> Bool)?
    /// Gives whole lines, where they are typed.
    private let typed: (() throws(CommandError) -> String?)?
    /// What was read and not given yet starts at `start`.
    private var buffer: [UInt8]
    private var start = 0
    private var lineNumber = 0
    /// Whether what comes next is the rest of a line that was too long.
    private var isInRefusedLine = false

    /// The longest line that is read.
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

    /// Lines that stand in an argument, and have no numbers that a person could look up.
    package convenience init(name: String, text: String) {
        self.init(name: name, buffer: Array(text.utf8), isScript: false)
    }

    /// A script that has been read whole.
    package convenience init(name: String, bytes: [UInt8]) {
        self.init(name: name, buffer: bytes)
    }

    /// A script that is read while it runs.
    ///
    /// - Parameter refill: adds what comes next to the bytes that are there; false at the end.
    package convenience init(
        name: String, refill: @escaping (inout [UInt8]) throws(CommandError) -> Bool
    ) {
        self.init(name: name, buffer: [], refill: refill)
    }

    /// Lines that something else reads, from a person for one.
    package convenience init(name: String, typed: @escaping () throws(CommandError) -> String?) {
        self.init(name: name, isScript: false, typed: typed)
    }

    /// The next line without its end; nil behind the last.
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

    /// Reads more behind what is there; false at the end.
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

    /// Reads on to the end of a line that was refused, in pieces. It is a step of its own, because a
    /// script ends with the refusal, and the line may have no end.
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
