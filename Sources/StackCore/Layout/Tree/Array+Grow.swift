extension Array {
    /// Room for `count` values, and `value` in what is new of it.
    mutating func grow(to count: Int, _ value: Element) {
        if isEmpty {
            self = Array(repeating: value, count: count)
        } else if count > self.count {
            // Not as an array: it would be made, and copied.
            append(contentsOf: repeatElement(value, count: count - self.count))
        }
    }
}
