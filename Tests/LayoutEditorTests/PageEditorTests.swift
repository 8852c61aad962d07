import CommandLanguage
import Foundation
import LayoutStore
import StackCore
import Testing

@testable import LayoutSession

/// A page that edits a layout file, without a server.
private final class EditingPage {
    let scratch: Scratch
    let pages: PageAnswers
    let editor: PageEditor

    init() throws {
        scratch = try Scratch()
        try scratch.run(
            """
            new Login device=iphone-15
            add stack form in view axis=vertical
            constrain H:|-[form]-|
            constrain form.top = safeArea.top
            add label title in form text=Hello
            add label sub in form text=World
            add stack other in view
            """)
        pages = PageAnswers(scratch.session, access: PageAccess(edits: true))
        editor = PageEditor(pages)
    }

    /// The number of operations that `init` has made.
    let first = 7

    func post(_ name: String, _ members: [String: Any]) throws -> [String: Any] {
        try post([(name, members)])[0]
    }

    /// Posts requests that arrive together.
    func post(_ requests: [(String, [String: Any])]) throws -> [[String: Any]] {
        let posts = try requests.map { name, members in
            (name: name, body: Array(try JSONSerialization.data(withJSONObject: members)))
        }
        return try editor.answers(to: posts) { $0() }.map { try Self.object($0 ?? "{}") }
    }

    func get(_ name: String, _ arguments: [(name: String, value: String)]) throws -> [String: Any] {
        try Self.object(try #require(pages.answer(name, arguments)))
    }

    func edit(_ command: String, seen: Int, request: String = "") throws -> [String: Any] {
        try post(
            "edit",
            [
                "command": command, "seen": seen, "document": "Login", "client": "page",
                "request": request,
            ])
    }

    static func object(_ line: String) throws -> [String: Any] {
        try #require(
            try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
}

private func code(_ answer: [String: Any]) -> String? {
    (answer["error"] as? [String: Any])?["code"] as? String
}

@Suite struct PageEditorTests {
    private let page: EditingPage
    private var file: Session { page.scratch.session }

    init() throws { page = try EditingPage() }

    @Test func `a command is one step in the journal, and undo takes it back`() throws {
        let before = file.file.digest()
        let made = try page.edit("set form.spacing 12", seen: page.first)
        #expect(made["ok"] as? Bool == true && made["head"] as? Int == page.first + 1)
        #expect(made["message"] as? String == "form.spacing = 12")
        let step = try #require(made["step"] as? [String: Any])
        #expect(step["command"] as? String == "set form.spacing 12")
        #expect(step["author"] is NSNull)
        #expect(page.pages.state().contains("\"client\":\"page\""))
        let undone = try page.edit("undo", seen: page.first + 1)
        #expect(undone["head"] as? Int == page.first && file.file.digest() == before)
    }

    @Test func `several commands are one step, and all of them or none are done`() throws {
        let made = try page.edit("set form.spacing 12\nhide sub; hide title", seen: page.first)
        #expect(made["head"] as? Int == page.first + 1)
        let step = try #require(made["step"] as? [String: Any])
        #expect(step["message"] as? String == "set form.spacing 12; hide sub; hide title")
        let before = file.file.digest()
        let failed = try page.edit("set form.spacing 1; hide nothing", seen: page.first + 1)
        #expect(code(failed) == "unknownView")
        #expect(file.file.digest() == before)
    }

    @Test func `the title of a group is the step's message, and the state names what undo does`()
        throws
    {
        let group = "group \"Hide both\" { hide form; hide other }"
        let step = try #require(
            try page.edit(group, seen: page.first)["step"] as? [String: Any])
        #expect(step["message"] as? String == "Hide both" && step["command"] as? String == group)
        func next(_ verb: String) throws -> [String: Any]? {
            try EditingPage.object(page.pages.state())[verb] as? [String: Any]
        }
        #expect(try next("undo")?["message"] as? String == "Hide both")
        #expect(try next("redo") == nil)
        _ = try page.edit("undo", seen: page.first + 1)
        #expect(try next("undo")?["operation"] as? Int == page.first)
        #expect(try next("redo")?["message"] as? String == "Hide both")
    }

    @Test func `an error has its range in the text, in UTF-16`() throws {
        let failed = try page.edit("set title.text \"😀\"; hide titel", seen: page.first)
        let error = try #require(failed["error"] as? [String: Any])
        #expect(error["start"] as? Int == 26 && error["end"] as? Int == 31)
        #expect("\(error["hint"] ?? "")".contains("title"))
    }

    @Test func `a request that is sent again is carried out once`() throws {
        let first = try page.edit("add label extra in form", seen: page.first, request: "r1")
        let again = try page.edit("add label extra in form", seen: page.first, request: "r1")
        #expect(first["ok"] as? Bool == true)
        #expect(first as NSDictionary == again as NSDictionary)
        #expect(file.file.operationCount == page.first + 1)
    }

    /// The command of another session, the page's command, and what the refusal names; nil if both
    /// are carried out.
    @Test(
        arguments: [
            ("set form.spacing 8", "set form.spacing 12", "form.spacing"),
            ("set form.spacing 8", "set form.axis horizontal", nil),
            ("set form.spacing 8", "set title.text Hi", nil),
            ("set title.text Hi", "set title.text Hi", nil),
            ("set title.text Hi for w=compact", "set title.text Ho", nil),
            ("remove title", "set title.text Hi", "title"),
            ("rename title to heading", "set title.text Hi", "title"),
            ("set title.text Hi", "remove title", "title.text"),
            ("hide title", "remove title", "title.hidden"),
            ("arrange title in other", "arrange title in form at 1", "title"),
            ("arrange title in other", "set title.text Hi", nil),
            ("add label extra in form at 0", "arrange sub in form at 0", nil),
            ("add label extra in form", "remove form", "extra"),
            ("arrange sub in form at 0", "set form[0].text Hi", "title.text"),
            ("set constraint3.constant 4", "set constraint3.constant 8", "constraint3.constant"),
            ("remove constraint constraint3", "set constraint3.constant 8", "constraint3"),
            ("set form.spacing 8", "undo", "history"), ("set form.spacing 8", "goto 1", "history"),
            ("set title.text Hi", "delete document Login", "title.text"),
            ("rename document Login to Start", "new Other", nil),
            ("undo", "set other.axis vertical", "other"),
        ] as [(String, String, String?)])
    func `an edit that means something else by now is refused`(
        _ theirs: String, _ ours: String, _ item: String?
    ) throws {
        try page.scratch.run(theirs)
        let before = file.file.digest()
        let answer = try page.post(
            "edit", ["command": ours, "seen": page.first, "client": "page"])
        if let item {
            #expect(code(answer) == "stale", "\(answer)")
            let conflicts = try #require(answer["conflict"] as? [[String: Any]])
            #expect(conflicts.contains { $0["item"] as? String == item }, "\(conflicts)")
            #expect(conflicts.allSatisfy { $0["wanted"] is String }, "\(conflicts)")
            #expect(file.file.digest() == before)
        } else {
            #expect(answer["ok"] as? Bool == true, "\(answer)")
        }
    }

    @Test func `a refusal has the values of both sides`() throws {
        try page.scratch.run("set form.spacing 8")
        let answer = try page.edit("set form.spacing 12", seen: page.first)
        let conflict = try #require((answer["conflict"] as? [[String: String]])?.first)
        #expect(
            conflict
                == ["item": "form.spacing", "seen": "0", "now": "8", "wanted": "12"])
    }

    /// The command of another session, the page's command, and what the page wants of the item that
    /// the other session has changed.
    @Test(arguments: [
        ("remove title", "set title.text Hi", "title", "title.text = Hi"),
        ("rename title to heading", "set title.text Hi", "title", "title.text = Hi"),
        (
            "remove title", "hide title; set title.text Hi", "title",
            "title.hidden = true, title.text = Hi"
        ),
        ("set title.text Hi", "remove title", "title.text", "remove title"),
        (
            "remove constraint constraint3", "set constraint3.constant 8", "constraint3",
            "constraint3.constant = 8"
        ),
    ])
    func `a refusal has the change that depends on what others have changed`(
        _ theirs: String, _ ours: String, _ item: String, _ wanted: String
    ) throws {
        try page.scratch.run(theirs)
        let answer = try page.edit(ours, seen: page.first)
        let conflicts = try #require(answer["conflict"] as? [[String: Any]])
        let found = conflicts.first { $0["item"] as? String == item }
        #expect(found?["wanted"] as? String == wanted, "\(conflicts)")
    }

    @Test func `an edit that another one has undone in between is no conflict`() throws {
        try page.scratch.run("set form.spacing 8\nset form.spacing 0\nset title.text Hi")
        let answer = try page.edit("set form.spacing 12", seen: page.first)
        #expect(answer["ok"] as? Bool == true)
    }

    @Test func `a page of a storyboard does not go back before the import`() throws {
        let storyboard = PageStoryboard(
            SourceText(text: "Main.storyboard", position: .start), isPushed: false
        ) { nil }
        let scratch = try Scratch()
        try scratch.run("new Login\nadd label title in view text=Hello")
        let pages = PageAnswers(
            scratch.session, access: PageAccess(edits: true, storyboard: storyboard))
        let editor = PageEditor(pages)
        func post(_ command: String) throws -> [String: Any] {
            let body: [String: Any] = [
                "command": command, "seen": scratch.session.file.head, "document": "Login",
                "client": "page",
            ]
            let bytes = Array(try JSONSerialization.data(withJSONObject: body))
            let answers = editor.answers(to: [(name: "edit", body: bytes)]) { $0() }
            return try EditingPage.object(answers[0] ?? "{}")
        }
        #expect(code(try post("undo 2")) == "nothingToUndo")
        #expect(code(try post("goto 0")) != nil)
        #expect(scratch.session.file.head == 2)
        #expect(try post("undo")["ok"] as? Bool == true)
        #expect(code(try post("undo")) == "nothingToUndo")
        #expect(scratch.session.file.head == 1)
        // A shell may.
        scratch.session.file.mayBecomeEmpty = true
        try scratch.run("undo")
        #expect(scratch.session.file.head == 0)
    }

    @Test func `an edit must name a point of the history that exists`() throws {
        #expect(code(try page.post("edit", ["command": "hide title"])) == "usage")
        #expect(code(try page.edit("hide title", seen: 99)) == "unknownPoint")
    }

    // MARK: Commands

    @Test(arguments: [
        "source a.layoutscript", "record a.layoutscript", "export --format json --output a.json",
        "explain /etc/passwd", "look --assets /etc", "look --assets=/etc", "preview", "quit",
        "exit", "compact", "history prune --keep 1", "open Login", "close", "tour", "clear",
        "patch \"<remove sel=\\\"id('a')\\\"/>\"", "mode json", "report quiet", "layoutscript 1",
        "group \"a\" { source b }", "group \"a\" { group \"b\" { explain /etc/passwd } }",
        "animate 1 { look --assets /etc }",
    ])
    func `a page can name no file and start no program`(_ command: String) throws {
        for name in ["edit", "trial"] {
            let answer = try page.post(
                name, ["command": command, "seen": page.first, "document": "Login"])
            #expect(["notAllowed", "syntax", "usage"].contains(code(answer)), "\(answer)")
        }
        #expect(file.file.operationCount == page.first)
    }

    @Test func `it may do to the documents what the shell may`() throws {
        var head = page.first
        for command in [
            "new Other", "duplicate Login as Copy", "rename document Copy to Third",
            "delete document Third", "undo", "redo", "checkpoint here", "goto 3", "goto here",
            "hide title", "show title", "group \"more\" { hide title; hide sub }",
            "set other.axis vertical", "revert 15", "animate 0.2 { set form.spacing 4 }",
            "device iphone-8", "frames", "why title.width",
        ] {
            let answer = try page.edit(command, seen: head)
            #expect(answer["ok"] as? Bool == true, "\(command): \(answer)")
            head = answer["head"] as? Int ?? head
        }
        #expect(file.file.documents.map(\.name) == ["Login", "Other"])
    }

    @Test(arguments: [
        "", "[]", "null", "{", "{}", "\"edit\"", "{\"command\":5}", "{\"seen\":\"x\"}",
        "{\"command\":\"hide title\",\"seen\":-1}", "{\"command\":\"hide title\",\"seen\":1e99}",
        "{\"command\":\"hide title\",\"seen\":7.5}", "{\"command\":\"hide title\",\"client\":[]}",
        "{\"command\":\"hide title\",\"seen\":7,\"screen\":[]}",
        "{\"command\":\"hide title\",\"seen\":7,\"screen\":{\"device\":\"nothing\"}}",
        "{\"command\":\"\",\"seen\":7}", "{\"command\":\"# nothing\",\"seen\":7}",
        "{\"command\":\"hide title\",\"seen\":7,\"request\":\"" + String(repeating: "a", count: 101)
            + "\"}", String(repeating: "[", count: 100_000),
    ])
    func `a forged body is refused`(_ body: String) throws {
        let answers = page.editor.answers(to: [("edit", Array(body.utf8))]) { $0() }
        #expect(try EditingPage.object(answers[0] ?? "{}")["ok"] as? Bool == false)
        #expect(file.file.operationCount == page.first)
    }

    // MARK: Trials

    @Test func `a screen and a trial state where scroll views show their content`() throws {
        let head =
            try page.edit(
                """
                set document.navigationTitle Title; add scroll area in view; \
                constrain V:|[area]|; constrain H:|[area]|; \
                add label first in area text=First; constrain first.top = area.top
                """, seen: page.first)["head"] as? Int
        #expect(head == page.first + 1)
        func origin(_ screen: [String: Any]) -> Double? {
            let origins = screen["contentOrigins"] as? [String: [String: Double]]
            return origins?["area"]?["y"]
        }
        let shown = try page.get("screen", [])
        let top = try #require(origin(shown))
        #expect(top > 80)
        // The trial leaves the views out that are as in the trial before, with their origins.
        func trial(_ command: String, since: Int?) throws -> [String: Any] {
            var body: [String: Any] = [
                "command": command, "document": "Login", "client": "page",
            ]
            if let since { body["since"] = since }
            return try page.post("trial", body)
        }
        let first = try trial("set title.text A", since: nil)
        let screens = try #require(first["screens"] as? [[String: Any]])
        #expect(origin(screens[0]) == top)
        let same = try trial("set title.text B", since: first["trial"] as? Int)
        let others = try #require(same["screens"] as? [[String: Any]])
        #expect(origin(others[0]) == nil)
        let second = try trial(
            "set area.contentInset 9,0,0,0", since: same["trial"] as? Int)
        let moved = try #require(second["screens"] as? [[String: Any]])
        #expect(origin(moved[0]) == top + 9)
    }

    @Test func `a trial has the engine's frames, and leaves the file's bytes untouched`() throws {
        let path = URL(filePath: file.file.path)
        let before = try Data(contentsOf: path)
        let command = "set form.spacing 40; add label third in form text=New"
        let answer = try page.post(
            "trial",
            [
                "command": command, "document": "Login", "pictures": false,
                "screens": [["device": "iphone-8"], [:]],
            ])
        #expect(try Data(contentsOf: path) == before && file.file.operationCount == page.first)
        let screens = try #require(answer["screens"] as? [[String: Any]])
        #expect(screens.count == 2 && screens[0]["picture"] == nil)
        _ = try page.edit(command, seen: page.first)
        let made = try page.get("screen", [("document", "Login"), ("device", "iphone-8")])
        #expect(screens[0]["frames"] as? NSDictionary == made["frames"] as? NSDictionary)
    }

    @Test func `a trial leaves out the views that are as in the trial before`() throws {
        func trial(_ spacing: Int, since: Int?, client: String = "a") throws -> [String: Any] {
            var members: [String: Any] = [
                "command": "set form.spacing \(spacing)", "document": "Login", "client": client,
                "screens": [["device": "iphone-8"]],
            ]
            members["since"] = since
            return try page.post("trial", members)
        }
        func views(_ answer: [String: Any]) throws -> [Any] {
            let screens = try #require(answer["screens"] as? [[String: Any]])
            let frames = try #require(screens[0]["frames"] as? [String: Any])
            let documents = try #require(frames["documents"] as? [[String: Any]])
            return try #require(documents[0]["views"] as? [Any])
        }
        let first = try trial(20, since: nil)
        let all = try views(first)
        #expect(all.allSatisfy { $0 is [String: Any] })
        let number = try #require(first["trial"] as? Int)
        #expect(try views(try trial(20, since: number, client: "b")).count == all.count)
        let second = try trial(40, since: number)
        let parts = try views(second)
        let kept = parts.compactMap { $0 as? [Int] }.flatMap { $0[0]..<($0[0] + $0[1]) }
        #expect(kept.count + parts.count { $0 is [String: Any] } == all.count)
        #expect(!kept.isEmpty && kept.count < all.count)
        let whole = parts.flatMap { part -> [Any] in
            guard let places = part as? [Int] else { return [part] }
            return Array(all[places[0]..<places[0] + places[1]])
        }
        #expect(whole as NSArray == (try views(try trial(40, since: nil))) as NSArray)
        // The page no longer has the first answer.
        #expect(try views(try trial(40, since: number)).allSatisfy { $0 is [String: Any] })
    }

    @Test func `the newest trial of a page wins`() throws {
        let trial: (String, Int) -> (String, [String: Any]) = { client, spacing in
            ("trial", ["command": "set form.spacing \(spacing)", "client": client])
        }
        let answers = try page.post([trial("a", 1), trial("b", 2), trial("a", 3)])
        #expect(code(answers[0]) == "superseded")
        #expect(answers[1]["ok"] as? Bool == true && answers[2]["ok"] as? Bool == true)
    }

    @Test func `a trial of what cannot be done states why`() throws {
        let answer = try page.post("trial", ["command": "set titel.text a"])
        let error = try #require(answer["error"] as? [String: Any])
        #expect(error["start"] as? Int == 4 && code(answer) == "unknownItem")
        #expect(code(try page.post("trial", ["command": "undo"])) == "notAvailable")
    }

    /// The page gives a new view the lengths that its content does not determine. An image is left
    /// out, because the page adds it with a picture.
    @Test(arguments: ViewKind.allCases.filter { $0 != .image })
    func `the page knows which lengths the content of a kind determines`(_ kind: ViewKind) throws {
        _ = try page.edit("add \(kind.rawValue) new in view", seen: page.first)
        let reply = try page.get("answers", [("document", "Login"), ("ask", "info new")])
        let info = try #require(
            (reply["answers"] as? [String: Any])?["info new"] as? [String: Any])
        let size = try #require(info["contentSize"] as? [String: Any])
        let hasNoSize = try isListed("Size", kind)
        #expect((size["width"] is NSNull) == (try hasNoSize || isListed("Width", kind)))
        #expect((size["height"] is NSNull) == hasNoSize)
    }

    /// Returns whether the list `kindsWithoutWidth` or `kindsWithoutSize` of page/commands.js
    /// contains a kind.
    private func isListed(_ length: String, _ kind: ViewKind) throws -> Bool {
        let script = try String(
            contentsOfFile: #filePath.components(separatedBy: "/Tests/")[0] + "/page/commands.js",
            encoding: .utf8)
        let list = script.components(separatedBy: "kindsWithout\(length) = new Set([")[1]
        return list.components(separatedBy: "])")[0].contains("\"\(kind.rawValue)\"")
    }

    // MARK: Language

    @Test func `constraints list what is set of each, for all size classes`() throws {
        try page.scratch.run(
            """
            constrain wide: form.width = 200
            set wide.constant 90 for h=compact
            set wide.priority 700
            constrain high: form.height = 80
            """)
        let question = "constraints form"
        let reply = try page.get("answers", [("ask", question), ("document", "Login")])
        let answers = try #require(reply["answers"] as? [String: [String: Any]])
        let list = try #require(answers[question]?["constraints"] as? [[String: Any]])
        let set = try list.suffix(2).map { try #require($0["properties"] as? [[String: Any]]) }
        #expect(set[0].map { $0["name"] as? String } == ["constant", "priority"])
        #expect(set[0][0]["base"] as? String == "200" && set[0][0]["origin"] as? String == "set")
        let variations = try #require(set[0][0]["variations"] as? [[String: String]])
        #expect(variations == [["for": "h=compact", "value": "90"]])
        #expect(set[1].map { $0["value"] as? String } == ["80"])
    }

    @Test func `the language of panels is that of the grammar and the definitions`() throws {
        let language = try page.get("language", [])
        let kinds = try #require(language["kinds"] as? [[String: Any]])
        #expect(kinds.map { $0["name"] as? String } == ViewKind.allCases.map(\.rawValue))
        let properties = try #require(language["properties"] as? [[String: Any]])
        let keys = PropertyKey.allCases.filter(\.isContent)
        #expect(properties.map { $0["name"] as? String } == keys.map(\.spelling))
        for (property, key) in zip(properties, keys) {
            let holders = try #require(property["kinds"] as? [String])
            for kind in ViewKind.allCases {
                #expect(
                    holders.contains(kind.rawValue) == PropertyHolder.view(kind).has(key))
            }
            let users = try #require(property["users"] as? [String])
            let views = users.filter { ViewKind(rawValue: $0) != nil }
            #expect(
                views == ViewKind.allCases.filter { key.definition.isUsed(by: $0) }.map(\.rawValue))
            #expect(Set(users).isSubset(of: holders) && !users.isEmpty)
            #expect(holders.contains("document") == PropertyHolder.document.has(key))
            #expect(holders.contains("constraint") == PropertyHolder.constraint.has(key))
            #expect(property["summary"] as? String == key.definition.summary)
            #expect(property["varies"] as? Bool == key.definition.varies)
            #expect(property["group"] as? String == key.group.rawValue)
            for kind in ViewKind.allCases where PropertyHolder.view(kind).has(key) {
                let values = try value("values", "valuesByKind", kind, property) as? [String]
                let words = key.vocabulary(of: .view(kind))
                if !words.isEmpty { #expect(values == words, "\(key) \(kind)") }
            }
        }
        let rare = properties.filter { $0["isRare"] as? Bool == true }
        #expect(rare.contains { $0["name"] as? String == "objectID" })
        #expect(!rare.contains { ["text", "font"].contains($0["name"] as? String) })
        let colors = try #require(language["colors"] as? [String: String])
        #expect(Set(colors.keys) == Set(UIColorName.allCases.map(\.rawValue)))
        #expect(colors["systemBlue"] == "#007aff" && colors["clear"] == "#ffffff")
        let commands = try #require(language["commands"] as? [[String: Any]])
        let edits = file.grammar.commands.filter { $0.type is any EditCommand.Type }
        let listed = Set(commands.compactMap { $0["usage"] as? String })
        for entry in edits {
            #expect(listed.contains(entry.usage.forms.map(\.synopsis).joined(separator: "\n")))
        }
    }

    private func value(
        _ common: String, _ different: String, _ kind: ViewKind, _ property: [String: Any]
    ) throws -> Any? {
        let byKind = property[different] as? [String: Any]
        return byKind?[kind.rawValue] ?? property[common]
    }

    @Test func `completion is the shell's`() throws {
        let text = "hide title; set 😀 form.sp"
        let answer = try page.get(
            "complete", [("text", text), ("cursor", String(text.utf16.count))])
        #expect(answer["start"] as? Int == 19)
        let typed = try #require(TypedWords("set 😀 form.sp"))
        let words = Completer(view: SessionView(file)) { _ in [] }.words(for: typed)
        let found = try #require(answer["completions"] as? [[String: String]])
        #expect(found.map { $0["text"] } == words)
        let early = try page.get("complete", [("text", "hi title"), ("cursor", "2")])
        #expect("\(early["completions"] ?? "")".contains("hide"))
        #expect("\(early["hint"] ?? "")" != "")
        let wrong = try page.get("complete", [("text", "set titel.text a ")])
        #expect((wrong["error"] as? [String: Any])?["start"] as? Int == 4)
    }

    // MARK: Findings

    @Test func `findings are those of check, with the commands that fix them`() throws {
        try page.scratch.run("set title.text \"\(String(repeating: "long ", count: 40))\"")
        let arguments = [("document", "Login"), ("devices", "iphone-8,iphone-15")]
        let plain = try page.get("findings", arguments)
        let all = try #require(plain["findings"] as? [[String: Any]])
        let cut = try #require(all.first { $0["rule"] as? String == "truncated-text" })
        #expect(cut["view"] as? String == "title" && cut["why"] as? String == "why title.width")
        #expect(cut["fixes"] is NSNull)
        let check = try page.get(
            "answers", [("document", "Login"), ("ask", "check --devices iphone-8,iphone-15")])
        #expect("\(check)".contains(try #require(cut["message"] as? String)))
        let fixed = try page.get("findings", arguments + [("fixes", "true")])
        let fix = try #require(
            (fixed["findings"] as? [[String: Any]])?.first {
                $0["rule"] as? String == "truncated-text"
            })
        let command = try #require((fix["fixes"] as? [[String: String]])?.first?["command"])
        #expect(try page.edit(command, seen: page.first + 1)["ok"] as? Bool == true)
        let after = try page.get("findings", arguments)
        #expect(!"\(after)".contains("truncated-text"))
        #expect(try page.get("findings", [("devices", "nothing")])["ok"] as? Bool == false)
    }
}
