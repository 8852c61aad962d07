import StackCore

/// Numbers that count: places, steps, operations.
package enum WholeNumber {
    /// Reads digits only; nil beyond a million million, which nothing here counts to.
    package static func parse(_ text: some StringProtocol) -> Int? {
        guard !text.isEmpty, text.utf8.count <= 12, text.utf8.allSatisfy({ 48...57 ~= $0 }) else {
            return nil
        }
        return Int(String(text))
    }
}

extension Argument where Value == Int {
    /// A whole number, 0 included.
    package static func count(_ label: String) -> Self {
        Argument(label, .count) { word throws(CommandError) in
            if let number = WholeNumber.parse(word.text) { return number }
            throw CommandError(
                .wrongValue, "expected a whole number, not \(word.text)", at: word.start)
        }
    }
}

extension Argument where Value == Double {
    /// Seconds, of which an animation has at most a day.
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
