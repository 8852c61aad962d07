internal import StackCore

/// What the file holds of some of many items, found by small numbers without hashing.
///
/// `nil` inside is a row that the file does not have.
struct TouchedRows<Row> {
    /// By number; as long as the largest number touched so far.
    private var slots: [Row??] = []
    private var numbers: [Int] = []

    /// In rising order: the file's bytes shall not depend on the process.
    var sorted: [Int] { numbers.sorted() }

    private func contains(_ number: Int) -> Bool {
        slots.indices.contains(number) && slots[number] != nil
    }

    subscript(number: Int) -> Row? { slots[number]! }

    /// The numbers that items can have; an edit of another is refused by the document.
    private static var numbers: ClosedRange<Int> {
        0...2 * max(DocumentLimits.views, DocumentLimits.constraints)
    }

    /// Whether an item that is about to be changed has to be kept.
    func lacks(_ number: Int) -> Bool { !contains(number) && Self.numbers.contains(number) }

    /// Keeps the row of an item that `lacks` names.
    mutating func insert(_ row: Row?, at number: Int) {
        if number >= slots.count {
            slots.append(contentsOf: repeatElement(nil, count: number + 1 - slots.count))
        }
        slots[number] = .some(row)
        numbers.append(number)
    }

    mutating func removeAll() {
        for number in numbers { slots[number] = nil }
        numbers.removeAll(keepingCapacity: true)
    }
}
