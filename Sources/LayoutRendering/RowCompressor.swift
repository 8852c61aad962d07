import CZlib

/// A zlib stream of filtered rows. zlib compresses those that differ from the row above; of a row that
/// does not, it would look at each zero. So where there are many of them, a block of our own says to copy
/// the last row so many times (RFC 1951, 3.2.6), and the sum over them is calculated and not read.
final class RowCompressor {
    /// zlib looks whether its stream has moved.
    private let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
    private let row: UnsafeMutableBufferPointer<UInt8>
    private let output = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 1 << 16)
    /// The head of RFC 1950: deflate with a window of 32 KB, compressed quickly.
    private var bytes: [UInt8] = [0x78, 0x01]
    private var sum = adler32(0, nil, 0)
    /// Of a row of zeros alone.
    private let sameSum: UInt
    /// Rows like the row above that are not written yet.
    private var sameRows = 0

    /// - Parameter rowLength: bytes of a row, with its filter's.
    init(rowLength: Int) {
        row = .allocate(capacity: rowLength)
        row.initialize(repeating: 0)
        row[0] = PixelRows.up
        sameSum = adler32(adler32(0, nil, 0), row.baseAddress, UInt32(rowLength))
        stream.initialize(to: z_stream())
        guard layout_begin_runs(stream) == Z_OK else {
            preconditionFailure("zlib has no memory for a stream")
        }
    }

    deinit {
        deflateEnd(stream)
        stream.deallocate()
        row.deallocate()
        output.deallocate()
    }

    /// A row that `fill` writes.
    func add(_ fill: (UnsafeMutableBufferPointer<UInt8>) -> Void) {
        writeSameRows()
        fill(row)
        deflateRow()
    }

    /// A row like the row above.
    func addSame() { sameRows += 1 }

    func finished() -> [UInt8] {
        writeSameRows()
        stream.pointee.avail_in = 0
        deflateAll(Z_FINISH)
        return bytes + [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: sum >> $0) }
    }

    private func deflateRow() {
        sum = adler32(sum, row.baseAddress, UInt32(row.count))
        stream.pointee.next_in = row.baseAddress
        stream.pointee.avail_in = UInt32(row.count)
        deflateAll(Z_NO_FLUSH)
    }

    private func deflateAll(_ flush: Int32) {
        repeat {
            stream.pointee.next_out = output.baseAddress
            stream.pointee.avail_out = UInt32(output.count)
            let status = deflate(stream, flush)
            precondition(status != Z_STREAM_ERROR, "the stream is as zlib left it")
            bytes.append(contentsOf: output.prefix(output.count - Int(stream.pointee.avail_out)))
        } while stream.pointee.avail_out == 0
    }

    // MARK: Rows like the row above

    /// Fewer are not worth the end of zlib's block.
    private static let fewRows = 8
    /// How far back a copy may reach.
    private static let window = 32_768
    private static let shortestRow = 16

    private func writeSameRows() {
        guard sameRows > 0 else { return }
        row.update(repeating: 0)
        row[0] = PixelRows.up
        let isCopied =
            sameRows > Self.fewRows && Self.shortestRow...Self.window ~= row.count
        for _ in 0..<(isCopied ? 1 : sameRows) { deflateRow() }
        if isCopied { copyRow(times: sameRows - 1) }
        sameRows = 0
    }

    private func copyRow(times: Int) {
        // All of zlib's blocks so far, up to a whole byte.
        deflateAll(Z_FULL_FLUSH)
        var block = CopyBlock()
        block.copy(times * row.count, from: row.count)
        bytes += block.finished()
        for _ in 0..<times { sum = adler32_combine(sum, sameSum, row.count) }
    }
}

/// A block with fixed codes that holds copies only, and an empty one behind it that ends with a whole byte
/// (RFC 1951, 3.2.4 and 3.2.6).
private struct CopyBlock {
    private var bytes: [UInt8] = []
    private var bits = 0
    private var count = 0

    /// Not the last block, with fixed codes.
    init() { add(0b010, 3) }

    /// - Parameters:
    ///   - length: bytes, at least 3
    ///   - distance: how many bytes back the copy begins
    mutating func copy(_ length: Int, from distance: Int) {
        var left = length
        while left > 0 {
            // Longest copies, then tens, so that no less than 3 is left for the last one.
            let step =
                switch left {
                case 258, 261...: 258
                case 3...10: left
                case 11, 12: left - 3
                default: 10
                }
            // Of 258 the code is 285, of 3 to 10 they are 257 to 264.
            if step == 258 { addCode(0b1100_0101, 8) } else { addCode(step - 2, 7) }
            addDistance(distance)
            left -= step
        }
    }

    mutating func finished() -> [UInt8] {
        // The end of the block, and an empty one that is stored.
        addCode(0, 7)
        add(0, 3)
        if count > 0 { add(0, 8 - count) }
        return bytes + [0, 0, 0xFF, 0xFF]
    }

    private mutating func addDistance(_ distance: Int) {
        let offset = distance - 1
        guard offset >= 4 else { return addCode(offset, 5) }
        let extra = Int.bitWidth - offset.leadingZeroBitCount - 2
        addCode(2 * extra + (offset >> extra), 5)
        add(offset & (1 << extra - 1), extra)
    }

    /// Codes stand in a stream with their highest bit first, all else with its lowest.
    private mutating func addCode(_ code: Int, _ length: Int) {
        for place in (0..<length).reversed() { add(code >> place & 1, 1) }
    }

    private mutating func add(_ value: Int, _ length: Int) {
        bits |= value << count
        count += length
        while count >= 8 {
            bytes.append(UInt8(truncatingIfNeeded: bits))
            bits >>= 8
            count -= 8
        }
    }
}
