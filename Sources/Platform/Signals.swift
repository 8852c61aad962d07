extension sigaction {
    /// The function that the signal calls, or `SIG_IGN` or `SIG_DFL`. The property is needed
    /// because the structure's field has different names on different systems.
    package var handler: (@convention(c) (Int32) -> Void)? {
        get {
            #if canImport(Darwin)
                __sigaction_u.__sa_handler
            #elseif canImport(Musl)
                __sa_handler.sa_handler
            #else
                __sigaction_handler.sa_handler
            #endif
        }
        set {
            #if canImport(Darwin)
                __sigaction_u.__sa_handler = newValue
            #elseif canImport(Musl)
                __sa_handler.sa_handler = newValue
            #else
                __sigaction_handler.sa_handler = newValue
            #endif
        }
    }
}

extension fd_set {
    /// A descriptor set that contains only standard input. `FD_SET` is a macro, which Swift cannot
    /// use.
    package static var standardInput: fd_set {
        var set = fd_set()
        #if canImport(Glibc)
            set.__fds_bits.0 = 1 << STDIN_FILENO
        #else
            set.fds_bits.0 = 1 << STDIN_FILENO
        #endif
        return set
    }
}
