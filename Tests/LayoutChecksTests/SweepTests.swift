import LayoutChecks
import StackCore
import TestKit
import Testing

/// The screen sizes at which something begins to fail, compared with a check of every pixel.
@Suite struct SweepTests {
    /// Makes a document with a text and a view that are too wide for a narrow screen.
    private func document() throws -> Document {
        var b = try DocumentBuilder(size: Size(width: 400, height: 600))
        try b.set(document: .device, "400x600")
        try b.add(.label, "title", [(.text, "Terms and conditions apply")])
        try b.constrain("title", .leading, .equal, "view", constant: 20)
        try b.constrain("title", .trailing, .equal, "view", constant: -20)
        try b.constrain("title", .top, .equal, "view", constant: 40)
        // Its frame counts, not its title, because it has a background.
        try b.add(.button, "panel", [(.text, "Go"), (.backgroundColor, "#ff0000")])
        try b.constrain("panel", .leading, .equal, "view")
        try b.constrain("panel", .top, .equal, "view", constant: 100)
        try b.constrain("panel", .width, constant: 330.5)
        try b.constrain("panel", .height, constant: 44)
        return b.document
    }

    private func checked(_ change: (inout CheckMatrix) -> Void) throws -> CheckedDocument {
        var matrix = CheckMatrix()
        change(&matrix)
        return DocumentCheck.run(try document(), named: "", in: matrix)
    }

    @Test(arguments: [200.0...360, 229.5...330.25, 328...329])
    func `a sweep tells to a pixel where something fails`(range: ClosedRange<Double>) throws {
        let sweep = try #require(Sweep(.width, range))
        let swept = try checked { $0.sweep = sweep }
        let (from, to) = ((range.lowerBound * 2).rounded(.up), range.upperBound * 2)
        let pixels = stride(from: from, through: to, by: 1).map { $0 / 2 }
        let each = try checked { matrix in
            matrix.devices = pixels.map { "\(NumberSpelling.spell($0))x600" }
            matrix.orientations = [.portrait]
        }
        #expect(each.places.count == pixels.count)
        let found = swept.findings.map { finding in
            let ranges = finding.ranges(in: sweep, among: swept.places)
            return pixels.filter { pixel in ranges.contains { $0.contains(pixel) } }
        }
        #expect(found == each.findings.map { $0.places.map { pixels[$0] } })
        #expect(!found.isEmpty)
    }

    @Test func `a sweep is told as lengths`() throws {
        let swept = try checked { $0.sweep = Sweep(.width, 300...360) }
        #expect(
            swept.findings.map { $0.extent(in: swept) } == ["at width 300–328 of 300–360"])
        let high = try checked { $0.sweep = Sweep(.height, 100...200) }
        #expect(high.findings.map { $0.extent(in: high) } == ["at height 100–141.5 of 100–200"])
    }

    /// The finer layouts of a sweep, too, have no safe area in a container view.
    @Test func `a document in a container view is swept without safe areas`() throws {
        var matrix = CheckMatrix()
        matrix.devices = ["iphone-15"]
        matrix.isApp = true
        matrix.sweep = Sweep(.width, 300...360)
        var notes = SourceNotes.none
        notes.isContained = true
        let swept = DocumentCheck.run(try document(), named: "", notes: notes, in: matrix)
        #expect(!swept.findings.isEmpty)
        #expect(swept.places.allSatisfy { $0.environment.safeArea == .zero })
    }

    @Test func `no sweep is longer than screens are`() {
        #expect(Sweep(.width, 1...4097) != nil)
        #expect(Sweep(.width, 1...4098) == nil)
        #expect(Sweep(.width, 0.5...10) == nil)
    }

    @Test func `Split View comes behind the screen that it is on`() throws {
        let checked = try checked { matrix in
            matrix.devices = ["ipad-9.7", "iphone-se"]
            matrix.hasSplitView = true
        }
        #expect(
            checked.places.map(\.name) == [
                "ipad-9.7 portrait", "ipad-9.7 portrait 320x1024", "ipad-9.7 portrait 438x1024",
                "ipad-9.7 landscape", "ipad-9.7 landscape 320x768", "ipad-9.7 landscape 507x768",
                "ipad-9.7 landscape 694x768", "iphone-se portrait", "iphone-se landscape",
            ])
        #expect(
            checked.places.map(\.environment.traits.spelling) == [
                "w=regular,h=regular", "w=compact,h=regular", "w=compact,h=regular",
                "w=regular,h=regular", "w=compact,h=regular", "w=compact,h=regular",
                "w=regular,h=regular", "w=compact,h=regular", "w=compact,h=compact",
            ])
    }
}
