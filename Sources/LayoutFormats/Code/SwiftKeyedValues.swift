/// The comments that say why code sets a value by its key and not by a property.
struct SwiftKeyedValues {
    private let generated: SwiftClass
    private var seen: Set<String> = []

    init(_ generated: SwiftClass) { self.generated = generated }

    /// Returns the declarations with a comment before the first statement for each key.
    mutating func explained(_ sections: [[SwiftText]]) -> [[SwiftText]] {
        sections.map { explained($0) }
    }

    private mutating func explained(_ code: [SwiftText]) -> [SwiftText] {
        var result: [SwiftText] = []
        for part in code {
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

    /// Returns the comment before a statement; nil if it sets no value by a key, or if an earlier
    /// statement has the comment.
    private mutating func reason(_ text: String) -> String? {
        guard text.contains("setValue("),
            let match = text.firstMatch(of: /, forKey(Path)?: "([^"]+)"\)$/),
            seen.insert(String(match.2)).inserted
        else { return nil }
        let key = String(match.2)
        assert(!text.hasPrefix("//"), "a comment sets a value")
        let type = generated.type(withKey: key) ?? "the class"
        let start = "// \"\(key)\" of \(type)"
        if match.1 != nil { return "\(start) may be of the app's extension, hence by key path." }
        return SwiftSource.hidden.contains(key)
            ? "\(start) exists, but UIKit does not declare it, hence by key."
            : "\(start) is for Interface Builder and may be private, hence by key."
    }
}
