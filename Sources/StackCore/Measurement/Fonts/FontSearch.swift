/// Finds the font that explains the stored sizes of labels, if it is not the font that their
/// document contains.
///
/// The code of a custom class may set the font of its labels. The document then contains another
/// font, and only the frames that the canvas stored show the font that the code sets
/// (docs/text-measurement.md, "Fonts that a class sets").
package struct FontSearch: Sendable {
    private let own: Font
    private let named: Font?
    private let traits: MeasurementTraits
    /// For each height of labels, the superviews of the labels with this height. Heights are in
    /// hundredths of a point.
    private var superviews: [Int: Set<Int>] = [:]
    /// The stored widths in points, by text.
    private var widths: [String: Double] = [:]

    /// Creates a search without labels.
    ///
    /// - Parameters:
    ///   - own: the labels' font in the document
    ///   - named: the font that the document names for the labels' class; nil if it names none
    package init(insteadOf own: Font, named: Font? = nil, traits: MeasurementTraits) {
        self.own = own
        self.named = named
        self.traits = traits
    }

    /// Adds a label whose text has no line breaks.
    ///
    /// - Parameters:
    ///   - size: the stored size in points
    ///   - fixed: the sides that a constraint fixes, so that the text does not determine them
    ///   - wraps: whether the text wraps if it does not fit
    ///   - superview: a number that identifies the label's superview
    package mutating func add(
        _ text: String, size: Size, fixed: (width: Bool, height: Bool), wraps: Bool,
        in superview: Int
    ) {
        let metrics = TextMetrics(font: own, traits: traits)
        // A wrapping label is ignored if its text would not fit on one line at the font size that
        // its height suggests.
        let scale = size.height / metrics.lineHeight
        if wraps, size.width < metrics.width(text) * scale * Self.narrowest { return }
        if !fixed.height {
            superviews[Self.hundredths(size.height), default: []].insert(superview)
        }
        if !fixed.width, text.count > 1 { widths[text] = size.width }
    }

    /// The font that explains the sizes of the labels; nil if that is the document's own font, or
    /// if the sizes do not show a font.
    ///
    /// The labels that are as high as a line of the font must be in at least two superviews. They
    /// must also be in more superviews than the labels that are as high as a line of the document's
    /// own font. So labels that a single stack view stretches have no effect. Of the fonts with
    /// such lines, the result is the font in which most texts are as wide as stored, if these are
    /// at least two texts and at least half of all texts. Otherwise it is the system font in the
    /// weight of the document's own font, if that is a system font, too.
    ///
    /// For the font that the document names for the class, labels in one superview suffice (18
    /// labels of 2 projects are as high as a line of it).
    package var font: Font? {
        guard let line = sharedHeight else { return shownName }
        var best: (font: Font, count: Int, difference: Double)?
        for font in Self.candidates(line, traits) {
            let (count, difference) = matches(font)
            guard count >= Self.leastTexts, count * 2 >= widths.count else { continue }
            if best.map({ (-count, difference) < (-$0.count, $0.difference) }) ?? true {
                best = (font, count, difference)
            }
        }
        return best?.font ?? resized(to: line)
    }

    /// The font that the document names for the labels' class (`named`), if the stored heights show
    /// it; otherwise nil. They show it if labels with its line height are in more superviews than
    /// labels with the line height of the labels' font in the document (`own`).
    private var shownName: Font? {
        guard let named else { return nil }
        let (line, usual) = (lineHeight(named), lineHeight(own))
        let count = superviews[Self.hundredths(line)]?.count ?? 0
        let shows = line != usual && count > superviews[Self.hundredths(usual)]?.count ?? 0
        return shows ? named : nil
    }

    /// The height in points that labels in the largest number of superviews have. If several
    /// heights are equally frequent, the lowest one is used, because stretched labels are higher
    /// than their line. Nil in three cases: the number of superviews is too small
    /// (`leastSuperviews`); at least as many superviews have labels with the height of the
    /// document's own font; or the height cannot be that of one line (`possible`).
    private var sharedHeight: Double? {
        let line = lineHeight(own)
        let best = superviews.min { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
        guard let best, best.value.count >= Self.leastSuperviews,
            best.value.count > superviews[Self.hundredths(line)]?.count ?? 0
        else { return nil }
        let height = Double(best.key) / 100
        return Self.possible ~= height / line ? height : nil
    }

    /// Returns the number of texts that are about as wide in the font as stored, and the sum of
    /// their differences in points.
    private func matches(_ font: Font) -> (count: Int, difference: Double) {
        let metrics = TextMetrics(font: font, traits: traits)
        let differences = widths.map { text, width in
            abs(traits.framePixels.up(metrics.width(text)) - width)
        }.filter { $0 < Self.tolerance }
        return (differences.count, differences.sorted().reduce(0, +))
    }

    /// Returns the system font with lines of this height, in the weight of the document's own font.
    private func resized(to line: Double) -> Font? {
        let weight: FontWeight
        switch own {
        case .system(_, let own, _): weight = own
        case .style(let style): weight = style.weight
        case .custom: return nil
        }
        let sizes = Self.sizes(line, em: Typeface.systemLineHeight, traits)
        return sizes.first.map { .system(size: $0, weight: weight) }
    }

    private func lineHeight(_ font: Font) -> Double {
        traits.framePixels.up(TextMetrics(font: font, traits: traits).lineHeight)
    }

    /// Returns the fonts of every device that have lines of this height in points.
    private static func candidates(_ line: Double, _ traits: MeasurementTraits) -> [Font] {
        let system = sizes(line, em: Typeface.systemLineHeight, traits).flatMap { size in
            FontWeight.allCases.map { Font.system(size: size, weight: $0) }
        }
        let shipped = FontTables.names.indices.filter { FontTables.shipped[$0] == 1 }
        let named = shipped.flatMap { place in
            sizes(line, em: FontTables.lineHeights[place], traits).map {
                Font.custom(name: FontName(FontTables.names[place])!, size: $0)
            }
        }
        return system + named
    }

    /// Returns the whole font sizes at which a line of `em` is `line` points high.
    private static func sizes(
        _ line: Double, em: Double, _ traits: MeasurementTraits
    ) -> [Double] {
        let greatest = (line / em).rounded(.down)
        return [greatest, greatest - 1].filter {
            $0 >= 1 && abs(traits.framePixels.up($0 * em) - line) < slack
        }
    }

    private static func hundredths(_ points: Double) -> Int { Int((points * 100).rounded()) }

    private static let leastSuperviews = 2
    private static let leastTexts = 2
    /// The difference in points up to which a text counts as being as wide as stored.
    private static let tolerance = 1.01
    /// The width of the narrowest possible font, as a fraction of the width of the same text in the
    /// document's own font. A wrapping label that is narrower than its text in such a font is
    /// ignored.
    private static let narrowest = 0.9
    /// The tolerance in points for line heights, because stored thirds of a point are rounded.
    private static let slack = 0.01
    /// The possible heights of a line, as multiples of the line height of the document's own font.
    /// They exclude the height of two lines.
    private static let possible = 0.6...1.4
}
