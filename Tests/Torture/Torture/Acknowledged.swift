/// What a stream of `--json` replies says was done.
enum Acknowledged {
    /// Whole lines that say so and name an operation or a move: each stands for one durable change.
    static func count(in output: [UInt8]) -> Int {
        var count = 0
        for line in output.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .dropLast() where line.starts(with: #"{"ok":true"#.utf8)
        {
            let text = String(decoding: line, as: UTF8.self)
            let isMove = text.contains(#""steps":"#) && !text.contains(#""steps":0"#)
            if isMove || !text.contains(#""operation":null"#) { count += 1 }
        }
        return count
    }
}
