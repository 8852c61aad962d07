/// Why a spelling of a font was refused.
package enum FontSpellingError: Error, Hashable, Sendable {
    case empty
    /// Neither a number nor a text style; carries the word.
    case unknownStyle(String)
    /// Not a plain decimal such as `17` or `13.5`; carries the word.
    case badSize(String)
    /// Outside `Font.sizes`; carries the word.
    case sizeOutOfRange(String)
    /// Not a weight, a design or a font name; carries the word.
    case badVariant(String)
}

extension Font {
    /// The point sizes that a spelling may name.
    package static let sizes: ClosedRange<Double> = 0.1...1_000

    /// Reads `SIZE[/WEIGHT][/DESIGN]`, `SIZE/FontName` or a text style's name.
    package init(spelling: String) throws(FontSpellingError) {
        let words = spelling.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
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
        case .custom(let name, let size): "\(PlainDecimal.text(size))/\(name.rawValue)"
        case .system(let size, let weight, let design):
            PlainDecimal.text(size)
                + (weight == .regular ? "" : "/\(weight.rawValue)")
                + (design == .upright ? "" : "/\(design.rawValue)")
        }
    }

    private static func size(_ word: String) throws(FontSpellingError) -> Double {
        guard let first = word.utf8.first, PlainDecimal.isDigit(first) || first == 0x2D else {
            throw .unknownStyle(word)
        }
        guard let size = PlainDecimal.value(word) else { throw .badSize(word) }
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
