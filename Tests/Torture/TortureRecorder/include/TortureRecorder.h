// Nothing to call: the library is preloaded into layoutedit (see recorder.c).
