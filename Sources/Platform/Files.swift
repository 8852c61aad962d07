extension stat {
    /// When the content was last changed, as fine as the file system tells.
    package var modificationTime: timespec {
        #if canImport(Darwin)
            st_mtimespec
        #else
            st_mtim
        #endif
    }
}

extension flock {
    /// A lock for `fcntl`: `type` (`F_RDLCK`, `F_WRLCK`, `F_UNLCK`) on bytes from `start`. Systems put its
    /// fields into different orders.
    package init(_ type: Int32, from start: Int, count: Int) {
        self.init()
        (l_type, l_whence) = (Int16(type), Int16(SEEK_SET))
        (l_start, l_len) = (off_t(start), off_t(count))
    }
}

/// Waits until what was written is on the disk; false, with `errno`, when that cannot be had.
package func syncToDisk(_ descriptor: Int32) -> Bool {
    #if canImport(Darwin)
        // Not every file system there knows the command.
        if syncStopsAtDrive, fcntl(descriptor, F_FULLFSYNC) == 0 { return true }
    #endif
    return fsync(descriptor) == 0
}

/// Whether `fsync` leaves bytes in the drive's own cache, where a power cut takes them.
package var syncStopsAtDrive: Bool {
    #if canImport(Darwin)
        true
    #else
        false
    #endif
}
