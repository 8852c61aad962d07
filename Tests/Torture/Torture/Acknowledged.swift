/// Counts the durable changes that `--json` replies acknowledge.
enum Acknowledged {
    /// Returns the number of complete lines that report success and name an operation or a move.
    /// Each acknowledges one durable change.
    static func count(in output: [UInt8]) -> Int {
        var count = 0
        for line in output.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .dropLast() where line.starts(with: #"{"ok":true"#.utf8)
        {
            // Replies inside a group are not durable on their own.
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
