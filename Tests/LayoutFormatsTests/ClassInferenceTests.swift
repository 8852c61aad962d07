import StackCore
import Testing

@testable import LayoutFormats

/// The fonts that classes give their labels in code (docs/text-measurement.md, "Fonts that a class
/// sets").
@Suite struct ClassInferenceTests {
    private struct Label {
        var name: String? = "TitleLabel"
        var attribute = ""
        var height = 26.5
        var width = 300.0
        var id = "l"
    }

    /// Imports a xib with one view for each label, and returns the labels' fonts.
    private func fonts(_ labels: [Label], designables: String = "") throws -> [String?] {
        var lines = [
            "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"3.0\""
                + " toolsVersion=\"17701\">", "<device id=\"retina4_7\" orientation=\"portrait\"/>",
            "<objects>",
        ]
        for (number, label) in labels.enumerated() {
            let name = label.name.map { " customClass=\"\($0)\"" } ?? ""
            lines += [
                "<view id=\"v\(number)\">",
                "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"375\" height=\"667\"/>", "<subviews>",
                "<label text=\"Log in\" id=\"\(label.id)\(number)\"\(name)>",
                "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"\(label.width)\""
                    + " height=\"\(label.height)\"/>",
                "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>",
                "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"string\""
                    + " keyPath=\"look\" value=\"\(label.attribute)\"/>"
                    + "</userDefinedRuntimeAttributes>",
                "</label></subviews></view>",
            ]
        }
        lines += ["</objects>", "<designables>\(designables)</designables>", "</document>"]
        let file = try InterfaceBuilderImport.read(Array(lines.joined(separator: "\n").utf8))
        return try file.documents.map {
            let document = try Document(built: $0)
            let label = try #require(document.subtree().first { document[$0].kind == .label })
            return document[label].properties.value(.font)?.spelling
        }
    }

    @Test(arguments: [(26.5, "22"), (14.5, "12"), (24, "20"), (18, "15")])
    func `labels of a class have the font in which they are as high as stored`(
        height: Double, font: String
    ) throws {
        let label = Label(height: height)
        #expect(try fonts([label, label, Label(name: nil)]) == [font, font, "17"])
        #expect(try fonts([label]) == ["17"])
        #expect(try fonts([label, label, Label(attribute: "bold")]) == [font, font, "17"])
        #expect(try fonts([label, Label(attribute: "bold")]) == ["17", "17"])
    }

    @Test(arguments: [
        ("title2", 26.5, "title2"), ("Subheadline", 18, "subheadline"),
        ("medium12", 14.5, "12/medium"), ("semiBold14", 17, "14/semibold"), ("bold", 26.5, "17"),
        ("h2", 26.5, "17"), ("title2", 20.5, "17"), ("title2", 24, "17"),
        ("medium12345", 14.5, "17"),
    ])
    func `a single label has the font that an attribute names and its height shows`(
        attribute: String, height: Double, font: String
    ) throws {
        #expect(try fonts([Label(attribute: attribute, height: height)]) == [font])
        #expect(try fonts([Label(name: nil, attribute: attribute, height: height)]) == ["17"])
    }

    /// A single text may be as wide in some font by chance.
    @Test func `one text alone shows no font with a name`() throws {
        let name = try #require(FontName("Futura-Medium"))
        let traits = MeasurementTraits(era: Era(toolsVersion: "17701"), scale: 2)
        let metrics = TextMetrics(font: .custom(name: name, size: 19), traits: traits)
        let width = traits.framePixels.up(metrics.width("Log in"))
        let label = Label(height: metrics.height(lines: 1), width: width)
        #expect(try fonts([label, label]) == ["17", "17"])
    }

    @Test func `a size that the class reported takes precedence`() throws {
        let designables = (0..<2).map {
            "<designable name=\"l\($0)\">"
                + "<size key=\"intrinsicContentSize\" width=\"60\" height=\"26.5\"/></designable>"
        }.joined()
        #expect(try fonts([Label(), Label()], designables: designables) == ["17", "17"])
    }
}
