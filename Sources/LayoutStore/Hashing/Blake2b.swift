internal import CSodium

/// The hash function BLAKE2b with 256 bits, from libsodium.
enum Blake2b {
    static let size = 32

    static func hash(_ bytes: [UInt8]) -> [UInt8] {
        var result = [UInt8](repeating: 0, count: size)
        unsafe bytes.withUnsafeBufferPointer { input in
            unsafe result.withUnsafeMutableBufferPointer { output in
                let status = unsafe crypto_generichash_blake2b(
                    output.baseAddress!, size, input.baseAddress, UInt64(input.count), nil, 0)
                precondition(status == 0, "libsodium refuses to hash \(input.count) bytes")
            }
        }
        return result
    }

    /// Returns the same hash as `hash`, as four numbers of eight bytes, least significant byte
    /// first.
    static func lanes(_ bytes: [UInt8]) -> SIMD4<UInt64> {
        var result = SIMD4<UInt64>()
        unsafe bytes.withUnsafeBufferPointer { input in
            unsafe withUnsafeMutableBytes(of: &result) { output in
                let status = unsafe crypto_generichash_blake2b(
                    output.baseAddress!, size, input.baseAddress, UInt64(input.count), nil, 0)
                precondition(status == 0, "libsodium refuses to hash \(input.count) bytes")
            }
        }
        return SIMD4(
            UInt64(littleEndian: result.x), UInt64(littleEndian: result.y),
            UInt64(littleEndian: result.z), UInt64(littleEndian: result.w))
    }
}

/// A sum of hashes that identifies a set of entries, in any order. Adding or removing an entry
/// takes time only for that entry.
struct ContentSum: Hashable {
    private var lanes = SIMD4<UInt64>()

    init() {}

    mutating func add(_ bytes: [UInt8]) { lanes &+= Blake2b.lanes(bytes) }
    mutating func remove(_ bytes: [UInt8]) { lanes &-= Blake2b.lanes(bytes) }
}

extension ContentSum {
    /// The bytes as stored in the file, least significant byte first.
    var bytes: [UInt8] {
        // The fast conversion matters, because every command writes several sums.
        let words = SIMD4(
            lanes.x.littleEndian, lanes.y.littleEndian, lanes.z.littleEndian, lanes.w.littleEndian)
        return unsafe withUnsafeBytes(of: words) { unsafe Array($0) }
    }

    /// Creates a sum from its bytes; nil unless there are exactly 32.
    init?(bytes: [UInt8]) {
        guard bytes.count == Blake2b.size else { return nil }
        for lane in 0..<4 {
            for place in 0..<8 { lanes[lane] |= UInt64(bytes[lane * 8 + place]) << (place * 8) }
        }
    }
}
