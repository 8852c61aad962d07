import StackCore

/// Infers the fonts that the code of custom classes gives the labels of a file, from their frames.
///
/// This program cannot run the code of a class. Interface Builder's canvas runs the classes of
/// frameworks and designable classes, so the frames in the file show their effect. If a designable
/// class reported the size of its label, that is used instead.
struct ClassInference {
    /// The features of labels that the code of their class presumably treats alike: all labels with
    /// equal features get the same font.
    private struct Group: Hashable {
        let name: String
        let font: Font
        /// The runtime attributes, which the class may read.
        let attributes: [String]
        /// The font that the value of a runtime attribute names; nil if none does.
        let named: Font?
    }

    private let fonts: [Group: Font]

    init(of root: SourceElement, _ facts: FileFacts) {
        let traits = MeasurementTraits(era: facts.era, scale: facts.canvas.screen.scale)
        var searches: [Group: FontSearch] = [:]
        for label in root.subtree {
            guard let group = Self.group(of: label, facts.resources), let frame = label.storedFrame,
                let text = StringElement.text(label, "text", attributed: "attributedText"),
                !text.isEmpty, !text.contains(where: \.isNewline),
                let superview = label.parent?.parent
            else { continue }
            let search = FontSearch(insteadOf: group.font, named: group.named, traits: traits)
            searches[group, default: search].add(
                text, size: frame.size, fixed: (label.fixes("width"), label.fixes("height")),
                wraps: label["numberOfLines"] ?? "1" != "1", in: Int(superview.number))
        }
        fonts = searches.compactMapValues(\.font)
    }

    /// Returns the font that the class of a label sets; nil if it sets none, or if the font cannot
    /// be inferred.
    func font(of label: SourceElement, _ resources: Resources) -> Font? {
        if fonts.isEmpty { return nil }
        return Self.group(of: label, resources).flatMap { fonts[$0] }
    }

    /// Returns the group of a label with a custom class. Returns nil for any other element, and for
    /// a label that has an attributed text or whose size its class reported.
    private static func group(of label: SourceElement, _ resources: Resources) -> Group? {
        guard label.isNamed("label"), let name = label["customClass"],
            !label.isYes("usesAttributedText"), label["placeholderIntrinsicWidth"] == nil,
            label["placeholderIntrinsicHeight"] == nil,
            resources.designableSize(label["id"]) == nil
        else { return nil }
        let font = label.child("fontDescription", key: "fontDescription")
            .flatMap { FontElement.font($0, for: .label) }
        let attributes = label.children(in: "userDefinedRuntimeAttributes")
        let values = attributes.map { $0["value"] ?? $0.child(key: "value")?["value"] ?? "" }
        return Group(
            name: name, font: font ?? .label,
            attributes: zip(attributes, values).map { ($0["keyPath"] ?? "") + "=" + $1 },
            named: values.lazy.compactMap { Font(attributeValue: $0) }.first)
    }
}

extension Font {
    /// The font that the value of a runtime attribute names: a text style (`subheadline`), or a
    /// weight of the system font and a size (`semibold14`). Nil if it names none.
    fileprivate init?(attributeValue value: String) {
        let word = value.lowercased()
        if let style = TextStyle.allCases.first(where: { $0.rawValue.lowercased() == word }) {
            self = .style(style)
            return
        }
        let weights = FontWeight.allCases.map { (weight: $0, word: $0.rawValue.lowercased()) }
        guard let named = weights.first(where: { word.hasPrefix($0.word) }),
            let size = Int(word.dropFirst(named.word.count)), 6...100 ~= size
        else { return nil }
        self = .system(size: Double(size), weight: named.weight)
    }
}
