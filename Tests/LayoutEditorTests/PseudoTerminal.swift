import Foundation
import Platform
import TestKit

/// The built program on a pseudo-terminal, as if a person used it.
final class PseudoTerminal {
    private let master: Int32
    private let process: pid_t
    /// All output of the program, including control sequences.
    private(set) var shown = ""
    /// The screen that a person sees.
    private(set) var screen: TerminalScreen
    /// The first bytes of a character that is not yet complete.
    private var begun: [UInt8] = []
    private var hasEnded = false

    /// Thrown if there are no pseudo-terminals to test on.
    struct Unavailable: Error {}

    init(
        _ arguments: [String], of program: String = BuiltProgram.folder + "/layoutedit",
        in folder: URL, columns: Int = 80, rows: Int = 24, environment: [String: String] = [:]
    ) throws {
        screen = TerminalScreen(columns: columns, rows: rows)
        master = Self.openMaster()
        guard master >= 0, let slave = Self.unlock(master) else { throw Unavailable() }
        var variables = [
            "PATH": "/usr/bin:/bin", "TERM": "xterm", "LANG": "C.UTF-8", "NO_COLOR": "1",
            "XDG_STATE_HOME": folder.path + "/state", "SWIFT_BACKTRACE": "enable=no",
        ]
        variables.merge(environment) { $1 }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        // When the leader of a new session opens a terminal, it becomes the controlling terminal.
        posix_spawn_file_actions_addopen(&actions, 0, slave, O_RDWR, 0)
        posix_spawn_file_actions_adddup2(&actions, 0, 1)
        posix_spawn_file_actions_adddup2(&actions, 0, 2)
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        // The process that runs the tests may ignore Ctrl-C, which the program would inherit.
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGINT)
        posix_spawnattr_setsigdefault(&attributes, &signals)
        // Nor may it inherit the signals that threads of the tests have blocked.
        var nothing = sigset_t()
        sigemptyset(&nothing)
        posix_spawnattr_setsigmask(&attributes, &nothing)
        posix_spawnattr_setflags(
            &attributes,
            Self.newSession | Int16(POSIX_SPAWN_SETSIGDEF) | Int16(POSIX_SPAWN_SETSIGMASK))
        let inFolder = ["sh", "-c", "cd \"$0\" && exec \"$@\"", folder.path]
        let words = (inFolder + [program] + arguments).map { strdup($0) }
        let settings = variables.map { strdup($0.key + "=" + $0.value) }
        defer { for word in words + settings { free(word) } }
        var process = pid_t()
        Self.setSize(of: master, columns: columns, rows: rows)
        guard
            posix_spawn(
                &process, "/bin/sh", &actions, &attributes, words + [nil], settings + [nil]) == 0
        else { throw Unavailable() }
        self.process = process
    }

    deinit {
        if !hasEnded {
            kill(process, SIGKILL)
            waitpid(process, nil, 0)
        }
        close(master)
    }

    // <stdlib.h> and <spawn.h> define these only with _GNU_SOURCE, which hides them from Swift
    // (asm-generic/ioctls.h).
    private static let newSession: Int16 = 0x80
    private static let lockSlave: UInt = 0x4004_5431
    private static let numberOfSlave: UInt = 0x8004_5430

    static func openMaster() -> Int32 { open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC) }

    private static func unlock(_ master: Int32) -> String? {
        var (unlocked, number): (Int32, Int32) = (0, 0)
        guard ioctl(master, lockSlave, &unlocked) == 0, ioctl(master, numberOfSlave, &number) == 0
        else { return nil }
        return "/dev/pts/\(number)"
    }

    private static func setSize(of terminal: Int32, columns: Int, rows: Int) {
        var size = winsize(
            ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(terminal, UInt(TIOCSWINSZ), &size)
    }

    func resize(columns: Int, rows: Int = 24) {
        Self.setSize(of: master, columns: columns, rows: rows)
    }

    func type(_ keys: String) {
        let bytes = Array(keys.utf8)
        _ = write(master, bytes, bytes.count)
    }

    /// Does the same as Ctrl-Z, a shell that changes the terminal's mode, and `fg`.
    func stopAndContinue() throws {
        kill(process, SIGSTOP)
        var modes = termios()
        tcgetattr(master, &modes)
        modes.c_lflag |= tcflag_t(ICANON | ECHO)
        tcsetattr(master, TCSANOW, &modes)
        kill(process, SIGCONT)
    }

    /// Discards the output so far, so that later waits consider only new output.
    func clear() { shown = "" }

    /// Waits until the program has shown a text; returns false after half a minute.
    func shows(_ text: String) -> Bool {
        let end = Date().addingTimeInterval(30)
        while !plain.contains(text), Date() < end {
            if !readMore(), !isAlive { break }
        }
        return plain.contains(text)
    }

    /// Types a line, and waits for its answer and the next prompt.
    func run(_ line: String, until text: String) -> Bool {
        clear()
        type(line + "\r")
        return shows(text) && prompts()
    }

    /// Waits until the program reads a line. Before that, the terminal itself handles Ctrl-C and
    /// Ctrl-D, because no line is being edited.
    func prompts() -> Bool {
        let end = Date().addingTimeInterval(30)
        while !plain.hasSuffix("> "), !plain.hasSuffix("… "), Date() < end {
            if !readMore(), !isAlive { break }
        }
        return plain.hasSuffix("> ") || plain.hasSuffix("… ")
    }

    /// Types Ctrl-D at a prompt, and returns how the program ended.
    func leaves() -> Int32 { prompts() ? ends(typing: "\u{4}") : ends() }

    /// Types keys and returns the exit status, or 128 plus the signal's number. Kills the program
    /// after half a minute.
    func ends(typing keys: String = "") -> Int32 {
        type(keys)
        for _ in 0..<60 where isAlive { while readMore() {} }
        if isAlive { kill(process, SIGKILL) }
        while readMore() {}
        var status: Int32 = 0
        waitpid(process, &status, 0)
        hasEnded = true
        return status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
    }

    /// The output without control sequences.
    var plain: String {
        let lines = shown.unicodeScalars.filter { $0 != "\r" }
        return String(lines).replacing(/\u{1B}\[[0-9;?]*[A-Za-z]/, with: "")
    }

    private var isAlive: Bool {
        var status = siginfo_t()
        return waitid(P_PID, id_t(process), &status, WEXITED | WNOHANG | WNOWAIT) == 0
            && status.si_signo == 0
    }

    /// Reads output, waiting up to `patience` milliseconds; returns false if there was none.
    private func readMore(patience: Int32 = 500) -> Bool {
        var waiting = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
        guard poll(&waiting, 1, patience) > 0 else { return false }
        var bytes = [UInt8](repeating: 0, count: 1 << 16)
        let count = read(master, &bytes, bytes.count)
        if count <= 0 { return false }
        begun += bytes[..<count]
        let whole = begun.count - Self.lengthOfBeginning(begun)
        let text = String(decoding: begun[..<whole], as: UTF8.self)
        begun.removeFirst(whole)
        shown += text
        screen.show(text)
        return true
    }

    /// Returns the number of bytes at the end that begin an incomplete character.
    private static func lengthOfBeginning(_ bytes: [UInt8]) -> Int {
        guard let first = bytes.suffix(3).lastIndex(where: { $0 >= 0xC0 }) else { return 0 }
        let length = bytes[first] >= 0xF0 ? 4 : bytes[first] >= 0xE0 ? 3 : 2
        return bytes.count - first < length ? bytes.count - first : 0
    }

    /// Waits until the screen's last rows are `rows`, with their colours; returns false after ten
    /// seconds.
    func sees(_ rows: [String]) -> Bool {
        let end = Date().addingTimeInterval(10)
        while screen.styledLines.suffix(rows.count) != rows[...], Date() < end {
            if !readMore(), !isAlive { break }
        }
        return screen.styledLines.suffix(rows.count) == rows[...]
    }
}
