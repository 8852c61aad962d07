#pragma once

#include <dlfcn.h>
#include <stdbool.h>
#include <stddef.h>

// Chafa is loaded when a terminal is to show a picture, as Cairo and Pango are (CPangoCairo says why),
// and what is used of it is declared as <chafa.h> declares it.
typedef struct layout_chafa_db layout_chafa_db;
typedef struct layout_chafa_terminal layout_chafa_terminal;
typedef struct layout_chafa_config layout_chafa_config;
typedef struct layout_chafa_symbols layout_chafa_symbols;
typedef struct layout_chafa_canvas layout_chafa_canvas;
typedef struct layout_chafa_text {
    char *bytes;
    size_t count, room;
} layout_chafa_text;

#ifdef __APPLE__
#define LAYOUT_CHAFA "/opt/homebrew/lib/libchafa.0.dylib"
#else
#define LAYOUT_CHAFA "libchafa.so.0"
#endif
static inline void *layout_chafa(const char *name) {
    static void *library = NULL;
    if (!library) library = dlopen(LAYOUT_CHAFA, RTLD_NOW | RTLD_LOCAL);
    return library ? dlsym(library, name) : NULL;
}

// The first version that draws as Kitty and iTerm2 want it, 1.8.
static inline bool layout_chafa_is_there(void) {
    return layout_chafa("chafa_canvas_print") != NULL
        && layout_chafa("chafa_canvas_config_set_pixel_mode") != NULL;
}

#define LAYOUT_CALL(result, name, parameters, arguments) \
    static inline result layout_##name parameters { \
        static result(*function) parameters = NULL; \
        if (!function) function = layout_chafa(#name); \
        return function arguments; \
    }

LAYOUT_CALL(layout_chafa_db *, chafa_term_db_get_default, (void), ())
LAYOUT_CALL(layout_chafa_terminal *, chafa_term_db_detect, (layout_chafa_db * db, char **variables),
    (db, variables))
LAYOUT_CALL(layout_chafa_terminal *, chafa_term_db_get_fallback_info, (layout_chafa_db * db), (db))
LAYOUT_CALL(int, chafa_term_info_have_seq, (const layout_chafa_terminal *terminal, int sequence),
    (terminal, sequence))
LAYOUT_CALL(void, chafa_term_info_unref, (layout_chafa_terminal * terminal), (terminal))
LAYOUT_CALL(layout_chafa_config *, chafa_canvas_config_new, (void), ())
LAYOUT_CALL(void, chafa_canvas_config_unref, (layout_chafa_config * config), (config))
LAYOUT_CALL(void, chafa_canvas_config_set_geometry,
    (layout_chafa_config * config, int columns, int rows), (config, columns, rows))
LAYOUT_CALL(void, chafa_canvas_config_set_cell_geometry,
    (layout_chafa_config * config, int width, int height), (config, width, height))
LAYOUT_CALL(void, chafa_canvas_config_set_canvas_mode, (layout_chafa_config * config, int mode),
    (config, mode))
LAYOUT_CALL(void, chafa_canvas_config_set_pixel_mode, (layout_chafa_config * config, int mode),
    (config, mode))
LAYOUT_CALL(void, chafa_canvas_config_set_symbol_map,
    (layout_chafa_config * config, const layout_chafa_symbols *symbols), (config, symbols))
LAYOUT_CALL(layout_chafa_symbols *, chafa_symbol_map_new, (void), ())
LAYOUT_CALL(void, chafa_symbol_map_add_by_tags, (layout_chafa_symbols * symbols, int tags),
    (symbols, tags))
LAYOUT_CALL(void, chafa_symbol_map_unref, (layout_chafa_symbols * symbols), (symbols))
LAYOUT_CALL(layout_chafa_canvas *, chafa_canvas_new, (const layout_chafa_config *config), (config))
LAYOUT_CALL(void, chafa_canvas_unref, (layout_chafa_canvas * canvas), (canvas))
LAYOUT_CALL(void, chafa_canvas_draw_all_pixels,
    (layout_chafa_canvas * canvas, int type, const unsigned char *pixels, int width, int height,
        int stride),
    (canvas, type, pixels, width, height, stride))
LAYOUT_CALL(layout_chafa_text *, chafa_canvas_print,
    (layout_chafa_canvas * canvas, layout_chafa_terminal *terminal), (canvas, terminal))
LAYOUT_CALL(char *, g_string_free, (layout_chafa_text * text, int frees), (text, frees))

#undef LAYOUT_CALL
