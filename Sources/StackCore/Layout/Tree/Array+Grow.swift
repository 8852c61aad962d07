extension Array {
    /// Extends the array to `count` elements, filling new elements with `value`. Never shrinks the
    /// array.
    mutating func grow(to count: Int, _ value: Element) {
        if isEmpty {
            self = Array(repeating: value, count: count)
        } else if count > self.count {
            // The elements are appended as a lazy sequence, because a second array would have to be
            // allocated and copied.
            append(contentsOf: repeatElement(value, count: count - self.count))
        }
    }
}
