internal import Platform

/// The list of files in a folder and its subfolders, for command-line options that take a folder.
/// Limits keep the cost of a hostile folder low.
///
/// Names that begin with a full stop are left out. A symbolic link counts as a file if its target
/// is a file in the folder. Links to folders, and links out of the folder, are not followed.
package struct FolderTree {
    /// The paths of regular files, relative to the folder and sorted.
    package private(set) var files: [String] = []
    /// The relative paths of pipes, sockets and devices.
    package private(set) var specials: [String] = []
    private let folder: String
    /// The absolute path of the folder with symbolic links resolved and a `/` at the end.
    private let root: String
    /// The number of names listed so far.
    private var count = 0

    private static let mostNames = 100_000
    private static let deepest = 16

    /// Lists the folder, except for subfolders more than `deepest` levels down. Throws `badData` if
    /// it contains more than `mostNames` names, and `noInput` if a folder cannot be opened.
    package init(_ folder: String) throws(LayoutFileError) {
        self.folder = folder
        let place = FileProbe.resolved(folder)
        root = place.hasSuffix("/") ? place : place + "/"
        try list("", depth: 0)
        files.sort()
    }

    private mutating func list(_ inner: String, depth: Int) throws(LayoutFileError) {
        guard depth < Self.deepest else { return }
        guard let names = FileProbe.names(in: root + inner) else {
            if FileStatus(at: root + inner)?.isFolder != true { return }
            throw LayoutFileError(
                kind: .noInput, path: root + inner,
                message: "the folder cannot be opened (\(systemReason()))")
        }
        for name in names where !name.hasPrefix(".") {
            count += 1
            if count > Self.mostNames {
                throw LayoutFileError(
                    kind: .badData, path: folder,
                    message: "the folder has more than \(Self.mostNames) files: name one inside it")
            }
            let path = inner + name
            guard let status = FileStatus(ofName: root + path) else { continue }
            if status.isFolder {
                try list(path + "/", depth: depth + 1)
            } else if status.isRegular || FileProbe.isFile(root + path, in: root) {
                files.append(path)
            } else if !status.isLink {
                specials.append(path)
            }
        }
    }
}

extension FileProbe {
    /// Returns the names in a folder, in the file system's order; nil if the folder cannot be opened.
    package static func names(in folder: String) -> [String]? {
        entriesIfReadable(in: folder)?.map(\.name)
    }

    /// Returns the names in a folder with their kinds; an empty array if the folder cannot be read.
    /// A kind is `unknown` if the file system does not report it with the name.
    package static func entries(in folder: String) -> [(name: String, kind: EntryKind)] {
        entriesIfReadable(in: folder) ?? []
    }

    private static func entriesIfReadable(
        in folder: String
    ) -> [(name: String, kind: EntryKind)]? {
        guard let listing = unsafe opendir(folder.fileName) else { return nil }
        defer { unsafe closedir(listing) }
        let nameOffset = MemoryLayout<dirent>.offset(of: \.d_name)!
        var names: [(String, EntryKind)] = []
        while let entry = unsafe readdir(listing) {
            // Only the bytes of the name are read. A copy of the whole field `d_name` would include
            // bytes after the name's 0, perhaps beyond the memory that contains the entry.
            let bytes = unsafe UnsafeRawPointer(entry) + nameOffset
            let name = unsafe String(fileName: bytes.assumingMemoryBound(to: CChar.self))
            if name != ".", name != ".." {
                names.append((name, EntryKind(type: unsafe entry.pointee.d_type)))
            }
        }
        return names
    }

    /// The kind of a directory entry.
    package enum EntryKind {
        case folder, link, other
        /// The file system does not report the kind.
        case unknown

        fileprivate init(type: UInt8) {
            switch Int(type) {
            case Int(DT_DIR): self = .folder
            case Int(DT_LNK): self = .link
            case Int(DT_UNKNOWN): self = .unknown
            default: self = .other
            }
        }
    }
}
