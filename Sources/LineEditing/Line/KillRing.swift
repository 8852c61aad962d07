/// What was cut, the newest last; it is kept from one line to the next.
package struct KillRing: Sendable {
    private var texts: [String] = []
    /// The one that was put in last, counted from the newest.
    private var turn = 0

    private static let limit = 30

    package init() {}

    /// - Parameter grows: where the text belongs to what was cut just before, on which side of it;
    ///   nil where it is another.
    package mutating func add(_ text: String, growing side: Side? = nil) {
        turn = 0
        if text.isEmpty { return }
        guard let side, let last = texts.popLast() else {
            texts.append(text)
            texts.removeFirst(max(0, texts.count - Self.limit))
            return
        }
        texts.append(side == .behind ? last + text : text + last)
    }

    package enum Side: Sendable { case before, behind }

    /// What was cut last; nil where nothing was.
    package mutating func newest() -> String? {
        turn = 0
        return texts.last
    }

    /// What was cut before the one that was given last, round and round.
    package mutating func older() -> String? {
        if texts.isEmpty { return nil }
        turn = (turn + 1) % texts.count
        return texts[texts.count - 1 - turn]
    }
}
