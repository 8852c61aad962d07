import Foundation
import TestKit
import Testing

@testable import LayoutProgram

/// `.gitignore` as read by this program, compared with Git's own reading.
@Suite struct IgnoreRulesTests {
    let folder: ProgramFolder

    init() throws { folder = try ProgramFolder() }

    /// Makes a repository of these files, each with its text.
    private func repository(_ files: [(path: String, text: String)]) throws {
        _ = try git("git init -q .")
        for (path, text) in files { try folder.write(text, to: path) }
    }

    @Test
    func `a link to a file that is found too is left out, and one out of the folder is not read`()
        throws
    {
        for path in ["b/Main.xib", "c.xib", "outside.xib"] {
            try folder.write("", to: "in/" + path)
        }
        _ = try folder.answers(
            """
            mv in/outside.xib .; cd in
            ln -s b/Main.xib a.xib; ln -s ../outside.xib d.xib; ln -s ../outside.xib e.xib
            """)
        let inputs = try CheckInputs.of([folder.path + "/in"], in: Shell().surroundings) { _ in [] }
        let names = { (inputs: [CheckInput]) in
            inputs.map { String($0.path.dropFirst(folder.path.count + 4)) }
        }
        #expect(names(inputs.filter { $0.refusal == nil }) == ["b/Main.xib", "c.xib"])
        #expect(names(inputs.filter { $0.refusal != nil }) == ["d.xib", "e.xib"])
    }

    private func git(_ line: String) throws -> [String] {
        try folder.answers("export HOME=\"$PWD\" GIT_CONFIG_NOSYSTEM=1; " + line)
    }

    private func found(in place: String = "") throws -> [String] {
        let path = folder.path + (place.isEmpty ? "" : "/" + place)
        return try CheckInputs.of([path], in: Shell().surroundings) { _ in [] }
            .map { String($0.path.dropFirst(path.count + 1)) }
    }

    /// Returns the untracked xibs that Git lists. Git would quote names with special characters.
    private func foundByGit(in place: String = ".") throws -> [String] {
        try git(
            "git -C '\(place)' -c core.quotePath=false ls-files --others --exclude-standard"
        ).filter { $0.hasSuffix(".xib") }.sorted()
    }

    @Test(arguments: [
        ("a.xib", ["a.xib", "d/a.xib"]), ("/a.xib", ["a.xib"]), ("d/", ["d/a.xib", "d/e/b.xib"]),
        ("a.xib/", []), ("d/a.xib", ["d/a.xib"]), ("e/b.xib", []), ("**/e/b.xib", ["d/e/b.xib"]),
        ("d/**", ["d/a.xib", "d/e/b.xib"]), ("d/**/b.xib", ["d/e/b.xib"]),
        ("**/*.xib", ["a.xib", "d/a.xib", "d/e/b.xib"]),
        ("?.xib", ["a.xib", "d/a.xib", "d/e/b.xib"]),
        ("[!a].xib", ["d/e/b.xib"]), ("[[:alpha:]].xib", ["a.xib", "d/a.xib", "d/e/b.xib"]),
        ("[a", []), ("a\\.xib", ["a.xib", "d/a.xib"]), ("a.xib ", ["a.xib", "d/a.xib"]),
        ("a.xib\\ ", []), ("#a.xib", []), ("\\#a.xib", []),
        ("*.xib\n!b.xib", ["a.xib", "d/a.xib"]),
        ("d/\n!d/a.xib", ["d/a.xib", "d/e/b.xib"]), ("a.xib\r\n", ["a.xib", "d/a.xib"]),
        ("\u{FEFF}a.xib", ["a.xib", "d/a.xib"]), ("d/*\n!d/e", ["d/a.xib"]),
        ("[]a-].xib", ["a.xib", "d/a.xib"]),
        ("***.xib", ["a.xib", "d/a.xib", "d/e/b.xib"]), ("/*\n!/d", ["a.xib"]),
        ("*", ["a.xib", "d/a.xib", "d/e/b.xib"]),
    ])
    func `a pattern leaves out what Git leaves out`(_ text: String, _ ignored: [String]) throws {
        let files = ["a.xib", "d/a.xib", "d/e/b.xib"]
        try repository(files.map { ($0, "") } + [(".gitignore", text)])
        #expect(try found() == files.filter { !ignored.contains($0) })
        #expect(try foundByGit() == files.filter { !ignored.contains($0) })
    }

    @Test func `inner files, exclude and the folders above count; other repositories are left out`()
        throws
    {
        try repository([
            ("a.xib", ""), ("s/a.xib", ""), ("s/b.xib", ""), ("s/t/a.xib", ""), ("s/c.xib", ""),
            (".hidden/a.xib", ""), ("out/a.xib", ""), ("other/a.xib", ""),
            (".gitignore", "a.xib\nout\n"), ("s/.gitignore", "!/a.xib\n"),
            (".git/info/exclude", "c.xib\n"),
        ])
        _ = try git("git init -q other")
        #expect(try found() == ["s/a.xib", "s/b.xib"])
        #expect(try foundByGit() == ["s/a.xib", "s/b.xib"])
        #expect(try found(in: "s") == ["a.xib", "b.xib"])
        #expect(try foundByGit(in: "s") == ["a.xib", "b.xib"])
        #expect(try found(in: "out") == [] && foundByGit(in: "out") == [])
        #expect(try found(in: "other") == ["a.xib"])
    }

    @Test func `outside of a repository hidden files are left out, and nothing else`() throws {
        for path in ["a.xib", ".b.xib", ".c/a.xib", "d/a.xib"] { try folder.write("", to: path) }
        try folder.write("*", to: ".gitignore")
        #expect(try found() == ["a.xib", "d/a.xib"])
    }

    /// Random folders and patterns.
    @Test func `random patterns mean what they mean to Git`() throws {
        var random = SeededGenerator(seed: 15)
        let names = ["a", "b", "ab", "a b", "-a", "!a", "#a", "[a]", "a*", "é", "\\a", "a,"]
        let parts = [
            "a", "b", "*", "?", "[ab]", "[!a]", "[a-b]", "[[:alpha:]]", "\\*", "\\a", "é", " ", "-",
            "[^b]", "[]a]", "[a",
        ]
        for round in 0..<60 {
            let place = "r\(round)"
            _ = try git("git init -q \(place)")
            func path() -> String {
                (0..<Int.random(in: 1...3, using: &random)).map { _ in random.pick(names) }
                    .joined(separator: "/")
            }
            func pattern() -> String {
                let components = (0..<Int.random(in: 1...3, using: &random)).map { _ in
                    if random.once(in: 4) { return "**" }
                    let middle = (0..<Int.random(in: 1...3, using: &random))
                        .map { _ in random.pick(parts) }.joined()
                    return middle.replacing("**", with: "*")
                }
                return (random.once(in: 3) ? "!" : "") + (random.once(in: 3) ? "/" : "")
                    + components.joined(separator: "/") + random.pick(["", "", "/", ".xib", " "])
            }
            for _ in 0..<12 { try? folder.write("", to: "\(place)/\(path()).xib") }
            for place in [place, place + "/a"] {
                let lines = (0..<4).map { _ in pattern() }
                try? folder.write(lines.joined(separator: "\n"), to: place + "/.gitignore")
            }
            let listed = try git(
                "cd \(place) && git -c core.quotePath=false ls-files -z --others --exclude-standard | tr '\\0' '\\n'"
            ).filter { $0.hasSuffix(".xib") }.sorted()
            #expect(try found(in: place) == listed, "round \(round)")
        }
    }

    @Test func `no pattern takes long`() throws {
        let stars = String(repeating: "*a", count: 200) + "b"
        let name = String(repeating: "a", count: 240) + ".xib"
        try repository([
            (name, ""), (".gitignore", stars + "\n" + String(repeating: "**/", count: 500) + "x"),
        ])
        let start = ContinuousClock.now
        #expect(try found() == [name])
        #expect(ContinuousClock.now - start < .seconds(5))
    }

    @Test func `many patterns take no longer than few`() throws {
        let patterns = (0..<4_000).flatMap { ["x\($0)", "*.y\($0)", "z/\($0)", "!w\($0)/"] }
        try repository([
            ("a.xib", ""), ("d/b.xib", ""), ("d/c.xib", ""),
            (".gitignore", (patterns + ["b.xib", "*c.xib", "!d/c.xib"]).joined(separator: "\n")),
        ])
        let start = ContinuousClock.now
        #expect(try found() == ["a.xib", "d/c.xib"])
        #expect(ContinuousClock.now - start < .seconds(60))
    }

    @Test func `a .gitignore that is a pipe or a link is not read`() throws {
        try repository([("a.xib", ""), ("all", "*")])
        #expect(try git("mkfifo .gitignore") == [])
        #expect(try found() == ["a.xib"])
        #expect(try git("rm .gitignore; ln -s all .gitignore") == [])
        #expect(try found() == ["a.xib"])
    }
}
