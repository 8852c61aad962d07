internal import LayoutFormats
package import LayoutPictures

/// A named colour of an asset catalogue, with its values for light mode and dark mode.
package struct CatalogueColor: Hashable, Sendable {
    package enum Value: Hashable, Sendable {
        /// A colour of the system, such as `systemBlueColor`.
        case reference(String)
        /// Red, green, blue and opacity in a colour space with Xcode's name, such as `display-p3`.
        /// A grey has three equal components.
        case components(red: Double, green: Double, blue: Double, alpha: Double, space: String)
    }

    /// The value for light mode, or else the value for any appearance; nil if the colour has
    /// neither.
    package private(set) var light: Value?
    package private(set) var dark: Value?

    /// Returns the value for an appearance. For dark mode this is the light value if there is no
    /// dark one. Returns nil if the colour has no value.
    package func value(_ appearance: Appearance) -> Value? {
        appearance == .dark ? dark ?? light : light
    }

    /// - Parameter contents: the `Contents.json` of a colour set
    init(_ contents: JSONValue) {
        let entries = contents["colors"]?.elements ?? []
        var explicitLight: Value?
        // Colours for all devices take precedence over those for one class of devices.
        for isUniversal in [true, false] {
            for entry in entries
            where (entry["idiom"]?.content ?? "universal" == "universal") == isUniversal {
                guard let appearance = CatalogueAppearance(entry),
                    let value = entry["color"].flatMap(Value.init)
                else { continue }
                switch appearance.isDark {
                case true?: dark = dark ?? value
                case false?: explicitLight = explicitLight ?? value
                case nil: light = light ?? value
                }
            }
        }
        light = explicitLight ?? light
    }
}

/// The appearance (light mode, dark mode or any) for which one entry of a colour set or image set
/// is meant.
struct CatalogueAppearance {
    /// Whether the entry is for dark mode; nil if it is for any appearance.
    let isDark: Bool?

    /// Returns nil for an entry for increased contrast or for any other unknown appearance.
    init?(_ entry: JSONValue) {
        let values = entry["appearances"]?.elements.map { $0["value"]?.content } ?? []
        guard values.allSatisfy({ ["dark", "light", "any"].contains($0) }) else { return nil }
        isDark = values.contains("dark") ? true : values.contains("light") ? false : nil
    }
}

extension CatalogueColor.Value {
    fileprivate init?(_ color: JSONValue) {
        if let name = color["reference"]?.content {
            self = .reference(name)
            return
        }
        guard let components = color["components"] else { return nil }
        func part(_ name: String) -> Double? { components[name].flatMap(Self.number) }
        let space = color["color-space"]?.content ?? "srgb"
        let alpha = components["alpha"].flatMap(Self.alpha) ?? 1
        if let white = part("white") {
            self = .components(red: white, green: white, blue: white, alpha: alpha, space: space)
        } else if let red = part("red"), let green = part("green"), let blue = part("blue") {
            self = .components(red: red, green: green, blue: blue, alpha: alpha, space: space)
        } else {
            return nil
        }
    }

    /// Parses a component in one of Xcode's three formats: `0.25`, `0x40` or `64`. Returns a number
    /// from 0 to 1, or nil if the value has another format.
    private static func number(_ value: JSONValue) -> Double? {
        guard case .string(let text) = value else {
            guard case .number(let number) = value, number.isFinite else { return nil }
            return number
        }
        if text.hasPrefix("0x") {
            return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
        }
        guard let value = Double(text), value.isFinite else { return nil }
        return text.contains(".") ? value : value / 255
    }

    /// Parses an opacity; nil if it is not a number. An opacity `1` without a decimal point means
    /// 1, whereas a component `1` means 1/255.
    private static func alpha(_ value: JSONValue) -> Double? {
        if value.content == "1" { return 1 }
        return number(value)
    }

    /// The colour in sRGB, for drawing; nil for a reference. Components outside sRGB are clipped.
    package var paint: Paint? {
        guard case .components(let red, let green, let blue, let alpha, let space) = self else {
            return nil
        }
        let parts =
            switch space {
            case "display-p3": SRGB.fromDisplayP3(red, green, blue)
            case let space where space.contains("linear"):
                [red, green, blue].map(SRGB.encoded)
            default: [red, green, blue]
            }
        let clipped = parts.map { min(max($0, 0), 1) }
        return Paint(red: clipped[0], green: clipped[1], blue: clipped[2], alpha: alpha)
    }
}

/// Functions that convert colours from Display P3 to sRGB. Both colour spaces have the same
/// transfer function.
private enum SRGB {
    static func fromDisplayP3(_ red: Double, _ green: Double, _ blue: Double) -> [Double] {
        let (red, green, blue) = (decoded(red), decoded(green), decoded(blue))
        return [
            1.2249401763 * red - 0.2249401763 * green,
            -0.0420569547 * red + 1.0420569547 * green,
            -0.0196375546 * red - 0.0786360456 * green + 1.0982736001 * blue,
        ].map(encoded)
    }

    /// Returns the linear intensity of an sRGB component.
    static func decoded(_ component: Double) -> Double {
        if component <= 0.04045 { return component / 12.92 }
        let base = (component + 0.055) / 1.055
        // The base raised to the power of 2.4: `b^2 · (b^2)^(1/5)`.
        return base * base * root(5, of: base * base)
    }

    /// Returns the sRGB component for a linear intensity.
    static func encoded(_ intensity: Double) -> Double {
        if intensity <= 0.0031308 { return 12.92 * intensity }
        // The intensity raised to the power of 1 / 2.4, which is 5 / 12.
        return 1.055 * root(12, of: power(intensity, 5)) - 0.055
    }

    private static func power(_ base: Double, _ exponent: Int) -> Double {
        (0..<exponent).reduce(1) { result, _ in result * base }
    }

    /// Returns the root of a positive number by Newton's method, whose approximations decrease
    /// towards the root.
    private static func root(_ degree: Int, of number: Double) -> Double {
        precondition(degree > 1 && number >= 0, "\(number) has no root of degree \(degree)")
        var result = max(number, 1)
        while true {
            let next =
                result - (result - number / power(result, degree - 1)) / Double(degree)
            guard next < result else { return result }
            result = next
        }
    }
}
