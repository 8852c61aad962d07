#pragma once

#include <dlfcn.h>
#include <stdbool.h>
#include <stddef.h>

// Cairo and Pango are loaded when a picture is to be painted, not when the program starts: linking
// them would cost every start 3 ms. pkg-config gives their headers only together with linking, so
// what is used of them is declared here, as <cairo-pdf.h> and <pango/pangocairo.h> declare it.
typedef struct layout_cairo_surface layout_cairo_surface;
typedef struct layout_cairo layout_cairo;
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
        && layout_pangocairo("cairo_surface_write_to_png_stream") != NULL;
}

#define LAYOUT_CALL(result, name, parameters, arguments) \
    static inline result layout_##name parameters { \
        result(*function) parameters = layout_pangocairo(#name); \
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
LAYOUT_CALL(int, cairo_surface_write_to_png_stream,
    (layout_cairo_surface * surface, layout_cairo_writer writer, void *closure),
    (surface, writer, closure))
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
LAYOUT_CALL(void, cairo_fill_preserve, (layout_cairo * cairo), (cairo))
LAYOUT_CALL(void, cairo_stroke, (layout_cairo * cairo), (cairo))
LAYOUT_CALL(void, cairo_move_to, (layout_cairo * cairo, double x, double y), (cairo, x, y))

// Texts.
LAYOUT_CALL(layout_pango_text *, pango_cairo_create_layout, (layout_cairo * cairo), (cairo))
LAYOUT_CALL(void, pango_cairo_show_layout, (layout_cairo * cairo, layout_pango_text *text),
    (cairo, text))
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
LAYOUT_CALL(void, g_object_unref, (void *object), (object))

#undef LAYOUT_CALL
