internal import StackCore

/// What the file holds of some of many items, found by number without hashing.
///
/// `nil` inside is a row that the file does not have.
struct TouchedRows<Row> {
    private var rows = NumberTable<Row?>()

    /// Their numbers, rising: the file's bytes shall not depend on the process.
    var sorted: [Int] { rows.numbers }

    subscript(number: Int) -> Row? { rows[number]! }

    /// Whether an item that is about to be changed has to be kept. One whose number cannot be is not:
    /// the document refuses its edit.
    func lacks(_ number: Int) -> Bool {
        0...DocumentLimits.number ~= number && rows[number] == nil
    }

    /// Keeps the row of an item that `lacks` names.
    mutating func insert(_ row: Row?, at number: Int) { rows.set(number, to: row) }

    mutating func removeAll() { rows = NumberTable() }
}
