import CommandLanguage
import LayoutStore

/// A check of whether Git is set up to merge with this program. It reports what is missing, because
/// Git itself silently ignores a merge driver that is not configured.
enum GitExamination {
    struct Finding {
        let isGood: Bool
        let text: String
    }

    static func run() throws(CommandError) -> [Finding] {
        let version = try GitProgram.ask("--version")
        guard let version else { return [Finding(isGood: false, text: "git")] }
        let driver = try GitProgram.ask("config", "merge.layoutedit.driver")
        let program = driver.map(GitSettings.program) ?? "layoutedit"
        let bare = program.hasPrefix("'") ? String(program.dropFirst().dropLast()) : program
        var findings = [
            Finding(isGood: true, text: version), try lines(driver, program),
            Finding(isGood: try GitProgram.finds(bare), text: "the program \(bare)"),
        ]
        findings += try attributes()
        if let hook = try CommitHook(), hook.isOwn {
            findings.append(
                Finding(
                    isGood: try hook.isCurrent,
                    text: try hook.isCurrent
                        ? "a hook refuses commits of open conflicts"
                        : "the hook is outdated: layoutedit git install --hook"))
        }
        return findings
    }

    /// Returns findings about the attribute that assigns the merge driver: for two example names,
    /// and for the storyboards and xibs in the index that lack the attribute. Attributes of a
    /// folder, or a later line, may override it for these files.
    static func attributes() throws(CommandError) -> [Finding] {
        var findings: [Finding] = []
        for name in ["Main.storyboard", "Row.xib"] {
            let answer = try GitProgram.ask("check-attr", "merge", "--", name) ?? ""
            let isSet = answer.hasSuffix(": merge: layoutedit")
            findings.append(
                Finding(
                    isGood: isSet,
                    text: isSet
                        ? "files like \(name) are merged by layoutedit"
                        : "an attribute merge=layoutedit for files like \(name)"))
        }
        let answer = try GitProgram.run([
            "ls-files", "-z", "--cached", "--full-name", "--", ":/*.storyboard", ":/*.xib",
            ":(top,exclude,attr:merge=layoutedit)",
        ])
        let others = answer.status == 0 ? answer.bytes.split(separator: 0) : []
        if let first = others.first {
            let more = others.count == 1 ? "" : " and \(others.count - 1) more"
            findings.append(
                Finding(
                    isGood: false,
                    text: "an attribute merge=layoutedit for \(String(fileName: first))\(more)"))
        }
        return findings
    }

    private static func lines(
        _ driver: String?, _ program: String
    ) throws(CommandError) -> Finding {
        guard let driver else {
            return Finding(
                isGood: false, text: "a driver in Git's configuration: layoutedit git install")
        }
        let settings = GitSettings(isGlobal: false, marksLines: driver.contains(" --markers"))
        let isCurrent = try settings.areCurrent(for: program)
        return Finding(
            isGood: isCurrent,
            text: isCurrent
                ? "the driver is configured"
                : "the driver configuration is outdated: layoutedit git install (with --global if it was global)"
        )
    }
}
