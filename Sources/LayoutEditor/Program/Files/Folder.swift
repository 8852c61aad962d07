import CommandLanguage
import LayoutSession
import LayoutStore
import Platform

/// Functions that list folders and create temporary ones.
enum Folder {
    /// Returns the sorted names in a folder, except hidden ones. A folder's name ends in `/`.
    /// Returns no names if the folder cannot be read.
    @Sendable static func names(in path: String) -> [String] {
        (all(in: path) ?? []).filter { !$0.hasPrefix(".") }.sorted()
    }

    /// Returns all names in a folder except `.` and `..`, in the file system's order; nil if the
    /// folder cannot be opened.
    static func all(in path: String) -> [String]? {
        FileProbe.names(in: path)?.map { name in
            FileStatus(ofName: path + "/" + name)?.isFolder == true ? name + "/" : name
        }
    }

    /// Returns the paths of the regular files below a folder, relative to the folder (see
    /// `FolderTree`).
    @Sendable static func files(below path: String) throws(CommandError) -> [String] {
        do {
            return try FolderTree(path).files
        } catch {
            throw CommandError(ErrorCode.badData, error.description)
        }
    }

    /// Creates a temporary folder that only the current user can access.
    @Sendable static func scratch() throws(CommandError) -> ScratchFolder {
        let place = Environment["TMPDIR"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "/tmp"
        var name = (place + "/layoutedit.XXXXXX").fileName
        guard let made = mkdtemp(&name) else {
            throw CommandError(.cannotCreate, "\(place): " + systemReason())
        }
        let path = String(fileName: made)
        return ScratchFolder(path: path) {
            for file in all(in: path) ?? [] { unlink((path + "/" + file).fileName) }
            rmdir(path.fileName)
        }
    }
}
