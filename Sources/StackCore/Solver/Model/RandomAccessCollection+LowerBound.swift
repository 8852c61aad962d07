extension RandomAccessCollection where Index == Int {
    /// Where the elements end that come before something, in a collection in order; a binary search.
    func lowerBound(_ comesBefore: (Element) -> Bool) -> Int {
        var low = startIndex
        var high = endIndex
        while low < high {
            let middle = (low + high) / 2
            if comesBefore(self[middle]) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
