import StackCore

/// Assigns names that are unique in a document.
struct NameAllocator {
    private var taken: Set<String> = []
    /// For each base name, the number from which the search for a free name continues.
    private var next: [String: Int] = [:]

    /// Marks a name as taken, so that no item gets it.
    mutating func reserve(_ name: String) { taken.insert(name) }

    /// Returns a free name and marks it as taken: `title`, `title2`, `title3` … for repeated
    /// requests of `title`.
    mutating func unique(_ wish: String) -> String {
        if taken.insert(wish).inserted { return wish }
        var number = next[wish] ?? 2
        while !taken.insert(wish + String(number)).inserted { number += 1 }
        next[wish] = number + 1
        return wish + String(number)
    }
}
