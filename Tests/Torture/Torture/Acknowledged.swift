/// What a stream of `--json` replies says was done.
enum Acknowledged {
    /// Whole lines that say so and name an operation or a move: each stands for one durable change.
    static func count(in output: [UInt8]) -> Int {
        var count = 0
        for line in output.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .dropLast() where line.starts(with: #"{"ok":true"#.utf8)
        {
            // The replies inside a group are not durable by themselves.
            let text = String(decoding: line, as: UTF8.self).prefix(before: #""replies":["#)
            let isMove = text.contains(#""steps":"#) && !text.contains(#""steps":0"#)
            if isMove || !text.contains(#""operation":null"#) { count += 1 }
        }
        return count
    }
}

extension String {
    fileprivate func prefix(before mark: String) -> Substring {
        firstRange(of: mark).map { self[..<$0.lowerBound] } ?? self[...]
    }
}
