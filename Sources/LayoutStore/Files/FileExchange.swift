internal import Platform

/// Puts a file into another one's place, if that still has the bytes that were read from it.
///
/// The two exchange their names in one step, and the bytes that were taken away are compared after it. So a
/// save in the last moment before the exchange is found, and put back.
struct FileExchange {
    private let name: [CChar]
    /// The file with the new bytes, in the same folder.
    private let temporary: [CChar]
    /// As errors name it.
    private let path: String
    /// Saves within one exchange, beyond which nothing is put back any more.
    private static let mostSaves = 100

    init(of name: [CChar], with temporary: [CChar], path: String) {
        (self.name, self.temporary, self.path) = (name, temporary, path)
    }

    /// Replaces the bytes that were seen by new ones, and removes the temporary file.
    ///
    /// Throws `changedElsewhere` if there is another file by now, which stays.
    func replace(_ seen: [UInt8], by new: [UInt8]) throws(LayoutFileError) {
        guard content(of: name) == seen else { throw refusal() }
        guard exchangeFiles(temporary, name) else {
            if errno == ENOENT { throw refusal() }
            return try rename()
        }
        if content(of: temporary) == seen {
            unsafe unlink(temporary)
            return
        }
        try putBack(new)
        throw refusal()
    }

    /// Replaces the file where two cannot be exchanged: a save since the bytes were compared, some
    /// microseconds ago, is lost there.
    private func rename() throws(LayoutFileError) {
        if unsafe Platform.rename(temporary, name) == 0 { return }
        let reason = systemReason()
        unsafe unlink(temporary)
        throw LayoutFileError(kind: .cannotCreate, path: path, message: reason)
    }

    /// Gives the name back to the save that was taken away. If there is a still later one by then, that one
    /// gets the name.
    ///
    /// - Parameter new: the bytes that the name has now, unless somebody saves
    private func putBack(_ new: [UInt8]) throws(LayoutFileError) {
        var placed: [UInt8]? = new
        for _ in 0..<Self.mostSaves {
            let save = content(of: temporary)
            guard exchangeFiles(temporary, name) else {
                // Somebody has removed what was there.
                if unsafe errno != ENOENT || link(temporary, name) != 0 { break }
                unsafe unlink(temporary)
                return
            }
            if content(of: temporary) == placed {
                unsafe unlink(temporary)
                return
            }
            placed = save
        }
        throw LayoutFileError(
            kind: .changedElsewhere, path: path,
            message: "another program saves it again and again; one of its saves is in "
                + String(fileName: temporary.dropLast().map { UInt8(bitPattern: $0) }))
    }

    /// Removes the temporary file.
    private func refusal() -> LayoutFileError {
        unsafe unlink(temporary)
        return .savedElsewhere(path)
    }

    /// Nil if it is no regular file, or cannot be read.
    private func content(of name: [CChar]) -> [UInt8]? {
        let descriptor = unsafe open(name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        if descriptor < 0 { return nil }
        defer { close(descriptor) }
        guard let status = FileStatus(of: descriptor), status.isRegular else { return nil }
        return readBytes(descriptor, status.size, at: 0)
    }
}

extension LayoutFileError {
    /// That a file is not what a command has read there any more.
    static func savedElsewhere(_ path: String) -> LayoutFileError {
        LayoutFileError(
            kind: .changedElsewhere, path: path,
            message: "another program has saved it meanwhile, and it was left alone")
    }
}
