import StackCore

extension ViewDrawing {
    func drawImageView(in canvas: inout Canvas) {
        guard let image = look.image else { return }
        // Without a picture, UIKit shows only the background.
        if image.name == nil, image.size == nil { return }
        let picture = placed(image.size)
        let radius = look.clipsToBounds ? look.cornerRadius : 0
        if picture == frame, radius == 0 {
            drawPicture(image, in: frame, named: name, tint: tint, on: &canvas)
        } else {
            // UIKit draws an image beyond its view's frame unless the view clips it. Here the image
            // is always clipped, because a placeholder would hide the views beside it.
            canvas.clip(.rect(frame, radius: radius)) { canvas in
                drawPicture(image, in: picture, named: name, tint: tint, on: &canvas)
            }
        }
    }

    /// Returns the frame of an image of the given size in the view, by its content mode; the view's
    /// frame if the size is unknown.
    private func placed(_ size: Size?) -> Rect {
        guard let size, size.width > 0, size.height > 0 else { return frame }
        let (across, down) = (frame.width / size.width, frame.height / size.height)
        switch look.contentMode {
        case .scaleToFill, .redraw: return frame
        case .scaleAspectFit:
            let factor = min(across, down)
            return frame.centred(size.width * factor, size.height * factor)
        case .scaleAspectFill:
            let factor = max(across, down)
            return frame.centred(size.width * factor, size.height * factor)
        default: break
        }
        var result = frame.centred(size.width, size.height)
        switch look.contentMode {
        case .left, .topLeft, .bottomLeft: result.x = frame.x
        case .right, .topRight, .bottomRight: result.x = frame.maxX - size.width
        default: break
        }
        switch look.contentMode {
        case .top, .topLeft, .topRight: result.y = frame.y
        case .bottom, .bottomLeft, .bottomRight: result.y = frame.maxY - size.height
        default: break
        }
        return result
    }

    /// Draws the image from the asset catalogue, the glyph of a symbol, or a placeholder if the
    /// image is not known.
    func drawPicture(
        _ image: ImageLook, in area: Rect, named name: String, tint: Paint,
        on canvas: inout Canvas
    ) {
        switch image.name {
        case .symbol(let symbol)?:
            let side = min(area.width, area.height)
            if Symbol(symbol).isKnown || side < 40 {
                Symbol.draw(symbol, filling: area, tint, on: &canvas)
            } else {
                canvas.border(area.centred(side, side), radius: side / 5, tint, width: 2)
                drawCaption(symbol, tint, in: &canvas)
            }
        case .asset(let asset)?:
            if let picture = palette.assets?.image(asset) {
                canvas.add(.image(DrawnImage(image: picture, frame: area.millipoints)))
            } else {
                drawTile(in: area, asset, on: &canvas)
            }
        case nil: drawTile(in: area, name, on: &canvas)
        }
    }

    /// Returns whether the image can be drawn, because it is a symbol or is in the asset catalogue.
    func isKnown(_ image: ImageLook) -> Bool {
        switch image.name {
        case .symbol?: true
        case .asset(let name)?: palette.assets?.image(name) != nil
        case nil: false
        }
    }

    /// Draws a placeholder for an image: hills under a sun, and the name if it fits. The background
    /// of an image view stays visible.
    private func drawTile(in area: Rect, _ name: String, on canvas: inout Canvas) {
        if kind != .image || look.backgroundColor == nil {
            canvas.fill(.rect(area), palette[.systemGray5])
        }
        let shown = Rect(
            x: max(area.x, frame.x), y: max(area.y, frame.y),
            width: min(area.maxX, frame.maxX) - max(area.x, frame.x),
            height: min(area.maxY, frame.maxY) - max(area.y, frame.y))
        guard !shown.isEmpty else { return }
        let hasCaption = !name.isEmpty && shown.width >= 60 && shown.height >= 44
        let side = min(48, min(shown.width, shown.height) * (hasCaption ? 0.45 : 0.6))
        let box = shown.centred(side, side).offset(0, hasCaption ? -8 : 0)
        drawHills(in: box, palette[.systemGray2], on: &canvas)
        if hasCaption {
            drawCaption(name, below: side / 2 + 6, palette[.secondaryLabel], in: &canvas)
        }
    }

    private func drawHills(in box: Rect, _ paint: Paint, on canvas: inout Canvas) {
        let unit = box.width / 20
        func point(_ x: Double, _ y: Double) -> (Double, Double) {
            ((box.x + x * unit).millipoints, (box.y + y * unit).millipoints)
        }
        let hills = [(0.0, 17.0), (6, 8), (10.5, 13.5), (14, 10), (20, 17)].map(point)
        var steps = [PathStep.move(hills[0].0, hills[0].1)]
        steps += hills.dropFirst().map { PathStep.line($0.0, $0.1) }
        canvas.fill(.path(steps + [.close]), paint)
        let sun = point(13, 3)
        canvas.fill(
            .ellipse(
                Rect(x: sun.0, y: sun.1, width: 4 * unit, height: 4 * unit).millipoints), paint)
    }
}
