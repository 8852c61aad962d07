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
        switch character {
        case " ", "\t", "\u{2002}"..."\u{200A}", "\u{3000}": self = .space
        case "-", "\u{2010}", "–", "—", "\u{200B}": self = .hyphen
        case "\u{2E80}"..."\u{9FFF}", "\u{AC00}"..."\u{D7A3}": self = .ideograph
        default: self = .other
        }
    }
}
