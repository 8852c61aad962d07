/// The texts that were killed, that is, deleted so that they can be inserted again (Emacs's kill
/// ring). The newest is last. They remain when the next line is read.
package struct KillRing: Sendable {
    private var texts: [String] = []
    /// The index of the text that was last yanked (inserted again), counted backwards from the
    /// newest text, which has the index 0.
    private var turn = 0

    private static let limit = 30

    init() {}

    /// Adds a killed text as the newest one.
    ///
    /// - Parameter side: for a kill directly after another kill, the side of the newest text to
    ///   which `text` is appended; nil to add `text` as a separate text
    mutating func add(_ text: String, growing side: Side? = nil) {
        turn = 0
        if text.isEmpty { return }
        guard let side, let last = texts.popLast() else {
            texts.append(text)
            texts.removeFirst(max(0, texts.count - Self.limit))
            assert(texts.count <= Self.limit, "more texts are kept than there is room for")
            return
        }
        texts.append(side == .behind ? last + text : text + last)
    }

    package enum Side: Sendable { case before, behind }

    /// Returns the text that was killed last; nil if no text was killed. The next call of `older`
    /// continues from this text.
    mutating func newest() -> String? {
        turn = 0
        return texts.last
    }

    /// Returns the text that is next older than the last returned one. If that was the oldest,
    /// returns the newest. Returns nil if no text was killed.
    mutating func older() -> String? {
        if texts.isEmpty { return nil }
        turn = (turn + 1) % texts.count
        assert(0..<texts.count ~= turn, "there is no killed text \(turn)")
        return texts[texts.count - 1 - turn]
    }
}
