import CommandLanguage
import LayoutSession
import LayoutStore
import Platform

/// A file to check.
struct CheckInput: Sendable {
    /// The path as the user gave it, or as it was found in a folder that the user gave.
    let path: String
    /// Whether the user gave the path of the file itself in the command, not in a list and not a
    /// folder that contains it. If true, an error in reading the file determines the exit status.
    /// If false, a file for another platform than iOS is skipped.
    let isNamed: Bool

    /// Whether this is an Interface Builder file; all other files are layout files.
    var isInterfaceBuilderFile: Bool { Self.isInterfaceBuilderFile(path) }

    static func isInterfaceBuilderFile(_ path: String) -> Bool {
        path.hasSuffix(".storyboard") || path.hasSuffix(".xib")
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
    /// - Parameter isList: whether the paths come from a list that a program wrote, such as `git
    ///   ls-files`. If true, a file that does not exist is part of the result, and reading it will
    ///   report the error. If false, it throws.
    static func of(
        _ paths: [String], isList: Bool = false, in surroundings: SessionEnvironment
    ) throws(CommandError) -> [CheckInput] {
        var seen: Set<String> = []
        var inputs: [CheckInput] = []
        for path in paths {
            let status = FileStatus(at: path)
            if status == nil, !isList {
                throw CommandError(
                    .noInput, "\(path): " + systemReason(), hint: NearFile.hint(for: path))
            }
            let found =
                status?.isFolder == true
                ? try files(in: path, surroundings).map { CheckInput(path: $0, isNamed: false) }
                : [CheckInput(path: path, isNamed: !isList)]
            inputs += found.filter { seen.insert($0.path).inserted }
        }
        return inputs
    }

    /// Returns the paths in a list that another program wrote. If the list contains a byte 0, each
    /// path ends with one, as in the output of `git ls-files -z` and `find -print0`. Otherwise each
    /// path is a line.
    static func paths(inList bytes: [UInt8]) -> [String] {
        if bytes.contains(0) { return bytes.split(separator: 0).map { String(fileName: $0) } }
        return bytes.split(separator: UInt8(ascii: "\n")).compactMap { line in
            let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
            return line.isEmpty ? nil : String(fileName: line)
        }
    }

    /// Returns the files below `folder` that can be checked, sorted, and the folders that cannot be
    /// opened, so that reading them reports why. In a Git repository, skips files that Git ignores
    /// and nested repositories. Elsewhere, skips hidden files and folders.
    private static func files(
        in folder: String, _ surroundings: SessionEnvironment
    ) throws(CommandError) -> [String] {
        let head = folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/"
        let rules = try IgnoreRules(in: folder)
        if rules?.isFolderIgnored == true { return [] }
        var found: [String] = []
        var pending = [(place: "", rules: rules)]
        while let (place, rules) = pending.popLast() {
            try surroundings.checkInterruption()
            guard let names = Folder.all(in: folder + "/" + place) else {
                if place.isEmpty {
                    throw CommandError(.noInput, "\(folder): \(systemReason())")
                }
                found.append(place)
                continue
            }
            if rules != nil, !place.isEmpty, names.contains(where: isGitFolder) { continue }
            for name in names where !isGitFolder(name) {
                let isFolder = name.hasSuffix("/")
                let plain = isFolder ? String(name.dropLast()) : name
                guard isFolder || CheckInput.isChecked(name),
                    !(rules?.ignores(plain, isFolder: isFolder) ?? name.hasPrefix("."))
                else { continue }
                if isFolder {
                    var inner = rules
                    try inner?.enter(plain)
                    pending.append((place + name, inner))
                } else {
                    found.append(place + name)
                }
            }
        }
        return withoutTwins(
            found.sorted().map { head + $0 }.filter { path in
                path.hasSuffix("/") || FileStatus(at: path)?.isRegular == true
            })
    }

    /// Returns the paths except links to other ones of them, so that no file is checked twice.
    private static func withoutTwins(_ paths: [String]) -> [String] {
        let links = Set(paths.filter(FileProbe.isLink))
        if links.isEmpty { return paths }
        var seen = Set(paths.filter { !links.contains($0) }.map(FileProbe.resolved))
        return paths.filter { path in
            !links.contains(path) || seen.insert(FileProbe.resolved(path)).inserted
        }
    }

    /// Returns whether a name in a folder means that the folder is a Git repository. `.git` is a
    /// folder, or a file in a linked work tree.
    private static func isGitFolder(_ name: String) -> Bool { name == ".git" || name == ".git/" }
}
