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
        var previous: Int?
        for byte in bytes {
            let index = SystemFont.glyph(ascii: byte)
            glyphs.append(glyph(index, after: previous, kind: Glyph.Kind(ascii: byte)))
            previous = index
        }
        return glyphs
    }

    private func glyphs(characters: Substring) -> [Glyph] {
        var glyphs: [Glyph] = []
        var previous: Int?
        for character in characters {
            let kind = Glyph.Kind(character)
            switch SystemGlyph(character, size: system.size) {
            case .listed(let index):
                glyphs.append(glyph(index, after: previous, kind: kind))
                previous = index
            case .unlisted(let em):
                var glyph = glyph(SystemFont.unlisted, after: nil, kind: kind)
                if fixedEm == nil { glyph.advance += em * system.size }
                glyphs.append(glyph)
                previous = nil
            case .points(let width):
                let em = fixedEm.map { kind == .ideograph ? 2 * $0 : $0 }
                glyphs.append(
                    Glyph(advance: em.map { $0 * system.size } ?? width, kern: 0, kind: kind))
                previous = nil
            }
        }
        return glyphs
    }

    /// A glyph of the table after another one; control characters have none, and no width.
    private func glyph(_ index: Int?, after previous: Int?, kind: Glyph.Kind) -> Glyph {
        if let fixedEm { return Glyph(advance: fixedEm * system.size, kern: 0, kind: kind) }
        guard let index else { return Glyph(advance: 0, kern: 0, kind: kind) }
        return Glyph(
            advance: system.advance(glyph: index),
            kern: previous.map { system.kern($0, index) } ?? 0, kind: kind)
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
