import StackCore

/// A drawing of the content of navigation bars and toolbars: items, titles and back buttons.
struct BarDrawing {
    let palette: Palette
    /// The colour of items that have no tint colour of their own.
    let tint: Paint
    let direction: LayoutDirection
    /// Whether the bar is one of iOS 26, where items are on capsules of glass.
    let isGlass: Bool
    /// The distance of the outermost content from the edges of the bar, in points.
    let margin: Double
    /// The drawer of the documents that items show as custom views; nil if no documents are
    /// available.
    let parts: (any Parts)?

    /// The content of a navigation bar.
    struct Content {
        var title = ""
        var titlePaint: Paint
        var titleFont = BarDrawing.bold
        var left: [BarItem] = []
        /// The items at the trailing edge, from the edge inward.
        var right: [BarItem] = []
        /// The title of the back button; nil if there is none.
        var back: String?
        /// The name of the document whose root view replaces the title; nil if the title is shown.
        var view: String?
    }

    /// The distance between two items, in points.
    private var gap: Double { isGlass ? 12 : 16 }
    private static let font = Font.system(size: 17)
    fileprivate static let bold = Font.system(size: 17, weight: .semibold)
    private static let symbolSide = 21.0

    /// Draws the items and the title of a navigation bar in one row.
    func draw(_ content: Content, in row: Rect, on canvas: inout Canvas) {
        var left = row.x + margin
        if let back = content.back {
            left = drawBack(back, beside: content, in: row, on: &canvas)
        }
        for group in groups(content.left) where width(of: group, &canvas) > 0 {
            left += draw(group, atX: left, in: row, on: &canvas) + gap
        }
        var right = row.maxX - margin
        for group in groups(content.right) where width(of: group, &canvas) > 0 {
            right -= width(of: group, &canvas)
            draw(group.reversed(), atX: right, in: row, on: &canvas)
            right -= gap
        }
        drawTitle(content, from: left, to: right, in: row, on: &canvas)
    }

    /// Draws the title in the middle of the row, or in the space that the items leave.
    private func drawTitle(
        _ content: Content, from left: Double, to right: Double, in row: Rect,
        on canvas: inout Canvas
    ) {
        let free = max(0, right - left)
        if let view = content.view, let size = parts?.size(of: view) {
            let width = min(size.width, free)
            let x = min(max(row.midX - width / 2, left), right - width)
            let area = Rect(x: x, y: row.midY - size.height / 2, width: width, height: size.height)
            parts?.draw(view, in: mirrored(area, in: row), insets: .zero, on: &canvas)
            return
        }
        let width = min(canvas.type(content.titleFont).metrics.width(content.title) + 0.5, free)
        let x = min(max(row.midX - width / 2, left), right - width)
        let area = Rect(x: x, y: row.y, width: width, height: row.height)
        text(content.title, content.titleFont, area, in: row, content.titlePaint, on: &canvas)
    }

    /// Draws a back button with the title of the previous screen, and returns its trailing end. If
    /// the bar's own title leaves too little space, UIKit shows "Back" instead, or only the arrow.
    /// In iOS 26, it always shows only the arrow.
    private func drawBack(
        _ back: String, beside content: Content, in row: Rect, on canvas: inout Canvas
    ) -> Double {
        if isGlass {
            return draw(
                [BarItem(.image(.symbol("chevron.backward")))], atX: row.x + margin, in: row,
                on: &canvas) + row.x + margin + gap
        }
        let metrics = canvas.type(Self.font).metrics
        let start = row.x + 27
        let title = canvas.type(content.titleFont).metrics.width(content.title)
        let most = max(0, (row.width - title) / 2 - 35)
        let shown = [back.isEmpty ? "Back" : back, "Back"].first { metrics.width($0) <= most }
        let arrow = Rect(x: row.x + 8, y: row.midY - 10.5, width: 12, height: 21)
        let isMirrored = direction == .rtl
        let box = mirrored(arrow, in: row)
        let (tip, end) =
            isMirrored ? (box.maxX - 1.5, box.x + 1.5) : (box.x + 1.5, box.maxX - 1.5)
        canvas.stroke(
            .path([
                .move(end, box.y + 1.5), .line(tip, box.midY), .line(end, box.maxY - 1.5),
            ]), tint, width: 2.7, isRound: true)
        guard let shown else { return start + gap / 2 }
        let width = metrics.width(shown) + 0.5
        text(
            shown, Self.font, Rect(x: start, y: row.y, width: width, height: row.height), in: row,
            tint, on: &canvas)
        return start + width + gap
    }

    /// Draws the items of a toolbar. Flexible spaces share the free width. Without flexible spaces,
    /// the items begin at the leading edge.
    func draw(_ items: [BarItem], in row: Rect, on canvas: inout Canvas) {
        let groups = groups(items)
        let widths = groups.map { width(of: $0, &canvas) }
        let spaces = items.count { $0.isFlexibleSpace }
        let gaps = zip(widths, widths.dropFirst()).count { $0 > 0 && $1 > 0 }
        let used = widths.reduce(0, +) + Double(gaps) * gap
        let free = max(0, row.width - 2 * margin - used)
        var x = row.x + margin
        for (at, group) in groups.enumerated() {
            if group[0].isFlexibleSpace { x += free / Double(spaces) }
            guard widths[at] > 0 else { continue }
            x += draw(group, atX: x, in: row, on: &canvas)
            if at + 1 < groups.count, widths[at + 1] > 0 { x += gap }
        }
    }

    // MARK: Drawing items

    /// Returns the items as groups. On the glass bars of iOS 26, each group is drawn on one
    /// capsule, and adjacent images form a group. Any other item is a group by itself.
    private func groups(_ items: [BarItem]) -> [[BarItem]] {
        func shares(_ item: BarItem) -> Bool {
            guard isGlass, !item.isBold, part(item) == nil, case .image? = glyph(item) else {
                return false
            }
            return true
        }
        return items.reduce(into: []) { groups, item in
            if shares(item), let last = groups.last?.last, shares(last) {
                groups[groups.count - 1].append(item)
            } else {
                groups.append([item])
            }
        }
    }

    private func width(of group: [BarItem], _ canvas: inout Canvas) -> Double {
        group.reduce(0) { $0 + width(of: $1, &canvas) }
    }

    /// Draws a group of items, and returns its width.
    @discardableResult
    private func draw(
        _ group: [BarItem], atX x: Double, in row: Rect, on canvas: inout Canvas
    ) -> Double {
        let width = width(of: group, &canvas)
        if group.count > 1 {
            let frame = Rect(x: x, y: row.y, width: width, height: row.height)
            drawCapsule(mirrored(frame, in: row).centred(width, 44), on: &canvas)
        }
        var next = x
        for item in group {
            next += draw(
                item, atX: next, in: row, hasCapsule: isGlass && group.count == 1, on: &canvas)
        }
        return width
    }

    private func drawCapsule(_ capsule: Rect, on canvas: inout Canvas) {
        canvas.fillMaterial(capsule, radius: 22, palette.glass, palette)
        canvas.border(capsule, radius: 22, palette[.separator], width: 0.5)
    }

    /// Returns the width of an item in points; 0 for a space, fixed or flexible.
    private func width(of item: BarItem, _ canvas: inout Canvas) -> Double {
        if item.content == .system("fixedSpace") { return 0 }
        if let part = part(item) { return part.size.width }
        let content: Double
        switch glyph(item) {
        case nil: return 0
        case .image?: content = isGlass ? 20 : 24
        case .title(let title)?, .barTitle(let title)?:
            content = title.isEmpty ? 0 : canvas.type(font(item)).metrics.width(title) + 0.5
        case .system?: content = 0
        }
        return isGlass && content > 0 ? max(44, content + 24) : content
    }

    /// Returns the name and size, in points, of the document that an item shows as its custom view;
    /// nil if it shows none.
    private func part(_ item: BarItem) -> (name: String, size: Size)? {
        guard let name = item.view, let size = parts?.size(of: name) else { return nil }
        return (name, size)
    }

    private func font(_ item: BarItem) -> Font { item.isBold ? Self.bold : Self.font }

    /// Returns the title or image that the bar shows for an item; nil if it shows neither. In iOS
    /// 26, the system items `done`, `cancel` and `close` are shown as SF Symbols.
    private func glyph(_ item: BarItem) -> BarItem.Content? {
        switch item.content {
        case .system("done") where isGlass: .image(.symbol("checkmark"))
        case .system("cancel") where isGlass, .system("close") where isGlass:
            .image(.symbol("xmark"))
        default: item.shown
        }
    }

    /// Draws an item, and returns its width.
    private func draw(
        _ item: BarItem, atX x: Double, in row: Rect, hasCapsule: Bool,
        on canvas: inout Canvas
    ) -> Double {
        let width = width(of: item, &canvas)
        let frame = Rect(x: x, y: row.y, width: width, height: row.height)
        if let part = part(item) {
            let place = mirrored(frame, in: row).centred(width, part.size.height)
            parts?.draw(part.name, in: place, insets: .zero, on: &canvas)
            return width
        }
        var paint = item.tint.map { palette.paint(Color(stored: $0)) } ?? tint
        if isGlass, width > 0 {
            let capsule = mirrored(frame, in: row).centred(width, 44)
            if item.isBold {
                canvas.fill(.rect(capsule, radius: 22), paint)
                paint = .white
            } else {
                if hasCapsule { drawCapsule(capsule, on: &canvas) }
                paint = item.tint == nil ? palette[.label] : paint
            }
        }
        if !item.isEnabled { paint = palette[.tertiaryLabel] }
        switch glyph(item) {
        case .image(let name)?:
            let side = isGlass ? 20 : Self.symbolSide
            let box = mirrored(frame, in: row).centred(side, side)
            Self.drawIcon(name, in: box, paint, palette, on: &canvas)
        case .title(let title)?, .barTitle(let title)?:
            let inset = isGlass ? (width - canvas.type(font(item)).metrics.width(title)) / 2 : 0
            text(
                title, font(item), frame.inset(max(0, inset - 0.5), 0), in: row, paint, on: &canvas)
        default: break
        }
        return width
    }

    /// Draws the image of an item or tab: a symbol in the colour `paint`, an image of the asset
    /// catalogue in its own colours. For any other image, draws the symbol of a picture.
    static func drawIcon(
        _ name: ImageName?, in box: Rect, _ paint: Paint, _ palette: Palette,
        on canvas: inout Canvas
    ) {
        switch name {
        case .symbol(let symbol)?: Symbol.draw(symbol, in: box, paint, on: &canvas)
        case .asset(let asset)? where palette.assets?.image(asset) != nil:
            let picture = palette.assets?.image(asset)
            if let picture {
                canvas.add(.image(DrawnImage(image: picture, frame: box.millipoints)))
            }
        case .asset?, nil: Symbol.draw("photo", in: box, paint, on: &canvas)
        }
    }

    private func text(
        _ text: String, _ font: Font, _ area: Rect, in row: Rect, _ paint: Paint,
        on canvas: inout Canvas
    ) {
        drawing(in: row).drawText(
            text.onOneLine, font, in: mirrored(area, in: row), paint, alignment: .left,
            on: &canvas)
    }

    /// Returns the position at which `frame` is drawn. Frames are computed for a bar from left to
    /// right; in a bar from right to left, they are mirrored within `row`.
    private func mirrored(_ frame: Rect, in row: Rect) -> Rect {
        guard direction == .rtl else { return frame }
        var result = frame
        result.x = row.x + row.maxX - frame.maxX
        return result
    }

    private func drawing(in frame: Rect) -> ViewDrawing {
        ViewDrawing(
            kind: .label, name: "", look: ViewLook(), frame: frame, palette: palette,
            hasSubviews: false)
    }
}

extension Palette {
    /// Draws a text that the system shows, such as a title, centred in `area` or at its left edge.
    func write(
        _ text: String, _ font: Font, in area: Rect, _ paint: Paint, isCentred: Bool = true,
        on canvas: inout Canvas
    ) {
        ViewDrawing(
            kind: .label, name: "", look: ViewLook(), frame: area, palette: self,
            hasSubviews: false
        ).drawText(
            text.onOneLine, font, in: area, paint, alignment: isCentred ? .center : .left,
            on: &canvas)
    }
}
