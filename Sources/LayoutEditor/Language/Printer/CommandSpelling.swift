import StackCore

/// How texts are written in the command language.
package enum CommandSpelling {
    /// The text as one word that the lexer reads back as the same text: bare where that is safe.
    ///
    /// Control characters and the marks that turn the direction of a line are written as escapes,
    /// so that a script can be shown on a terminal as it is.
    package static func word(_ text: String) -> String {
        isBare(text) ? text : quoted(text)
    }

    /// The text in quotes, whether it needs them or not.
    package static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case _ where scalar.isUnshowable:
                result += scalar.escape
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    private static func isBare(_ text: String) -> Bool {
        !text.isEmpty
            && text.unicodeScalars.allSatisfy { scalar in
                scalar.isASCII
                    ? Name.isPart(scalar) || ".,/+:%|".unicodeScalars.contains(scalar)
                    : scalar.properties.isAlphabetic
            }
    }
}
