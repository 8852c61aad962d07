/// The record of one export of a storyboard or xib: the hashes of the written bytes and of the
/// imported file. It is a few lines of text, stored in the table of imported files.
struct ExportReceipt {
    /// The first line of every receipt. No file that can be imported begins with it.
    static let heading = "layoutedit export\n"

    /// The hash of the bytes that were written, in hexadecimal digits.
    let written: String
    /// The hash of the imported file in hexadecimal digits, or `made here` if the document was not
    /// imported.
    let source: String
    /// An exclusive upper bound for the length of receipts in bytes. Longer files need not be
    /// parsed.
    static let longest = 1_000

    init(for written: [UInt8], of source: String?) {
        self.init(written: hexadecimal(Blake2b.hash(written)), of: source)
    }

    init(written: String, of source: String?) {
        (self.written, self.source) = (written, source ?? "made here")
    }

    /// Parses the lines that `bytes` returns; nil if the text has another form.
    init?(_ bytes: [UInt8]) {
        guard bytes.count < Self.longest, bytes.starts(with: Self.heading.utf8) else { return nil }
        let lines = String(decoding: bytes, as: UTF8.self).split(
            separator: "\n", omittingEmptySubsequences: false)
        guard lines.count == 4 else { return nil }
        (source, written) = (String(lines[1]), String(lines[2]))
    }

    var bytes: [UInt8] { Array((Self.heading + source + "\n" + written + "\n").utf8) }
}

/// The record of the bytes that were last written back into the storyboard or xib from which
/// documents were imported. It is stored in the table of imported files, like an `ExportReceipt`.
/// It begins with the heading of a receipt and one more line, which distinguishes it from a
/// receipt.
struct WriteBackRecord {
    static let heading = Array((ExportReceipt.heading + "written last\n").utf8)

    /// The hash of the imported file in hexadecimal digits.
    let source: String
    let contents: [UInt8]

    init(_ contents: [UInt8], of source: String) {
        (self.contents, self.source) = (contents, source)
    }

    /// Parses the bytes that the property `bytes` returns; nil if they have another form.
    init?(_ bytes: [UInt8]) {
        guard bytes.starts(with: Self.heading) else { return nil }
        let rest = bytes.dropFirst(Self.heading.count)
        guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
        source = String(decoding: rest[..<end], as: UTF8.self)
        contents = Array(rest[(end + 1)...])
    }

    var bytes: [UInt8] { Self.heading + Array((source + "\n").utf8) + contents }
}
