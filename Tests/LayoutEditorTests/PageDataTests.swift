import Foundation
import TestKit
import Testing

@testable import LayoutFormats
@testable import LayoutReplies
@testable import LayoutSession

/// Returns the data of a single-file page.
private func data(of scratch: Scratch, _ options: String = "") throws -> [String: Any] {
    let page = try scratch.text("export --format html " + options)
    let text = try UnpackedPage.data(of: page)
    return try #require(
        try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
}

private func login() throws -> Scratch {
    let scratch = try Scratch()
    try scratch.run(
        """
        new Login device=iphone-15
        add stack form in view axis=vertical
        constrain H:|-[form]-|
        constrain form.top = safeArea.top
        add label title in form text=Hello
        """)
    return scratch
}

/// Returns a value as text that can be compared.
private func text(_ value: Any?) throws -> String {
    String(
        decoding: try JSONSerialization.data(
            withJSONObject: try #require(value), options: [.sortedKeys, .fragmentsAllowed]),
        as: UTF8.self)
}

@Test func `a page in one file holds what the program answers`() throws {
    let scratch = try login()
    let page = try data(of: scratch)
    let answers = try #require(page["answers"] as? [String: [String: Any]])
    let own = try #require(answers["document=Login"])
    for question in ["tree", "ambiguous", "info title", "constraints form", "why title.width"] {
        let told = try #require(try scratch.run(question)).json.line
        let answer = try JSONSerialization.jsonObject(with: Data(told.utf8))
        #expect(try text(own[question]) == text(answer), "\(question)")
    }
    let history = try #require(page["history"] as? [String: Any])
    for question in ["log 5", "diff 3 5"] {
        let told = try #require(try scratch.run(question)).json.line
        let answer = try JSONSerialization.jsonObject(with: Data(told.utf8))
        #expect(try text(history[question]) == text(answer), "\(question)")
    }
    try scratch.run("device ipad-10.9")
    let told = try #require(try scratch.run("info form")).json.line
    let pad = try #require(answers["document=Login&device=ipad-10.9"])
    let answer = try JSONSerialization.jsonObject(with: Data(told.utf8))
    #expect(try text(pad["info form"]) == text(answer))
}

@Test func `a page in one file holds each screen once, by the question for it`() throws {
    let page = try data(of: try login())
    let screens = try #require(page["screens"] as? [String: Int])
    let contents = try #require(page["contents"] as? [[String: Any]])
    // Three devices, orientations and directions, and five steps on each device.
    #expect(screens.count == 3 * 3 * 3 + 5 * 3)
    #expect(screens["document=Login"] == screens["document=Login&orientation=portrait"])
    #expect(screens["document=Login"] == screens["document=Login&at=5"])
    let turned = try #require(screens["document=Login&device=iphone-8&orientation=landscape"])
    #expect(try text(contents[turned]["frames"]).contains("\"width\":667"))
    #expect(contents.allSatisfy { ($0["picture"] as? String)?.hasPrefix("<svg") ?? false })
    #expect(Set(try contents.map { try text($0) }).count == contents.count)
}

@Test func `what is too much for a page is left out, and it says so`() throws {
    let scratch = try login()
    for number in 0..<40 { try scratch.run("set form.spacing \(number + 1)") }
    let page = try data(of: scratch)
    let about = try #require(page["about"] as? [String: Any])
    #expect(about["leftOut"] as? [String] == ["15 earlier steps"])
    let list = try #require((page["history"] as? [String: Any])?["history"] as? [String: Any])
    let steps = try #require(list["operations"] as? [[String: Any]])
    #expect(steps.map { $0["operation"] as? Int } == Array(16...45))
}

@Test func `a page in one file is of the point and the device that are asked for`() throws {
    let scratch = try login()
    try scratch.run("remove title")
    let past = try data(of: scratch, "--at 5")
    #expect(try text(past["answers"]).contains("info title"))
    #expect((past["state"] as? [String: Any])?["head"] as? Int == 5)
    let pad = try data(of: scratch, "--device ipad-11")
    #expect((pad["about"] as? [String: Any])?["screens"] as? [String] == [""])
    #expect(!(try text(pad["contents"]).contains("iphone")))
    #expect(try scratch.text("export --format html") == scratch.text("export --format html"))
}

@Test func `a page in one file has the devices that are asked for`() throws {
    let page = try data(of: login(), "--devices iphone-se,ipad-10.9")
    let about = try #require(page["about"] as? [String: Any])
    #expect(about["screens"] as? [String] == ["iphone-se", "ipad-10.9"])
    let screens = try #require(page["screens"] as? [String: Int])
    #expect(screens["document=Login&device=iphone-se"] != nil)
    #expect(screens["document=Login"] == nil)
}
