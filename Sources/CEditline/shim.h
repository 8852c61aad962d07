#pragma once

#include <dlfcn.h>
#include <histedit.h>
#include <stdbool.h>
#include <stdio.h>
#include <wchar.h>

// libedit is loaded when a line is to be edited, not when the program starts: linking it would cost
// every script 0.4 ms. So each function is looked up by name.
#ifdef __APPLE__
#define LAYOUT_EDITLINE "libedit.3.dylib"
#else
#define LAYOUT_EDITLINE "libedit.so.2"
#endif
static inline void *layout_editline(const char *name) {
    static void *library = NULL;
    if (!library) library = dlopen(LAYOUT_EDITLINE, RTLD_NOW | RTLD_LOCAL);
    return library ? dlsym(library, name) : NULL;
}

static inline bool layout_editline_is_there(void) { return layout_editline("el_init") != NULL; }

// stdin, stdout and stderr are macros, which Swift does not see.
static inline EditLine *layout_el_init(void) {
    EditLine *(*init)(const char *, FILE *, FILE *, FILE *) = layout_editline("el_init");
    return init("layoutedit", stdin, stdout, stderr);
}
static inline void layout_el_end(EditLine *editor) {
    void (*end)(EditLine *) = layout_editline("el_end");
    end(editor);
}
static inline const char *layout_el_gets(EditLine *editor, int *count) {
    const char *(*gets)(EditLine *, int *) = layout_editline("el_gets");
    return gets(editor, count);
}
static inline void layout_el_resize(EditLine *editor) {
    void (*resize)(EditLine *) = layout_editline("el_resize");
    resize(editor);
}
static inline const LineInfo *layout_el_line(EditLine *editor) {
    const LineInfo *(*line)(EditLine *) = layout_editline("el_line");
    return line(editor);
}
static inline int layout_el_insert(EditLine *editor, const char *text) {
    int (*insert)(EditLine *, const char *) = layout_editline("el_insertstr");
    return insert(editor, text);
}
static inline void layout_el_delete(EditLine *editor, int count) {
    void (*delete_)(EditLine *, int) = layout_editline("el_deletestr");
    delete_(editor, count);
}

// el_set and el_get are variadic: one function for each way they are called.
typedef int (*layout_el_setter)(EditLine *, int, ...);
static inline layout_el_setter layout_el_set(void) {
    return (layout_el_setter)layout_editline("el_set");
}
static inline void layout_el_set_owner(EditLine *editor, void *owner) {
    layout_el_set()(editor, EL_CLIENTDATA, owner);
}
static inline void *layout_el_owner(EditLine *editor) {
    layout_el_setter get = (layout_el_setter)layout_editline("el_get");
    void *owner = NULL;
    get(editor, EL_CLIENTDATA, &owner);
    return owner;
}
static inline void layout_el_set_mode(EditLine *editor, const char *mode) {
    layout_el_set()(editor, EL_EDITOR, mode);
}
static inline void layout_el_set_prompt(EditLine *editor, char *(*prompt)(EditLine *), int mark) {
    layout_el_set()(editor, EL_PROMPT_ESC, prompt, mark);
}
static inline void layout_el_prepare(EditLine *editor) {
    layout_el_set()(editor, EL_PREP_TERM, 1);
}
// Undoes the preparation, whatever the terminal has become meanwhile.
static inline void layout_el_restore(EditLine *editor) {
    layout_el_set()(editor, EL_PREP_TERM, 0);
}
static inline void layout_el_set_reader(EditLine *editor, int (*reader)(EditLine *, wchar_t *)) {
    layout_el_set()(editor, EL_GETCFN, reader);
}
static inline void layout_el_add(
    EditLine *editor, const char *name, unsigned char (*function)(EditLine *, int)) {
    layout_el_set()(editor, EL_ADDFN, name, name, function);
}
static inline void layout_el_bind(EditLine *editor, const char *keys, const char *name) {
    layout_el_set()(editor, EL_BIND, keys, name, NULL);
}
static inline void layout_el_set_history(EditLine *editor, History *past) {
    layout_el_set()(editor, EL_HIST, layout_editline("history"), past);
}

// history() is variadic too.
typedef int (*layout_history_call)(History *, HistEvent *, int, ...);
static inline History *layout_history_init(int size) {
    History *(*init)(void) = layout_editline("history_init");
    layout_history_call call = (layout_history_call)layout_editline("history");
    History *past = init();
    HistEvent event;
    call(past, &event, H_SETSIZE, size);
    call(past, &event, H_SETUNIQUE, 1);
    return past;
}
static inline void layout_history_add(History *past, const char *line) {
    layout_history_call call = (layout_history_call)layout_editline("history");
    HistEvent event;
    call(past, &event, H_ENTER, line);
}
static inline void layout_history_end(History *past) {
    void (*end)(History *) = layout_editline("history_end");
    end(past);
}
