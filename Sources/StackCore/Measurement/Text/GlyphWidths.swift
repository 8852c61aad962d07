/// Turns text into glyphs with widths in points.
struct GlyphWidths: Sendable {
    var system: SystemFont
    /// The em of every character when all are equally wide.
    var fixedEm: Double?

    /// The advance of Apple's monospaced system font, rounded; unverified.
    static let monospacedEm = 0.618

    /// Most texts are ASCII and take the short way: thousands of labels are measured at once.
    func glyphs(_ text: Substring) -> [Glyph] {
        text.utf8.allSatisfy { $0 < 0x80 } ? glyphs(ascii: text.utf8) : glyphs(characters: text)
    }

    private func glyphs(ascii bytes: Substring.UTF8View) -> [Glyph] {
        var glyphs: [Glyph] = []
        glyphs.reserveCapacity(bytes.count)
        var previous: UInt8 = 0
        for byte in bytes {
            let advance = fixedEm.map { $0 * system.size } ?? system.advance(ascii: byte)
            let kern = fixedEm == nil ? KernTable.em(previous, byte) * system.size : 0
            glyphs.append(Glyph(advance: advance, kern: kern, kind: Glyph.Kind(ascii: byte)))
            previous = byte
        }
        return glyphs
    }

    private func glyphs(characters: Substring) -> [Glyph] {
        var glyphs: [Glyph] = []
        var previous: UInt8?
        for character in characters {
            let ascii = character.asciiValue
            glyphs.append(glyph(character, kernedAfter: ascii == nil ? nil : previous))
            previous = ascii
        }
        return glyphs
    }

    private func glyph(_ character: Character, kernedAfter previous: UInt8?) -> Glyph {
        let kind = Glyph.Kind(character)
        if let fixedEm {
            let em = kind == .ideograph ? 2 * fixedEm : fixedEm
            return Glyph(advance: em * system.size, kern: 0, kind: kind)
        }
        let kern = previous.map { KernTable.em($0, character.asciiValue!) * system.size } ?? 0
        return Glyph(advance: system.advance(character), kern: kern, kind: kind)
    }
}

extension Glyph.Kind {
    init(ascii: UInt8) {
        switch ascii {
        case 0x09, 0x20: self = .space
        case 0x2D: self = .hyphen
        default: self = .other
        }
    }

    init(_ character: Character) {
        switch character.unicodeScalars.first!.value {
        case 0x2002...0x200A, 0x3000: self = .space
        case 0x2010, 0x2013, 0x2014, 0x200B: self = .hyphen
        case 0x2E80...0x9FFF, 0xAC00...0xD7A3, 0x20000...0x3FFFD: self = .ideograph
        case let value where value < 0x80: self = Glyph.Kind(ascii: UInt8(value))
        default: self = .other
        }
    }
}

/// One character as line breaking sees it.
struct Glyph: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        /// May hang over the end of a line and be broken after.
        case space
        /// May be broken after.
        case hyphen
        /// May be broken before and after.
        case ideograph
        case other
    }

    /// Points, without kerning.
    var advance: Double
    /// Points between the previous character and this one; none at the start of a line.
    var kern: Double
    var kind: Kind
}
