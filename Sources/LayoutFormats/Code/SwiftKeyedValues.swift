/// The comments that say why code sets values by their keys and not by properties, and which
/// properties are those of extensions in the app.
struct SwiftKeyedValues {
    private let generated: SwiftClass
    private let ofExtensions: Set<String>
    /// The reasons that an earlier statement has in a comment: the name of a property, or a key.
    /// All keys for Interface Builder have one reason.
    private var seen: Set<String> = []

    init(_ generated: SwiftClass) {
        self.generated = generated
        ofExtensions = generated.ofExtensions
    }

    /// Returns the declarations with a comment before the first statement for each key, and with
    /// several values for Interface Builder in one statement.
    mutating func explained(_ sections: [[SwiftText]]) -> [[SwiftText]] {
        sections.map { explained($0) }
    }

    private mutating func explained(_ code: [SwiftText]) -> [SwiftText] {
        var result: [SwiftText] = []
        var rest = code[...]
        while let part = rest.first {
            let values = Array(rest.prefix { KeyedValue($0) != nil }.compactMap(KeyedValue.init))
            if !values.isEmpty {
                result += explained(values)
                rest = rest.dropFirst(values.count)
                continue
            }
            rest = rest.dropFirst()
            switch part {
            case .line(let text):
                if let reason = reason(text) { result.append(.line(reason)) }
                result.append(part)
            case .block(let head, let body, let end):
                result.append(.block(head, explained(body), end: end))
            case .indented(let body): result.append(.indented(explained(body)))
            case .gap: result.append(part)
            }
        }
        return result
    }

    /// Returns the statements that set values for Interface Builder: one for the values that are not
    /// optional, if there are several, and one for each other value.
    private mutating func explained(_ values: [KeyedValue]) -> [SwiftText] {
        let target = values[0].target
        let shared = values.filter { $0.target == target && !$0.isOptional }
        let isShared = shared.count > 2 && Set(shared.map(\.key)).count == shared.count
        let single = isShared ? values.filter { $0.target != target || $0.isOptional } : values
        assert(!isShared || single.count + shared.count == values.count, "a value is set twice")
        let start =
            values.count == 1
            ? "\"\(values[0].key)\" of \(generated.type(withKey: values[0].key) ?? "the class") is"
            : "Attributes"
        let reason = "// \(start) for Interface Builder"
        let end = values.count == 1 ? " and" : ", which"
        return
            (seen.insert("_").inserted
            ? [.line("\(reason)\(end) may be private, hence by key.")] : [])
            + (isShared
                ? [
                    .block(
                        "\(target)setValuesForKeys([",
                        SwiftText.lines(shared.map { "\"\($0.key)\": \($0.value)," }), end: "])")
                ] : [])
            + SwiftText.lines(single.map(\.text))
    }

    /// Returns the comment before a statement; nil if it needs none, or if an earlier statement has
    /// the comment.
    private mutating func reason(_ text: String) -> String? {
        if let match = text.prefixMatch(of: /(?:\w+\.)*(\w+)\s=/) {
            let name = String(match.1)
            return ofExtensions.contains(name) && seen.insert(name).inserted
                ? "// `\(name)` is of an extension in the app." : nil
        }
        guard text.contains("setValue("),
            let match = text.firstMatch(of: /, forKey(?:Path)?: "([^"]+)"\)$/),
            seen.insert(String(match.1)).inserted
        else { return nil }
        let key = String(match.1)
        assert(!text.hasPrefix("//"), "a comment sets a value")
        let start = "// \"\(key)\" of \(generated.type(withKey: key) ?? "the class")"
        return SwiftSource.hidden.contains(key)
            ? "\(start) exists, but UIKit does not declare it, hence by key."
            : "\(start) may be of the app's extension, hence by key path."
    }
}

/// A statement that sets a value for Interface Builder by its key.
private struct KeyedValue {
    let text: String
    /// The object with a period; empty for the class itself.
    let target: String
    let value: String
    let key: String

    /// Nil for any other code.
    init?(_ code: SwiftText) {
        guard case .line(let text) = code,
            let match = text.wholeMatch(of: /((?:\w+\.)*)setValue\((.*), forKey: "([^"]+)"\)/),
            SwiftSource.isForInterfaceBuilder(String(match.3))
        else { return nil }
        (self.text, target) = (text, String(match.1))
        (value, key) = (String(match.2), String(match.3))
    }

    /// Whether the value may be nil: a picture, a named colour, or a parameter.
    var isOptional: Bool {
        value.prefixMatch(of: /UIImage\(|UIColor\(named|[a-z]\w*$/) != nil
            && value != "true" && value != "false"
    }
}
