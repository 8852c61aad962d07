/// A deflate block (RFC 1951, 3.2.7) for rows that contain only zeros after their filter byte. An
/// empty block follows it, so that the result ends at a byte boundary. The Huffman codes are
/// constant: the longest copy of the previous byte takes two bits.
struct SameRowsBlock {
    private var bytes: [UInt8] = []
    private var bits = 0
    private var count = 0

    init() { addHead() }

    /// Adds a row that contains only zeros after its filter byte.
    ///
    /// - Parameter length: the number of bytes of the row, including its filter byte
    mutating func addRow(_ length: Int) {
        assert(length >= 2, "a row of \(length) bytes has no pixels")
        addSymbol(Int(PixelRows.up))
        addSymbol(0)
        var left = length - 2
        while left > 0 {
            // A copy has a length of at least 3, so the remainder must not be 1 or 2.
            let step =
                switch left {
                case 1, 2: 1
                case 259, 260: left - 3
                default: min(left, Self.longest)
                }
            if step == 1 { addSymbol(0) } else { addCopy(step) }
            left -= step
        }
    }

    mutating func finished() -> [UInt8] {
        addSymbol(Self.end)
        // The header bits of a stored block; its length of 0 follows after the padding.
        add(0, 3)
        if count > 0 { add(0, 8 - count) }
        return bytes + [0, 0, 0xFF, 0xFF]
    }

    // MARK: Codes

    private static let end = 256
    private static let longest = 258

    /// The length of each symbol's code, in bits; 0 for unused symbols. The codes form a complete
    /// prefix code (3.2.2).
    private static let lengths: [Int] = {
        var lengths = Array(repeating: 0, count: 286)
        lengths[0] = 3
        lengths[Int(PixelRows.up)] = 2
        for symbol in 256...258 { lengths[symbol] = 7 }
        for symbol in 259...284 { lengths[symbol] = 8 }
        lengths[285] = 1
        return lengths
    }()
    private static let codes = canonicalCodes(lengths)

    /// Adds a copy of `length` bytes from distance 1, the previous byte. It is the only distance
    /// used, so its code is a single bit.
    private mutating func addCopy(_ length: Int) {
        assert(3...Self.longest ~= length, "a copy of \(length) bytes has no code")
        let offset = length - 3
        if length == Self.longest {
            addSymbol(285)
        } else if offset < 8 {
            addSymbol(257 + offset)
        } else {
            let extra = Int.bitWidth - offset.leadingZeroBitCount - 3
            addSymbol(257 + 4 * extra + (offset >> extra))
            add(offset & (1 << extra - 1), extra)
        }
        add(0, 1)
    }

    private mutating func addSymbol(_ symbol: Int) {
        assert(Self.lengths[symbol] > 0, "symbol \(symbol) has no code")
        addCode(Self.codes[symbol], Self.lengths[symbol])
    }

    /// Returns the canonical Huffman codes for the given code lengths: shorter codes first, codes
    /// of equal length in the order of symbols (3.2.2).
    private static func canonicalCodes(_ lengths: [Int]) -> [Int] {
        var codes = Array(repeating: 0, count: lengths.count)
        var next = 0
        for length in 1...15 {
            next <<= 1
            for symbol in lengths.indices where lengths[symbol] == length {
                codes[symbol] = next
                next += 1
            }
        }
        return codes
    }

    /// Adds a Huffman code with its highest bit first. All other values in the stream begin with
    /// their lowest bit.
    private mutating func addCode(_ code: Int, _ length: Int) {
        for place in (0..<length).reversed() { add(code >> place & 1, 1) }
    }

    private mutating func add(_ value: Int, _ length: Int) {
        assert(value >> length == 0, "\(value) needs more than \(length) bits")
        bits |= value << count
        count += length
        while count >= 8 {
            bytes.append(UInt8(truncatingIfNeeded: bits))
            bits >>= 8
            count -= 8
        }
    }

    // MARK: The header

    /// The lengths of the codes that encode the code lengths in the header: for the lengths 0 to
    /// 15, and for the symbol 18, which is a run of 11 to 138 zeros.
    private static let lengthLengths =
        [3, 5, 5, 4, 0, 0, 0, 3, 1] + Array(repeating: 0, count: 9) + [3]
    private static let lengthCodes = canonicalCodes(lengthLengths)
    /// The order in which the header lists `lengthLengths`, up to the last one that is not 0.
    private static let lengthOrder = [
        16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1,
    ]

    private mutating func addHead() {
        // The block's header bits: not the last block, with dynamic Huffman codes.
        add(0b100, 3)
        // The numbers of codes: 286 for literals and lengths, one for distances, then the number
        // for code lengths.
        add(Self.lengths.count - 257, 5)
        add(0, 5)
        add(Self.lengthOrder.count - 4, 4)
        for symbol in Self.lengthOrder { add(Self.lengthLengths[symbol], 3) }
        var rest = (Self.lengths + [1])[...]
        while let length = rest.first {
            let zeros = min(rest.prefix { $0 == 0 }.count, 138)
            if zeros >= 11 {
                addCode(Self.lengthCodes[18], Self.lengthLengths[18])
                add(zeros - 11, 7)
                rest = rest.dropFirst(zeros)
            } else {
                addCode(Self.lengthCodes[length], Self.lengthLengths[length])
                rest = rest.dropFirst()
            }
        }
    }
}
