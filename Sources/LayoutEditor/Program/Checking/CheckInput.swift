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
    /// The files of some paths, in their order; those of a folder by their paths.
    static func of(_ paths: [String]) throws(CommandError) -> [CheckInput] {
        var seen: Set<String> = []
        var inputs: [CheckInput] = []
        for path in paths {
            guard let status = FileStatus(at: path) else {
                throw CommandError(.noInput, "\(path): " + systemReason())
            }
            let found =
                status.isFolder
                ? files(in: path).map { CheckInput(path: $0, isNamed: false) }
                : [CheckInput(path: path, isNamed: true)]
            inputs += found.filter { seen.insert($0.path).inserted }
        }
        return inputs
    }

    private static func files(in folder: String) -> [String] {
        let head = folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/"
        let names = tracked(in: folder) ?? walked(folder)
        return names.filter { CheckInput.isChecked($0) }.sorted().map { head + $0 }
            .filter { FileStatus(at: $0)?.isRegular == true }
    }

    /// What Git has or would have of a folder; nil where it has nothing to say.
    private static func tracked(in folder: String) -> [String]? {
        let question = ["-C", folder, "rev-parse", "--is-inside-work-tree"]
        guard let asked = git(question), asked.firstLine() == "true" else { return nil }
        let listing = [
            "-C", folder, "ls-files", "-z", "--cached", "--others", "--exclude-standard",
        ]
        guard let listed = git(listing) else { return nil }
        let names = listed.everything().split(separator: 0).map { String(fileName: $0) }
        var seen: Set<String> = []
        return names.filter { seen.insert($0).inserted }
    }

    private static func git(_ words: [String]) -> ChildProgram? {
        ChildProgram("git".fileName, words.map(\.fileName), isHeard: true, saysErrors: false)
    }

    /// Everything below a folder but what is hidden; links to folders are not followed.
    private static func walked(_ folder: String) -> [String] {
        var result: [String] = []
        var pending = [""]
        while let place = pending.popLast() {
            for name in Folder.all(in: folder + "/" + place) where !name.hasPrefix(".") {
                if name.hasSuffix("/") {
                    pending.append(place + name)
                } else {
                    result.append(place + name)
                }
            }
        }
        return result
    }
}
