internal import StackCore

/// The sum of the hashes of a document's entries: it says what the document holds, whatever the way
/// there, and follows an edit at the price of the edit.
struct ContentSum: Hashable {
    private var lanes = SIMD4<UInt64>()

    init() {}

    init(of document: Document) {
        for entry in document.allEntries() { add(entry) }
    }

    mutating func add(_ entry: ContentEntry) { lanes &+= Blake2b.lanes(entry.bytes) }
    mutating func remove(_ entry: ContentEntry) { lanes &-= Blake2b.lanes(entry.bytes) }
}

extension ContentSum {
    /// Least significant byte first, as the file holds it.
    var bytes: [UInt8] {
        (0..<4).flatMap { lane in (0..<8).map { UInt8(truncatingIfNeeded: lanes[lane] >> ($0 * 8)) }
        }
    }

    /// nil unless there are exactly 32 bytes.
    init?(bytes: [UInt8]) {
        guard bytes.count == Blake2b.size else { return nil }
        for lane in 0..<4 {
            for place in 0..<8 { lanes[lane] |= UInt64(bytes[lane * 8 + place]) << (place * 8) }
        }
    }
}
