import CommandLanguage
import LayoutFormats
import LayoutReplies
import StackCore

/// A description of the command language for the panels and menus of a page: the kinds of views,
/// the properties and the commands. It is derived from the grammar and the definitions of the
/// properties.
struct PageLanguage {
    private let grammar: Grammar

    init(_ grammar: Grammar) { self.grammar = grammar }

    var json: JSONValue {
        .object([
            ("ok", .bool(true)), ("kinds", .array(ViewKind.allCases.map(Self.json))),
            ("groups", Self.strings(PropertyGroup.allCases.map(\.rawValue))),
            (
                "properties",
                .array(PropertyKey.allCases.filter(\.isContent).map(PageProperty.init).map(\.json))
            ),
            ("commands", .array(grammar.commands.filter(PageCommands.permits).map(Self.json))),
            ("devices", .array(Device.all.map(\.json))),
            ("sizeClasses", Self.strings(ArgumentKind.condition.vocabulary)),
            (
                "colors",
                .object(UIColorName.allCases.map { ($0.rawValue, .string(Self.opaque($0))) })
            ),
            ("attributes", Self.strings(LayoutAttribute.allCases.map(\.rawValue))),
        ])
    }

    private static func json(_ kind: ViewKind) -> JSONValue {
        .object([
            ("name", .string(kind.rawValue)), ("class", .string(kind.className)),
            ("summary", .string(kind.className)), ("isContainer", .bool(kind.isContainer)),
        ])
    }

    /// Returns a colour as it looks on a white background in light mode, as `#RRGGBB`.
    private static func opaque(_ color: UIColorName) -> String {
        let (parts, alpha) =
            switch color.components {
            case .gray(let white, let alpha): ([white, white, white], alpha)
            case .rgb(let red, let green, let blue, let alpha): ([red, green, blue], alpha)
            }
        return parts.reduce(into: "#") { text, part in
            let byte = Int((255 * (part * alpha + 1 - alpha)).rounded())
            text += (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }
    }

    private static func json(_ entry: CommandEntry) -> JSONValue {
        let usage = entry.usage
        return .object([
            ("name", .string(usage.subcommand ?? "")),
            ("usage", .string(usage.forms.map(\.synopsis).joined(separator: "\n"))),
            ("summary", .string(usage.summary)), ("edits", .bool(PageCommands.edits(entry.type))),
        ])
    }

    fileprivate static func strings(_ texts: [String]) -> JSONValue {
        .array(texts.map(JSONValue.string))
    }
}

/// The description of a property from which a panel of the page creates a control.
private struct PageProperty {
    private let key: PropertyKey
    /// The kinds of items that have the property, each with its name.
    private let holders: [(name: String, holder: PropertyHolder)]

    init(_ key: PropertyKey) {
        self.key = key
        let all: [(String, PropertyHolder)] =
            ViewKind.allCases.map { ($0.rawValue, .view($0)) }
            + [("constraint", .constraint), ("document", .document)]
        holders = all.filter { key.definition.owner.includes($0.1) }
    }

    var json: JSONValue {
        let range = range
        let (values, defaults) = (byKind(values), byKind(fallback))
        return .object([
            ("name", .string(key.spelling)), ("group", .string(key.group.rawValue)),
            ("kinds", PageLanguage.strings(holders.map(\.name))),
            ("users", PageLanguage.strings(users)), ("type", .string(type)),
            ("values", values.common), ("valuesByKind", values.different),
            ("unit", key.isInPoints ? .string("points") : .null),
            ("minimum", range.map { .number($0.lowerBound) } ?? .null),
            ("maximum", range.map { .number($0.upperBound) } ?? .null),
            ("default", defaults.common), ("defaultByKind", defaults.different),
            ("varies", .bool(key.definition.varies)), ("isRare", .bool(isRare)),
            ("isOfArranged", .bool(key == .spacingAfter)),
            ("summary", .string(key.definition.summary)),
            ("expects", .string(key.type.expectation)),
        ])
    }

    /// The kinds of items for which the property has a meaning. For other kinds, the panel shows
    /// the property only if it is set.
    private var users: [String] {
        holders.filter { key.definition.isUsed(by: $0.holder) }.map(\.name)
    }

    /// Whether the property is used rarely. The panel then shows it only if it is set, or when the
    /// user asks for more.
    private var isRare: Bool {
        Self.rareNames.contains(key.spelling) || key.spelling.hasPrefix("reaches")
            || key.spelling.hasPrefix("border")
    }

    private static let rareNames: Set<String> = [
        "objectID", "copiedFrom", "userLabel", "customClass", "verifyAmbiguity", "frame",
        "autoresizing",
        "spacingAfter", "installed", "intrinsic", "preservesSuperviewMargins",
        "insetsMarginsFromSafeArea", "followsReadableWidth", "direction", "lineHeightMultiple",
        "minimumLineHeight", "maximumLineHeight", "lineSpacing", "lineBreakMode",
        "preferredMaxLayoutWidth", "contentMode", "backgroundImage", "toolsVersion", "design",
        "respectsSystemMinimumMargins", "missingFonts", "displayScale", "buttonPadding",
        "clipsToBounds", "baselineRelative", "contentHorizontalAlignment", "imagePlacement",
        "traits", "items", "embeds", "accessory", "contentText", "contentSecondaryText",
        "sectionHeader", "sectionFooter", "separatorInset", "rowHeight", "titleInset", "imageInset",
        "titleView", "barInAppOnly", "tabImages", "selectedTab", "leftItems", "rightItems",
        "backTitle", "prompt", "toolbarItems", "barColor", "barTintColor", "barTitleColor",
        "globalTint",
    ]

    /// The type of the values, which decides the control in the panel.
    private var type: String {
        switch key.type {
        case .flag: "bool"
        case .number: "number"
        case .wholeNumber: "count"
        case .text:
            key == .imageName
                ? "symbol" : holders.contains { !values($0.holder).isEmpty } ? "choice" : "text"
        case .color: "color"
        case .spacing: "spacing"
        case .insets: "insets"
        case .size: "size"
        case .rect: "rect"
        case .font: "font"
        case .mask: "mask"
        case .sizeClasses: "sizeClasses"
        case .axis, .distribution, .alignment, .contentMode, .textAlignment, .lineBreakMode,
            .contentHorizontalAlignment, .imagePlacement, .verification, .direction, .orientation,
            .style, .accessory, .word:
            "choice"
        }
    }

    private var range: ClosedRange<Double>? {
        switch key.type {
        case .number(let range), .wholeNumber(let range): range
        default: nil
        }
    }

    private func values(_ holder: PropertyHolder) -> [String] {
        key.type == .mask ? AutoresizingMask.words : key.vocabulary(of: holder)
    }

    private func values(_ holder: PropertyHolder) -> JSONValue {
        let values: [String] = values(holder)
        return values.isEmpty ? .null : PageLanguage.strings(values)
    }

    private func fallback(_ holder: PropertyHolder) -> JSONValue {
        .optional(key.defaultValue(for: holder).map(key.type.typed))
    }

    /// Returns the value that most kinds of items have (`common`), and an object with the values of
    /// all other kinds by their names (`different`). The object is null if all kinds have the same
    /// value.
    private func byKind(
        _ value: (PropertyHolder) -> JSONValue
    ) -> (common: JSONValue, different: JSONValue) {
        let all = holders.map { ($0.name, value($0.holder)) }
        let lines = all.map(\.1.line)
        let counts = lines.map { line in lines.count { $0 == line } }
        let most = counts.indices.max { counts[$0] < counts[$1] } ?? 0
        let others = all.indices.filter { lines[$0] != lines[most] }.map { all[$0] }
        return (all[most].1, others.isEmpty ? .null : .object(others))
    }
}
