import CEditline
import CommandLanguage
import LayoutReplies
import Platform

/// Lines typed on a terminal, edited with libedit: history, search, completion.
final class LineEditor {
    private let editor: OpaquePointer
    private let past: OpaquePointer
    private let journal: TypedHistory
    /// What libedit shows before the line; it keeps the pointer, so the text lives here.
    fileprivate var prompt = strdup("")
    /// The words that could stand at the end of a text.
    fileprivate let complete: (String) -> LineCompletion?
    /// Between the marks that a terminal puts around pasted text.
    fileprivate var isPasting = false

    /// Marks the parts of a prompt that take no room.
    private static let invisible = "\u{1}"

    /// Nil where libedit is not installed: lines are read as they come then.
    init?(journal: TypedHistory, complete: @escaping (String) -> LineCompletion?) {
        guard layout_editline_is_there() else { return nil }
        // Without a locale libedit knows no letters beyond ASCII.
        if setlocale(LC_CTYPE, "") == nil || longestCharacter == 1 {
            setlocale(LC_CTYPE, nameOfUTF8)
        }
        self.journal = journal
        self.complete = complete
        editor = layout_el_init()
        past = layout_history_init(Int32(TypedHistory.limit))
        layout_el_set_owner(editor, Unmanaged.passUnretained(self).toOpaque())
        layout_el_set_mode(editor, "emacs")
        layout_el_set_history(editor, past)
        layout_el_set_prompt(editor, showPrompt, 1)
        layout_el_set_reader(editor, readCharacter)
        bindKeys()
        for line in journal.lines { layout_history_add(past, line) }
    }

    deinit {
        layout_el_end(editor)
        layout_history_end(past)
        free(prompt)
    }

    private func bindKeys() {
        layout_el_add(editor, "layoutedit-complete", completeWord)
        layout_el_add(editor, "layoutedit-paste", beginPaste)
        layout_el_add(editor, "layoutedit-pasted", endPaste)
        layout_el_bind(editor, "^I", "layoutedit-complete")
        layout_el_bind(editor, "^R", "em-inc-search-prev")
        layout_el_bind(editor, "^_", "ed-redisplay")
        layout_el_bind(editor, "\\e[200~", "layoutedit-paste")
        layout_el_bind(editor, "\\e[201~", "layoutedit-pasted")
        for (keys, function) in Self.cursorKeys { layout_el_bind(editor, keys, function) }
    }

    private static let cursorKeys = [
        ("\\e[1;5C", "em-next-word"), ("\\e[1;5D", "ed-prev-word"),
        ("\\e[H", "ed-move-to-beg"), ("\\e[F", "ed-move-to-end"), ("\\e[3~", "ed-delete-next-char"),
    ]

    /// The next line without its end; nil when the input has ended. Throws `interrupted` on Ctrl-C.
    ///
    /// - Parameter prompt: escaped already.
    func line(behind prompt: String, in style: Style?) throws(CommandError) -> String? {
        free(self.prompt)
        self.prompt = strdup((style.map { marked(prompt, $0) } ?? prompt) + " ")
        // Ask the terminal to mark what is pasted.
        marksPaste(true)
        defer { marksPaste(false) }
        Signals.forgetInterruption()
        isPasting = false
        // libedit would show the prompt first: a key pressed at once would be the terminal's.
        layout_el_prepare(editor)
        var count: Int32 = 0
        guard let text = layout_el_gets(editor, &count) else {
            // A search that is interrupted looks to libedit like the end of the input.
            if Signals.wasInterrupted {
                Signals.forgetInterruption()
                throw CommandError(.interrupted, "interrupted")
            }
            return nil
        }
        var line = String(cString: text)
        while line.last?.isNewline == true { line.removeLast() }
        return line
    }

    /// Keeps a command for this session and the next.
    func remember(_ command: String) {
        if command.allSatisfy(\.isWhitespace) { return }
        layout_history_add(past, command)
        journal.append(command)
    }

    /// Tells libedit which parts of the prompt take no room.
    private func marked(_ prompt: String, _ style: Style) -> String {
        let (mark, end) = (Self.invisible, Self.invisible)
        return mark + style.beginning + end + prompt + mark + Style.end + end
    }

    private func marksPaste(_ isOn: Bool) { put("\u{1B}[?2004" + (isOn ? "h" : "l")) }

    /// Behind Ctrl-Z and `fg` the terminal is as the shell around has left it, and shows its lines.
    fileprivate func resume() -> wchar_t {
        layout_el_restore(editor)
        layout_el_prepare(editor)
        marksPaste(true)
        return Self.redisplay
    }

    /// The key that shows prompt and line again.
    private static let redisplay: wchar_t = 0x1F

    private func put(_ text: String) {
        _ = text.withCString { write(STDOUT_FILENO, $0, Int(strlen($0))) }
    }
}

// MARK: What libedit calls

private func owner(_ editor: OpaquePointer?) -> LineEditor {
    Unmanaged<LineEditor>.fromOpaque(layout_el_owner(editor)!).takeUnretainedValue()
}

private func showPrompt(_ editor: OpaquePointer?) -> UnsafeMutablePointer<CChar>? {
    owner(editor).prompt
}

private func beginPaste(_ editor: OpaquePointer?, _ key: Int32) -> UInt8 {
    owner(editor).isPasting = true
    return UInt8(CC_NORM)
}

private func endPaste(_ editor: OpaquePointer?, _ key: Int32) -> UInt8 {
    owner(editor).isPasting = false
    return UInt8(CC_NORM)
}

/// One character of UTF-8. Ctrl-C ends the line, a new size of the window draws it again.
private func readCharacter(
    _ editor: OpaquePointer?, _ result: UnsafeMutablePointer<wchar_t>?
) -> Int32 {
    var bytes: [UInt8] = []
    while bytes.count < 4 {
        var byte: UInt8 = 0
        let count = Signals.waitForInput() ? read(STDIN_FILENO, &byte, 1) : -1
        if count < 0, errno == EINTR {
            if Signals.wasInterrupted { return -1 }
            if Signals.takeResize() { layout_el_resize(editor!) }
            if Signals.takeResumption() {
                result?.pointee = owner(editor).resume()
                return 1
            }
            continue
        }
        if count <= 0 { return Int32(count) }
        bytes.append(byte)
        if let text = String(validating: bytes, as: UTF8.self) {
            result?.pointee = wchar_t(text.unicodeScalars.first!.value)
            return 1
        }
    }
    result?.pointee = wchar_t(0xFFFD)
    return 1
}

/// Tab: puts in what all candidates share, or shows them.
private func completeWord(_ editor: OpaquePointer?, _ key: Int32) -> UInt8 {
    let owner = owner(editor)
    if owner.isPasting {
        layout_el_insert(editor!, " ")
        return UInt8(CC_REFRESH)
    }
    guard let line = layout_el_line(editor!)?.pointee, let start = line.buffer else {
        return UInt8(CC_REFRESH_BEEP)
    }
    let typed = UnsafeRawBufferPointer(start: start, count: line.cursor - start)
    guard let completion = owner.complete(String(decoding: typed, as: UTF8.self)),
        !completion.words.isEmpty
    else { return UInt8(CC_REFRESH_BEEP) }
    if let word = completion.insertion {
        layout_el_delete(editor!, Int32(completion.begun.unicodeScalars.count))
        layout_el_insert(editor!, word)
        return UInt8(CC_REFRESH)
    }
    let listing = "\n" + VisibleText.escaped(completion.listing(width: Terminal.width)) + "\n"
    _ = listing.withCString { write(STDOUT_FILENO, $0, Int(strlen($0))) }
    return UInt8(CC_REDISPLAY)
}
