import Foundation
import Platform
import Testing

private let login = [
    "new Login device=iphone-15", "add stack form in view axis=vertical",
    "constrain H:|-[form]-|", "constrain form.top = safeArea.top",
    "add label title in form text=Hello",
]

private let edit = "{\"command\":\"hide title\",\"seen\":5,\"document\":\"Login\"}"

/// The page that `preview --edit` serves: who may edit, and what happens to the file.
@Suite struct EditingPageTests {
    private static let storyboard = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../Fixtures/merging/scenes.storyboard")

    private func bytes(_ served: ServedFile, _ name: String = "a.layout") throws -> Data {
        try Data(contentsOf: served.folder.appendingPathComponent(name))
    }

    @Test func `only the page itself may edit`() throws {
        let served = try ServedFile(login, ["--edit"])
        let before = try bytes(served)
        let json = "Content-Type: application/json"
        let token = "X-Layoutedit-Token: \(served.token)"
        let origin = "Origin: http://\(served.host)"
        for (headers, status) in [
            ([json], 403), ([json, "X-Layoutedit-Token: "], 403),
            ([json, "X-Layoutedit-Token: " + String(served.token.reversed())], 403),
            ([json, token, "Origin: http://evil.example"], 403),
            ([json, token, "Origin: null"], 403),
            ([json, token, origin, "Sec-Fetch-Site: cross-site"], 403),
            ([json, token, origin, "Sec-Fetch-Site: same-site"], 403),
            ([token], 415), (["Content-Type: text/plain", token], 415),
            (["Content-Type: application/x-www-form-urlencoded", token], 415),
            (["Content-Type: multipart/form-data; boundary=a", token], 415),
        ] {
            let response = try served.post("edit", edit, headers: headers)
            #expect(response.hasPrefix("HTTP/1.1 \(status) "), "\(headers): \(response)")
            #expect(!response.contains("Login"))
        }
        for (place, status) in [("other", 404), ("about", 404), ("", 404), ("edit/x", 404)] {
            #expect(try served.post(place, edit).hasPrefix("HTTP/1.1 \(status) "), "\(place)")
        }
        for line in ["PUT /\(served.token)/edit", "DELETE /\(served.token)/edit"] {
            let response = try served.ask(
                [line + " HTTP/1.1", "Host: \(served.host)", token, "Connection: close", "", ""]
                    .joined(separator: "\r\n"))
            #expect(response.hasPrefix("HTTP/1.1 405 "))
        }
        let elsewhere = try served.ask(
            [
                "POST /\(served.token)/edit HTTP/1.1", "Host: evil.example:\(served.port)", token,
                json, "Content-Length: \(edit.utf8.count)", "Connection: close", "", edit,
            ].joined(separator: "\r\n"))
        #expect(elsewhere.hasPrefix("HTTP/1.1 403 "))
        #expect(try served.get("edit").hasPrefix("HTTP/1.1 404 "))
        #expect(try bytes(served) == before)
        let allowed = try served.post(
            "edit", edit, headers: [json, token, origin, "Sec-Fetch-Site: same-origin"])
        #expect(allowed.hasPrefix("HTTP/1.1 200 ") && allowed.contains("\"head\":6"))
    }

    @Test func `a long body is refused, and the next request is answered`() throws {
        let served = try ServedFile(login, ["--edit"])
        let before = try bytes(served)
        let long = "{\"command\":\"" + String(repeating: "a", count: 10 << 20) + "\"}"
        #expect(!(try served.post("edit", long).contains("200 OK")))
        let head = [
            "POST /\(served.token)/edit HTTP/1.1", "Host: \(served.host)",
            "Content-Type: application/json", "X-Layoutedit-Token: \(served.token)",
        ]
        for more in [
            ["Content-Length: 10000000"], ["Content-Length: 99999999999999999999"],
            ["Content-Length: -1"], ["Transfer-Encoding: chunked"], [],
            ["Content-Length: 5", "Content-Length: 500000"],
        ] {
            let response = try served.ask(
                (head + more + ["Connection: close", "", ""]).joined(separator: "\r\n"))
            #expect(!response.contains("200 OK"), "\(more)")
        }
        // A body that is longer than stated ends there; the rest is no request.
        let short = try served.ask(
            (head + ["Content-Length: 2", "Connection: close", "", ""]).joined(separator: "\r\n")
                + edit)
        #expect(!short.contains("\"head\":6"))
        #expect(try bytes(served) == before)
        #expect(try served.get("about").contains("\"edits\":true"))
    }

    @Test func `a page that only shows refuses every edit`() throws {
        let served = try ServedFile(login)
        let before = try bytes(served)
        for place in ["edit", "trial", "pull", "about", ""] {
            #expect(try served.post(place, edit).hasPrefix("HTTP/1.1 405 "))
        }
        #expect(try served.get("about").contains("\"edits\":false"))
        #expect(try bytes(served) == before)
    }

    @Test func `no command of a page reads or writes another file`() throws {
        let served = try ServedFile(login, ["--edit"])
        let secret = served.folder.appendingPathComponent("secret.log")
        try Data("Unable to simultaneously satisfy constraints SECRET".utf8).write(to: secret)
        for command in [
            "explain \(secret.path)", "look --assets \(served.folder.path)", "source secret.log",
            "record b.layoutscript", "export --format json --output b.json", "preview",
        ] {
            let answer = try served.posted(
                "edit", ["command": command, "seen": 5, "document": "Login"])
            #expect(answer["ok"] as? Bool == false && !"\(answer)".contains("SECRET"), "\(command)")
            let word = command.addingPercentEncoding(withAllowedCharacters: .alphanumerics)!
            let asked = try served.get("answers?ask=" + word)
            #expect(asked.contains("\"ok\":false") && !asked.contains("SECRET"), "\(command)")
        }
        let files = try FileManager.default.contentsOfDirectory(atPath: served.folder.path)
        #expect(files.filter { !$0.hasPrefix(".") }.sorted() == ["a.layout", "secret.log"])
    }

    @Test func `hostile names and texts stay texts`() throws {
        let served = try ServedFile(login, ["--edit"])
        let text = "</script><img src=x onerror=alert(1)>\u{202E}\u{2028}&lt;"
        let command = "set title.text \"" + text + "\""
        let answer = try served.posted(
            "edit", ["command": command, "seen": 5, "document": "Login", "client": text])
        #expect(answer["ok"] as? Bool == true)
        for place in ["screen?document=Login", "answers?ask=history", "complete?text=set%20"] {
            let response = try served.get(place)
            #expect(response.contains("Content-Type: application/json"))
            #expect(response.contains("X-Content-Type-Options: nosniff"))
            #expect(response.contains("Content-Security-Policy: default-src 'none'"))
        }
    }

    @Test func `every page is told who has made a step`() throws {
        let served = try ServedFile(login, ["--edit"])
        let events = try SocketClient(served.port)
        events.send("GET /\(served.token)/events HTTP/1.1\r\nHost: \(served.host)\r\n\r\n")
        _ = events.read(until: "\"head\":5")
        _ = try served.posted(
            "edit",
            ["command": "set form.spacing 9", "seen": 5, "document": "Login", "client": "first"])
        #expect(events.read(until: "\"head\":6").contains("\"client\":\"first\""))
        try served.edit("set form.spacing 8")
        #expect(events.read(until: "\"head\":7").contains("\"client\":null"))
        let stale = try served.posted(
            "edit",
            ["command": "set form.spacing 7", "seen": 6, "document": "Login", "client": "first"])
        #expect("\(stale)".contains("stale"))
    }

    @Test func `pages and shells that edit at once lose nothing`() async throws {
        // The server's address does not change, so the tasks may share it.
        nonisolated(unsafe) let served = try ServedFile(
            login + ["add label other in form"], ["--edit"])
        try await withThrowingTaskGroup(of: Void.self) { group in
            for client in ["a", "b"] {
                group.addTask {
                    var (seen, made) = (6, 0)
                    while made < 20 {
                        let answer = try served.posted(
                            "edit",
                            [
                                "command": "add label \(client)\(made) in form", "seen": seen,
                                "document": "Login", "client": client, "request": "\(made)",
                            ])
                        seen = try #require(answer["head"] as? Int)
                        if answer["ok"] as? Bool == true { made += 1 }
                    }
                }
            }
            group.addTask {
                for number in 0..<20 { try served.edit("add label c\(number) in form") }
            }
            try await group.waitForAll()
        }
        let tree = try served.get("answers?ask=tree")
        for number in 0..<20 {
            for client in ["a", "b", "c"] { #expect(tree.contains("\"\(client)\(number)\"")) }
        }
        let verified = try BuiltProgram.run(["verify", "a.layout"], in: served.folder)
        #expect(verified.status == 0)
    }

    // MARK: Storyboards

    @Test func `looking at a storyboard writes nothing, and follows it`() throws {
        let served = try ServedFile(copying: Self.storyboard)
        let before = try bytes(served, "Main.storyboard")
        #expect(try served.get("about").contains("\"storyboard\":true"))
        #expect(try served.get("scene").contains("\"initial\":\"navigationController\""))
        let events = try SocketClient(served.port)
        events.send("GET /\(served.token)/events HTTP/1.1\r\nHost: \(served.host)\r\n\r\n")
        _ = events.read(until: "\"moves\":1")
        #expect(try served.post("edit", edit).hasPrefix("HTTP/1.1 405 "))
        let files = try FileManager.default.contentsOfDirectory(atPath: served.folder.path)
        #expect(files.filter { !$0.hasPrefix(".") } == ["Main.storyboard"])
        let place = served.folder.appendingPathComponent("Main.storyboard")
        // A file that Xcode has not written completely is not shown.
        try before.prefix(300).write(to: place)
        #expect(
            try served.get("answers?ask=tree&document=List").contains("\"ok\":true,\"command\""))
        let text = String(decoding: before, as: UTF8.self)
            .replacing("text=\"Title\"", with: "text=\"Renamed\"")
        try Data(text.utf8).write(to: place)
        #expect(events.read(until: "\"moves\":2").contains("\"moves\":2"))
        #expect(try served.get("screen?document=Detail").contains("Renamed"))
    }

    @Test func `each step is pushed, unless somebody else has saved the storyboard`() throws {
        let served = try ServedFile(copying: Self.storyboard, ["--edit", "--push"])
        #expect(try served.get("about").contains("\"push\":\"Main.storyboard\""))
        let first = try served.posted(
            "edit",
            ["command": "add label extra in view text=Fresh", "seen": 1, "document": "Detail"])
        #expect(first["ok"] as? Bool == true, "\(first)")
        let place = served.folder.appendingPathComponent("Main.storyboard")
        let pushed = try String(contentsOf: place, encoding: .utf8)
        #expect(pushed.contains("Fresh"))
        // Xcode changes another text and saves.
        let saved = pushed.replacing("text=\"Title\"", with: "text=\"Renamed\"")
        #expect(saved != pushed)
        try Data(saved.utf8).write(to: place)
        let second = try served.posted(
            "edit", ["command": "set extra.text Later", "seen": 2, "document": "Detail"])
        #expect(second["head"] as? Int == 3 && "\(second["remarks"] ?? "")".contains("not written"))
        #expect(try String(contentsOf: place, encoding: .utf8) == saved)
        let pulled = try served.posted("pull", ["client": "a"])
        #expect(pulled["ok"] as? Bool == true, "\(pulled)")
        let merged = try String(contentsOf: place, encoding: .utf8)
        #expect(merged.contains("Later") && merged.contains("text=\"Renamed\""))
        kill(served.process.processIdentifier, SIGINT)
        served.process.waitUntilExit()
        #expect(served.process.terminationStatus == 0)
        let nothing = try BuiltProgram.run(
            ["pull", "Main.storyboard.layout", "Main.storyboard"], in: served.folder)
        #expect(String(decoding: nothing.errors, as: UTF8.self).contains("nothing new"))
    }

    @Test(arguments: [true, false])
    func `a storyboard that has gone is told and not made again`(_ isRenamed: Bool) throws {
        let served = try ServedFile(copying: Self.storyboard, ["--edit", "--push"])
        let place = served.folder.appendingPathComponent("Main.storyboard")
        let other = served.folder.appendingPathComponent("Start.storyboard")
        let before = try Data(contentsOf: place)
        let events = try SocketClient(served.port)
        events.send("GET /\(served.token)/events HTTP/1.1\r\nHost: \(served.host)\r\n\r\n")
        _ = events.read(until: "\"moves\":1")
        try FileManager.default.moveItem(at: place, to: other)
        if !isRenamed { try FileManager.default.removeItem(at: other) }
        #expect(events.read(until: "no longer there").contains("\"unwritten\":\"Main.storyboard"))
        for seen in 1...2 {
            let edit = try served.posted(
                "edit",
                [
                    "command": "add label extra\(seen) in view text=Extra\(seen)", "seen": seen,
                    "document": "Detail",
                ])
            #expect(edit["head"] as? Int == seen + 1)
            #expect("\(edit["remarks"] ?? "")".contains("no longer there"), "\(edit)")
            #expect(!FileManager.default.fileExists(atPath: place.path))
        }
        #expect(isRenamed == ((try? Data(contentsOf: other)) == before))
        // When it is back, the next step writes all of them.
        try before.write(to: place)
        let last = try served.posted(
            "edit",
            ["command": "add label extra3 in view text=Extra3", "seen": 3, "document": "Detail"])
        #expect((last["remarks"] as? [String]) == [], "\(last)")
        let written = try String(contentsOf: place, encoding: .utf8)
        for number in 1...3 { #expect(written.contains("Extra\(number)")) }
        try FileManager.default.removeItem(at: place)
        kill(served.process.processIdentifier, SIGINT)
        served.process.waitUntilExit()
        #expect(served.process.terminationStatus != 0)
        #expect(!FileManager.default.fileExists(atPath: place.path))
    }

    @Test(arguments: ["", "<<<<<<< HEAD\n<document/>\n"])
    func `a storyboard that cannot be read is not overwritten, also after a pull that failed`(
        _ broken: String
    ) throws {
        let served = try ServedFile(copying: Self.storyboard, ["--edit", "--push"])
        let place = served.folder.appendingPathComponent("Main.storyboard")
        try Data(broken.utf8).write(to: place)
        for seen in 1...2 {
            #expect(try served.posted("pull", ["client": "a"])["ok"] as? Bool == false)
            let edit = try served.posted(
                "edit",
                ["command": "add label extra\(seen) in view", "seen": seen, "document": "Detail"])
            #expect(
                edit["head"] as? Int == seen + 1
                    && "\(edit["remarks"] ?? "")".contains("not written"))
            #expect(try String(contentsOf: place, encoding: .utf8) == broken)
        }
    }

    @Test(arguments: [
        ["a.layout", "--push"], ["a.layout", "--edit", "--push"], ["Missing.storyboard", "--edit"],
    ])
    func `what cannot be edited so is refused`(_ arguments: [String]) throws {
        let served = try ServedFile(login)
        let answer = try BuiltProgram.run(["preview"] + arguments, in: served.folder)
        #expect([2, 66].contains(answer.status) && answer.output.isEmpty)
    }

    @Test func `the project's languages are a choice of each screen`() throws {
        let app = try SmallApp()
        let served = try ServedFile(app: app, ["--edit"])
        let about = try served.get("about")
        #expect(about.contains("\"code\":\"de\"") && about.contains("\"code\":\"pseudo\""))
        #expect(try served.get("screen?language=de").contains("Bezeichnung"))
        #expect(!(try served.get("screen").contains("Bezeichnung")))
        #expect(try served.get("screen?language=xx").contains("\"ok\":false"))
        let trial = try served.posted(
            "trial", ["command": "add label extra in view", "screens": [["language": "de"]]])
        #expect(trial["ok"] as? Bool == true && "\(trial)".contains("Bezeichnung"))
    }
}
