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
            ("scroll", nil, ["frame 0,0,414,896", "clipsToBounds false", "style table"]),
            (
                "view", "scroll",
                [
                    "frame 0,0,414,60",
                    "autoresizing flexibleLeftMargin,flexibleWidth,flexibleBottomMargin",
                ]
            ),
            ("view2", "scroll", ["frame 0,88,414,44", "autoresizing none", "style cell"]),
            ("view3", "view2", ["frame 0,0,414,44", "autoresizing none"]),
            ("here", "view3", ["text Here"]),
            (
                "everywhere", "view3",
                [
                    "frame 200,0,100,21", "autoresizing flexibleRightMargin,flexibleBottomMargin",
                    "text Everywhere",
                ]
            ),
            (
                "view4", "scroll",
                ["frame 0,132,414,44", "autoresizing none", "style cell", "sectionHeader "]
            ),
            ("view5", "scroll", []),
        ] as [(String, String?, [String])])
    func `cells and headers stand where the file says`(
        name: String, parent: String?, settings: [String]
    ) throws {
        let view = try #require(document.view(named: name))
        #expect(view.parent.map { document[$0].name } == parent)
        #expect(document.settings(name) == settings)
    }

    @Test func `tables and collections scroll, so that no safe area reaches their cells`() {
        #expect(document[.root].kind == .table)
    }

    @Test func `a view without a sound frame is not placed`() {
        #expect(document.settings("there") == ["text There"])
    }
}
