import CPangoCairo
import LayoutPictures
import StackCore

/// A painter of lines of text. Each line gets the width that the layout has measured. A custom font
/// is drawn with its own file if the file was given. If Apple's fonts are not installed, Inter is
/// used, and its letter spacing is adjusted to the width.
final class TextPainter {
    private let cairo: OpaquePointer
    private let options: OpaquePointer
    private let context: OpaquePointer
    private let isPDF: Bool
    private var faces: [FaceKey: OpaquePointer] = [:]

    /// The properties of a text style on which the font file depends.
    private struct FaceKey: Hashable {
        let family: String
        let weight: Int
        let isItalic: Bool
        let file: FontFileReference?
    }

    init(_ cairo: OpaquePointer, isPDF: Bool) {
        (self.cairo, self.isPDF) = (cairo, isPDF)
        options = layout_cairo_font_options_create()
        // `CAIRO_HINT_STYLE_NONE`, `CAIRO_HINT_METRICS_OFF` and `CAIRO_ANTIALIAS_GRAY`: glyphs can
        // be at fractions of a pixel, as on iOS.
        layout_cairo_font_options_set_hint_style(options, 1)
        layout_cairo_font_options_set_hint_metrics(options, 1)
        layout_cairo_font_options_set_antialias(options, 2)
        layout_cairo_set_font_options(cairo, options)
        context = layout_pango_cairo_create_context(cairo)
    }

    deinit {
        for face in faces.values { layout_cairo_font_face_destroy(face) }
        layout_cairo_font_options_destroy(options)
        layout_g_object_unref(UnsafeMutableRawPointer(context))
    }

    /// Paints a line of text. Returns false if no installed font has all of its characters.
    func paint(_ run: TextRun) -> Bool { paintGlyphs(run) || paintLayout(run) }

    /// Returns a list of font families, of which Pango uses the first that is installed. The
    /// substitute for a script font (handwriting) is a chancery font or, if there is none, a font
    /// with serifs in italics.
    private func family(_ style: TypeStyle) -> String {
        if style.isMonospaced { return "SF Mono, DejaVu Sans Mono, monospace" }
        if let family = style.family, let generic = GenericFamily(ofFamily: family) {
            let others =
                switch generic {
                case .monospace: "DejaVu Sans Mono, monospace"
                case .serif: "Noto Serif, DejaVu Serif, serif"
                case .cursive: "Z003, TeX Gyre Chorus, Noto Serif, DejaVu Serif, serif"
                }
            return family + ", " + others
        }
        let system =
            style.size >= 20
            ? "SF Pro Display, Inter Display, Inter, Helvetica Neue, Arial, sans-serif"
            : "SF Pro Text, Inter, Helvetica Neue, Arial, sans-serif"
        return style.family.map { $0 + ", " + system } ?? system
    }

    // MARK: Painting glyph by glyph

    /// The smallest ratio of a text's measured width to its natural width in a substitute font at
    /// which the letter spacing is reduced. Below it, the letters would touch.
    private static let leastWidthRatio = 0.93

    /// Paints the text glyph by glyph. Returns false if the font lacks a character or the script
    /// needs shaping; then `paintLayout` paints it.
    private func paintGlyphs(_ run: TextRun) -> Bool {
        guard
            run.text.unicodeScalars.allSatisfy({ $0.value < 0x590 || 0x2000...0x22FF ~= $0.value })
        else { return false }
        guard let face = face(run.style) else { return false }
        layout_cairo_set_font_face(cairo, face)
        layout_cairo_set_font_size(cairo, run.style.size)
        let font = layout_cairo_get_scaled_font(cairo)
        var (glyphs, clusters):
            (UnsafeMutablePointer<layout_cairo_glyph>?, UnsafeMutablePointer<layout_cairo_cluster>?)
        (glyphs, clusters) = (nil, nil)
        var (count, clusterCount, flags): (Int32, Int32, Int32) = (0, 0, 0)
        let bytes = Array(run.text.utf8CString)
        let length = Int32(bytes.count - 1)
        let status = layout_cairo_scaled_font_text_to_glyphs(
            font, run.x, run.baseline, bytes, length, &glyphs, &count, &clusters, &clusterCount,
            &flags)
        defer {
            layout_cairo_glyph_free(glyphs)
            layout_cairo_text_cluster_free(clusters)
        }
        guard status == 0, let glyphs, (0..<Int(count)).allSatisfy({ glyphs[$0].index != 0 }) else {
            return false
        }
        var extents = layout_cairo_extents()
        layout_cairo_scaled_font_glyph_extents(font, glyphs, count, &extents)
        // With even less letter spacing, the letters of a substitute font would touch.
        // `paintLayout` then makes the letters narrower instead.
        if run.style.family != nil, let width = run.width,
            width < Self.leastWidthRatio * extents.x_advance
        {
            return false
        }
        space(glyphs, Int(count), from: extents.x_advance, run)
        // Cairo copies the used glyphs of a font into the PDF, and for that reads tables of the
        // file without checking them. A project's font file may be damaged, so only its outlines
        // are drawn, which FreeType checks.
        if isPDF, run.style.file != nil {
            layout_cairo_new_path(cairo)
            layout_cairo_glyph_path(cairo, glyphs, count)
            layout_cairo_fill(cairo)
            return true
        }
        layout_cairo_show_text_glyphs(
            cairo, bytes, length, glyphs, count, clusters, clusterCount, flags)
        return true
    }

    /// Changes the gaps between glyphs so that the text has its measured width. The difference from
    /// `natural`, the width without the change, is distributed equally over the gaps.
    private func space(
        _ glyphs: UnsafeMutablePointer<layout_cairo_glyph>, _ count: Int, from natural: Double,
        _ run: TextRun
    ) {
        guard let width = run.width, count > 1 else { return }
        let share = (width - natural) / Double(count - 1)
        for place in 1..<count { glyphs[place].x += Double(place) * share }
    }

    private func face(_ style: TypeStyle) -> OpaquePointer? {
        let key = FaceKey(
            family: family(style), weight: style.weight, isItalic: style.isItalic,
            file: style.file)
        if let known = faces[key] { return known }
        guard let face = style.file.flatMap(face) ?? installedFace(style) else { return nil }
        faces[key] = face
        return face
    }

    /// Returns the face of a font file; nil if FreeType cannot read it.
    private func face(_ file: FontFileReference) -> OpaquePointer? {
        guard layout_file_faces_are_there(), let pattern = layout_FcPatternCreate() else {
            return nil
        }
        defer { layout_FcPatternDestroy(pattern) }
        // FreeType counts named instances from 1, in the upper 16 bits of the face index.
        let index = file.face | (file.instance.map { $0 + 1 } ?? 0) << 16
        guard layout_FcPatternAddString(pattern, "file", Array(file.path.utf8) + [0]) != 0,
            layout_FcPatternAddInteger(pattern, "index", Int32(truncatingIfNeeded: index)) != 0,
            let face = layout_cairo_ft_font_face_create_for_pattern(pattern)
        else { return nil }
        if layout_cairo_font_face_status(face) == 0 { return face }
        layout_cairo_font_face_destroy(face)
        return nil
    }

    private func installedFace(_ style: TypeStyle) -> OpaquePointer? {
        let description = description(style)
        defer { layout_pango_font_description_free(description) }
        guard let loaded = layout_pango_context_load_font(context, description) else { return nil }
        defer { layout_g_object_unref(UnsafeMutableRawPointer(loaded)) }
        guard let scaled = layout_pango_cairo_font_get_scaled_font(loaded),
            let face = layout_cairo_scaled_font_get_font_face(scaled)
        else { return nil }
        return layout_cairo_font_face_reference(face)
    }

    private func description(_ style: TypeStyle) -> OpaquePointer {
        let font = layout_pango_font_description_new()!
        layout_pango_font_description_set_family(font, family(style))
        layout_pango_font_description_set_absolute_size(font, style.size * Self.units)
        layout_pango_font_description_set_weight(font, Int32(style.weight))
        let isScript = style.family.flatMap(GenericFamily.init(ofFamily:)) == .cursive
        // 2 is PANGO_STYLE_ITALIC.
        if style.isItalic || isScript { layout_pango_font_description_set_style(font, 2) }
        return font
    }

    // MARK: Painting with Pango's layout

    /// `PANGO_SCALE`: the number of Pango's units per point.
    private static let units = 1024.0

    /// Paints the text with Pango's layout, stretched horizontally to the measured width. Returns
    /// false if no installed font has all of its characters.
    private func paintLayout(_ run: TextRun) -> Bool {
        let layout = layout_pango_cairo_create_layout(cairo)!
        defer { layout_g_object_unref(UnsafeMutableRawPointer(layout)) }
        let font = description(run.style)
        defer { layout_pango_font_description_free(font) }
        layout_pango_layout_set_font_description(layout, font)
        layout_pango_layout_set_text(layout, run.text.onOneLine.withColouredEmoji, -1)
        var (width, height): (Int32, Int32) = (0, 0)
        layout_pango_layout_get_size(layout, &width, &height)
        let baseline = Double(layout_pango_layout_get_baseline(layout)) / Self.units
        let natural = Double(width) / Self.units
        let isWhole = layout_pango_layout_get_unknown_glyphs_count(layout) == 0
        layout_cairo_save(cairo)
        layout_cairo_translate(cairo, run.x, run.baseline - baseline)
        if let wanted = run.width, natural > 0, wanted > 0 {
            layout_cairo_scale(cairo, wanted / natural, 1)
        }
        layout_cairo_move_to(cairo, 0, 0)
        layout_pango_cairo_show_layout(cairo, layout)
        layout_cairo_restore(cairo)
        layout_cairo_new_path(cairo)
        return isWhole
    }
}

extension String {
    /// The text with a variation selector after each emoji that Unicode shows as a letter by
    /// default, if its code point is U+1F000 or above. iOS shows these emoji in colours.
    fileprivate var withColouredEmoji: String {
        let all = unicodeScalars
        var result = String.UnicodeScalarView()
        for place in all.indices {
            let scalar = all[place]
            result.append(scalar)
            let next = all.index(after: place)
            let isStyled = next < all.endIndex && 0xFE0E...0xFE0F ~= all[next].value
            guard scalar.value >= 0x1F000, !isStyled, scalar.properties.isEmoji,
                !scalar.properties.isEmojiPresentation
            else { continue }
            result.append("\u{FE0F}")
        }
        return String(result)
    }
}
