import StackCore

extension ViewDrawing {
    /// Draws as many lines of text as fit into `area`, vertically centred.
    ///
    /// - Parameter lines: the maximum number of lines; 0 means no limit
    func drawText(
        _ text: String, _ font: Font, in area: Rect, _ paint: Paint, alignment: TextAlignment,
        truncation: Truncation = .tail, lines: Int = 1, isTopmost: Bool = false,
        paragraph: ParagraphStyle = .natural, on canvas: inout Canvas
    ) {
        guard !text.isEmpty, !area.isEmpty else { return }
        let type = canvas.type(font, paragraph)
        if type.style.file == nil, text.isOfIcons {
            return drawIcons(
                text.unicodeScalars.count, type, in: area, paint, alignment, on: &canvas)
        }
        let metrics = type.metrics
        let shown =
            isTopmost
            ? metrics.lines(text, maximumWidth: area.width, truncation: truncation)
            : metrics.shownLines(
                text, numberOfLines: lines, in: area.size, truncation: truncation)
        let height = metrics.lineHeight + Double(shown.count - 1) * metrics.lineStep
        let top = isTopmost ? area.y : area.y + (area.height - height) / 2
        var baseline = metrics.traits.framePixels.up(top + metrics.ascender)
        for line in shown where baseline - metrics.ascender < area.y + area.height {
            drawLine(line, type.style, in: area, baseline, paint, alignment, on: &canvas)
            baseline += metrics.lineStep
        }
    }

    /// Draws a rounded square, like that of an unknown symbol, for each icon of an unknown icon
    /// font.
    private func drawIcons(
        _ count: Int, _ type: LaidType, in area: Rect, _ paint: Paint, _ alignment: TextAlignment,
        on canvas: inout Canvas
    ) {
        let step = type.metrics.pointSize
        let side = step * 0.8
        let width = Double(count) * step
        let free = area.width - width
        let isAtEnd = alignment == .right || alignment == .natural && look.direction == .rtl
        let x = area.x + (alignment == .center ? free / 2 : isAtEnd ? free : 0)
        for place in 0..<count {
            let box = Rect(
                x: x + Double(place) * step + (step - side) / 2, y: area.midY - side / 2,
                width: side, height: side)
            canvas.border(box.millipoints, radius: side / 5, paint, width: max(1, side / 12))
        }
    }

    private func drawLine(
        _ line: TextLine, _ style: TypeStyle, in area: Rect, _ baseline: Double, _ paint: Paint,
        _ alignment: TextAlignment, on canvas: inout Canvas
    ) {
        let text = line.text.onOneLine
        guard text.contains(where: { !$0.isWhitespace }) else { return }
        let free = area.width - line.width
        let x =
            switch alignment {
            case .left: area.x
            case .center: area.x + free / 2
            case .right: area.x + free
            case .natural, .justified: look.direction == .rtl ? area.x + free : area.x
            }
        canvas.add(
            .text(
                TextRun(
                    text: text, x: x.millipoints, baseline: baseline.millipoints,
                    width: line.width.millipoints, style: style, paint: paint,
                    isTruncated: line.isTruncated)))
    }

    func drawLabel(in canvas: inout Canvas) {
        let font = shrunk(look.font ?? .label, on: &canvas)
        let room = room(font, on: &canvas)
        let isCut =
            canvas.type(font, look.paragraph).metrics.lineHeight > room.height + Self.overshoot
        if isCut { canvas.add(.beginClip(.rect(room))) }
        drawText(
            look.text, font, in: room, textPaint, alignment: look.alignment,
            truncation: look.truncation, lines: look.lines, paragraph: look.paragraph, on: &canvas)
        if isCut { canvas.add(.endClip) }
    }

    /// The number of points by which a line of text can be higher than its label without being
    /// clipped here. UIKit clips it, but the highest and lowest points of a line contain no visible
    /// part of a letter.
    private static let overshoot = 2.0
}

extension ViewDrawing {
    /// Returns the area for the label's text: the label's frame. If the label belongs to the style
    /// of a cell and its text is wider than the frame, the area is as wide as the text.
    private func room(_ font: Font, on canvas: inout Canvas) -> Rect {
        guard look.isLabelOfCell, look.lines == 1 else { return frame }
        let missing = canvas.type(font, look.paragraph).metrics.width(look.text) - frame.width
        if missing <= 0 { return frame }
        let isAtEnd = look.alignment == .right || look.direction == .rtl
        return Rect(
            x: isAtEnd ? frame.x - missing : frame.x, y: frame.y, width: frame.width + missing,
            height: frame.height)
    }

    /// The step by which the scale of a font is reduced until the text fits. The scale is a
    /// fraction of the font's size.
    private static let shrinking = 0.02

    /// Returns the largest size of the label's font, down to its minimum scale factor, in which the
    /// text fits.
    private func shrunk(_ font: Font, on canvas: inout Canvas) -> Font {
        guard let least = look.minimumScaleFactor, least < 1, look.lines > 0, !frame.isEmpty else {
            return font
        }
        let type = canvas.type(font, look.paragraph)
        let width = type.metrics.width(look.text)
        if width <= frame.width + TextMetrics.widthSlack { return font }
        // Smaller letters are relatively further apart, so the text may still be too wide at this
        // scale.
        var share = look.lines == 1 ? max(least, frame.width / width) : 1
        while share > least {
            let scaled = canvas.type(font.scaled(share, of: type), look.paragraph).metrics
            let lines = scaled.shownLines(
                look.text, numberOfLines: look.lines, in: frame.size)
            if !lines.contains(where: \.isTruncated) { break }
            share = max(least, share - Self.shrinking)
        }
        return font.scaled(share, of: type)
    }
}

extension Font {
    /// Returns the font with its size multiplied by `share`.
    fileprivate func scaled(_ share: Double, of type: LaidType) -> Font {
        if share == 1 { return self }
        let size = max(1, type.metrics.pointSize * share)
        return switch self {
        case .system(_, let weight, let design):
            .system(size: size, weight: weight, design: design)
        case .style(let style): .system(size: size, weight: style.weight)
        case .custom(let name, _): .custom(name: name, size: size)
        }
    }
}

extension String {
    /// Whether the text consists of private-use characters only, such as the icons of icon fonts.
    fileprivate var isOfIcons: Bool {
        unicodeScalars.allSatisfy { $0.properties.generalCategory == .privateUse }
    }
}

// MARK: - Text fields, text views and search bars

extension ViewDrawing {
    func drawTextField(in canvas: inout Canvas) {
        let border = look.style ?? .roundedRect
        drawFieldBorder(border, in: &canvas)
        let side: Double =
            switch border {
            case .roundedRect, .bezel: 7
            case .line: 2
            default: 0
            }
        guard look.hasClearButton, !look.text.isEmpty else {
            return drawFieldText(in: frame.inset(side, 0), in: &canvas)
        }
        let isMirrored = look.direction == .rtl
        let room = Insets(top: 0, leading: side, bottom: 0, trailing: 29)
        drawFieldText(in: frame.inset(by: room, isMirrored: isMirrored), in: &canvas)
        let box = Rect(
            x: isMirrored ? frame.x + 5 : frame.maxX - 24, y: frame.midY - 9.5, width: 19,
            height: 19)
        Symbol.draw("xmark.circle.fill", in: box.inset(1), palette[.systemGray3], on: &canvas)
    }

    private func drawFieldText(in area: Rect, in canvas: inout Canvas) {
        let isEmpty = look.text.isEmpty
        let text =
            look.isSecure && !isEmpty ? String(repeating: "•", count: look.text.count) : look.text
        drawText(
            isEmpty ? look.placeholder : text, look.font ?? .textInput, in: area,
            isEmpty ? palette[.placeholderText] : textPaint, alignment: look.alignment,
            truncation: look.truncation, on: &canvas)
    }

    /// The radius of a field with a rounded border, in points.
    static let fieldRadius = 5.0

    private func drawFieldBorder(_ border: ControlStyle, in canvas: inout Canvas) {
        switch border {
        case .roundedRect:
            if look.backgroundColor == nil {
                canvas.fill(.rect(frame, radius: Self.fieldRadius), palette[.systemBackground])
            }
            canvas.border(frame, radius: Self.fieldRadius, palette[.systemGray4], width: 1)
        case .line: canvas.border(frame, radius: 0, palette[.label], width: 1)
        case .bezel:
            canvas.border(frame, radius: 0, palette[.systemGray3], width: 1)
            canvas.fill(
                .rect(Rect(x: frame.x + 1, y: frame.y + 1, width: frame.width - 2, height: 1)),
                palette[.systemGray2])
        default: break
        }
    }

    /// Draws the text of a text view inside UIKit's `textContainerInset` and `lineFragmentPadding`.
    func drawTextView(in canvas: inout Canvas) {
        var area = frame.inset(5, 8)
        area.height = max(0, area.height + 8 - textOffset)
        area.y += textOffset
        canvas.clip(.rect(frame)) { canvas in
            drawText(
                look.text, look.font ?? .textInput, in: area, textPaint, alignment: look.alignment,
                truncation: .clipping, lines: 0, isTopmost: true, paragraph: look.paragraph,
                on: &canvas)
        }
    }

    /// Draws a search bar. Unless its style is minimal, it has the background of a bar with lines
    /// above and below. Up to iOS 12, this background is grey and the field on it is white. Up to
    /// iOS 10, the field is lower and its placeholder is in the middle. In iOS 26, there is no
    /// background.
    func drawSearchBar(in canvas: inout Canvas) {
        let isOld = canvas.era < .xcode11
        let isLow = canvas.era < .xcode9
        let hasBackground = look.style != .minimal && canvas.era < .xcode26
        if hasBackground { drawSearchGround(isOld: isOld, in: &canvas) }
        let height = isLow ? 28.0 : 36
        let field = Rect(
            x: frame.x + 8, y: frame.midY - height / 2, width: max(0, frame.width - 16),
            height: height)
        canvas.fill(
            .rect(field, radius: isLow ? 5 : 10),
            isOld && hasBackground && !palette.isDark ? .white : palette[.tertiarySystemFill])
        let paint = isOld && !palette.isDark ? palette[.systemGray] : palette[.secondaryLabel]
        let isMirrored = look.direction == .rtl
        let isEmpty = look.text.isEmpty
        let text = isEmpty ? look.placeholder : look.text
        let font = Font.system(size: isLow ? 14 : 17)
        let glyphSide = isLow ? 13.0 : 16
        var start = 8.0
        if isLow, isEmpty {
            let width = canvas.type(font).metrics.width(text.onOneLine) + glyphSide + 6
            start = max(start, (field.width - width) / 2)
        }
        let glyph = Rect(
            x: isMirrored ? field.maxX - start - glyphSide : field.x + start,
            y: field.midY - glyphSide / 2, width: glyphSide, height: glyphSide)
        Symbol.draw("magnifyingglass", in: glyph, paint, on: &canvas)
        let area = field.inset(
            by: Insets(top: 0, leading: start + glyphSide + 6, bottom: 0, trailing: 8),
            isMirrored: isMirrored)
        drawText(
            text, font, in: area, isEmpty ? paint : textPaint, alignment: .natural, on: &canvas)
    }

    /// Draws the background of a search bar, with a line at its upper and its lower edge.
    private func drawSearchGround(isOld: Bool, in canvas: inout Canvas) {
        if isOld, !palette.isDark {
            canvas.fill(.rect(frame), Paint(0xC9C9CE))
        } else {
            canvas.fillMaterial(frame, palette.bar, palette)
        }
        for y in [frame.y, frame.maxY - 0.5] {
            canvas.fill(
                .rect(Rect(x: frame.x, y: y, width: frame.width, height: 0.5)),
                palette[.separator])
        }
    }
}
