import StackCore

/// The conversion between a `<color>` element and a document's colour: `#RRGGBBAA`, or a name.
///
/// A named colour is read as its name, because its value may differ in a dark appearance. The file
/// also contains its components in the light appearance. They are read instead of the name only for
/// a system colour that this program does not know. A colour of macOS that iOS does not have, such
/// as `controlBackgroundColor`, is not read, so UIKit's default is in force.
enum ColorElement {
    static func spelling(_ element: SourceElement, _ resources: Resources) -> String? {
        let systems = systemAttributes.compactMap { element[$0] }
        if let system = systems.first {
            return systems.lazy.compactMap(known).first ?? look(of: system, element, resources)
                ?? system
        }
        if element["catalog"] == "System" { return element["name"].flatMap(known) }
        if let asset = element["name"] {
            return Color.stored(asset: asset, light: look(of: asset, element, resources))
        }
        return components(element)
    }

    /// The attributes that name a system colour, in the order in which Xcode reads them. The first
    /// version of Xcode 11 wrote a new name beside an old one, for older versions.
    static let systemAttributes = [
        "systemColor", "xcode11CocoaTouchSystemColor", "cocoaTouchSystemColor",
    ]

    private static func known(_ name: String) -> String? {
        guard let color = UIColorName(spelling: name), name == color.interfaceBuilderName else {
            return nil
        }
        return color.rawValue
    }

    private static func look(
        of name: String, _ element: SourceElement, _ resources: Resources
    ) -> String? {
        components(element) ?? resources.color(name).flatMap(components)
    }

    /// Returns the colour's components as `#RRGGBBAA`; nil if the element only names the colour.
    static func components(_ element: SourceElement) -> String? {
        let alpha = XMLNumber.parse(element["alpha"]) ?? 1
        if let white = XMLNumber.parse(element["white"]) {
            return hexadecimal(displayed([white, white, white], element) + [alpha])
        }
        if let red = XMLNumber.parse(element["red"]), let green = XMLNumber.parse(element["green"]),
            let blue = XMLNumber.parse(element["blue"])
        {
            return hexadecimal(displayed([red, green, blue], element) + [alpha])
        }
        return inks(element, alpha)
    }

    /// Returns whether Xcode converts the colour's components to the screen's colour space. It does
    /// so for calibrated colours in a file whose root has the attribute `colorMatched`. In any
    /// other file, Xcode uses the components unchanged. (When it adds `colorMatched` to such a
    /// file, it writes the same components as sRGB.) Greys are not converted: of 361 calibrated ones
    /// besides black and white, 359 are those of `darkGray`, `gray` and `lightGray`, which newer files
    /// spell with the same number in another colour space.
    static func isConverted(_ element: SourceElement) -> Bool {
        let name = element["colorSpace"] == "custom" ? "customColorSpace" : "colorSpace"
        return element["white"] == nil && element[name]?.hasPrefix("calibrated") == true
            && element.tree.root.isYes("colorMatched")
    }

    private static func displayed(_ channels: [Double], _ element: SourceElement) -> [Double] {
        isConverted(element) ? GenericRGB.converted(channels) : channels
    }

    private static func inks(_ element: SourceElement, _ alpha: Double) -> String? {
        let inks = ["cyan", "magenta", "yellow"].compactMap { XMLNumber.parse(element[$0]) }
        guard inks.count == 3 else { return nil }
        let black = XMLNumber.parse(element["black"]) ?? 0
        return hexadecimal(inks.map { (1 - $0) * (1 - black) } + [alpha])
    }

    private static func hexadecimal(_ parts: [Double]) -> String {
        HexColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3]).spelling
    }
}

extension ColorElement {
    /// Returns the attributes of a `<color>` element after its `key`. For a system colour, the
    /// caller must also add the colour to the file's resources, as Xcode does.
    static func attributes(_ color: Color) -> [(String, String?)] {
        switch color {
        case .components(let hex):
            attributes(.rgb(hex.red, hex.green, hex.blue, alpha: hex.alpha))
        case .named(let name) where name.isSystem: [("systemColor", name.interfaceBuilderName)]
        case .named(let name): attributes(name.components)
        case .asset(let name, _): [("name", name)]
        }
    }

    static func attributes(_ components: ColorComponents) -> [(String, String?)] {
        let parts: [(String, Double)]
        let space: String
        switch components {
        case .gray(let white, let alpha):
            parts = [("white", white), ("alpha", alpha)]
            space = "genericGamma22GrayColorSpace"
        case .rgb(let red, let green, let blue, let alpha):
            parts = [("red", red), ("green", green), ("blue", blue), ("alpha", alpha)]
            space = "sRGB"
        }
        return parts.map { ($0.0, XcodeNumber.spell($0.1)) }
            + [("colorSpace", "custom"), ("customColorSpace", space)]
    }
}

/// The colour space of calibrated colours: Apple's Generic RGB, with a gamma of 1.8.
private enum GenericRGB {
    /// Returns the sRGB components, between 0 and 1, for components in this colour space.
    static func converted(_ channels: [Double]) -> [Double] {
        let linear = channels.map { power(min(max($0, 0), 1), 9, over: 5) }
        return toLinear.map { row in
            encoded(zip(row, linear).reduce(0) { $0 + $1.0 * $1.1 })
        }
    }

    /// The matrix from linear Generic RGB to linear sRGB: the matrix of the Generic RGB primaries
    /// multiplied by the inverse of that of sRGB, both for the white point D50. The sum of each row
    /// is 1.
    private static let toLinear = [
        [1.0248, -0.0278, 0.0030],
        [0.0208, 0.9487, 0.0305],
        [-0.0020, -0.0019, 1.0039],
    ]

    /// Returns the sRGB component for a linear one.
    private static func encoded(_ linear: Double) -> Double {
        let linear = min(max(linear, 0), 1)
        return linear <= 0.003_130_8
            ? 12.92 * linear : 1.055 * power(linear, 5, over: 12) - 0.055
    }

    /// Returns a number between 0 and 1 to the power of a fraction, computed by Newton's method.
    private static func power(_ number: Double, _ numerator: Int, over denominator: Int) -> Double {
        func raised(_ base: Double, _ exponent: Int) -> Double {
            (0..<exponent).reduce(1) { result, _ in result * base }
        }
        if number == 0 { return 0 }
        var root = 1.0
        while true {
            let step =
                (raised(root, denominator) - number)
                / (Double(denominator) * raised(root, denominator - 1))
            root -= step
            if step < 1e-12 { return raised(root, numerator) }
        }
    }
}
