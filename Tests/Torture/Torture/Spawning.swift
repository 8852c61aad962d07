import Platform

/// Starts programs with a minimal environment, and discards standard error.
enum Spawning {
    enum Input {
        case file(String)
        case pipe(Int32)
    }

    /// Starts the program `words` with its standard output connected to `output`.
    static func start(
        _ words: [String], input: Input, output: Int32, environment: [String] = []
    ) -> pid_t {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        switch input {
        case .file(let path): posix_spawn_file_actions_addopen(&actions, 0, path, O_RDONLY, 0)
        case .pipe(let end): posix_spawn_file_actions_adddup2(&actions, end, 0)
        }
        posix_spawn_file_actions_adddup2(&actions, output, 1)
        posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
        let all = ["PATH=/usr/bin:/bin", "SWIFT_BACKTRACE=enable=no"] + environment
        var arguments = words.map { strdup($0) } + [nil]
        var variables = all.map { strdup($0) } + [nil]
        var started: pid_t = 0
        let code = posix_spawn(&started, words[0], &actions, nil, &arguments, &variables)
        precondition(code == 0, "\(words[0]) cannot be started")
        posix_spawn_file_actions_destroy(&actions)
        for pointer in arguments + variables { free(pointer) }
        return started
    }

    /// Returns a pipe whose ends are inherited only as standard streams.
    static func pipe() -> (reading: Int32, writing: Int32) {
        var ends: [Int32] = [0, 0]
        precondition(Platform.pipe(&ends) == 0)
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return (ends[0], ends[1])
    }
}
