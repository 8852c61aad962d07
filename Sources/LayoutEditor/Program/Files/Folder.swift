import CommandLanguage
import LayoutSession
import LayoutStore
import Platform

/// Folders: what is in one, for completion, and one of our own.
enum Folder {
    /// Folders end in `/`; hidden names are left out. Empty where nothing can be read.
    @Sendable static func names(in path: String) -> [String] {
        all(in: path).filter { !$0.hasPrefix(".") }.sorted()
    }

    /// Hidden ones too, but not `.` and `..`; in the file system's order.
    static func all(in path: String) -> [String] {
        FileProbe.names(in: path).map { name in
            FileStatus(ofName: path + "/" + name)?.isFolder == true ? name + "/" : name
        }
    }

    /// The regular files below a folder, by their paths from there (`FolderTree`).
    @Sendable static func files(below path: String) throws(CommandError) -> [String] {
        do {
            return try FolderTree(path).files
        } catch {
            throw CommandError(ErrorCode.badData, error.description)
        }
    }

    /// A new folder for its owner only, where temporary files are kept.
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
