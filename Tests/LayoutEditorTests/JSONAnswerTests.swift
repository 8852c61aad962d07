import Foundation
import Testing

@testable import CommandLanguage
@testable import LayoutProgram

/// Whether a line is one JSON object with the result of a command.
private func isAnswer(_ line: String) -> Bool {
    let object = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
    return object?["ok"] as? Bool == true
        || (object?["error"] as? [String: Any])?["code"] is String
}

/// The layout file that the examples name. It is made once and copied into each folder.
private let exampleFile = Result {
    let folder = try ProgramFolder()
    let script = try folder.create("login.layoutscript")
    script.write(Data(ErrorCode.exampleFile.utf8))
    #expect(try folder.answers("layoutedit login.layout -f login.layoutscript") == [])
    return try Data(contentsOf: URL(filePath: folder.path + "/login.layout"))
}

private func folder() throws -> ProgramFolder {
    let folder = try ProgramFolder()
    try folder.create("login.layoutscript").write(Data(ErrorCode.exampleFile.utf8))
    try folder.create("login.layout").write(exampleFile.get())
    return folder
}

/// Runs each example unchanged. Most names are unknown, so errors are tested too.
@Test(arguments: Grammar.layoutedit.commands.map(\.usage.examples))
func `every command answers with one object a line`(_ examples: [String]) throws {
    let folder = try folder()
    for example in examples {
        let script = try folder.create("example")
        script.write(Data((example + "\n").utf8))
        let lines = try folder.answers("layoutedit login.layout --json -f example --commit each")
            .filter { !$0.hasPrefix("= ") && !$0.hasPrefix("! ") }
        #expect(lines.count == 1 && lines.allSatisfy(isAnswer), "\(example): \(lines)")
    }
}

@Test(arguments: Grammar.layoutedit.program.flatMap(\.examples))
func `every program command answers with one object a line`(_ example: String) throws {
    let folder = try folder()
    // JUnit is a different format. Without commands there is no answer.
    if example.contains("junit") || example == "login.layout" { return }
    let json = example.contains("--json") ? "" : " --json"
    // A page is served until the input ends.
    let end = example.hasPrefix("preview") ? " --until-input-ends < /dev/null" : ""
    let lines = try folder.answers("layoutedit " + example + json + end).filter {
        !$0.hasPrefix("= ")
    }
    #expect(!lines.isEmpty && lines.allSatisfy(isAnswer), "\(example): \(lines)")
}

@Test func `what is wrong with the arguments is an object too`() throws {
    let lines = try ProgramFolder().answers("layoutedit a.layout --nonsense --json")
    #expect(lines.count == 2 && isAnswer(lines[0]) && lines[1] == "= 2")
}
