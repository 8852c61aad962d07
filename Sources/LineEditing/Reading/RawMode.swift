import Platform

/// The terminal as lines are edited on it: each key at once, and none shown by the system.
package enum RawMode {
    // Read by a signal handler; written by the one thread that edits, before it is set.
    nonisolated(unsafe) private static var before = termios()
    nonisolated(unsafe) private static var isOn: sig_atomic_t = 0

    /// Begins it; false, with `errno`, where standard input is no terminal.
    @discardableResult
    package static func begin() -> Bool {
        if isOn != 0 { return true }
        guard tcgetattr(STDIN_FILENO, &before) == 0 else { return false }
        var modes = before
        modes.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG | IEXTEN)
        modes.c_iflag &= ~tcflag_t(ICRNL | INLCR | IXON)
        withUnsafeMutableBytes(of: &modes.c_cc) { bytes in
            (bytes[Int(VMIN)], bytes[Int(VTIME)]) = (1, 0)
        }
        isOn = 1
        // What was typed ahead stays.
        guard tcsetattr(STDIN_FILENO, TCSADRAIN, &modes) == 0 else { return false }
        put(marksPaste)
        return true
    }

    /// Ends it: the terminal is as it was. May be called where signals are handled.
    package static func end() {
        if isOn == 0 { return }
        put(marksNoPaste)
        _ = tcsetattr(STDIN_FILENO, TCSADRAIN, &before)
        isOn = 0
    }

    /// Asks the terminal for marks around what is pasted, so that it can be told from what is typed.
    private static let marksPaste: StaticString = "\u{1B}[?2004h"
    private static let marksNoPaste: StaticString = "\u{1B}[?2004l"

    private static func put(_ sequence: StaticString) {
        _ = write(STDOUT_FILENO, sequence.utf8Start, sequence.utf8CodeUnitCount)
    }
}
