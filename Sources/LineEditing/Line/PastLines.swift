import Platform

/// What was typed before, the newest last.
package struct PastLines: Sendable {
    package private(set) var texts: [String] = []

    package init(_ texts: [String] = []) { for text in texts { add(text) } }

    /// The same thing twice in a row is one.
    package mutating func add(_ text: String) {
        if texts.last != text { texts.append(text) }
    }

    /// The place of the newest text before a place that begins with a text and is not that text.
    package func place(before place: Int, startingWith begun: String, not shown: String) -> Int? {
        texts[..<place].lastIndex { $0 != shown && $0.hasPrefix(begun) }
    }

    /// The place of the oldest text behind a place that begins with a text.
    package func place(behind place: Int, startingWith begun: String, not shown: String) -> Int? {
        guard place + 1 < texts.count else { return nil }
        return texts[(place + 1)...].firstIndex { $0 != shown && $0.hasPrefix(begun) }
    }

    /// The place of the newest text before a place that holds a text.
    package func place(before place: Int, holding text: String) -> Int? {
        texts[..<max(0, min(place, texts.count))].lastIndex { Self.holds($0, text) }
    }

    /// The place of the oldest text from a place on that holds a text.
    package func place(from place: Int, holding text: String) -> Int? {
        guard place < texts.count else { return nil }
        return texts[place...].firstIndex { Self.holds($0, text) }
    }

    /// The rest of the newest text that begins with this one; nil where there is none.
    package func rest(of begun: String) -> String? {
        guard
            let text = texts.last(where: { $0.utf8.count > begun.utf8.count && $0.hasPrefix(begun) }
            )
        else { return nil }
        return String(text.dropFirst(begun.count))
    }

    /// By the C library: two thousand texts are searched at each key.
    private static func holds(_ text: String, _ part: String) -> Bool {
        text.withCString { text in part.withCString { strstr(text, $0) != nil } }
    }
}
