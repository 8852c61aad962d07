#pragma once

#include <dlfcn.h>
#include <stdbool.h>
#include <stddef.h>

// libxml2 is loaded when a file is imported, not when the program starts: linking it would bring ICU
// and liblzma with it into every start, half a millisecond. pkg-config gives its headers only together
// with linking, so what is used of them is declared here, as <libxml/parser.h>, <libxml/tree.h> and
// <libxml/xmlerror.h> declare it: the SAX2 parser, two members of its context and its error type. Those
// have been the same from 2.6 to 2.14, with which the library's number changed.
#ifdef __APPLE__
#define LAYOUT_LIBXML2 "/usr/lib/libxml2.2.dylib"
#define LAYOUT_LIBXML2_LATER LAYOUT_LIBXML2
#else
#define LAYOUT_LIBXML2 "libxml2.so.2"
#define LAYOUT_LIBXML2_LATER "libxml2.so.16"
#endif
static inline void *layout_libxml2(const char *name) {
    static void *library = NULL;
    if (!library) library = dlopen(LAYOUT_LIBXML2, RTLD_NOW | RTLD_LOCAL);
    if (!library) library = dlopen(LAYOUT_LIBXML2_LATER, RTLD_NOW | RTLD_LOCAL);
    return library ? dlsym(library, name) : NULL;
}

static inline bool layout_libxml2_is_there(void) {
    return layout_libxml2("xmlCtxtUseOptions") != NULL;
}

// xmlSAXHandler. What is not used here has a function's type all the same.
typedef void (*layout_xml_unused)(void);
typedef struct layout_xml_handler {
    void (*internal_subset)(
        void *data, const char *name, const char *public_id, const char *system_id);
    layout_xml_unused declarations[16];
    void (*characters)(void *data, const char *text, int count);
    layout_xml_unused ignorable_whitespace;
    void (*processing_instruction)(void *data, const char *target, const char *content);
    void (*comment)(void *data, const char *text);
    layout_xml_unused errors_and_subsets[6];
    unsigned int magic;
    void *own;
    void (*start_element)(
        void *data, const char *name, const char *prefix, const char *uri, int namespace_count,
        const char **namespaces, int attribute_count, int default_count, const char **attributes);
    void (*end_element)(void *data, const char *name, const char *prefix, const char *uri);
    void (*error)(void *data, const void *error);
} layout_xml_handler;

// XML_SAX2_MAGIC: the handler has start_element and what stands behind it.
static const unsigned int layout_xml_sax2 = 0xDEEDBEAF;
// XML_PARSE_NONET and XML_PARSE_IGNORE_ENC.
static const int layout_xml_no_network = 1 << 11;
static const int layout_xml_ignore_encoding = 1 << 21;

// The beginning of xmlParserCtxt.
typedef struct layout_xml_context {
    layout_xml_handler *handler;
    void *data;
} layout_xml_context;

static inline void layout_xml_init(void) {
    void (*init)(void) = layout_libxml2("xmlInitParser");
    init();
}
static inline layout_xml_context *layout_xml_create(const char *bytes, int count) {
    layout_xml_context *(*create)(const char *, int) =
        layout_libxml2("xmlCreateMemoryParserCtxt");
    return create(bytes, count);
}
static inline void layout_xml_use(layout_xml_context *context, int options) {
    int (*use)(layout_xml_context *, int) = layout_libxml2("xmlCtxtUseOptions");
    use(context, options);
}
/// Whether what was parsed is well-formed.
static inline bool layout_xml_parse(layout_xml_context *context) {
    int (*parse)(layout_xml_context *) = layout_libxml2("xmlParseDocument");
    return parse(context) == 0;
}
static inline int layout_xml_line(layout_xml_context *context) {
    int (*line)(void *) = layout_libxml2("xmlSAX2GetLineNumber");
    return line(context);
}
static inline void layout_xml_stop(layout_xml_context *context) {
    void (*stop)(layout_xml_context *) = layout_libxml2("xmlStopParser");
    stop(context);
}
static inline void layout_xml_free(layout_xml_context *context) {
    void (*end)(layout_xml_context *) = layout_libxml2("xmlFreeParserCtxt");
    end(context);
}

// The beginning of xmlError.
typedef struct layout_xml_error {
    int domain;
    int code;
    const char *message;
    // XML_ERR_WARNING is 1.
    int level;
    const char *file;
    int line;
} layout_xml_error;

static inline bool layout_xml_error_is_warning(const void *error) {
    return ((const layout_xml_error *)error)->level == 1;
}
static inline int layout_xml_error_line(const void *error) {
    return ((const layout_xml_error *)error)->line;
}
static inline const char *layout_xml_error_message(const void *error) {
    return ((const layout_xml_error *)error)->message;
}
