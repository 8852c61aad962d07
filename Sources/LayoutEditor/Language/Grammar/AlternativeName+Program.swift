extension AlternativeName {
    // MARK: Names of commands of the program

    /// Names of commands in other programs. Each name has the command line of this program that
    /// does the same.
    static let program = [
        explained(.program, ["version", "ver", "about"], "layoutedit --version"),
        explained(
            .program,
            [
                "lint", "validate", "test", "tests", "analyze", "analyse", "inspect",
                "audit", "scan", "review", "checks",
            ], "layoutedit check FILE"),
        explained(
            .program,
            [
                "render", "screenshot", "screenshots", "snapshot", "picture", "image", "draw",
                "paint",
                "png", "print", "thumbnail",
            ], "layoutedit export FILE --format png --output layout.png"),
        explained(.program, ["pdf"], "layoutedit export FILE --format pdf --output layout.pdf"),
        explained(.program, ["svg"], "layoutedit export FILE --format svg --output layout.svg"),
        explained(.program, ["json", "dump"], "layoutedit export FILE --format json"),
        explained(.program, ["html", "page"], "layoutedit export FILE --format html"),
        explained(
            .program,
            [
                "build", "compile", "generate", "codegen", "code", "swift", "uikit", "convert",
                "transpile", "emit",
            ], "layoutedit export FILE --format swift"),
        explained(.program, ["swiftui"], "layoutedit export FILE --format swiftui"),
        explained(
            .program, ["format", "fmt", "pretty", "prettify", "tidy", "beautify", "normalize"],
            "layoutedit export FILE --format storyboard writes the file in Xcode's order"),
        explained(
            .program, ["save", "write", "save-as"],
            "layoutedit export FILE --format storyboard --output Main.storyboard"),
        explained(
            .program, ["init", "create", "new", "make", "touch"],
            #"layoutedit FILE -c "new Login""#),
        explained(
            .program, ["ls", "list", "dir", "scenes", "screens"], "layoutedit FILE -c documents"),
        explained(.program, ["views", "hierarchy", "structure"], "layoutedit FILE -c tree"),
        explained(
            .program, ["open", "shell", "repl", "console", "interactive", "start"],
            "layoutedit FILE"),
        explained(.program, ["run", "exec", "execute", "eval"], "layoutedit FILE -f SCRIPT"),
        explained(
            .program,
            ["serve", "server", "web", "watch", "live", "ui", "gui", "browse", "view", "browser"],
            "layoutedit preview FILE"),
        explained(.program, ["load", "read", "ingest"], "layoutedit import FILE INPUT"),
        explained(.program, ["compare", "delta", "difftool"], "layoutedit diff A B"),
        explained(.program, ["mergetool"], "layoutedit resolve INPUT"),
        explained(.program, ["install", "setup", "configure"], "layoutedit git install"),
        explained(.program, ["doctor", "status"], "layoutedit git doctor"),
        explained(.program, ["journal", "changes", "blame", "reflog"], "layoutedit log FILE"),
        explained(
            .program, ["repair", "rescue", "restore", "salvage"], "layoutedit recover FILE OUTPUT"),
        explained(.program, ["fsck", "integrity"], "layoutedit verify FILE"),
        explained(
            .program, ["simulator", "simulators", "iphones", "phones", "ipads"],
            "layoutedit devices"),
        explained(.program, ["sync", "fetch", "update", "refresh"], "layoutedit pull FILE INPUT"),
        explained(.program, ["agent", "agents", "llm", "ai"], "layoutedit mcp FILE"),
        explained(.program, ["usage", "commands", "manual", "man", "?"], "layoutedit help"),
    ]

    // MARK: Names of options of the program

    /// Names of options in other programs, each with the equivalent option of this program.
    static let options = [
        same(.option, "--version", ["-v", "-V", "-version", "--ver"]),
        same(.option, "--help", ["-?", "-help", "--usage"]),
        same(.option, "--quiet", ["-q", "-s", "--silent", "-quiet"]),
        same(.option, "--json", ["-j", "-J", "--as-json", "--output-json", "-json"]),
        same(.option, "--dry-run", ["-n", "--dryrun", "--no-act", "--just-print", "--simulate"]),
        same(.option, "--output", ["-o", "-O", "--out", "--outfile", "--dest", "--to"]),
        same(.option, "--force", ["-y", "--yes", "-F", "--overwrite", "--replace"]),
        same(.option, "-c", ["-e", "-x", "--command", "--exec", "--eval", "--run"]),
        same(.option, "-f", ["--file", "--script", "--input", "-i"]),
        same(.option, "--format", ["-t", "--type", "--as", "--kind"]),
        same(.option, "--device", ["-d", "--phone", "--simulator", "--iphone", "--model"]),
        same(.option, "--devices", ["--all-devices", "--phones", "--matrix"]),
        same(.option, "--port", ["-p", "--listen"]),
        same(.option, "--name", ["-N", "--title", "--rename"]),
        same(.option, "--orientation landscape", ["--landscape", "--rotate", "--rotated"]),
        same(.option, "--orientation portrait", ["--portrait"]),
        same(.option, "--direction rtl", ["--rtl", "--right-to-left", "--arabic", "--hebrew"]),
        same(.option, "--direction ltr", ["--ltr", "--left-to-right"]),
        same(.option, "--appearance dark", ["--dark", "--dark-mode", "--darkmode", "--theme"]),
        same(.option, "--appearance light", ["--light", "--light-mode"]),
        same(.option, "--text-size", ["--font-size", "--dynamic-type", "--content-size"]),
        same(.option, "--size", ["--width", "--height", "--dimensions", "--resolution"]),
        same(.option, "--color never", ["--no-color", "--no-colour", "--nocolor", "--plain"]),
        same(.option, "--mode verbose", ["--verbose"]),
        same(.option, "--fail-on warning", ["--strict", "--werror"]),
        same(.option, "--baseline", ["--known", "--suppress"]),
        same(.option, "--open", ["--browser"]),
    ]

    /// Returns a hint for an option that a command does not have. The hint suggests the equivalent
    /// option of the command or, without one, the option with the most similar name. Returns nil if
    /// no option is similar. A name with fewer than three letters is not compared with other names.
    static func hint(forOption name: String, among options: [String]) -> String? {
        if case .same(let ours)? = meaning(of: name, as: .option) {
            if ["--version", "--help"].contains(ours) { return "layoutedit " + ours }
            let option = ours.prefix { $0 != " " }
            if options.contains(String(option)) { return "did you mean \(ours)?" }
        }
        let letters = name.drop { $0 == "-" }.count
        return letters < 3 ? nil : Suggestion.hint(for: name, among: options)
    }
}

extension Grammar {
    /// Returns the command line of this program that does the same as the command `word` of another
    /// program. Returns nil if the table of other programs' commands does not contain the word.
    ///
    /// - Parameter file: the path that replaces FILE in the command line; nil to keep FILE
    package func line(forForeign word: String, on file: String?) -> String? {
        let line = AlternativeName.hint(for: word.lowercased(), as: .program)
        guard let file, !file.isEmpty else { return line }
        return line?.split(separator: " ", omittingEmptySubsequences: false)
            .map { $0 == "FILE" ? CommandQuoting.word(file) : String($0) }
            .joined(separator: " ")
    }
}
