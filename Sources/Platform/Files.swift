extension stat {
    /// The time of the last change of the file's content, in the precision of the file system.
    package var modificationTime: timespec {
        #if canImport(Darwin)
            st_mtimespec
        #else
            st_mtim
        #endif
    }
}

extension flock {
    /// Creates a lock for `fcntl` of the given type (`F_RDLCK`, `F_WRLCK`, `F_UNLCK`) on `count`
    /// bytes from `start`. The initializer is needed because the structure's fields have different
    /// orders on different systems.
    package init(_ type: Int32, from start: Int, count: Int) {
        precondition(start >= 0 && count >= 0, "bytes from \(start) on cannot be locked")
        self.init()
        (l_type, l_whence) = (Int16(type), Int16(SEEK_SET))
        (l_start, l_len) = (off_t(start), off_t(count))
    }
}

/// Waits until all bytes written to the descriptor are on the disk. Returns false and sets `errno`
/// if this fails.
package func syncToDisk(_ descriptor: Int32) -> Bool {
    #if canImport(Darwin)
        // Not every file system on macOS supports `F_FULLFSYNC`.
        if syncStopsAtDrive, fcntl(descriptor, F_FULLFSYNC) == 0 { return true }
    #endif
    return fsync(descriptor) == 0
}

/// Whether `fsync` may leave bytes in the drive's own cache, where a power cut loses them.
package var syncStopsAtDrive: Bool {
    #if canImport(Darwin)
        true
    #else
        false
    #endif
}
