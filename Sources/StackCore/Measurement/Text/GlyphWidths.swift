/// Turns text into glyphs with widths in points.
struct GlyphWidths: Sendable {
    var system: SystemFont
    /// The em of every character when all are equally wide.
    var fixedEm: Double?

    /// The advance of Apple's monospaced system font, rounded; unverified.
    static let monospacedEm = 0.618

    func glyphs(_ text: Substring) -> [Glyph] {
        var glyphs: [Glyph] = []
        glyphs.reserveCapacity(text.utf8.count)
        var previous: Character?
        for character in text {
            glyphs.append(glyph(character, after: previous))
            previous = character
        }
        return glyphs
    }

    private func glyph(_ character: Character, after previous: Character?) -> Glyph {
        let kind = Glyph.Kind(character)
        if let fixedEm {
            let em = kind == .ideograph ? 2 * fixedEm : fixedEm
            return Glyph(advance: em * system.size, kern: 0, kind: kind)
        }
        let kern = previous.map { system.kern($0, character) } ?? 0
        return Glyph(advance: system.advance(character), kern: kern, kind: kind)
    }
}

extension Glyph.Kind {
    init(_ character: Character) {
        // Most texts are ASCII: asked first because thousands of labels are measured at once.
        if let ascii = character.asciiValue {
            self = ascii == 0x20 || ascii == 0x09 ? .space : ascii == 0x2D ? .hyphen : .other
            return
        }
        switch character.unicodeScalars.first!.value {
        case 0x2002...0x200A, 0x3000: self = .space
        case 0x2010, 0x2013, 0x2014, 0x200B: self = .hyphen
        case 0x2E80...0x9FFF, 0xAC00...0xD7A3, 0x20000...0x3FFFD: self = .ideograph
        default: self = .other
        }
    }
}
