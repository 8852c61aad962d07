import CSodium

/// Encodes bytes to hash as docs/file-format.md describes. It is independent of the program's code,
/// so that a mistake would have to be made twice.
struct FormatBytes {
    private(set) var bytes: [UInt8] = []

    mutating func append(number: Int) {
        for place in 0..<8 { bytes.append(UInt8(truncatingIfNeeded: number >> (place * 8))) }
    }

    mutating func append(_ part: [UInt8]) {
        append(number: part.count)
        bytes += part
    }

    mutating func append(optional part: [UInt8]?) {
        bytes.append(part == nil ? 0 : 1)
        if let part { append(part) }
    }
}

/// Returns the BLAKE2b hash of 256 bits.
func hash(_ bytes: [UInt8]) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: 32)
    _ = crypto_generichash_blake2b(&result, 32, bytes, UInt64(bytes.count), nil, 0)
    return result
}

/// A sum of hashes as four 64-bit numbers, without carry between them.
struct RowSum: Equatable {
    private var lanes = [UInt64](repeating: 0, count: 4)

    init() {}

    mutating func add(_ bytes: [UInt8]) {
        for (place, byte) in hash(bytes).enumerated() {
            lanes[place / 8] &+= UInt64(byte) << (place % 8 * 8)
        }
    }

    var bytes: [UInt8] {
        lanes.flatMap { lane in (0..<8).map { UInt8(truncatingIfNeeded: lane >> ($0 * 8)) } }
    }
}

/// One fact of a document's content: a letter, then parts, each preceded by its length.
struct FactBytes {
    private(set) var bytes: [UInt8]

    init(_ kind: Character, _ parts: [UInt8]...) {
        bytes = [kind.asciiValue!]
        for part in parts {
            var length = part.count
            repeat {
                bytes.append(UInt8(length & 0x7F) | (length > 0x7F ? 0x80 : 0))
                length >>= 7
            } while length > 0
            bytes += part
        }
    }
}
