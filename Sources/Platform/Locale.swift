/// How many bytes a character takes at most in the locale: `MB_CUR_MAX`, a macro, which Swift does not see.
package var longestCharacter: Int {
    #if canImport(Darwin)
        Int(___mb_cur_max())
    #else
        Int(__ctype_get_mb_cur_max())
    #endif
}

/// What `setlocale` takes for UTF-8 in no language (`LC_CTYPE`).
package var nameOfUTF8: String {
    #if canImport(Darwin)
        "UTF-8"
    #else
        "C.UTF-8"
    #endif
}
