/// The way to find the width of a character: in the glyph table of a font, or by a rule.
enum SystemGlyph {
    /// The index of a glyph in the table. The glyph may belong to another character with the same
    /// width and kerning.
    case listed(Int)
    /// A character without a glyph in the table. It is `em` wider than the glyph that stands for
    /// all such characters (`SystemFont.unlisted`).
    case unlisted(em: Double)
    /// A fixed width in points, independent of weight and tracking.
    case points(Double)
    /// A Chinese or Japanese character. Its width does not depend on weight.
    case ideograph
    /// An emoji. Its width does not depend on weight and tracking.
    case emoji

    /// Classifies one grapheme cluster. A whole emoji sequence counts as one character.
    ///
    /// - Parameter others: the characters beyond ASCII that have glyphs in the table
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
        } else if Self.isHangul(scalar) {
            self = .points(Self.syllable * size)
        } else if Self.isWide(scalar) {
            self = .ideograph
        } else {
            self = .unlisted(em: scalar.properties.isUppercase ? Self.upperCase : 0)
        }
    }

    /// Returns the index of the glyph with which a character is measured: the character's own
    /// glyph, the glyph of its base letter, or the glyph of a Latin letter that looks the same.
    /// Returns nil if the table contains none of these glyphs.
    static func index(of scalar: Unicode.Scalar, others: [UInt16]) -> Int? {
        if let index = place(of: scalar.value, in: others) { return index }
        if let horned = LatinBase.horned(scalar), let index = place(of: horned, in: others) {
            return index
        }
        return (LatinBase.ascii(scalar) ?? standIn(scalar)).flatMap(SystemFont.glyph(ascii:))
    }

    private static func place(of scalar: UInt32, in others: [UInt16]) -> Int? {
        guard let scalar = UInt16(exactly: scalar) else { return nil }
        return others.firstIndex(of: scalar).map { 0x5F + $0 }
    }

    private static func standIn(_ scalar: Unicode.Scalar) -> UInt8? {
        switch scalar {
        case "\u{A0}", "\u{2009}": UInt8(ascii: " ")
        case "‚": UInt8(ascii: ",")
        case "„": UInt8(ascii: "\"")
        default: latinShape(scalar)
        }
    }

    /// Returns the Latin letter that looks like a Cyrillic or Greek letter apart from accents, and
    /// so has the same width;
    /// nil if there is none.
    private static func latinShape(_ scalar: Unicode.Scalar) -> UInt8? {
        guard 0x386...0x45E ~= scalar.value,
            let place = Self.alike.firstIndex(of: UInt16(scalar.value))
        else { return nil }
        return Self.latin[place]
    }

    private static let alike = Array(
        "АВЕКМНОРСТХаеорсухіјѕЅІЈЁЇЌёїўΑΒΕΖΗΙΚΜΝΟΡΤΥΧοΆΈΉΊΌΎΪΫό".utf16)
    private static let latin = Array("ABEKMHOPCTXaeopcyxijsSIJEIKeiyABEZHIKMNOPTYXoAEHIOYIYo".utf8)

    /// The extra width in em of a capital letter, compared with the mean of all letters; an
    /// estimate.
    private static let upperCase = 0.1

    /// Returns the width of an emoji in points from iOS 10 on.
    static func emoji(_ size: Double) -> Double {
        SystemFont.interpolate(size, SystemFontTable.emojiSizes, SystemFontTable.emoji)
    }

    /// The width in em of a Korean syllable in the system font (48 texts of 3 projects at 12 to 17
    /// points).
    private static let syllable = 0.865

    /// Returns the width of a Chinese or Japanese character in points. It includes spacing, which
    /// is larger at small sizes: 0.019 em at 14 to 17 points (75 of 79 buttons, 4 projects).
    static func ideograph(_ size: Double) -> Double {
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

    /// Returns whether the variation selector U+FE0F after a character of the table makes it an
    /// emoji, as in ™️ (1 text).
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

    private static func isHangul(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x1100...0x115F, 0x3131...0x318E, 0xAC00...0xD7A3: true
        default: false
        }
    }

    /// Returns whether a character is as wide as high. True for the East Asian wide and full-width
    /// blocks, and for numbers and letters in circles.
    private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
        wideBlocks.contains { $0.contains(scalar.value) }
    }

    private static let wideBlocks: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x2460...0x24FF, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
        0xFE30...0xFE4F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD,
    ]
}
