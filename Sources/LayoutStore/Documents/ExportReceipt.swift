/// A few lines that stand among the imported files and say what was written of one of them.
struct ExportReceipt {
    /// What all receipts begin with, and no file that could be imported.
    static let heading = "layoutedit export\n"

    /// The hash of the bytes that were written, in hexadecimal digits.
    let written: String
    /// The hash of the imported file in hexadecimal digits, else two words.
    let source: String
    /// In bytes: no receipt is as long.
    static let longest = 1_000

    init(for written: [UInt8], of source: String?) {
        self.init(written: hexadecimal(Blake2b.hash(written)), of: source)
    }

    init(written: String, of source: String?) {
        (self.written, self.source) = (written, source ?? "made here")
    }

    /// Nil for bytes that are no receipt.
    init?(_ bytes: [UInt8]) {
        guard bytes.count < Self.longest, bytes.starts(with: Self.heading.utf8) else { return nil }
        let lines = String(decoding: bytes, as: UTF8.self).split(
            separator: "\n", omittingEmptySubsequences: false)
        guard lines.count == 4 else { return nil }
        (source, written) = (String(lines[1]), String(lines[2]))
    }

    var bytes: [UInt8] { Array((Self.heading + source + "\n" + written + "\n").utf8) }
}
