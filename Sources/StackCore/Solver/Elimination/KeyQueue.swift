/// A binary max-heap of distinct integers.
struct KeyQueue: Sendable {
    private var heap: [Int] = []

    mutating func removeAll() { heap.removeAll(keepingCapacity: true) }

    mutating func push(_ key: Int) {
        var hole = heap.count
        heap.append(key)
        while hole > 0 {
            let parent = (hole - 1) / 2
            if heap[parent] >= key { break }
            heap[hole] = heap[parent]
            hole = parent
        }
        heap[hole] = key
    }

    mutating func popMax() -> Int? {
        guard let top = heap.first, let last = heap.popLast() else { return nil }
        if !heap.isEmpty { sink(last) }
        assert(heap.first.map { $0 < top } ?? true, "key \(top) is queued twice or out of order")
        return top
    }

    /// Replaces the key at the root of the heap by `key`, and moves `key` down until neither child
    /// of it is larger.
    private mutating func sink(_ key: Int) {
        var hole = 0
        while 2 * hole + 1 < heap.count {
            var child = 2 * hole + 1
            if child + 1 < heap.count && heap[child + 1] > heap[child] { child += 1 }
            if heap[child] <= key { break }
            heap[hole] = heap[child]
            hole = child
        }
        heap[hole] = key
    }
}
