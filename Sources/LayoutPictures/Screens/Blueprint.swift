import StackCore

/// A drawing of a laid-out document as named boxes to scale, with margins and safe area as dashed
/// lines.
struct Blueprint {
    private let laidOut: LaidOutDocument
    private let palette: Palette
    private let resolved: ResolvedDocument
    let placed: [PlacedView]

    init(_ laidOut: LaidOutDocument, _ style: PictureStyle, x: Double, y: Double) {
        self.laidOut = laidOut
        palette = style.palette
        resolved = laidOut.resolved
        placed = PicturedFrames(laidOut, resolved, .blueprint).visible.map { view in
            PlacedView(id: view.id, frame: view.frame.offset(x, y).millipoints)
        }
    }

    /// Draws the views and their texts, then the names for which there is free space.
    func draw(in canvas: inout Canvas) {
        for view in placed { draw(view, in: &canvas) }
        ScreenOverlays(
            laidOut: laidOut, resolved: resolved, placed: placed, palette: palette, texts: []
        ).drawMargins(in: &canvas)
        let texts = canvas.commands.compactMap { command in
            if case .text(let run) = command { run } else { nil }
        }
        drawNames(besides: texts, in: &canvas)
    }

    private func drawNames(besides texts: [TextRun], in canvas: inout Canvas) {
        var tags = NameTags(palette)
        for run in texts { tags.avoid(run) }
        for view in placed {
            tags.draw(
                laidOut.document[view.id].name, in: view.frame, palette[.secondaryLabel],
                isOpaque: false, on: &canvas)
        }
    }

    private func draw(_ placed: PlacedView, in canvas: inout Canvas) {
        let view = resolved[placed.id]
        let isRoot = placed.id == .root
        let drawing = ViewDrawing(
            kind: view.kind, name: laidOut.document[placed.id].name,
            look: ViewLook(view, in: resolved), frame: placed.frame, palette: palette,
            hasSubviews: !view.subviews.isEmpty)
        canvas.add(.beginView(drawing.described))
        let radius = view.kind.hasRoundCorners ? 5.0 : 0
        canvas.fill(
            .rect(placed.frame, radius: radius),
            isRoot ? palette[.systemBackground] : OverlayInk.fill(view.kind))
        canvas.stroke(.rect(placed.frame, radius: radius), OverlayInk.stroke(view.kind))
        drawing.drawPlainText(in: &canvas)
        canvas.add(.endView)
    }
}

extension ViewDrawing {
    /// Draws the text in the layout's measured lines, or the placeholder if the text is empty.
    fileprivate func drawPlainText(in canvas: inout Canvas) {
        guard kind.hasText, !frame.isEmpty else { return }
        let text = look.text.isEmpty ? look.placeholder : look.text
        let fallback: Font =
            switch kind {
            case .button: look.style == .custom ? .customButton : .button
            case .label, .searchBar: .label
            default: .textInput
            }
        let side: Double =
            switch kind {
            case .textField: 7
            case .textView: 5
            default: 0
            }
        drawText(
            text, look.font ?? fallback, in: frame.inset(side, kind == .textView ? 8 : 0),
            look.text.isEmpty ? palette[.placeholderText] : palette[.label],
            alignment: look.alignment, truncation: look.truncation,
            lines: kind == .textView ? 0 : look.lines, isTopmost: kind == .textView, on: &canvas)
    }
}

extension ViewKind {
    fileprivate var hasRoundCorners: Bool {
        switch self {
        case .button, .textField, .searchBar, .switch, .stepper, .segmented: true
        default: false
        }
    }
}
