/// The killed texts, the newest last. They are kept from one line to the next.
package struct KillRing: Sendable {
    private var texts: [String] = []
    /// The text that was yanked last, counted back from the newest.
    private var turn = 0

    private static let limit = 30

    package init() {}

    /// Adds a killed text.
    ///
    /// - Parameter side: the side of the previously killed text at which `text` is joined to it;
    ///   nil to add it as a separate text.
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

    /// Returns the text that was killed last; nil if there is none.
    package mutating func newest() -> String? {
        turn = 0
        return texts.last
    }

    /// Returns the text that was killed before the one returned last. Wraps around after the
    /// oldest.
    package mutating func older() -> String? {
        if texts.isEmpty { return nil }
        turn = (turn + 1) % texts.count
        return texts[texts.count - 1 - turn]
    }
}
