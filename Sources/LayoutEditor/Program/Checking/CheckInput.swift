import CommandLanguage
import LayoutSession
import LayoutStore
import Platform

/// A file to be checked.
struct CheckInput: Sendable {
    /// As it was given, or found in what was given.
    let path: String
    /// Whether it was given itself: then it has to be what it looks like.
    let isNamed: Bool

    /// Whether Interface Builder wrote it; everything else is a layout file.
    var isInterfaceBuilders: Bool { Self.isInterfaceBuilders(path) }

    static func isInterfaceBuilders(_ path: String) -> Bool {
        path.hasSuffix(".storyboard") || path.hasSuffix(".xib")
    }

    fileprivate static func isChecked(_ path: String) -> Bool {
        isInterfaceBuilders(path) || path.hasSuffix(".layout")
    }
}

/// Finds what there is to check in files and folders.
enum CheckInputs {
    /// Returns the files of some paths, in their order; those of a folder by their paths.
    static func of(
        _ paths: [String], in surroundings: Surroundings
    ) throws(CommandError) -> [CheckInput] {
        var seen: Set<String> = []
        var inputs: [CheckInput] = []
        for path in paths {
            guard let status = FileStatus(at: path) else {
                throw CommandError(
                    .noInput, "\(path): " + systemReason(), hint: NearFile.hint(for: path))
            }
            let found =
                status.isFolder
                ? try files(in: path, surroundings).map { CheckInput(path: $0, isNamed: false) }
                : [CheckInput(path: path, isNamed: true)]
            inputs += found.filter { seen.insert($0.path).inserted }
        }
        return inputs
    }

    /// Returns the files below a folder that can be checked, sorted. In a Git repository it leaves out what
    /// Git ignores, and other repositories inside. Elsewhere it leaves out hidden files and folders.
    private static func files(
        in folder: String, _ surroundings: Surroundings
    ) throws(CommandError) -> [String] {
        let head = folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/"
        let rules = try IgnoreRules(in: folder)
        if rules?.isFolderIgnored == true { return [] }
        var found: [String] = []
        var pending = [(place: "", rules: rules)]
        while let (place, rules) = pending.popLast() {
            try surroundings.checkInterruption()
            let names = Folder.all(in: folder + "/" + place)
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
        return found.sorted().map { head + $0 }.filter { FileStatus(at: $0)?.isRegular == true }
    }

    /// Returns whether a folder's entry makes it a repository: a folder, or a file in a linked work tree.
    private static func isGitFolder(_ name: String) -> Bool { name == ".git" || name == ".git/" }
}
