import StackCore

/// Drawing of views whose classes draw themselves: bars, effects, maps and web pages.
extension ViewDrawing {
    func drawPlaceholder(in canvas: inout Canvas) {
        guard let name = look.customClass else { return }
        switch name {
        case "UIVisualEffectView":
            if look.backgroundColor == nil {
                canvas.fill(
                    .rect(frame, radius: look.cornerRadius),
                    palette[.secondarySystemBackground].opacity(0.85))
            }
        case "UIToolbar", "UITabBar": drawBar(isAtTop: false, in: &canvas)
        case "UINavigationBar": drawBar(isAtTop: true, in: &canvas)
        case _ where name.hasSuffix("MapView"): drawMap(in: &canvas)
        default: drawOwnContent(of: name, in: &canvas)
        }
    }

    /// Draws a bar with a line at its inner edge.
    ///
    /// - Parameter isAtTop: whether the bar is at the top of the screen, so that the line is at its
    ///   bottom
    private func drawBar(isAtTop: Bool, in canvas: inout Canvas) {
        if let color = look.barColor {
            canvas.fillMaterial(frame, palette.paint(color), palette)
        } else if look.backgroundColor == nil {
            canvas.fillMaterial(frame, palette.bar, palette)
        }
        let y = isAtTop ? frame.maxY - 0.5 : frame.y
        canvas.fill(
            .rect(Rect(x: frame.x, y: y, width: frame.width, height: 0.5)), palette[.separator])
        if look.customClass == "UITabBar" {
            guard let environment = parts?.environment else { return }
            return TabItems(look.items, palette, environment, era: canvas.era)
                .draw(in: frame, on: &canvas)
        }
        let bar = BarDrawing(
            palette: palette, tint: tint, direction: look.direction, isGlass: false, margin: 16,
            parts: parts)
        guard isAtTop else { return bar.draw(look.items, in: frame, on: &canvas) }
        var content = BarDrawing.Content(titlePaint: palette[.label])
        let place = look.items.firstIndex {
            if case .barTitle = $0.content { true } else { false }
        }
        if let place, case .barTitle(let title) = look.items[place].content {
            content.title = title
            content.right = look.items[(place + 1)...].reversed()
        }
        content.left = Array(look.items.prefix(place ?? look.items.count))
        bar.draw(content, in: frame, on: &canvas)
    }

    // MARK: Classes whose content comes from code

    /// Draws a glyph and the name of a class whose content comes from code. This applies to system
    /// classes and to subclasses that have a system class's name in their own. Draws nothing for
    /// any other class, because in the app its view is empty before the app's code runs.
    private func drawOwnContent(of name: String, in canvas: inout Canvas) {
        guard !hasSubviews, let glyph = Self.glyphs.first(where: { name.contains($0.word) })?.symbol
        else { return }
        if look.backgroundColor == nil {
            canvas.fill(.rect(frame, radius: look.cornerRadius), palette[.quaternarySystemFill])
        }
        let side = min(40, frame.width * 0.4, frame.height * 0.4)
        guard side >= 16 else { return }
        Symbol.draw(
            glyph, in: frame.centred(side, side).offset(0, -8), palette[.systemGray], on: &canvas)
        drawCaption(name, below: side / 2 + 8, palette[.secondaryLabel], in: &canvas)
    }

    private static let glyphs: [(word: String, symbol: String)] = [
        ("WebView", "globe"), ("SCNView", "cube"), ("SceneView", "cube"), ("ARView", "cube"),
        ("MTKView", "cube"), ("GLKView", "cube"), ("SKView", "cube"), ("PDFView", "doc.text"),
    ]

    // MARK: Drawing a map

    /// Draws a map of a fictional town by the water, with a park and streets.
    private func drawMap(in canvas: inout Canvas) {
        let ink = MapInk(isDark: palette.isDark)
        canvas.clip(.rect(frame, radius: look.cornerRadius)) { canvas in
            canvas.fill(.rect(frame), ink.ground)
            canvas.fill(onMap(Self.water), ink.water)
            canvas.fill(onMap(Self.park), ink.park)
            for street in Self.streets { canvas.stroke(onMap(street), ink.street, width: 3) }
            for road in Self.roads { canvas.stroke(onMap(road), ink.road, width: 7) }
        }
    }

    private static let water =
        "M 70 -5 C 60 25 85 40 72 65 C 66 80 78 95 70 105 L 105 105 L 105 -5 Z"
    private static let park = "M 8 12 L 34 8 L 38 34 L 12 38 Z"
    private static let streets = [
        "M -5 50 L 74 44", "M -5 88 L 72 80", "M 20 -5 L 26 105", "M 56 -5 L 60 105",
        "M 26 62 L 60 58", "M 38 20 L 66 18", "M 40 60 L 44 105",
    ]
    private static let roads = ["M -5 70 C 30 60 36 48 44 -5", "M 30 105 C 44 78 60 70 105 62"]

    /// Returns an outline of the map from text in SVG path syntax, whose coordinates are hundredths
    /// of the frame's longer side. Both axes have the same scale, so that streets cross at the same
    /// angles in every frame.
    private func onMap(_ text: String) -> Outline {
        let side = max(frame.width, frame.height)
        return Outline(text.split(separator: " "))
            .placed(in: frame.centred(side, side), unit: side / 100)
    }
}

private struct MapInk {
    let ground, water, park, street, road: Paint

    init(isDark: Bool) {
        ground = isDark ? Paint(0x2B2D31) : Paint(0xF6F2E9)
        water = isDark ? Paint(0x1D3A52) : Paint(0xA9D6F5)
        park = isDark ? Paint(0x2C4432) : Paint(0xCBE6B4)
        street = isDark ? Paint(0x3D4047) : .white
        road = isDark ? Paint(0x585B63) : Paint(0xFBDD8C)
    }
}
