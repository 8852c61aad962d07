import CommandLanguage

/// The words that a begun word could become.
struct LineCompletion: Sendable {
    let begun: String
    let words: [String]

    /// What to put in the begun word's place: the only word, or what all words begin with. Nil when
    /// that is no more than what is there.
    var insertion: String? {
        guard let first = words.first else { return nil }
        if words.count == 1 { return Self.goesOn(first) ? first : first + " " }
        let shared = words.dropFirst().reduce(Substring(first)) { shared, word in
            shared.prefix(zip(shared, word).prefix { $0 == $1 }.count)
        }
        return shared.count > begun.count ? String(shared) : nil
    }

    /// `title.`, `axis=`, `asset:` and `folder/` are not the end of their word.
    private static func goesOn(_ word: String) -> Bool { word.last.map(".=:/".contains) ?? false }

    /// More are not read by anybody.
    private static let mostShown = 120

    /// The words in columns.
    func listing(width: Int) -> String {
        let shown = words.prefix(Self.mostShown)
        let cell = min(width, (shown.map(\.displayWidth).max() ?? 0) + 2)
        let columns = max(1, width / cell)
        let lines = stride(from: 0, to: shown.count, by: columns).map { start in
            TextTable([
                shown[start..<min(start + columns, shown.count)].map { word in
                    word.shortened(to: cell - 1).padded(to: cell - 2)
                }
            ]).text
        }
        let rest = words.count - shown.count
        return (lines + (rest > 0 ? ["… and \(rest) more"] : [])).joined(separator: "\n")
    }
}
