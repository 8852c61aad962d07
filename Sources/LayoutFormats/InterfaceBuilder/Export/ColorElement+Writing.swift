import StackCore

extension ColorElement {
    /// A new `<color>`. A colour of the system is listed among the file's resources, as Xcode does.
    static func element(_ color: Color, key: String, _ context: FileContext) -> SourceElement {
        switch color {
        case .components(let hex):
            return element(
                .rgb(hex.red, hex.green, hex.blue, alpha: hex.alpha), [("key", key)])
        case .named(let name) where name.isSystem:
            let resource = SourceElement("systemColor", [("name", name.interfaceBuilderName)])
            resource.append(element(name.components, []), context.layout)
            context.list(resource)
            return SourceElement(
                "color", [("key", key), ("systemColor", name.interfaceBuilderName)])
        case .named(let name): return element(name.components, [("key", key)])
        case .asset(let name): return SourceElement("color", [("key", key), ("name", name)])
        }
    }

    private static func element(
        _ components: ColorComponents, _ key: [(String, String?)]
    ) -> SourceElement {
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
        return SourceElement(
            "color",
            key + parts.map { ($0.0, XcodeNumber.spell($0.1)) } + [
                ("colorSpace", "custom"), ("customColorSpace", space),
            ])
    }
}
