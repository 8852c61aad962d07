import CPangoCairo
import StackCore

/// A Cairo surface, on which a painter draws: an image of pixels, or the pages of a PDF.
final class Surface {
    /// `CAIRO_STATUS_NO_MEMORY`.
    static let noMemory = 1
    let surface: OpaquePointer
    let isPDF: Bool
    private let bytes = Bytes()

    /// Creates an image of the given size in pixels. If `isTransparent`, the image has an alpha
    /// channel and is initially transparent; otherwise it has none and is initially black.
    init(width: Int32, height: Int32, isTransparent: Bool = false) throws(RenderingFailure) {
        precondition(width >= 0 && height >= 0, "a picture is \(width) by \(height) pixels")
        guard layout_pangocairo_is_there() else { throw .librariesMissing }
        // 0 is `CAIRO_FORMAT_ARGB32`, and 1 is `CAIRO_FORMAT_RGB24`.
        surface = layout_cairo_image_surface_create(isTransparent ? 0 : 1, width, height)
        isPDF = false
        try check()
    }

    init(pdfTitled title: String) throws(RenderingFailure) {
        guard layout_pangocairo_is_there() else { throw .librariesMissing }
        let closure = Unmanaged.passUnretained(bytes).toOpaque()
        surface = layout_cairo_pdf_surface_create_for_stream(appendBytes, closure, 1, 1)
        isPDF = true
        // 0 is `CAIRO_PDF_METADATA_TITLE`, and 5 is `CAIRO_PDF_METADATA_CREATE_DATE`. The date is
        // constant, so that the same pictures give the same bytes.
        layout_cairo_pdf_surface_set_metadata(surface, 0, title.onOneLine)
        layout_cairo_pdf_surface_set_metadata(surface, 5, "2000-01-01T00:00:00Z")
        try check()
    }

    deinit { layout_cairo_surface_destroy(surface) }

    /// Sets the size of the next PDF page, in points.
    func setPage(_ size: Size) {
        layout_cairo_pdf_surface_set_size(surface, size.width, size.height)
    }

    /// Calls `body` with the pixels, four bytes each, and returns the result of `body`; nil for a
    /// PDF. `stride` is the number of bytes from one row to the next.
    func withPixels<Result>(
        _ body: (UnsafeMutablePointer<UInt8>, _ width: Int, _ height: Int, _ stride: Int) -> Result
    ) -> Result? {
        layout_cairo_surface_flush(surface)
        guard let pixels = layout_cairo_image_surface_get_data(surface) else { return nil }
        return body(
            pixels, Int(layout_cairo_image_surface_get_width(surface)),
            Int(layout_cairo_image_surface_get_height(surface)),
            Int(layout_cairo_image_surface_get_stride(surface)))
    }

    /// Finishes the PDF and returns its bytes.
    func finished() -> [UInt8] {
        layout_cairo_surface_finish(surface)
        return bytes.all
    }

    private func check() throws(RenderingFailure) {
        let status = layout_cairo_surface_status(surface)
        if status != 0 { throw .cairo(status: Int(status)) }
    }
}

/// The bytes that Cairo has written for a PDF.
private final class Bytes {
    var all: [UInt8] = []
}

private func appendBytes(
    _ closure: UnsafeMutableRawPointer?, _ bytes: UnsafePointer<UInt8>?, _ count: UInt32
) -> Int32 {
    Unmanaged<Bytes>.fromOpaque(closure!).takeUnretainedValue().all
        .append(contentsOf: UnsafeBufferPointer(start: bytes, count: Int(count)))
    return 0
}
