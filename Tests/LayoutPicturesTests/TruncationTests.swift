import LayoutChecks
import StackCore
import TestKit
import Testing

@testable import LayoutPictures

/// A text is drawn with an ellipsis exactly when the check reports that it is cut off.
@Suite struct TruncationTests {
    /// Returns whether the picture shows a truncated text, and whether the check finds one.
    private func decisions(
        _ build: (inout DocumentBuilder) throws -> Void
    ) throws -> (drawn: Bool, found: Bool) {
        let screen = try laidOut(Size(width: 1000, height: 480), build)
        let found = DocumentCheck.findings(of: screen.document, in: screen.layout.environment)
        return (
            Picture([screen], PictureStyle()).texts.contains(where: \.isTruncated),
            found.contains { $0.rule == .truncatedText }
        )
    }

    private func add(
        _ kind: ViewKind, _ text: String, to b: inout DocumentBuilder, width: Double? = nil,
        height: Double? = nil, _ properties: [(PropertyKey, String)] = []
    ) throws {
        try b.add(kind, "text", [(.text, text)] + properties)
        try b.constrain("text", .leading, .equal, "view", constant: 20)
        try b.constrain("text", .top, .equal, "view", constant: 40)
        if let width { try b.constrain("text", .width, constant: width) }
        if let height { try b.constrain("text", .height, constant: height) }
    }

    private func size(
        _ kind: ViewKind, _ text: String, width: Double? = nil,
        _ properties: [(PropertyKey, String)] = []
    ) throws -> Size {
        let screen = try laidOut(Size(width: 1000, height: 480)) { b in
            try add(kind, text, to: &b, width: width, properties)
        }
        let id = try #require(screen.document.view(named: "text")?.id)
        return try #require(screen.layout.frame(of: id)).size
    }

    /// Tests widths around the needed one, in steps of a quarter point.
    @Test(
        arguments: [
            "OK", "Continue", "The quick brown fox jumps over the lazy dog",
            "Terms and conditions of this service and of all others that come with it",
        ], [12.0, 17, 28])
    func `one line`(_ text: String, _ pointSize: Double) throws {
        let font: [(PropertyKey, String)] = [(.font, NumberSpelling.spell(pointSize))]
        for kind in [ViewKind.label, .button] {
            let needed = try size(kind, text, font).width
            for step in -16...4 {
                let width = needed + Double(step) / 4
                let (drawn, found) = try decisions {
                    try add(kind, text, to: &$0, width: width, font)
                }
                #expect(drawn == found, "\(kind) \(text) \(width) of \(needed)")
                // A button is at least 30 points wide.
                if step <= -8, kind == .label { #expect(found) }
                if step >= 0 { #expect(!found) }
            }
        }
    }

    /// Tests each limit of lines with different widths, and with heights around the needed ones.
    @Test(arguments: [0, 2, 3])
    func `several lines`(_ lines: Int) throws {
        let text = "Forgotten your password? Then ask for a new one, which comes by mail."
        let limit: [(PropertyKey, String)] = [(.lines, String(lines))]
        for width in stride(from: 90.0, through: 330, by: 7.5) {
            let needed = try size(.label, text, width: width, limit).height
            for missing in [0.0, 1, 1.5, 2.5, 6, 21, 30] where missing < needed {
                let (drawn, found) = try decisions {
                    try add(.label, text, to: &$0, width: width, height: needed - missing, limit)
                }
                if needed - missing > 25 {
                    #expect(drawn == found, "\(lines): \(width) x \(needed - missing)")
                }
            }
        }
    }

    @Test func `a line that is not shown is missing`() throws {
        let (drawn, found) = try decisions { try add(.label, "One\nTwo", to: &$0) }
        #expect(drawn && found)
    }
}
