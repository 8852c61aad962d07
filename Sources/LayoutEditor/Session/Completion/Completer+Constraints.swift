import CommandLanguage
import StackCore

/// Completion of constraints: `constrain title.leading = vi`, `constrain H:|-[ti`.
extension Completer {
    func constraintParts(_ typed: TypedWords) -> [String] {
        let words = typed.whole.dropFirst().map(\.text)
        if words.last == "for" { return ArgumentKind.condition.list(begun: typed.begun) }
        if words.last == "equal" { return ArgumentKind.attribute.vocabulary }
        let isFormula = words.contains { Self.relations.contains($0) }
        if !isFormula, let last = words.last, endsInAttribute(last) { return Self.relations }
        let keywords = isFormula ? ["for"] : words.count > 1 ? ["equal"] : []
        return anchors(typed.begun) + keywords
    }

    private static let relations = ["=", "<=", ">="]

    private func endsInAttribute(_ word: String) -> Bool {
        guard let dot = word.lastIndex(of: ".") else { return false }
        return LayoutAttribute(rawValue: String(word[word.index(after: dot)...])) != nil
    }

    /// Returns completions of the item or attribute that ends the text: `view.safeArea.t`,
    /// `H:|-[ti`.
    func anchors(_ begun: String) -> [String] {
        if let bracket = begun.lastIndex(of: "["), isFormat(begun[..<bracket]) {
            return viewNames.map { begun[...bracket] + $0 }
        }
        let tail = begun.reversed().prefix(while: isPart).count
        let head = String(begun.dropLast(tail))
        let parts = begun.suffix(tail).split(separator: ".", omittingEmptySubsequences: false)
        guard let item = parts.first, parts.count > 1 else {
            return (viewNames + LayoutItemReference.rootGuides.keys.sorted()).map {
                head + $0 + "."
            }
        }
        return members(of: String(item), parts.dropFirst().dropLast().map(String.init))
            .map { head + (parts.dropLast() + [Substring($0)]).joined(separator: ".") }
    }

    /// Returns completions of an attribute of a view, such as `title.width`, but not of its layout
    /// guides.
    func viewAnchors(_ begun: String) -> [String] {
        let parts = begun.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        if parts.count == 1 { return viewNames.map { $0 + "." } }
        guard parts.count == 2, isView(parts[0]) else { return [] }
        return LayoutAttribute.allCases.map { parts[0] + "." + $0.rawValue }
    }

    /// Returns whether a `[` after `text` begins a view in a visual format, as after `H:|-` and
    /// `[a]-`. If not, the `[` begins the index of an arranged view, as after `form`.
    private func isFormat(_ text: Substring) -> Bool {
        guard let last = text.last else { return true }
        return ":|]-".contains(last)
            && (text.first == "|" || text.first == "[" || text.contains(":"))
    }

    private func isPart(_ character: Character) -> Bool {
        ".[]".contains(character) || character.unicodeScalars.allSatisfy(Name.isPart)
    }

    /// Returns the words that can follow the name of an item and a dot: the attributes of the item
    /// and, if the item is a view and no layout guide has been typed after its name, its layout
    /// guides. Empty if the item does not exist.
    ///
    /// - Parameter guides: the parts that have been typed between the item's name and the last dot
    private func members(of item: String, _ guides: [String]) -> [String] {
        let attributes = LayoutAttribute.allCases.map(\.rawValue)
        let isGuide = LayoutItemReference.rootGuides[item] != nil
        if isGuide || !isView(item) { return isGuide && guides.isEmpty ? attributes : [] }
        if guides.isEmpty { return attributes + GuideKind.allCases.map { $0.rawValue + "." } }
        return guides.count == 1 && GuideKind(rawValue: guides[0]) != nil ? attributes : []
    }

    private func isView(_ item: String) -> Bool {
        guard let document,
            let reference = try? ViewReference(SourceText(text: item, position: .start))
        else { return false }
        return (try? reference.resolve(in: document)) != nil
    }
}
