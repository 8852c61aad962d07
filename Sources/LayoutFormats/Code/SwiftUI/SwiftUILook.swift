import StackCore

extension SwiftUICall {
    /// Returns the padding modifiers for insets; empty if all insets are 0. Sides with equal insets
    /// share one modifier.
    static func padding(_ insets: Insets) -> [SwiftUICall] {
        let sides = [
            ("top", insets.top), ("leading", insets.leading), ("bottom", insets.bottom),
            ("trailing", insets.trailing),
        ].map { ($0.0, $0.1.millipoints) }
        if sides.allSatisfy({ $0.1 == sides[0].1 }) {
            return sides[0].1 == 0 ? [] : [padding(nil, sides[0].1)]
        }
        var rest = sides.filter { $0.1 != 0 }
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

    static func padding(_ edge: String?, _ points: Double) -> SwiftUICall {
        SwiftUICall(
            "padding",
            [edge.map(Argument.plain), .plain(SwiftUILiteral.number(points))].compactMap(\.self))
    }
}

/// The modifiers for a view's appearance as a whole: background, clipping, border, tint and effects
/// such as opacity.
struct SwiftUILook {
    let view: View
    let values: ValuesInForce
    /// Whether the view is generated as a colour, so that it needs no background modifier.
    let isColor: Bool
    let isHidden: Bool

    var modifiers: [SwiftUICall] {
        background + clipping + border + tint + effects
    }

    private func color(_ property: Property<String>) -> String? {
        guard view.properties.entries.contains(where: { $0.key == property.key }) else {
            return nil
        }
        return values[property].map { SwiftUILiteral.color(Color(stored: $0)) }
    }

    private var radius: Double { values[.cornerRadius] ?? 0 }
    private var clips: Bool { values[.clipsToBounds] == true && !view.kind.isScrollView }

    private var shape: String {
        "RoundedRectangle(cornerRadius: \(SwiftUILiteral.number(radius)))"
    }

    private var background: [SwiftUICall] {
        guard let color = color(.backgroundColor), !isColor else { return [] }
        let inside: [SwiftUICall.Argument] =
            radius > 0 && !clips ? [.named("in", shape)] : []
        return [SwiftUICall("background", [.plain(color)] + inside)]
    }

    private var clipping: [SwiftUICall] {
        if isColor, color(.backgroundColor) == nil { return [] }
        if radius > 0, clips || isColor { return [SwiftUICall("clipShape", [.plain(shape)])] }
        return clips && hidesMore ? [SwiftUICall("clipped")] : []
    }

    /// Whether the view's content may extend beyond it.
    private var hidesMore: Bool {
        view.kind == .image || !view.subviews.isEmpty && view.kind != .textView
    }

    private var border: [SwiftUICall] {
        guard let width = values[.borderWidth], width > 0 else { return [] }
        let color = SwiftUILiteral.colorView(Color(stored: values[.borderColor] ?? "black"))
        let line = SwiftUILiteral.number(width)
        if radius == 0 {
            return [SwiftUICall("border", [.plain(color), .named("width", line)])]
        }
        var ring = SwiftUINode(view.name + ".border", SwiftUICall(shape))
        ring.modifiers = [
            SwiftUICall("strokeBorder", [.plain(color), .named("lineWidth", line)])
        ]
        return [SwiftUICall("overlay", holding: [ring])]
    }

    private var tint: [SwiftUICall] {
        color(.tintColor).map { [SwiftUICall("tint", [.plain($0)])] } ?? []
    }

    private var effects: [SwiftUICall] {
        var result: [SwiftUICall] = []
        if let alpha = values[.alpha], alpha != 1 {
            result.append(SwiftUICall("opacity", [.plain(SwiftUILiteral.number(alpha))]))
        }
        if values[.enabled] == false { result.append(SwiftUICall("disabled", [.plain("true")])) }
        if let direction = values[.direction],
            view.properties.entries.contains(where: { $0.key == .direction })
        {
            let way = direction == .rtl ? ".rightToLeft" : ".leftToRight"
            result.append(
                SwiftUICall("environment", [.plain("\\.layoutDirection"), .plain(way)]))
        }
        if isHidden { result.append(SwiftUICall("hidden")) }
        return result
    }
}
