import StackCore

/// The attributed text of a label or text view, as a list of parts with equal attributes. Only
/// attributes that differ from the view's own font and text colour are listed.
struct SwiftFragments {
    /// A part of the text, and its attributes as elements of a dictionary in Swift code.
    struct Run {
        var text: String
        let attributes: [String]
    }

    private(set) var runs: [Run] = []

    /// Whether the view's own font and colour describe the whole text.
    var isPlain: Bool { runs.allSatisfy(\.attributes.isEmpty) }

    /// - Parameters:
    ///   - source: the view's element
    ///   - font: the view's font; nil if a text without an explicit font does not get the view's
    ///     font, as in a text view
    init(of source: SourceElement?, font: Font?, color: String?, _ resources: Resources) {
        let string = source?.child("attributedString", key: "attributedText")
        for fragment in string?.children("fragment") ?? [] {
            let attributes = Self.attributes(fragment, font, color, resources)
            let text = StringElement.content(of: fragment)
            if runs.last?.attributes == attributes {
                runs[runs.count - 1].text += text
            } else {
                runs.append(Run(text: text, attributes: attributes))
            }
        }
    }

    private static func attributes(
        _ fragment: SourceElement, _ font: Font?, _ color: String?, _ resources: Resources
    ) -> [String] {
        guard let attributes = fragment.child("attributes") else { return [] }
        var result: [String] = []
        let own = attributes.child(key: "NSFont").flatMap { FontElement.font($0, for: .label) }
        if let own, own != font {
            result.append(".font: " + SwiftLiteral.typed(SwiftLiteral.font(own), "UIFont"))
        }
        for (key, name) in [
            ("NSColor", "foregroundColor"), ("NSBackgroundColor", "backgroundColor"),
        ] {
            guard let element = attributes.child("color", key: key),
                let value = SwiftSource.color(element, resources),
                key != "NSColor" || ColorElement.spelling(element, resources) != color
            else { continue }
            result.append(".\(name): \(SwiftLiteral.typed(value, "UIColor"))")
        }
        for (key, name) in [
            ("NSUnderline", "underlineStyle"), ("NSStrikethrough", "strikethroughStyle"),
        ] {
            guard let style = attributes.child(key: key)?["value"].flatMap({ Int($0) }), style != 0
            else { continue }
            let value = style == 1 ? "NSUnderlineStyle.single.rawValue" : String(style)
            result.append(".\(name): \(value)")
        }
        return result
    }
}

extension SourceElement {
    /// The lines under or through the attributed text of a label, text view or button: the key of
    /// the attribute, SwiftUI's modifier, and whether all of the text has the line.
    var textLines: [(key: String, modifier: String, isOfAll: Bool)] {
        let owners = [self, configuration, child("state", key: "normal")].compactMap(\.self)
        let fragments = owners.compactMap { $0.child("attributedString") }.first?
            .children("fragment").filter { fragment in
                StringElement.content(of: fragment).contains { !$0.isWhitespace }
            }
        return [("NSUnderline", "underline"), ("NSStrikethrough", "strikethrough")].compactMap {
            key, modifier in
            let count =
                fragments?.count { fragment in
                    let value = fragment.child("attributes")?.child(key: key)?["value"]
                    return value.flatMap { Int($0) } ?? 0 != 0
                } ?? 0
            return count == 0 ? nil : (key, modifier, count == fragments?.count)
        }
    }
}
