import Foundation
import Testing

@testable import CommandLanguage
@testable import LayoutProgram

/// Runs a line of the manual with `--json` on its example file, and returns the error codes.
private func codes(of line: String) throws -> [String] {
    let folder = try ProgramFolder()
    let script = try folder.create("login.layoutscript")
    script.write(Data(ErrorCode.exampleFile.utf8))
    #expect(try folder.answers("layoutedit login.layout -f login.layoutscript") == [])
    let example = try folder.create("example.sh")
    example.write(Data((line + " --json\n").utf8))
    // The process that runs the tests may have disabled Ctrl-C for its children.
    let answers = try folder.answers("env --default-signal=INT sh example.sh")
    return answers.compactMap { answer in
        answer.firstMatch(of: /"code":"(\w+)"/).map { String($0.1) }
    }
}

@Test(arguments: ErrorCode.allCases.filter { $0.explanation.example != nil })
func `the example of an error ends in it`(_ code: ErrorCode) throws {
    #expect(try codes(of: try #require(code.explanation.example)).last == code.rawValue)
}

@Test(arguments: ErrorCode.allCases)
func `every error is explained`(_ code: ErrorCode) {
    let meaning = code.explanation.meaning
    #expect(!meaning.isEmpty && !meaning.hasSuffix("."))
    #expect(CommandReference(.layoutedit).markdown.contains("| `\(code.rawValue)` |"))
    #expect(ManualPage(.layoutedit).roff.contains("\\fB\(code.rawValue)\\fR"))
}

/// Every code is a case of the enum, so the table is complete. Only these two have no example.
@Test func `errors without an example are few`() {
    let without = ErrorCode.allCases.filter { $0.explanation.example == nil }
    #expect(without == [.tooMany, .internalError])
}
