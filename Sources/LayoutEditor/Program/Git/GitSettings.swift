import CommandLanguage
import LayoutStore
import Platform

/// What Git is told of this program: its drivers, and which files they are for (docs/merging.md, "Git").
struct GitSettings {
    /// Whether for all of a person's repositories, and not for this one.
    let isGlobal: Bool
    /// Whether conflicts stand in lines with markers, as `git rerere` wants them.
    var marksLines = false

    /// Each section of Git's configuration with its keys.
    private func sections(
        program: String
    ) -> [(section: String, settings: [(key: String, value: String)])] {
        [
            (
                "merge.layoutedit",
                [
                    ("name", "storyboards, xibs and layout files, merged by layoutedit"),
                    ("driver", driver(program)),
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

    /// On a terminal what is undecided is walked through at once. A layout file holds no marks: what was
    /// not taken is a branch of it.
    private func tool(_ program: String) -> String {
        program + " merge \"$BASE\" \"$LOCAL\" \"$REMOTE\" --output \"$MERGED\"; rc=$?; "
            + "case \"$MERGED\" in *.layout) ;; *) if [ $rc -eq 1 ] && [ -t 0 ]; then "
            + "\(program) resolve \"$MERGED\"; rc=$?; fi ;; esac; exit $rc"
    }

    /// Git takes any failure of a driver for a merge that is done and leaves ours, without a mark. So
    /// what is no verdict of ours (0 merged, 1 conflicts) goes to Git's own merge of texts.
    private func driver(_ program: String) -> String {
        program + " merge %O %A %B --output %A --path %P\(marksLines ? " --markers" : ""); rc=$?; "
            + "if [ $rc -gt 1 ]; then "
            + "echo layoutedit: merged as text: %P >&2; "
            + "git merge-file --marker-size=%L -L ours -L base -L theirs %A %O %B; rc=$?; "
            + "fi; exit $rc"
    }

    /// What is new, gone or no storyboard is shown as lines. Git calls it with the path, the old file,
    /// its hash and mode, and the new file.
    private static func difference(_ program: String) -> String {
        "f() { echo \"$1\"; \(program) diff \"$2\" \"$5\" --no-pager 2> /dev/null"
            + " || git diff --no-index --no-ext-diff \"$2\" \"$5\"; true; }; f"
    }

    /// Lines of a file of attributes.
    static let attributes = ["*.storyboard", "*.xib", "*.layout"].map {
        $0 + " merge=layoutedit diff=layoutedit"
    }

    private var scope: String { isGlobal ? "--global" : "--local" }

    // MARK: Configuration

    func configure() throws(CommandError) {
        let own = try GitProgram.finds("layoutedit") ? "layoutedit" : Self.ownPath
        for (section, settings) in sections(program: own) {
            for (key, value) in settings {
                try git("config", scope, section + "." + key, value)
            }
        }
    }

    func forget() throws(CommandError) {
        for (section, _) in sections(program: "") {
            // A section that is not there is gone already.
            _ = try GitProgram.run(["config", scope, "--remove-section", section])
        }
    }

    /// Where this program is, as sh takes it.
    private static var ownPath: String {
        var path = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
        let count = readlink("/proc/self/exe", &path, path.count - 1)
        if count <= 0 { return "layoutedit" }
        return GitProgram.quoted(String(fileName: path.prefix(count).map(UInt8.init(bitPattern:))))
    }

    private func git(_ words: String...) throws(CommandError) {
        let answer = try GitProgram.run(words)
        if answer.status == 0 { return }
        throw CommandError(
            answer.status == 127 ? .noInput : .usage,
            answer.status == 127 ? "there is no git here" : "git: " + answer.text)
    }

    // MARK: Attributes

    /// The file of attributes: the repository's own, which everybody gets, or the person's.
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
                .noInput, "this folder is in no repository of Git",
                hint: "--global sets Git up for all of them")
        }
        return top + "/.gitattributes"
    }
}
