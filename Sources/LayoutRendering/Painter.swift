import CPangoCairo
import StackCore

/// Paints the elements of a drawing on a surface.
final class Painter {
    private let cairo: OpaquePointer

    /// - Parameter scale: pixels a point.
    init(on surface: Surface, scale: Double) {
        cairo = layout_cairo_create(surface.surface)
        layout_cairo_scale(cairo, scale, scale)
        layout_cairo_set_line_width(cairo, 1)
    }

    deinit { layout_cairo_destroy(cairo) }

    func paint(_ drawing: Drawing) {
        setColor(HexColor(DrawingStyle.page))
        layout_cairo_paint(cairo)
        for element in drawing.elements {
            switch element {
            case .rect(let rect): paint(rect)
            case .text(let text): paint(text)
            }
        }
    }

    func endPage() { layout_cairo_show_page(cairo) }

    func check() throws(RenderingFailure) {
        let status = layout_cairo_status(cairo)
        if status != 0 { throw .cairo(status: Int(status)) }
    }

    // MARK: Rectangles

    private func paint(_ rect: DrawnRect) {
        outline(rect.frame, radius: rect.radius)
        if let color = HexColor(rect.fill) {
            setColor(color)
            layout_cairo_fill_preserve(cairo)
        }
        let dashes = rect.dash.map { [$0.0, $0.1] } ?? []
        layout_cairo_set_dash(cairo, dashes, Int32(dashes.count), 0)
        setColor(HexColor(rect.stroke))
        layout_cairo_stroke(cairo)
    }

    private func outline(_ frame: Rect, radius: Double) {
        layout_cairo_new_path(cairo)
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

    private func setColor(_ color: HexColor?) {
        guard let color else { return }
        layout_cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
    }

    // MARK: Texts

    /// As in the SVG: no font of Apple's is on this machine, so the nearest there is.
    private static let family = "SF Pro Text, Helvetica Neue, Arial, sans-serif"
    /// PANGO_SCALE: Pango's units in a point.
    private static let units = 1024.0

    private func paint(_ text: DrawnText) {
        layout_cairo_save(cairo)
        defer { layout_cairo_restore(cairo) }
        if let clip = text.clip {
            outline(clip, radius: 0)
            layout_cairo_clip(cairo)
        }
        let layout = layout_pango_cairo_create_layout(cairo)!
        defer { layout_g_object_unref(UnsafeMutableRawPointer(layout)) }
        setFont(of: text, layout)
        layout_pango_layout_set_text(layout, text.text.onOneLine, -1)
        var (width, height): (Int32, Int32) = (0, 0)
        layout_pango_layout_get_size(layout, &width, &height)
        let baseline = Double(layout_pango_layout_get_baseline(layout)) / Self.units
        let start = text.isCentred ? text.x - Double(width) / Self.units / 2 : text.x
        setColor(HexColor(text.fill))
        layout_cairo_move_to(cairo, start, text.y - baseline)
        layout_pango_cairo_show_layout(cairo, layout)
        layout_cairo_new_path(cairo)
    }

    private func setFont(of text: DrawnText, _ layout: OpaquePointer) {
        let font = layout_pango_font_description_new()!
        defer { layout_pango_font_description_free(font) }
        layout_pango_font_description_set_family(font, Self.family)
        layout_pango_font_description_set_absolute_size(font, text.size * Self.units)
        layout_pango_font_description_set_weight(font, Int32(text.weight))
        layout_pango_layout_set_font_description(layout, font)
    }
}
