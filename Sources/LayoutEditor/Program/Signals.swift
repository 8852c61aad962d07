import CommandLanguage
import LineEditing
import Platform

/// Handlers for signals whose default action would end the program abruptly.
enum Signals {
    // Flags that signal handlers read or set, because a handler may do little else.
    nonisolated(unsafe) private static var interruptions: sig_atomic_t = 0
    nonisolated(unsafe) private static var isTypingFlag: sig_atomic_t = 0
    nonisolated(unsafe) private static var isInteractiveFlag: sig_atomic_t = 0
    nonisolated(unsafe) private static var resizes: sig_atomic_t = 0
    nonisolated(unsafe) private static var resumptions: sig_atomic_t = 0

    /// The end of a pipe to which the signal handler writes a byte when the user interrupts the
    /// program; -1 if no loop waits for it.
    nonisolated(unsafe) private static var interruptionPipe: Int32 = -1

    /// The time in seconds that a program that is not interactive has after Ctrl-C to end in order.
    /// Then SIGALRM ends it.
    private static let longestEnd: UInt32 = 3

    static func prepare() {
        // A write to a closed pipe, or beyond the file size limit, then fails with an error instead
        // of ending the program.
        signal(SIGPIPE, SIG_IGN)
        signal(SIGXFSZ, SIG_IGN)
        // If the parent process ignores Ctrl-C, this process does too, as nohup and shells expect.
        if !isIgnored(SIGINT) { on(SIGINT) { _ in Signals.interrupt() } }
        on(SIGALRM) { _ in _exit(ExitStatus.interrupted.rawValue) }
    }

    /// Installs the handlers for an interactive session: for changes of the window size, for
    /// resumption with `fg` after Ctrl-Z, and for signals that end the program.
    static func handleTerminalSignals() {
        isInteractiveFlag = 1
        for ending in [SIGTERM, SIGHUP, SIGQUIT] where !isIgnored(ending) {
            on(ending) { number in
                // Restores the terminal's mode, then sends the signal again with its default
                // action.
                RawMode.end()
                signal(number, SIG_DFL)
                raise(number)
            }
        }
        on(SIGWINCH) { _ in Signals.resizes = 1 }
        on(SIGCONT) { _ in Signals.resumptions = 1 }
    }

    /// Returns a descriptor that becomes readable when Ctrl-C or SIGTERM asks the program to end;
    /// -1 if no pipe can be created. A loop that also waits for other descriptors can use it
    /// without missing a signal.
    static func interruptionDescriptor() -> Int32 {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return -1 }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        interruptionPipe = ends[1]
        on(SIGTERM) { _ in Signals.interrupt() }
        // Ctrl-C may have been pressed before the pipe existed, so that the handler could not write
        // to it.
        if wasInterrupted { _ = Platform.write(ends[1], "", 1) }
        // Unblocks SIGINT and SIGTERM, because the parent process may have started this process
        // with both blocked.
        var heard = sigset_t()
        sigemptyset(&heard)
        sigaddset(&heard, SIGINT)
        sigaddset(&heard, SIGTERM)
        sigprocmask(SIG_UNBLOCK, &heard, nil)
        return ends[0]
    }

    /// Whether Ctrl-C was pressed since the last call of `forgetInterruption()`. After a call of
    /// `interruptionDescriptor()`, SIGTERM counts as Ctrl-C.
    static var wasInterrupted: Bool { interruptions > 0 }

    /// Runs `body` with Ctrl-C ignored, so that Ctrl-C only affects a child program that `body`
    /// waits for.
    static func ignoringInterruptions<Result>(_ body: () -> Result) -> Result {
        var before = sigaction()
        var ignoring = sigaction()
        ignoring.handler = SIG_IGN
        sigaction(SIGINT, &ignoring, &before)
        defer { sigaction(SIGINT, &before, nil) }
        return body()
    }

    /// Sets whether the user is typing a line. During typing, repeated Ctrl-C does not end the
    /// program.
    static func setTyping(_ isTyping: Bool) { isTypingFlag = isTyping ? 1 : 0 }

    /// Waits for a key or a signal, and returns which one arrived. Returns `.silence` if none has
    /// arrived after `milliseconds`; nil waits without limit.
    static func wait(_ milliseconds: Int?) -> LineReader.WakeReason {
        while true {
            let count = waitForInput(milliseconds)
            if count == 0 { return .silence }
            // An error other than EINTR means that the terminal is gone, which the next read
            // reports.
            if count > 0 || errno != EINTR { return .key }
            if wasInterrupted { return .interruption }
            if consumeResize() { return .newSize }
            if consumeResumption() { return .resumption }
        }
    }

    /// Waits with `pselect` and returns its result. The signals are blocked except during the wait,
    /// so that a signal that arrives just before the wait is not missed.
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

    /// Returns whether the window size has changed since the last call of this function.
    private static func consumeResize() -> Bool {
        defer { resizes = 0 }
        return resizes > 0
    }

    /// Returns whether the program was stopped and resumed since the last call of this function.
    private static func consumeResumption() -> Bool {
        defer { resumptions = 0 }
        return resumptions > 0
    }

    /// Records that Ctrl-C was pressed. A second Ctrl-C ends the program at once, unless a line is
    /// being typed. If the program is not interactive, SIGALRM ends it after `longestEnd` seconds,
    /// because some work does not check for Ctrl-C. Ending at once is safe, because a layout file
    /// survives a crash.
    private static func interrupt() {
        if interruptions > 0, isTypingFlag == 0 { _exit(ExitStatus.interrupted.rawValue) }
        interruptions = 1
        if isInteractiveFlag == 0 { _ = alarm(longestEnd) }
        if interruptionPipe >= 0 { _ = Platform.write(interruptionPipe, "", 1) }
    }

    /// Installs a handler without SA_RESTART, so that the signal also interrupts a blocking read.
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
