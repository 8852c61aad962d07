/// The rules for names of views, constraints, documents and checkpoints.
///
/// A name consists of letters, digits, `_` and `-`, does not start with a digit, and has at most
/// 10,000 characters.
package enum Name {
    /// The words that have a meaning of their own where a command expects the name of a view or
    /// constraint: `document.direction`, `safeArea.top`, `remove constraint`. No view or constraint
    /// gets one of these names, but older documents may contain one.
    package static let reserved: [String] =
        ["document", "constraint"]
        + [GuideKind.safeArea, .topLayoutGuide, .bottomLayoutGuide].map(\.rawValue)

    /// The maximum length of a name in Unicode scalars.
    static let maximumLength = 10_000

    /// Returns whether the text is a valid name exactly as it is, without trimming or normalising
    /// it.
    package static func isValid(_ text: some StringProtocol) -> Bool {
        if let verdict = asciiVerdict(text.utf8) { return verdict }
        guard let first = text.unicodeScalars.first, isStart(first) else { return false }
        return text.unicodeScalars.count <= maximumLength && text.unicodeScalars.allSatisfy(isPart)
    }

    /// Returns whether an ASCII text is a valid name, without a lookup in Unicode's tables; nil if
    /// the text is not ASCII.
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

    /// Returns whether a name may start with this Unicode scalar.
    package static func isStart(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "_" || scalar.properties.isAlphabetic
    }

    /// Returns whether a name may contain this Unicode scalar after its start.
    package static func isPart(_ scalar: Unicode.Scalar) -> Bool {
        isStart(scalar) || scalar == "-" || scalar.properties.numericType != nil
    }

    /// Returns a valid name made from the first words of any text, in camel case (`Sign in` →
    /// `signIn`, `NHS App` → `nhsApp`); nil if no word of the text can be in a name.
    ///
    /// A word is shortened only if it is the first one and alone longer than `longest`.
    ///
    /// - Parameter longest: The maximum length in Unicode scalars.
    package static func fromText(_ text: String, longest: Int = 24) -> String? {
        precondition(longest > 0, "a name has at least one character")
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

    /// The maximum number of words in a name made from text.
    private static let mostWords = 5

    /// Returns the words of a text that can be in a name. The first word begins with a character
    /// with which a name may start. An apostrophe does not end a word.
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

    /// Returns whether the scalar is left out of a name without ending a word, such as an
    /// apostrophe or a soft hyphen.
    private static func isSilent(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "'", "\u{2018}", "\u{2019}", "\u{2BC}", "\u{AD}", "\u{200B}", "\u{2060}": true
        default: false
        }
    }

    /// Returns the word with its leading capitals in lower case. The last of several capitals is
    /// kept if it begins another word: `URLField` → `urlField`, `NHS` → `nhs`, `PDFs` → `pdfs`.
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
    /// Whether the scalar must be escaped for display. True for control characters, line ends,
    /// private-use characters, noncharacters, and format characters except U+200D. Format
    /// characters are escaped because they can change the direction of the text around them,
    /// noncharacters because XML, PDF and Pango reject them.
    package var isUnshowable: Bool {
        switch value {
        // ASCII and box-drawing characters are the most frequent ones, and need no lookup in
        // Unicode's tables.
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

    /// The escape shown instead of the scalar: `\u{1B}`.
    package var escape: String { "\\u{" + String(value, radix: 16, uppercase: true) + "}" }
}

extension String {
    /// The text as drawn in a picture: line feeds become spaces, and unshowable characters escapes.
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

    /// The text with its line feeds escaped. A line feed in a file name could otherwise forge a
    /// line of output. Other unshowable characters are escaped when they are printed.
    package var escapedLineEnds: String {
        // Most names contain no line feed. Scalars are compared because `\r\n` is a single
        // `Character`.
        if !utf8.contains(0x0A) { return self }
        return unicodeScalars.map { $0 == "\n" ? $0.escape : String($0) }.joined()
    }
}
