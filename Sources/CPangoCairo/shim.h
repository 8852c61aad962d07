#pragma once

#include <dlfcn.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Cairo and Pango are loaded when a picture is to be painted, not when the program starts: linking
// them would cost every start 3 ms. pkg-config gives their headers only together with linking, so
// what is used of them is declared here, as <cairo-pdf.h> and <pango/pangocairo.h> declare it.
typedef struct layout_cairo_surface layout_cairo_surface;
typedef struct layout_cairo layout_cairo;
typedef struct layout_cairo_pattern layout_cairo_pattern;
typedef struct layout_pango_text layout_pango_text;
typedef struct layout_pango_font layout_pango_font;
/// Takes bytes; anything but 0 is an error.
typedef int (*layout_cairo_writer)(void *closure, const unsigned char *bytes, unsigned int count);

// The library's own dependencies are found through it.
#ifdef __APPLE__
// Homebrew's folder is one that the loader does not look into by itself.
#define LAYOUT_PANGOCAIRO "/opt/homebrew/lib/libpangocairo-1.0.0.dylib"
#else
#define LAYOUT_PANGOCAIRO "libpangocairo-1.0.so.0"
#endif
static inline void *layout_pangocairo(const char *name) {
    static void *library = NULL;
    if (!library) library = dlopen(LAYOUT_PANGOCAIRO, RTLD_NOW | RTLD_LOCAL);
    return library ? dlsym(library, name) : NULL;
}

// Cairo may be built without PDF.
static inline bool layout_pangocairo_is_there(void) {
    return layout_pangocairo("pango_cairo_show_layout") != NULL
        && layout_pangocairo("cairo_pdf_surface_create_for_stream") != NULL
        && layout_pangocairo("cairo_image_surface_get_data") != NULL;
}

// Looked up once: a picture of a thousand views calls them ten thousand times. Two threads that look
// at the same time find the same.
#define LAYOUT_CALL(result, name, parameters, arguments) \
    static inline result layout_##name parameters { \
        static result(*function) parameters = NULL; \
        if (!function) function = layout_pangocairo(#name); \
        return function arguments; \
    }

// Surfaces.
LAYOUT_CALL(layout_cairo_surface *, cairo_image_surface_create, (int format, int width, int height),
    (format, width, height))
LAYOUT_CALL(layout_cairo_surface *, cairo_pdf_surface_create_for_stream,
    (layout_cairo_writer writer, void *closure, double width, double height),
    (writer, closure, width, height))
LAYOUT_CALL(void, cairo_pdf_surface_set_size,
    (layout_cairo_surface * surface, double width, double height), (surface, width, height))
LAYOUT_CALL(void, cairo_pdf_surface_set_metadata,
    (layout_cairo_surface * surface, int key, const char *text), (surface, key, text))
LAYOUT_CALL(int, cairo_surface_status, (layout_cairo_surface * surface), (surface))
LAYOUT_CALL(void, cairo_surface_finish, (layout_cairo_surface * surface), (surface))
LAYOUT_CALL(void, cairo_surface_destroy, (layout_cairo_surface * surface), (surface))

// Drawing.
LAYOUT_CALL(layout_cairo *, cairo_create, (layout_cairo_surface * surface), (surface))
LAYOUT_CALL(void, cairo_destroy, (layout_cairo * cairo), (cairo))
LAYOUT_CALL(int, cairo_status, (layout_cairo * cairo), (cairo))
LAYOUT_CALL(void, cairo_show_page, (layout_cairo * cairo), (cairo))
LAYOUT_CALL(void, cairo_save, (layout_cairo * cairo), (cairo))
LAYOUT_CALL(void, cairo_restore, (layout_cairo * cairo), (cairo))
LAYOUT_CALL(void, cairo_scale, (layout_cairo * cairo, double x, double y), (cairo, x, y))
LAYOUT_CALL(void, cairo_set_source_rgba,
    (layout_cairo * cairo, double red, double green, double blue, double alpha),
    (cairo, red, green, blue, alpha))
LAYOUT_CALL(void, cairo_set_line_width, (layout_cairo * cairo, double width), (cairo, width))
LAYOUT_CALL(void, cairo_set_dash,
    (layout_cairo * cairo, const double *dashes, int count, double offset),
    (cairo, dashes, count, offset))
LAYOUT_CALL(void, cairo_new_path, (layout_cairo * cairo), (cairo))
LAYOUT_CALL(void, cairo_close_path, (layout_cairo * cairo), (cairo))
LAYOUT_CALL(void, cairo_rectangle,
    (layout_cairo * cairo, double x, double y, double width, double height),
    (cairo, x, y, width, height))
LAYOUT_CALL(void, cairo_arc,
    (layout_cairo * cairo, double x, double y, double radius, double from, double to),
    (cairo, x, y, radius, from, to))
LAYOUT_CALL(void, cairo_clip, (layout_cairo * cairo), (cairo))
LAYOUT_CALL(void, cairo_paint, (layout_cairo * cairo), (cairo))
LAYOUT_CALL(void, cairo_fill, (layout_cairo * cairo), (cairo))
LAYOUT_CALL(void, cairo_translate, (layout_cairo * cairo, double x, double y), (cairo, x, y))
LAYOUT_CALL(void, cairo_line_to, (layout_cairo * cairo, double x, double y), (cairo, x, y))
LAYOUT_CALL(void, cairo_curve_to,
    (layout_cairo * cairo, double x1, double y1, double x2, double y2, double x3, double y3),
    (cairo, x1, y1, x2, y2, x3, y3))
LAYOUT_CALL(void, cairo_set_line_cap, (layout_cairo * cairo, int cap), (cairo, cap))
LAYOUT_CALL(void, cairo_set_line_join, (layout_cairo * cairo, int join), (cairo, join))
LAYOUT_CALL(void, cairo_push_group, (layout_cairo * cairo), (cairo))
LAYOUT_CALL(void, cairo_pop_group_to_source, (layout_cairo * cairo), (cairo))
LAYOUT_CALL(void, cairo_paint_with_alpha, (layout_cairo * cairo, double alpha), (cairo, alpha))
LAYOUT_CALL(void, cairo_set_source_surface,
    (layout_cairo * cairo, layout_cairo_surface *surface, double x, double y),
    (cairo, surface, x, y))
LAYOUT_CALL(layout_cairo_pattern *, cairo_get_source, (layout_cairo * cairo), (cairo))
LAYOUT_CALL(void, cairo_pattern_set_extend, (layout_cairo_pattern * pattern, int extend),
    (pattern, extend))

// Pictures, and the pixels of a surface.
typedef int (*layout_cairo_reader)(void *closure, unsigned char *bytes, unsigned int count);
LAYOUT_CALL(layout_cairo_surface *, cairo_image_surface_create_from_png_stream,
    (layout_cairo_reader reader, void *closure), (reader, closure))
LAYOUT_CALL(layout_cairo_surface *, cairo_image_surface_create_for_data,
    (unsigned char *pixels, int format, int width, int height, int stride),
    (pixels, format, width, height, stride))
LAYOUT_CALL(int, cairo_image_surface_get_width, (layout_cairo_surface * surface), (surface))
LAYOUT_CALL(int, cairo_image_surface_get_height, (layout_cairo_surface * surface), (surface))
LAYOUT_CALL(int, cairo_image_surface_get_stride, (layout_cairo_surface * surface), (surface))
LAYOUT_CALL(unsigned char *, cairo_image_surface_get_data, (layout_cairo_surface * surface),
    (surface))
LAYOUT_CALL(void, cairo_surface_flush, (layout_cairo_surface * surface), (surface))
LAYOUT_CALL(void, cairo_fill_preserve, (layout_cairo * cairo), (cairo))
LAYOUT_CALL(void, cairo_stroke, (layout_cairo * cairo), (cairo))
LAYOUT_CALL(void, cairo_move_to, (layout_cairo * cairo, double x, double y), (cairo, x, y))

// Texts.
LAYOUT_CALL(layout_pango_text *, pango_cairo_create_layout, (layout_cairo * cairo), (cairo))
LAYOUT_CALL(void, pango_cairo_show_layout, (layout_cairo * cairo, layout_pango_text *text),
    (cairo, text))
LAYOUT_CALL(int, pango_layout_get_unknown_glyphs_count, (layout_pango_text * text), (text))
LAYOUT_CALL(void, pango_layout_set_text, (layout_pango_text * text, const char *bytes, int count),
    (text, bytes, count))
LAYOUT_CALL(void, pango_layout_set_font_description,
    (layout_pango_text * text, const layout_pango_font *font), (text, font))
LAYOUT_CALL(void, pango_layout_get_size, (layout_pango_text * text, int *width, int *height),
    (text, width, height))
LAYOUT_CALL(int, pango_layout_get_baseline, (layout_pango_text * text), (text))
LAYOUT_CALL(layout_pango_font *, pango_font_description_new, (void), ())
LAYOUT_CALL(void, pango_font_description_set_family, (layout_pango_font * font, const char *family),
    (font, family))
LAYOUT_CALL(void, pango_font_description_set_absolute_size, (layout_pango_font * font, double size),
    (font, size))
LAYOUT_CALL(void, pango_font_description_set_weight, (layout_pango_font * font, int weight),
    (font, weight))
LAYOUT_CALL(void, pango_font_description_free, (layout_pango_font * font), (font))
LAYOUT_CALL(void, pango_font_description_set_style, (layout_pango_font * font, int style),
    (font, style))
LAYOUT_CALL(void, g_object_unref, (void *object), (object))

// Glyphs, which are placed one by one: a text is as wide as its layout says.
typedef struct layout_pango_context layout_pango_context;
typedef struct layout_pango_loaded layout_pango_loaded;
typedef struct layout_cairo_face layout_cairo_face;
typedef struct layout_cairo_scaled layout_cairo_scaled;
typedef struct layout_cairo_options layout_cairo_options;
typedef struct layout_cairo_glyph {
    unsigned long index;
    double x, y;
} layout_cairo_glyph;
typedef struct layout_cairo_cluster {
    int bytes, glyphs;
} layout_cairo_cluster;
typedef struct layout_cairo_extents {
    double x_bearing, y_bearing, width, height, x_advance, y_advance;
} layout_cairo_extents;
LAYOUT_CALL(layout_pango_context *, pango_cairo_create_context, (layout_cairo * cairo), (cairo))
LAYOUT_CALL(layout_pango_loaded *, pango_context_load_font,
    (layout_pango_context * context, const layout_pango_font *font), (context, font))
LAYOUT_CALL(layout_cairo_scaled *, pango_cairo_font_get_scaled_font, (layout_pango_loaded * font),
    (font))
LAYOUT_CALL(layout_cairo_face *, cairo_scaled_font_get_font_face, (layout_cairo_scaled * font),
    (font))
LAYOUT_CALL(layout_cairo_face *, cairo_font_face_reference, (layout_cairo_face * face), (face))
LAYOUT_CALL(void, cairo_font_face_destroy, (layout_cairo_face * face), (face))
LAYOUT_CALL(layout_cairo_options *, cairo_font_options_create, (void), ())
LAYOUT_CALL(void, cairo_font_options_destroy, (layout_cairo_options * options), (options))
LAYOUT_CALL(void, cairo_font_options_set_hint_style, (layout_cairo_options * options, int style),
    (options, style))
LAYOUT_CALL(void, cairo_font_options_set_hint_metrics,
    (layout_cairo_options * options, int metrics), (options, metrics))
LAYOUT_CALL(void, cairo_font_options_set_antialias,
    (layout_cairo_options * options, int antialias), (options, antialias))
LAYOUT_CALL(void, cairo_set_font_options,
    (layout_cairo * cairo, const layout_cairo_options *options), (cairo, options))
LAYOUT_CALL(void, cairo_set_font_face, (layout_cairo * cairo, layout_cairo_face *face),
    (cairo, face))
LAYOUT_CALL(void, cairo_set_font_size, (layout_cairo * cairo, double size), (cairo, size))
LAYOUT_CALL(layout_cairo_scaled *, cairo_get_scaled_font, (layout_cairo * cairo), (cairo))
LAYOUT_CALL(int, cairo_scaled_font_text_to_glyphs,
    (layout_cairo_scaled * font, double x, double y, const char *bytes, int count,
        layout_cairo_glyph **glyphs, int *glyph_count, layout_cairo_cluster **clusters,
        int *cluster_count, int *flags),
    (font, x, y, bytes, count, glyphs, glyph_count, clusters, cluster_count, flags))
LAYOUT_CALL(void, cairo_scaled_font_glyph_extents,
    (layout_cairo_scaled * font, const layout_cairo_glyph *glyphs, int count,
        layout_cairo_extents *extents),
    (font, glyphs, count, extents))
LAYOUT_CALL(void, cairo_show_text_glyphs,
    (layout_cairo * cairo, const char *bytes, int byte_count, const layout_cairo_glyph *glyphs,
        int glyph_count, const layout_cairo_cluster *clusters, int cluster_count, int flags),
    (cairo, bytes, byte_count, glyphs, glyph_count, clusters, cluster_count, flags))
LAYOUT_CALL(void, cairo_glyph_path,
    (layout_cairo * cairo, const layout_cairo_glyph *glyphs, int count), (cairo, glyphs, count))
LAYOUT_CALL(void, cairo_glyph_free, (layout_cairo_glyph * glyphs), (glyphs))
LAYOUT_CALL(void, cairo_text_cluster_free, (layout_cairo_cluster * clusters), (clusters))

// Fonts, measured by HarfBuzz (hb.h): Pango's own numbers are rounded to pixels.
typedef struct layout_hb_blob layout_hb_blob;
typedef struct layout_hb_face layout_hb_face;
typedef struct layout_hb_font layout_hb_font;
typedef struct layout_hb_buffer layout_hb_buffer;
typedef struct layout_hb_extents {
    int32_t ascender, descender, line_gap, reserved[9];
} layout_hb_extents;
typedef struct layout_hb_glyph {
    uint32_t codepoint, mask, cluster, reserved[2];
} layout_hb_glyph;
typedef struct layout_hb_position {
    int32_t x_advance, y_advance, x_offset, y_offset;
    uint32_t reserved;
} layout_hb_position;

static inline bool layout_fonts_are_there(void) {
    return layout_pangocairo("hb_blob_create_from_file") != NULL
        && layout_pangocairo("hb_font_set_var_named_instance") != NULL;
}

LAYOUT_CALL(layout_hb_blob *, hb_blob_create_from_file, (const char *path), (path))
LAYOUT_CALL(const char *, hb_blob_get_data, (layout_hb_blob * blob, unsigned int *count),
    (blob, count))
LAYOUT_CALL(void, hb_blob_destroy, (layout_hb_blob * blob), (blob))
LAYOUT_CALL(unsigned int, hb_face_count, (layout_hb_blob * blob), (blob))
LAYOUT_CALL(layout_hb_face *, hb_face_create, (layout_hb_blob * blob, unsigned int index),
    (blob, index))
LAYOUT_CALL(void, hb_face_destroy, (layout_hb_face * face), (face))
LAYOUT_CALL(unsigned int, hb_face_get_upem, (layout_hb_face * face), (face))
LAYOUT_CALL(layout_hb_font *, hb_font_create, (layout_hb_face * face), (face))
LAYOUT_CALL(void, hb_font_set_var_named_instance, (layout_hb_font * font, unsigned int index),
    (font, index))
LAYOUT_CALL(void, hb_font_destroy, (layout_hb_font * font), (font))
LAYOUT_CALL(int, hb_font_get_h_extents, (layout_hb_font * font, layout_hb_extents *extents),
    (font, extents))
LAYOUT_CALL(layout_hb_buffer *, hb_buffer_create, (void), ())
LAYOUT_CALL(void, hb_buffer_destroy, (layout_hb_buffer * buffer), (buffer))
LAYOUT_CALL(void, hb_buffer_add_utf8,
    (layout_hb_buffer * buffer, const char *text, int size, unsigned int start, int length),
    (buffer, text, size, start, length))
LAYOUT_CALL(void, hb_buffer_guess_segment_properties, (layout_hb_buffer * buffer), (buffer))
LAYOUT_CALL(void, hb_shape,
    (layout_hb_font * font, layout_hb_buffer *buffer, const void *features, unsigned int count),
    (font, buffer, features, count))
LAYOUT_CALL(layout_hb_glyph *, hb_buffer_get_glyph_infos,
    (layout_hb_buffer * buffer, unsigned int *count), (buffer, count))
LAYOUT_CALL(layout_hb_position *, hb_buffer_get_glyph_positions,
    (layout_hb_buffer * buffer, unsigned int *count), (buffer, count))

// A font face of a file: what of fontconfig describes one, and Cairo's FreeType fonts.
typedef struct layout_pattern layout_pattern;

LAYOUT_CALL(layout_pattern *, FcPatternCreate, (void), ())
LAYOUT_CALL(int, FcPatternAddString,
    (layout_pattern * pattern, const char *object, const unsigned char *value),
    (pattern, object, value))
LAYOUT_CALL(int, FcPatternAddInteger, (layout_pattern * pattern, const char *object, int value),
    (pattern, object, value))
LAYOUT_CALL(void, FcPatternDestroy, (layout_pattern * pattern), (pattern))
LAYOUT_CALL(layout_cairo_face *, cairo_ft_font_face_create_for_pattern, (layout_pattern * pattern),
    (pattern))
LAYOUT_CALL(int, cairo_font_face_status, (layout_cairo_face * face), (face))

static inline bool layout_file_faces_are_there(void) {
    return layout_pangocairo("FcPatternAddInteger") != NULL
        && layout_pangocairo("cairo_ft_font_face_create_for_pattern") != NULL;
}

#undef LAYOUT_CALL
