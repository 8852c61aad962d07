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
}
