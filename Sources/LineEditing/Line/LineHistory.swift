import Platform

/// The history of entered texts, the newest last.
package struct LineHistory: Sendable {
    private(set) var texts: [String] = []

    package init(_ texts: [String] = []) { for text in texts { add(text) } }

    /// Adds a text to the history unless it equals the last one.
    mutating func add(_ text: String) {
        if texts.last != text { texts.append(text) }
    }

    /// Returns the index of the newest text before index `place` that starts with `begun` and
    /// differs from `shown`; nil if there is none.
    func place(before place: Int, startingWith begun: String, not shown: String) -> Int? {
        precondition(0...texts.count ~= place, "there is no text before \(place)")
        return texts[..<place].lastIndex { $0 != shown && $0.hasPrefix(begun) }
    }

    /// Returns the index of the oldest text after index `place` that starts with `begun` and
    /// differs from `shown`; nil if there is none.
    func place(behind place: Int, startingWith begun: String, not shown: String) -> Int? {
        precondition(place >= 0, "there is no text after \(place)")
        guard place + 1 < texts.count else { return nil }
        return texts[(place + 1)...].firstIndex { $0 != shown && $0.hasPrefix(begun) }
    }

    /// Returns the index of the newest text before index `place` that contains `text`; nil if there
    /// is none.
    func place(before place: Int, holding text: String) -> Int? {
        texts[..<max(0, min(place, texts.count))].lastIndex { Self.holds($0, text) }
    }

    /// Returns the index of the oldest text at or after index `place` that contains `text`; nil if
    /// there is none.
    func place(from place: Int, holding text: String) -> Int? {
        precondition(place >= 0, "there is no text from \(place) on")
        guard place < texts.count else { return nil }
        return texts[place...].firstIndex { Self.holds($0, text) }
    }

    /// Returns the part after `begun` of the newest entry that starts with `begun` and is longer;
    /// nil if there is no such entry.
    func rest(of begun: String) -> String? {
        guard
            let text = texts.last(where: { $0.utf8.count > begun.utf8.count && $0.hasPrefix(begun) }
            )
        else { return nil }
        return String(text.dropFirst(begun.count))
    }

    /// Returns whether `text` contains `part`. Uses `strstr` for speed, because each key press
    /// searches up to two thousand texts.
    private static func holds(_ text: String, _ part: String) -> Bool {
        text.withCString { text in part.withCString { strstr(text, $0) != nil } }
    }
}
