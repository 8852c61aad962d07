extension Font {
    /// The point sizes that a spelling may name.
    package static let sizes: ClosedRange<Double> = 0.1...1_000

    /// Reads `SIZE[/WEIGHT][/DESIGN]`, `SIZE/FontName` or a text style's name.
    package init(spelling: some StringProtocol) throws(FontSpellingError) {
        let words = spelling.split(omittingEmptySubsequences: false) { $0 == "/" }
            .map { String($0) }
        guard let head = words.first, !spelling.isEmpty else { throw .empty }
        if let style = TextStyle(rawValue: head) {
            guard words.count == 1 else { throw .badVariant(words[1]) }
            self = .style(style)
            return
        }
        let size = try Font.size(head)
        let variants = words.dropFirst()
        if let name = variants.first.flatMap(FontName.init) {
            guard variants.count == 1 else { throw .badVariant(words[2]) }
            self = .custom(name: name, size: size)
            return
        }
        self = try Font.system(size: size, variants: variants)
    }

    /// The canonical spelling: regular weight and upright design are left out.
    package var spelling: String {
        switch self {
        case .style(let style): style.rawValue
        case .custom(let name, let size): "\(NumberSpelling.spell(size))/\(name.rawValue)"
        case .system(let size, let weight, let design):
            NumberSpelling.spell(size)
                + (weight == .regular ? "" : "/\(weight.rawValue)")
                + (design == .upright ? "" : "/\(design.rawValue)")
        }
    }

    private static func size(_ word: String) throws(FontSpellingError) -> Double {
        if let first = word.unicodeScalars.first, first.properties.isAlphabetic {
            throw .unknownStyle(word)
        }
        guard let size = NumberSpelling.parse(word) else { throw .badSize(word) }
        guard sizes.contains(size) else { throw .sizeOutOfRange(word) }
        return size
    }

    private static func system(
        size: Double, variants: ArraySlice<String>
    ) throws(FontSpellingError) -> Font {
        var rest = variants
        let weight = rest.first.flatMap(FontWeight.init(rawValue:))
        if weight != nil { rest.removeFirst() }
        let design = rest.first.flatMap(FontDesign.init(rawValue:))
        if design != nil { rest.removeFirst() }
        if let extra = rest.first { throw .badVariant(extra) }
        return .system(size: size, weight: weight ?? .regular, design: design ?? .upright)
    }
}

extension Font: CustomStringConvertible {
    package var description: String { spelling }
}
