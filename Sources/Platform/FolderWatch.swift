/// A watch for changes of files in a folder, and of all files in further folders. On Linux it uses
/// inotify. On other systems each call of `drainNotices` compares the status of the files with
/// their status at the last call, and further folders are not watched.
package final class FolderWatch {
    private let names: [[UInt8]]
    private let journals: [[UInt8]]
    #if os(Linux)
        private let notices: Int32
        /// The kernel's number of the folder.
        private let own: Int32
        /// The kernel's numbers of the further folders.
        private var others: Set<Int32> = []
        /// Whether the folder itself is also one of the further folders.
        private var watchesOwn = false
        /// `IN_MODIFY` is left out, so that a file is not reported while it is still being written.
        private static let events = UInt32(
            IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE)
        /// The maximum number of further folders. Each takes memory of the kernel.
        private static let mostFolders = 4_096
    #else
        private let paths: [[CChar]]
        private var last: [Trace?] = []
    #endif

    /// - Parameters:
    ///   - folder: the path of the folder, ending with a 0, as system calls require
    ///   - files: the names of the watched files; the removal of a file's SQLite journal also
    ///     counts as a change, because it ends a transaction
    /// - Returns: nil, and sets `errno`, if the folder cannot be watched
    package init?(folder: [CChar], files: [[UInt8]]) {
        precondition(folder.last == 0, "the path of a folder does not end with a 0")
        names = files
        journals = files.map { $0 + Array("-journal".utf8) }
        #if os(Linux)
            let notices = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
            if notices < 0 { return nil }
            let own = inotify_add_watch(notices, folder, Self.events)
            if own < 0 {
                let reason = errno
                close(notices)
                errno = reason
                return nil
            }
            (self.notices, self.own) = (notices, own)
        #else
            paths = (names + journals).map {
                folder.dropLast() + [47] + $0.map { CChar(bitPattern: $0) } + [0]
            }
            last = paths.map(Trace.init)
        #endif
    }

    deinit {
        #if os(Linux)
            close(notices)
        #endif
    }

    /// Watches all files in these folders, which replace those of the previous call. Folders that
    /// cannot be watched are left out, such as those beyond the kernel's limit.
    package func watch(all folders: [[CChar]]) {
        #if os(Linux)
            let numbers = folders.prefix(Self.mostFolders).map { folder in
                precondition(folder.last == 0, "the path of a folder does not end with a 0")
                return inotify_add_watch(notices, folder, Self.events)
            }
            let watched = Set(numbers.filter { $0 >= 0 && $0 != own })
            for number in others.subtracting(watched) { inotify_rm_watch(notices, number) }
            others = watched
            watchesOwn = numbers.contains(own)
        #endif
    }

    /// A descriptor that becomes readable when there are notifications; nil if the caller has to
    /// call `drainNotices` regularly instead.
    package var descriptor: Int32? {
        #if os(Linux)
            notices
        #else
            nil
        #endif
    }

    /// Reads all notifications that have arrived. Returns true if, since the last call, a watched
    /// file has changed, or the removal of a watched file's journal has ended a transaction of
    /// SQLite.
    package func drainNotices() -> Bool {
        #if os(Linux)
            var found = false
            var buffer = [UInt8](repeating: 0, count: 1 << 14)
            while true {
                let count = read(notices, &buffer, buffer.count)
                if count <= 0 { return found }
                if concerns(buffer[..<count]) { found = true }
            }
        #else
            let now = paths.map(Trace.init)
            defer { last = now }
            return now != last
        #endif
    }

    #if os(Linux)
        /// Returns whether `bytes` contain an inotify event that is a change of a watched file. An
        /// event (`struct inotify_event`) has 16 bytes; the last four are the length of the name,
        /// which follows them. The creation of a journal is not a change, because it only begins a
        /// transaction. Its removal is a change.
        private func concerns(_ bytes: ArraySlice<UInt8>) -> Bool {
            var rest = bytes
            while rest.count >= 16 {
                let (mask, length) = (rest.number(at: 4), Int(rest.number(at: 12)))
                let folder = Int32(bitPattern: rest.number(at: 0))
                let name = rest.dropFirst(16).prefix(length).prefix { $0 != 0 }
                // The system has dropped events, so a watched file may have changed.
                if mask & UInt32(IN_Q_OVERFLOW) != 0 { return true }
                if names.contains(where: name.elementsEqual) { return true }
                if journals.contains(where: name.elementsEqual) {
                    if mask & UInt32(IN_DELETE) != 0 { return true }
                } else if folder == own ? watchesOwn : others.contains(folder) {
                    return true
                }
                rest = rest.dropFirst(16 + length)
            }
            return false
        }
    #endif
}

#if os(Linux)
    extension ArraySlice<UInt8> {
        /// Returns the four bytes at `offset` as a number, in the machine's byte order.
        fileprivate func number(at offset: Int) -> UInt32 {
            precondition(
                offset >= 0 && offset + 4 <= count, "a notification is cut at byte \(offset)")
            return dropFirst(offset).withUnsafeBytes { $0.loadUnaligned(as: UInt32.self) }
        }
    }
#else
    /// The properties of a file that change when it is written.
    private struct Trace: Equatable {
        let inode: UInt64
        let size: Int
        let seconds: Int
        let nanoseconds: Int

        init?(_ path: [CChar]) {
            var status = stat()
            if stat(path, &status) != 0 { return nil }
            (inode, size) = (UInt64(status.st_ino), Int(status.st_size))
            seconds = Int(status.modificationTime.tv_sec)
            nanoseconds = Int(status.modificationTime.tv_nsec)
        }
    }
#endif
