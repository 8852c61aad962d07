import LayoutChecks
import LayoutFormats
import StackCore

/// A valid screen as Xcode writes it, in which a test plants a fault. The line that begins with §
/// is where the fault must be found.
struct PlantedStoryboard {
    /// The device's Interface Builder identifier.
    var device: String
    var views: [String] = []
    var constraints: [String] = []
    /// Scenes after the first. Only the first is checked.
    var otherScenes: [String] = []

    /// The text without the mark, and the line of the mark, counted from 1.
    var source: (text: String, line: Int?) {
        var line: Int?
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        for (index, content) in lines.enumerated() where content.contains("§") {
            line = index + 1
            lines[index] = content.replacing("§", with: "")
        }
        return (lines.joined(separator: "\n"), line)
    }

    /// Returns all findings of the rules over a matrix.
    /// - Parameter asLayout: whether to check the document alone, as a layout file contains it
    func findings(
        in matrix: CheckMatrix, toolsVersion: String = "23504", asLayout: Bool = false
    ) throws -> [MergedFinding] {
        let text = source.text.replacing("\"23504\"", with: "\"\(toolsVersion)\"")
        let read = try InterfaceBuilderImport.readForChecks(Array(text.utf8))
        var document = Document()
        for edit in read.file.documents[0].edits { try document.apply(edit) }
        let notes = asLayout ? .none : read.notes[0]
        return DocumentCheck.run(document, named: "Planted", notes: notes, in: matrix).findings
    }

    private var text: String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="23504" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
            <device id="\(device)" orientation="portrait" appearance="light"/>
            <scenes>
                <scene sceneID="sce-ne-001">
                    <objects>
                        <viewController id="con-tr-001" sceneMemberID="viewController">
                            <view key="view" contentMode="scaleToFill" id="roo-tv-001">
                                <rect key="frame" x="0.0" y="0.0" width="\(width)" height="\(height)"/>
                                <subviews>
        \(Self.label("hea-de-001", "Welcome"))
        \(views.joined(separator: "\n"))
                                </subviews>
                                <viewLayoutGuide key="safeArea" id="saf-ea-001"/>
                                <constraints>
        \(Self.constraint("hea-de-001", "top", "saf-ea-001", "top", constant: 40))
        \(Self.constraint("hea-de-001", "leading", "saf-ea-001", "leading", constant: 24))
        \(constraints.joined(separator: "\n"))
                                </constraints>
                            </view>
                        </viewController>
                    </objects>
                </scene>
        \(otherScenes.joined(separator: "\n"))
            </scenes>
        </document>
        """
    }

    var width: Double { screen.width }
    private var height: Double { screen.height }
    private var screen: Size { Device.named(device)?.portraitSize ?? .zero }
}

/// Elements to build faults from.
extension PlantedStoryboard {
    static func label(
        _ id: String, _ text: String, mark: String = "", attributes: String = "",
        font: String = #"type="system" pointSize="17""#
    ) -> String {
        """
        \(mark)<label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="\(text)" textAlignment="natural" lineBreakMode="tailTruncation" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)" \(attributes)>
        <fontDescription key="fontDescription" \(font)/>
        </label>
        """
    }

    static func button(_ id: String, _ title: String, mark: String = "") -> String {
        """
        \(mark)<button opaque="NO" contentMode="scaleToFill" buttonType="system" lineBreakMode="middleTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
        <state key="normal" title="\(title)"/>
        </button>
        """
    }

    static func view(
        _ id: String, _ subviews: [String] = [], mark: String = "", element: String = "view",
        attributes: String = ""
    ) -> String {
        """
        \(mark)<\(element) contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)" \(attributes)>
        <subviews>
        \(subviews.joined(separator: "\n"))
        </subviews>
        </\(element)>
        """
    }

    static func constraint(
        _ first: String, _ attribute: String, _ second: String? = nil, _ other: String = "",
        relation: String? = nil, constant: Double = 0, priority: Double = 1000, mark: String = "",
        attributes: String = "", inside: String = ""
    ) -> String {
        let id = "\(first.prefix(3))-\(attribute.prefix(2))-\(abs(Int(constant)) % 1000)"
        let item = second.map { " secondItem=\"\($0)\" secondAttribute=\"\(other)\"" } ?? ""
        let sign = relation.map { " relation=\"\($0)\"" } ?? ""
        let weight = priority == 1000 ? "" : " priority=\"\(priority)\""
        return
            "\(mark)<constraint firstItem=\"\(first)\" firstAttribute=\"\(attribute)\"\(sign)\(item) constant=\"\(constant)\"\(weight) id=\"\(id)\(mark.isEmpty ? "" : "x")\" \(attributes)>\(inside)</constraint>"
    }

    /// Returns constraints for a view's leading edge and top, relative to the root.
    static func place(_ id: String, x: Double, y: Double) -> [String] {
        [
            constraint(id, "leading", "roo-tv-001", "leading", constant: x),
            constraint(id, "top", "roo-tv-001", "top", constant: y),
        ]
    }

    /// Returns constraints that pin all four edges to the outer view.
    static func fill(_ id: String, _ outer: String) -> [String] {
        ["leading", "top", "trailing", "bottom"].map { constraint(id, $0, outer, $0) }
    }
}
