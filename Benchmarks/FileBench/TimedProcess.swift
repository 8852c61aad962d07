import Foundation

/// The time that a whole process takes.
struct TimedProcess {
    /// The time from start to end in seconds.
    let wall: Double
    /// The processor time in seconds, in user and system mode.
    let processor: Double

    struct Failed: Error { let words: [String] }

    /// Runs a program to its end and discards its output.
    static func run(_ words: [String]) throws -> TimedProcess {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        for stream: Int32 in [1, 2] {
            posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_WRONLY, 0)
        }
        var arguments = words.map { strdup($0) } + [nil]
        defer { for argument in arguments { free(argument) } }
        var (process, status, usage): (pid_t, Int32, rusage) = (0, 0, rusage())
        let wall = try seconds {
            guard posix_spawnp(&process, words[0], &actions, nil, &arguments, environ) == 0 else {
                throw Failed(words: words)
            }
            wait4(process, &status, 0, &usage)
        }
        if status != 0 { throw Failed(words: words) }
        return TimedProcess(wall: wall, processor: time(usage.ru_utime) + time(usage.ru_stime))
    }

    private static func time(_ value: timeval) -> Double {
        Double(value.tv_sec) + Double(value.tv_usec) / 1e6
    }
}

/// Measures whole processes, as a person or a build starts them.
struct Processes {
    private let place: BenchFolder
    private static let views = 1_000

    init(_ place: BenchFolder) throws {
        self.place = place
        try place.makeForm("open.layout", labels: Self.views)
    }

    func run(rounds: Int) throws {
        let (program, file) = (place.layoutedit, place.path("open.layout"))
        var number = 0
        try measure("version", rounds) { [program, "--version"] }
        try measure("open_edit", rounds) {
            number += 1
            return [program, file, "-c", "set v7.lines \(number % 7 + 1)"]
        }
        try besideShell(rounds) {
            number += 1
            return [program, file, "-c", "set v7.lines \(number % 7 + 1)", "-c", "frames v7"]
        }
        try measure("tree", rounds) { [program, file, "-c", "tree"] }
    }

    /// Measures an edit and a frame, alternating with SQLite's shell. The shell makes one durable
    /// commit in a copy of the file and reads all its rows.
    private func besideShell(_ rounds: Int, _ words: () -> [String]) throws {
        try place.copy("open.layout", to: "shell.layout")
        let shell = [
            "sqlite3", place.path("shell.layout"), try Self.shellScript(place),
        ]
        let pairs = try (0..<rounds).map { _ in
            (try TimedProcess.run(words()), try TimedProcess.run(shell))
        }
        reportAll("layoutedit", "open_edit_frame", pairs.map(\.0))
        reportAll("sqlite3", "open_edit_frame", pairs.map(\.1))
    }

    private static func shellScript(_ place: BenchFolder) throws -> String {
        let tables = try Database(place.path("shell.layout")).texts(
            "SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")
        return "PRAGMA synchronous = EXTRA; UPDATE operation SET time = time + 1 WHERE id = 1; "
            + tables.map { "SELECT * FROM \"\($0)\"; " }.joined()
    }

    private func measure(_ name: String, _ rounds: Int, _ words: () -> [String]) throws {
        reportAll("layoutedit", name, try (0..<rounds).map { _ in try TimedProcess.run(words()) })
    }

    private func reportAll(_ peer: String, _ name: String, _ times: [TimedProcess]) {
        report(peer, name, Self.views, times.map(\.wall))
        report(peer, name + "_cpu", Self.views, times.map(\.processor))
    }
}
