import StackCore
import Testing

@testable import LayoutFormats

/// The items of bars, and the sections and accessories of tables: read, and written back.
@Suite struct BarContentTests {
    private static let path = "Tests/Fixtures/interface-builder/bars-and-lists.storyboard"

    private static let contents = "Tests/Fixtures/interface-builder/canvas-and-app.storyboard"

    private func documents() throws -> [SceneDocument] {
        try ExportCorpus.documents(Fixture.bytes(Self.path))
    }

    /// Exports an edited scene, and returns the lines of the file that are new.
    private func written(
        _ scene: Int, _ body: (inout EditPlan, Document) throws -> Void
    ) throws -> [String] {
        let bytes = try Fixture.bytes(Self.path)
        var items = try documents()
        let document = items[scene].document
        items[scene] = try items[scene].edited { try body(&$0, document) }
        let file = try InterfaceBuilderExport.update(InterfaceBuilderSource(bytes), with: items)
        // What was written is read as the edited document.
        let again = try ExportCorpus.documents(file.bytes)
        #expect(again[scene].document.hasSameContent(as: items[scene].document))
        let old = Set(String(decoding: bytes, as: UTF8.self).split(separator: "\n"))
        return String(decoding: file.bytes, as: UTF8.self).split(separator: "\n")
            .filter { !old.contains($0) }
            .map { String($0.drop { $0 == " " }).replacing(#/ id="[^"]*"/#, with: "") }
    }

    @Test func `bars have the items of their controllers`() throws {
        let settings = try documents().map(\.document.settings)
        let keys = [
            "leftItems", "rightItems", "backTitle", "toolbarItems", "tabImages", "selectedTab",
            "barTintColor",
        ]
        let bars = settings.map { lines in
            lines.filter { line in keys.contains { line.hasPrefix($0 + " ") } }
        }
        let tabs = "tabImages system:list.bullet|system:slider.horizontal.3"
        #expect(
            bars == [
                [
                    tabs, "leftItems Close",
                    "rightItems item:done|system:gear[tint=systemRed]",
                    "barTintColor systemPurple",
                ],
                [
                    "backTitle Settings", "toolbarItems item:add|item:flexibleSpace|Sort",
                    "barTintColor systemPurple",
                ], [tabs, "selectedTab 1"],
            ])
    }

    @Test func `the selected tab has its own picture`() throws {
        let text = String(decoding: try Fixture.bytes(Self.path), as: UTF8.self)
            .replacing(
                #"image="slider.horizontal.3""#,
                with: #"image="slider.horizontal.3" selectedImage="gearshape""#)
        let documents = try ExportCorpus.documents(Array(text.utf8)).map(\.document)
        let images = documents.map { $0.properties.value(.tabImages) }
        let own = "system:list.bullet|system:slider.horizontal.3"
        #expect(images == [own, nil, "system:list.bullet|system:gearshape"])
    }

    @Test func `a tab bar that is a view has its items`() throws {
        let path = "Tests/Fixtures/interface-builder/before-ios-13.storyboard"
        let bytes = Array(try Fixture.bytes(path))
        let bar = try ExportCorpus.documents(bytes).flatMap(\.document.allViews).first {
            $0.properties.value(.customClass) == "UITabBar"
        }
        #expect(
            bar?.properties.value(.items)
                == "item:contacts|Lines[badge=12,badgeColor=#5856D6FF]|item:topRated[badge=3]")
    }

    @Test func `sections, accessories and bars that are views are read`() throws {
        let documents = try documents().map(\.document)
        let all = documents.flatMap { document in
            document.allViews.compactMap { view -> String? in
                let keys: [PropertyKey] = [
                    .accessory, .sectionHeader, .sectionFooter, .items, .clearButton,
                    .segmentImages,
                ]
                let values = keys.compactMap { key in
                    view.properties[key].map { "\(key.spelling) \($0.spelling)" }
                }
                return values.isEmpty ? nil : values.joined(separator: ", ")
            }
        }
        #expect(
            all == [
                "accessory disclosureIndicator, sectionHeader Network",
                "accessory detailDisclosureButton, sectionFooter Devices nearby can find this "
                    + "phone while the screen is on, if you allow it here.",
                "accessory checkmark, sectionHeader Alerts", "accessory detailButton",
                "accessory disclosureIndicator, sectionHeader Account", "sectionHeader ",
                "items Edit all[done]|item:flexibleSpace|item:trash[disabled]",
                "items item:cancel|title:Inside|item:save", "clearButton true",
                "segmentImages system:star|",
            ])
        #expect(documents[0].inForce(.style, of: .view(.root)) == .grouped)
        #expect(documents[1].inForce(.style, of: .view(.root)) == .insetGrouped)
    }

    @Test func `bars that are views have their colours, and titles their fonts`() throws {
        let attributes = """
            <textAttributes key="titleTextAttributes">
            <fontDescription key="fontDescription" name="Avenir-Heavy" family="Avenir" pointSize="20"/>
            <color key="textColor" systemColor="systemRedColor"/>
            </textAttributes>
            """
        let tint = #"<color key="tintColor" systemColor="systemPurpleColor"/>"#
        let color = #"<color key="barTintColor" systemColor="systemTealColor"/>"#
        let frame = #"<rect key="frame" x="0.0" y="720" width="393" height="44"/>"#
        let text = String(decoding: try Fixture.bytes(Self.path), as: UTF8.self)
            .replacing(tint, with: tint + attributes)
            .replacing(frame, with: frame + color)
        let bytes = Array(text.utf8)
        var items = try ExportCorpus.documents(bytes)
        let settings = items[0].document.settings
        #expect(settings.contains("barTitleFont 20/Avenir-Heavy"))
        #expect(settings.contains("barTitleColor systemRed"))
        let toolbar = try #require(items[2].document.allViews.first { $0.kind == .toolbar })
        #expect(toolbar.properties.value(.barColor) == "systemTeal")
        let source = InterfaceBuilderSource(bytes)
        #expect(try InterfaceBuilderExport.update(source, with: items).bytes == bytes)
        items[2] = try items[2].edited { plan throws(EditRefusal) in
            try plan.setProperty(.barColor, of: .view(toolbar.id), to: .text("systemGreen"))
        }
        let file = try InterfaceBuilderExport.update(source, with: items)
        let written = String(decoding: file.bytes, as: UTF8.self)
        #expect(written.contains(frame + color.replacing("Teal", with: "Green")))
        #expect(!written.contains("barTintColor\" systemColor=\"systemTealColor"))
    }

    /// Interface Builder's Global Tint belongs to the file, and so to each of its documents.
    @Test(arguments: [
        (1, "systemPink", #"<color key="tintColor" systemColor="systemPinkColor"/>"#),
        (1, nil, nil), (3, "systemPink", #"globalTint "" systemPink"#),
    ])
    func `the tint of a file is read and written`(
        scenes: Int, changed: String?, written: String?
    ) throws {
        let own =
            #"    <color key="tintColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#
        var text = String(decoding: try Fixture.bytes(Self.path), as: UTF8.self)
        text = text.replacing("    <resources>", with: own + "\n    <resources>")
        if scenes == 1 {
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            let starts = lines.indices.filter { lines[$0].hasPrefix("        <scene ") }
            text = (lines[..<starts[0]] + lines[starts.last!...]).joined(separator: "\n")
        }
        let bytes = Array(text.utf8)
        var items = try ExportCorpus.documents(bytes)
        #expect(items.allSatisfy { $0.document.properties.value(.globalTint) == "#FF0000FF" })
        let source = InterfaceBuilderSource(bytes)
        #expect(try InterfaceBuilderExport.update(source, with: items).bytes == bytes)
        items[0] = try items[0].edited { plan throws(EditRefusal) in
            try plan.setProperty(
                .globalTint, of: .document, to: changed.map(PropertyValue.text))
        }
        let file = try InterfaceBuilderExport.update(source, with: items)
        let result = String(decoding: file.bytes, as: UTF8.self)
        #expect(written.map(result.contains) ?? true)
        #expect(result.contains(own) == (scenes > 1))
        let again = try ExportCorpus.documents(file.bytes)
        #expect(again[0].document.properties.value(.globalTint) == changed)
        // An added tint is where Xcode writes it.
        guard scenes == 1, changed == nil else { return }
        items[0] = try items[0].edited { plan throws(EditRefusal) in
            try plan.setProperty(.globalTint, of: .document, to: .text("#FF0000FF"))
        }
        let back = try InterfaceBuilderExport.update(
            InterfaceBuilderSource(file.bytes), with: items)
        #expect(back.bytes == bytes)
    }

    @Test(arguments: [path, contents]) func `an unedited file stays as it is`(path: String) throws {
        let bytes = try Fixture.bytes(path)
        let file = try InterfaceBuilderExport.update(
            InterfaceBuilderSource(bytes), with: try ExportCorpus.documents(bytes))
        #expect(file.bytes == bytes)
    }

    @Test func `the texts of a list content are read and written`() throws {
        let bytes = try Fixture.bytes(Self.contents)
        var items = try ExportCorpus.documents(bytes)
        let cells = items[1].document.allViews.filter { $0.kind == .cell }
        #expect(cells.map { $0.properties.value(.contentText) } == ["One text", "Two texts"])
        #expect(
            cells.map { $0.properties.value(.contentSecondaryText) } == [nil, "The second one"])
        items[1] = try items[1].edited { plan throws(EditRefusal) in
            try plan.setProperty(.contentText, of: .view(cells[0].id), to: .text("New"))
            try plan.setProperty(.contentSecondaryText, of: .view(cells[1].id), to: nil)
        }
        let file = try InterfaceBuilderExport.update(InterfaceBuilderSource(bytes), with: items)
        let lines = String(decoding: file.bytes, as: UTF8.self).split(separator: "\n")
            .filter { $0.contains("listContentConfiguration") }
            .map { $0.drop { $0 == " " } }
        #expect(
            lines == [
                #"<listContentConfiguration key="contentConfiguration" text="New" secondaryText=""/>"#,
                #"<listContentConfiguration key="contentConfiguration" text="Two texts"/>"#,
            ])
    }

    @Test func `items are written where Xcode has them`() throws {
        let lines = try written(0) { plan, _ in
            try plan.setProperty(.leftItems, of: .document, to: .text("Close|system:star[done]"))
            try plan.setProperty(.rightItems, of: .document, to: .text("item:done"))
            try plan.setProperty(.prompt, of: .document, to: .text("Before"))
        }
        #expect(
            lines == [
                #"<navigationItem key="navigationItem" title="Settings" prompt="Before">"#,
                "<leftBarButtonItems>", #"<barButtonItem title="Close"/>"#,
                #"<barButtonItem image="star" catalog="system" style="done"/>"#,
                "</leftBarButtonItems>",
            ])
    }

    @Test func `a toolbar keeps the elements of items that stay`() throws {
        let lines = try written(1) { plan, _ in
            try plan.setProperty(
                .toolbarItems, of: .document,
                to: .text("item:add|item:flexibleSpace|item:trash|Sort[disabled]"))
        }
        #expect(
            lines == [
                #"<barButtonItem systemItem="trash"/>"#,
                #"<barButtonItem enabled="NO" title="Sort"/>"#,
            ])
        let view = try written(2) { plan, document in
            let toolbar = try #require(document.allViews.first { $0.kind == .toolbar })
            try plan.setProperty(
                .items, of: .view(toolbar.id), to: .text("Edit all[done]|item:flexibleSpace"))
        }
        #expect(view.isEmpty)
    }

    @Test func `titles of sections and accessories are written to their elements`() throws {
        let lines = try written(0) { plan, document in
            let cells = document.allViews.filter { $0.kind == .cell }
            try plan.setProperty(
                .sectionHeader, of: .view(cells[0].id), to: .text("Radio"))
            try plan.setProperty(
                .sectionFooter, of: .view(cells[4].id), to: .text("More"))
            try plan.setProperty(.accessory, of: .view(cells[3].id), to: .accessory(.checkmark))
            try plan.setProperty(.separators, of: .view(.root), to: .flag(false))
        }
        #expect(lines.count == 4)
        #expect(lines.contains { $0.contains(#"separatorStyle="none""#) })
        #expect(lines.contains { $0.contains(#"<tableViewSection headerTitle="Radio""#) })
        #expect(
            lines.contains(#"<tableViewSection headerTitle="Alerts" footerTitle="More">"#))
        #expect(
            lines.contains {
                $0.contains(
                    #"selectionStyle="default" accessoryType="checkmark" indentationWidth"#)
            })
    }

    @Test func `what the file has no element for stays in the annotation`() throws {
        let lines = try written(0) { plan, document in
            let cells = document.allViews.filter { $0.kind == .cell }
            // A section begins in the middle of another one.
            try plan.setProperty(.sectionHeader, of: .view(cells[3].id), to: .text("New"))
            try plan.setProperty(.backTitle, of: .document, to: .text("Start"))
        }
        #expect(lines.contains { $0.contains("sectionHeader") })
        #expect(lines.contains { $0.contains("backTitle") })
    }
}
