import StackCore

/// Gives names that are valid and that no other item of the document has.
struct NameAllocator {
    private var taken: Set<String> = []
    /// The number at which the search for a free name goes on, by name.
    private var next: [String: Int] = [:]

    /// Keeps a name from being given to anything.
    mutating func reserve(_ name: String) { taken.insert(name) }

    func isTaken(_ name: String) -> Bool { taken.contains(name) }

    /// `title`, `title2`, `title3` … for the same wish again and again.
    mutating func unique(_ wish: String) -> String {
        if taken.insert(wish).inserted { return wish }
        var number = next[wish] ?? 2
        while !taken.insert(wish + String(number)).inserted { number += 1 }
        next[wish] = number + 1
        return wish + String(number)
    }
}
