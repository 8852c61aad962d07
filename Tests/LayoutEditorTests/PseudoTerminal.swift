import Foundation
import Platform
import TestKit

/// The built program on a pseudo-terminal, as a person at a keyboard has it.
final class PseudoTerminal {
    private let master: Int32
    private let process: pid_t
    /// Everything that the program has shown, byte by byte.
    private(set) var shown = ""
    /// What somebody sees.
    private(set) var screen: TerminalScreen
    /// The beginning of a character that has not come whole yet.
    private var begun: [UInt8] = []
    private var hasEnded = false

    /// Why there is no terminal to test on.
    struct Unavailable: Error {}

    init(
        _ arguments: [String], in folder: URL, columns: Int = 80, rows: Int = 24,
        environment: [String: String] = [:]
    ) throws {
        let program = BuiltProgram.folder + "/layoutedit"
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
        // The leader of a new session that opens a terminal has it for its own.
        posix_spawn_file_actions_addopen(&actions, 0, slave, O_RDWR, 0)
        posix_spawn_file_actions_adddup2(&actions, 0, 1)
        posix_spawn_file_actions_adddup2(&actions, 0, 2)
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        // Whoever runs the tests may ignore Ctrl-C; the program would do so too.
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGINT)
        posix_spawnattr_setsigdefault(&attributes, &signals)
        // Nor must it inherit what the threads of the tests have blocked.
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

    // <stdlib.h> and <spawn.h> hide these behind _GNU_SOURCE from Swift (asm-generic/ioctls.h).
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

    /// What Ctrl-Z, a shell that makes the terminal its own, and `fg` do.
    func stopAndContinue() throws {
        kill(process, SIGSTOP)
        var modes = termios()
        tcgetattr(master, &modes)
        modes.c_lflag |= tcflag_t(ICANON | ECHO)
        tcsetattr(master, TCSANOW, &modes)
        kill(process, SIGCONT)
    }

    /// Forgets what was shown, so that what is waited for comes from now on.
    func clear() { shown = "" }

    /// Waits until the program has shown a text; false when it has not within half a minute.
    func shows(_ text: String) -> Bool {
        let end = Date().addingTimeInterval(30)
        while !plain.contains(text), Date() < end {
            if !readMore(), !isAlive { break }
        }
        return plain.contains(text)
    }

    /// Types a line and waits for what it answers, and for the next prompt.
    func run(_ line: String, until text: String) -> Bool {
        clear()
        type(line + "\r")
        return shows(text) && prompts()
    }

    /// Waits until the program reads a line. What is typed before reaches it in another way: the
    /// terminal takes Ctrl-C and Ctrl-D for itself while nobody edits.
    func prompts() -> Bool {
        let end = Date().addingTimeInterval(30)
        while !plain.hasSuffix("> "), !plain.hasSuffix("… "), Date() < end {
            if !readMore(), !isAlive { break }
        }
        return plain.hasSuffix("> ") || plain.hasSuffix("… ")
    }

    /// Ctrl-D at a prompt.
    func leaves() -> Int32 { prompts() ? ends(typing: "\u{4}") : ends() }

    /// How the program ended: its status, or 128 and the signal's number; killed after half a minute.
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

    /// What was shown without the sequences that move the cursor.
    var plain: String {
        let lines = shown.unicodeScalars.filter { $0 != "\r" }
        return String(lines).replacing(/\u{1B}\[[0-9;?]*[A-Za-z]/, with: "")
    }

    private var isAlive: Bool {
        var status = siginfo_t()
        return waitid(P_PID, id_t(process), &status, WEXITED | WNOHANG | WNOWAIT) == 0
            && status.si_signo == 0
    }

    /// Takes what has been shown, or waits for it so many milliseconds; false when nothing came.
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

    /// How many bytes at the end begin a character that is not whole.
    private static func lengthOfBeginning(_ bytes: [UInt8]) -> Int {
        guard let first = bytes.suffix(3).lastIndex(where: { $0 >= 0xC0 }) else { return 0 }
        let length = bytes[first] >= 0xF0 ? 4 : bytes[first] >= 0xE0 ? 3 : 2
        return bytes.count - first < length ? bytes.count - first : 0
    }

    /// Waits until the screen's last rows are these, with their colours; false when they are not within
    /// ten seconds.
    func sees(_ rows: [String]) -> Bool {
        let end = Date().addingTimeInterval(10)
        while screen.styledLines.suffix(rows.count) != rows[...], Date() < end {
            if !readMore(), !isAlive { break }
        }
        return screen.styledLines.suffix(rows.count) == rows[...]
    }
}
