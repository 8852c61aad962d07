import Synchronization

/// Converts text to glyphs with widths in points.
struct GlyphWidths: Sendable {
    /// The source of glyph widths.
    enum Source: Sendable {
        case system(SystemFont)
        case table(FontGlyphs)
        /// A font file. The system font is used for characters that the file lacks.
        case program(any FontProgram, SystemFont)
        /// A monospaced font in which every character has the same width in em.
        case equal(em: Double)
    }

    private let source: Source
    private let size: Double

    init(_ source: Source, size: Double) {
        self.source = source
        self.size = size
    }

    /// The advance in em of Apple's monospaced system font. The value is rounded and not verified.
    static let monospacedEm = 0.618

    /// Returns one glyph per character. ASCII text takes a faster path, because thousands of labels
    /// are measured at once.
    func glyphs(_ text: Substring) -> [Glyph] {
        if case .program(let font, let system) = source { return glyphs(text, in: font, system) }
        return listed(text)
    }

    /// Returns the glyphs of a text measured in a font file. The advances already include kerning.
    /// A character that the file lacks is as wide as in the system font (12 of 12 stored labels
    /// with emoji, 1 project).
    private func glyphs(
        _ text: Substring, in font: any FontProgram, _ system: SystemFont
    ) -> [Glyph] {
        let others = GlyphWidths(.system(system), size: size)
        return zip(text, font.advances(text)).map { character, em in
            Glyph(
                advance: em.map { $0 * size } ?? others.measure(character).advance, kern: 0,
                kind: Glyph.Kind(character))
        }
    }

    private func listed(_ text: Substring) -> [Glyph] {
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return glyphs(ascii: text.utf8) }
        guard let key = KnownGlyphs.Key(text, in: source, size) else {
            return glyphs(characters: text)
        }
        if let known = KnownGlyphs.shared[key] { return known }
        let made = glyphs(characters: text)
        KnownGlyphs.shared[key] = made
        return made
    }

    private func glyphs(ascii bytes: Substring.UTF8View) -> [Glyph] {
        var glyphs: [Glyph] = []
        glyphs.reserveCapacity(bytes.count)
        var previous: Int?
        for byte in bytes {
            let index = SystemFont.glyph(ascii: byte)
            glyphs.append(
                Glyph(
                    advance: index.map(advance) ?? control,
                    kern: kern(previous, index), kind: Glyph.Kind(ascii: byte)))
            previous = index
        }
        return glyphs
    }

    private func glyphs(characters: Substring) -> [Glyph] {
        let shaped = UnmeasuredScripts.contain(characters) ? shapedAdvances(characters) : []
        var glyphs: [Glyph] = []
        var previous: Int?
        for (place, character) in characters.enumerated() {
            let known = place < shaped.count ? shaped[place] : nil
            let (advance, index) = known.map { ($0, nil) } ?? measure(character)
            glyphs.append(
                Glyph(
                    advance: advance, kern: kern(previous, index), kind: Glyph.Kind(character)))
            previous = index
        }
        return glyphs
    }

    /// Returns the width in points of each character of the scripts in `ShapedScripts`, which the
    /// tables of fonts do not contain. The width of any other character is nil. Returns an empty
    /// array for a monospaced font.
    private func shapedAdvances(_ text: Substring) -> [Double?] {
        if isEqual { return [] }
        return ShapedScripts.advances(text, boldness: boldness).map { $0.map { $0 * size } }
    }

    private var boldness: Double {
        if case .system(let font) = source { font.boldness } else { 0 }
    }

    /// Returns a character's width in points, and its glyph index for kerning. The index is nil if
    /// the character is not kerned.
    private func measure(_ character: Character) -> (advance: Double, index: Int?) {
        switch SystemGlyph(character, size: size, others: others) {
        case .listed(let index): (advance(index), index)
        case .unlisted(let em): (unlisted + (isEqual ? 0 : em * size), nil)
        case .points(let width): (width, nil)
        case .ideograph: (ideograph, nil)
        case .emoji: (emoji, nil)
        }
    }

    private var emoji: Double {
        if case .system(let font) = source, font.hasNarrowEmoji { return size }
        return SystemGlyph.emoji(size)
    }

    /// The width of a Chinese or Japanese character in points. In Xcode 6 it was one em (6 of 7
    /// texts at 15 points, 2 projects).
    private var ideograph: Double {
        if case .system(let font) = source, font.isHelvetica { return size }
        return SystemGlyph.ideograph(size)
    }

    private var others: [UInt16] {
        if case .table = source { FontTables.others } else { SystemFontTable.others }
    }

    private func advance(_ index: Int) -> Double {
        switch source {
        case .system(let font): font.advance(glyph: index)
        case .table(let font): font.advance(index).map { $0 / 10_000 * size } ?? unlisted
        case .equal(let em): em * size
        case .program: 0  // unused: a font program measures whole lines
        }
    }

    private func kern(_ first: Int?, _ second: Int?) -> Double {
        guard let first, let second else { return 0 }
        return switch source {
        case .system(let font): font.kern(first, second)
        case .table(let font): font.kern(first, second) / 10_000 * size
        case .equal, .program: 0
        }
    }

    /// The width in points of a letter that is not in the font's table. Except for the system font,
    /// it is an estimate.
    private var unlisted: Double {
        switch source {
        case .system(let font): font.advance(glyph: SystemFont.unlisted)
        case .table, .program: 0.55 * size
        case .equal(let em): em * size
        }
    }

    private var control: Double { isEqual ? unlisted : 0 }

    /// Whether `glyphs` returns one glyph for each character. A font file may return another number.
    var hasGlyphForEachCharacter: Bool { if case .program = source { false } else { true } }

    private var isEqual: Bool { if case .equal = source { true } else { false } }
}

/// A cache of the glyphs of texts with characters beyond ASCII. Finding characters and their widths
/// is slow, and a check measures a text again for each width that it has on some screen.
private final class KnownGlyphs: Sendable {
    static let shared = KnownGlyphs()

    /// A text and the font that determines its glyphs.
    struct Key: Hashable {
        private enum Face: Hashable {
            case system(SystemFont)
            case table(ObjectIdentifier)
            case equal(em: Double)
        }

        /// The text as UTF-8, because two equal strings can consist of different scalars.
        private let text: [UInt8]
        private let face: Face
        private let size: Double

        /// Returns nil for a font file, because its content may change.
        init?(_ text: Substring, in source: GlyphWidths.Source, _ size: Double) {
            switch source {
            case .system(let font): face = .system(font)
            case .table(let font): face = .table(ObjectIdentifier(font))
            case .equal(let em): face = .equal(em: em)
            case .program: return nil
            }
            self.text = Array(text.utf8)
            self.size = size
        }
    }

    /// The maximum number of cached texts. When it is reached, all of them are removed.
    private static let limit = 1_024

    private let glyphs = Mutex<[Key: [Glyph]]>([:])

    subscript(key: Key) -> [Glyph]? {
        get { glyphs.withLock { $0[key] } }
        set {
            glyphs.withLock {
                if $0.count >= Self.limit { $0.removeAll(keepingCapacity: true) }
                $0[key] = newValue
            }
        }
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

/// One character with the properties that line breaking needs.
struct Glyph: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        /// A space: a line may break after it, and it may extend beyond the end of the line.
        case space
        /// A hyphen: a line may break after it.
        case hyphen
        /// A Chinese or Japanese character: a line may break before and after it.
        case ideograph
        case other
    }

    /// The width in points without kerning.
    var advance: Double
    /// The kerning in points between the previous character and this one; ignored at the start of a
    /// line.
    var kern: Double
    var kind: Kind
}
