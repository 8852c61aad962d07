/// One character as a table of glyphs has it: the system font's, or another font's.
enum SystemGlyph {
    /// A glyph of the table, or another one that measures and kerns alike.
    case listed(Int)
    /// Em wider than the table's unlisted letter.
    case unlisted(em: Double)
    /// A width of its own, which knows neither weight nor tracking.
    case points(Double)
    /// A picture: the same.
    case emoji

    /// One character as a reader sees it: a whole emoji sequence counts once.
    ///
    /// - Parameter others: the glyphs after those of ASCII
    init(_ character: Character, size: Double, others: [UInt16]) {
        guard let scalar = character.unicodeScalars.first else {
            self = .points(0)
            return
        }
        if let glyph = Self.index(of: scalar, others: others), !Self.isKeycap(character),
            !Self.isMadeEmoji(character, scalar)
        {
            self = .listed(glyph)
        } else if Self.isEmoji(character, scalar) {
            self = .emoji
        } else if Self.isInvisible(scalar) {
            self = .points(0)
        } else if Self.isWide(scalar) {
            self = .points(Self.ideograph(size))
        } else {
            self = .unlisted(em: scalar.properties.isUppercase ? Self.upperCase : 0)
        }
    }

    /// The glyph of a character, its base letter's, or that of a mark of its shape.
    static func index(of scalar: Unicode.Scalar, others: [UInt16]) -> Int? {
        if scalar.value <= 0xFFFF, let index = others.firstIndex(of: UInt16(scalar.value)) {
            return 0x5F + index
        }
        return (LatinBase.ascii(scalar) ?? standIn(scalar)).flatMap(SystemFont.glyph(ascii:))
    }

    private static func standIn(_ scalar: Unicode.Scalar) -> UInt8? {
        switch scalar {
        case "\u{A0}", "\u{2009}": UInt8(ascii: " ")
        case "‚": UInt8(ascii: ",")
        case "„": UInt8(ascii: "\"")
        default: nil
        }
    }

    /// A guess: how much wider capitals are than the mean of all letters.
    private static let upperCase = 0.1

    /// The width of one emoji in points, from iOS 10 on.
    static func emoji(_ size: Double) -> Double {
        SystemFont.interpolate(size, SystemFontTable.emojiSizes, SystemFontTable.emoji)
    }

    /// The fonts for East Asia space their characters out in small sizes: 17⅓ points at 17 (one
    /// document, four texts).
    private static func ideograph(_ size: Double) -> Double {
        size * (1 + SystemFont.interpolate(size, [17, 50], [0.019, 0.003]))
    }
}

extension SystemGlyph {
    private static func isEmoji(_ character: Character, _ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x2600...0x27BF, 0x1F000...0x1FAFF: true
        default:
            scalar.properties.isEmojiPresentation
                || scalar.properties.isEmoji && character.unicodeScalars.contains("\u{FE0F}")
        }
    }

    /// A sign of the table that U+FE0F makes a picture, as in ™️ (1 text).
    private static func isMadeEmoji(_ character: Character, _ scalar: Unicode.Scalar) -> Bool {
        scalar.value > 0x7F && scalar.properties.isEmoji
            && character.unicodeScalars.contains("\u{FE0F}")
    }

    private static func isKeycap(_ character: Character) -> Bool {
        character.unicodeScalars.contains("\u{20E3}")
    }

    private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator,
            .paragraphSeparator, .surrogate:
            true
        default: false
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
