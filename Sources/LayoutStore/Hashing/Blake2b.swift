internal import CSodium

/// The hash function BLAKE2b with 256 bits, from libsodium.
enum Blake2b {
    static let size = 32

    /// A hash as four numbers of eight bytes, least significant byte first.
    typealias Lanes = SIMD4<UInt64>

    /// Lets libsodium choose its fastest code for this processor. Without this it hashes at about
    /// half the speed.
    private static let initialize: Void = { _ = sodium_init() }()

    static func hash(_ bytes: [UInt8]) -> [UInt8] {
        var result = [UInt8](repeating: 0, count: size)
        unsafe result.withUnsafeMutableBytes { unsafe hash(bytes, into: $0) }
        return result
    }

    /// Computes the same hash as `hash`, but returns it as four numbers, so that no array is
    /// allocated.
    static func lanes(_ bytes: [UInt8]) -> Lanes {
        var result = Lanes()
        unsafe withUnsafeMutableBytes(of: &result) { unsafe hash(bytes, into: $0) }
        return result.littleEndian
    }

    private static func hash(_ bytes: [UInt8], into output: UnsafeMutableRawBufferPointer) {
        initialize
        unsafe bytes.withUnsafeBufferPointer { input in
            let status = unsafe crypto_generichash_blake2b(
                output.baseAddress!, output.count, input.baseAddress, UInt64(input.count), nil, 0)
            precondition(status == 0, "libsodium refuses to hash \(input.count) bytes")
        }
    }
}

/// A checksum of a set of entries: the sum of their hashes, which does not depend on their order.
/// When an entry is added or removed, only the hash of that entry is computed.
struct SetChecksum: Hashable {
    private var lanes = Blake2b.Lanes()

    init() {}

    mutating func add(_ bytes: [UInt8]) { lanes &+= Blake2b.lanes(bytes) }
    mutating func remove(_ bytes: [UInt8]) { lanes &-= Blake2b.lanes(bytes) }
}

extension SetChecksum {
    /// The bytes as stored in the file, least significant byte first.
    var bytes: [UInt8] {
        // The fast conversion matters, because every command writes several checksums.
        unsafe withUnsafeBytes(of: lanes.littleEndian) { unsafe Array($0) }
    }

    /// Creates a checksum from its bytes; nil unless there are exactly 32.
    init?(bytes: [UInt8]) {
        guard bytes.count == Blake2b.size else { return nil }
        for lane in 0..<4 {
            for place in 0..<8 { lanes[lane] |= UInt64(bytes[lane * 8 + place]) << (place * 8) }
        }
    }
}

extension Blake2b.Lanes {
    /// A copy with the bytes of each number swapped if the processor is big-endian. This converts
    /// numbers to the byte order in which they are stored, and stored numbers back.
    var littleEndian: Self {
        Self(x.littleEndian, y.littleEndian, z.littleEndian, w.littleEndian)
    }
}
