/// Colour with a meaning. The words say the same, so that nothing is lost without it.
enum Style: String, Sendable {
    case name = "1"
    case bad = "31"
    case good = "32"
    case faint = "2"

    /// The text, already escaped, between the marks that turn the colour on and off.
    func applied(to text: String) -> String { beginning + text + Self.end }

    var beginning: String { "\u{1B}[\(rawValue)m" }
    static let end = "\u{1B}[0m"
}
