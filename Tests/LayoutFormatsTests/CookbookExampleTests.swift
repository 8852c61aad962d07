import StackCore
import Testing

@testable import LayoutFormats

/// Three recipes of the Auto Layout Cookbook, rebuilt as storyboards of the project.
@Suite struct CookbookExampleTests {
    @Test func `Simple Stack View`() throws {
        let document = try Fixture.example("SimpleStackView.storyboard")
        #expect(document.invariantViolations().isEmpty)
        #expect(document.settings("stack") == ["axis vertical", "spacing 8"])
        #expect(
            document.settings("image") == [
                "hugging.horizontal 251", "hugging.vertical 249", "compression.vertical 749",
                "image 300x400", "contentMode scaleAspectFit", "imageName garden",
            ])
        #expect(
            document.allConstraints.compactMap { document.formula($0.name) } == [
                "stack.leading = view.leadingMargin", "view.trailingMargin = stack.trailing",
                "stack.top = view.safeArea.top", "view.safeArea.bottom = stack.bottom",
            ])
    }

    @Test func `Nested Stack Views`() throws {
        let document = try Fixture.example("NestedStackViews.storyboard")
        #expect(document.invariantViolations().isEmpty)
        #expect(
            document.subtree().map { document[$0].name } == [
                "view", "rootStack", "upperStack", "image", "nameRows", "firstNameRow", "first",
                "textField", "middleNameRow", "middle", "textField2", "lastNameRow", "last",
                "textField3", "notes", "buttonRow", "save", "cancel", "clear",
            ])
        #expect(
            document.settings("buttonRow") == [
                "userLabel Button Row", "distribution fillEqually", "alignment firstBaseline",
                "spacing 8",
            ])
    }

    /// Horizontal and vertical hugging, then resistance, from the recipe's table.
    @Test(
        arguments: [
            ("image", [250, 250, 48, 48]), ("notes", [250, 249, 250, 250]),
            ("first", [251, 251, 750, 750]), ("middle", [251, 251, 750, 750]),
            ("last", [251, 251, 750, 750]), ("textField", [48, 250, 749, 749]),
            ("textField2", [48, 250, 749, 749]), ("textField3", [48, 250, 749, 749]),
        ] as [(String, [Double])])
    func `priorities of Nested Stack Views`(name: String, priorities: [Double]) throws {
        let document = try Fixture.example("NestedStackViews.storyboard")
        let id = try #require(document.view(named: name)?.id)
        let keys: [PropertyKey] = [
            .huggingHorizontal, .huggingVertical, .compressionHorizontal, .compressionVertical,
        ]
        let found = keys.map { document.value($0, of: .view(id), under: .base)?.value }
        #expect(found == priorities.map(PropertyValue.number))
    }

    @Test func `Dynamic Stack View`() throws {
        let document = try Fixture.example("DynamicStackView.storyboard")
        #expect(document.invariantViolations().isEmpty)
        #expect(document.settings("stack") == ["axis vertical", "distribution equalSpacing"])
        let width = try #require(document.constraintName("dyn-c5-001"))
        #expect(document.formula(width) == "stack.width = scroll.width")
        #expect(document.constraintCount == 9)
    }
}
