/// A child process in a process group of its own, so that Ctrl-C in the terminal does not reach it.
/// When this process ends, the child's standard input is closed.
package final class ChildProgram {
    private var input: Int32 = -1
    private var output: Int32 = -1

    /// The path with which `posix_spawn` starts this program again, in another process.
    package static var own: [CChar] {
        #if os(Linux)
            cString("/proc/self/exe")
        #else
            cString(CommandLine.arguments[0])
        #endif
    }

    /// The name of the system's command that opens a URL in the browser.
    package static var opener: [CChar] {
        #if os(macOS)
            cString("open")
        #else
            cString("xdg-open")
        #endif
    }

    private static func cString(_ text: String) -> [CChar] {
        (Array(text.utf8) + [0]).map { CChar(bitPattern: $0) }
    }

    /// Starts a program by its path; a name without `/` is searched for in `PATH`.
    ///
    /// - Parameters:
    ///   - words: the arguments after the program's name; each ends with a 0, as `posix_spawn`
    ///     requires
    ///   - readsOutput: whether this process reads the output; if false, output and errors are
    ///     discarded
    /// - Returns: nil, and sets `errno`, if the program cannot be started
    package init?(_ program: [CChar], _ words: [[CChar]], readsOutput: Bool) {
        precondition(
            ([program] + words).allSatisfy { $0.last == 0 },
            "a word of a command does not end with a 0")
        var (inputs, outputs): ([Int32], [Int32]) = ([-1, -1], [-1, -1])
        guard pipe(&inputs) == 0 else { return nil }
        defer { close(inputs[0]) }
        input = inputs[1]
        guard !readsOutput || pipe(&outputs) == 0 else { return nil }
        defer { if readsOutput { close(outputs[1]) } }
        output = outputs[0]
        for end in inputs + outputs where end >= 0 { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        let code = Self.start(
            program, words, input: inputs[0], output: readsOutput ? outputs[1] : nil)
        if code != 0 {
            errno = code
            return nil
        }
    }

    deinit {
        for end in [input, output] where end >= 0 { close(end) }
    }

    private static func start(
        _ program: [CChar], _ words: [[CChar]], input: Int32, output: Int32?
    ) -> Int32 {
        #if canImport(Darwin)
            var (actions, attributes): (posix_spawn_file_actions_t?, posix_spawnattr_t?)
        #else
            var (actions, attributes) = (posix_spawn_file_actions_t(), posix_spawnattr_t())
        #endif
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
        if let output { posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO) }
        let silent: [Int32] = output == nil ? [STDOUT_FILENO, STDERR_FILENO] : []
        for stream in silent {
            posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_WRONLY, 0)
        }
        // The child process must not ignore the signals that this process ignores.
        var ignored = sigset_t()
        sigemptyset(&ignored)
        sigaddset(&ignored, SIGPIPE)
        sigaddset(&ignored, SIGXFSZ)
        posix_spawnattr_setsigdefault(&attributes, &ignored)
        posix_spawnattr_setpgroup(&attributes, 0)
        posix_spawnattr_setflags(
            &attributes, Int16(POSIX_SPAWN_SETPGROUP) | Int16(POSIX_SPAWN_SETSIGDEF))
        // Each argument ends with a 0, so none of the arrays passed to `strdup` is empty.
        var arguments = ([program] + words).map { strdup($0) } + [nil]
        defer { for argument in arguments { free(argument) } }
        var started: pid_t = 0
        return posix_spawnp(&started, program, &actions, &attributes, &arguments, environ)
    }

    /// Whether the child process has closed its output, as it does when it ends.
    package var hasEnded: Bool {
        var polled = pollfd(fd: output, events: 0, revents: 0)
        return poll(&polled, 1, 0) > 0
    }

    /// Waits for the first line of the child's output, and returns the line without its line feed;
    /// nil if the output ends before a line feed.
    package func firstLine() -> String? {
        var line: [UInt8] = []
        var byte: UInt8 = 0
        while true {
            let count = read(output, &byte, 1)
            if count < 0, errno == EINTR { continue }
            if count <= 0 { return nil }
            if byte == UInt8(ascii: "\n") { return String(decoding: line, as: UTF8.self) }
            line.append(byte)
        }
    }
}
