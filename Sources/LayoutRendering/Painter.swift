import CPangoCairo
import LayoutPictures
import StackCore

/// A painter that executes the drawing commands of a picture on a Cairo surface.
final class Painter {
    let cairo: OpaquePointer
    private let texts: TextPainter
    /// The number of pixels per point that large images keep when they are scaled down while they
    /// are decoded.
    private let resolution: Double

    /// The minimum of `resolution`. It is higher than a screen needs, because PDF pages are printed
    /// and enlarged.
    private static let leastResolution = 4.0

    /// The range of y coordinates, in points, that is on the surface. Texts and images outside of
    /// it are not painted. Nil if the surface contains the whole picture.
    private let visible: ClosedRange<Double>?
    /// The texts that contain characters without a glyph in any installed font, in drawing order.
    /// Each has the index of its drawing command.
    private(set) var undrawn: [(command: Int, text: String)] = []

    /// - Parameters:
    ///   - scale: pixels per point
    ///   - rows: the pixel rows of the picture that the surface contains; nil for all
    init(on surface: Surface, scale: Double, rows: Range<Int>? = nil) {
        precondition(scale > 0 && scale.isFinite, "a point has \(scale) pixels")
        resolution = max(scale, Self.leastResolution)
        visible = rows.map { Double($0.lowerBound) / scale...Double($0.upperBound) / scale }
        cairo = layout_cairo_create(surface.surface)
        if let rows { layout_cairo_translate(cairo, 0, Double(-rows.lowerBound)) }
        layout_cairo_scale(cairo, scale, scale)
        texts = TextPainter(cairo, isPDF: surface.isPDF)
    }

    deinit { layout_cairo_destroy(cairo) }

    func paint(_ picture: Picture) {
        setSource(picture.page)
        layout_cairo_paint(cairo)
        var opacities: [Double] = []
        for (place, command) in picture.commands.enumerated() {
            switch command {
            case .fill(let shape, let paint):
                outline(shape)
                setSource(paint)
                layout_cairo_fill(cairo)
            case .stroke(let shape, let paint, let pen): stroke(shape, paint, pen)
            case .text(let run):
                // No letter extends more than two font sizes above or below its baseline.
                let reach = 2 * run.style.size
                guard isVisible(from: run.baseline - reach, to: run.baseline + reach) else {
                    continue
                }
                setSource(run.paint)
                if !texts.paint(run) { undrawn.append((place, run.text)) }
            case .image(let image):
                if isVisible(from: image.frame.y, to: image.frame.maxY) { paint(image) }
            case .beginClip(let shape):
                layout_cairo_save(cairo)
                outline(shape)
                layout_cairo_clip(cairo)
            case .endClip: layout_cairo_restore(cairo)
            case .beginOpacity(let opacity):
                opacities.append(opacity)
                layout_cairo_push_group(cairo)
            case .endOpacity:
                precondition(!opacities.isEmpty, "an opacity ends that has not begun")
                layout_cairo_pop_group_to_source(cairo)
                layout_cairo_paint_with_alpha(cairo, opacities.removeLast())
            case .beginView, .endView: break
            }
        }
        assert(opacities.isEmpty, "\(opacities.count) opacities do not end")
    }

    private func isVisible(from top: Double, to bottom: Double) -> Bool {
        visible.map { $0.lowerBound <= bottom && top <= $0.upperBound } ?? true
    }

    func endPage() { layout_cairo_show_page(cairo) }

    func check() throws(RenderingFailure) {
        let status = layout_cairo_status(cairo)
        if status != 0 { throw .cairo(status: Int(status)) }
    }

    // MARK: Painting shapes

    private func stroke(_ shape: Outline, _ paint: Paint, _ pen: Pen) {
        outline(shape)
        setSource(paint)
        layout_cairo_set_line_width(cairo, pen.width)
        layout_cairo_set_dash(cairo, pen.dashes, Int32(pen.dashes.count), 0)
        layout_cairo_set_line_cap(cairo, pen.isRound ? 1 : 0)
        layout_cairo_set_line_join(cairo, pen.isRound ? 1 : 0)
        layout_cairo_stroke(cairo)
    }

    private func outline(_ shape: Outline) {
        layout_cairo_new_path(cairo)
        switch shape {
        case .rect(let frame, let radius): outline(frame, radius: radius)
        case .ellipse(let frame): outline(ellipse: frame)
        case .path(let steps): outline(steps)
        }
    }

    private func outline(_ frame: Rect, radius: Double) {
        let radius = min(radius, frame.width / 2, frame.height / 2)
        guard radius > 0 else {
            return layout_cairo_rectangle(cairo, frame.x, frame.y, frame.width, frame.height)
        }
        let (left, right) = (frame.x + radius, frame.maxX - radius)
        let (top, bottom) = (frame.y + radius, frame.maxY - radius)
        for (x, y, turn) in [
            (right, top, -1.0), (right, bottom, 0), (left, bottom, 1), (left, top, 2),
        ] {
            let start = turn * .pi / 2
            layout_cairo_arc(cairo, x, y, radius, start, start + .pi / 2)
        }
        layout_cairo_close_path(cairo)
    }

    private func outline(ellipse frame: Rect) {
        guard frame.width > 0, frame.height > 0 else { return }
        layout_cairo_save(cairo)
        layout_cairo_translate(cairo, frame.x + frame.width / 2, frame.y + frame.height / 2)
        layout_cairo_scale(cairo, frame.width / 2, frame.height / 2)
        layout_cairo_arc(cairo, 0, 0, 1, 0, 2 * .pi)
        layout_cairo_restore(cairo)
        layout_cairo_close_path(cairo)
    }

    private func outline(_ steps: [PathStep]) {
        for step in steps {
            switch step {
            case .move(let x, let y): layout_cairo_move_to(cairo, x, y)
            case .line(let x, let y): layout_cairo_line_to(cairo, x, y)
            case .curve(let a, let b, let c, let d, let x, let y):
                layout_cairo_curve_to(cairo, a, b, c, d, x, y)
            case .close: layout_cairo_close_path(cairo)
            }
        }
    }

    private func setSource(_ paint: Paint) {
        layout_cairo_set_source_rgba(cairo, paint.red, paint.green, paint.blue, paint.alpha)
    }

    // MARK: Painting images

    private func paint(_ image: DrawnImage) {
        let scaled = ScaledPNG(
            image.image.bytes, width: image.frame.width * resolution,
            height: image.frame.height * resolution)
        if var scaled {
            // 0 is `CAIRO_FORMAT_ARGB32`.
            let (width, height) = (Int32(scaled.width), Int32(scaled.height))
            scaled.withPixels { pixels in
                paint(
                    layout_cairo_image_surface_create_for_data(
                        pixels, 0, width, height, 4 * width),
                    in: image.frame)
            }
        } else if !ScaledPNG.isOnlyScaled(image.image.bytes) {
            let source = PNGSource(image.image.bytes)
            let closure = Unmanaged.passUnretained(source).toOpaque()
            withExtendedLifetime(source) {
                paint(
                    layout_cairo_image_surface_create_from_png_stream(giveBytes, closure),
                    in: image.frame)
            }
        }
    }

    /// Paints the pixels of an image and destroys their surface.
    private func paint(_ surface: OpaquePointer?, in frame: Rect) {
        guard let surface else { return }
        defer {
            // A PDF copies the pixels when their surface is finished.
            layout_cairo_surface_finish(surface)
            layout_cairo_surface_destroy(surface)
        }
        let width = Double(layout_cairo_image_surface_get_width(surface))
        let height = Double(layout_cairo_image_surface_get_height(surface))
        guard layout_cairo_surface_status(surface) == 0, width > 0, height > 0,
            frame.width > 0, frame.height > 0
        else { return }
        layout_cairo_save(cairo)
        layout_cairo_translate(cairo, frame.x, frame.y)
        layout_cairo_scale(cairo, frame.width / width, frame.height / height)
        layout_cairo_set_source_surface(cairo, surface, 0, 0)
        // 3 is `CAIRO_EXTEND_PAD`. Without it, an enlarged image fades out beyond its frame.
        layout_cairo_pattern_set_extend(layout_cairo_get_source(cairo), 3)
        layout_cairo_new_path(cairo)
        layout_cairo_rectangle(cairo, 0, 0, width, height)
        layout_cairo_fill(cairo)
        layout_cairo_restore(cairo)
    }
}

/// The bytes of a PNG file, which Cairo reads in pieces from the position `place` on.
private final class PNGSource {
    private let bytes: [UInt8]
    private var place = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Copies the next `count` bytes to `target`. Returns false if fewer bytes remain.
    func give(_ count: Int, to target: UnsafeMutablePointer<UInt8>) -> Bool {
        guard count <= bytes.count - place else { return false }
        for index in 0..<count { target[index] = bytes[place + index] }
        place += count
        return true
    }
}

private func giveBytes(
    _ closure: UnsafeMutableRawPointer?, _ bytes: UnsafeMutablePointer<UInt8>?, _ count: UInt32
) -> Int32 {
    guard let closure, let bytes else { return 1 }
    let source = Unmanaged<PNGSource>.fromOpaque(closure).takeUnretainedValue()
    // 10 is `CAIRO_STATUS_READ_ERROR`, and 0 is success.
    return source.give(Int(count), to: bytes) ? 0 : 10
}
