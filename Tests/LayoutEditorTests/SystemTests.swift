import Foundation
import Testing

import LayoutFormats
import StackCore
@testable import CommandLanguage
@testable import LayoutProgram

private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../..").standardizedFileURL.path

/// Shells and manual readers of the system, with the files that are generated from the grammar.
@Suite struct SystemTests {
    private let folder: ProgramFolder

    init() throws { folder = try ProgramFolder() }

    private func has(_ program: String) throws -> Bool {
        try folder.answers("command -v \(program) > /dev/null") == []
    }

    // MARK: The manual

    @Test func `the manual page has no warnings`() throws {
        _ = try folder.answers("layoutedit help --man > layoutedit.1")
        if try has("mandoc") {
            #expect(try folder.answers("mandoc -Tlint -Wwarning layoutedit.1") == [])
        }
        if try has("man"), try has("groff") {
            #expect(try folder.answers("man --warnings -l layoutedit.1 2>&1 > /dev/null") == [])
        }
    }

    @Test func `every command, option and property is in the manual page`() throws {
        let page = ManualPage(.layoutedit).roff
        var plain = RoffText()
        for usage in Grammar.layoutedit.commands.map({ $0.usage }) {
            plain.item(usage.forms.map(\.synopsis), usage.sentence)
        }
        for usage in Grammar.layoutedit.program {
            for option in usage.forms[0].options { plain.item(option.signature, option.summary) }
        }
        for line in plain.roff.split(separator: "\n") { #expect(page.contains(line)) }
    }

    @Test func `the examples of the manual page run`() throws {
        for example in ManualPage.examples {
            let answers = try folder.answers(example)
            #expect(!answers.contains { $0.hasPrefix("= ") }, "\(answers)")
        }
    }

    // MARK: Completion

    /// Returns bash's completions for the last word.
    // MARK: Editors

    @Test func `the grammar for editors is JSON, and knows every command and property`() throws {
        let text = EditorSyntax.textmate.file(for: .layoutedit)
        let patterns = try #require(JSONReader.read(Array(text.utf8)))["patterns"]?.elements ?? []
        let rule = { (name: String) in
            patterns.first { $0["name"]?.content == name + ".layoutscript" }?["match"]?.content
                ?? ""
        }
        let words = { (rule: String) in
            Set(rule.split { !$0.isLetter && $0 != "-" }.map(String.init))
        }
        let commands = words(rule("keyword.control"))
        #expect(Grammar.layoutedit.commands.allSatisfy { commands.contains($0.usage.name) })
        let properties = rule("support.variable").replacing("\\.", with: ".")
        #expect(PropertyKey.allCases.allSatisfy { properties.contains($0.spelling) })
    }

    @Test func `Vim colours a script where it is here`() throws {
        guard try has("vim") else { return }
        _ = try folder.answers("layoutedit help --syntax vim > layoutscript.vim")
        try folder.create("a.layoutscript").write(
            Data("add label title in form text=\"Hi\"\n".utf8))
        try folder.create("look.vim").write(
            Data(
                """
                syntax on
                edit a.layoutscript
                syntax clear | unlet! b:current_syntax | source layoutscript.vim
                redir! > out
                for place in [1, 5, 17, 25, 30]
                  echo synIDattr(synID(1, place, 1), 'name')
                endfor
                redir END
                qa!
                """.utf8))
        _ = try folder.answers("vim -u NONE -N -es -S look.vim")
        #expect(
            try folder.answers("grep . out") == [
                "layoutscriptCommand", "layoutscriptKind", "layoutscriptKeyword",
                "layoutscriptProperty", "layoutscriptString",
            ])
    }

    // MARK: Installing

    @Test func `what is installed is taken away again`() throws {
        let install = "'\(root)/Scripts/install'"
        #expect(
            try folder.answers("\(install) $(command -v layoutedit) there")
                == [])
        #expect(
            try folder.answers("find there -type f | sort") == [
                "there/bin/layoutedit", "there/share/bash-completion/completions/layoutedit",
                "there/share/fish/vendor_completions.d/layoutedit.fish",
                "there/share/man/man1/layoutedit.1", "there/share/zsh/site-functions/_layoutedit",
            ])
        #expect(
            try folder.answers("there/bin/layoutedit --version | cut -d ' ' -f 1,2") == [
                "layoutedit " + ProgramVersion.current
            ])
        #expect(try folder.answers("\(install) --remove there && find there -type f") == [])
    }
}

/// Checks the usual way to ask a program for help.
@Test(arguments: ["check", "mcp", "export a.layout", "check App --devices all"])
func `--help behind a command explains it`(_ line: String) throws {
    let folder = try ProgramFolder()
    let word = String(line.split(separator: " ")[0])
    let help = try folder.answers("layoutedit help \(word)")
    #expect(try folder.answers("layoutedit \(line) --help") == help)
    #expect(help.contains { $0.hasPrefix("layoutedit \(word) ") })
    #expect(try folder.answers("layoutedit a.layout --help") == folder.answers("layoutedit help"))
}

@Test func `a wrong line of the program says where help is`() throws {
    let folder = try ProgramFolder()
    #expect(
        try folder.answers("layoutedit import Main.storyboard")
            == [
                "! expected INPUT, the path of a storyboard, xib or dump of views",
                "! for example: layoutedit import login.layout Main.storyboard   "
                    + "(more: layoutedit help import)", "= 2",
            ])
    _ = try folder.answers("layoutedit a.layout -c 'new Login' --quiet")
    #expect(
        try folder.answers("layoutedit export a.layout login.png") == [
            "! there is no document named login.png",
            "! --output login.png writes that file", "= 66",
        ])
}
