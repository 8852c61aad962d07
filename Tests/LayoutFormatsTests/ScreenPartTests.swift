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

    @Test func `a countdown is read and written`() throws {
        let own = #"countDownDuration="14400" minuteInterval="15" useCurrentDate="NO""#
        let text = String(decoding: try Fixture.bytes(Self.path), as: UTF8.self)
            .replacing(#"minuteInterval="1""#, with: own)
        let bytes = Array(text.utf8)
        var items = try ExportCorpus.documents(bytes)
        let picker = try #require(items[0].document.allViews.first { $0.kind == .datePicker })
        #expect(picker.properties.value(.countDownDuration) == 14_400)
        #expect(picker.properties.value(.minuteInterval) == 15)
        let source = InterfaceBuilderSource(bytes)
        #expect(try InterfaceBuilderExport.update(source, with: items).bytes == bytes)
        items[0] = try items[0].edited { plan throws(EditRefusal) in
            try plan.setProperty(.countDownDuration, of: .view(picker.id), to: .number(600))
            try plan.setProperty(.minuteInterval, of: .view(picker.id), to: nil)
        }
        let file = try InterfaceBuilderExport.update(source, with: items)
        #expect(
            String(decoding: file.bytes, as: UTF8.self)
                == text.replacing(
                    own, with: #"countDownDuration="600" useCurrentDate="NO""#))
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
