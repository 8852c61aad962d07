/// Union-find with path halving; the smaller index becomes the root.
struct DisjointSets {
    private var parents: [Int]

    init(count: Int) {
        parents = Array(0..<count)
    }

    mutating func root(of element: Int) -> Int {
        var element = element
        while parents[element] != element {
            parents[element] = parents[parents[element]]
            element = parents[element]
        }
        return element
    }

    mutating func join(_ first: Int, _ second: Int) {
        let one = root(of: first)
        let other = root(of: second)
        parents[max(one, other)] = min(one, other)
    }
}
