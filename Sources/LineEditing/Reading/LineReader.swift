import Platform

/// A reader of lines from a terminal. It handles each key and repaints the edited line.
package final class LineReader {
    /// The event that ended the wait for a key.
    package enum WakeReason: Sendable {
        case key
        /// No input came within the time limit.
        case silence
        /// A signal such as SIGINT asked the program to interrupt its work.
        case interruption
        case newSize
        /// The program was suspended by a signal and has been resumed.
        case resumption
    }

    /// The terminal as two functions: one waits for input, and one returns the terminal's size. The
    /// caller provides these functions, because it handles the signals that end the wait.
    package struct Terminal {
        let wait: (_ milliseconds: Int?) -> WakeReason
        let size: () -> (columns: Int, rows: Int)

        /// - Parameter wait: waits for input for the given number of milliseconds, or without a
        ///   limit if that is nil
        package init(
            wait: @escaping (_ milliseconds: Int?) -> WakeReason,
            size: @escaping () -> (columns: Int, rows: Int)
        ) {
            self.wait = wait
            self.size = size
        }
    }

    /// The result of reading a line.
    package enum Answer: Hashable, Sendable {
        case line(String)
        /// The user pressed Ctrl-C, or a signal interrupted the program. The line is discarded.
        case interrupted
        /// The user pressed Ctrl-D on an empty line, or the terminal was closed.
        case ended
    }

    private let terminal: Terminal
    private let shape: TextShape
    private let palette: Palette
    private var past: LineHistory
    private var ring = KillRing()

    private var edit: LineEdit?
    private var prompt = LineView.Prompt("", continuation: "")
    private var shown = Frame()
    private var decoder = KeyDecoder()

    /// The bytes that have been read and not yet decoded to keys.
    private var pending: ArraySlice<UInt8> = []
    /// The number of bytes read since the line was last painted. As this number grows, more bytes
    /// are read at once, so that a long paste is fast. At first, bytes are read one at a time: if a
    /// byte ends the line and the command starts another program, the bytes after it must stay in
    /// the terminal for that program.
    private var burst = 0

    /// The pause, in milliseconds, after which an Escape byte without a following byte counts as
    /// the Escape key.
    private static let escapeTimeout = 40

    /// - Parameter past: the history of entered texts, the oldest first
    package init(on terminal: Terminal, past: [String], shape: TextShape, palette: Palette) {
        self.terminal = terminal
        self.shape = shape
        self.palette = palette
        self.past = LineHistory(past)
    }

    /// Reads a text of one or several rows, showing `prompt` before it. Restores the terminal's
    /// modes before returning.
    package func read(behind prompt: LineView.Prompt, helper: any InputHelper) -> Answer {
        precondition(edit == nil, "a line is read while another one is edited")
        self.prompt = prompt
        var edit = LineEdit(
            past: past, ring: ring, helper: helper,
            showsSuggestions: palette.distinguishesSuggestions)
        edit.refresh()
        self.edit = edit
        begin()
        defer { end() }
        while true {
            let waking =
                pending.isEmpty
                ? terminal.wait(decoder.isUndecided ? Self.escapeTimeout : nil) : .key
            if let answer = handle(waking) { return answer }
            if !hasMore { paint() }
        }
    }

    private func handle(_ waking: WakeReason) -> Answer? {
        switch waking {
        case .key:
            guard let byte = nextByte() else { return leave(.ended) }
            return decoder.decode(byte).flatMap(handle)
        case .silence: return decoder.finish().flatMap(handle)
        case .interruption: return leave(.interrupted)
        case .newSize:
            put(FramePainter.wiping(shown))
            shown = Frame()
            return nil
        case .resumption:
            RawMode.end()
            begin()
            return nil
        }
    }

    /// Whether more input has already arrived. If so, repainting is postponed until that input has
    /// been handled.
    private var hasMore: Bool {
        if !pending.isEmpty { return true }
        var waiting = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        return poll(&waiting, 1, 0) > 0 && waiting.revents & Int16(POLLIN) != 0
    }

    private func handle(_ key: Key) -> Answer? {
        guard let outcome = edit?.handle(key), let edit else { return .ended }
        switch outcome {
        case .goOn: return nil
        case .accept: return leave(.line(edit.line.text))
        case .interrupt: return leave(.interrupted)
        case .end: return leave(.ended)
        case .clearScreen:
            put("\u{1B}[H\u{1B}[2J")
            shown = Frame()
        case .suspend: suspend()
        }
        return nil
    }

    // MARK: Starting and ending the editing of a line

    private func begin() {
        RawMode.begin()
        shown = Frame()
        paint()
    }

    private func end() {
        ring = edit?.ring ?? ring
        edit = nil
        RawMode.end()
    }

    /// Ends editing: leaves only the prompt and the text on the screen, with the cursor at the end.
    /// If the line is accepted, also starts a new row and adds the text to the history. Returns
    /// `answer`.
    private func leave(_ answer: Answer) -> Answer {
        edit?.refresh()
        edit?.finish()
        if let edit { self.edit?.line.move(to: edit.line.characters.count) }
        show()
        if case .line(let text) = answer {
            put("\r\n")
            if !text.allSatisfy(\.isWhitespace) { past.add(text) }
        }
        return answer
    }

    /// Handles Ctrl-Z: restores the terminal for the shell, and stops until the program is resumed.
    private func suspend() {
        put("\r\n")
        RawMode.end()
        kill(0, SIGTSTP)
        // Discards the event for the resume signal, because `begin` already repaints.
        _ = terminal.wait(0)
        begin()
    }

    // MARK: Painting

    private func paint() {
        burst = 0
        edit?.refresh()
        show()
    }

    private func show() {
        guard let edit else { return }
        let (columns, rows) = terminal.size()
        let frame = LineView(edit, prompt, shape: shape, columns: columns, height: rows).frame
        put(FramePainter.bytes(from: shown, to: frame, columns: columns, palette))
        shown = frame
    }

    private func put(_ text: String) {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
            if count < 0, errno != EINTR { return }
            bytes = bytes.dropFirst(max(0, count))
        }
    }

    /// Waits for the next byte of standard input and returns it; nil if the terminal was closed.
    private func nextByte() -> UInt8? {
        while pending.isEmpty {
            var bytes = [UInt8](repeating: 0, count: 1 + burst / 64)
            let count = Platform.read(STDIN_FILENO, &bytes, bytes.count)
            if count == 0 || (count < 0 && errno != EINTR) { return nil }
            burst += max(0, count)
            pending = bytes[..<max(0, count)]
        }
        return pending.popFirst()
    }
}
