extension Array {
    /// Extends the array to `count` elements, filling new elements with `value`. Does not shrink
    /// it.
    mutating func grow(to count: Int, _ value: Element) {
        if isEmpty {
            self = Array(repeating: value, count: count)
        } else if count > self.count {
            // Appending a second array would allocate and copy it.
            append(contentsOf: repeatElement(value, count: count - self.count))
        }
    }
}
