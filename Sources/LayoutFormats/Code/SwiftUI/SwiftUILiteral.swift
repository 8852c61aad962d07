import StackCore

extension CodeTexts {
    /// Returns a title as an initializer's argument. It is a localizable literal, or a `String` if
    /// SwiftUI would interpret Markdown or a format specifier in the title.
    func title(_ text: String) -> SwiftUICall.Argument {
        let literal = SwiftLiteral.string(text)
        if SwiftUILiteral.isPlain(text) { return .plain(literal) }
        return .plain(isTranslated(text) ? self.literal(text) : "String(\(literal))")
    }

    /// Returns a call of `Text`. The text is verbatim if SwiftUI would interpret Markdown or a
    /// format specifier in it.
    func text(_ text: String) -> SwiftUICall {
        let isVerbatim = !SwiftUILiteral.isPlain(text) && !isTranslated(text)
        return SwiftUICall(
            "Text",
            [isVerbatim ? .named("verbatim", SwiftLiteral.string(text)) : title(text)])
    }
}

/// Values as Swift and SwiftUI literals.
enum SwiftUILiteral {
    /// Whether SwiftUI interprets no Markdown or format specifier in the text.
    fileprivate static func isPlain(_ text: String) -> Bool {
        !text.unicodeScalars.contains { "*_~`<\\%^".unicodeScalars.contains($0) }
            && !text.contains("](") && !text.contains("://") && !text.contains("@")
            && !text.contains("www.")
    }

    static func number(_ value: Double) -> String { SwiftLiteral.number(value.millipoints) }

    // MARK: Colours

    /// Returns the expression for a colour: SwiftUI's own colour if it has an equal one, otherwise
    /// UIKit's colour, an asset's colour, or the components.
    static func color(_ color: Color) -> String {
        switch color {
        case .named(let name): named(name)
        case .asset(let name, _): "Color(\(SwiftLiteral.string(name)))"
        case .components(let hex) where hex.alpha == 0: ".clear"
        case .components(let hex) where hex.spelling == "#000000FF": ".black"
        case .components(let hex) where hex.spelling == "#FFFFFFFF": ".white"
        case .components(let hex) where hex.red == hex.green && hex.green == hex.blue:
            "Color(white: \(byte(hex.red))"
                + (hex.alpha < 1 ? ", opacity: \(SwiftLiteral.opacity(hex.alpha)))" : ")")
        case .components(let hex):
            "Color(red: \(byte(hex.red)), green: \(byte(hex.green)), blue: \(byte(hex.blue))"
                + (hex.alpha < 1 ? ", opacity: \(SwiftLiteral.opacity(hex.alpha)))" : ")")
        }
    }

    /// Returns the expression for a colour that is used as a view, and therefore needs its type.
    static func colorView(_ color: Color) -> String {
        let spelled = self.color(color)
        return spelled.hasPrefix(".") ? "Color" + spelled : spelled
    }

    private static func named(_ name: UIColorName) -> String {
        switch name {
        case .label: ".primary"
        case .secondaryLabel: ".secondary"
        case .black, .white, .clear: "." + name.rawValue
        case .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemMint, .systemTeal,
            .systemCyan, .systemBlue, .systemIndigo, .systemPurple, .systemPink, .systemBrown,
            .systemGray:
            "." + name.rawValue.dropFirst("system".count).lowercased()
        case .darkGray: "Color(white: 1 / 3)"
        case .lightGray: "Color(white: 2 / 3)"
        case .gray: "Color(white: 0.5)"
        case .groupTableViewBackground: "Color(uiColor: .systemGroupedBackground)"
        case .tableCellGroupedBackground: "Color(uiColor: .secondarySystemGroupedBackground)"
        case .viewFlipsideBackground: color(Color(stored: "#1F2124FF"))
        default: "Color(uiColor: .\(name.rawValue))"
        }
    }

    private static func byte(_ part: Double) -> String { SwiftLiteral.byte(part) }

    // MARK: Pictures and fonts

    static func picture(_ name: ImageName) -> String {
        switch name {
        case .asset(let name): "Image(\(SwiftLiteral.string(name)))"
        case .symbol(let name): "Image(systemName: \(SwiftLiteral.string(name)))"
        }
    }

    static func font(_ font: Font) -> String {
        switch font {
        case .style(let style): style.swiftUI
        case .custom(let name, let size):
            ".custom(\(SwiftLiteral.string(name.rawValue)), fixedSize: \(number(size)))"
        case .system(let size, let weight, let design):
            ".system(size: \(number(size))"
                + (weight == .regular ? "" : ", weight: .\(weight.rawValue)")
                + (design == .monospaced ? ", design: .monospaced)" : ")")
                + (design == .italic ? ".italic()" : "")
        }
    }
}

extension TextStyle {
    /// The name of the text style in SwiftUI's `Font`, which differs from UIKit's for some styles.
    fileprivate var swiftUI: String {
        switch self {
        case .title1: ".title"
        case .caption1: ".caption"
        default: "." + rawValue
        }
    }
}
