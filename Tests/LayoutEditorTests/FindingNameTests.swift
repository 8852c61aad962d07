import Foundation
import LayoutFormats
import TestKit
import Testing

@testable import CommandLanguage
@testable import LayoutReplies
@testable import LayoutSession

/// Names in reports are names that commands understand.
@Suite struct FindingNameTests {
    /// Makes views with a random part of the constraints that determine their frames.
    private func incomplete(_ seed: Int) throws -> Scratch {
        var random = SeededGenerator(seed: seed)
        let scratch = try Scratch()
        try scratch.run("new A device=iphone-15")
        for name in ["a", "b", "c"] {
            try scratch.run("add view \(name) in view backgroundColor=#FF0000")
            for part in [
                "leading = view.leading + 20", "top = view.top + 90", "width = 80", "height = 40",
            ] where !random.once(in: 3) {
                try scratch.run("constrain \(name).\(part)")
            }
        }
        return scratch
    }

    @Test func `why explains each attribute that a finding names`() throws {
        var named: Set<Substring> = []
        for seed in 0..<30 {
            let scratch = try incomplete(seed)
            for match in try scratch.text("check").matches(of: /(\w+)\.(\w+) is ambiguous/) {
                named.insert(match.output.2)
                _ = try scratch.text("why \(match.output.1).\(match.output.2)")
            }
        }
        #expect(named.isSuperset(of: ["left", "top"]))
    }

    @Test(arguments: [("x", "left"), ("y", "top")])
    func `the columns of frames are names of attributes`(_ column: String, _ attribute: String)
        throws
    {
        let scratch = try incomplete(1)
        for name in ["a", "b", "c"] {
            #expect(
                try scratch.text("why \(name).\(column)")
                    == scratch.text("why \(name).\(attribute)"))
        }
    }

    /// The attributes of a controller that name its scene, each with a value.
    private static let attributes = [
        (#"userLabel="Labelled""#, "Labelled"), (#"title="Titled""#, "Titled"),
        (#"customClass="OwnController""#, "OwnController"),
        (#"storyboardIdentifier="Identified""#, "Identified"),
    ]

    @Test(arguments: 1..<16)
    func `diff names a scene as its document is named`(_ choice: Int) throws {
        let folder = try ProgramFolder()
        let chosen = Self.attributes.indices.filter { choice & 1 << $0 != 0 }.map {
            Self.attributes[$0]
        }
        let old = SmallApp.storyboard.replacing(
            "<viewController id",
            with: "<viewController " + chosen.map(\.0).joined(separator: " ") + " id")
        try folder.write(old, to: "old.storyboard")
        try folder.write(
            old.replacing("constant=\"100\"", with: "constant=\"120\""), to: "new.storyboard")
        let names = try folder.answers("layoutedit old.storyboard --quiet -c documents")
        let difference = try folder.answers("layoutedit diff old.storyboard new.storyboard")
        let name = try #require(
            chosen.map(\.1).first { name in names.contains { $0.contains(name) } })
        #expect(difference.contains(name), "\(difference), not \(name)")
    }
}
