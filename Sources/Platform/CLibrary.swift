// Re-exports the C library: any file that imports Platform can use its names, and no other file
// depends on the operating system. Only `@_exported` re-exports a module.
#if canImport(Darwin)
    @_exported public import Darwin
#elseif canImport(Musl)
    @_exported public import Musl
#else
    @_exported public import Glibc
#endif
