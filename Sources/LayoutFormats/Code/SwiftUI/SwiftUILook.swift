import StackCore

extension SwiftUICall {
    /// Returns the padding modifiers for insets; empty if all insets are 0. Sides with equal insets
    /// share one modifier.
    ///
    /// - Parameter name: returns the name of the property for the inset of a side; nil for a side
    ///   without one
    static func padding(
        _ insets: Insets, _ name: (LayoutAttribute, Double) -> String? = { _, _ in nil }
    ) -> [SwiftUICall] {
        let all: [(LayoutAttribute, Double)] = [
            (.top, insets.top), (.leading, insets.leading), (.bottom, insets.bottom),
            (.trailing, insets.trailing),
        ]
        let sides = all.map { side, inset in
            (
                side.rawValue,
                inset == 0 ? "0" : name(side, inset) ?? SwiftUILiteral.number(inset.millipoints)
            )
        }
        if sides.allSatisfy({ $0.1 == sides[0].1 }) {
            return sides[0].1 == "0" ? [] : [padding(nil, sides[0].1)]
        }
        var rest = sides.filter { $0.1 != "0" }
        var result: [SwiftUICall] = []
        for (name, pair) in [
            ("horizontal", ["leading", "trailing"]), ("vertical", ["top", "bottom"]),
        ] {
            let both = rest.filter { pair.contains($0.0) }
            guard both.count == 2, both[0].1 == both[1].1 else { continue }
            rest.removeAll { pair.contains($0.0) }
            result.append(padding("." + name, both[0].1))
        }
        return result + rest.map { padding("." + $0.0, $0.1) }
    }

    /// Returns the modifier that lets a view have its ideal length along an axis.
    static func fixedSize(_ axis: Axis) -> SwiftUICall {
        SwiftUICall(
            "fixedSize",
            [
                .named("horizontal", "\(axis == .horizontal)"),
                .named("vertical", "\(axis == .vertical)"),
            ])
    }

    private static func padding(_ edge: String?, _ points: String) -> SwiftUICall {
        SwiftUICall("padding", [edge.map(Argument.plain), .plain(points)].compactMap(\.self))
    }
}

/// The modifiers for a view's appearance as a whole: background, clipping, border, tint and effects
/// such as opacity.
struct SwiftUILook {
    let view: View
    let values: ValuesInForce
    /// Whether the view is generated as a colour, so that it needs no background modifier.
    let isColor: Bool
    /// Whether the view ends at an edge of the safe area, beyond which SwiftUI would extend its
    /// background.
    var endsAtSafeArea = false
    /// Whether an unscaled picture is larger than the view, or a subview extends beyond it.
    var isCut = false
    /// The style of a visual effect view's blur, as `systemChromeMaterial`.
    var blur = "regular"
    /// The effect of pressing the detail button of a cell; nil for none.
    var detail: SwiftUIAction?

    var modifiers: [SwiftUICall] {
        background + clipping + border + accessory + tint + effects
    }

    /// Whether the view draws a background or border, or clips its content, so that its own frame
    /// is visible.
    var isVisible: Bool { !(background + clipping + border).isEmpty }

    /// Whether the view draws nothing but a background that SwiftUI extends beyond the safe area if
    /// the view ends there.
    var isPlainBackground: Bool {
        let isBehind = background.allSatisfy { $0.arguments.count == 1 }
        return isBehind && clipping.isEmpty && border.isEmpty && values[.clipsToBounds] != true
    }

    private func color(_ property: Property<String>) -> String? {
        guard view.properties.entries.contains(where: { $0.key == property.key }) else {
            return nil
        }
        return values[property].map { SwiftUILiteral.color(Color(stored: $0)) }
    }

    private var radius: Double { values[.cornerRadius] ?? 0 }
    private var clips: Bool { values[.clipsToBounds] == true && !view.kind.isScrollView }

    private var shape: String { Self.shape(radius) }

    static func shape(_ radius: Double) -> String {
        "RoundedRectangle(cornerRadius: \(SwiftUILiteral.number(radius)))"
    }

    /// The backgrounds that lists have by default.
    static let ofLists = [
        "Color(uiColor: .systemBackground)", "Color(uiColor: .systemGroupedBackground)",
    ]

    private var background: [SwiftUICall] {
        if view.kind == .visualEffect { return [SwiftUICall("background", material)] }
        guard let color = color(.backgroundColor), !isColor, color != ".clear" else { return [] }
        // Screens, lists and cells have these background colours by default.
        let isUsual = view.id == .root || view.kind == .cell || view.kind.isList
        if isUsual, color == Self.ofLists[0] { return [] }
        if view.kind.isList, Self.ofLists.contains(color) { return [] }
        let inside: [SwiftUICall.Argument] =
            radius > 0 && !clips
            ? [.named("in", shape)]
            : endsAtSafeArea ? [.named("ignoresSafeAreaEdges", "[]")] : []
        return [SwiftUICall("background", [.plain(color)] + inside)]
    }

    /// The material for a blur style of UIKit. SwiftUI has no materials for styles that are always
    /// light or always dark.
    private var material: String {
        switch blur.replacing(/^system|(Material)?(Light|Dark)?$/, with: "") {
        case "UltraThin": ".ultraThinMaterial"
        case "Thin": ".thinMaterial"
        case "Thick", "prominent": ".thickMaterial"
        case "Chrome": ".bar"
        default: ".regularMaterial"
        }
    }

    private var clipping: [SwiftUICall] {
        if isColor, color(.backgroundColor) == nil { return [] }
        if radius > 0, clips || isColor { return [SwiftUICall("clipShape", shape)] }
        let isFilled = view.kind == .image && values[.contentMode] == .scaleAspectFill
        return clips && (isCut || isFilled) ? [SwiftUICall("clipped")] : []
    }

    var border: [SwiftUICall] {
        guard let width = values[.borderWidth], width > 0 else { return [] }
        let color = SwiftUILiteral.colorView(Color(stored: values[.borderColor] ?? "black"))
        let line = SwiftUILiteral.number(width)
        if radius == 0 {
            return [SwiftUICall("border", [.plain(color), .named("width", line)])]
        }
        let ring = SwiftUINode(
            view.name + ".border", SwiftUICall(shape),
            [SwiftUICall("strokeBorder", [.plain(color), .named("lineWidth", line)])])
        return [SwiftUICall("overlay", holding: [ring])]
    }

    /// The modifiers for the symbol that the system shows at the trailing edge of a cell.
    private var accessory: [SwiftUICall] {
        guard var image = accessoryImage else { return [] }
        image.modifiers.append(SwiftUICall("padding", ".trailing"))
        return [SwiftUICall("overlay", [.named("alignment", ".trailing")], holding: [image])]
    }

    /// The symbol that the system shows at the trailing edge of a cell; nil if there is none. All but
    /// the disclosure indicator have the tint.
    var accessoryImage: SwiftUINode? {
        let symbol: String? =
            switch values[.accessory] {
            case .disclosureIndicator?: "chevron.forward"
            case .checkmark?: "checkmark"
            case .detailButton?, .detailDisclosureButton?: "info.circle"
            case CellAccessory.none?, nil: nil
            }
        guard view.kind == .cell, let symbol else { return nil }
        let indicator = [
            SwiftUICall("font", ".footnote.weight(.semibold)"),
            SwiftUICall("foregroundStyle", ".tertiary"),
        ]
        let key = view.name + ".accessory"
        let image = SwiftUICall("Image", [.named("systemName", "\"\(symbol)\"")])
        if symbol == "info.circle", let detail {
            return SwiftUINode(
                key, SwiftUIAction.button(SwiftUINode(key + ".image", image), detail, key),
                [SwiftUICall("buttonStyle", ".borderless")])
        }
        return SwiftUINode(
            key, image,
            symbol == "chevron.forward" ? indicator : [SwiftUICall("foregroundStyle", ".tint")])
    }

    private var tint: [SwiftUICall] {
        // `SwiftUILeaf` sets the colour of an image.
        // The tint of a switch coloured its border once.
        guard view.kind != .image, view.kind != .switch, let color = color(.tintColor),
            color != ".clear"
        else {
            return []
        }
        // The colour of a configuration or a title replaces the tint.
        let isTinted = values[.style] == .plain || values[.imageName] == nil
        if view.kind == .button, isTinted, values[.textColor] != nil { return [] }
        // The tint of a custom button applies to its picture only.
        if view.kind == .button, values[.style] == .custom {
            return values[.imageName] ?? values[.backgroundImageName] == nil
                ? [] : [SwiftUICall("foregroundStyle", color)]
        }
        return [SwiftUICall("tint", color)]
    }

    private var effects: [SwiftUICall] {
        var result: [SwiftUICall] = []
        if let alpha = values[.alpha], alpha != 1 {
            result.append(SwiftUICall("opacity", SwiftUILiteral.number(alpha)))
        }
        if values[.enabled] == false { result.append(SwiftUICall("disabled", "true")) }
        if values[.hidden] == true {
            result.append(SwiftUICall("hidden"))
        }
        return result
    }
}
