// What Swift cannot reach of zlib, and nothing else.
#ifndef LAYOUTEDIT_CZLIB_H
#define LAYOUTEDIT_CZLIB_H

#include <zlib.h>

// deflateInit2 is a macro. Blocks of our own stand between zlib's, so that it writes neither the stream's
// head nor its sum (-15). Only runs are looked for: rows that are nearly like the row above are runs of
// zeros, a seventh smaller than with zlib's quickest level, and as quick.
static inline int layout_begin_runs(z_stream *stream) {
    stream->zalloc = Z_NULL;
    stream->zfree = Z_NULL;
    stream->opaque = Z_NULL;
    return deflateInit2(stream, 3, Z_DEFLATED, -15, 9, Z_RLE);
}

// inflateInit is a macro.
static inline int layout_begin_inflating(z_stream *stream) {
    stream->zalloc = Z_NULL;
    stream->zfree = Z_NULL;
    stream->opaque = Z_NULL;
    stream->next_in = Z_NULL;
    stream->avail_in = 0;
    return inflateInit(stream);
}

#endif
