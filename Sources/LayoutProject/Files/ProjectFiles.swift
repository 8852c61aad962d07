/// Access to those files of a work tree that a project may read.
///
/// Paths are relative to the top of the tree, with `/` between names and no `.` or `..`; the top
/// itself is the empty path. A link to a folder in the tree is followed, unless the path to the
/// link contains another link, or the folder contains the link. Files that Git ignores do not exist
/// here, and no path leads out of the tree.
package protocol ProjectFiles: Sendable {
    /// Returns the sorted names in a folder; a folder's name ends in `/`. Returns no names if the
    /// folder does not exist.
    func names(in folder: String) -> [String]

    /// Returns whether a file or folder exists at the path.
    func isThere(_ path: String) -> Bool

    /// Returns the path spelled as on the disk. The names of the file and its folders may differ
    /// from `path` in case and Unicode normalization, because a Mac's file system ignores these.
    /// Returns the path unchanged if there is no such file.
    func spelling(of path: String) -> String

    /// Returns the path of the same file or folder without symbolic links. Returns the path
    /// unchanged if it contains no link, or if it does not lead to a file or folder of the tree.
    func withoutLinks(_ path: String) -> String

    /// Reads a file.
    ///
    /// - Parameter limit: the largest size to read, in bytes
    func read(_ path: String, atMost limit: Int) throws(FileRefusal) -> [UInt8]
}

extension ProjectFiles {
    package func spelling(of path: String) -> String { path }
    package func withoutLinks(_ path: String) -> String { path }

    /// Returns whether a file that exists is not read because Git ignores it.
    func isIgnored(_ path: String) -> Bool {
        do {
            _ = try read(path, atMost: 0)
            return false
        } catch {
            return error == .ignored
        }
    }
}

/// The reasons why a file of a project is not read.
package enum FileRefusal: Error, Hashable, Sendable {
    /// The refusal of a folder, pipe, socket or device.
    package static let irregular = FileRefusal.unreadable("is no regular file")

    case missing
    /// Git ignores the file.
    case ignored
    /// The path, or a symbolic link on it, leads out of the work tree.
    case outside
    /// The file is larger than this number of bytes.
    case tooLarge(Int)
    /// The file is a pipe, a socket or a device, or the system refuses it.
    case unreadable(String)

    /// The reason as text that completes a sentence beginning with the file's path.
    package var sentence: String {
        switch self {
        case .missing: "there is no such file"
        case .ignored: "matches a rule of .gitignore and was not read"
        case .outside: "lies outside the repository and was not read"
        case .tooLarge(let limit): "is larger than \(limit >> 20) MiB and was not read"
        case .unreadable(let reason): reason
        }
    }
}
