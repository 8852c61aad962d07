import StackCore
import Testing

@testable import LayoutFormats

@Suite struct ButtonInferenceTests {
    /// Returns a xib for the iPhone 8 with a view for each list of buttons, which have a plain
    /// configuration and these heights. `inside` is added to each button.
    private func documents(_ views: [[Double]], inside: String = "") throws -> [Document] {
        var lines = [
            "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"3.0\""
                + " toolsVersion=\"22155\">",
            "<device id=\"retina4_7\" orientation=\"portrait\" appearance=\"light\"/>", "<objects>",
        ]
        for (number, heights) in views.enumerated() {
            lines += [
                "<view id=\"v\(number)\">",
                "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"375\" height=\"667\"/>", "<subviews>",
            ]
            for (place, height) in heights.enumerated() {
                lines += [
                    "<button translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"b\(number)\(place)\">",
                    "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"80\" height=\"\(height)\"/>",
                    "<buttonConfiguration key=\"configuration\" style=\"plain\" title=\"Button\"/>",
                    inside.replacing("ID", with: "c\(number)\(place)"), "</button>",
                ]
            }
            lines.append("</subviews></view>")
        }
        lines += ["</objects>", "</document>"]
        let file = try InterfaceBuilderImport.read(Array(lines.joined(separator: "\n").utf8))
        return try file.documents.map { try Document(built: $0) }
    }

    private func paddings(_ views: [[Double]], inside: String = "") throws -> [PropertyValue?] {
        try documents(views, inside: inside).map { $0.properties[.buttonPadding] }
    }

    @Test func `two higher buttons tell the space around titles`() throws {
        #expect(try paddings([[38.5, 38.5]]) == [.number(9)])
        #expect(try paddings([[40.5, 40.5, 50]]) == [.number(10)])
    }

    @Test func `one button, usual ones and stretched ones tell nothing`() throws {
        #expect(try paddings([[38.5]]) == [nil])
        #expect(try paddings([[34.5, 34.5]]) == [nil])
        #expect(try paddings([[34.5, 34.5, 38.5, 38.5]]) == [nil])
        #expect(try paddings([[60, 60]]) == [nil])
    }

    @Test func `a height of its own is no evidence`() throws {
        let fixed =
            "<constraints><constraint firstAttribute=\"height\" constant=\"38.5\" id=\"ID\"/>"
        #expect(try paddings([[38.5, 38.5]], inside: fixed + "</constraints>") == [nil])
    }

    @Test func `a scene's own buttons go before the file's`() throws {
        let views = [[38.5, 38.5, 38.5], [34.5, 34.5], []]
        #expect(try paddings(views) == [.number(9), nil, .number(9)])
    }

    @Test func `buttons are so high on the canvas, and not in an app`() throws {
        let document = try #require(try documents([[38.5, 38.5]]).first)
        func height(_ request: LayoutRequest) throws -> Double? {
            let environment = try #require(LayoutEnvironment(document, for: request))
            return ConfiguredButtonContent(title: "Button")
                .intrinsicSize(in: environment.measurement, maximumWidth: nil).height
        }
        var other = LayoutRequest.none
        other.device = "iphone-se-1"
        #expect(try height(.none) == height(other).map { $0 + 4 })
    }
}
