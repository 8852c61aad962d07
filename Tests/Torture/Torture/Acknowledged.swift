/// What a stream of `--json` replies says was done.
enum Acknowledged {
    /// Whole lines that begin with `{"ok":true`: each stands for one durable change.
    static func count(in output: [UInt8]) -> Int {
        var count = 0
        for line in output.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .dropLast() where line.starts(with: #"{"ok":true"#.utf8)
        {
            count += 1
        }
        return count
    }
}
