import CommandLanguage
import LayoutFormats
import LayoutProject
import LayoutStore
import Platform
import Synchronization

/// The files around a path. In a Git repository, these are the files of the work tree. Elsewhere,
/// they are the files below a folder some levels above the path (`reach`).
final class WorkTree: ProjectFiles {
    /// The path of the top folder, without links and without a `/` at its end.
    let top: String
    /// The rules for the files that Git ignores, for each folder visited so far; empty outside a
    /// repository.
    private let rules: Mutex<[String: IgnoreRules]>
    let isRepository: Bool
    /// The files and folders that were read from the tree so far.
    private let traces = FileTraces()
    private let hashes = Mutex<[String: String]>([:])
    /// The names in each folder that was listed so far.
    private let listings = Mutex<[String: [String]]>([:])

    /// A folder, as a path relative to `top`. Links that lead out of it are not followed. In a
    /// repository, it is `top` itself. Elsewhere, it is the folder of the nearest Xcode project or,
    /// without a project, the given folder.
    private let home: String

    /// Outside a repository, the number of levels from the given folder up to the top folder.
    private static let reach = 8

    /// - Parameter place: an existing file or folder
    init(around place: String) {
        let folder = Self.folder(at: place)
        let repository = IgnoreRules.repository(around: folder)
        isRepository = repository != nil
        top = repository ?? Self.folder(folder, up: Self.reach)
        let home = isRepository ? top : Self.projectFolder(around: folder, in: top) ?? folder
        self.home = String(home.dropFirst(top.count + 1))
        var rules: [String: IgnoreRules] = [:]
        if isRepository {
            Self.trace(rulesIn: top, traces)
            if let ofTop = try? IgnoreRules(in: top) { rules[""] = ofTop }
        }
        self.rules = Mutex(rules)
    }

    /// Returns the path of an existing folder, or of the folder that contains an existing file,
    /// without links.
    static func folder(at place: String) -> String {
        let whole = FileProbe.resolved(place)
        let isFolder = FileStatus(at: whole)?.isFolder == true
        return isFolder ? whole : String(whole.folderOfPath.dropLast())
    }

    /// Returns the nearest folder from `folder` up to `top` that contains an Xcode project or
    /// workspace; nil if there is none.
    private static func projectFolder(around folder: String, in top: String) -> String? {
        var folder = folder
        while folder.count > top.count {
            let names = FileProbe.entries(in: folder).map(\.name)
            if names.contains(where: { $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace") })
            {
                return folder
            }
            folder = folder.enclosing
        }
        return nil
    }

    private static func folder(_ folder: String, up count: Int) -> String {
        var folder = folder
        for _ in 0..<count where !folder.isEmpty {
            folder = String(folder.folderOfPath.dropLast())
        }
        return folder
    }

    /// Converts a path on the disk to a path relative to `top`; nil if it is outside the tree.
    func path(of place: String) -> String? {
        let whole = FileProbe.resolved(place)
        if whole == top { return "" }
        return whole.hasPrefix(top + "/") ? String(whole.dropFirst(top.count + 1)) : nil
    }

    /// Converts a path on the disk to a path relative to `top` that keeps the links in it. Returns
    /// nil if that path would be outside the tree, or lead to another file.
    func linkedPath(of place: String) -> String? {
        let whole = place.hasPrefix("/") ? place : FileProbe.resolved(".") + "/" + place
        let root = String(top.dropFirst())
        guard let path = ProjectPath.join("", whole), ProjectPath.isInside(root, path) else {
            return nil
        }
        let inner = ProjectPath.relative(path, to: root)
        return self.path(of: self.place(inner)) == self.path(of: place) ? inner : nil
    }

    /// Returns whether a path on the disk leads to a file or folder of the tree, and no link in it
    /// leads out of `home`.
    func contains(_ place: String) -> Bool { resolved(place) != nil }

    /// Returns whether a link on the disk leads to a folder that a search follows: a folder of the
    /// tree that does not contain the link.
    func follows(_ link: String) -> Bool {
        guard FileStatus(at: link)?.isFolder == true, let target = resolved(link),
            let own = path(of: link.enclosing)
        else { return false }
        return !ProjectPath.isInside(target, own)
    }

    /// Returns the path of a file or folder of the tree with its links resolved; nil if a link leads
    /// out of `home`.
    private func resolved(_ place: String) -> String? {
        guard let target = path(of: place) else { return nil }
        let isLinked = self.place(target) != place
        return isLinked && !ProjectPath.isInside(home, target) ? nil : target
    }

    private func place(_ path: String) -> String { path.isEmpty ? top + "/" : top + "/" + path }

    /// The folders that were listed, and the folders that contain the other examined files. Only a
    /// change in one of them can make `hasChanged` true.
    var watchedFolders: [String] { traces.folders }

    // MARK: Conformance to `ProjectFiles`

    func names(in folder: String) -> [String] {
        if let known = listings.withLock({ $0[folder] }) { return known }
        let status = FileStatus(at: place(folder))
        let names = list(folder)
        listings.withLock { $0[folder] = names }
        if isTraced(folder) { traces.didList(place(folder), status, names) }
        return names
    }

    /// Returns whether changes at a path are recorded. Outside a repository, changes above `home`
    /// are not: those folders are not part of the project, and temporary files may come and go in
    /// them.
    private func isTraced(_ path: String) -> Bool { ProjectPath.isInside(home, path) }

    private static func trace(rulesIn place: String, _ traces: FileTraces) {
        let path = place + "/.gitignore"
        traces.didRead(path, FileStatus(at: path), try? DataFile.readPresent(path))
    }

    /// Returns whether a file or folder that was read has changed since.
    func hasChanged() -> Bool {
        traces.haveChanged { place in
            list(String(place.dropFirst(top.count + 1)))
        }
    }

    private func list(_ folder: String) -> [String] {
        let place = place(folder)
        guard let resolved = resolved(place), FileStatus(at: place)?.isFolder == true,
            !isIgnored(folder, isFolder: true)
        else { return [] }
        let rules = rules(in: folder)
        let isLinked = resolved != folder
        return FileProbe.entries(in: place).compactMap { name, kind -> String? in
            if name == ".git" { return nil }
            guard let isFolder = isFolder(place + "/" + name, kind, isLinked: isLinked),
                rules?.ignores(name, isFolder: isFolder) != true
            else { return nil }
            return isFolder ? name + "/" : name
        }.sorted()
    }

    /// Returns whether a directory entry is a folder or a link to one. Returns nil for a link to a
    /// folder that must not be followed. There are three reasons: the target is outside the tree;
    /// the target contains the link; or the entry itself was reached through a link.
    private func isFolder(
        _ place: String, _ kind: FileProbe.EntryKind, isLinked: Bool
    ) -> Bool? {
        switch kind {
        case .folder: return true
        case .other: return false
        case .link: break
        case .unknown:
            let status = FileStatus(ofName: place)
            if status?.isFolder == true { return true }
            if status?.isLink != true { return false }
        }
        guard FileStatus(at: place)?.isFolder == true else { return false }
        return !isLinked && follows(place) ? true : nil
    }

    func spelling(of path: String) -> String {
        if FileStatus(ofName: place(path)) != nil { return path }
        var spelling = ""
        for part in path.split(separator: "/") {
            let names = names(in: spelling).map { $0.hasSuffix("/") ? $0.dropLast() : $0[...] }
            // Swift's `==` ignores Unicode normalization, so this search also finds a name that the
            // disk spells with another normalization.
            guard
                let name = names.first(where: { $0 == part })
                    ?? names.first(where: { $0.lowercased() == part.lowercased() })
            else { return path }
            spelling += (spelling.isEmpty ? "" : "/") + name
        }
        return spelling
    }

    func withoutLinks(_ path: String) -> String { resolved(place(path)) ?? path }

    /// Returns the status of a file or folder; nil if it does not exist. If only a case-insensitive
    /// file system such as a Mac's would find `path`, changes it to the name on the disk.
    private func status(of path: inout String) -> FileStatus? {
        if let status = status(at: path) { return status }
        path = spelling(of: path)
        return status(at: path)
    }

    private func status(at path: String) -> FileStatus? {
        isTraced(path) ? traces.status(at: place(path)) : FileStatus(at: place(path))
    }

    func isThere(_ path: String) -> Bool {
        var path = path
        guard let status = status(of: &path) else { return FileProbe.isLink(place(path)) }
        return !isIgnored(path, isFolder: status.isFolder)
    }

    func read(_ path: String, atMost limit: Int) throws(FileRefusal) -> [UInt8] {
        var path = path
        let status = status(of: &path)
        let place = place(path)
        guard resolved(place) != nil else { throw .outside }
        guard let status else { throw .missing }
        if isIgnored(path, isFolder: false) { throw .ignored }
        if !status.isRegular { throw .irregular }
        if status.size > limit { throw .tooLarge(limit) }
        let bytes: [UInt8]
        do {
            bytes = try DataFile.read(place)
        } catch {
            if isTraced(path) { traces.didRead(place, status, nil) }
            throw .unreadable(error.message)
        }
        if isTraced(path) { traces.didRead(place, status, bytes) }
        if bytes.count < Self.longestPointer, bytes.starts(with: Self.pointerStart) {
            throw .unreadable("is a pointer of Git LFS; git lfs pull fetches the file")
        }
        return bytes
    }

    /// The start of a Git LFS pointer, a small file that replaces one stored elsewhere, and the
    /// size limit of a pointer in bytes (git-lfs, "Git LFS Specification").
    private static let pointerStart = "version https://git-lfs.github.com/spec/".utf8
    private static let longestPointer = 1_024

    /// Returns the hash of a file's bytes; nil if the file cannot be read. The result is cached.
    func hash(of path: String) -> String? {
        if let known = hashes.withLock({ $0[path] }) { return known }
        guard let bytes = try? read(path, atMost: DataFile.largest) else { return nil }
        let hash = LayoutFile.sourceHash(of: bytes)
        hashes.withLock { $0[path] = hash }
        return hash
    }

    /// Returns the texts of a document's localized copies, such as those in `de.lproj`, by
    /// language. Copies that cannot be read are left out.
    ///
    /// - Parameter copies: the paths of the copies by language
    func texts(of copies: [String: String]) -> [String: TranslatableTexts] {
        copies.compactMapValues { path in
            (try? read(path, atMost: DataFile.largest)).flatMap { try? SourceTexts($0) }?.texts
        }
    }

    // MARK: Files that Git ignores

    private func isIgnored(_ path: String, isFolder: Bool) -> Bool {
        guard isRepository, !path.isEmpty else { return false }
        let folder = ProjectPath.folder(of: path)
        guard let rules = rules(in: folder) else { return false }
        return rules.isFolderIgnored
            || rules.ignores(ProjectPath.name(of: path), isFolder: isFolder)
    }

    private func rules(in folder: String) -> IgnoreRules? {
        guard isRepository else { return nil }
        if let known = rules.withLock({ $0[folder] }) { return known }
        if folder.isEmpty { return nil }
        guard var rules = rules(in: ProjectPath.folder(of: folder)) else { return nil }
        Self.trace(rulesIn: place(folder), traces)
        do {
            try rules.enter(ProjectPath.name(of: folder))
        } catch {
            return rules
        }
        self.rules.withLock { $0[folder] = rules }
        return rules
    }
}

extension String {
    fileprivate var enclosing: String { String(folderOfPath.dropLast()) }
}
