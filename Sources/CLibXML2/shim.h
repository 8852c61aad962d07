#pragma once

// Debian's libxml2 is built with ICU, whose headers, where they are installed, are not those that
// Foundation brings: one compilation cannot have both. Only encoding handlers hold ICU's types, and
// none is used here.
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED

// The SAX2 parser and its error type; nothing else of libxml2 is used.
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/xmlerror.h>

// xmlError's pointer type differs in constness between libxml2 2.9 and 2.12: read it here.
static inline int layout_xml_error_is_warning(const void *error) {
    return ((const xmlError *)error)->level == XML_ERR_WARNING;
}
static inline int layout_xml_error_line(const void *error) {
    return ((const xmlError *)error)->line;
}
static inline const char *layout_xml_error_message(const void *error) {
    return ((const xmlError *)error)->message;
}

// Since 2.12 the line is read through the context; before, from its current input. The same here.
static inline int layout_xml_line(xmlParserCtxtPtr context) {
    return context->input ? context->input->line : 0;
}
