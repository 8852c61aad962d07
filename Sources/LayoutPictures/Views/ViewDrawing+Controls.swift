import StackCore

/// Drawing of controls in the proportions of iOS. A document of Xcode 26 has the controls of iOS
/// 26.
extension ViewDrawing {
    /// Draws a switch. Up to iOS 18, it has 51 by 31 points with a thumb of 27 by 27. From iOS 26
    /// on, it has 63 by 28 points with a thumb of 39 by 24. Up to iOS 12, a switch that is off has
    /// an outline and no fill.
    func drawSwitch(in canvas: inout Canvas) {
        let isNew = canvas.era >= .xcode26
        let size = isNew ? Size(width: 63, height: 28) : Size(width: 51, height: 31)
        let track = Rect(x: frame.x, y: frame.y, width: size.width, height: size.height)
        let isOutlined = hasOutlines(canvas)
        let on = paint(
            look.tints.on, or: isOutlined ? Paint(0x4CD964) : palette[.systemGreen])
        let opacity = look.isEnabled ? 1 : 0.5
        let radius = track.height / 2
        if isOutlined, !look.isOn {
            let line = palette.isDark ? palette[.systemGray3] : Paint(0xE5E5E5)
            canvas.border(track, radius: radius, line.opacity(opacity), width: 1.5)
        } else {
            canvas.fill(
                .rect(track, radius: radius),
                (look.isOn ? on : palette[.secondarySystemFill]).opacity(opacity))
        }
        let height = size.height - 4
        let width = isNew ? 39 : height
        let atEnd = look.isOn == (look.direction == .ltr)
        let thumb = Rect(
            x: atEnd ? track.maxX - 2 - width : track.x + 2, y: track.y + 2, width: width,
            height: height)
        drawThumb(thumb, on: &canvas)
    }

    /// Draws the thumb of a switch or slider with its shadow. It is white unless the document sets
    /// a colour.
    private func drawThumb(_ frame: Rect, on canvas: inout Canvas) {
        let radius = frame.height / 2
        for (spread, drop, alpha) in [(2.0, 2.5, 0.03), (1, 2, 0.05), (0.5, 0.5, 0.1)] {
            canvas.fill(
                .rect(frame.inset(-spread).offset(0, drop), radius: radius + spread),
                Paint(0, alpha: alpha))
        }
        canvas.fill(.rect(frame, radius: radius), paint(look.tints.thumb, or: .white))
    }

    private func paint(_ color: Color?, or own: Paint) -> Paint { color.map(palette.paint) ?? own }

    /// The colour of a slider's track up to its value, or of a progress view's completed section;
    /// grey if the control is disabled.
    private var donePaint: Paint { look.isEnabled ? paint(look.tints.done, or: tint) : tint }

    /// Draws a slider. Its track is 2 points high up to iOS 12, then 4, and 6 from iOS 26 on.
    func drawSlider(in canvas: inout Canvas) {
        let isNew = canvas.era >= .xcode26
        let height = isNew ? 6.0 : hasOutlines(canvas) ? 2 : 4
        let track = Rect(
            x: frame.x + 2, y: frame.midY - height / 2, width: max(0, frame.width - 4),
            height: height)
        let ground = hasOutlines(canvas) && !palette.isDark ? Paint(0xB7B7B7) : palette[.systemFill]
        canvas.fill(.rect(track, radius: height / 2), paint(look.tints.track, or: ground))
        let size = isNew ? Size(width: 38, height: 24) : Size(width: 28, height: 28)
        let share = look.direction == .rtl ? 1 - look.fraction : look.fraction
        let middle = track.x + size.width / 2 + share * max(0, track.width - size.width)
        var done = track
        if look.direction == .rtl { done.x = middle }
        done.width = look.direction == .rtl ? track.maxX - middle : middle - track.x
        canvas.fill(.rect(done, radius: height / 2), donePaint)
        drawThumb(
            Rect(
                x: middle - size.width / 2, y: frame.midY - size.height / 2, width: size.width,
                height: size.height), on: &canvas)
    }

    func drawStepper(in canvas: inout Canvas) {
        let body = Rect(
            x: frame.x, y: frame.y, width: min(frame.width, 94), height: min(frame.height, 32))
        let isOutlined = hasOutlines(canvas)
        if isOutlined {
            canvas.border(body, radius: Self.outlineRadius, tint, width: 1)
            canvas.fill(
                .rect(Rect(x: body.midX - 0.5, y: body.y, width: 1, height: body.height)), tint)
        } else {
            canvas.fill(
                .rect(body, radius: canvas.era >= .xcode26 ? body.height / 2 : 8),
                palette[.tertiarySystemFill])
            canvas.fill(
                .rect(Rect(x: body.midX - 0.5, y: body.midY - 9, width: 1, height: 18)),
                palette[.systemGray3])
        }
        // The minus is grey at the minimum, and the plus at the maximum.
        let (isFirst, isLast) = (look.fraction <= 0, look.fraction >= 1)
        let ends =
            look.direction == .rtl
            ? [("plus", isLast), ("minus", isFirst)]
            : [("minus", isFirst), ("plus", isLast)]
        var half = body
        half.width /= 2
        for (symbol, isEnd) in ends {
            let ink =
                !look.isEnabled || isEnd
                ? palette[.tertiaryLabel] : isOutlined ? tint : palette[.label]
            Symbol.draw(symbol, in: half.centred(17, 17), ink, on: &canvas)
            half.x += half.width
        }
    }

    /// Returns the corner radius of a segmented control, in points.
    func segmentsRadius(_ canvas: Canvas) -> Double {
        if hasOutlines(canvas) { return Self.outlineRadius }
        return canvas.era >= .xcode26 ? frame.height / 2 : 8.91
    }

    /// Returns whether the picture has the controls of iOS 7 to 12, in which segmented controls and
    /// steppers are outlined in the tint colour.
    private func hasOutlines(_ canvas: Canvas) -> Bool { canvas.era < .xcode11 }

    /// The corner radius of an outlined control, in points.
    private static let outlineRadius = 4.0

    /// Draws a segmented control: a grey background with the selected segment raised from it. Up to
    /// iOS 12, it is outlined, and the selected segment is filled.
    func drawSegments(in canvas: inout Canvas) {
        let isNew = canvas.era >= .xcode26
        if hasOutlines(canvas) {
            return canvas.clip(.rect(frame, radius: Self.outlineRadius)) { canvas in
                drawSegmentRow(isNew, in: &canvas)
                canvas.border(frame, radius: Self.outlineRadius, tint, width: 1)
            }
        }
        canvas.fill(.rect(frame, radius: segmentsRadius(canvas)), palette[.tertiarySystemFill])
        drawSegmentRow(isNew, in: &canvas)
    }

    private func drawSegmentRow(_ isNew: Bool, in canvas: inout Canvas) {
        guard !look.segments.isEmpty else { return }
        let titles = look.direction == .rtl ? look.segments.reversed() : look.segments
        let widths = segmentWidths(titles, in: frame.width, &canvas)
        let selected = look.selectedSegment.map {
            look.direction == .rtl ? titles.count - 1 - $0 : $0
        }
        var x = frame.x
        for (number, title) in titles.enumerated() {
            let segment = Rect(x: x, y: frame.y, width: widths[number], height: frame.height)
            drawSegment(title, number, selected, segment, isNew, on: &canvas)
            x += widths[number]
        }
    }

    private func segmentWidths(
        _ titles: [String], in width: Double, _ canvas: inout Canvas
    ) -> [Double] {
        let equal = Array(repeating: width / Double(titles.count), count: titles.count)
        guard look.style == .apportioned else { return equal }
        let metrics = canvas.type(segmentFont(canvas)).metrics
        let natural = titles.map { metrics.width($0) + 18 }
        let sum = natural.reduce(0, +)
        return sum > 0 ? natural.map { $0 / sum * width } : equal
    }

    private func segmentFont(_ canvas: Canvas) -> Font {
        .system(size: 13, weight: hasOutlines(canvas) ? .regular : .medium)
    }

    private func drawSegment(
        _ title: String, _ number: Int, _ selected: Int?, _ frame: Rect, _ isNew: Bool,
        on canvas: inout Canvas
    ) {
        let isSelected = number == selected
        if hasOutlines(canvas) {
            return drawOutlined(title, number, isSelected, frame, on: &canvas)
        }
        if isSelected {
            let pill = frame.inset(2)
            let radius = isNew ? pill.height / 2 : 6.93
            canvas.fill(.rect(pill.offset(0, 1), radius: radius), Paint(0, alpha: 0.06))
            canvas.fill(
                .rect(pill, radius: radius),
                paint(
                    look.tints.selectedSegment,
                    or: palette.isDark ? palette[.systemGray2] : .white))
        } else if number > 0, number - 1 != selected {
            canvas.fill(
                .rect(
                    Rect(x: frame.x - 0.5, y: frame.midY - 7.5, width: 1, height: 15), radius: 0.5),
                palette[.systemGray4])
        }
        drawContent(
            title, number, isSelected ? .system(size: 13, weight: .semibold) : segmentFont(canvas),
            palette[look.isEnabled ? .label : .tertiaryLabel], in: frame, on: &canvas)
    }

    /// Draws a segment as in iOS 7 to 12. Its content has the tint colour. The content of the
    /// selected segment, whose background has the tint colour, has the colour behind the control.
    private func drawOutlined(
        _ title: String, _ number: Int, _ isSelected: Bool, _ frame: Rect, on canvas: inout Canvas
    ) {
        var ink = tint
        if isSelected {
            ink = canvas.paint(atX: frame.midX, y: frame.midY) ?? palette[.systemBackground]
            canvas.fill(.rect(frame), tint)
        } else if number > 0 {
            canvas.fill(
                .rect(Rect(x: frame.x, y: frame.y, width: 1, height: frame.height)), tint)
        }
        drawContent(title, number, segmentFont(canvas), ink, in: frame, on: &canvas)
    }

    /// Draws the picture or title of a segment.
    private func drawContent(
        _ title: String, _ number: Int, _ font: Font, _ ink: Paint, in frame: Rect,
        on canvas: inout Canvas
    ) {
        if let image = segmentImage(number) {
            let side = min(18, frame.width, frame.height)
            drawPicture(
                ImageLook(size: nil, name: image), in: frame.centred(side, side), named: "",
                tint: ink, on: &canvas)
            return
        }
        drawText(title, font, in: frame.inset(4, 0), ink, alignment: .center, on: &canvas)
    }

    /// Returns the picture of a segment; nil if it has a title.
    ///
    /// - Parameter number: the number of the segment, counted from the left
    private func segmentImage(_ number: Int) -> ImageName? {
        let place = look.direction == .rtl ? look.segments.count - 1 - number : number
        guard look.segmentImages.indices.contains(place), !look.segmentImages[place].isEmpty
        else { return nil }
        return ImageName(stored: look.segmentImages[place])
    }

    func drawProgress(in canvas: inout Canvas) {
        let height = min(4, frame.height)
        let track = Rect(x: frame.x, y: frame.midY - height / 2, width: frame.width, height: height)
        let radius = look.style == .bar ? 0 : height / 2
        canvas.fill(.rect(track, radius: radius), paint(look.tints.track, or: palette[.systemFill]))
        var done = track
        done.width *= look.fraction
        if look.direction == .rtl { done.x = track.maxX - done.width }
        canvas.fill(.rect(done, radius: radius), donePaint)
    }

    /// Draws an activity indicator with eight spokes, each paler than the one before.
    func drawActivity(in canvas: inout Canvas) {
        guard look.isAnimating else { return }
        let side = min(frame.width, frame.height, look.style == .large ? 37 : 20)
        let unit = side / 20
        let paint = paint(look.tints.spokes, or: palette[.systemGray])
        for spoke in 0..<8 {
            let (sine, cosine) = Self.directions[spoke]
            canvas.stroke(
                .path([
                    .move(
                        (frame.midX + 5 * unit * sine).millipoints,
                        (frame.midY - 5 * unit * cosine).millipoints),
                    .line(
                        (frame.midX + 8.6 * unit * sine).millipoints,
                        (frame.midY - 8.6 * unit * cosine).millipoints),
                ]), paint.opacity(0.25 + 0.75 * Double(7 - spoke) / 7), width: 2.4 * unit,
                isRound: true)
        }
    }

    /// The sine and cosine of the angle of each spoke. Neighbouring spokes are an eighth of a turn
    /// apart.
    private static let directions: [(Double, Double)] = {
        let half = 0.5.squareRoot()
        return [
            (0, 1), (half, half), (1, 0), (half, -half), (0, -1), (-half, -half), (-1, 0),
            (-half, half),
        ]
    }()

    func drawPages(in canvas: inout Canvas) {
        let isNew = canvas.era >= .xcode13
        let (dot, step) = isNew ? (7.67, 18.5) : (7, 16)
        let count = min(look.pages, Int(max(1, frame.width / step)) + 1)
        var x = frame.midX - (Double(count - 1) * step + dot) / 2
        // If the document sets no colours, the dots are white in light and dark mode, even on a
        // white view.
        let others = paint(look.tints.dots, or: Paint(0xFFFFFF).opacity(0.2))
        let current = paint(look.tints.currentDot, or: Paint(0xFFFFFF))
        for page in 0..<max(0, count) {
            canvas.fill(
                .ellipse(Rect(x: x, y: frame.midY - dot / 2, width: dot, height: dot).millipoints),
                page == look.currentPage ? current : others)
            x += step
        }
    }
}
