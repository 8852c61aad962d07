/// Numbered elements in sets that can be joined: union-find with path halving. The smallest element
/// of a set is its root.
package struct DisjointSets: Sendable {
    private var parents: [Int]

    /// - Parameter count: the number of elements; each is alone in its set at first
    package init(count: Int = 0) {
        parents = Array(0..<count)
    }

    /// Adds an element, which is alone in its set at first.
    package mutating func add() { parents.append(parents.count) }

    package mutating func root(of element: Int) -> Int {
        var element = element
        while parents[element] != element {
            parents[element] = parents[parents[element]]
            element = parents[element]
        }
        return element
    }

    package mutating func join(_ first: Int, _ second: Int) {
        let one = root(of: first)
        let other = root(of: second)
        parents[max(one, other)] = min(one, other)
    }
}
