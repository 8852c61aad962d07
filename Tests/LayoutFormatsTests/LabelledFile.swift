import StackCore

@testable import LayoutFormats

/// A xib for the iPhone 8 with a view for each list of labels. A label has a font, given by the
/// attributes of its element, and the height that Xcode stored.
struct LabelledFile {
    var views: [[(font: String, height: Double)]]
    var toolsVersion: String

    func documents() throws -> [Document] {
        var lines = [
            "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"3.0\""
                + " toolsVersion=\"\(toolsVersion)\">",
            "<device id=\"retina4_7\" orientation=\"portrait\" appearance=\"light\"/>", "<objects>",
        ]
        for (number, labels) in views.enumerated() {
            lines += [
                "<view id=\"v\(number)\">",
                "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"375\" height=\"667\"/>", "<subviews>",
            ]
            for (place, label) in labels.enumerated() {
                lines += [
                    "<label text=\"Log in\" id=\"l\(number)\(place)\">",
                    "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"50\" height=\"\(label.height)\"/>",
                    "<fontDescription key=\"fontDescription\" \(label.font)/>", "</label>",
                ]
            }
            lines.append("</subviews></view>")
        }
        lines += ["</objects>", "</document>"]
        let file = try InterfaceBuilderImport.read(Array(lines.joined(separator: "\n").utf8))
        return try file.documents.map { try Document(built: $0) }
    }
}
