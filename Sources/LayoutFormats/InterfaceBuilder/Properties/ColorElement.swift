import StackCore

/// A `<color>` element as a document's colour: `#RRGGBBAA`, or a name.
enum ColorElement {
    static func spelling(_ element: XMLElement, _ resources: Resources) -> String? {
        if let components = components(element) { return components }
        if let system = element["systemColor"] { return resources.color(system) ?? system }
        if let asset = element["name"] {
            return resources.color(asset) ?? Color.stored(asset: asset)
        }
        return element["cocoaTouchSystemColor"].map { resources.color($0) ?? $0 }
    }

    /// The colour's components as `#RRGGBBAA`; nil when the element only names the colour.
    static func components(_ element: XMLElement) -> String? {
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

    private static func inks(_ element: XMLElement, _ alpha: Double) -> String? {
        let inks = ["cyan", "magenta", "yellow"].compactMap { XMLNumber.parse(element[$0]) }
        guard inks.count == 3 else { return nil }
        let black = XMLNumber.parse(element["black"]) ?? 0
        return hexadecimal(inks.map { (1 - $0) * (1 - black) } + [alpha])
    }

    private static func hexadecimal(_ parts: [Double]) -> String {
        parts.reduce(into: "#") { result, part in
            let byte = Int((min(max(part, 0), 1) * 255).rounded())
            result += (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }
    }
}
