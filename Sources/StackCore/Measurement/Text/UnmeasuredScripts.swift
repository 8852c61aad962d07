/// The scripts in which no known document has a text. The widths of texts in these scripts are
/// estimates.
package enum UnmeasuredScripts {
    /// Returns whether the text contains a letter of a script whose widths were not measured, so
    /// that the text's width is an estimate.
    package static func contain(_ text: some StringProtocol) -> Bool {
        text.unicodeScalars.contains { scalar in
            scalar.value >= 0x530 && blocks.contains { $0.contains(scalar.value) }
        }
    }

    /// The code points of these scripts: Armenian, Hebrew, Arabic, the scripts of India, Thai and
    /// its neighbours, Georgian, Ethiopic, Khmer, and the presentation forms of Hebrew and Arabic
    /// letters.
    private static let blocks: [ClosedRange<UInt32>] = [
        0x530...0x10FF, 0x1200...0x137F, 0x1780...0x17FF, 0xFB13...0xFDFF, 0xFE70...0xFEFC,
    ]
}
