internal import Platform

/// SQLite's locks on a database file (sqlite.org/lockingv3.html), for reading the file without
/// SQLite.
///
/// Closing any descriptor of the file in this process releases the locks. The process must
/// therefore have no connection to the file.
enum FileLock {
    /// The first byte of SQLite's lock range. Databases have no content in that range.
    static let firstByte = 0x4000_0000
    private static let reserved = firstByte + 1
    private static let shared = firstByte + 2
    private static let sharedSize = 510

    /// Takes the SHARED lock, which keeps other processes from changing the file. Returns false if
    /// another process is writing the file.
    static func lockShared(_ descriptor: Int32) -> Bool {
        // A new reader must first lock the first byte. This fails while a writer that waits for
        // readers has the PENDING lock on it.
        guard set(F_RDLCK, on: descriptor, firstByte, 1) else { return false }
        defer { _ = set(F_UNLCK, on: descriptor, firstByte, 1) }
        return set(F_RDLCK, on: descriptor, shared, sharedSize)
    }

    /// Returns whether another process has the RESERVED lock, because it is about to write. If so,
    /// the journal belongs to that process, and the file is not changed yet.
    static func isReserved(_ descriptor: Int32) -> Bool {
        var lock = flock(F_WRLCK, from: reserved, count: 1)
        return unsafe fcntl(descriptor, F_GETLK, &lock) == 0 && Int32(lock.l_type) != F_UNLCK
    }

    /// Sets or removes a lock on a range of bytes. Returns false if another process has a
    /// conflicting lock. Returns true if the file system does not support locks, since then no
    /// process can have one.
    private static func set(
        _ type: Int32, on descriptor: Int32, _ start: Int, _ count: Int
    ) -> Bool {
        var lock = flock(type, from: start, count: count)
        return unsafe fcntl(descriptor, F_SETLK, &lock) == 0 || ![EAGAIN, EACCES].contains(errno)
    }
}
