import StackCore
import Testing

@testable import LayoutFormats

/// Scenes that an earlier Xcode laid out than the one that saved the file.
@Suite struct VersionInferenceTests {
    /// Returns the versions of a xib's documents. Each view has labels in the style body, of these
    /// heights.
    private func versions(_ views: [[Double]], _ toolsVersion: String) throws -> [PropertyValue?] {
        let labels = views.map { $0.map { ("style=\"UICTFontTextStyleBody\"", $0) } }
        return try LabelledFile(views: labels, toolsVersion: toolsVersion).documents()
            .map { $0.properties[.toolsVersion] }
    }

    @Test(arguments: [
        ("21701", 17.0, "20037"), ("20037", 20.5, "17701"), ("20037", 17, "20037"),
        ("21701", 20.5, "21701"), ("17701", 17, "17701"), ("21701", 44, "21701"),
    ])
    func `small text tells that Xcode 13 laid a scene out`(
        toolsVersion: String, height: Double, expected: String
    ) throws {
        #expect(try versions([[height, height]], toolsVersion) == [.text(expected)])
    }

    @Test func `a scene's own labels go before the file's, and the majority decides`() throws {
        #expect(
            try versions([[17, 17, 20.5], [20.5], [33]], "21701")
                == [.text("20037"), .text("21701"), .text("21701")])
        #expect(try versions([[17, 17], [33]], "21701") == [.text("20037"), .text("20037")])
    }
}
