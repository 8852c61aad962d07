import StackCore

/// A colour in sRGB with components from 0 to 1.
package struct Paint: Hashable, Sendable {
    package var red, green, blue: Double
    /// The opacity; 1 is opaque.
    package var alpha: Double

    package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    init(_ color: HexColor) {
        self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    }

    init(_ components: ColorComponents) {
        switch components {
        case .gray(let white, let alpha):
            self.init(red: white, green: white, blue: white, alpha: alpha)
        case .rgb(let red, let green, let blue, let alpha):
            self.init(red: red, green: green, blue: blue, alpha: alpha)
        }
    }

    /// Creates a paint from a number of the form 0xRRGGBB, such as `0x3C4250`.
    init(_ hex: Int, alpha: Double = 1) {
        assert(0...0xFFFFFF ~= hex, "\(hex) is more than three bytes of colour")
        self.init(
            red: Double(hex >> 16 & 255) / 255, green: Double(hex >> 8 & 255) / 255,
            blue: Double(hex & 255) / 255, alpha: alpha)
    }

    func opacity(_ factor: Double) -> Paint {
        assert(factor >= 0, "an opacity of \(factor) is negative")
        var result = self
        result.alpha *= factor
        return result
    }

    /// Returns the opaque colour that results from drawing this paint over `behind`. The opacity of
    /// `behind` is ignored.
    func over(_ behind: Paint) -> Paint {
        func mix(_ mine: Double, _ other: Double) -> Double { alpha * mine + (1 - alpha) * other }
        return Paint(
            red: mix(red, behind.red), green: mix(green, behind.green),
            blue: mix(blue, behind.blue))
    }

    /// The perceived brightness, from 0 to 1.
    private var brightness: Double { 0.3 * red + 0.6 * green + 0.1 * blue }
    var isLight: Bool { brightness > 0.85 }
    var isDark: Bool { brightness < 0.4 }

    static let white = Paint(0xFFFFFF)
    static let black = Paint(0x000000)
    static let clear = Paint(0x000000, alpha: 0)

    /// The colour as `#RRGGBB`, without the alpha component.
    package var hex: String {
        "#"
            + [red, green, blue].map { part in
                let byte = Int((min(max(part, 0), 1) * 255).rounded())
                return (byte < 16 ? "0" : "") + String(byte, radix: 16)
            }.joined()
    }
}
