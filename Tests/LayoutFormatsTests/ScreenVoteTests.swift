import StackCore
import Testing

@testable import LayoutFormats

@Suite struct ScreenVoteTests {
    /// What documents of a xib say of their pixels, with labels of 17 points of these heights in each view.
    private func scales(_ views: [[Double]], toolsVersion: String) throws -> [PropertyValue?] {
        var lines = [
            "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"3.0\""
                + " toolsVersion=\"\(toolsVersion)\">", "<objects>",
        ]
        for (number, heights) in views.enumerated() {
            lines += [
                "<view id=\"v\(number)\">",
                "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"600\" height=\"600\"/>", "<subviews>",
            ]
            for (place, height) in heights.enumerated() {
                lines += [
                    "<label text=\"A\" id=\"l\(number)\(place)\">",
                    "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"50\" height=\"\(height)\"/>",
                    "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>",
                    "</label>",
                ]
            }
            lines.append("</subviews></view>")
        }
        lines += ["</objects>", "</document>"]
        let file = try InterfaceBuilderImport.read(Array(lines.joined(separator: "\n").utf8))
        return try file.documents.map { try Document(built: $0).properties[.displayScale] }
    }

    @Test func `labels of halves tell a screen of two pixels a point`() throws {
        #expect(try scales([[20.5, 20.5, 21]], toolsVersion: "9531") == [.number(2)])
        #expect(try scales([[21]], toolsVersion: "8191") == [.number(1)])
    }

    @Test func `nothing is said that the version says`() throws {
        #expect(try scales([[21]], toolsVersion: "9531") == [nil])
        #expect(try scales([[20.5]], toolsVersion: "8191") == [nil])
        #expect(try scales([[20.5, 21], [40]], toolsVersion: "9531") == [nil, nil])
        #expect(try scales([[20.5]], toolsVersion: "11134") == [nil])
    }

    @Test func `a scene's own labels go before the file's`() throws {
        #expect(
            try scales([[20.5, 20.5], [21], [33]], toolsVersion: "9531") == [
                .number(2), nil, .number(2),
            ])
    }
}
