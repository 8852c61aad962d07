import StackCore

extension Word {
    /// The word as it can be typed again: `text="Sign in"` keeps its key outside the quotes.
    var spelling: String {
        if literals.isEmpty { return text }
        let characters = text.unicodeScalars.map(Character.init)
        var result = ""
        var done = 0
        for literal in literals {
            result += String(characters[done..<literal.lowerBound])
            let text = String(characters[literal])
            // In front of `.text` a name is as good without quotes, and is what people type.
            let isName = literal.upperBound < characters.count && Name.isValid(text)
            result += isName ? text : CommandSpelling.quoted(text)
            done = literal.upperBound
        }
        return result + String(characters[done...])
    }
}
