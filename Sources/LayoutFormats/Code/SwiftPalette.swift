/// The colours that generated code uses several times. Each becomes a constant in that code.
struct SwiftPalette {
    /// The names of the constants, by the expressions that create the colours.
    private var names: [String: String] = [:]
    private var order: [String] = []

    init(_ code: [[SwiftText]]) {
        let source = code.map(\.source).joined()
        for type in Self.types {
            var counts: [String: Int] = [:]
            var found: [String] = []
            for match in source.matches(of: Self.pattern) where match.1 == type {
                let color = String(match.0)
                counts[color, default: 0] += 1
                if counts[color] == Self.fewest { found.append(color) }
            }
            var taken = TakenNames()
            for color in found {
                let wish = Self.name(color)
                let other = order.first { names[$0] == wish }
                let second = other.map { Self.name(color, besides: $0) } ?? wish
                names[color] =
                    taken.insert(wish) ? wish : taken.insertNumbered(second)
                order.append(color)
            }
        }
    }

    private static let types = ["Color", "UIColor"]

    private static let fewest = 2
    private static var pattern: Regex<(Substring, Substring)> {
        /((?:UI)?Color)\((?:red|white|displayP3Red): [^()"?]*\)/
    }

    /// Returns the code with the constants in place of the colours.
    func applied(to code: [SwiftText]) -> [SwiftText] {
        if order.isEmpty { return code }
        return code.map { part in
            switch part {
            case .line(let text): .line(applied(to: text))
            case .block(let head, let body, let end):
                .block(applied(to: head), applied(to: body), end: end)
            case .indented(let body): .indented(applied(to: body))
            case .gap: .gap
            }
        }
    }

    private func applied(to line: String) -> String {
        order.reduce(line) { line, color in
            let name = names[color]!
            if color.hasPrefix("Color") { return line.replacing(color, with: "Color." + name) }
            if line.hasSuffix("olor = " + color) {
                return line.dropLast(color.count) + "." + name
            }
            return line.replacing("Color(" + color + ", for", with: "Color(.\(name), for")
                // The value of an attribute has no type.
                .replacing(".foregroundColor: " + color, with: ".foregroundColor: UIColor." + name)
                .replacing(".backgroundColor: " + color, with: ".backgroundColor: UIColor." + name)
                .replacing("olor: " + color, with: "olor: ." + name)
                .replacing(color, with: "UIColor." + name)
        }
    }

    /// Returns the declaration of the constants; empty if there are none.
    ///
    /// - Parameter access: the access modifier of the constants, with a space at its end
    func declarations(_ access: String) -> [SwiftText] {
        let blocks = types.map { type in
            let own = order.filter { $0.hasPrefix(type + "(") }
            return SwiftText.block(
                "extension \(type)",
                SwiftText.lines(own.map { "\(access)static let \(names[$0]!) = \($0)" }))
        }
        return SwiftText.spaced(blocks.map { [$0] })
    }

    /// The types of the colours: `Color` of SwiftUI and `UIColor`.
    private var types: [String] {
        Self.types.filter { type in order.contains { $0.hasPrefix(type + "(") } }
    }

    /// The modules that the declaration needs.
    var modules: [String] { types.map { $0 == "Color" ? "SwiftUI" : "UIKit" } }

    /// Returns a name for a colour from its hue and lightness, such as `appDarkBlue`. The name of a
    /// second colour with the same hue and tone states whether it is lighter or darker than the
    /// first one, `other`.
    private static func name(_ color: String, besides other: String? = nil) -> String {
        let (rgb, alpha) = components(color)
        guard let high = rgb.max(), let low = rgb.min(), rgb.count == 3 else { return "appColor" }
        let light = (high + low) / 2
        var tone = light < 0.25 ? "Dark" : light > 0.75 ? "Light" : ""
        if let other {
            let (first, opacity) = components(other)
            let lightness = ((first.max() ?? 0) + (first.min() ?? 0)) / 2
            if light != lightness { tone = (light > lightness ? "Lighter" : "Darker") + tone }
            if light == lightness, alpha != opacity {
                return "app" + (alpha < opacity ? "Faint" : "Dense") + tone + hue(rgb, high - low)
            }
        }
        return "app" + (alpha < 1 ? "Translucent" : "") + tone + hue(rgb, high - low)
    }

    /// Returns the red, green and blue parts of a colour, and its opacity.
    private static func components(_ color: String) -> (rgb: [Double], alpha: Double) {
        let parts = color.matches(of: /: ([0-9.]+)(?: \/ (\d+))?/).map { match in
            (Double(match.1) ?? 0) / (match.2.flatMap { Double($0) } ?? 1)
        }
        let hasAlpha = color.contains("alpha: ") || color.contains("opacity: ")
        let values = hasAlpha ? Array(parts.dropLast()) : parts
        let rgb = values.count == 1 ? [values[0], values[0], values[0]] : values
        return (rgb, hasAlpha ? parts.last ?? 1 : 1)
    }

    private static func hue(_ rgb: [Double], _ spread: Double) -> String {
        if spread < 0.1 { return "Gray" }
        let (red, green, blue) = (rgb[0], rgb[1], rgb[2])
        let sixth =
            red >= max(green, blue)
            ? (green - blue) / spread
            : green >= blue ? 2 + (blue - red) / spread : 4 + (red - green) / spread
        let angle = sixth < 0 ? sixth * 60 + 360 : sixth * 60
        let hues: [(Double, String)] = [
            (15, "Red"), (45, "Orange"), (70, "Yellow"), (165, "Green"), (195, "Teal"),
            (255, "Blue"), (290, "Purple"), (345, "Pink"),
        ]
        return hues.first { angle < $0.0 }?.1 ?? "Red"
    }
}
