import Platform

/// A child process that reads standard input from a file and writes standard output to a pipe.
struct Child {
    let process: pid_t
    private let output: Int32

    /// How the process ended. `hung` means that it exceeded a time limit.
    enum Ending: Equatable {
        case exited(Int32)
        case killed(by: Int32)
        case hung
    }

    init(_ words: [String], input: String = "/dev/null", environment: [String] = []) {
        let (reading, writing) = Spawning.pipe()
        process = Spawning.start(
            words, input: .file(input), output: writing, environment: environment)
        close(writing)
        output = reading
    }

    /// Returns the complete output and how the process ended. Kills the process after `seconds`.
    /// The ending is also `hung` if it used more than `work` seconds of processor time, which does
    /// not depend on the machine's load.
    func finish(
        within seconds: Double = 600, work: Double = .infinity
    ) -> (output: [UInt8], ending: Ending) {
        let result = measured(within: seconds, work: work)
        return (result.output, result.ending)
    }

    /// Does the same and also returns the peak memory in bytes. The system includes this process's
    /// memory, of which the child starts as a copy, so the caller must be small.
    func measured(
        within seconds: Double = 600, work: Double = .infinity
    ) -> (output: [UInt8], ending: Ending, memory: Int) {
        let limit = Self.now() + seconds
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        var hung = false
        while true {
            var poll = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
            let left = Int32(max(0, (limit - Self.now()) * 1000))
            if Platform.poll(&poll, 1, left) == 0, !hung {
                hung = true
                kill(process, SIGKILL)
                continue
            }
            let count = read(output, &chunk, chunk.count)
            if count <= 0 { break }
            bytes += chunk[..<count]
        }
        close(output)
        var status: Int32 = 0
        var usage = rusage()
        wait4(process, &status, 0, &usage)
        let memory = usage.ru_maxrss * 1024
        if hung || Self.seconds(usage) > work { return (bytes, .hung, memory) }
        let signal = status & 0x7f
        return (bytes, signal == 0 ? .exited(status >> 8 & 0xff) : .killed(by: signal), memory)
    }

    private static func seconds(_ usage: rusage) -> Double {
        seconds(usage.ru_utime) + seconds(usage.ru_stime)
    }

    private static func seconds(_ time: timeval) -> Double {
        Double(time.tv_sec) + Double(time.tv_usec) / 1e6
    }

    private static func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
