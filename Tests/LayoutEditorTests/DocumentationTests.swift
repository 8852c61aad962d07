import Foundation
import Testing

private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../..").standardizedFileURL

/// A `$` line in a page, with the lines that follow it.
///
///     $ line            a line for sh, followed by its output, or by nothing if it does not matter
///     $ cat FILE        makes the file from the lines that follow, if it does not exist
///     NAME …> command   a line typed to the `layoutedit FILE` above it
private struct ShownCommand {
    let line: String
    var typed: [String] = []
    /// The answers: one list before, and one after each typed command.
    var shown: [[String]] = [[]]

    /// Returns the commands in all fenced blocks of a page, in order.
    static func all(in path: String) throws -> [ShownCommand] {
        let page = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
        var commands: [ShownCommand] = []
        for (number, part) in page.components(separatedBy: "\n```").enumerated()
        where number % 2 == 1 {
            // The first line is the rest of the fence.
            for line in part.components(separatedBy: "\n").dropFirst() { commands.take(line) }
        }
        return commands
    }

    /// Runs the command and compares its output.
    func check(in folder: ProgramFolder) throws {
        if let name = line.wholeMatch(of: /cat (\S+)/)?.1,
            try folder.answers("test -e \(name)") != []
        {
            try folder.create(String(name)).write(Data(shown[0].map { $0 + "\n" }.joined().utf8))
            return
        }
        try folder.create("typed").write(Data(typed.map { $0 + "\n" }.joined().utf8))
        // On a terminal, standard output and error appear in order.
        let answers = try folder.answers(
            "{ \(typed.isEmpty ? line : line + " < typed")\n} 2>&1")
        let text = answers.filter { !$0.hasPrefix("= ") }
        let told = shown.filter { !$0.isEmpty }
        if told.isEmpty {
            #expect(!answers.contains { $0.hasPrefix("= ") }, "\(line): \(answers)")
        } else if typed.isEmpty {
            #expect(text == told[0], "\(line)")
        } else {
            for answer in told { #expect(text.contains(answer), "\(line): \(text)") }
        }
    }
}

extension [ShownCommand] {
    fileprivate mutating func take(_ line: String) {
        if line.hasPrefix("$ ") {
            append(ShownCommand(line: String(line.dropFirst(2))))
        } else if let typed = line.wholeMatch(of: /[\w.]+( [\w-]+)?( \[.+\])?> (.*)/)?.3, !isEmpty {
            self[count - 1].typed.append(String(typed))
            self[count - 1].shown.append([])
        } else if !isEmpty {
            self[count - 1].shown[self[count - 1].shown.count - 1].append(line)
        }
    }
}

/// Prepares the repository on the front page: the tutorial's storyboard, Ana's branch, and the
/// tutorial's app.
private let prepared = """
    cp "$EXAMPLES/../docs/tutorial/Main.storyboard" . && git init -q -b main . \
    && git config user.name n && git config user.email e && echo '*.layout' > .gitignore \
    && git add .gitignore Main.storyboard && git commit -q -m base && git checkout -q -b ana \
    && layoutedit edit Main.storyboard --push --quiet -c 'set form.spacing 16' \
    && git commit -q -a -m air && git checkout -q main && rm Main.storyboard.layout \
    && cp -r "$EXAMPLES/../docs/tutorial/Ferry" .
    """

@Test(arguments: ["README.md", "docs/scripts.md", "docs/project.md"])
func `what a page shows is what comes out`(_ path: String) throws {
    let folder = try ProgramFolder()
    #expect(try folder.answers(prepared) == [])
    let commands = try ShownCommand.all(in: path)
    #expect(commands.count > 4)
    for command in commands { try command.check(in: folder) }
}

/// Returns the program's output and commands in a page: its fenced blocks, and lines indented by
/// four spaces.
private func shownBlocks(_ path: String) throws -> [String] {
    let page = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    let fenced = page.components(separatedBy: "\n```").enumerated().filter { $0.offset % 2 == 1 }
    let lines = page.components(separatedBy: "\n").filter { $0.hasPrefix("    ") }
    return fenced.map(\.element) + lines
}

@Test func `the Chinese page shows what the English one does`() throws {
    let english = try shownBlocks("README.md")
    #expect(english.count > 6)
    #expect(try shownBlocks("README.zh.md") == english)
}
