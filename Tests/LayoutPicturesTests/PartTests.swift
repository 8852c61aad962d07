import StackCore
import TestKit
import Testing

@testable import LayoutPictures

/// Other documents of the file inside a screen, large titles, and texts that shrink.
@Suite struct PartTests {
    private func document(
        _ size: Size, _ build: (inout DocumentBuilder) throws -> Void
    ) throws -> Document {
        var builder = try DocumentBuilder(size: size)
        try build(&builder)
        return builder.document
    }

    /// A document of 80 by 30 points whose label fills it.
    private func badge() throws -> Document {
        try document(Size(width: 80, height: 30)) { builder in
            try builder.add(
                .label, "text",
                at(
                    "0,0,80,30",
                    [(.autoresizing, "flexibleWidth,flexibleHeight"), (.text, "Badge")]))
            try builder.set("view", .objectID, "b-1")
        }
    }

    private func picture(
        _ parts: [(name: String, document: Document)],
        _ build: (inout DocumentBuilder) throws -> Void
    ) throws -> Picture {
        var style = PictureStyle()
        style.showsApp = true
        style.documents = OtherDocuments(parts)
        let document = try laidOut { try build(&$0) }
        return InvariantChecks.$areOn.withValue(true) { Picture([document], style) }
    }

    @Test(arguments: ["badge", "b-1"])
    func `a container view shows a document in its own size`(_ reference: String) throws {
        let picture = try picture([(name: "badge", document: try badge())]) { builder in
            try builder.add(.view, "box", at("20,40,200,100", [(.embeds, reference)]))
        }
        let run = try #require(picture.texts.first { $0.text == "Badge" })
        #expect(run.x == 20 + Picture.border)
        #expect(40...140 ~= run.baseline - Picture.border)
        // Overlays and SVG know the screen's own views only.
        #expect(picture.commands(of: "text").isEmpty)
    }

    @Test(arguments: ["self", "b-1"], ["self", "b-1"])
    func `a document that contains itself is drawn once`(outside: String, inside: String) throws {
        let inner = try document(Size(width: 100, height: 100)) { builder in
            try builder.set("view", .objectID, "b-1")
            try builder.add(.view, "box", at("0,20,50,50", [(.embeds, inside)]))
            try builder.add(.label, "text", at("0,0,50,20", [(.text, "Once")]))
        }
        let picture = try picture([(name: "self", document: inner)]) { builder in
            try builder.add(.view, "box", at("20,40,200,100", [(.embeds, outside)]))
        }
        #expect(picture.texts.count { $0.text == "Once" } == 1)
    }

    @Test func `bars show custom views in their places`() throws {
        let picture = try picture([(name: "badge", document: try badge())]) { builder in
            try builder.set(document: .device, "iphone-15")
            try builder.set(document: .navigationTitle, "Title")
            try builder.set(document: .titleView, "badge")
            try builder.set(document: .rightItems, "Old[view=b-1]|Gone[view=nothing]")
            try builder.set(document: .toolbarItems, "item:flexibleSpace|[view=badge]")
        }
        let runs = picture.texts.filter { $0.text == "Badge" }
        let border = Picture.border
        let places = runs.map { $0.x - border }.sorted()
        // The title gives way to the items beside it.
        #expect(places.count == 3 && places[0] < 393 / 2 - 40)
        #expect(places.dropFirst().allSatisfy { $0 == 297 })
        // The view replaces the item's title, and an item without its view shows the title.
        #expect(picture.texts.contains { $0.text == "Gone" })
        #expect(!picture.texts.contains { ["Old", "Title"].contains($0.text) })
    }

    @Test(arguments: [false, true])
    func `content is below a large title`(_ showsApp: Bool) throws {
        func baselines(isLarge: Bool) throws -> [String: Double] {
            let document = try laidOut { builder in
                try builder.set(document: .device, "iphone-15")
                try builder.set(document: .navigationTitle, "Title")
                if isLarge { try builder.set(document: .largeTitle, "true") }
                try builder.add(.label, "text", [(.text, "First")])
                try builder.constrain("text", .top, .equal, "view.safeArea", .top)
                try builder.constrain("text", .leading, .equal, "view", .leading)
            }
            var style = PictureStyle()
            style.showsApp = showsApp
            let runs = Picture([document], style).texts.map { ($0.text, $0.baseline) }
            return Dictionary(runs) { first, _ in first }
        }
        let (small, large) = (try baselines(isLarge: false), try baselines(isLarge: true))
        let (first, below) = (try #require(small["First"]), try #require(large["First"]))
        #expect(abs(below - first - 52) < 0.01)
        #expect(try #require(large["Title"]) > (try #require(small["Title"])))
    }

    @Test func `a text shrinks until it fits, but not below its limit`() throws {
        func run(_ factor: String?, lines: Int = 1) throws -> TextRun {
            let picture = try picture([]) { builder in
                let shrinks = factor.map { [(PropertyKey.minimumScaleFactor, $0)] } ?? []
                try builder.add(
                    .label, "text",
                    at(
                        "0,0,100,\(20 * lines + 2)",
                        [(.text, "A text of some length"), (.lines, "\(lines)")] + shrinks))
            }
            return try #require(picture.texts.first { $0.text.hasPrefix("A t") })
        }
        let plain = try run(nil)
        #expect(plain.isTruncated && plain.style.size == 17)
        let small = try run("0.5")
        #expect(!small.isTruncated && small.style.size < 17 && small.style.size > 8.5)
        let little = try run("0.95")
        #expect(little.isTruncated && little.style.size == 17 * 0.95)
        #expect(try run("0.5", lines: 3).style.size == 17)
    }

    @Test(arguments: [
        ("date", "January", 16), ("time", "9", 15), ("countDownTimer", "hours", 12),
        ("dateAndTime", "Today", 20),
    ])
    func `a date picker has the wheels of its mode`(
        mode: String, text: String, most: Int
    ) throws {
        let picture = try picture([]) { builder in
            try builder.add(
                .datePicker, "picker",
                at("0,0,320,216", [(.style, "wheels"), (.datePickerMode, mode)]))
        }
        #expect(picture.texts.contains { $0.text == text })
        #expect(picture.texts.count <= most)
    }

    private func wheels(
        _ settings: [(PropertyKey, String)], _ system: PictureStyle.System = .ios17
    ) throws -> Picture {
        var style = PictureStyle()
        style.system = system
        let document = try laidOut { builder in
            try builder.add(
                .datePicker, "picker", at("0,0,320,216", [(.style, "wheels")] + settings))
        }
        return InvariantChecks.$areOn.withValue(true) { Picture([document], style) }
    }

    @Test(arguments: [
        ("14400", "15", ["4", "hours", "0", "min"]), ("0", "1", ["0", "hours", "1", "min"]),
        ("5520", "5", ["1", "hour", "30", "min"]), ("120", "7", ["0", "hours", "2", "min"]),
    ])
    func `a countdown shows its duration in steps`(
        duration: String, interval: String, row: [String]
    ) throws {
        let runs = try wheels([
            (.datePickerMode, "countDownTimer"), (.countDownDuration, duration),
            (.minuteInterval, interval),
        ]).texts
        let middle = runs.filter { ($0.baseline - Picture.border - 114).magnitude < 12 }
        #expect(middle.sorted { $0.x < $1.x }.map(\.text) == row)
        // There is no hour below 0 or above 23, and no minute above 59.
        let numbers = runs.compactMap { Int($0.text) }
        #expect(numbers.allSatisfy { 0..<60 ~= $0 })
    }

    @Test func `minutes have their interval`() throws {
        let texts = try wheels([(.datePickerMode, "time"), (.minuteInterval, "15")]).texts
            .map(\.text)
        #expect(Set(texts).isSuperset(of: ["00", "15", "30", "45"]))
        #expect(!texts.contains("41"))
    }

    @Test(arguments: [(PictureStyle.System.ios13, [0.5, 0.5]), (.ios14, [34])])
    func `the selected row is marked as in its system`(
        _ system: PictureStyle.System, _ heights: [Double]
    ) throws {
        let marks = try wheels([], system).commands(of: "picker").compactMap { command in
            if case .fill(.rect(let rect, _), _) = command { rect.height } else { nil }
        }
        #expect(marks == heights)
    }

    @Test func `icons of an unknown font are squares`() throws {
        let picture = try picture([]) { builder in
            try builder.add(
                .label, "text", at("0,0,100,40", [(.text, "\u{F058}\u{F057}"), (.font, "20")]))
        }
        let squares = picture.commands(of: "text").compactMap { command -> Double? in
            if case .stroke(.rect(let rect, _), _, _) = command { rect.width } else { nil }
        }
        #expect(squares.count == 2)
        #expect(picture.texts.allSatisfy { !$0.text.contains("\u{F058}") })
    }

    @Test func `the text of a text view begins below the bars`() throws {
        func baseline(_ settings: [(PropertyKey, String)], isFirst: Bool = true) throws -> Double {
            let picture = try picture([]) { builder in
                try builder.set(document: .device, "iphone-15")
                for (key, value) in settings { try builder.set(document: key, value) }
                if !isFirst { try builder.add(.scroll, "other", at("0,400,393,100")) }
                try builder.add(.textView, "text", at("0,0,393,852", [(.text, "First")]))
            }
            return try #require(picture.texts.first { $0.text == "First" }).baseline
        }
        let bar = [(PropertyKey.navigationTitle, "Title")]
        let uncovered = try baseline([], isFirst: false)
        #expect(try baseline([]) == uncovered + 59)
        // On this device, a navigation bar begins at 53.667.
        for isFirst in [true, false] {
            let covered = try baseline(bar, isFirst: isFirst) - uncovered
            #expect(abs(covered - 97 - 2.0 / 3) < 0.01)
        }
    }
}
