import StackCore

/// The conversion between a `<color>` element and a document's colour: `#RRGGBBAA`, or a name.
///
/// A named colour keeps its name, because its value may differ in a dark appearance. Its components
/// in the file are those of the light appearance. They are read instead of the name only for a
/// system colour that this program does not know.
enum ColorElement {
    static func spelling(_ element: SourceElement, _ resources: Resources) -> String? {
        if let system = element["systemColor"] ?? element["cocoaTouchSystemColor"] {
            return known(system) ?? look(of: system, element, resources) ?? system
        }
        if let asset = element["name"] {
            return Color.stored(asset: asset, light: look(of: asset, element, resources))
        }
        return components(element)
    }

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
            return hexadecimal([white, white, white, alpha])
        }
        if let red = XMLNumber.parse(element["red"]), let green = XMLNumber.parse(element["green"]),
            let blue = XMLNumber.parse(element["blue"])
        {
            return hexadecimal([red, green, blue, alpha])
        }
        return inks(element, alpha)
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
