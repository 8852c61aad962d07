import StackCore
import Testing

@testable import LayoutFormats

@Suite struct PlacementImportTests {
    private let document: Document

    init() throws {
        document = try Document(built: Fixture.file("placement.storyboard").documents[0])
    }

    @Test(
        arguments: [
            ("view", nil, ["frame 0,0,414,896"]),
            (
                "view2", "view",
                [
                    "frame 0,0,414,60",
                    "autoresizing flexibleLeftMargin,flexibleWidth,flexibleBottomMargin",
                ]
            ),
            ("view3", "view", ["frame 0,88,414,44", "autoresizing none"]),
            ("view4", "view3", ["frame 0,0,414,44", "autoresizing none"]),
            ("here", "view4", ["text Here"]),
            (
                "everywhere", "view4",
                [
                    "frame 200,0,100,21", "autoresizing flexibleRightMargin,flexibleBottomMargin",
                    "text Everywhere",
                ]
            ),
            ("view5", "view", ["frame 0,132,414,44", "autoresizing none"]),
            ("view6", "view", []),
        ] as [(String, String?, [String])])
    func `cells and headers stand where the file says`(
        name: String, parent: String?, settings: [String]
    ) throws {
        let view = try #require(document.view(named: name))
        #expect(view.parent.map { document[$0].name } == parent)
        #expect(document.settings(name) == settings)
    }

    @Test func `a view without a sound frame is not placed`() {
        #expect(document.settings("there") == ["text There"])
    }
}
