/// A program that runs beside ours, in a process group of its own: Ctrl-C is not for it. Its standard
/// input ends when we do.
package final class ChildProgram {
    private var input: Int32 = -1
    private var output: Int32 = -1

    /// How this very program is started again.
    package static var own: [CChar] {
        #if os(Linux)
            cString("/proc/self/exe")
        #else
            cString(CommandLine.arguments[0])
        #endif
    }

    /// What opens an address in the browser.
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

    /// Starts a program by its path, or by its name where that has no `/`.
    ///
    /// - Parameters:
    ///   - words: behind the program's own name; as the system takes them, each with the 0 behind it.
    ///   - isHeard: whether we read what it says; else that goes nowhere, errors too.
    /// - Returns: nil, with `errno`, where it cannot be started.
    package init?(_ program: [CChar], _ words: [[CChar]], isHeard: Bool) {
        var (inputs, outputs): ([Int32], [Int32]) = ([-1, -1], [-1, -1])
        guard pipe(&inputs) == 0 else { return nil }
        defer { close(inputs[0]) }
        input = inputs[1]
        guard !isHeard || pipe(&outputs) == 0 else { return nil }
        defer { if isHeard { close(outputs[1]) } }
        output = outputs[0]
        for end in inputs + outputs where end >= 0 { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        let code = Self.start(
            program, words, input: inputs[0], output: isHeard ? outputs[1] : nil)
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
        // What we ignore is not to be ignored by it.
        var ignored = sigset_t()
        sigemptyset(&ignored)
        sigaddset(&ignored, SIGPIPE)
        sigaddset(&ignored, SIGXFSZ)
        posix_spawnattr_setsigdefault(&attributes, &ignored)
        posix_spawnattr_setpgroup(&attributes, 0)
        posix_spawnattr_setflags(
            &attributes, Int16(POSIX_SPAWN_SETPGROUP) | Int16(POSIX_SPAWN_SETSIGDEF))
        // Each ends with its 0, so none is empty.
        var arguments = ([program] + words).map { strdup($0) } + [nil]
        defer { for argument in arguments { free(argument) } }
        var started: pid_t = 0
        return posix_spawnp(&started, program, &actions, &attributes, &arguments, environ)
    }

    /// Whether it has closed what we hear of it, as it does when it ends.
    package var hasEnded: Bool {
        var polled = pollfd(fd: output, events: 0, revents: 0)
        return poll(&polled, 1, 0) > 0
    }

    /// The first line that it says, without its end; nil where it ends before.
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
