import Platform

/// The terminal's raw mode, used while a line is edited: each key is read at once and is not
/// echoed.
package enum RawMode {
    // Both variables are also read by a signal handler. `before` is valid only while `isOn` is 1,
    // so `before` is set before `isOn`. Only one thread edits lines.
    nonisolated(unsafe) private static var before = termios()
    nonisolated(unsafe) private static var isOn: sig_atomic_t = 0

    /// Turns raw mode on. Returns false and sets `errno` if standard input is not a terminal.
    @discardableResult
    static func begin() -> Bool {
        if isOn != 0 { return true }
        guard tcgetattr(STDIN_FILENO, &before) == 0 else { return false }
        var modes = before
        modes.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG | IEXTEN)
        modes.c_iflag &= ~tcflag_t(ICRNL | INLCR | IXON)
        withUnsafeMutableBytes(of: &modes.c_cc) { bytes in
            (bytes[Int(VMIN)], bytes[Int(VTIME)]) = (1, 0)
        }
        // This is set before the mode is turned on. A signal may arrive as soon as the mode is on,
        // and its handler calls `end`, which restores the terminal only if `isOn` is set.
        isOn = 1
        // `TCSADRAIN` keeps the input that the user has already typed.
        guard tcsetattr(STDIN_FILENO, TCSADRAIN, &modes) == 0 else {
            isOn = 0
            return false
        }
        put(marksPaste)
        return true
    }

    /// Turns raw mode off and restores the terminal's previous modes. Safe to call from a signal
    /// handler.
    package static func end() {
        if isOn == 0 { return }
        put(marksNoPaste)
        _ = tcsetattr(STDIN_FILENO, TCSADRAIN, &before)
        isOn = 0
    }

    /// Turns on bracketed paste, which lets the program distinguish pasted from typed text.
    private static let marksPaste: StaticString = "\u{1B}[?2004h"
    private static let marksNoPaste: StaticString = "\u{1B}[?2004l"

    private static func put(_ sequence: StaticString) {
        _ = write(STDOUT_FILENO, sequence.utf8Start, sequence.utf8CodeUnitCount)
    }
}
