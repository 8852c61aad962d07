import StackCore

/// A value for the parameter `$NAME` of a script, typed as `NAME=VALUE`.
package struct Parameter: Hashable, Sendable {
    let name: SourceText
    let value: String

    /// Returns the values by parameter name. Throws if two values are given for one name.
    package static func values(_ parameters: [Parameter]) throws(CommandError) -> [String: String] {
        var values: [String: String] = [:]
        for parameter in parameters {
            if values.updateValue(parameter.value, forKey: parameter.name.text) != nil {
                throw CommandError(
                    .usage, "the parameter \(parameter.name.text) is given twice",
                    at: parameter.name.position)
            }
        }
        return values
    }
}

extension Argument where Value == Parameter {
    /// An argument for `NAME=VALUE`, which sets `$NAME` in a script.
    package static var parameter: Self {
        Argument("NAME=VALUE", .parameter) { word throws(CommandError) in
            guard let (name, value) = word.split(at: "=") else {
                throw CommandError(
                    .syntax, "expected NAME=VALUE, not \(word.text)", at: word.start)
            }
            guard Name.isValid(name.text), !name.text.contains("-") else {
                throw CommandError(
                    .nameInvalid,
                    "a parameter's name is letters, digits and _, and does not start with a digit",
                    at: name.position)
            }
            return Parameter(name: name, value: value.text)
        }
    }
}

/// Functions that read whole numbers, such as indices, numbers of steps and operation numbers.
package enum WholeNumber {
    /// Parses a number of 1 to 12 decimal digits; nil if the text has another form.
    package static func parse(_ text: some StringProtocol) -> Int? {
        guard !text.isEmpty, text.utf8.count <= 12, text.utf8.allSatisfy({ 48...57 ~= $0 }) else {
            return nil
        }
        return Int(String(text))
    }

    /// Returns whether a text is a whole number with a sign, such as `-1`. No name begins with a sign.
    package static func isSigned(_ text: String) -> Bool {
        (text.hasPrefix("-") || text.hasPrefix("+")) && parse(text.dropFirst()) != nil
    }
}

extension Argument where Value == Int {
    /// Returns an argument for a whole number of at least `least`.
    package static func count(_ label: String, from least: Int = 0) -> Self {
        Argument(label, .count) { word throws(CommandError) in
            if let number = WholeNumber.parse(word.text), number >= least { return number }
            throw .wrongCount(word, from: least)
        }
    }
}

extension CommandError {
    /// Returns the error for a word that is not a whole number of at least `least`.
    package static func wrongCount(_ word: Word, from least: Int) -> CommandError {
        let range = least > 0 ? " from \(least)" : ""
        return CommandError(
            .wrongValue, "expected a whole number\(range), not \(word.text)", at: word.start)
    }
}

extension Argument where Value == Double {
    /// Returns an argument for a duration in seconds, at most one day.
    package static func duration(_ label: String) -> Self {
        Argument(label, .duration) { word throws(CommandError) in
            if let seconds = NumberSpelling.parse(word.text), 0...86_400 ~= seconds {
                return seconds
            }
            throw CommandError(
                .wrongValue, "expected a number of seconds, not \(word.text)", at: word.start)
        }
    }
}
