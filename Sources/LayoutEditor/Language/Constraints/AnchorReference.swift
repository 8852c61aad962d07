package import StackCore

/// A reference to an attribute of an item, `ITEM.attribute`, as it is typed in a command.
package struct AnchorReference: Hashable, Sendable {
    package let item: LayoutItemReference
    package let attribute: LayoutAttribute
}

/// A reference to a view or one of its layout guides: `title`, `view.safeArea`, `safeArea`,
/// `topLayoutGuide`.
package struct LayoutItemReference: Hashable, Sendable {
    package let view: ViewReference
    /// The layout guide; nil for the view itself.
    package let guide: GuideKind?
    let guidePosition: SourcePosition?

    /// The layout guides whose names can be typed without a view, by name. They are guides of the
    /// root view.
    package static let rootGuides: [String: GuideKind] = [
        "safeArea": .safeArea, "topLayoutGuide": .topLayoutGuide,
        "bottomLayoutGuide": .bottomLayoutGuide,
    ]

    func resolve(in document: Document) throws(CommandError) -> LayoutItem {
        if guide == nil, view.places.isEmpty, document.view(named: view.name) == nil,
            let guide = Self.rootGuides[view.name]
        {
            return LayoutItem(.root, guide: guide)
        }
        let id = try view.resolve(in: document)
        if guide == .content || guide == .frame, !document[id].kind.isScrollView {
            throw CommandError(
                .wrongAttributes, "only a scroll view has a \(guide!.rawValue) guide",
                at: guidePosition)
        }
        return LayoutItem(id, guide: guide)
    }
}

extension AnchorReference {
    func resolve(in document: Document) throws(CommandError) -> Anchor {
        Anchor(try item.resolve(in: document), attribute)
    }
}

extension Cursor {
    /// Parses an anchor such as `form[0].leading` or `view.safeArea.top`.
    package mutating func anchor() throws(CommandError) -> AnchorReference {
        let name = try itemName()
        var words: [SourceText] = []
        while skip(".") { words.append(read(while: \.isLetter)) }
        guard let last = words.last else {
            throw expected(
                ". and an attribute", hint: "for example: \(name.text).leading")
        }
        let attribute = try LayoutAttribute(last)
        if words.count > 2 {
            throw CommandError(
                .syntax, "expected ITEM.attribute or ITEM.guide.attribute", at: name.position)
        }
        let guide = words.count == 2 ? try guide(words[0]) : nil
        let item = LayoutItemReference(
            view: try ViewReference(name), guide: guide,
            guidePosition: guide == nil ? nil : words[0].position)
        return AnchorReference(item: item, attribute: attribute)
    }

    /// Parses an item's name such as `title` or `form[0]`.
    mutating func itemName() throws(CommandError) -> SourceText {
        guard startsName else { throw expected("a view's name") }
        return read { $0 == "[" || $0 == "]" || $0.unicodeScalars.allSatisfy(Name.isPart) }
    }

    private func guide(_ word: SourceText) throws(CommandError) -> GuideKind {
        if let guide = GuideKind(rawValue: word.text) { return guide }
        throw CommandError(
            .unknownProperty, no: "layout guide", word, among: GuideKind.allCases.map(\.rawValue),
            hint: word.text.hasPrefix("keyboard")
                ? "without a keyboard, the top of its guide is safeArea.bottom" : nil)
    }
}

extension LayoutAttribute {
    /// The attributes that can also be typed by the name of their column in the output of the
    /// `frames` command. The key is the column's name.
    private static let columns: [String: LayoutAttribute] = ["x": .left, "y": .top]

    /// Creates the attribute with the given name; `x` and `y`, which are column names of `frames`,
    /// mean `left` and `top`. Throws if there is no such attribute.
    init(_ word: SourceText) throws(CommandError) {
        guard let attribute = LayoutAttribute(rawValue: word.text) ?? Self.columns[word.text] else {
            throw CommandError(
                .unknownProperty, no: "attribute", word,
                among: LayoutAttribute.allCases.map(\.rawValue), hint: Self.hint(for: word.text))
        }
        self = attribute
    }

    /// Returns a hint for a word that means an attribute in UIKit's code, or several attributes; nil
    /// for other words.
    private static func hint(for word: String) -> String? {
        switch word {
        case "center", "centre":
            return AlternativeName.hint(for: word, as: .property)
        case "edges": return "constrain H:|[NAME]| and constrain V:|[NAME]| pin all four edges"
        case "size": return AlternativeName.hint(for: word, as: .property)
        default:
            let plain = word.hasSuffix("Anchor") ? String(word.dropLast("Anchor".count)) : word
            return plain != word && LayoutAttribute(rawValue: plain) != nil
                ? "did you mean \(plain)?" : nil
        }
    }
}

/// A constraint typed as `A B C equal width`: it makes the attribute of every view equal to that of
/// the first view.
package struct EqualAttribute: Hashable, Sendable {
    let views: [ViewReference]
    let attribute: LayoutAttribute

    /// Parses all the words after `constrain`. Throws if the attribute does not exist.
    package init(_ words: [Word]) throws(CommandError) {
        let last = words[words.count - 1]
        attribute = try LayoutAttribute(last.source)
        var views: [ViewReference] = []
        for word in words.dropLast(2) { views.append(try ViewReference(word.source)) }
        if views.count < 2 {
            throw CommandError(
                .syntax, "expected another view's name", at: words[words.count - 2].start)
        }
        self.views = views
    }

    /// Adds a constraint for each view but the first to the plan. The constraints are installed
    /// only in the size classes of `condition`, or in all if `condition` is nil. Throws if the
    /// document does not contain one of the views.
    package func constrain(_ plan: inout EditPlan, only condition: SizeClasses?) throws {
        let first = try views[0].resolve(in: plan.document)
        for view in views.dropFirst() {
            try plan.constrain(
                Anchor(LayoutItem(try view.resolve(in: plan.document)), attribute), .equal,
                Anchor(LayoutItem(first), attribute),
                properties: PropertyList().installed(only: condition))
        }
    }
}
