/// Why a spelling of a font was refused; each case carries the word at fault.
package enum FontSpellingError: Error, Hashable, Sendable {
    case empty
    /// Neither a number nor a text style.
    case unknownStyle(String)
    /// Not a plain decimal such as `17` or `13.5`.
    case badSize(String)
    /// Outside `Font.sizes`.
    case sizeOutOfRange(String)
    /// Not a weight, a design or a font name, or one word too many.
    case badVariant(String)
}

extension FontSpellingError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .empty: "a font is missing"
        case .unknownStyle(let word): "'\(word)' is neither a size nor a text style"
        case .badSize(let word): "'\(word)' is not a size in points"
        case .sizeOutOfRange(let word): "the size \(word) is outside 0.1 to 1000 points"
        case .badVariant(let word): "'\(word)' is not a weight, a design or a font name"
        }
    }
}
