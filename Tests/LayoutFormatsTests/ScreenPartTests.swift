import StackCore
import Testing

@testable import LayoutFormats

/// Views in bar items and titles, scenes in container views, and large titles: read, and kept.
@Suite struct ScreenPartTests {
    private static let path = "Tests/Fixtures/interface-builder/parts-of-screens.storyboard"

    private func documents() throws -> [SceneDocument] {
        try ExportCorpus.documents(Fixture.bytes(Self.path))
    }

    @Test func `bars refer to their custom views`() throws {
        let documents = try documents().map(\.document)
        let keys: Set<PropertyKey> = [
            .rightItems, .toolbarItems, .titleView, .largeTitle, .navigationTitle,
        ]
        let settings = documents.map { document in
            document.properties.entries.filter { keys.contains($0.key) }
                .map { "\($0.key.spelling) \($0.value.spelling)" }
        }
        #expect(
            settings.filter { !$0.isEmpty } == [
                [
                    "navigationTitle Journeys", "largeTitle true", "rightItems [view=pair]",
                    "toolbarItems [view=zoom]|item:flexibleSpace|item:add",
                ],
                ["navigationTitle Journey", "titleView side", "toolbarItems "],
            ])
        // Each view is a document of its own.
        let roots = documents.compactMap { $0[.root].properties.value(.objectID) }
        #expect(Set(["pair", "zoom", "side", "iview"]).isSubset(of: roots))
    }

    @Test func `views have what only pictures show`() throws {
        let views = try documents().flatMap { Array($0.document.allViews) }
        #expect(views.compactMap { $0.properties.value(.embeds) } == ["iview"])
        #expect(views.compactMap { $0.properties.value(.minimumScaleFactor) } == [0.5])
        #expect(views.compactMap { $0.properties.value(.datePickerMode) } == ["countDownTimer"])
    }

    @Test func `custom views and segues stay in the file`() throws {
        let bytes = try Fixture.bytes(Self.path)
        let source = InterfaceBuilderSource(bytes)
        var items = try documents()
        #expect(try InterfaceBuilderExport.update(source, with: items).bytes == bytes)
        items[0] = try items[0].edited { plan in
            try plan.setProperty(
                .toolbarItems, of: .document,
                to: .text("[view=zoom]|item:flexibleSpace|item:trash"))
        }
        let file = try InterfaceBuilderExport.update(source, with: items)
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(
            String(decoding: file.bytes, as: UTF8.self)
                == text.replacing(#"systemItem="add""#, with: #"systemItem="trash""#))
    }

    @Test func `a label that no longer shrinks says so`() throws {
        var items = try documents()
        let label = try #require(
            items[0].document.allViews.first { $0.properties.value(.minimumScaleFactor) != nil })
        items[0] = try items[0].edited { plan in
            try plan.setProperty(.minimumScaleFactor, of: .view(label.id), to: nil)
        }
        let bytes = try Fixture.bytes(Self.path)
        let file = try InterfaceBuilderExport.update(InterfaceBuilderSource(bytes), with: items)
        let text = String(decoding: file.bytes, as: UTF8.self)
        #expect(!text.contains("minimumScaleFactor"))
        #expect(text.contains(#"baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO""#))
    }
}
