import CommandLanguage

/// Whether Git would ask this program, and what is missing where it would not: a driver that is
/// configured nowhere is silently absent.
enum GitExamination {
    struct Finding {
        let isGood: Bool
        let text: String
    }

    static func run() throws(CommandError) -> [Finding] {
        let version = try GitProgram.ask("--version")
        guard let version else { return [Finding(isGood: false, text: "git")] }
        let driver = try GitProgram.ask("config", "merge.layoutedit.driver")
        let program = driver.map { String($0.prefix { $0 != " " }) } ?? "layoutedit"
        let bare = program.hasPrefix("'") ? String(program.dropFirst().dropLast()) : program
        var findings = [
            Finding(isGood: true, text: version),
            Finding(
                isGood: driver != nil,
                text: driver == nil
                    ? "a driver in Git's configuration: layoutedit git install"
                    : "the driver is configured"),
            Finding(isGood: try GitProgram.finds(bare), text: "the program \(bare)"),
        ]
        for name in ["Main.storyboard", "Row.xib"] {
            let answer = try GitProgram.ask("check-attr", "merge", "--", name) ?? ""
            let isSet = answer.hasSuffix(": merge: layoutedit")
            findings.append(
                Finding(
                    isGood: isSet,
                    text: isSet
                        ? "files like \(name) are merged by it"
                        : "an attribute merge=layoutedit for files like \(name)"))
        }
        return findings
    }
}
