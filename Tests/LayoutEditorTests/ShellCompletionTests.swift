import Foundation
import Platform
import Testing

@testable import CommandLanguage
@testable import LayoutProgram

/// What is typed in a person's shell, and the words that `layoutedit complete` answers. `/` stands for paths.
private let lines: [(String, [String])] = [
    ("expo", ["/", "export"]),
    ("my", ["/"]),
    ("--ver", ["--version"]),
    ("--dry", ["--dry-run"]),
    ("--dev", ["--device"]),
    ("--device iphone-15 ", ["/"]),
    ("export 'my form.layout' ", ["Login", "Zebra"]),
    (#"export my\ form.layout Lo"#, ["Login"]),
    (#"export "my form.layout" --format sv"#, ["svg"]),
    ("export --format svg 'my form.layout' Lo", ["Login"]),
    ("export 'my form.layout' --format=sw", ["--format=swift", "--format=swiftui"]),
    ("export 'my form.layout' --out", ["--output"]),
    ("export 'my form.layout' --output ", ["/"]),
    ("export 'my form.layout' --output=no", ["--output=notes/"]),
    ("export 'my form.layout' --force=", []),
    ("export 'my form.layout' --at be", ["before"]),
    ("export nothing.layout ", []),
    ("preview 'my form.layout' Z", ["Zebra"]),
    ("'my form.layout' --device iphone-15", ["iphone-15", "iphone-15-pro-max"]),
    ("'my form.layout' --commit ", ["each"]),
    ("'my form.layout' --mode ", ["table", "list", "json", "csv"]),
    ("'my form.layout' -f ", ["/"]),
    ("'my form.layout' ", []),
    ("'my form.layout' -c ti", []),
    ("'my form.layout' -c tr", ["traits", "tree"]),
    ("'my form.layout' -c 'hide ti", ["hide title"]),
    ("'my form.layout' -c \"hide ti", ["hide title"]),
    (#"'my form.layout' -c hide\ ti"#, ["hide title"]),
    ("'my form.layout' -c 'set form.spacin", ["set form.spacingAfter", "set form.spacing"]),
    ("'my form.layout' -c 'set form.axis v", ["set form.axis vertical"]),
    ("'my form.layout' -c 'set title.text \"", []),
    ("'my form.layout' -c 'set title.text \"a b\" f", ["set title.text \"a b\" for"]),
    (
        "'my form.layout' -c 'tree; constrain title.lead",
        ["title.leading", "title.leadingMargin"].map { "tree; constrain " + $0 }
    ),
    ("'my form.layout' -c tree -c 'goto ", ["goto before"]),
    ("'my form.layout' -c 'source no", ["source notes/"]),
    ("'my form.layout' -c 'hide s", []),
    ("'my form.layout' -c 'open Zebra; hide s", ["open Zebra; hide sw"]),
    ("'my form.layout' -c 'open Zebra' -c 'hide s", ["hide sw"]),
    ("new.layout -c 'new Login device=iphone-se", ["new Login device=iphone-se"]),
    ("Small.xib -c 'hide sta", ["hide stack"]),
    ("edit Small.xib --push -c 'hide sta", ["hide stack"]),
    ("check 'my form.layout' L", ["/", "Login"]),
    ("check 'my form.layout' --devices iphone-se,ipad-min", ["iphone-se,ipad-mini"]),
    ("check 'my form.layout' --orientations portrait,", ["portrait,landscape"]),
    ("log 'my form.layout' t", ["title"]),
    ("diff 'my form.layout' --at ", ["before"]),
    ("diff a b --format h", ["html"]),
    ("diff a ", ["/"]),
    ("git inst", ["install"]),
    ("help unem", ["unembed"]),
    ("help --completion ", ["bash", "zsh", "fish"]),
    ("merge a b ", ["/"]),
    ("verify --no-such-option ", []),
]

/// What shells are answered, and what they make of it.
@Suite struct ShellCompletionTests {
    private let folder: ProgramFolder

    init() throws {
        folder = try ProgramFolder()
        let made = try folder.answers(
            """
            layoutedit 'my form.layout' --quiet -c 'new Login' -c 'add stack form in view' \
            -c 'add label title in form text=Hi' -c 'checkpoint before' \
            -c 'new Zebra' -c 'add switch sw in view'
            """)
        #expect(made == [])
        try folder.write(Self.xib, to: "Small.xib")
        try folder.write("", to: "notes/a.layoutscript")
    }

    private static let xib = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
            <device id="retina6_12" orientation="portrait" appearance="light"/>
            <objects>
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
                <view contentMode="scaleToFill" id="iN0-l3-epB">
                    <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                    <subviews>
                        <stackView opaque="NO" contentMode="scaleToFill" fixedFrame="YES" id="abc-de-fgh" userLabel="stack">
                            <rect key="frame" x="0.0" y="0.0" width="100" height="100"/>
                        </stackView>
                    </subviews>
                </view>
            </objects>
        </document>

        """

    /// The lines that are answered for what is typed behind the program's name.
    private func answers(_ typed: String) throws -> [String] {
        let line = "layoutedit " + typed
        return try folder.answers(
            "layoutedit complete '" + line.replacing("'", with: #"'\''"#) + "'")
    }

    @Test func `a line is answered with what could follow`() throws {
        for (typed, expected) in lines {
            let words = try answers(typed).map { $0.prefix { $0 != "\t" } }
            #expect(words.map { $0.isEmpty ? "/" : $0 } == expected.map { $0[...] }, "\(typed)")
        }
    }

    @Test func `behind a tab stands what a word means`() throws {
        #expect(
            try answers("verif") == [
                "\tpaths",
                "verify\tchecks a file from end to end, and prints the digest of its content",
            ])
        #expect(try answers("'my form.layout' -c 'hide ti") == ["hide title\tlabel in form"])
        #expect(
            try answers("'my form.layout' --dry") == [
                "--dry-run\tshow what would change and write nothing"
            ])
    }

    @Test func `each option and subcommand is completed`() throws {
        for usage in Grammar.layoutedit.program {
            let name = usage.subcommand ?? "a.layout"
            if usage.subcommand != nil {
                #expect(try answers(name).contains { $0.hasPrefix(name + "\t") })
            }
            let words = try answers(name + " -").map { String($0.prefix { $0 != "\t" }) }
            #expect(words == usage.forms[0].options.map(\.name), "\(name)")
        }
    }

    @Test func `help says nothing of what shells call`() throws {
        #expect(!Grammar.layoutedit.program.contains { $0.subcommand == "complete" })
        #expect(try answers("compl") == ["\tpaths"])
    }

    // MARK: Files

    /// The folder's listing with modification times, and the checksums of its layout files.
    private func state() throws -> [String] {
        try folder.answers("ls -lA --full-time --ignore='.*'; cat *.layout* | cksum")
    }

    @Test func `no file is written, made, locked or waited for`() throws {
        let hide = "'my form.layout' -c 'hide ti"
        let before = try state()
        #expect(try answers(hide) == ["hide title\tlabel in form"])
        #expect(try answers("new.layout -c 'new Login' -c 'hide ti") == [])
        #expect(try answers("edit Small.xib -c 'hide st") == ["hide stack\tstack in view"])
        #expect(try state() == before)
        let locked = try folder.answers(
            """
            python3 -c '
            import sqlite3, subprocess
            file = sqlite3.connect("my form.layout")
            file.execute("BEGIN EXCLUSIVE")
            subprocess.run(["layoutedit", "complete", "layoutedit my\\\\ form.layout -c \\"hide ti"])'
            """)
        #expect(locked == ["hide title\tlabel in form"])
    }

    @Test func `an interrupted write beside a file is left alone`() throws {
        _ = try folder.answers("head -c 5000 'my form.layout' > 'my form.layout-journal'")
        let before = try state()
        #expect(try answers("'my form.layout' -c 'hide ti") == ["hide title\tlabel in form"])
        #expect(try state() == before)
    }

    @Test func `a file of an older version is only read`() throws {
        let old = Transcript.folder.deletingLastPathComponent().path + "/files/schema-1.layout"
        _ = try folder.answers("cp \(old) old.layout")
        let before = try state()
        #expect(try !answers("export old.layout ").isEmpty)
        #expect(try state() == before)
    }

    @Test func `what cannot be read gives no candidates and no error`() throws {
        let made = try folder.answers(
            """
            echo text > text.layout; head -c 20000 'my form.layout' > half.layout; mkfifo pipe.layout
            echo '<document>' > broken.xib; : > empty.layout; mkdir folder.layout
            """)
        #expect(made == [])
        for name in [
            "text.layout", "half.layout", "pipe.layout", "broken.xib", "empty.layout",
            "folder.layout", "/dev/stdin", "-", "no/such.layout",
        ] {
            #expect(try answers("export \(name) ") == [], "\(name)")
            #expect(try answers("\(name) -c 'hide ") == [], "\(name)")
        }
    }

    // MARK: Shells

    /// A person's shell in the folder, with completions as they are installed.
    private func shell(_ path: String, _ arguments: [String], _ first: String) throws
        -> PseudoTerminal
    {
        let terminal = try PseudoTerminal(
            arguments, of: path, in: URL(fileURLWithPath: folder.path), columns: 200,
            environment: ["PATH": BuiltProgram.folder + ":/usr/bin:/bin", "HOME": folder.path])
        terminal.type(first + "; echo rea''dy\r")
        #expect(terminal.shows("ready"))
        return terminal
    }

    /// Types a line, and looks at the words that the shell makes of it.
    private func check(_ terminal: PseudoTerminal, _ keys: String, _ words: [String]) {
        terminal.clear()
        // From its beginning the line gets another command, which shows the words.
        terminal.type(keys + "\u{1}printf '<%s>' end\u{5} end\r")
        let expected = words.map { "<" + $0 + ">" }.joined()
        #expect(
            terminal.shows("<endlayoutedit>" + expected + "<end>"), "\(keys): \(terminal.plain)")
    }

    private static func isThere(_ shell: String) -> Bool {
        access("/usr/bin/" + shell, X_OK) == 0
    }

    /// What every shell makes of the same keys.
    private func checkCommon(_ terminal: PseudoTerminal) {
        check(
            terminal, "layoutedit expo\tmy\tLo\t--form\tsv\t",
            ["export", "my form.layout", "Login", "--format", "svg"])
        check(terminal, "layoutedit export 'my\tLo\t", ["export", "my form.layout", "Login"])
        check(
            terminal, "layoutedit check my\\ f\t--devices iphone-se,ipad-min\t",
            ["check", "my form.layout", "--devices", "iphone-se,ipad-mini"])
        check(
            terminal, "layoutedit my\t--dry\t-f no\ta\t",
            ["my form.layout", "--dry-run", "-f", "notes/a.layoutscript"])
        check(
            terminal, "layoutedit export my\t--format=sv\t",
            ["export", "my form.layout", "--format=svg"])
        check(
            terminal, "layoutedit my\t-c 'set title.backgroundColor as\ta'",
            ["my form.layout", "-c", "set title.backgroundColor asset:a"])
    }

    @Test(
        .enabled(if: isThere("bash"), "bash is not installed: its completion goes untested"),
        needsTerminals)
    func `bash completes`() throws {
        let bash = try shell(
            "/usr/bin/bash", ["--norc", "--noprofile", "-i"],
            "layoutedit help --completion bash > script; . ./script")
        checkCommon(bash)
        // The quote stays open: another word may follow.
        check(bash, "layoutedit my\t-c 'hid\tti\t'", ["my form.layout", "-c", "hide title "])
        check(
            bash, "layoutedit my\t-c \"set form.\t\tax\tv\t\"",
            ["my form.layout", "-c", "set form.axis vertical "])
        check(bash, "layoutedit my\t-c set\\ form.ax\t", ["my form.layout", "-c", "set form.axis"])
    }

    @Test(
        .enabled(if: isThere("zsh"), "zsh is not installed: its completion goes untested"),
        needsTerminals)
    func `zsh completes`() throws {
        let zsh = try shell(
            "/usr/bin/zsh", ["-f", "-i"],
            "layoutedit help --completion zsh > _layoutedit; fpath+=($PWD); bindkey -e; "
                + "autoload -U compinit; compinit -u -D")
        checkCommon(zsh)
        check(zsh, "layoutedit my\t-c 'hid\tti\t'", ["my form.layout", "-c", "hide title "])
        check(zsh, "layoutedit my\t-c set\\ form.ax\t", ["my form.layout", "-c", "set form.axis"])
    }

    @Test(
        .enabled(if: isThere("fish"), "fish is not installed: its completion goes untested"),
        needsTerminals)
    func `fish completes`() throws {
        let fish = try shell(
            "/usr/bin/fish", ["--no-config", "-i"],
            "layoutedit help --completion fish > script; source script")
        checkCommon(fish)
        check(fish, "layoutedit my\t-c 'hid\t", ["my form.layout", "-c", "hide"])
        check(fish, "layoutedit my\t-c set\\ form.ax\t", ["my form.layout", "-c", "set form.axis"])
    }
}
