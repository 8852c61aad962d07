import CZlib

/// A compressor of the rows of a picture, filtered for PNG (deflate, RFC 1951). A row that equals
/// the row above contains only zeros after the filter byte. A long run of such rows is compressed
/// as copies of a segment of `segmentRows` rows: zlib compresses the segment once, its bytes are
/// repeated, and the checksums are combined. That is faster than compressing each row
/// (docs/decisions/0020).
final class RowCompressor {
    /// The state of zlib. It is on the heap, because zlib checks that it has not moved in memory.
    private let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
    private let row: UnsafeMutableBufferPointer<UInt8>
    private let output = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 1 << 16)
    private var bytes: [UInt8] = []
    /// The number of bytes of all rows, before they were compressed.
    private var length = 0
    /// The Adler-32 checksum of all rows.
    private var sum = adler32(0, nil, 0)
    /// The Adler-32 checksum of the rows in `segment`, before they were compressed.
    private var segmentSum: UInt = 0
    /// The number of added rows that equal the row above them and are not compressed yet.
    private var sameRows = 0

    /// - Parameter rowLength: the number of bytes of a row, including its filter byte
    init(rowLength: Int) {
        precondition(rowLength > 0, "a row has no bytes")
        row = .allocate(capacity: rowLength)
        row.initialize(repeating: 0)
        row[0] = PixelRows.up
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

    /// Adds a row. `fill` writes its filtered bytes, with the filter byte first, into the buffer.
    func add(_ fill: (UnsafeMutableBufferPointer<UInt8>) -> Void) {
        writeSameRows()
        fill(row)
        deflateRow()
    }

    /// Adds a row whose pixels equal those of the row above.
    func addSame() { sameRows += 1 }

    /// Returns the compressed rows. Unless they are the picture's last rows, they end with a flush
    /// of zlib, so that the compressed bytes of further rows can follow.
    func finished(isLast: Bool) -> CompressedRows {
        writeSameRows()
        stream.pointee.avail_in = 0
        deflateAll(isLast ? Z_FINISH : Z_FULL_FLUSH)
        return CompressedRows(bytes: bytes, length: length, sum: sum)
    }

    private func deflateRow() {
        assert([PixelRows.none, PixelRows.up].contains(row[0]), "a row has another filter")
        length += row.count
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

    // MARK: Rows that equal the row above

    /// The number of rows in a segment. A run of equal rows ends with rows that do not fill a
    /// segment; they are compressed one by one, so longer segments take more time. Shorter segments
    /// make the output larger.
    private static let segmentRows = 16
    /// The output of zlib for `segmentRows` rows that equal the row above; empty until it is
    /// needed. The output begins and ends with a full flush, so that it can be repeated anywhere.
    private var segment: [UInt8] = []

    private func writeSameRows() {
        guard sameRows > 0 else { return }
        row.update(repeating: 0)
        row[0] = PixelRows.up
        var rest = sameRows
        if rest >= Self.segmentRows { deflateAll(Z_FULL_FLUSH) }
        while rest >= Self.segmentRows {
            writeSegment()
            rest -= Self.segmentRows
        }
        for _ in 0..<rest { deflateRow() }
        sameRows = 0
    }

    private func writeSegment() {
        guard segment.isEmpty else {
            bytes += segment
            length += Self.segmentRows * row.count
            sum = adler32_combine(sum, segmentSum, Self.segmentRows * row.count)
            return
        }
        let start = bytes.count
        let before = sum
        sum = adler32(0, nil, 0)
        for _ in 0..<Self.segmentRows { deflateRow() }
        deflateAll(Z_FULL_FLUSH)
        segment = Array(bytes[start...])
        segmentSum = sum
        sum = adler32_combine(before, segmentSum, Self.segmentRows * row.count)
    }
}

/// Compressed rows of a picture.
struct CompressedRows: Sendable {
    let bytes: [UInt8]
    /// The number of bytes of the rows before they were compressed.
    let length: Int
    /// The Adler-32 checksum of the rows.
    let sum: UInt
}
