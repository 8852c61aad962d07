/// The rule for the names of views, constraints, documents and checkpoints.
///
/// Letters, digits, `_` and `-`, not starting with a digit, at most 10,000 characters.
package enum Name {
    /// In Unicode scalars.
    package static let maximumLength = 10_000

    /// Whether the text is a name; nothing is trimmed or normalised.
    package static func isValid(_ text: some StringProtocol) -> Bool {
        if let verdict = asciiVerdict(text.utf8) { return verdict }
        guard let first = text.unicodeScalars.first, isStart(first) else { return false }
        return text.unicodeScalars.count <= maximumLength && text.unicodeScalars.allSatisfy(isPart)
    }

    /// The answer for most names, without a look into Unicode's tables; nil where one is needed.
    private static func asciiVerdict(_ text: some Collection<UInt8>) -> Bool? {
        var length = 0
        for byte in text {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "_"):
                break
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
                if length == 0 { return false }
            case 0x80...: return nil
            default: return false
            }
            length += 1
        }
        return length > 0 && length <= maximumLength
    }

    /// Whether a name may begin with it.
    package static func isStart(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "_" || scalar.properties.isAlphabetic
    }

    /// Whether a name may hold it behind its beginning.
    package static func isPart(_ scalar: Unicode.Scalar) -> Bool {
        isStart(scalar) || scalar == "-" || scalar.properties.numericType != nil
    }

    /// Returns a valid name made from the first words of any text, in camel case (`Sign in` → `signIn`,
    /// `NHS App` → `nhsApp`); nil if no word of it can be in a name.
    ///
    /// Only the first word is ever cut, and only if it alone is too long.
    ///
    /// - Parameter longest: in Unicode scalars
    package static func fromText(_ text: String, longest: Int = 24) -> String? {
        let words = words(of: text)
        let isShouted = !words.contains { word in
            word.unicodeScalars.contains(where: \.properties.isLowercase)
        }
        var result = ""
        for word in words.prefix(mostWords) {
            let word = isShouted ? word.lowercased() : word
            if result.isEmpty {
                result = String(String.UnicodeScalarView(startingLower(word).prefix(longest)))
            } else if result.unicodeScalars.count + word.unicodeScalars.count <= longest {
                result += word.prefix(1).uppercased() + word.dropFirst()
            } else {
                break
            }
        }
        return isValid(result) ? result : nil
    }

    /// How many words of a text become a name.
    private static let mostWords = 5

    /// The runs of a text that can be in a name; the first begins as a name does. An apostrophe is
    /// inside a word.
    private static func words(of text: String) -> [String] {
        var words: [String] = []
        var isInside = false
        for scalar in text.unicodeScalars {
            if isSilent(scalar) { continue }
            guard isPart(scalar), scalar != "-" else {
                isInside = false
                continue
            }
            if words.isEmpty && !isStart(scalar) { continue }
            if !isInside { words.append("") }
            words[words.count - 1].unicodeScalars.append(scalar)
            isInside = true
        }
        return words
    }

    /// Whether a character neither is in a name nor ends a word: apostrophes, soft hyphens.
    private static func isSilent(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "'", "\u{2018}", "\u{2019}", "\u{2BC}", "\u{AD}", "\u{200B}", "\u{2060}": true
        default: false
        }
    }

    /// The word with its leading capitals in lower case, up to the one that begins another word:
    /// `URLField` → `urlField`, `NHS` → `nhs`, `PDFs` → `pdfs`.
    private static func startingLower(_ word: String) -> String.UnicodeScalarView {
        let scalars = word.unicodeScalars
        let capitals = scalars.prefix { $0.properties.isUppercase }
        let rest = scalars[capitals.endIndex...]
        let isOneWord =
            capitals.count < 2 || rest.first?.properties.isLowercase != true
            || rest.elementsEqual("s".unicodeScalars)
        let end = isOneWord ? capitals.endIndex : scalars.index(before: capitals.endIndex)
        return (String(scalars[..<end]).lowercased() + String(scalars[end...])).unicodeScalars
    }
}

extension Unicode.Scalar {
    /// Whether a screen would act on the character instead of showing it: control characters, ends
    /// of lines, marks that turn the direction of the text around them. Noncharacters too, at which XML,
    /// PDF and Pango give up.
    package var isUnshowable: Bool {
        switch value {
        // What nearly every text is made of, and what drawings are: no need for Unicode's tables.
        case 0x20..<0x7F, 0x2500..<0x2580: return false
        default: break
        }
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse: return true
        case .format: return self != "\u{200D}"
        case .unassigned: return properties.isNoncharacterCodePoint
        default: return false
        }
    }

    /// What is shown instead: `\u{1B}`.
    package var escape: String { "\\u{" + String(value, radix: 16, uppercase: true) + "}" }
}

extension String {
    /// The text as a picture shows it: spaces for ends of lines, escapes for what cannot be shown.
    package var onOneLine: String {
        var result = ""
        for scalar in unicodeScalars {
            if scalar == "\n" {
                result += " "
            } else if scalar.isUnshowable {
                result += scalar.escape
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// The text with its line feeds as escapes: a file's name may contain one, and could forge a line of
    /// what is printed. What else cannot be shown is escaped when it is printed.
    package var escapedLineEnds: String {
        // Most names have none. Scalars are compared: `\r\n` is one character.
        if !utf8.contains(0x0A) { return self }
        return unicodeScalars.map { $0 == "\n" ? $0.escape : String($0) }.joined()
    }
}
