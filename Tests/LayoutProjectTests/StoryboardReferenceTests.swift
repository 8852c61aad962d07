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

    @Test func `a storyboard of another bundle is unknown`() throws {
        let more = "bundleIdentifier=\"com.example.kit\""
        #expect(try problems(.named, .absent, more: more).isEmpty)
    }
}
