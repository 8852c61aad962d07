import Platform

/// A running process that answers each input line with one line.
final class Talker {
    let process: pid_t
    private let input: Int32
    private let output: Int32
    private var buffer: [UInt8] = []

    /// Starts the program `words` with pipes for input and output.
    init(_ words: [String]) {
        let (down, up) = (Spawning.pipe(), Spawning.pipe())
        process = Spawning.start(words, input: .pipe(down.reading), output: up.writing)
        close(down.reading)
        close(up.writing)
        (input, output) = (down.writing, up.reading)
    }

    /// Sends a line and returns the answer; nil if the process has died.
    func ask(_ line: String) -> String? {
        let bytes = Array((line + "\n").utf8)
        guard write(input, bytes, bytes.count) == bytes.count else { return nil }
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            if let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
                defer { buffer.removeFirst(end + 1) }
                return String(decoding: buffer[..<end], as: UTF8.self)
            }
            let count = read(output, &chunk, chunk.count)
            if count <= 0 { return nil }
            buffer += chunk[..<count]
        }
    }

    /// Closes the pipes, waits for the process to end, and returns its peak memory in bytes.
    @discardableResult
    func end() -> Int {
        close(input)
        close(output)
        var status: Int32 = 0
        var usage = rusage()
        wait4(process, &status, 0, &usage)
        return usage.ru_maxrss * 1024
    }
}
