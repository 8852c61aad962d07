import StackCore
import Testing

@testable import LayoutFormats

@Suite struct ScreenVoteTests {
    /// Returns the inferred scales of a xib's documents. Each view has 17-point labels of these
    /// heights.
    private func scales(_ views: [[Double]], toolsVersion: String) throws -> [PropertyValue?] {
        let labels = views.map { $0.map { ("type=\"system\" pointSize=\"17\"", $0) } }
        return try LabelledFile(views: labels, toolsVersion: toolsVersion).documents()
            .map { $0.properties[.displayScale] }
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
