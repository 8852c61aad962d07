import StackCore

/// A drawing of one view without its subviews.
struct ViewDrawing {
    let kind: ViewKind
    let name: String
    let look: ViewLook
    /// The frame in the picture, in points.
    let frame: Rect
    let palette: Palette
    /// Whether the view has subviews, which are drawn over it.
    let hasSubviews: Bool
    /// The drawer of other documents that the view shows, such as the scene in a container view;
    /// nil if none are available.
    var parts: (any Parts)?
    /// The distance by which a text view's text is moved down from the view's top, in points.
    var textOffset = 0.0
    /// The distances of list content from the edges of the cell, if the content determines the
    /// height of the row; nil in a cell with a stored frame, where each text has one line.
    var contentMargins: Insets?

    func draw(in canvas: inout Canvas) {
        drawBackground(in: &canvas)
        guard !frame.isEmpty else { return }
        switch kind {
        case .view, .toolbar, .visualEffect, .map, .web: drawPlaceholder(in: &canvas)
        case .stack, .spacer, .scroll, .table, .collection: break
        case .cell:
            drawContent(in: &canvas)
            drawAccessory(in: &canvas)
        case .label: drawLabel(in: &canvas)
        case .button: drawButton(in: &canvas)
        case .textField: drawTextField(in: &canvas)
        case .textView: drawTextView(in: &canvas)
        case .searchBar: drawSearchBar(in: &canvas)
        case .image: drawImageView(in: &canvas)
        case .switch: drawSwitch(in: &canvas)
        case .slider: drawSlider(in: &canvas)
        case .stepper: drawStepper(in: &canvas)
        case .segmented: drawSegments(in: &canvas)
        case .progress: drawProgress(in: &canvas)
        case .activity: drawActivity(in: &canvas)
        case .pageControl: drawPages(in: &canvas)
        case .datePicker: drawDatePicker(in: &canvas)
        case .picker: drawPicker(in: &canvas)
        }
    }

    private func drawBackground(in canvas: inout Canvas) {
        // UIKit hides an activity indicator that is not animating.
        if kind == .activity, !look.isAnimating { return }
        guard let color = look.backgroundColor ?? ownBackground else { return }
        canvas.fill(.rect(frame, radius: outlineRadius(canvas)), palette.paint(color))
    }

    /// Returns the corner radius of the view's background, in points: the view's own `cornerRadius`
    /// if it is not 0, otherwise that of the control's outline; 0 for a view without an outline.
    private func outlineRadius(_ canvas: Canvas) -> Double {
        if look.cornerRadius > 0 { return look.cornerRadius }
        switch kind {
        case .textField where (look.style ?? .roundedRect) == .roundedRect:
            return Self.fieldRadius
        case .segmented: return segmentsRadius(canvas)
        default: return 0
        }
    }

    /// UIKit's default background colour for this kind of view; nil if it is clear.
    private var ownBackground: Color? {
        switch kind {
        case .textView: .named(.systemBackground)
        case .table where look.style == .insetGrouped || look.style == .grouped:
            .named(.systemGroupedBackground)
        case .table, .collection: .named(.systemBackground)
        case .cell where look.listStyle == .insetGrouped || look.listStyle == .grouped:
            .named(.secondarySystemGroupedBackground)
        case .cell: .named(.systemBackground)
        default: nil
        }
    }

    /// Draws the view's border. Call this after drawing the subviews, since a layer's border is
    /// over them.
    func drawBorder(in canvas: inout Canvas) {
        guard look.borderWidth > 0 else { return }
        let paint = look.borderColor.map(palette.paint) ?? .black
        canvas.border(frame, radius: look.cornerRadius, paint, width: look.borderWidth)
    }

    /// Draws a small text whose middle is in the middle of the view, or `below` points lower. Draws
    /// nothing if the text does not fit.
    func drawCaption(_ text: String, below: Double = 0, _ paint: Paint, in canvas: inout Canvas) {
        let font = Font.system(size: 11, weight: .medium)
        let room = frame.width - 8
        guard room > 20, frame.height >= 14 + below else { return }
        let area = Rect(x: frame.x + 4, y: frame.midY + below - 7, width: room, height: 14)
        drawText(
            text.onOneLine, font, in: area, paint, alignment: .center, truncation: .middle,
            on: &canvas)
    }

    var tint: Paint {
        if !look.isEnabled { return palette[.tertiaryLabel] }
        return look.tintColor.map(palette.paint) ?? palette[.systemBlue]
    }

    var textPaint: Paint {
        if !look.isEnabled { return palette[.tertiaryLabel] }
        return look.textColor.map(palette.paint) ?? palette[.label]
    }
}
