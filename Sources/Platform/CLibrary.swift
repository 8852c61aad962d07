// Re-exports the C library to every file that imports Platform, so that no other file has to choose
// one by operating system. Only `@_exported` re-exports a module.
#if canImport(Darwin)
    @_exported public import Darwin
#elseif canImport(Musl)
    @_exported public import Musl
#else
    @_exported public import Glibc
#endif
