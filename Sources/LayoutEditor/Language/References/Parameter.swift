import StackCore

/// `NAME=VALUE`: what `$NAME` stands for in a script.
package struct Parameter: Hashable, Sendable {
    let name: SourceText
    let value: String

    /// The values by name; a name that is given twice is a mistake.
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
    /// `NAME=VALUE`, for `$NAME` in a script.
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
