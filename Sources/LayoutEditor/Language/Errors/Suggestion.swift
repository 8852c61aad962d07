/// The name that was probably meant.
package enum Suggestion {
    /// Longer words are not compared: nobody mistypes them by hand.
    private static let longest = 64

    /// `did you mean title?`, or nil when nothing is near.
    package static func hint(for word: String, among names: some Sequence<String>) -> String? {
        nearest(to: word, among: names).map { "did you mean \($0)?" }
    }

    /// The nearest name within a third of the word's length; the first in order among equals.
    static func nearest(to word: String, among names: some Sequence<String>) -> String? {
        let typed = Array(word.lowercased().unicodeScalars.prefix(longest + 1))
        if typed.isEmpty || typed.count > longest { return nil }
        var best: (name: String, distance: Int)?
        for name in names where name != word {
            let letters = Array(name.lowercased().unicodeScalars.prefix(longest + 1))
            let limit = max(1, max(letters.count, typed.count) / 3)
            if letters.count > longest || abs(letters.count - typed.count) > limit { continue }
            let found = distance(typed, letters)
            if found > limit { continue }
            if best.map({ (found, name) < ($0.distance, $0.name) }) ?? true { best = (name, found) }
        }
        return best?.name
    }

    /// How many letters must be changed, added, dropped or swapped with their neighbour
    /// (optimal string alignment).
    static func distance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
        var older: [Int] = []
        var previous = Array(0...b.count)
        for i in a.indices {
            var row = [i + 1]
            for j in b.indices {
                let change = previous[j] + (a[i] == b[j] ? 0 : 1)
                var least = min(change, previous[j + 1] + 1, row[j] + 1)
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
                    least = min(least, older[j - 1] + 1)
                }
                row.append(least)
            }
            (older, previous) = (previous, row)
        }
        return previous[b.count]
    }
}
