import CommandLanguage
import LayoutProject
import LayoutSession
import LayoutStore
import Platform

/// A file to check.
struct CheckInput: Sendable {
    /// The path as the user gave it, or as it was found in a folder that the user gave.
    let path: String
    /// Whether the path of this file is itself an argument of the command. False if the path comes
    /// from a list, or if the file was found in a folder. If true, an error in reading the file
    /// determines the exit status. If false, a file for another platform than iOS is skipped.
    let isNamed: Bool
    /// The reason why a file that was found in a folder is not read, as the rest of a sentence that
    /// begins with the file's path. Nil if the file is read.
    var refusal: String?

    /// Whether this is an Interface Builder file; all other files are layout files.
    var isInterfaceBuilderFile: Bool { Self.isInterfaceBuilderFile(path) }

    static func isInterfaceBuilderFile(_ path: String) -> Bool {
        path.hasSuffix(".storyboard") || path.hasSuffix(".xib")
    }

    /// Returns whether `name` is the name of a layout file that `edit` makes for a storyboard or
    /// xib in the same folder, such as `Main.storyboard.layout`. Such a layout file has the same
    /// findings as the storyboard or xib, so it is not checked.
    fileprivate static func isWorkingCopy(_ name: String, beside names: Set<String>) -> Bool {
        guard name.hasSuffix(".layout") else { return false }
        let original = String(name.dropLast(".layout".count))
        return isInterfaceBuilderFile(original) && names.contains(original)
    }

    fileprivate static func isChecked(_ path: String) -> Bool {
        isInterfaceBuilderFile(path) || path.hasSuffix(".layout")
    }
}

/// Functions that find the files to check, given the paths of files and folders.
enum CheckInputs {
    /// Returns the files to check in the order of `paths`. The files in a folder are sorted by
    /// path.
    ///
    /// - Parameters:
    ///   - isList: whether the paths come from a list that a program wrote, such as `git ls-files`.
    ///     If true, a file that does not exist is part of the result, and reading it will report
    ///     the error. If false, this function throws for such a file.
    ///   - documents: returns the documents of the Xcode project or workspace at a path
    static func of(
        _ paths: [String], isList: Bool = false, in surroundings: SessionEnvironment,
        ofProject documents: (String) -> [String]
    ) throws(CommandError) -> [CheckInput] {
        var seen: Set<String> = []
        var inputs: [CheckInput] = []
        for path in paths {
            let status = FileStatus(at: path)
            if status == nil, !isList {
                throw CommandError(
                    .noInput, "\(path): " + systemReason(), hint: FileSuggestion.hint(for: path))
            }
            let found =
                status?.isFolder == true
                ? try isProject(path)
                    ? documents(path).map { CheckInput(path: $0, isNamed: false) }
                    : files(in: path, surroundings)
                : [CheckInput(path: path, isNamed: !isList)]
            inputs += found.filter { seen.insert($0.path).inserted }
        }
        return inputs
    }

    /// Returns whether a folder is an Xcode project or workspace.
    static func isProject(_ path: String) -> Bool {
        let name = path.hasSuffix("/") ? path.dropLast() : path[...]
        return name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace")
    }

    /// Returns the paths in a list that another program wrote. If the list contains a byte 0, each
    /// path ends with such a byte, as in the output of `git ls-files -z` and `find -print0`.
    /// Otherwise each path is a line.
    static func paths(inList bytes: [UInt8]) -> [String] {
        if bytes.contains(0) { return bytes.split(separator: 0).map { String(fileName: $0) } }
        return bytes.split(separator: UInt8(ascii: "\n")).compactMap { line in
            let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
            return line.isEmpty ? nil : String(fileName: line)
        }
    }

    /// Returns the files below `folder` that can be checked, sorted. Also returns the folders that
    /// cannot be opened, so that the attempt to read them reports the reason. In a Git repository,
    /// skips nested repositories and files that Git ignores. Elsewhere, skips hidden files and
    /// folders. Follows a link to a folder if `WorkTree.follows` allows it.
    private static func files(
        in folder: String, _ surroundings: SessionEnvironment
    ) throws(CommandError) -> [CheckInput] {
        let rules = try IgnoreRules(in: folder)
        if rules?.isFolderIgnored == true { return [] }
        var search = FolderSearch(folder)
        var pending = [FolderSearch.Folder(place: "", rules: rules, isLinked: false)]
        while let next = pending.popLast() {
            try surroundings.checkInterruption()
            pending += try search.search(next)
        }
        return search.inputs
    }

    /// Returns whether a name in a folder means that the folder is a Git repository. `.git` is a
    /// folder, or a file in a linked work tree.
    fileprivate static func isGitFolder(_ name: String) -> Bool { name == ".git" }
}

/// A search for the files to check in a folder and its subfolders.
private struct FolderSearch {
    /// A folder to search.
    struct Folder {
        /// The path relative to the folder in which the search began, with a `/` at its end. Empty
        /// for the folder in which the search began.
        let place: String
        /// The ignore rules that apply in the folder; nil outside a repository.
        var rules: IgnoreRules?
        /// Whether the folder, or a folder above it in the search, was reached through a symbolic
        /// link.
        let isLinked: Bool
    }

    private let root: String
    private let tree: WorkTree
    /// The files found so far. `isLinked` is true if a file's path leads through a symbolic link.
    private var found: [(input: CheckInput, isLinked: Bool)] = []

    init(_ root: String) {
        self.root = root
        tree = WorkTree(around: root)
    }

    /// The files found, sorted by path. If several paths lead to one file, only the path without
    /// links is returned or, if all have links, the first.
    var inputs: [CheckInput] {
        let sorted = found.sorted { $0.input.path < $1.input.path }
        guard sorted.contains(where: \.isLinked) else { return sorted.map(\.input) }
        var seen = Set(sorted.filter { !$0.isLinked }.map { FileProbe.resolved($0.input.path) })
        return sorted.filter { input, isLinked in
            !isLinked || input.refusal != nil
                || seen.insert(FileProbe.resolved(input.path)).inserted
        }.map(\.input)
    }

    /// Adds the files of a folder to those found, and returns its subfolders.
    mutating func search(_ folder: Folder) throws(CommandError) -> [Folder] {
        guard let names = FileProbe.names(in: root + "/" + folder.place) else {
            if folder.place.isEmpty {
                throw CommandError(.noInput, "\(root): \(systemReason())")
            }
            add(folder.place, isLinked: folder.isLinked)
            return []
        }
        let isRepository = folder.rules != nil && names.contains(where: CheckInputs.isGitFolder)
        if isRepository, !folder.place.isEmpty { return [] }
        var inner: [Folder] = []
        let all = Set(names)
        for name in names where !CheckInputs.isGitFolder(name) {
            if CheckInput.isWorkingCopy(name, beside: all) { continue }
            if let subfolder = try add(name, in: folder) { inner.append(subfolder) }
        }
        return inner
    }

    /// Adds an entry of a folder to the found files if it is a file to check. If the entry is a
    /// folder to search, returns it instead. Otherwise returns nil.
    private mutating func add(_ name: String, in folder: Folder) throws(CommandError) -> Folder? {
        let place = root + "/" + folder.place + name
        let status = FileStatus(ofName: place)
        let isLink = status?.isLink == true
        let isFolder =
            status?.isFolder == true || isLink && !folder.isLinked && tree.follows(place)
        guard isFolder || CheckInput.isChecked(name),
            !(folder.rules?.ignores(name, isFolder: isFolder) ?? name.hasPrefix("."))
        else { return nil }
        let isLinked = folder.isLinked || isLink
        if isFolder {
            var rules = folder.rules
            try rules?.enter(name)
            return Folder(place: folder.place + name + "/", rules: rules, isLinked: isLinked)
        }
        let refusal = refusal(of: place, isLink: isLink)
        add(folder.place + name, refusal: refusal?.sentence, isLinked: isLinked)
        return nil
    }

    private mutating func add(_ place: String, refusal: String? = nil, isLinked: Bool) {
        let head = root == "." ? "" : root.hasSuffix("/") ? root : root + "/"
        let input = CheckInput(path: head + place, isNamed: false, refusal: refusal)
        found.append((input, isLinked))
    }

    /// Returns the reason why a file is not read; nil if it is read.
    private func refusal(of place: String, isLink: Bool) -> FileRefusal? {
        if isLink, !tree.contains(place) { return .outside }
        guard let status = FileStatus(at: place) else { return .missing }
        return status.isRegular ? nil : .irregular
    }
}
