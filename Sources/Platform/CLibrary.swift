// Handed on whole: whoever imports Platform has the C library under its own names, and no other source
// asks which system it is built for. Only `@_exported` hands a module on.
#if canImport(Darwin)
    @_exported public import Darwin
#elseif canImport(Musl)
    @_exported public import Musl
#else
    @_exported public import Glibc
#endif
