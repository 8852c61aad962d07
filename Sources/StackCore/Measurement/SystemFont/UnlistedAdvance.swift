/// Estimated widths of characters that the fitted table does not list.
///
/// These are guesses from the shape of the scripts, not measurements: a line that contains such
/// characters is right to a few percent only.
enum UnlistedAdvance {
    /// Em of one character as a reader sees it: a whole emoji sequence counts once.
    static func em(_ character: Character, of font: SystemFont) -> Double {
        guard let scalar = character.unicodeScalars.first else { return 0 }
        if isEmoji(character, scalar) { return emoji(font.size) }
        if isInvisible(scalar) { return 0 }
        if isWide(scalar) { return ideograph(font.size) }
        if let base = LatinBase.ascii(scalar), let em = font.listedEm(base) { return em }
        if let em = punctuation(scalar) { return font.spaced(em) }
        return font.spaced(scalar.properties.isUppercase ? upperCase : average)
    }

    /// 3 points wider than the size at 24 and 25 points, 5 from 38 on: 8 sizes in 10 documents.
    private static func emoji(_ size: Double) -> Double {
        size <= 25
            ? 28 / 25 : 1 + SystemFont.interpolate(size, [25, 38], [3, 5]) / size
    }

    /// The fonts for East Asia space their characters out in small sizes: 17⅓ points at 17 (one
    /// document, four texts).
    private static func ideograph(_ size: Double) -> Double {
        1 + SystemFont.interpolate(size, [17, 50], [0.019, 0.003])
    }
    /// Means of the table's letters and of its capitals.
    private static let average = 0.55
    private static let upperCase = 0.65

    private static func isEmoji(_ character: Character, _ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isEmojiPresentation
            || (scalar.properties.isEmoji && character.unicodeScalars.contains("\u{FE0F}"))
    }

    private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator,
            .paragraphSeparator, .surrogate:
            true
        default: false
        }
    }

    private static func punctuation(_ scalar: Unicode.Scalar) -> Double? {
        switch scalar {
        case "\u{A0}", "\u{2009}": SystemFontTable.advances[0]
        case "‘", "’", ";", "|", "·": 0.26
        case "“", "”", "`", "^": 0.45
        case "…": 0.8
        case "–": 0.49
        case "~": 0.6
        case "—": 0.9
        case "•": 0.45
        case "°": 0.41
        default: nil
        }
    }

    /// East Asian wide and full-width blocks.
    private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
        wideBlocks.contains { $0.contains(scalar.value) }
    }

    private static let wideBlocks: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F,
        0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD,
    ]
}
