import LayoutChecks
import LayoutFormats
import StackCore
import TestKit
import Testing

/// Findings with the same cause are merged into one finding with several locations.
@Suite struct FindingCauseTests {
    private func checked(
        _ devices: [String], _ build: (inout DocumentBuilder) throws -> Void
    ) throws -> CheckedDocument {
        var b = try DocumentBuilder(size: Size(width: 375, height: 667))
        try b.set(document: .device, devices[0])
        try build(&b)
        var matrix = CheckMatrix()
        matrix.devices = devices
        return DocumentCheck.run(b.document, named: "Form", in: matrix)
    }

    private func messages(_ rule: RuleID, of document: CheckedDocument) -> [String] {
        document.findings.filter { $0.finding.rule == rule }.map(\.message)
    }

    /// Fields below each other, some directly in the root and some in rows of two, too many for a
    /// phone in landscape.
    @Test(arguments: 8...16)
    func `a form that does not scroll is one finding`(_ count: Int) throws {
        let whole = try checked(["iphone-se", "iphone-8"]) { b in
            for number in 0..<count {
                let name = "field\(number)"
                if number % 3 == 2 {
                    try b.add(.stack, name)
                    try b.add(.label, name + "a", in: name, [(.text, "One")])
                    try b.add(.label, name + "b", in: name, [(.text, "Two")])
                } else {
                    try b.add(.button, name, [(.text, "Field")])
                }
                try b.constrain(name, .leading, .equal, "view", constant: 16)
                try b.constrain(
                    name, .top, .equal, "view", constant: 40 + 480 / Double(count) * Double(number))
            }
        }
        let single = whole.findings.filter { $0.finding.rule == .outsideScreen }
        #expect(single.count > 1)
        let folded = whole.folded.findings.filter { $0.finding.rule == .outsideScreen }
        #expect(folded.count == 1)
        #expect(Set(folded.flatMap(\.names)) == Set(single.flatMap(\.names)))
        #expect(folded.first?.places == Set(single.flatMap(\.places)).sorted())
        #expect(folded.first?.message.contains("and \(single.count - 1) more: ") == true)
        #expect(folded.first?.finding.extent == single.map(\.finding.extent).max())
        let json = JSONReport.object(CheckedFile(path: "a", documents: [whole.folded])).text
        #expect(json.contains("\"parts\""))
    }

    /// A column pinned to the top and bottom of the screen, which is too low in landscape: each
    /// text is cut off or has no height.
    @Test(arguments: 4...9)
    func `a form that is squeezed is one finding`(_ count: Int) throws {
        let whole = try checked(["iphone-8"]) { b in
            try b.add(.stack, "form", [(.axis, "vertical"), (.spacing, "20")])
            for edge in [LayoutAttribute.leading, .trailing] {
                try b.constrain("form", edge, .equal, "view")
            }
            try b.constrain("form", .top, .equal, "view", constant: 40)
            try b.constrain("form", .bottom, .equal, "view", constant: -20, priority: 999)
            for number in 0..<count {
                try b.add(
                    .label, "text\(number)", in: "form",
                    [(.text, "Text"), (.font, NumberSpelling.spell(560 / 1.6 / Double(count)))])
            }
        }
        let rules: Set<RuleID> = [.zeroSize, .truncatedText, .outsideScreen]
        let single = whole.findings.filter { rules.contains($0.finding.rule) }
        let folded = whole.folded.findings.filter { rules.contains($0.finding.rule) }
        #expect(!single.isEmpty && folded.count == 1, "\(single.map(\.message))")
    }

    /// Texts on both sides of a card that reaches under the notch and rounded corners in landscape.
    @Test(arguments: 1...4)
    func `left and right are one finding`(_ rows: Int) throws {
        let whole = try checked(["iphone-15"]) { b in
            try b.add(.view, "card")
            for edge in [LayoutAttribute.leading, .trailing, .top, .bottom] {
                try b.constrain("card", edge, .equal, "view")
            }
            for number in 0..<rows {
                for (name, edge) in [("left", LayoutAttribute.leading), ("right", .trailing)] {
                    try b.add(.label, "\(name)\(number)", in: "card", [(.text, "Text")])
                    try b.constrain(
                        "\(name)\(number)", edge, .equal, "card",
                        constant: edge == .leading ? 4 : -4)
                    try b.constrain(
                        "\(name)\(number)", .top, .equal, "card",
                        constant: 100 + 30 * Double(number))
                }
            }
        }
        #expect(messages(.outsideSafeArea, of: whole).count == 2 * rows)
        let folded = messages(.outsideSafeArea, of: whole.folded)
        #expect(folded.count == 1)
        #expect(folded.first?.contains("on both sides") == true)
    }

    /// Rows of the same structure, each with a text that is cut off, and a text of another
    /// structure.
    @Test(arguments: 2...6)
    func `copies are one finding`(_ count: Int) throws {
        let whole = try checked(["iphone-8"]) { b in
            for number in 0..<count {
                let row = "row\(number)"
                try b.add(.view, row)
                try b.constrain(row, .leading, .equal, "view", constant: 16)
                try b.constrain(row, .top, .equal, "view", constant: 40 + 40 * Double(number))
                try b.add(.label, "text\(number)", in: row, [(.text, "A long text \(number)")])
                for edge in [LayoutAttribute.leading, .top, .trailing, .bottom] {
                    try b.constrain("text\(number)", edge, .equal, row)
                }
                try b.constrain("text\(number)", .width, constant: 30 + Double(number))
            }
            try b.add(.label, "other", [(.text, "Another long text")])
            try b.constrain("other", .leading, .equal, "view", constant: 160)
            try b.constrain("other", .top, .equal, "view", constant: 40)
            try b.constrain("other", .width, constant: 30)
        }
        #expect(messages(.truncatedText, of: whole).count == count + 1)
        let folded = messages(.truncatedText, of: whole.folded)
        #expect(folded.count == 2)
        #expect(folded.contains { $0.contains("and \(count - 1) more: ") })
    }

    /// A scroll view without one edge constraint leaves its content's position and size open.
    @Test func `a consequence is no finding of its own`() throws {
        let whole = try checked(["iphone-8"]) { b in
            try b.add(.scroll, "page")
            for edge in [LayoutAttribute.leading, .top, .trailing, .bottom] {
                try b.constrain("page", edge, .equal, "view")
            }
            try b.add(.view, "box", in: "page", [(.backgroundColor, "#ff0000")])
            for edge in [LayoutAttribute.leading, .top, .bottom] {
                try b.constrain("box", edge, .equal, "page")
            }
            try b.constrain("box", .height, constant: 40)
        }
        #expect(Set(whole.findings.map(\.finding.rule)) == [.scrollContent, .ambiguous, .zeroSize])
        #expect(whole.folded.findings.map(\.finding.rule) == [.scrollContent])
    }

    /// Settings and baselines refer to single findings, so that their meaning does not change.
    @Test func `a baseline has every part`() throws {
        let whole = try checked(["iphone-8"]) { b in
            for number in 0..<3 {
                let name = "button\(number)"
                try b.add(.button, name, [(.text, "x")])
                try b.constrain(name, .top, .equal, "view", constant: 660)
                try b.constrain(name, .leading, .equal, "view", constant: 20 + 60 * Double(number))
            }
        }
        let file = CheckedFile(path: "a", documents: [whole])
        let keys = CheckBaseline.keys(of: file, at: file.path)
        #expect(keys.count == whole.findings.count)
        let baseline = try #require(CheckBaseline(CheckBaseline.text(keys)))
        #expect(baseline.newFindings(in: file, at: file.path).folded.findings.isEmpty)
    }
}
