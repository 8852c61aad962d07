/// The positions of two matching brackets, which are highlighted. One of them is at the cursor or
/// directly before it.
struct BracketPair {
    let places: Set<Int>

    private static let pairs: [Character: Character] = ["{": "}", "(": ")", "[": "]"]

    /// Finds the pair. Returns nil if there is no bracket at the cursor or directly before it, or
    /// if no other bracket matches it.
    ///
    /// - Parameter marks: the highlighting of the line; brackets in strings and comments are
    ///   ignored
    init?(around line: EditedLine, _ marks: LineMarks) {
        let brackets = Self.brackets(of: line, marks)
        guard
            let place = [line.cursor, line.cursor - 1].first(where: { brackets[$0] != nil }),
            let partner = Self.partner(of: place, in: brackets)
        else { return nil }
        places = [place, partner]
    }

    private static func brackets(of line: EditedLine, _ marks: LineMarks) -> [Int: Character] {
        var spans = marks.spans[...]
        var offset = 0
        var found: [Int: Character] = [:]
        for (number, character) in line.characters.enumerated() {
            defer { offset += character.unicodeScalars.count }
            guard pairs.contains(where: { $0.key == character || $0.value == character }) else {
                continue
            }
            while let span = spans.first, span.range.upperBound <= offset { spans.removeFirst() }
            if let span = spans.first, span.range.contains(offset),
                span.role == .string || span.role == .comment
            {
                continue
            }
            found[number] = character
        }
        return found
    }

    private static func partner(of place: Int, in brackets: [Int: Character]) -> Int? {
        guard let bracket = brackets[place] else { return nil }
        let isOpening = pairs[bracket] != nil
        let places = brackets.keys.sorted()
        var open: [Character] = []
        for next in isOpening
            ? places.filter({ $0 >= place }) : places.filter({ $0 <= place }).reversed()
        {
            guard let character = brackets[next] else { continue }
            if (pairs[character] != nil) == isOpening {
                open.append(character)
                continue
            }
            guard let last = open.popLast(), pairs[last] == character || pairs[character] == last
            else { return nil }
            if open.isEmpty { return next }
        }
        return nil
    }
}
