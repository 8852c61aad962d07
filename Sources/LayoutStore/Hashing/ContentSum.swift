/// A sum of hashes: it says what a set holds, whatever the order and the way there, and follows a
/// change at the price of the change.
struct ContentSum: Hashable {
    private var lanes = SIMD4<UInt64>()

    init() {}

    mutating func add(_ bytes: [UInt8]) { lanes &+= Blake2b.lanes(bytes) }
    mutating func remove(_ bytes: [UInt8]) { lanes &-= Blake2b.lanes(bytes) }
}

extension ContentSum {
    /// Least significant byte first, as the file holds it.
    var bytes: [UInt8] {
        // Every command writes several.
        let words = SIMD4(
            lanes.x.littleEndian, lanes.y.littleEndian, lanes.z.littleEndian, lanes.w.littleEndian)
        return unsafe withUnsafeBytes(of: words) { unsafe Array($0) }
    }

    /// nil unless there are exactly 32 bytes.
    init?(bytes: [UInt8]) {
        guard bytes.count == Blake2b.size else { return nil }
        for lane in 0..<4 {
            for place in 0..<8 { lanes[lane] |= UInt64(bytes[lane * 8 + place]) << (place * 8) }
        }
    }
}
