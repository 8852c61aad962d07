import Foundation
import Platform
import Testing

private let login = [
    "new Login device=iphone-15", "add stack form in view axis=vertical",
    "constrain H:|-[form]-|", "constrain form.top = safeArea.top",
    "add label title in form text=Hello",
]

/// Returns the JSON object after the headers.
private func json(_ response: String) throws -> [String: Any] {
    let body = try #require(response.components(separatedBy: "\r\n\r\n").last)
    return try #require(
        try JSONSerialization.jsonObject(with: Data(body.utf8)) as? [String: Any])
}

@Suite struct PreviewTests {
    @Test func `the page comes with a policy that lets it do nothing else`() throws {
        let served = try ServedFile(login)
        for (place, type) in [
            ("", "text/html"), ("page.js", "text/javascript"), ("page.css", "text/css"),
            ("about", "application/json"), ("screen?document=Login", "application/json"),
        ] {
            let response = try served.get(place)
            #expect(response.hasPrefix("HTTP/1.1 200 "), "\(place)")
            for header in [
                "Content-Type: \(type)", "Content-Security-Policy: default-src 'none'",
                "frame-ancestors 'none'", "X-Content-Type-Options: nosniff",
                "Referrer-Policy: no-referrer", "Cache-Control: no-store",
                "Cross-Origin-Resource-Policy: same-origin",
            ] {
                #expect(response.contains(header), "\(place): \(header)")
            }
            #expect(!response.contains("Access-Control-Allow") && !response.contains("unsafe"))
        }
        #expect(try served.get("other").hasPrefix("HTTP/1.1 404 "))
        let packed = try served.get("page.js", headers: ["Accept-Encoding: gzip, deflate"])
        #expect(packed.contains("Content-Encoding: deflate\r\n"))
        #expect(!(try served.get("page.js").contains("Content-Encoding")))
    }

    @Test func `whoever does not know the address gets nothing`() throws {
        let served = try ServedFile(login)
        let host = "Host: \(served.host)"
        let place = "/\(served.token)/about"
        let other = String(served.token.reversed())
        for (line, headers, status) in [
            ("GET / HTTP/1.1", [host], 403), ("GET /about HTTP/1.1", [host], 403),
            ("GET /\(other)/about HTTP/1.1", [host], 403),
            ("GET \(place) HTTP/1.1", ["Host: evil.example:\(served.port)"], 403),
            ("GET \(place) HTTP/1.1", ["Host: 127.0.0.1"], 403),
            ("GET \(place) HTTP/1.1", [host, "Origin: http://evil.example"], 403),
            ("GET \(place) HTTP/1.1", [host, "Origin: null"], 403),
            ("GET \(place) HTTP/1.0", [], 403),
            ("POST \(place) HTTP/1.1", [host, "Content-Length: 5", "", "hello"], 405),
            ("PUT \(place) HTTP/1.1", [host, "Content-Length: 1000000000"], 405),
            ("DELETE \(place) HTTP/1.1", [host], 405),
            ("OPTIONS \(place) HTTP/1.1", [host, "Origin: http://evil.example"], 405),
            ("GET \(place) HTTP/1.1", [host, "Origin: http://\(served.host)"], 200),
            ("HEAD \(place) HTTP/1.1", [host], 200),
        ] {
            let response = try served.ask(
                ([line, "Connection: close"] + headers + ["", ""]).joined(separator: "\r\n"))
            #expect(response.hasPrefix("HTTP/1.1 \(status) "), "\(line) \(headers): \(response)")
            #expect(status == 200 || !response.contains("Login"))
        }
    }

    @Test func `what is too long, or no request at all, ends that connection and no other`() throws
    {
        let served = try ServedFile(login)
        let long = String(repeating: "a", count: 100_000)
        for text in [
            "GET /\(long) HTTP/1.1\r\nHost: \(served.host)\r\n\r\n",
            "GET / HTTP/1.1\r\nHost: \(served.host)\r\nX-Long: \(long)\r\n\r\n",
            "GET / HTTP/1.1\r\nHost: \(long)\r\n\r\n", "\u{0}\u{1}\u{2}\r\n\r\n", "\r\n\r\n",
            "GET\r\n\r\n", "GET / HTTP/9.9\r\n\r\n", "GET / HTTP/1.1\r\n: \r\n\r\n",
            "GET /\(served.token)/answers?ask=%00%ff&&==&at=-1 HTTP/1.1\r\nHost: \(served.host)\r\n"
                + "Connection: close\r\n\r\n",
        ] {
            #expect(!(try served.ask(text).contains("\"name\":\"title\"")))
            #expect(try served.get("about").contains("\"ok\":true"))
        }
    }

    @Test(arguments: [1, 100, 434, 1000, 1001, 5000, 9000, 40_000])
    func `a query of many arguments is answered or refused at once`(_ count: Int) throws {
        let served = try ServedFile(login)
        let query = (0..<count).map { "ask=l\($0 % 10)" }.joined(separator: "&")
        let start = ContinuousClock.now
        let response = try served.ask(
            "GET /\(served.token)/answers?\(query) HTTP/1.1\r\nHost: \(served.host)\r\n"
                + "Connection: close\r\n\r\n")
        // The library itself answers 414 if a request does not fit into a connection's memory.
        let wanted = count <= 1000 ? ["200"] : ["414", "431"]
        let status = response.split(separator: " ").dropFirst().first.map(String.init)
        #expect(wanted.contains(status ?? ""), "\(response.prefix(80))")
        #expect(ContinuousClock.now - start < .seconds(8))
    }

    @Test func `a path with a zero byte is unknown`() throws {
        let served = try ServedFile(login)
        for path in ["%00", "page.js%00", "page.js%00.css", "about%00", "%00page.js"] {
            let response = try served.ask(
                "GET /\(served.token)/\(path) HTTP/1.1\r\nHost: \(served.host)\r\n"
                    + "Connection: close\r\n\r\n")
            #expect(response.hasPrefix("HTTP/1.1 404 "), "\(path): \(response.prefix(80))")
        }
    }

    @Test func `looking never edits`() throws {
        let served = try ServedFile(login)
        let before = try Data(contentsOf: served.folder.appendingPathComponent("a.layout"))
        for command in [
            "set form.spacing 9", "undo", "add label x in view", "goto 1", "checkpoint a",
            "export --format json --output b.json", "new Other", "open Login", "quit", "compact",
            "source b", "record b", "device iphone-8", "group \"a\" { hide title }", "preview",
        ] {
            let word = command.addingPercentEncoding(withAllowedCharacters: .alphanumerics)!
            let reply = try json(try served.get("answers?ask=" + word))
            let answers = try #require(reply["answers"] as? [String: [String: Any]])
            #expect(answers[command]?["ok"] as? Bool == false, "\(command)")
        }
        for query in ["device=nothing", "orientation=up", "at=99", "at=x", "document=None"] {
            #expect(try json(try served.get("screen?" + query))["ok"] as? Bool == false, "\(query)")
        }
        let files = try FileManager.default.contentsOfDirectory(atPath: served.folder.path)
        #expect(files.filter { !$0.hasPrefix(".") } == ["a.layout"])
        #expect(
            try Data(contentsOf: served.folder.appendingPathComponent("a.layout")) == before)
    }

    @Test func `a page asks for nothing but what it shows, and opens no file`() throws {
        let served = try ServedFile(login)
        let secret = served.folder.appendingPathComponent("secret.log")
        try Data("Unable to simultaneously satisfy constraints SECRET".utf8).write(to: secret)
        let pipe = served.folder.appendingPathComponent("pipe").path
        #expect(mkfifo(pipe, 0o600) == 0)
        for question in [
            "explain \(secret.path)", "explain \(pipe)", "look --assets \(served.folder.path)",
            "look", "check", "check --sweep width=1..10000", "why-not title.width = 1",
            "fitting form",
            "fix", "help", "show", "frames", "apropos a", "documents", "undecided",
            "tree; explain \(pipe)", "explain\n\(pipe)",
        ] {
            let word = question.addingPercentEncoding(withAllowedCharacters: .alphanumerics)!
            let reply = try json(try served.get("answers?ask=" + word))
            let answers = try #require(reply["answers"] as? [String: [String: Any]])
            let isPlain = question.hasPrefix("tree")
            #expect(answers[question]?["ok"] as? Bool == isPlain, "\(question)")
            #expect(!"\(reply)".contains("SECRET"))
        }
        for question in ["tree", "conflicts", "ambiguous", "log 1", "diff 1 2", "history -n 500"] {
            let word = question.addingPercentEncoding(withAllowedCharacters: .alphanumerics)!
            #expect(try served.get("answers?ask=" + word).contains("\"ok\":true,\"answers\""))
        }
        #expect(try served.get("about").contains("\"ok\":true"))
    }

    @Test func `an answer contains what the shell prints, if the page asks for that`() throws {
        let served = try ServedFile(login)
        func answer(_ question: String, _ more: String) throws -> [String: Any] {
            let word = question.addingPercentEncoding(withAllowedCharacters: .alphanumerics)!
            let reply = try json(try served.get("answers?ask=" + word + more))
            let answers = try #require(reply["answers"] as? [String: [String: Any]])
            return try #require(answers[question])
        }
        for question in ["tree", "why form.top", "conflicts", "history", "log 1", "info form"] {
            let printed = try #require(try answer(question, "&as=text")["printed"] as? String)
            #expect(!printed.isEmpty && !printed.contains("digest"), "\(question)")
            #expect(try answer(question, "")["printed"] == nil)
        }
        #expect(try answer("why form.top", "&as=text")["ok"] as? Bool == true)
    }

    @Test func `a point of history is asked what the present is asked`() throws {
        let served = try ServedFile(login + ["set title.text Other", "remove title"])
        let now = try json(try served.get("answers?ask=tree"))
        let then = try json(try served.get("answers?ask=tree&ask=why%20title.width&at=6"))
        #expect(!"\(now)".contains("title") && "\(then)".contains("title"))
        let screen = try served.get("screen?at=6&device=ipad-11&orientation=landscape")
        #expect(screen.contains("Other") && screen.contains("\"width\":1194"))
        #expect(try served.get("screen?at=5").contains("Hello"))
    }

    @Test func `an edit of another process is told, and the last one stands`() throws {
        let served = try ServedFile(login)
        let client = try SocketClient(served.port)
        client.send("GET /\(served.token)/events HTTP/1.1\r\nHost: \(served.host)\r\n\r\n")
        #expect(client.read(until: "\"head\":5").contains("text/event-stream"))
        try served.edit("set form.spacing 9")
        #expect(client.read(until: "\"head\":6").contains("set form.spacing 9"))
        try served.edit("undo")
        #expect(client.read(until: "\"head\":5").contains("\"moves\":7"))
        // A writer does not wait for readers.
        for number in 0..<20 { try served.edit("set form.spacing \(number)") }
        #expect(client.read(until: "\"head\":26").contains("set form.spacing 19"))
        let screen = try served.get("screen")
        #expect(screen.contains("\"ok\":true"))
    }

    @Test func `a file of an older version is followed when somebody brings it up to date`() throws
    {
        let served = try ServedFile(login)
        let old = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../Fixtures/files/schema-1.layout")
        try FileManager.default.copyItem(
            at: old, to: served.folder.appendingPathComponent("old.layout"))
        let other = try ServedFile(showing: "old.layout", in: served)
        #expect(!(try other.get("answers?ask=tree").contains("brandNew")))
        let made = try BuiltProgram.run(
            ["old.layout", "-c", "add label brandNew in view"], in: served.folder)
        #expect(made.status == 0)
        #expect(try other.get("answers?ask=tree").contains("brandNew"))
    }

    @Test func `a thousand connections that never finish keep nobody out`() throws {
        var limit = rlimit()
        getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
        limit.rlim_cur = min(limit.rlim_max, 4096)
        setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
        let served = try ServedFile(login)
        let events = try SocketClient(served.port)
        events.send("GET /\(served.token)/events HTTP/1.1\r\nHost: \(served.host)\r\n\r\n")
        #expect(events.read(until: "\"head\":5").contains("\"head\":5"))
        var open: [SocketClient] = []
        for number in 0..<1000 {
            let client = try SocketClient(served.port)
            if number % 2 == 0 { client.send("GET /\(served.token)/about HTTP/1.1\r\nHost: ") }
            open.append(client)
        }
        let start = ContinuousClock.now
        #expect(try served.get("about").contains("\"ok\":true"))
        try served.edit("set form.spacing 9")
        #expect(events.read(until: "\"head\":6").contains("\"head\":6"))
        #expect(start.duration(to: .now) < .seconds(4))
        #expect(open.count == 1000)
    }

    @Test(arguments: [SIGINT, SIGTERM]) func `a signal ends it, and that is no failure`(
        _ number: Int32
    ) throws {
        let served = try ServedFile(login)
        let events = try SocketClient(served.port)
        events.send("GET /\(served.token)/events HTTP/1.1\r\nHost: \(served.host)\r\n\r\n")
        _ = events.read(until: "\"head\":5")
        kill(served.process.processIdentifier, number)
        served.process.waitUntilExit()
        #expect(served.process.terminationReason == .exit)
        #expect(served.process.terminationStatus == 0)
        #expect(throws: POSIXError.self) { try SocketClient(served.port) }
    }

    @Test func `a signal ends it also while it starts`() throws {
        let served = try ServedFile(login)
        for step in 0..<16 {
            let process = Process()
            process.executableURL = served.process.executableURL
            process.arguments = ["preview", "a.layout"]
            process.currentDirectoryURL = served.folder
            process.standardOutput = FileHandle.nullDevice
            try process.run()
            usleep(UInt32(6_000 * step))
            kill(process.processIdentifier, SIGINT)
            let end = ContinuousClock.now + .seconds(20)
            while process.isRunning, ContinuousClock.now < end { usleep(5_000) }
            #expect(!process.isRunning, "signal \(6 * step) ms after the start")
            if process.isRunning { kill(process.processIdentifier, SIGKILL) }
        }
    }

    @Test func `it ends with its input where that is asked for`() throws {
        let served = try ServedFile(login, ["--until-input-ends"])
        #expect(try served.get("about").contains("\"ok\":true"))
        try served.endInput()
        served.process.waitUntilExit()
        #expect(served.process.terminationStatus == 0)
    }

    @Test func `the shell's page ends with the shell`() throws {
        let served = try ServedFile(login)
        let answer = try BuiltProgram.run(
            ["a.layout", "-c", "preview", "-c", "preview", "-c", "preview Login"],
            in: served.folder)
        let lines = String(decoding: answer.output, as: UTF8.self).split(separator: "\n")
        #expect(answer.status == 0 && lines.count == 3 && Set(lines).count == 1, "\(lines)")
        let port = UInt16(try #require(URL(string: String(lines[0]))?.port))
        #expect(port != served.port)
        let gone = (0..<100).contains { _ in
            usleep(20_000)
            return (try? SocketClient(port)) == nil
        }
        #expect(gone)
    }

    @Test(
        arguments: [
            (["--port", "70000"], 2), (["--bind", "example.org"], 2), (["--bind", "192.0.2.1"], 2),
            (["Missing"], 66),
        ] as [([String], Int32)])
    func `what cannot be served is refused`(_ options: [String], _ status: Int32) throws {
        let served = try ServedFile(login)
        let answer = try BuiltProgram.run(["preview", "a.layout"] + options, in: served.folder)
        #expect(answer.status == status && answer.output.isEmpty)
        let missing = try BuiltProgram.run(["preview", "b.layout"], in: served.folder)
        #expect(missing.status == 66)
    }
}
