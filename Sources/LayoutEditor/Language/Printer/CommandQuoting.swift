import StackCore

/// Functions that spell texts as words of the command language.
package enum CommandQuoting {
    /// Returns the text as one word that the lexer reads back unchanged. It is quoted only if
    /// necessary.
    ///
    /// Control characters and marks that change the text direction are escaped, so that a script
    /// can be printed on a terminal.
    package static func word(_ text: String) -> String {
        isBare(text) ? text : quoted(text)
    }

    /// Returns the text in quotes, even if it does not need them.
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
