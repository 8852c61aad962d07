/// An expansion of build settings, which replaces references such as `$(NAME)` by the settings'
/// values.
///
/// Settings can refer to each other in loops, and double their length with each reference. So the
/// length of the result, the number of references and their nesting are limited.
struct SettingExpansion {
    private let values: [String: [String]]
    /// The settings that are being expanded. For each: the index in `values[name]` of the value
    /// that is being expanded.
    private var current: [String: Int] = [:]
    private var remainingBytes = 1 << 16
    private var remainingReferences = 10_000
    private var depth = 0
    private static let deepest = 64
    /// Whether a part of a value was left out, because settings refer to each other in a loop or
    /// because a limit was exceeded.
    private(set) var isIncomplete = false

    /// - Parameter values: the values of each setting in the order of precedence, for example the
    ///   target's before the project's; `$(inherited)` in a value means the value after it in the
    ///   same list
    init(_ values: [String: [String]]) { self.values = values }

    /// Returns the expanded first value in the list of a setting; empty if the list is empty. If
    /// the setting is already being expanded, because its value refers to itself directly or
    /// through other settings, returns the next value in the list instead; empty if there is none.
    mutating func value(of name: String) -> String {
        let index = current[name].map { $0 + 1 } ?? 0
        guard let list = values[name], index < list.count else { return "" }
        guard depth < Self.deepest, remainingReferences > 0 else {
            isIncomplete = true
            return ""
        }
        remainingReferences -= 1
        depth += 1
        let previous = current.updateValue(index, forKey: name)
        let value = expand(list[index], inside: name)
        current[name] = previous
        depth -= 1
        return value
    }

    /// Returns the text with its references expanded.
    ///
    /// - Parameter name: the setting that has `text` as one of its values; the value after `text`
    ///   in the setting's list replaces `$(inherited)`. Nil if `text` is not the value of a
    ///   setting.
    mutating func expand(_ text: String, inside name: String? = nil) -> String {
        if text.utf8.count > remainingBytes { isIncomplete = true }
        return expand(Array(text.utf8.prefix(remainingBytes))[...], inside: name)
    }

    private mutating func expand(_ text: ArraySlice<UInt8>, inside name: String?) -> String {
        var result: [UInt8] = []
        var rest = text
        while let dollar = rest.firstIndex(of: UInt8(ascii: "$")) {
            result += rest[..<dollar]
            rest = rest[dollar...]
            guard let (inner, end) = Self.reference(at: rest) else { break }
            rest = rest[end...]
            result += Array(referenceValue(inner, inside: name).utf8).prefix(remainingBytes)
        }
        result += rest
        if result.count > remainingBytes { isIncomplete = true }
        result = Array(result.prefix(remainingBytes))
        remainingBytes -= result.count
        assert(remainingBytes >= 0, "expanded settings are longer than the limit")
        return String(decoding: result, as: UTF8.self)
    }

    /// Parses the reference at the start of `text`, which begins with a dollar sign. Returns the
    /// text in the brackets after the dollar sign, or the name if there are no brackets, and the
    /// index after the reference. Returns nil if a bracket is not closed.
    private static func reference(
        at text: ArraySlice<UInt8>
    ) -> (inner: ArraySlice<UInt8>, end: Int)? {
        let start = text.startIndex + 1
        guard start < text.endIndex, let bracket = brackets.first(where: { $0.0 == text[start] })
        else {
            let end = text[start...].firstIndex { !isNamePart($0) } ?? text.endIndex
            return (text[start..<end], end)
        }
        var depth = 0
        for place in start..<text.endIndex {
            if text[place] == bracket.0 { depth += 1 }
            if text[place] == bracket.1 { depth -= 1 }
            if depth == 0 { return (text[(start + 1)..<place], place + 1) }
        }
        return nil
    }

    private static let brackets = [("(", ")"), ("{", "}"), ("[", "]")].map {
        (UInt8(ascii: $0.0), UInt8(ascii: $0.1))
    }

    private static func isNamePart(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "_")
            || byte < 0x80
                && (Character(Unicode.Scalar(byte)).isLetter
                    || Character(Unicode.Scalar(byte)).isNumber)
    }

    /// - Parameter inner: the text in the brackets of a reference: the name of a setting, perhaps
    ///   with modifiers such as `:lower`; it may contain references itself
    private mutating func referenceValue(
        _ inner: ArraySlice<UInt8>, inside name: String?
    ) -> String {
        guard depth < Self.deepest else {
            isIncomplete = true
            return ""
        }
        depth += 1
        let text = expand(inner, inside: name)
        depth -= 1
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        var reference = String(parts[0])
        if reference == "inherited", let name { reference = name }
        // `values[reference]` lists a setting's values in the order of precedence. While a value in
        // the list is being expanded, a reference to the setting means the next value in the list,
        // as `$(inherited)` does. If there is no next value, a reference in the setting's own value
        // is empty, but a reference in another setting's value means that the settings form a loop.
        if reference != name, let index = current[reference],
            index + 1 >= values[reference]?.count ?? 0
        {
            isIncomplete = true
        }
        var value = value(of: reference)
        for modifier in parts.dropFirst() { value = Self.apply(modifier, to: value) }
        return value
    }

    /// Returns `value` with `other` in place of each character that is not an ASCII letter, a digit
    /// or accepted by `isAllowed`.
    private static func replaced(
        in value: String, by other: Character, allowing isAllowed: (Character) -> Bool
    ) -> String {
        String(
            value.map { character in
                character.isASCII && (character.isLetter || character.isNumber)
                    || isAllowed(character) ? character : other
            })
    }

    /// Returns a value changed by a modifier; unchanged if the modifier is unknown.
    private static func apply(_ modifier: Substring, to value: String) -> String {
        switch modifier {
        case "lower": value.lowercased()
        case "upper": value.uppercased()
        case "identifier", "c99extidentifier": replaced(in: value, by: "_") { $0 == "_" }
        case "rfc1034identifier": replaced(in: value, by: "-") { $0 == "-" || $0 == "." }
        case "file": ProjectPath.name(of: value)
        case "base": ProjectPath.stem(of: value)
        case "dir": value.contains("/") ? ProjectPath.folder(of: value) : "."
        case _ where modifier.hasPrefix("default="):
            value.isEmpty ? String(modifier.dropFirst("default=".count)) : value
        default: value
        }
    }
}
