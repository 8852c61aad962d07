import CommandLanguage
import LayoutStore
import Platform

/// The Git configuration for this program: its drivers, and the files they apply to
/// (docs/merging.md, "Git").
struct GitSettings {
    /// Whether the settings are for all of the user's repositories, not only this one.
    let isGlobal: Bool
    /// Whether a merge writes conflicts into the file as lines with Git's markers (`<<<<<<<`), as
    /// `git rerere` requires.
    var marksLines = false

    /// Returns the sections of Git's configuration that these settings consist of, with their keys
    /// and values.
    private func sections(
        program: String
    ) -> [(section: String, settings: [(key: String, value: String)])] {
        [
            (
                "merge.layoutedit",
                [
                    ("name", "storyboards, xibs and layout files, merged by layoutedit"),
                    ("driver", driver(program)),
                    // Git first merges several common ancestors into one base. If a side were taken
                    // there, the merge would regard its value as that of the base, and the other
                    // side would win without a conflict. With `binary` the base keeps the value of
                    // the ancestors' own base.
                    ("recursive", "binary"),
                ]
            ),
            ("diff.layoutedit", [("command", Self.difference(program))]),
            (
                "mergetool.layoutedit",
                [
                    ("cmd", tool(program)),
                    ("trustExitCode", "true"),
                ]
            ),
        ]
    }

    /// Returns the shell command that `git mergetool` runs. If the merge of a storyboard or xib
    /// leaves conflicts open, and the command runs on a terminal, it starts `resolve`. A layout
    /// file never has open conflicts, because the merge decides them and keeps the rejected side as
    /// a branch of the history.
    ///
    /// If the command fails, Git restores its backup of the file. So that the merge is not lost,
    /// the command copies the merged file over the backup first.
    private func tool(_ program: String) -> String {
        Self.path("m", "$MERGED")
            + "\(program) merge --path \"$MERGED\" --output \"$m\" \"$BASE\" \"$LOCAL\" \"$REMOTE\"; rc=$?; "
            + "case $m in *.layout) ;; *) if [ $rc -eq 1 ] && [ -t 0 ]; then "
            + "\(program) resolve \"$m\"; rc=$?; fi ;; esac; "
            + "if [ $rc -ne 0 ] && [ -n \"$BACKUP\" ]; then cp -- \"$m\" \"$BACKUP\"; fi; exit $rc"
    }

    /// Returns the shell command that Git runs as the merge driver. Exit status 0 means that the
    /// file is merged, and 1 that conflicts are left. For any other status, Git would keep our
    /// version without conflict marks and treat the merge as done, so the command runs Git's own
    /// text merge instead.
    ///
    /// The command tests first whether the program exists, because the error message of sh would
    /// contain the whole command line and the file name.
    private func driver(_ program: String) -> String {
        "rc=127; if command -v \(program) > /dev/null 2>&1; "
            + "then \(program) merge --path %P --output %A\(marksLines ? " --markers" : "") "
            + "--ours %X --theirs %Y %O %A %B; rc=$?; fi; "
            + "if [ $rc -gt 1 ]; then "
            + "{ printf 'layoutedit: merged as text: '; \(Self.printable("%P")); echo; } >&2; "
            + "git merge-file --marker-size=%L -L ours -L base -L theirs -- %A %O %B; rc=$?; "
            + "fi; exit $rc"
    }

    /// Returns the shell command that `git diff` runs. Git passes it the path, the old file with
    /// its hash and mode, and the new file. If this program cannot compare the files, because one
    /// is missing or is not a storyboard, xib or layout file, the command prints a line diff below
    /// Git's own heading.
    private static func difference(_ program: String) -> String {
        "f() { " + path("a", "$2") + path("b", "$5")
            + "\(program) diff --path \"$1\" --no-pager \"$a\" \"$b\" 2> /dev/null"
            + " || git --no-pager diff --no-index --no-ext-diff -- \"$a\" \"$b\"; true; }; f"
    }

    /// Returns shell code that assigns a path to a variable, with `./` before a relative path, so
    /// that no program takes it for an option.
    private static func path(_ variable: String, _ value: String) -> String {
        "\(variable)=\(value); case $\(variable) in /*) ;; *) \(variable)=./$\(variable) ;; esac; "
    }

    /// Returns shell code that prints a name, with `?` for each byte that is not printable ASCII. A
    /// `%` is written as `%%`, because Git expands `%` in the command of a merge driver.
    private static func printable(_ name: String) -> String {
        "printf '%%s' \(name) | LC_ALL=C tr -c ' -~' '?'"
    }

    /// The lines of a Git attributes file that make Git use this program.
    static let attributes = ["*.storyboard", "*.xib", "*.layout"].map {
        $0 + " merge=layoutedit diff=layoutedit"
    }

    private var scope: String { isGlobal ? "--global" : "--local" }

    // MARK: Reading and writing Git's configuration

    /// Returns the word that starts this program in a merge driver's command. Returns the whole
    /// command if it is not one that this program writes.
    static func program(of driver: String) -> String {
        guard let end = driver.firstRange(of: " merge ")?.lowerBound else { return driver }
        let start = driver[..<end].firstRange(of: "; then ")?.upperBound ?? driver.startIndex
        return String(driver[start..<end])
    }

    /// Returns whether Git's configuration contains exactly these settings, for the program at the
    /// given path.
    func areCurrent(for program: String) throws(CommandError) -> Bool {
        for (section, settings) in sections(program: program) {
            for (key, value) in settings
            where try GitProgram.ask("config", section + "." + key) != value {
                return false
            }
        }
        return true
    }

    func configure() throws(CommandError) {
        for (section, settings) in sections(program: try Self.ownProgram) {
            for (key, value) in settings {
                try git("config", scope, "--replace-all", section + "." + key, value)
            }
        }
    }

    func forget() throws(CommandError) {
        for (section, _) in sections(program: "") {
            // An error is ignored, because the section may not exist.
            _ = try GitProgram.run(["config", scope, "--remove-section", section])
        }
    }

    /// The word by which sh starts this program: its name if it is found in `PATH`, otherwise its
    /// path.
    static var ownProgram: String {
        get throws(CommandError) { try GitProgram.finds("layoutedit") ? "layoutedit" : ownPath }
    }

    /// The path of this program, quoted for sh.
    private static var ownPath: String {
        var path = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
        let count = readlink("/proc/self/exe", &path, path.count - 1)
        if count <= 0 { return "layoutedit" }
        return GitProgram.quoted(String(fileName: path.prefix(count).map(UInt8.init(bitPattern:))))
    }

    private func git(_ words: String...) throws(CommandError) {
        let answer = try GitProgram.run(words, includesStandardError: true)
        if answer.status == 0 { return }
        throw CommandError(
            answer.status == 127 ? .noInput : .usage,
            answer.status == 127 ? "git was not found" : "git: " + answer.text)
    }

    // MARK: The path of the attributes file

    /// Returns the path of the attributes file: the repository's `.gitattributes`, which all clones
    /// share, or the file of the user.
    func attributesPath() throws(CommandError) -> String {
        if isGlobal {
            if let path = try GitProgram.ask(
                "config", "--global", "--type=path", "core.attributesFile")
            {
                return path
            }
            guard let home = Environment["HOME"] else {
                throw CommandError(.noInput, "there is no home folder")
            }
            return (Environment["XDG_CONFIG_HOME"] ?? home + "/.config") + "/git/attributes"
        }
        guard let top = try GitProgram.ask("rev-parse", "--show-toplevel") else {
            throw CommandError(
                .noInput, "this folder is not in a Git repository",
                hint: "--global sets Git up for all of them")
        }
        // The folder must contain `.git`, because core.worktree may name any folder. The file must
        // not be a link, because a link may lead to any file.
        let path = top + "/.gitattributes"
        guard FileProbe.isThere(top + "/.git"), !FileProbe.isLink(path) else {
            throw CommandError(
                .cannotCreate, "\(path) is not this repository's own file",
                hint: "--global sets Git up for all repositories")
        }
        return path
    }
}
