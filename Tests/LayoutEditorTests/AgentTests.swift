import Foundation
import LayoutFormats
import TestKit
import Testing

@testable import LayoutProgram

/// A layout file served over the Model Context Protocol: the answers to the lines sent.
@Suite struct AgentTests {
    let folder: ProgramFolder

    init() throws { folder = try ProgramFolder() }

    /// Sends lines to `layoutedit mcp`, and returns the answers in order.
    private func answers(
        _ lines: [String], options: String = "", file: String = "a.layout"
    ) throws -> [JSONValue] {
        let input = lines.map { $0 + "\n" }.joined()
        try folder.create("input").write(Data(input.utf8))
        return try folder.answers("layoutedit mcp \(file) \(options) < input").compactMap {
            JSONReader.read(Array($0.utf8))
        }
    }

    /// Returns a call of a tool. The arguments are JSON.
    private func call(_ tool: String, _ arguments: String = "{}") -> String {
        #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"\#(tool)","#
            + #""arguments":\#(arguments)}}"#
    }

    private func text(_ answer: JSONValue) -> String? {
        answer["result"]?["content"]?.elements.first?["text"]?.content
    }

    private func isError(_ answer: JSONValue) -> Bool {
        if case .bool(true)? = answer["result"]?["isError"] { true } else { false }
    }

    private let form = #"""
        {"commands": "new Login device=iphone-15\nadd stack form in view axis=vertical\nconstrain form.top = safeArea.top + 20\nconstrain form.leading = view.leadingMargin\nadd label title in form text=Hello", "message": "the form"}
        """#.trimmingCharacters(in: .whitespacesAndNewlines)

    // MARK: The protocol

    @Test(arguments: [
        ("2025-06-18", "2025-06-18"), ("2024-11-05", "2024-11-05"), ("2099-01-01", "2025-11-25"),
    ])
    func `a handshake settles on a version that both speak`(_ asked: String, _ got: String) throws {
        let answer = try answers([
            #"{"jsonrpc":"2.0","id":"x","method":"initialize","params":{"protocolVersion":"\#(asked)"}}"#,
            #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#,
        ])
        #expect(answer.count == 1)
        #expect(answer[0]["id"]?.content == "x")
        #expect(answer[0]["result"]?["protocolVersion"]?.content == got)
        #expect(answer[0]["result"]?["serverInfo"]?["name"]?.content == "layoutedit")
    }

    @Test func `a request that says its version needs no handshake`() throws {
        let meta = { (version: String, rest: String) in
            #""_meta":{"io.modelcontextprotocol/protocolVersion":"\#(version)"\#(rest)}"#
        }
        let able = #","io.modelcontextprotocol/clientCapabilities":{}"#
        let request = { (method: String, meta: String) in
            #"{"jsonrpc":"2.0","id":7,"method":"\#(method)","params":{\#(meta)}}"#
        }
        let answers = try answers([
            request("server/discover", meta("2026-07-28", able)),
            request("tools/list", meta("2026-07-28", able)),
            request("tools/list", meta("2031-01-01", able)),
            request("tools/list", meta("2026-07-28", "")),
            request("ping", meta("2026-07-28", able)),
        ])
        #expect(
            answers[0]["result"]?["supportedVersions"]?.elements.first?.content == "2026-07-28")
        for answer in answers.prefix(2) {
            #expect(answer["result"]?["resultType"]?.content == "complete")
            #expect(answer["result"]?["cacheScope"]?.content == "public")
        }
        #expect(
            answers.dropFirst(2).map { $0["error"]?["code"]?.line } == [
                "-32022", "-32602", "-32601",
            ])
        #expect(answers[2]["error"]?["data"]?["requested"]?.content == "2031-01-01")
    }

    @Test func `what is no request is told, and the next line is answered`() throws {
        let answers = try answers([
            "nonsense", "[]", #"{"jsonrpc":"2.0","id":3}"#,
            #"{"jsonrpc":"2.0","id":4,"method":"nothing"}"#, call("chekc"),
            #"{"jsonrpc":"2.0","id":6,"method":"ping"}"#,
        ])
        #expect(
            answers.map { $0["error"]?["code"]?.line }
                == ["-32700", "-32600", "-32600", "-32601", "-32602", nil])
        #expect(answers[2]["id"]?.line == "3")
        #expect(answers[4]["error"]?["message"]?.content?.contains("did you mean check?") == true)
    }

    @Test func `bytes that are no text end nothing`() throws {
        try folder.create("input").write(
            Data([0xFF, 0xFE, 0x0A] + Array((call("documents") + "\n").utf8)))
        let lines = try folder.answers("layoutedit mcp a.layout < input")
        #expect(lines.count == 2)
        #expect(lines.first?.contains("-32700") == true)
    }

    @Test(arguments: [
        "9007199254740993", "1795613157339000123", "1e400", "-1E-400", "1.50", "0", "null", "\"x\"",
        "\"\\u0041\\ud800\\/\"", "\"é\"", "123456789012345678901234567890", "\"9007199254740993\"",
    ])
    func `an id comes back as it came`(_ id: String) throws {
        for line in [
            #"{"jsonrpc":"2.0","id":\#(id),"method":"ping"}"#,
            #"{"jsonrpc":"2.0","method":"nothing", "id" : \#(id) }"#,
            #"{"jsonrpc":"1.0","id":\#(id),"method":"ping"}"#,
        ] {
            try folder.write(line, to: "input")
            let answer = try folder.answers("layoutedit mcp a.layout < input")
            #expect(answer.count == 1)
            #expect(answer.first?.hasPrefix(#"{"jsonrpc":"2.0","id":\#(id),"#) == true, "\(answer)")
            #expect(JSONReader.read(Array((answer.first ?? "").utf8)) != nil)
        }
    }

    @Test(arguments: [
        "true", "[1]", "{}", "\"a\tb\"", "01", "+1", "1.", ".5", "1e", "nan", "\"\\q\"",
        "\"\\u+123\"",
    ])
    func `what is no id gets a refusal that is JSON`(_ id: String) throws {
        let answers = try answers([#"{"jsonrpc":"2.0","id":\#(id),"method":"ping"}"#])
        #expect(answers.count == 1)
        #expect(["-32600", "-32700"].contains(answers.first?["error"]?["code"]?.line))
        #expect(answers.first?["id"]?.line == "null")
    }

    @Test func `a message that is too long is refused, and the next one is answered`() throws {
        let lines = try folder.answers(
            #"""
            ping='{"jsonrpc":"2.0","id":3,"method":"ping"}'; { head -c 40000000 /dev/zero | tr '\0' x; \
            echo; echo "$ping"; head -c 40000000 /dev/zero | tr '\0' ' '; } | layoutedit mcp a.layout
            """#)
        #expect(lines.count == 3)
        #expect(lines.first?.contains("the line is too long") == true)
        #expect(lines.dropFirst().first == #"{"jsonrpc":"2.0","id":3,"result":{}}"#)
        #expect(lines.last?.contains("the line is too long") == true)
    }

    @Test(arguments: HostileNumbers.all + ["1e400", "-1e400", "1e300", "0.1"])
    func `numbers that no tool takes are refused`(_ number: String) throws {
        let answers = try answers(
            [
                call("edit", form), call("undo", #"{"steps":\#(number)}"#),
                call("redo", #"{"steps":\#(number)}"#), call("history", #"{"newest":\#(number)}"#),
                call("edit", #"{"commands":"redo \#(number) towards 1"}"#),
                call("frames", #"{"size":"\#(number)x\#(number)"}"#),
                call("diff", #"{"from":"\#(number)"}"#),
            ])
        #expect(answers.count == 7)
    }

    // MARK: Tools

    @Test func `the commands of one call are one step, which undo takes back`() throws {
        let answers = try answers([
            call("edit", form), call("edit", #"{"commands":"set title.font 40"}"#),
            call("undo"), call("frames"), call("history"),
        ])
        #expect(answers.allSatisfy { !isError($0) })
        #expect(text(answers[0]) == "the form: 5 commands")
        #expect(answers[0]["result"]?["structuredContent"]?["operation"]?.line == "1")
        #expect(text(answers[1])?.contains("title: (0, 0, 39, 20.333) → (0, 0, 88, 48)") == true)
        #expect(text(answers[2]) == "undone: set title.font 40 in Login")
        #expect(text(answers[3])?.contains("title   0   0     39  20.333") == true)
        #expect(text(answers[4])?.contains("mcp:1  group \"the form\" {") == true)
    }

    @Test func `an error takes the whole call back and says where it is`() throws {
        let wrong = #"{"commands":"set form.spacing 12\nset titel.text Hi"}"#
        let answers = try answers([call("edit", form), call("edit", wrong), call("history")])
        #expect(isError(answers[1]))
        let error = answers[1]["result"]?["structuredContent"]?["error"]
        #expect(error?["code"]?.content == "unknownItem")
        #expect(error?["line"]?.line == "2" && error?["column"]?.line == "5")
        #expect(error?["hint"]?.content == "did you mean title?")
        #expect(answers[2]["result"]?["structuredContent"]?["head"]?.line == "1")
    }

    @Test func `a dry run says what would be, and nothing is`() throws {
        let dry = #"{"commands":"set title.font 40","dryRun":true}"#
        let answers = try answers([call("edit", form), call("edit", dry), call("history")])
        #expect(text(answers[1])?.contains("→ 40") == true)
        #expect(answers[2]["result"]?["structuredContent"]?["head"]?.line == "1")
    }

    @Test func `what one call looks through is nothing to the next`() throws {
        let wide = #"{"device":"ipad-9.7","orientation":"landscape"}"#
        let answers = try answers([
            call("edit", form), call("frames", wide), call("frames"),
        ])
        #expect(text(answers[1])?.contains("1024     768") == true)
        #expect(text(answers[2])?.contains("393     852") == true)
    }

    @Test func `arguments are held against what a tool takes`() throws {
        let answers = try answers([
            call("edit", form), call("frames", #"{"devise":"x"}"#),
            call("frames", #"{"orientation":"up"}"#), call("why"), call("undo", #"{"steps":1.5}"#),
            call("tree", #"{"document":"Lgin"}"#), call("frames", #"{"device":"iphone-99"}"#),
        ])
        #expect(answers.dropFirst().allSatisfy(isError))
        let firstLines = answers.dropFirst().map { answer -> String? in
            text(answer)?.split(separator: "\n").first.map(String.init)
        }
        #expect(
            firstLines == [
                "frames has no argument devise",
                "orientation takes one of portrait, landscape, not \"up\"",
                "why needs view", "steps takes a whole number, not 1.5",
                "there is no document named Lgin", "there is no device iphone-99",
            ])
    }

    @Test func `a question changes nothing, and no command reaches another file`() throws {
        let answers = try answers([
            call("edit", form), call("ask", #"{"question":"set title.text x"}"#),
            call("ask", #"{"question":"why-not title.width = 120"}"#),
            call("edit", #"{"commands":"export --format json --output x.json"}"#),
            call("edit", #"{"commands":"source input"}"#),
        ])
        #expect(answers.map(isError) == [false, true, false, true, true])
        #expect(text(answers[3])?.contains("mcp allows no command to write x.json") == true)
        #expect(try folder.answers("ls x.json 2>/dev/null") == ["= 2"])
    }

    @Test func `who may only look is offered nothing that edits`() throws {
        _ = try answers([call("edit", form)])
        let before = try folder.answers("cksum a.layout")
        let answers = try answers(
            [
                #"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#, call("edit", form),
                call("frames"), call("ask", #"{"question":"set title.text x"}"#),
            ], options: "--read-only")
        let names = answers[0]["result"]?["tools"]?.elements.compactMap { $0["name"]?.content }
        #expect(names?.contains("frames") == true)
        #expect(Set(names ?? []).isDisjoint(with: ["edit", "undo", "redo"]))
        #expect(answers[1]["error"]?["code"]?.line == "-32602")
        #expect(!isError(answers[2]) && isError(answers[3]))
        #expect(try folder.answers("cksum a.layout") == before)
    }

    @Test func `the screen comes as a picture`() throws {
        let answers = try answers([call("edit", form), call("look", #"{"view":"title"}"#)])
        let picture = answers[1]["result"]?["content"]?.elements.first
        #expect(picture?["mimeType"]?.content == "image/png")
        let bytes = picture?["data"]?.content.flatMap { Data(base64Encoded: $0) }
        #expect(bytes?.prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))
    }

    @Test func `a list of commands is one step, and one alone will do`() throws {
        let list = #"{"commands":["new A","add label a in view","set a.text \"x;y\""]}"#
        let answers = try answers([
            call("edit", list), call("edit", #"{"commands":"set a.lines 2"}"#), call("history"),
            call("edit", #"{"commands":[]}"#), call("edit", #"{"commands":[1]}"#),
        ])
        #expect(answers.map(isError) == [false, false, false, true, true])
        #expect(answers[2]["result"]?["structuredContent"]?["head"]?.line == "2")
        #expect(text(answers[4]) == "commands takes a list of texts, not [1]")
    }

    @Test func `what is large is answered once, and as much of it as was asked for`() throws {
        let answers = try answers([
            call("edit", form), call("tree", #"{"depth":2}"#), call("frames", #"{"limit":2}"#),
            call("tree"), call("frames", #"{"view":"form"}"#), call("frames", #"{"limit":0}"#),
        ])
        #expect(answers[1...4].allSatisfy { $0["result"]?["structuredContent"] == nil })
        #expect(text(answers[1])?.contains("title") == false)
        #expect(text(answers[1])?.contains("more view") == true)
        #expect(text(answers[2])?.split(separator: "\n").count == 4)
        #expect(text(answers[3])?.contains("title") == true)
        #expect(isError(answers[5]))
    }

    @Test func `check looks through devices, and code and files come as text`() throws {
        let answers = try answers([
            call("edit", form),
            call("check", #"{"devices":"iphone-se,ipad-11","directions":"rtl"}"#),
            call("code"), call("code", #"{"framework":"swiftui"}"#),
            call("export", #"{"format":"storyboard"}"#), call("export", #"{"format":"png"}"#),
            call("history"),
        ])
        let checked = answers[1]["result"]?["structuredContent"]
        #expect(checked?["documents"]?.elements.first?["layouts"]?.line == "4")
        #expect(text(answers[1])?.contains("4 layouts") == true)
        #expect(text(answers[2])?.contains("import UIKit") == true)
        #expect(text(answers[3])?.contains("import SwiftUI") == true)
        #expect(text(answers[4])?.contains("<scenes>") == true)
        #expect(isError(answers[5]))
        #expect(answers[6]["result"]?["structuredContent"]?["head"]?.line == "1")
    }

    /// A client that reads the list of tools has no other documentation.
    @Test func `every tool has an example that it takes, and a view is called view`() throws {
        for tool in AgentTools.all {
            let example = try #require(tool.description.components(separatedBy: "Example: ").last)
            let json = try #require(JSONReader.read(Array(example.utf8)), "\(tool.name)")
            _ = try AgentArguments(json, of: tool)
            #expect(tool.parameters.allSatisfy { !["name", "target"].contains($0.name) })
        }
    }

    @Test func `every tool says what it does and what it takes`() {
        for tool in AgentTools.all {
            #expect(tool.description.count > 10, "\(tool.name)")
            #expect(Set(tool.parameters.map(\.name)).count == tool.parameters.count, "\(tool.name)")
        }
        #expect(Set(AgentTools.all.map(\.name)).count == AgentTools.all.count)
    }

    // MARK: Projects

    private let ferry = "Ferry/Ferry/Base.lproj/Main.storyboard"

    /// Copies the app of the tutorial, in which a German text is cut off on the smallest phone.
    private func copyApp() throws {
        #expect(try folder.answers(#"cp -r "$EXAMPLES/../docs/tutorial/Ferry" ."#) == [])
    }

    @Test func `an agent looks through a language`() throws {
        try copyApp()
        let german = #"{"device":"iphone-se","orientation":"portrait","language":"de"}"#
        let answers = try answers(
            [
                call("check", german), call("check", #"{"device":"iphone-se"}"#),
                call(
                    "check", #"{"devices":"iphone-se","language":"de","orientations":"portrait"}"#),
                call("why", #"{"view":"buy.width","device":"iphone-se","language":"de"}"#),
                call("why", #"{"view":"buy.width","device":"iphone-se"}"#),
                call("look", german), call("frames", german),
                call("export", #"{"format":"svg","language":"ja"}"#),
                call("frames", #"{"language":"tlh"}"#),
            ], file: ferry)
        #expect(text(answers[0])?.contains("“Fahrkarten bestellen” needs") == true)
        #expect(text(answers[1])?.hasPrefix("sound") == true)
        #expect(text(answers[2])?.contains("“Fahrkarten bestellen” needs") == true)
        #expect(text(answers[3])?.hasPrefix("buy wants 156 and gets 138") == true)
        #expect(text(answers[4])?.hasPrefix("buy wants 156") == false)
        #expect(answers[5...6].allSatisfy { !isError($0) })
        #expect(text(answers[7])?.contains("乗船券を購入") == true)
        #expect(isError(answers[8]))
        #expect(text(answers[8])?.contains("the languages are en, de, ja, pseudo") == true)
    }

    @Test func `the project is one small answer`() throws {
        try copyApp()
        let answers = try answers([call("project")], file: ferry)
        #expect(text(answers[0])?.contains("iPhone portrait; en de ja") == true)
        #expect(text(answers[0])?.contains("[stale-translation]") == true)
        let report = answers[0]["result"]?["structuredContent"]
        #expect(report?["targets"]?.elements.first?["families"]?.line == #"["iphone"]"#)
        let document = report?["documents"]?["Ferry/Base.lproj/Main.storyboard"]
        #expect(document?["languages"]?.line == #"["en","de","ja"]"#)
        #expect(document?["texts"] == nil && report?["images"] == nil)
    }

    @Test func `without a project there is none to show`() throws {
        try copyApp()
        let without = try answers(
            [call("project"), call("frames", #"{"language":"de"}"#)], options: "--project off",
            file: ferry)
        #expect(without.allSatisfy(isError))
        let layout = try answers([call("project")])
        #expect(text(layout[0]) == "no Xcode project was found around this file")
    }

    // MARK: Advice

    @Test(arguments: ["undo", "redo", "undo 2", "goto 1"])
    func `advice about steps names tools and no option of the command line`(
        _ move: String
    ) throws {
        let answer = try answers([
            call("edit", form),
            call("edit", #"{"commands": ["set form.spacing 5", "\#(move)"]}"#),
        ]).last!
        let advice = text(answer) ?? ""
        #expect(isError(answer))
        #expect(advice.contains("tools undo and redo") && !advice.contains("--"), "\(advice)")
        let undone = try answers([call("edit", form), call("undo")]).last!
        #expect(!isError(undone))
    }

    @Test func `the examples of ask are questions`() throws {
        let list = try answers([#"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#])
        let ask = try #require(
            list[0]["result"]?["tools"]?.elements.first { $0["name"]?.content == "ask" })
        let page = try String(
            contentsOf: Transcript.examples.deletingLastPathComponent()
                .appendingPathComponent("docs/agents.md"),
            encoding: .utf8)
        let row = try #require(page.split(separator: "\n").first { $0.hasPrefix("| `ask` |") })
        let texts = [ask["description"]?.content ?? "", String(row.dropFirst("| `ask` |".count))]
        for text in texts {
            let questions = text.matches(of: /`([^`]+)`/).map { String($0.output.1) }
            #expect(questions.count > 2)
            for question in questions {
                let answer = try answers([
                    call("edit", form), call("ask", "{\"question\": \"\(question)\"}"),
                ]).last!
                #expect(!isError(answer), "\(question): \(self.text(answer) ?? "")")
            }
        }
    }
}
