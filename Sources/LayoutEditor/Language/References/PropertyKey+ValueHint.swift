import StackCore

extension PropertyKey {
    /// Returns a hint that suggests the value that the user probably meant; nil if no valid value
    /// is similar to `text`.
    ///
    /// - Parameter holder: the kind of item whose property is set, which limits the valid values
    func valueHint(for text: String, of holder: PropertyHolder) -> String? {
        // The part after the last dot of a name such as `NSTextAlignment.center`; nil for a number.
        let last =
            NumberSpelling.parse(text) == nil
            ? text.split(separator: ".").last.map(String.init) : nil
        let spellings = ([text, last].compactMap { $0 } + candidates(for: text)).filter {
            spelling in
            spelling != text && type.parse(typed: spelling).map { allows($0, of: holder) } == true
        }
        if let spelling = spellings.first { return "did you mean \(spelling)?" + remark(on: text) }
        let words = vocabulary(of: holder)
        return Suggestion.hint(for: text, among: words)
            ?? last.flatMap { Suggestion.hint(for: $0, among: words) }
    }

    /// Returns values that the user may have meant by `text`, a value in the notation of another
    /// tool, such as `true` for `yes`. They are spelled as in this language. The caller checks
    /// which of them are valid for the property.
    private func candidates(for text: String) -> [String] {
        let numbers = text.split { !($0.isASCII && ($0.isNumber || $0 == "." || $0 == "-")) }
            .map(String.init)
        switch type {
        case .flag: return flags[text.lowercased()].map { [$0] } ?? []
        case .number, .wholeNumber, .spacing:
            return [AlternativeName.equivalent(of: text, as: .priority)]
                + (numbers.count == 1 ? numbers : [])
        case .insets: return insets(numbers)
        case .size: return size(numbers)
        case .font: return fonts(text, numbers)
        case .color: return text.count == 6 || text.count == 3 ? ["#" + text] : []
        default: return [text.lowercased()]
        }
    }

    private var flags: [String: String] {
        [
            "true": "true", "yes": "true", "y": "true", "1": "true", "on": "true",
            "false": "false", "no": "false", "n": "false", "0": "false", "off": "false",
        ]
    }

    private func insets(_ numbers: [String]) -> [String] {
        switch numbers.count {
        case 1: [Array(repeating: numbers[0], count: 4).joined(separator: ",")]
        case 2: [(numbers + numbers).joined(separator: ",")]
        case 3: [(numbers + [numbers[1]]).joined(separator: ",")]
        case 4: [numbers.joined(separator: ",")]
        default: []
        }
    }

    private func size(_ numbers: [String]) -> [String] {
        switch numbers.count {
        case 1: [numbers[0] + "x" + numbers[0]]
        case 2: [numbers.joined(separator: "x")]
        default: []
        }
    }

    /// Returns guesses at the font that `text` means: a size with a weight such as `17/bold`, or a
    /// text style.
    private func fonts(_ text: String, _ numbers: [String]) -> [String] {
        let letters = text.split { !$0.isLetter && !$0.isNumber }.map(String.init)
        let style = TextStyle.allCases.first { style in
            letters.contains { Self.isName($0, of: style) }
        }
        let weight = FontWeight.allCases.first { weight in
            letters.contains { $0.lowercased() == weight.rawValue.lowercased() }
        }
        let size = numbers.first.map { $0.drop { $0 == "-" } }.map(String.init) ?? "17"
        // The PostScript name of a font: `Avenir-Heavy`.
        let name = text.split { " ,/".contains($0) }.first { word in
            word.first?.isUppercase == true && word.contains("-")
                && !word.split(separator: "-").contains { $0.allSatisfy(\.isNumber) }
        }
        if let name { return ["\(size)/\(name)"] }
        if let style {
            return weight.map { [style.usualSize + "/" + $0.rawValue] } ?? [style.rawValue]
        }
        return weight.map { ["\(size)/\($0.rawValue)"] } ?? (numbers.isEmpty ? [] : [size])
    }

    /// Returns whether a word names the text style. SwiftUI writes `title` for `title1` and
    /// `caption` for `caption1`; Xcode writes `subhead` for `subheadline`.
    private static func isName(_ word: String, of style: TextStyle) -> Bool {
        let (word, name) = (word.lowercased(), style.rawValue.lowercased())
        return word == name || word + "1" == name || word == "subhead" && style == .subheadline
    }

    /// Returns a sentence to append to the hint if `text` combines a text style with a weight,
    /// which no value can express; otherwise an empty text.
    private func remark(on text: String) -> String {
        guard type == .font, TextStyle(rawValue: String(text.prefix { $0 != "/" })) != nil else {
            return ""
        }
        return " A text style has its own weight"
    }
}
