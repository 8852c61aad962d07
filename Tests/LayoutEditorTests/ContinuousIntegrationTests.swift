import Foundation
import Testing

private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../..").standardizedFileURL

/// The files in `ci/` that other projects use for continuous integration. A shell runs their steps,
/// as the service would.
@Suite struct ContinuousIntegrationTests {
    let folder: ProgramFolder

    init() throws {
        folder = try ProgramFolder()
        _ = try folder.answers(
            """
            cp -r "$EXAMPLES/../docs/tutorial/Ferry" .
            mkdir App 'Other App' && cp "$EXAMPLES"/NestedStackViews.storyboard App/Sound.storyboard
            layoutedit a.layout -c 'new Wrong device=iphone-15' -c 'add label title in view text=Hi'
            cp a.layout 'Other App/Wrong.layout'
            """)
    }

    // MARK: GitHub

    private let action = root.appendingPathComponent("ci/github/check/action.yml")

    /// Runs every script step, with the given inputs or their defaults, until one fails.
    private func runAction(_ inputs: [String: String], on path: String? = nil) throws -> [String] {
        let lines = try Lines(of: action)
        var lastAnswers: [String] = []
        for step in lines.steps {
            var words: [String] = []
            for (name, input) in step.environment {
                let value = try #require(inputs[input] ?? lines.defaults[input], "\(input)")
                words.append("\(name)='\(value)'")
            }
            words.append("GITHUB_STEP_SUMMARY=summary")
            try folder.create("step").write(Data(step.script.utf8))
            let path = path.map { " PATH='\($0)'" } ?? ""
            lastAnswers = try folder.answers(
                "env \(words.joined(separator: " "))\(path) /bin/bash --noprofile -eo pipefail step"
            )
            if lastAnswers.last?.hasPrefix("= ") == true { break }
        }
        return lastAnswers
    }

    @Test func `the action says its findings beside the lines, and fails`() throws {
        let answers = try runAction([
            "paths": "App\nOther App", "options": "--devices iphone-15,ipad-11",
        ])
        #expect(
            answers.contains { $0.hasPrefix("::warning file=Other App/Wrong.layout") }, "\(answers)"
        )
        #expect(answers.last == "= 1")
        let sarif = try folder.answers("cat layouts.sarif").joined()
        #expect(sarif.contains("ambiguous") && sarif.contains("2.1.0"))
    }

    /// A text that does not fit in one language is shown beside its translation.
    @Test func `the action annotates the translation that is cut off, and sums up`() throws {
        let answers = try runAction(["paths": "Ferry"])
        #expect(
            answers.contains {
                $0.hasPrefix(
                    "::warning file=Ferry/Ferry/de.lproj/Main.strings,line=5,title=truncated-text::"
                )
                    && $0.contains("“Fahrkarten bestellen”") && $0.contains("(in de;")
            }, "\(answers)")
        #expect(answers.last == "= 1")
        let strings = try folder.answers("sed -n 5p Ferry/Ferry/de.lproj/Main.strings")
        #expect(strings.first?.contains("Fahrkarten bestellen") == true)
        let summary = try folder.answers("cat summary")
        #expect(summary.first == "## Layouts")
        #expect(summary.contains("| `truncated-text` | 0 | 1 | 0 |"), "\(summary)")
        #expect(summary.contains("| `de` | 1 |"))
    }

    /// Makes a repository in which one commit changes two storyboards, one of which has a name that
    /// a shell could misread.
    private func commitChanges() throws {
        let answers = try folder.answers(
            """
            cp App/Sound.storyboard 'App/-x $(touch hurt) é.storyboard'
            git init -q . && git config user.name n && git config user.email e
            git add App Ferry && git commit -q -m base
            sed -i 's/text="Dogs/text="Cats and dogs/' Ferry/Ferry/Base.lproj/Main.storyboard
            sed -i 's/spacing="8"/spacing="9"/' 'App/-x $(touch hurt) é.storyboard'
            echo broken > App/Sound.storyboard
            git commit -q -a -m change
            """)
        #expect(answers == [])
    }

    @Test func `the action draws the storyboards that have changed`() throws {
        try commitChanges()
        _ = try runAction(["paths": "Ferry"])
        #expect(
            try folder.answers("ls layout-changes") == [
                "1-App_-x___touch_hurt____.storyboard.html",
                "2-Ferry_Ferry_Base.lproj_Main.storyboard.html",
            ])
        #expect(try folder.answers("grep -c 'Cats and dogs' layout-changes/2*") != ["0"])
        #expect(try folder.answers("ls hurt App/hurt 2>/dev/null") == ["= 2"])
    }

    @Test func `a file that cannot be read is annotated, and in the summary`() throws {
        _ = try folder.answers("echo broken > App/Sound.storyboard")
        let answers = try runAction(["paths": "App"])
        #expect(
            answers.contains { $0.hasPrefix("::error file=App/Sound.storyboard,title=") },
            "\(answers)")
        #expect(answers.last == "= 1")
        #expect(try folder.answers("grep -c 'not read' summary") == ["1"])
    }

    @Test func `the action passes where nothing weighs enough`() throws {
        let answers = try runAction(["paths": "Other App", "fail-on": "never", "sarif": "x.sarif"])
        #expect(answers.last?.hasPrefix("= ") == false)
        #expect(try folder.answers("test -s x.sarif && echo there") == ["there"])
        #expect(try runAction(["paths": "App"]).last?.hasPrefix("= ") != true)
    }

    @Test func `the action says that the program is missing`() throws {
        let answers = try runAction(["paths": "App"], on: "/nowhere")
        #expect(
            answers == ["::error::layoutedit is not there, and no package of it is given", "= 1"])
    }

    @Test func `the action's inputs are told, and all of them are used`() throws {
        let text = try String(contentsOf: action, encoding: .utf8)
        let names = try Lines(of: action).defaults.map(\.key).sorted()
        #expect(
            names == [
                "base", "fail-on", "options", "package", "pages", "paths", "sarif", "upload",
            ])
        for name in names {
            #expect(text.contains("${{ inputs.\(name) ") || text.contains("inputs.\(name) }}"))
        }
    }

    // MARK: GitLab

    @Test(arguments: [
        ("Other App", "never", 0), ("App", "warning", 0), ("App a.layout", "warning", 1),
    ])
    func `the GitLab job reports and decides`(
        _ paths: String, _ failOn: String, _ status: Int
    ) throws {
        _ = try folder.answers("mv 'Other App' Other")
        let paths = paths.replacingOccurrences(of: "Other App", with: "Other")
        let lines = try Lines(of: root.appendingPathComponent("ci/gitlab/check.yml"))
        #expect(lines.items.count == 5)
        try folder.create("job").write(Data(lines.items.joined(separator: "\n").utf8))
        let answers = try folder.answers(
            "env LAYOUTEDIT_PATHS='\(paths)' LAYOUTEDIT_OPTIONS='--devices iphone-15' "
                + "LAYOUTEDIT_FAIL_ON=\(failOn) sh -e job")
        #expect(answers.last == (status == 0 ? answers.last : "= \(status)"))
        #expect((answers.last?.hasPrefix("= ") ?? false) == (status != 0), "\(answers)")
        #expect(
            try folder.answers("grep -c '<testsuite ' layouts.xml; test -s layouts.sarif").count
                == 1)
    }

    @Test func `the GitLab job keeps a summary and pages of what has changed`() throws {
        try commitChanges()
        let lines = try Lines(of: root.appendingPathComponent("ci/gitlab/check.yml"))
        try folder.create("job").write(Data(lines.items.joined(separator: "\n").utf8))
        let answers = try folder.answers(
            "env LAYOUTEDIT_PATHS=Ferry LAYOUTEDIT_OPTIONS= LAYOUTEDIT_FAIL_ON=never "
                + "CI_COMMIT_BEFORE_SHA=HEAD^ bash -eo pipefail job")
        #expect(answers.last?.hasPrefix("= ") != true, "\(answers)")
        #expect(
            try folder.answers("cd layouts && ls *.html") == [
                "1-App_-x___touch_hurt____.storyboard.html",
                "3-Ferry_Ferry_Base.lproj_Main.storyboard.html",
            ])
        #expect(try folder.answers("head -n 1 layouts/summary.*") == ["## Layouts"])
        #expect(try folder.answers("ls hurt App/hurt 2>/dev/null") == ["= 2"])
    }

    /// The container image uses the package that `make deb` makes.
    @Test func `the container's steps are there`() throws {
        let text = try String(
            contentsOf: root.appendingPathComponent("ci/Containerfile"), encoding: .utf8)
        let makefile = try String(
            contentsOf: root.appendingPathComponent("Makefile"), encoding: .utf8)
        #expect(text.contains("RUN make deb") && makefile.contains("\ndeb: build"))
        #expect(makefile.contains("Scripts/make-deb $(RELEASE) .build/deb"))
    }
}

/// A reader for the small subset of YAML that these files use.
private struct Lines {
    struct Step {
        /// The environment variables, each with the input that it comes from.
        var environment: [(String, String)] = []
        var script = ""
    }

    /// The inputs with their default values.
    private(set) var defaults: [String: String] = [:]
    /// The steps that are scripts.
    private(set) var steps: [Step] = []
    /// The list items under `script:`.
    private(set) var items: [String] = []

    init(of file: URL) throws {
        var input = ""
        var step: Step?
        var isScript = false
        var isItems = false
        var isBlock = false
        for line in try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n") {
            let indent = line.prefix { $0 == " " }.count
            let text = line.dropFirst(indent)
            if isScript, indent >= 8 || text.isEmpty {
                step?.script += line.dropFirst(min(8, indent)) + "\n"
                continue
            }
            isScript = false
            if text.hasPrefix("- name:") || text == "outputs:" {
                if let step, !step.script.isEmpty { steps.append(step) }
                step = Step()
            }
            if indent == 2, text.hasSuffix(":") { input = String(text.dropLast()) }
            if let match = text.wholeMatch(of: /default: "?(.*?)"?/), steps.isEmpty, step == nil {
                defaults[input] = String(match.1)
            }
            if let match = text.wholeMatch(of: /([A-Z_]+): \$\{\{ inputs\.([a-z-]+) \}\}/) {
                step?.environment.append((String(match.1), String(match.2)))
            }
            if text == "run: |" { isScript = true }
            if isBlock, indent >= 6 {
                items[items.count - 1] += line.dropFirst(6) + "\n"
                continue
            }
            isBlock = isItems && text == "- |"
            isItems = text == "script:" || isItems && text.hasPrefix("- ")
            if isItems, text.hasPrefix("- ") {
                items.append(isBlock ? "" : String(text.dropFirst(2)))
            }
        }
        if let step, !step.script.isEmpty { steps.append(step) }
    }
}
