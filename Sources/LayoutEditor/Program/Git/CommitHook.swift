import CommandLanguage
import LayoutFormats
import LayoutSession
import LayoutStore
import Platform

/// The pre-commit hook of a Git repository. It rejects a commit that contains files with open merge
/// conflicts.
struct CommitHook {
    let path: String

    /// Returns nil if the current folder is in no repository, or if core.hooksPath is set, because
    /// the hooks in that folder belong to the user.
    init?() throws(CommandError) {
        guard try GitProgram.ask("config", "core.hooksPath") == nil,
            let folder = try GitProgram.ask("rev-parse", "--git-path", "hooks")
        else { return nil }
        path = folder + "/pre-commit"
    }

    private static let head = "#!/bin/sh\n# layoutedit: "

    private static var text: String {
        get throws(CommandError) {
            let program = try GitSettings.ownProgram
            return head
                + """
                refuses commits of files with open conflicts (layoutedit git install --hook).
                if command -v \(program) > /dev/null; then exec \(program) git staged; fi
                echo 'layoutedit was not found; open conflicts were not checked' >&2

                """
        }
    }

    private var content: [UInt8]? { try? DataFile.readPresent(path) }

    /// Whether there is a hook at `path` and this program wrote it.
    var isOwn: Bool { !FileProbe.isLink(path) && content?.starts(with: Self.head.utf8) == true }

    var isCurrent: Bool {
        get throws(CommandError) { content == Array(try Self.text.utf8) }
    }

    /// Throws if the repository has a hook that this program did not write.
    func checkIsFree() throws(CommandError) {
        guard FileProbe.isThere(path), !isOwn else { return }
        throw CommandError(
            .cannotCreate, "\(path) is a hook that layoutedit did not write",
            hint: "add this line to it: layoutedit git staged || exit 1")
    }

    func install() throws(CommandError) {
        try checkIsFree()
        mkdir(path.folderOfPath.fileName, 0o755)
        try DataFile.write(
            Array(try Self.text.utf8), to: Destination(path: path, replacing: .anything))
        chmod(path.fileName, 0o755)
    }

    /// Removes the repository's hook if this program wrote it.
    func remove() {
        if isOwn { unlink(path.fileName) }
    }
}

/// The files in Git's index, whose contents the next commit will record.
enum StagedFiles {
    struct Conflicted {
        let path: String
        let count: Int
        /// Whether the conflicts are lines with Git's markers (`<<<<<<<`), which only Git's merge
        /// tool can resolve.
        let hasMarkers: Bool
    }

    /// Returns the storyboards and xibs in the index that have open conflicts. It reads the staged
    /// contents, because a file in the work tree may have changed since.
    static func openConflicts() throws(CommandError) -> [Conflicted] {
        var found: [Conflicted] = []
        for path in try changed() where CheckInput.isInterfaceBuilderFile(path) {
            let staged = try GitProgram.run(["cat-file", "blob", ":0:" + path])
            let count = staged.status == 0 ? OpenConflicts.count(in: staged.bytes) : 0
            if count == 0 { continue }
            found.append(
                Conflicted(
                    path: path, count: count,
                    hasMarkers: GitMarkers.firstLine(in: staged.bytes) != nil))
        }
        return found
    }

    /// Returns the paths in the index whose contents differ from the last commit; before the first
    /// commit, all paths in the index.
    private static func changed() throws(CommandError) -> [String] {
        let hasCommit = try GitProgram.ask("rev-parse", "--quiet", "--verify", "HEAD") != nil
        let question =
            hasCommit
            ? ["diff-index", "--cached", "--name-only", "-z", "--no-renames", "HEAD"]
            : ["ls-files", "-z", "--cached", "--full-name", ":/"]
        let answer = try GitProgram.run(question)
        guard answer.status == 0 else {
            throw CommandError(.noInput, "this folder is not in a Git repository")
        }
        return answer.bytes.split(separator: 0).map { String(fileName: $0) }
    }
}
