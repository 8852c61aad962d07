import CommandLanguage
import LineEditing
import Platform

/// Signals whose default would end the program in the middle of a sentence.
enum Signals {
    // Written by signal handlers, which may do nothing but set a flag.
    nonisolated(unsafe) private static var interruptions: sig_atomic_t = 0
    nonisolated(unsafe) private static var listens: sig_atomic_t = 0
    nonisolated(unsafe) private static var resizes: sig_atomic_t = 0
    nonisolated(unsafe) private static var resumptions: sig_atomic_t = 0

    /// Where a signal that ends the program leaves a byte; -1 where nobody waits for one.
    nonisolated(unsafe) private static var bell: Int32 = -1

    static func prepare() {
        // Writing to a closed pipe or over a file size limit is an error of that write instead.
        signal(SIGPIPE, SIG_IGN)
        signal(SIGXFSZ, SIG_IGN)
        // A parent that has told us to ignore Ctrl-C is obeyed, as nohup and shells expect.
        if !isIgnored(SIGINT) { on(SIGINT) { _ in Signals.interrupt() } }
    }

    /// Hears of new window sizes, and of `fg` behind Ctrl-Z, for as long as lines are edited.
    static func hearTerminal() {
        for ending in [SIGTERM, SIGHUP, SIGQUIT] where !isIgnored(ending) {
            on(ending) { number in
                // The terminal is left as it was, whatever ends the program.
                RawMode.end()
                signal(number, SIG_DFL)
                raise(number)
            }
        }
        on(SIGWINCH) { _ in Signals.resizes = 1 }
        on(SIGCONT) { _ in Signals.resumptions = 1 }
    }

    /// What becomes readable when Ctrl-C or SIGTERM asks the program to end: for loops that wait for
    /// other things too, and must not sleep through a signal.
    static func doorbell() -> Int32 {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return -1 }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        bell = ends[1]
        on(SIGTERM) { _ in Signals.interrupt() }
        // Threads of other programs start us with what they have blocked themselves.
        var heard = sigset_t()
        sigemptyset(&heard)
        sigaddset(&heard, SIGINT)
        sigaddset(&heard, SIGTERM)
        sigprocmask(SIG_UNBLOCK, &heard, nil)
        return ends[0]
    }

    /// Ctrl-C came since it was last forgotten.
    static var wasInterrupted: Bool { interruptions > 0 }

    /// Leaves Ctrl-C to a program that runs in our place.
    static func ignoringInterruptions<Result>(_ body: () -> Result) -> Result {
        var before = sigaction()
        var ignoring = sigaction()
        ignoring.handler = SIG_IGN
        sigaction(SIGINT, &ignoring, &before)
        defer { sigaction(SIGINT, &before, nil) }
        return body()
    }

    /// A line is being typed: Ctrl-C forgets it, however often it comes.
    static func listen(_ isTyping: Bool) { listens = isTyping ? 1 : 0 }

    /// Waits for a key or a signal, for so many milliseconds at most where there is a limit.
    static func wait(_ milliseconds: Int?) -> LineReader.Waking {
        while true {
            let count = waitForInput(milliseconds)
            if count == 0 { return .silence }
            // That the terminal is gone is told by reading from it.
            if count > 0 || errno != EINTR { return .key }
            if wasInterrupted { return .interruption }
            if takeResize() { return .newSize }
            if takeResumption() { return .resumption }
        }
    }

    /// What `pselect` says. A signal that comes just before the waiting is not slept through: signals
    /// are heard while waiting only.
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

    /// Whether the window's size has changed since the last call.
    private static func takeResize() -> Bool {
        defer { resizes = 0 }
        return resizes > 0
    }

    /// Whether the program was stopped and goes on since the last call.
    private static func takeResumption() -> Bool {
        defer { resumptions = 0 }
        return resumptions > 0
    }

    /// The first Ctrl-C asks, the second one insists: the file is safe against a sudden end.
    private static func interrupt() {
        if interruptions > 0, listens == 0 { _exit(ExitStatus.interrupted.rawValue) }
        interruptions = 1
        if bell >= 0 { _ = Platform.write(bell, "", 1) }
    }

    /// Without SA_RESTART, so that reading a line ends too.
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
