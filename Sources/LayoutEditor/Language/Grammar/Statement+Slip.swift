extension Statement {
    /// A hint for a command in a form that other languages have, such as `set title.text = "Hi"`;
    /// nil if no such form is recognized.
    var slip: String? {
        let texts = words.map(\.text)
        let rest = Array(texts.dropFirst())
        switch texts[0] {
        case "delete" where rest.count == 1: return "remove \(rest[0]) removes a view"
        case "help" where rest.count > 1:
            return "help explains one word: help \(rest[rest.count - 1])"
        case "set": return Self.slip(ofSet: rest)
        case "add", "arrange", "move":
            let isBeside = rest.contains { ["after", "before", "above", "below"].contains($0) }
            return isBeside ? "at N is the place, counted from 0" : nil
        default: return nil
        }
    }

    /// - Parameter words: the words after `set`
    private static func slip(ofSet words: [String]) -> String? {
        guard words.count > 2 else { return nil }
        let name = words[0]
        if words[1] == "=" { return "set has no =: set \(name) \(words[2])" }
        if !name.contains("."), words.count == 3 { return "set \(name).\(words[1]) \(words[2])" }
        let values = words.dropFirst().prefix { $0 != "for" }
        if values.count > 1, values.allSatisfy({ Double($0) != nil }) {
            return "commas separate numbers: set \(name) " + values.joined(separator: ",")
        }
        return values.count > 1 ? "a value of several words is written in quotation marks" : nil
    }
}
