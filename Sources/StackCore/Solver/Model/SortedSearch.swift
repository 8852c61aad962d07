extension RandomAccessCollection {
    /// Returns the index of the first element that satisfies the condition; the end index if none
    /// does. The collection must be sorted: all elements that do not satisfy the condition come
    /// before those that do.
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
        assert(
            start == endIndex || condition(self[start]), "the collection is not sorted")
        return start
    }
}
