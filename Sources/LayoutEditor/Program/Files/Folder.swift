import CommandLanguage
import LayoutSession
import LayoutStore
import Platform

/// Functions that list folders and create temporary ones.
enum Folder {
    /// Returns the sorted names in a folder without hidden ones. Folder names end in `/`. Empty if
    /// the folder cannot be read.
    @Sendable static func names(in path: String) -> [String] {
        all(in: path).filter { !$0.hasPrefix(".") }.sorted()
    }

    /// Returns all names except `.` and `..`, in the file system's order.
    static func all(in path: String) -> [String] {
        FileProbe.names(in: path).map { name in
            FileStatus(ofName: path + "/" + name)?.isFolder == true ? name + "/" : name
        }
    }

    /// Returns the regular files below a folder as relative paths (`FolderTree`).
    @Sendable static func files(below path: String) throws(CommandError) -> [String] {
        do {
            return try FolderTree(path).files
        } catch {
            throw CommandError(ErrorCode.badData, error.description)
        }
    }

    /// Creates a temporary folder that only its owner can access.
    @Sendable static func scratch() throws(CommandError) -> ScratchFolder {
        let place = Environment["TMPDIR"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "/tmp"
        var name = (place + "/layoutedit.XXXXXX").fileName
        guard let made = mkdtemp(&name) else {
            throw CommandError(.cannotCreate, "\(place): " + systemReason())
        }
        let path = String(fileName: made)
        return ScratchFolder(path: path) {
            for file in all(in: path) { unlink((path + "/" + file).fileName) }
            rmdir(path.fileName)
        }
    }
}
