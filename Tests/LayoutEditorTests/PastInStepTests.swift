import LayoutFormats
import LayoutStore
import StackCore
import Testing

@testable import CommandLanguage
@testable import LayoutReplies
@testable import LayoutSession

/// Operations 1 (new), 2 (a label), 3 (its text) and a checkpoint; 4 is a branch without the label.
private let history = """
    new A
    add label l in view text=One
    set l.text Two
    checkpoint two
    undo
    remove l
    goto two
    """

/// Commands that read the past answer with the state of the requested point, also within a script
/// or group.
@Suite struct PastInSteps {
    private let scratch: Scratch

    init() throws {
        scratch = try Scratch()
        try scratch.run(history)
    }

    /// Runs the commands inside a group, one after the other, and returns their answers.
    private func inGroup(_ commands: String) throws -> String {
        try scratch.text("group \"m\" { \(commands) }")
    }

    /// Runs lines as one script and returns their answers.
    private func inScript(_ lines: String) throws -> [String] {
        var answers: [String] = []
        try scratch.session.operation("script") {
            var reader = StatementReader()
            for line in lines.split(separator: "\n") {
                for statement in try reader.read(line) {
                    let parsed = try scratch.session.grammar.parse(statement)
                    answers.append(try scratch.session.run(parsed).reply.text)
                }
            }
        }
        return answers
    }

    @Test(arguments: ["1", "2", "two", "4", "0"])
    func `a point's state is the same inside a step and outside`(_ point: String) throws {
        let commands = [
            "diff \(point) 3", "diff 0 \(point)",
            point == "0" ? "history" : "export --at \(point) --format commands",
            point == "0" ? "history" : "show view --at \(point)",
            point == "0" ? "diff 1 2" : "log \(point)",
        ]
        let outside = try commands.map { try scratch.text($0) }
        let before = "set l.text Bye\nnew B\nadd label b in view\nopen A\nrename l to k"
        let inside = try inScript(before + "\n" + commands.joined(separator: "\n"))
        #expect(Array(inside.suffix(commands.count)) == outside)
    }

    @Test func `what a step has changed is no part of any point`() throws {
        let shown = try inScript("set l.text Bye\nshow l --at two\nshow l --at 3\nshow l")
        #expect(shown[1] == shown[2])
        #expect(shown[1].contains("Two") && !shown[1].contains("Bye"))
        #expect(shown[3].contains("Bye"))
    }

    @Test func `now is with what the step has changed`() throws {
        let answers = try inScript("set l.text Bye\ndiff 2\ndiff two\ndiff 2 two\ndiff 4")
        #expect(answers[1].contains("\"One\" → \"Bye\"") || answers[1].contains("One → Bye"))
        #expect(answers[2].contains("Two") && answers[2].contains("Bye"))
        #expect(answers[3].contains("One") && answers[3].contains("Two"))
        #expect(answers[4].contains("Bye"))
        #expect(try scratch.text("diff two").contains("Bye"))
    }

    @Test func `inside a step now has no number`() throws {
        func end(_ outcome: Outcome?) -> String? {
            outcome?.reply.members.first { $0.0 == "to" }?.1.line
        }
        #expect(end(try scratch.run("diff 1")) == "3")
        try scratch.session.operation("script") {
            #expect(end(try scratch.run("diff 1")) == "3")
            try scratch.run("set l.text Bye")
            #expect(end(try scratch.run("diff 1")) == "null")
            #expect(end(try scratch.run("diff 1 2")) == "2")
        }
    }

    @Test func `an export without a point is of what the step has made`() throws {
        let answers = try inScript("set l.text Bye\nexport --format commands\nexport --format json")
        #expect(answers[1].contains("Bye"))
        #expect(try inGroup("set l.text Once; export --format commands").contains("Once"))
    }

    @Test func `a step may take back what it looks past`() throws {
        let text = try scratch.text("export --format commands")
        let answers = try inScript(
            "delete document A\ndiff 2 3\nnew A\nadd label l in view\nundo\nundo\nundo\nexport --format commands"
        )
        #expect(answers[1].contains("Two"))
        #expect(answers.last == text)
    }

    @Test func `a file that is not there yet has a beginning`() throws {
        let fresh = try Scratch()
        #expect(try fresh.text("group \"m\" { new A; add label l in view; diff 0 }").contains("l"))
    }

    @Test(arguments: ["goto 1", "undo", "redo", "checkpoint x", "history prune --keep 1"])
    func `the head does not move inside a group`(_ command: String) throws {
        #expect(scratch.error("group \"m\" { set l.text Bye; \(command) }")?.code == .notAvailable)
        #expect(try scratch.text("diff two") == "no difference")
    }
}
