internal import Platform

/// Replaces a file by a temporary file, but only if the file still has the bytes that the command
/// read from it before.
///
/// The new and the old file exchange their names in one step, and the replaced bytes are compared
/// afterwards. So a save by another program just before the exchange is detected and undone.
struct FileExchange {
    private let name: [CChar]
    /// The name of the temporary file with the new bytes, in the folder of the file that is
    /// replaced.
    private let temporary: [CChar]
    /// The path of the replaced file, for errors.
    private let path: String
    /// The number of exchanges after which `putBack` gives up. It needs many exchanges only if
    /// another program saves the file again and again.
    private static let mostSaves = 100

    init(of name: [CChar], with temporary: [CChar], path: String) {
        (self.name, self.temporary, self.path) = (name, temporary, path)
    }

    /// Replaces the file with the temporary file, if the file still has the bytes `seen`. Throws
    /// `changedElsewhere` and leaves the file unchanged if its bytes differ. Removes the temporary
    /// file, unless `putBack` gives up and leaves another program's save in it.
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

    /// Renames the temporary file to the name of the file, on file systems that cannot exchange two
    /// files. If another program has saved the file in the microseconds since the comparison, its
    /// save is lost.
    private func rename() throws(LayoutFileError) {
        if unsafe Platform.rename(temporary, name) == 0 { return }
        let reason = systemReason()
        unsafe unlink(temporary)
        throw LayoutFileError(kind: .cannotCreate, path: path, message: reason)
    }

    /// Restores the other program's save that the exchange has replaced. If that program has saved
    /// again meanwhile, its latest save stays.
    ///
    /// - Parameter new: the bytes that this program has put into the file
    private func putBack(_ new: [UInt8]) throws(LayoutFileError) {
        var placed: [UInt8]? = new
        for _ in 0..<Self.mostSaves {
            let save = content(of: temporary)
            guard exchangeFiles(temporary, name) else {
                // If another program has removed the file meanwhile, the temporary file with the
                // replaced bytes gets the file's name.
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

    /// Removes the temporary file, and returns the error for a file that another program has saved.
    private func refusal() -> LayoutFileError {
        unsafe unlink(temporary)
        return .savedElsewhere(path)
    }

    /// Returns the bytes of a file; nil if it is not a regular file or cannot be read.
    private func content(of name: [CChar]) -> [UInt8]? {
        let descriptor = unsafe open(name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        if descriptor < 0 { return nil }
        defer { close(descriptor) }
        guard let status = FileStatus(of: descriptor), status.isRegular else { return nil }
        return readBytes(descriptor, status.size, at: 0)
    }
}

extension LayoutFileError {
    /// Returns the error for a file that has changed since a command read it.
    static func savedElsewhere(_ path: String) -> LayoutFileError {
        LayoutFileError(
            kind: .changedElsewhere, path: path,
            message: "another program has saved it meanwhile, so it was not changed")
    }
}
