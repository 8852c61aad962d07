import Foundation
import Testing

private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../..").standardizedFileURL

/// One `$` line of a page with what follows it.
///
///     $ line            a line for sh; what it answers follows, or nothing where it does not matter
///     $ cat FILE        makes the file of what follows, where there is none yet
///     NAME …> command   typed to the `layoutedit FILE` above it
private struct ShownCommand {
    let line: String
    var typed: [String] = []
    /// The answers, those to each typed command apart.
    var shown: [[String]] = [[]]

    /// All of a page's fenced blocks, in their order.
    static func all(in path: String) throws -> [ShownCommand] {
        let page = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
        var commands: [ShownCommand] = []
        for (number, part) in page.components(separatedBy: "\n```").enumerated()
        where number % 2 == 1 {
            // The first line is what is behind the fence.
            for line in part.components(separatedBy: "\n").dropFirst() { commands.take(line) }
        }
        return commands
    }

    /// Runs it and compares.
    func check(in folder: ProgramFolder) throws {
        if let name = line.wholeMatch(of: /cat (\S+)/)?.1,
            try folder.answers("test -e \(name)") != []
        {
            try folder.create(String(name)).write(Data(shown[0].map { $0 + "\n" }.joined().utf8))
            return
        }
        try folder.create("typed").write(Data(typed.map { $0 + "\n" }.joined().utf8))
        // On a terminal messages and answers stand in the order in which they come.
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

/// The storyboard of the tutorial, and a branch of Ana's, as the front page speaks of them.
private let prepared = """
    cp "$EXAMPLES/../docs/tutorial/Main.storyboard" . && git init -q -b main . \
    && git config user.name n && git config user.email e && echo '*.layout' > .gitignore \
    && git add .gitignore Main.storyboard && git commit -q -m base && git checkout -q -b ana \
    && layoutedit edit Main.storyboard --push --quiet -c 'set form.spacing 16' \
    && git commit -q -a -m air && git checkout -q main && rm Main.storyboard.layout
    """

@Test(arguments: ["README.md", "docs/scripts.md"])
func `what a page shows is what comes out`(_ path: String) throws {
    let folder = try ProgramFolder()
    #expect(try folder.answers(prepared) == [])
    let commands = try ShownCommand.all(in: path)
    #expect(commands.count > 5)
    for command in commands { try command.check(in: folder) }
}

/// What a page shows of the program: its fenced blocks, and the lines set in by four spaces.
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
