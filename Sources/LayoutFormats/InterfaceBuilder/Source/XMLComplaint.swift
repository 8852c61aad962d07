/// What libxml2 found wrong, said as one sentence of ours.
enum XMLComplaint {
    static func sentence(_ message: String) -> String {
        let text = String(message.split(whereSeparator: \.isNewline).first ?? "")
        guard let first = text.first else { return "the XML is broken" }
        return "the XML is broken: " + first.lowercased() + text.dropFirst()
    }
}
