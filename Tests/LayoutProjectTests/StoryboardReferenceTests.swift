import LayoutFormats
import Testing

@testable import LayoutProject

private typealias Text = ProjectText

/// References from one storyboard to the scenes of another one.
@Suite("Project: storyboard references") struct StoryboardReferenceTests {
    private func storyboard(_ scene: String, _ attributes: String = "") -> String {
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        targetRuntime="iOS.CocoaTouch" \(attributes)><scenes><scene sceneID="scn"><objects>
        \(scene)
        </objects></scene></scenes></document>
        """
    }

    /// The scene to which a reference leads, and what the other storyboard has.
    enum Destination: CaseIterable { case named, unnamed }
    enum Flow: String, CaseIterable {
        case absent, initial, named, both, broken

        var hasInitialScene: Bool { self == .initial || self == .both }
        var isNamed: Bool { self == .named || self == .both }
    }

    private func problems(
        _ destination: Destination, _ flow: Flow, more: String = ""
    ) throws -> [String] {
        let identifier = destination == .named ? "referencedIdentifier=\"pay\"" : ""
        let main = storyboard(
            "<viewControllerPlaceholder storyboardName=\"Flow\" \(identifier) \(more) id=\"ref\"/>")
        var files = MemoryFiles(["Main.storyboard": main])
        if flow != .absent {
            let name = flow.isNamed ? "storyboardIdentifier=\"pay\"" : ""
            let text = storyboard(
                "<viewController \(name) id=\"vc\"/>",
                flow.hasInitialScene ? "initialViewController=\"vc\"" : "")
            files.files["Flow.storyboard"] = Array((flow == .broken ? "<" : text).utf8)
        }
        let listed = ["Main.storyboard"] + (flow == .absent ? [] : ["Flow.storyboard"])
        files.files["App.xcodeproj/project.pbxproj"] = Array(Text.app(files: listed).utf8)
        return try problems(of: main, in: files)
    }

    private func problems(of main: String, in files: MemoryFiles) throws -> [String] {
        let project = try #require(files.project())
        let owners = project.targets(of: "Main.storyboard")
        let resources = ProjectResources(
            project.resourcePaths(for: owners), fonts: [], own: [], in: files)
        let context = DocumentProject(
            "Main.storyboard", in: project, resources: resources, files: files)
        let source = try SourceTexts(Array(main.utf8))
        return DocumentProblems.all(of: context, source.texts, source.resources, scale: 2)
            .map(\.text)
    }

    @Test(arguments: Destination.allCases, Flow.allCases)
    func `a reference leads to a scene of a storyboard in the target`(
        _ destination: Destination, _ flow: Flow
    ) throws {
        let expected: String? =
            switch (flow, destination) {
            case (.absent, _): "Flow.storyboard, which target App does not have"
            case (.broken, _): nil
            case (_, .named) where !flow.isNamed:
                "Flow.storyboard, which has no scene with the identifier \"pay\""
            case (_, .unnamed) where !flow.hasInitialScene:
                "Flow.storyboard, which has no initial view controller"
            default: nil
            }
        #expect(
            try problems(destination, flow) == expected.map { ["the reference leads to " + $0] }
                ?? [])
    }

    /// What the app on iPhones and iPads and its widget have, and what is reported. A storyboard without
    /// the scene is marked with `-`.
    @Test(arguments: [
        (["A/Flow"], ["B/Flow"], []),
        (["A/Flow"], [], ["Flow.storyboard, which target B does not have"]),
        ([], [], ["Flow.storyboard, which the targets A, B do not have"]),
        (["A/Flow"], ["B/Flow-"], ["B/Flow.storyboard, which has no"]),
        (["A/Flow-"], ["B/Flow-"], ["Flow.storyboard, which has no"]),
        (["A/Flow-"], [], ["target B does not have", "Flow.storyboard, which has no"]),
        (
            ["A/de.lproj/Flow", "A/fr.lproj/Flow-"], ["B/Flow"],
            ["A/fr.lproj/Flow.storyboard, which"]
        ),
        (["A/Flow~ipad", "A/Flow~iphone"], ["B/Flow"], []),
        (["A/Flow~ipad"], ["B/Flow"], ["Flow.storyboard, which target A does not have"]),
        (["A/Flow~ipad-", "A/Flow"], ["B/Flow"], ["A/Flow~ipad.storyboard, which has no"]),
    ])
    func `each bundle and each copy has the scene`(
        _ own: [String], _ others: [String], _ expected: [String]
    ) throws {
        let main = storyboard(
            "<viewControllerPlaceholder storyboardName=\"Flow\" referencedIdentifier=\"pay\" id=\"r\"/>"
        )
        var files = MemoryFiles(["Main.storyboard": main])
        var text = Text()
        var all: [String] = []
        let targets = [("A", own), ("B", others)].map { name, flows in
            let listed = flows.map { flow in
                let path = flow.replacing("-", with: "") + ".storyboard"
                let scene = flow.hasSuffix("-") ? "" : "storyboardIdentifier=\"pay\""
                files.files[path] = Array(storyboard("<viewController \(scene) id=\"v\"/>").utf8)
                return text.file(path)
            }
            let document = text.file("Main.storyboard")
            all += listed + [document]
            let phase = text.phase(listed + [document])
            let settings = text.configurations(["Release": "TARGETED_DEVICE_FAMILY = \"1,2\";"])
            return text.target(name, [phase], configurations: settings)
        }
        let group = text.group(nil, all)
        files.files["App.xcodeproj/project.pbxproj"] = Array(text.text(targets, group: group).utf8)
        let found = try problems(of: main, in: files)
        #expect(found.count == expected.count, "\(found)")
        for (one, part) in zip(found, expected) { #expect(one.contains(part), "\(one)") }
    }

    /// The attributes of a reference to a scene of its own file, and whether the scene is there.
    @Test(arguments: [
        ("referencedIdentifier=\"pay\"", true), ("referencedIdentifier=\"gone\"", false),
        ("storyboardName=\"\" referencedIdentifier=\"gone\"", false), ("", false),
        ("bundleIdentifier=\"com.example.kit\" referencedIdentifier=\"gone\"", true),
    ])
    func `a reference leads to a scene of its own storyboard`(
        _ attributes: String, _ isThere: Bool
    ) throws {
        for comment in ["", "<!-- layoutedit:ignore project-file -->"] {
            let main = storyboard(
                comment + "<viewControllerPlaceholder \(attributes) id=\"ref\"/>"
                    + "<viewController storyboardIdentifier=\"pay\" id=\"vc\"/>")
            var files = MemoryFiles(["Main.storyboard": main])
            files.files["App.xcodeproj/project.pbxproj"] = Array(
                Text.app(files: ["Main.storyboard"]).utf8)
            #expect(
                try problems(of: main, in: files).isEmpty == (isThere || !comment.isEmpty))
        }
    }

    @Test func `a storyboard of another bundle is unknown`() throws {
        let more = "bundleIdentifier=\"com.example.kit\""
        #expect(try problems(.named, .absent, more: more).isEmpty)
    }
}
