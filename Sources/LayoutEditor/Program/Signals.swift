import CommandLanguage
import LineEditing
import Platform

/// Handlers for signals whose default action would end the program abruptly.
enum Signals {
    // These are written by signal handlers, which may only set a flag.
    nonisolated(unsafe) private static var interruptions: sig_atomic_t = 0
    nonisolated(unsafe) private static var listens: sig_atomic_t = 0
    nonisolated(unsafe) private static var resizes: sig_atomic_t = 0
    nonisolated(unsafe) private static var resumptions: sig_atomic_t = 0

    /// The pipe that an interrupting signal writes a byte to; -1 if no loop waits for one.
    nonisolated(unsafe) private static var bell: Int32 = -1

    static func prepare() {
        // A write to a closed pipe or past the file size limit then fails with an error instead.
        signal(SIGPIPE, SIG_IGN)
        signal(SIGXFSZ, SIG_IGN)
        // Ctrl-C stays ignored if the parent process ignores it, as nohup and shells expect.
        if !isIgnored(SIGINT) { on(SIGINT) { _ in Signals.interrupt() } }
    }

    /// Installs handlers for window size changes, for resumption with `fg` after Ctrl-Z, and for
    /// signals that end the program.
    static func hearTerminal() {
        for ending in [SIGTERM, SIGHUP, SIGQUIT] where !isIgnored(ending) {
            on(ending) { number in
                // The terminal's mode is restored before a signal ends the program.
                RawMode.end()
                signal(number, SIG_DFL)
                raise(number)
            }
        }
        on(SIGWINCH) { _ in Signals.resizes = 1 }
        on(SIGCONT) { _ in Signals.resumptions = 1 }
    }

    /// Returns a descriptor that becomes readable when Ctrl-C or SIGTERM asks the program to end.
    /// It is for loops that also wait for other things and must not miss a signal.
    static func doorbell() -> Int32 {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return -1 }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        bell = ends[1]
        on(SIGTERM) { _ in Signals.interrupt() }
        // A parent program may have started this one with these signals blocked.
        var heard = sigset_t()
        sigemptyset(&heard)
        sigaddset(&heard, SIGINT)
        sigaddset(&heard, SIGTERM)
        sigprocmask(SIG_UNBLOCK, &heard, nil)
        return ends[0]
    }

    /// Whether Ctrl-C was pressed since `forgetInterruption()`.
    static var wasInterrupted: Bool { interruptions > 0 }

    /// Runs `body` with Ctrl-C ignored, so that it only reaches a child program.
    static func ignoringInterruptions<Result>(_ body: () -> Result) -> Result {
        var before = sigaction()
        var ignoring = sigaction()
        ignoring.handler = SIG_IGN
        sigaction(SIGINT, &ignoring, &before)
        defer { sigaction(SIGINT, &before, nil) }
        return body()
    }

    /// Sets whether a line is being typed. While one is, repeated Ctrl-C does not end the program.
    static func listen(_ isTyping: Bool) { listens = isTyping ? 1 : 0 }

    /// Waits for a key or a signal, for at most `milliseconds` if given.
    static func wait(_ milliseconds: Int?) -> LineReader.Waking {
        while true {
            let count = waitForInput(milliseconds)
            if count == 0 { return .silence }
            // If the terminal is gone, the next read reports it.
            if count > 0 || errno != EINTR { return .key }
            if wasInterrupted { return .interruption }
            if takeResize() { return .newSize }
            if takeResumption() { return .resumption }
        }
    }

    /// Returns the result of `pselect`. Signals are blocked except during the wait, so that one
    /// that arrives just before is not missed.
    private static func waitForInput(_ milliseconds: Int?) -> Int32 {
        var heard = sigset_t()
        var before = sigset_t()
        sigemptyset(&heard)
        for signal in [SIGINT, SIGWINCH, SIGCONT] { sigaddset(&heard, signal) }
        sigprocmask(SIG_BLOCK, &heard, &before)
        defer { sigprocmask(SIG_SETMASK, &before, nil) }
        errno = EINTR
        if wasInterrupted || resizes > 0 || resumptions > 0 { return -1 }
        var input = fd_set.standardInput
        guard let milliseconds else {
            return pselect(STDIN_FILENO + 1, &input, nil, nil, nil, &before)
        }
        var limit = timespec(
            tv_sec: milliseconds / 1_000, tv_nsec: milliseconds % 1_000 * 1_000_000)
        return pselect(STDIN_FILENO + 1, &input, nil, nil, &limit, &before)
    }

    static func forgetInterruption() { interruptions = 0 }

    /// Returns whether the window size has changed since the last call.
    private static func takeResize() -> Bool {
        defer { resizes = 0 }
        return resizes > 0
    }

    /// Returns whether the program was stopped and resumed since the last call.
    private static func takeResumption() -> Bool {
        defer { resumptions = 0 }
        return resumptions > 0
    }

    /// Requests an interruption. A second Ctrl-C ends the program at once, which is safe because
    /// the file survives a crash.
    private static func interrupt() {
        if interruptions > 0, listens == 0 { _exit(ExitStatus.interrupted.rawValue) }
        interruptions = 1
        if bell >= 0 { _ = Platform.write(bell, "", 1) }
    }

    /// Installs a handler without SA_RESTART, so that a signal also interrupts reading a line.
    private static func on(_ number: Int32, _ handler: @escaping @convention(c) (Int32) -> Void) {
        var action = sigaction()
        action.handler = handler
        sigaction(number, &action, nil)
    }

    private static func isIgnored(_ number: Int32) -> Bool {
        var action = sigaction()
        sigaction(number, nil, &action)
        return unsafeBitCast(action.handler, to: Int.self)
            == unsafeBitCast(SIG_IGN, to: Int.self)
    }
}
