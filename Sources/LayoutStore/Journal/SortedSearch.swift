extension RandomAccessCollection {
    /// Returns the first index whose element satisfies the condition, or the end index. All
    /// elements after one that satisfies it must satisfy it too.
    @inlinable
    package func firstSortedIndex(where condition: (Element) -> Bool) -> Index {
        var (start, count) = (startIndex, count)
        while count > 0 {
            let half = count / 2
            let middle = index(start, offsetBy: half)
            if condition(self[middle]) {
                count = half
            } else {
                start = index(after: middle)
                count -= half + 1
            }
        }
        return start
    }
}
