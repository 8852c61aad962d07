/// The longest increasing subsequence, by patience sorting.
package enum LongestIncreasingRun {
    /// The indices of one longest increasing subsequence of different numbers, in order.
    package static func indices(of numbers: [Int]) -> [Int] {
        var tails: [Int] = []
        var before = [Int?](repeating: nil, count: numbers.count)
        for (at, number) in numbers.enumerated() {
            var (low, high) = (0, tails.count)
            while low < high {
                let middle = (low + high) / 2
                if numbers[tails[middle]] < number { low = middle + 1 } else { high = middle }
            }
            before[at] = low > 0 ? tails[low - 1] : nil
            if low == tails.count { tails.append(at) } else { tails[low] = at }
        }
        var result: [Int] = []
        var next = tails.last
        while let at = next {
            result.append(at)
            next = before[at]
        }
        return result.reversed()
    }
}
