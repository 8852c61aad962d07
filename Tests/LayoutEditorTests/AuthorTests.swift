import Foundation
import LayoutFormats
import Testing

@testable import LayoutReplies
@testable import LayoutSession

/// The author of a step.
@Suite struct AuthorTests {
    private let folder: ProgramFolder

    init() throws { folder = try ProgramFolder() }

    @Test func `log names the author, from the environment or the system`() throws {
        let lines = try folder.answers(
            """
            layoutedit a.layout -c 'new A'
            LAYOUTEDIT_AUTHOR= layoutedit a.layout -c 'add label a in view'
            unset LAYOUTEDIT_AUTHOR
            GIT_AUTHOR_NAME='Grace Hopper' layoutedit a.layout -c 'set a.text x'
            layoutedit a.layout -c 'set a.text y'
            layoutedit log a.layout; layoutedit a.layout -c 'log 3'; layoutedit verify a.layout
            id -un
            """)
        let user = try #require(lines.last { !$0.hasPrefix("!") })
        let steps = lines.filter { $0.contains("  -c") && !$0.contains("operation") }
        #expect(steps.count == 4)
        #expect(steps[0].contains("  ada ") && steps[2].contains("  Grace Hopper  -c"))
        #expect(!steps[1].contains("ada") && steps[3].contains("  " + user + "  "))
        #expect(lines.contains { $0.hasPrefix("operation 3") && $0.contains("  Grace Hopper  -c") })
        #expect(lines.contains { $0.hasPrefix("sound") })
        let json = try folder.answers("layoutedit a.layout --json -c history")
        let operations = JSONReader.read(Array(json[0].utf8))?["operations"]?.elements
        #expect(operations?.map { $0["author"]?.content } == ["ada", nil, "Grace Hopper", user])
    }

    @Test func `a name is one line, whatever it was`() throws {
        let lines = try folder.answers(
            """
            LAYOUTEDIT_AUTHOR="$(printf 'a\\n\\033[31mb')" layoutedit a.layout -c 'new A'
            layoutedit log a.layout
            """)
        #expect(lines.count == 2 && !lines.joined().contains("\u{1B}"))
    }

    /// A changed author name is detected as damage, like a changed command.
    @Test func `the chain covers the author`() throws {
        let lines = try folder.answers(
            """
            layoutedit a.layout -c 'new A' --quiet
            python3 -c "import sqlite3; c = sqlite3.connect('a.layout'); \
            c.execute(\\"UPDATE operation SET author = 'eve' WHERE id = 1\\"); c.commit()"
            layoutedit verify a.layout
            """)
        #expect(lines.last == "= 65")
    }
}
