import StackCore

extension ViewDrawing {
    func drawButton(in canvas: inout Canvas) {
        switch look.style {
        case .infoLight?, .infoDark?, .detailDisclosure?: drawInfo(in: &canvas)
        case .contactAdd?:
            ring(in: &canvas)
            Symbol.draw("plus", in: glyphFrame.inset(glyphFrame.width * 0.22), tint, on: &canvas)
        case .close?:
            let side = min(frame.width, frame.height, 30)
            canvas.fill(.ellipse(frame.centred(side, side)), palette[.tertiarySystemFill])
            Symbol.draw(
                "xmark", in: frame.centred(side * 0.42, side * 0.42), palette[.secondaryLabel],
                on: &canvas)
        default: drawTitledButton(in: &canvas)
        }
    }

    private var glyphFrame: Rect {
        let side = min(frame.width, frame.height, 22)
        return frame.centred(side, side)
    }

    private func ring(in canvas: inout Canvas) {
        canvas.stroke(.ellipse(glyphFrame.inset(1)), tint, width: 1.5)
    }

    private func drawInfo(in canvas: inout Canvas) {
        ring(in: &canvas)
        let unit = glyphFrame.width / 22
        let x = glyphFrame.midX
        canvas.fill(
            .ellipse(
                Rect(
                    x: x - 1.3 * unit, y: glyphFrame.y + 5 * unit, width: 2.6 * unit,
                    height: 2.6 * unit)
            ), tint)
        canvas.stroke(
            .path([
                .move(x - 2 * unit, glyphFrame.y + 9.5 * unit), .line(x, glyphFrame.y + 9.5 * unit),
                .line(x, glyphFrame.y + 16 * unit),
            ]), tint, width: 1.7 * unit)
        canvas.stroke(
            .path([
                .move(x - 2.6 * unit, glyphFrame.y + 16 * unit),
                .line(x + 2.6 * unit, glyphFrame.y + 16 * unit),
            ]), tint, width: 1.7 * unit)
    }

    // MARK: Drawing titles and images

    private var isConfigured: Bool { look.style?.isConfiguration ?? false }

    private func drawTitledButton(in canvas: inout Canvas) {
        if let background = look.background { draw(background, in: &canvas) }
        let (fill, ink) = configuredPaints
        if isConfigured, look.backgroundColor == nil {
            let radius = canvas.era >= .xcode26 ? frame.height / 2 : 6
            canvas.fill(.rect(frame, radius: radius), fill)
        }
        let font = look.font ?? (isConfigured ? .style(.body) : ownFont)
        let insets =
            isConfigured
            ? look.contentInset ?? Insets(top: 7, leading: 12, bottom: 7, trailing: 12)
            : look.contentInset ?? .zero
        let area = frame.inset(by: insets, isMirrored: look.direction == .rtl)
        guard let image = look.image else {
            return drawTitles(font, ink, in: area, on: &canvas)
        }
        drawTitle(font, ink, beside: image, in: area, on: &canvas)
    }

    /// Draws the background image. If the image is unknown and the button also has a title or an
    /// image, draws a grey area instead.
    private func draw(_ background: ImageLook, in canvas: inout Canvas) {
        let isBare = look.text.isEmpty && look.image == nil
        if isBare || isKnown(background) {
            drawPicture(background, in: frame, named: "", tint: tint, on: &canvas)
        } else {
            canvas.fill(.rect(frame, radius: look.cornerRadius), palette[.systemGray5])
        }
    }

    /// Draws the button's title, and its subtitle below if it has one.
    private func drawTitles(_ font: Font, _ ink: Paint, in area: Rect, on canvas: inout Canvas) {
        guard isConfigured, !look.subtitle.isEmpty else {
            return drawTitle(font, ink, in: area, on: &canvas)
        }
        let below = Font.style(.footnote)
        let height = canvas.type(below).metrics.lineHeight + 1
        var (upper, lower) = (area, area)
        upper.height = max(0, area.height - height)
        lower.y = upper.maxY
        lower.height = min(height, area.height)
        drawTitle(font, ink, in: upper, on: &canvas)
        drawText(
            look.subtitle, below, in: lower, ink, alignment: titleAlignment,
            truncation: look.truncation, on: &canvas)
    }

    private var titleAlignment: TextAlignment {
        switch look.contentAlignment {
        case .center, .fill: .center
        case .left: .left
        case .right: .right
        case .leading: look.direction == .rtl ? .right : .left
        case .trailing: look.direction == .rtl ? .left : .right
        }
    }

    private var ownFont: Font { look.style == .custom ? .customButton : .button }

    private func drawTitle(_ font: Font, _ ink: Paint, in area: Rect, on canvas: inout Canvas) {
        drawText(
            look.text, font, in: moved(area, by: look.titleInset), ink,
            alignment: titleAlignment, truncation: look.truncation,
            lines: isConfigured ? 0 : max(1, look.lines), on: &canvas)
    }

    /// Draws the button's image and title next to each other, aligned as one group.
    private func drawTitle(
        _ font: Font, _ ink: Paint, beside image: ImageLook, in area: Rect,
        on canvas: inout Canvas
    ) {
        let size = image.size ?? Size(width: 20, height: 20)
        let metrics = canvas.type(font).metrics
        var picture = area.centred(min(size.width, frame.width), min(size.height, frame.height))
        let isBeside = look.imagePlacement == .leading || look.imagePlacement == .trailing
        let room = max(0, area.width - (isBeside ? picture.width : 0))
        let width = look.text.isEmpty ? 0 : min(metrics.width(look.text), room)
        var text = area
        switch look.imagePlacement {
        case .leading, .trailing:
            let isFirst = (look.imagePlacement == .leading) == (look.direction == .ltr)
            let start = start(of: picture.width + width, in: area)
            picture.x = isFirst ? start : start + width
            text.x = isFirst ? start + picture.width : start
            text.width = width
        case .top, .bottom:
            let height = picture.height + metrics.lineHeight
            let isFirst = look.imagePlacement == .top
            let top = area.midY - height / 2
            picture.y = isFirst ? top : top + metrics.lineHeight
            text.y = isFirst ? top + picture.height : top
            text.height = metrics.lineHeight
        }
        var moved = moved(picture, by: look.imageInset)
        if let insets = look.imageInset, !isConfigured, !look.text.isEmpty {
            // If the title's and image's insets leave too little space for image and title, the
            // image begins at the left edge of the remaining area.
            let left = area.inset(by: insets, isMirrored: look.direction == .rtl)
            if left.width < picture.width + metrics.width(look.text) { moved.x = left.x }
        }
        // Without a configuration, a symbol has the tint colour, and not the title's colour.
        drawPicture(
            image, in: moved, named: "",
            tint: isConfigured ? ink : tint, on: &canvas)
        if !look.text.isEmpty { drawTitles(font, ink, in: text, on: &canvas) }
    }

    /// Returns the frame of a button's title or image, moved by the title's or image's insets.
    /// Centred content moves by half of an inset.
    private func moved(_ frame: Rect, by insets: Insets?) -> Rect {
        guard let insets, !isConfigured else { return frame }
        let (left, right) =
            look.direction == .rtl
            ? (insets.trailing, insets.leading) : (insets.leading, insets.trailing)
        let x: Double =
            switch titleAlignment {
            case .left: left
            case .right: -right
            default: (left - right) / 2
            }
        return frame.offset(x, (insets.top - insets.bottom) / 2)
    }

    private func start(of width: Double, in area: Rect) -> Double {
        switch titleAlignment {
        case .left: area.x
        case .right: area.maxX - width
        default: area.midX - width / 2
        }
    }

    private var configuredPaints: (fill: Paint, ink: Paint) {
        let text = look.textColor.map(palette.paint)
        if !look.isEnabled, look.style == .filled || look.style == .tinted || look.style == .gray {
            return (palette[.tertiarySystemFill], palette[.tertiaryLabel])
        }
        let base = look.tints.button.map(palette.paint)
        switch look.style {
        case .filled?: return (base ?? tint, text ?? .white)
        case .tinted?: return ((base ?? tint).opacity(0.18), text ?? tint)
        case .gray?: return (base ?? palette[.secondarySystemFill], text ?? tint)
        case .custom?: return (.clear, look.isEnabled ? text ?? .white : palette[.tertiaryLabel])
        default: return (.clear, look.isEnabled ? text ?? tint : palette[.tertiaryLabel])
        }
    }
}
