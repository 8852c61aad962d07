import Platform

/// Lines read from a terminal, key by key, each painted as it comes.
package final class LineReader {
    /// Why waiting for a key has ended.
    package enum Waking: Sendable {
        case key
        /// Nothing came in time.
        case silence
        /// A signal asks the program to end what it does.
        case interruption
        case newSize
        /// The program was stopped, and goes on.
        case resumption
    }

    /// What the terminal is, and how it is waited for: the program's, which hears its signals.
    package struct Terminal {
        let wait: (_ milliseconds: Int?) -> Waking
        let size: () -> (columns: Int, rows: Int)

        /// - Parameter wait: for so many milliseconds; without an end for nil.
        package init(
            wait: @escaping (_ milliseconds: Int?) -> Waking,
            size: @escaping () -> (columns: Int, rows: Int)
        ) {
            self.wait = wait
            self.size = size
        }
    }

    /// How reading has ended.
    package enum Answer: Hashable, Sendable {
        case line(String)
        /// Ctrl-C: the line is forgotten.
        case interrupted
        /// Ctrl-D, or nobody is there any more.
        case ended
    }

    private let terminal: Terminal
    private let shape: TextShape
    private let palette: Palette
    private var past: PastLines
    private var ring = KillRing()

    private var edit: LineEdit?
    private var prompt = LineView.Prompt("", continuation: "")
    private var shown = Frame()
    private var decoder = KeyDecoder()

    /// An Escape that nothing follows for so many milliseconds is a key of its own.
    private static let patience = 40

    /// - Parameter past: what was typed before, the oldest first.
    package init(on terminal: Terminal, past: [String], shape: TextShape, palette: Palette) {
        self.terminal = terminal
        self.shape = shape
        self.palette = palette
        self.past = PastLines(past)
    }

    /// Reads a text, of one line or several. The terminal is as it was when it returns.
    package func read(behind prompt: LineView.Prompt, helper: any LineHelper) -> Answer {
        self.prompt = prompt
        var edit = LineEdit(
            past: past, ring: ring, helper: helper, offers: palette.tellsApart)
        edit.refresh()
        self.edit = edit
        begin()
        defer { end() }
        while true {
            if let answer = take(terminal.wait(decoder.isUndecided ? Self.patience : nil)) {
                return answer
            }
            if !hasMore { paint() }
        }
    }

    private func take(_ waking: Waking) -> Answer? {
        switch waking {
        case .key:
            guard let byte = Self.nextByte() else { return leave(.ended) }
            return decoder.take(byte).flatMap(take)
        case .silence: return decoder.finish().flatMap(take)
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

    /// More has been typed than was taken: it is painted with what follows.
    private var hasMore: Bool {
        var waiting = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        return poll(&waiting, 1, 0) > 0 && waiting.revents & Int16(POLLIN) != 0
    }

    private func take(_ key: Key) -> Answer? {
        guard let outcome = edit?.take(key), let edit else { return .ended }
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

    // MARK: Beginning and ending

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

    /// Nothing but the text is left on the screen, the cursor behind it; a line that is handed over
    /// ends.
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

    /// Ctrl-Z: the shell around takes the terminal, until somebody brings the program back.
    private func suspend() {
        put("\r\n")
        RawMode.end()
        kill(0, SIGTSTP)
        // What the signal of going on has to say is done here.
        _ = terminal.wait(0)
        begin()
    }

    // MARK: Showing

    private func paint() {
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

    /// Nil where the terminal is gone.
    private static func nextByte() -> UInt8? {
        var byte: UInt8 = 0
        while true {
            let count = Platform.read(STDIN_FILENO, &byte, 1)
            if count == 1 { return byte }
            if count == 0 || errno != EINTR { return nil }
        }
    }
}
