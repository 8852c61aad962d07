import Foundation
import LayoutChecks
import StackCore
import Testing

@testable import LayoutFormats

/// Files in which one reference, of every kind, refers to an object that is gone.
@Suite struct DanglingReferenceTests {
    private static let text = MergeFixture.form.replacing(
        "</subviews>",
        with: "</subviews><connections>"
            + #"<outlet property="title" destination="\#(ids[1])" id="out-le-901"/>"#
            + #"<outletCollection property="all" destination="\#(ids[1])" id="out-le-902"/>"#
            + #"<segue destination="Ctl-aa-001" kind="show" id="seg-ue-901"/></connections>"#,
        maxReplacements: 1)

    private static let ids = MergeFixture.form.components(separatedBy: "firstItem=\"").dropFirst()
        .map { $0.components(separatedBy: "\"")[0] }

    /// The number of references in the file.
    private static let count = text.matches(of: reference).count

    private static var reference: Regex<(Substring, Substring, Substring)> {
        #/(firstItem|secondItem|destination|initialViewController)="([^"]+)"/#
    }

    @Test func `the file has references of every kind and no dangling one`() throws {
        for kind in ["firstItem", "secondItem", "destination", "initialViewController"] {
            #expect(Self.text.contains(kind + "=\""))
        }
        #expect(try findings(in: Self.text) == [])
    }

    @Test(arguments: 0..<count)
    func `a check finds a reference to an object that is gone`(_ number: Int) throws {
        let match = Self.text.matches(of: Self.reference)[number]
        var changed = Self.text
        changed.replaceSubrange(match.range, with: match.output.1 + "=\"gone-00-001\"")
        let line = Self.text[..<match.range.lowerBound].count { $0 == "\n" } + 1
        let found = try findings(in: changed)
        #expect(found.count == 1)
        #expect(
            found[0].hasSuffix(
                "in line \(line) refers to gone-00-001, which the file does not have"))
        #expect(found[0].hasPrefix(match.output.1 + " of the "))
        try expectLine(line, in: changed)
    }

    /// Expects that every format of report names the line of the only broken reference.
    private func expectLine(_ line: Int, in text: String) throws {
        let file = CheckedFile(path: "Form.storyboard", documents: try checked(text)).folded
        func isNamed(in reports: [String], by mark: String) -> Bool {
            reports.contains { $0.contains(mark) && $0.contains("dangling-reference") }
        }
        #expect(isNamed(in: TextReport.lines(file), by: "Form.storyboard:\(line):"))
        #expect(isNamed(in: GitHubReport.lines(file), by: "line=\(line),"))
        #expect(isNamed(in: [JSONReport.object(file).line], by: "\"line\":\(line),"))
        let junit = JUnitReport.xml([file], failing: .error).split(separator: "\n")
        #expect(isNamed(in: junit.map(String.init), by: "line \(line): "))
        let sarif = SARIFReport.text([file], version: "1").filter { !$0.isWhitespace }
        #expect(sarif.contains("\"startLine\":\(line),"))
    }

    private func checked(_ text: String) throws -> [CheckedDocument] {
        let read = try InterfaceBuilderImport.readForChecks(Array(text.utf8))
        return zip(read.file.documents, read.notes).map {
            DocumentCheck.run(Document(of: $0), named: "Form", notes: $1, in: CheckMatrix())
        }
    }

    private func findings(in text: String) throws -> [String] {
        try checked(text).flatMap(\.findings).map(\.finding)
            .filter { $0.rule == .danglingReference }.map(\.message)
    }

    // MARK: References to objects of another scene or kind

    /// Two scenes. The objects of the second have ids that begin with `b`.
    private static let scenes = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        toolsVersion="21507" targetRuntime="iOS.CocoaTouch" initialViewController="a-con">
        <scenes>
        \(["a", "b"].map(scene).joined(separator: "\n"))
        </scenes>
        </document>
        """

    private static func scene(_ name: String) -> String {
        """
        <scene sceneID="\(name)-sce"><objects>
        <viewController id="\(name)-con" sceneMemberID="viewController">
        <view key="view" id="\(name)-vie"><rect key="frame" x="0" y="0" width="9" height="9"/>
        <subviews><label id="\(name)-lab"/></subviews>
        <constraints>
        <constraint firstItem="\(name)-lab" firstAttribute="top" secondItem="\(name)-vie" \
        secondAttribute="top" id="\(name)-top"/>
        </constraints>
        <connections>
        <outletCollection property="gestureRecognizers" destination="\(name)-tap" id="\(name)-o1"/>
        </connections>
        </view>
        <connections>
        <outlet property="\(name)Title" destination="\(name)-lab" id="\(name)-o2"/>
        <outletCollection property="all" destination="\(name)-lab" id="\(name)-o3"/>
        <segue kind="show" destination="\(name)-con" popoverAnchorView="\(name)-vie" id="\(name)-s1"/>
        <segue kind="unwind" destination="\(name)-exi" id="\(name)-s2"/>
        </connections>
        </viewController>
        <tapGestureRecognizer id="\(name)-tap"/>
        <exit id="\(name)-exi" sceneMemberID="exit"/>
        </objects></scene>
        """
    }

    private static let kinds = ["con", "vie", "lab", "tap", "exi", "top"]

    /// Returns whether a reference may lead to an object, given their scenes and the kind of the
    /// object.
    private func isPossible(_ reference: String, isSameScene: Bool, _ kind: String) -> Bool {
        switch reference {
        case "initialViewController": kind == "con"
        case "s1 destination", "s2 destination": kind == "con" || kind == "exi" && isSameScene
        case "o1 destination": kind == "tap" && isSameScene
        default: isSameScene
        }
    }

    @Test(arguments: ["a", "b"], kinds)
    func `a reference to an object of another scene or kind is found at its line`(
        _ scene: String, _ kind: String
    ) throws {
        #expect(try findings(in: Self.scenes) == [])
        let lines = Self.scenes.split(separator: "\n", omittingEmptySubsequences: false)
        let reference =
            #/(firstItem|secondItem|destination|popoverAnchorView|initialViewController)="([^"]+)"/#
        for (number, line) in lines.enumerated() {
            for match in line.matches(of: reference) where !line.contains("\"b-") {
                let own: String = line.components(separatedBy: " id=\"a-").last ?? ""
                let attribute = String(match.output.1)
                let id = "\(scene)-\(kind)"
                let name: String =
                    attribute == "destination" ? "\(own.prefix(2)) \(attribute)" : attribute
                var changed: [String] = lines.map { String($0) }
                changed[number] =
                    "\(line[..<match.range.lowerBound])\(attribute)=\"\(id)\""
                    + "\(line[match.range.upperBound...])"
                let text = changed.joined(separator: "\n")
                let found = try findings(in: text)
                let isFine = isPossible(name, isSameScene: scene == "a", kind)
                #expect(found.count == (isFine ? 0 : 1), "\(name) \(id): \(found)")
                guard !isFine else { continue }
                #expect(found[0].contains("refers to \(id), a"), "\(found)")
                try expectLine(number + 1, in: text)
            }
        }
    }

    @Test func `an outlet to an object that an outlet of its name has in its own scene is kept`()
        throws
    {
        let copied = Self.scenes.replacing("aTitle", with: "bTitle").replacing(
            "destination=\"a-lab\" id=\"a-o2\"", with: "destination=\"b-lab\" id=\"a-o2\"")
        #expect(copied.contains("b-lab\" id=\"a-o2"))
        #expect(try findings(in: copied) == [])
    }

    @Test func `an action may lead to another scene`() throws {
        let text = Self.scenes.replacing(
            "<outlet property=\"aTitle\" destination=\"a-lab\"",
            with: "<action selector=\"tap:\" destination=\"b-con\"")
        #expect(text.contains("tap:"))
        #expect(try findings(in: text) == [])
    }
}
