/// Compresses bytes as RFC 1951 says: repetitions found by one look at where the same four bytes stood
/// last, in one block with codes of its own.
struct Deflater {
    /// A literal below 256, else the length and distance of a repetition.
    private var tokens: [UInt32] = []
    private var lastPlaces = [Int32](repeating: -1, count: 1 << hashBits)
    private static let hashBits = 14
    private static let longest = 258
    private static let farthest = 32_768

    /// Adds bytes that stand in a buffer with all that were added before.
    mutating func add(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
        var place = range.lowerBound
        while place < range.upperBound {
            let limit = min(Self.longest, range.upperBound - place)
            let (length, distance) = repetition(bytes, at: place, upTo: limit)
            if length >= 4 {
                addRepetition(length, distance)
                place += length
            } else {
                tokens.append(UInt32(bytes[place]))
                place += 1
            }
        }
    }

    /// Adds a byte and zeros behind it, without looking at them.
    mutating func addZeros(_ count: Int, behind byte: UInt8) {
        tokens.append(UInt32(byte))
        guard count > 0 else { return }
        tokens.append(0)
        var rest = count - 1
        while rest >= 3 {
            // A rest of one or two could not be a repetition.
            let length =
                rest > Self.longest && rest < Self.longest + 3 ? rest - 3 : min(rest, Self.longest)
            addRepetition(length, 1)
            rest -= length
        }
        for _ in 0..<rest { tokens.append(0) }
    }

    private mutating func addRepetition(_ length: Int, _ distance: Int) {
        tokens.append(UInt32(length) << 16 | UInt32(distance))
    }

    private mutating func repetition(
        _ bytes: UnsafeBufferPointer<UInt8>, at place: Int, upTo limit: Int
    ) -> (length: Int, distance: Int) {
        guard limit >= 4 else { return (0, 0) }
        var best = (length: 0, distance: 0)
        if place > 0, bytes[place - 1] == bytes[place] {
            best = (Self.common(bytes, place - 1, place, limit), 1)
            // Long runs are not entered: whatever repeats them is found by the run itself.
            if best.length >= 16 { return best }
        }
        let word =
            UInt32(bytes[place]) | UInt32(bytes[place + 1]) << 8 | UInt32(bytes[place + 2]) << 16
            | UInt32(bytes[place + 3]) << 24
        let hash = Int((word &* 2_654_435_761) >> (32 - UInt32(Self.hashBits)))
        let last = Int(lastPlaces[hash])
        lastPlaces[hash] = Int32(truncatingIfNeeded: place)
        if last >= 0, place - last < Self.farthest {
            let length = Self.common(bytes, last, place, limit)
            if length > best.length { best = (length, place - last) }
        }
        return best
    }

    private static func common(
        _ bytes: UnsafeBufferPointer<UInt8>, _ a: Int, _ b: Int, _ limit: Int
    ) -> Int {
        var length = 0
        while length < limit, bytes[a + length] == bytes[b + length] { length += 1 }
        return length
    }

    // MARK: Writing

    /// The whole stream, which is one block.
    func finished() -> [UInt8] {
        var lengthCounts = [Int](repeating: 0, count: 286)
        var distanceCounts = [Int](repeating: 0, count: 30)
        lengthCounts[256] = 1
        for token in tokens {
            if token < 256 {
                lengthCounts[Int(token)] += 1
            } else {
                lengthCounts[LengthCode.symbol[Int(token >> 16)]] += 1
                distanceCounts[DistanceCode.symbol(Int(token & 0xFFFF))] += 1
            }
        }
        let lengths = PrefixCode(lengthCounts)
        let distances = PrefixCode(distanceCounts)
        var bits = BitWriter()
        bits.write(0b101, 3)
        writeCodes(lengths, distances, &bits)
        for token in tokens {
            if token < 256 {
                bits.write(lengths, Int(token))
            } else {
                write(Int(token >> 16), Int(token & 0xFFFF), lengths, distances, &bits)
            }
        }
        bits.write(lengths, 256)
        return bits.finished()
    }

    private func write(
        _ length: Int, _ distance: Int, _ lengths: PrefixCode, _ distances: PrefixCode,
        _ bits: inout BitWriter
    ) {
        let symbol = LengthCode.symbol[length]
        bits.write(lengths, symbol)
        let place = symbol - 257
        bits.write(length - LengthCode.base[place], LengthCode.extraBits[place])
        let far = DistanceCode.symbol(distance)
        bits.write(distances, far)
        bits.write(distance - DistanceCode.base[far], DistanceCode.extraBits[far])
    }

    /// The lengths of the codes, each as it is, in codes of four bits.
    private func writeCodes(
        _ lengths: PrefixCode, _ distances: PrefixCode, _ bits: inout BitWriter
    ) {
        bits.write(286 - 257, 5)
        bits.write(30 - 1, 5)
        // Sixteen of the nineteen ways to say a length, in the order that the format has: all but the
        // three that repeat one.
        bits.write(19 - 4, 4)
        for place in 0..<19 { bits.write(place < 3 ? 0 : 4, 3) }
        for length in lengths.lengths + distances.lengths {
            bits.write(PrefixCode.reversed(length, 4), 4)
        }
    }
}

/// Bits, the lowest first.
private struct BitWriter {
    private var bytes: [UInt8] = []
    private var pending: UInt64 = 0
    private var count = 0

    mutating func write(_ value: Int, _ bits: Int) {
        pending |= UInt64(value) << UInt64(count)
        count += bits
        while count >= 8 {
            bytes.append(UInt8(truncatingIfNeeded: pending))
            pending >>= 8
            count -= 8
        }
    }

    mutating func write(_ code: PrefixCode, _ symbol: Int) {
        write(code.codes[symbol], code.lengths[symbol])
    }

    func finished() -> [UInt8] { count > 0 ? bytes + [UInt8(truncatingIfNeeded: pending)] : bytes }
}

private enum LengthCode {
    static let extraBits = [
        0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
    ]
    static let base = [
        3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115,
        131, 163, 195, 227, 258,
    ]
    /// Of each length up to 258.
    static let symbol: [Int] = (0...258).map { length in
        257 + (base.lastIndex { $0 <= length } ?? 0)
    }
}

private enum DistanceCode {
    static let extraBits = [
        0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12,
        13, 13,
    ]
    static let base = [
        1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537,
        2049, 3073, 4097, 6145, 8193, 12_289, 16_385, 24_577,
    ]

    /// Two symbols for each power of two.
    static func symbol(_ distance: Int) -> Int {
        if distance <= 4 { return distance - 1 }
        let bits = Int.bitWidth - 1 - (distance - 1).leadingZeroBitCount
        return 2 * bits + ((distance - 1) >> (bits - 1) & 1)
    }
}

/// A prefix code by how often each symbol occurs (Huffman's), no code longer than 15 bits.
private struct PrefixCode {
    /// 0 of a symbol that does not occur.
    private(set) var lengths: [Int]
    /// With the first bit lowest, as they are written.
    private(set) var codes: [Int]

    init(_ counts: [Int]) {
        var counts = counts
        // A code of one symbol has no bits to write, and readers want a whole code.
        for symbol in counts.indices where counts.count(where: { $0 > 0 }) < 2 {
            if counts[symbol] == 0 { counts[symbol] = 1 }
        }
        lengths = Self.lengths(counts)
        while lengths.contains(where: { $0 > 15 }) {
            counts = counts.map { $0 == 0 ? 0 : $0 / 2 + 1 }
            lengths = Self.lengths(counts)
        }
        codes = Self.codes(lengths)
    }

    private static func lengths(_ counts: [Int]) -> [Int] {
        struct Node {
            var count: Int
            var parent = -1
        }
        let symbols = counts.indices.filter { counts[$0] > 0 }
            .sorted { (counts[$0], $0) < (counts[$1], $1) }
        var nodes = symbols.map { Node(count: counts[$0]) }
        // Leaves and inner nodes, both by rising count: the two least are at the heads of two queues.
        var (leaf, inner) = (0, symbols.count)
        func takeLeast() -> Int {
            if inner >= nodes.count
                || leaf < symbols.count && nodes[leaf].count <= nodes[inner].count
            {
                leaf += 1
                return leaf - 1
            }
            inner += 1
            return inner - 1
        }
        for _ in 1..<max(1, symbols.count) {
            let (a, b) = (takeLeast(), takeLeast())
            nodes[a].parent = nodes.count
            nodes[b].parent = nodes.count
            nodes.append(Node(count: nodes[a].count + nodes[b].count))
        }
        var depths = [Int](repeating: 0, count: nodes.count)
        for node in nodes.indices.reversed() where nodes[node].parent >= 0 {
            depths[node] = depths[nodes[node].parent] + 1
        }
        var result = [Int](repeating: 0, count: counts.count)
        for (place, symbol) in symbols.enumerated() { result[symbol] = depths[place] }
        return result
    }

    /// Ascending within a length, shorter ones first (RFC 1951, 3.2.2).
    private static func codes(_ lengths: [Int]) -> [Int] {
        var next = 0
        var result = [Int](repeating: 0, count: lengths.count)
        for length in 1...15 {
            next <<= 1
            for symbol in lengths.indices where lengths[symbol] == length {
                result[symbol] = reversed(next, length)
                next += 1
            }
        }
        return result
    }

    static func reversed(_ value: Int, _ bits: Int) -> Int {
        (0..<bits).reduce(0) { $0 | (value >> $1 & 1) << (bits - 1 - $1) }
    }
}
