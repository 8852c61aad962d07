/// An attribute as it stands in a file: ` name="value"`.
struct SourceAttribute {
    /// From the white space before the name to the opening quote.
    var lead: String
    let name: String
    /// As it is written, references not resolved.
    var rawValue: String
    let quote: String

    /// An attribute as Xcode writes it.
    init(_ name: String, _ value: String) {
        lead = " " + name + "="
        self.name = name
        rawValue = XMLEscape.attribute(value)
        quote = "\""
    }

    init(lead: String, name: String, rawValue: String, quote: String) {
        self.lead = lead
        self.name = name
        self.rawValue = rawValue
        self.quote = quote
    }

    var value: String { XMLEscape.decode(rawValue) }
    var text: String { lead + quote + rawValue + quote }
}
