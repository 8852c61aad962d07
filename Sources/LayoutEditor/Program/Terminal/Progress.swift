import LayoutReplies
import LayoutSession
import LayoutStore
import Platform

/// A progress message: a line on standard error that each new message overwrites. It appears on
/// terminals only.
final class Progress {
    private let isShown: Bool
    private let started = Clock.now().milliseconds
    private var told = 0
    private var isOnScreen = false

    /// The delay before the first message, in milliseconds. Work that takes less time shows no
    /// message.
    private static let patience = 500
    private static let interval = 100

    /// Returns functions that update and erase a progress message, for code that does not know the
    /// terminal.
    @Sendable static func line() -> ProgressLine {
        let progress = Progress()
        return ProgressLine(update: { progress.report($0()) }, end: progress.end)
    }

    /// - Parameter isQuiet: whether to show no messages
    init(isQuiet: Bool = false) {
        let isDumb = ["", "dumb"].contains(Environment["TERM"] ?? "")
        isShown = !isQuiet && isatty(STDERR_FILENO) == 1 && !isDumb
    }

    func report(_ text: @autoclosure () -> String) {
        guard isShown else { return }
        let now = Clock.now().milliseconds
        guard now - started >= Self.patience, now - told >= Self.interval else { return }
        told = now
        isOnScreen = true
        put("\r" + String(VisibleText.escaped(text()).prefix(Terminal.width - 1)) + "\u{1B}[K")
    }

    /// Erases the message from the terminal, before other output is printed.
    func end() {
        if isOnScreen { put("\r\u{1B}[K") }
        isOnScreen = false
    }

    private func put(_ text: String) {
        _ = text.withCString { write(STDERR_FILENO, $0, Int(strlen($0))) }
    }
}
