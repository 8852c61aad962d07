import StackCore
import TestKit
import Testing

@testable import LayoutPictures

/// Bars with their items, and tables with their sections.
@Suite struct BarPictureTests {
    private func texts(
        _ settings: [(PropertyKey, String)], device: String = "iphone-15"
    ) throws -> [TextRun] {
        let document = try laidOut { builder in
            try builder.set(document: .device, device)
            for (key, value) in settings { try builder.set(document: key, value) }
        }
        return Picture([document], PictureStyle()).texts
    }

    @Test func `items are at their edges, from the edge inward`() throws {
        let runs = try texts([
            (.navigationTitle, "Title"), (.leftItems, "A|B"), (.rightItems, "Y|X[done]"),
        ])
        let row = runs.filter { ["A", "B", "Title", "X", "Y"].contains($0.text) }
            .sorted { $0.x < $1.x }
        #expect(row.map(\.text) == ["A", "B", "Title", "X", "Y"])
        #expect(row.map { $0.style.weight >= 600 } == [false, false, true, true, false])
    }

    @Test func `a bar that is read from right to left is mirrored`() throws {
        let runs = try texts([
            (.navigationTitle, "Title"), (.backTitle, "Before"), (.rightItems, "Edit"),
        ])
        let document = try laidOut { builder in
            try builder.set(document: .device, "iphone-15")
            try builder.set(document: .direction, "rtl")
            try builder.set(document: .navigationTitle, "Title")
            try builder.set(document: .backTitle, "Before")
            try builder.set(document: .rightItems, "Edit")
        }
        let other = Picture([document], PictureStyle()).texts
        for name in ["Before", "Title", "Edit"] {
            let run = try #require(runs.first { $0.text == name })
            let mirrored = try #require(other.first { $0.text == name })
            // Both pictures have the same border.
            let sum = run.x + (run.width ?? 0) + mirrored.x
            #expect((sum - (2 * Picture.border + 393)).magnitude < 2, "\(name)")
        }
    }

    /// A root view that ends at an opaque bar of the canvas extends below the bar of the app.
    @Test(arguments: [(true, 667.0), (false, 603)])
    func `a view is as high as in the app`(isOfCanvas: Bool, height: Double) throws {
        let document = try laidOut { builder in
            let settings: [(PropertyKey, String)] = [
                (.device, "iphone-8"), (.toolsVersion, "16097"), (.design, "375x603"),
                (.reachesTop, "false"), (.navigationTitle, "Title"),
                (.barInAppOnly, String(isOfCanvas)),
            ]
            for (key, value) in settings { try builder.set(document: key, value) }
        }
        let shown = document.asInApp
        #expect(shown.layout.frame(of: .root)?.height == height)
        #expect(shown.layout.environment.safeArea.top == (isOfCanvas ? 64 : 0))
    }

    @Test func `a back title gives way to the title`() throws {
        let long = "A very long title of a screen"
        let few = try texts([(.navigationTitle, "Short"), (.backTitle, "Settings")])
        #expect(few.contains { $0.text == "Settings" })
        let some = try texts([(.navigationTitle, "A title like this one"), (.backTitle, long)])
        #expect(some.contains { $0.text == "Back" })
        let none = try texts([(.navigationTitle, long + long), (.backTitle, "Settings")])
        #expect(!none.contains { $0.text == "Back" || $0.text == "Settings" })
    }

    @Test func `a large title is shown once`() throws {
        let runs = try texts([
            (.additionalSafeArea, "96,0,0,0"), (.navigationTitle, "Large"),
        ])
        #expect(runs.filter { $0.text == "Large" }.map(\.style.size) == [34])
    }

    @Test func `flexible spaces share the free width of a toolbar`() throws {
        let runs = try texts([
            (.toolbarItems, "L|item:flexibleSpace|M|item:flexibleSpace|R")
        ])
        let xs = try ["L", "M", "R"].map { name in
            try #require(runs.first { $0.text == name }).x
        }
        let middle = xs[1] - Picture.border
        #expect(xs[0] < Picture.border + 40 && xs[2] > Picture.border + 340)
        #expect((middle - 196).magnitude < 10)
    }

    @Test func `the selected tab is the one that the document says`() throws {
        let runs = try texts([
            (.tabTitles, "A|B|C"), (.selectedTab, "2"), (.navigationTitle, "A"),
        ])
        let blue = Palette(.light)[.systemBlue]
        #expect(runs.filter { $0.paint == blue }.map(\.text) == ["C"])
    }

    @Test func `bars have the document's tint, unless they have their own`() throws {
        func paints(_ tint: String?) throws -> [Paint] {
            let runs = try texts(
                [
                    (.navigationTitle, "Title"), (.rightItems, "Edit|Own[tint=systemGreen]"),
                    (.tabTitles, "A|B"), (.globalTint, "systemPink"),
                ] + (tint.map { [(.barTintColor, $0)] } ?? []))
            return try ["Edit", "Own", "A"].map { name in
                try #require(runs.first { $0.text == name }).paint
            }
        }
        let (pink, green) = (Palette(.light)[.systemPink], Palette(.light)[.systemGreen])
        #expect(try paints(nil) == [pink, green, pink])
        #expect(try paints("systemRed") == [Palette(.light)[.systemRed], green, pink])
    }

    /// A row ends at this height on a screen of 852 points, whose bar begins at 769.
    @Test(arguments: [
        (700, "tabTitles", Era.current, 0), (800, "tabTitles", .current, 1),
        (700, "tabTitles", .xcode12, 1), (700, "toolbarItems", .current, 0),
        (800, "toolbarItems", .current, 1), (800, "text", .current, 1), (700, "text", .current, 0),
    ])
    func `a bar is transparent from iOS 15 on while nothing scrolls below it`(
        end: Int, bar: String, era: Era, count: Int
    ) throws {
        let key = PropertyKey(spelling: bar == "text" ? "tabTitles" : bar) ?? .tabTitles
        let document = try laidOut(era: era) { builder in
            try builder.set(document: .device, "iphone-15")
            try builder.set(document: .additionalSafeArea, "0,0,49,0")
            try builder.set(document: key, "A|B")
            if bar == "text" {
                // Four lines end about there.
                try builder.add(
                    .textView, "text", at("0,\(end - 90),393,200", [(.text, "A\nB\nC\nD")]))
            } else {
                try builder.add(.table, "list", at("0,0,393,852", [(.style, "table")]))
                try builder.add(.cell, "a", in: "list", at("0,0,393,\(end - 59)"))
            }
        }
        let picture = Picture([document], PictureStyle())
        let bars = picture.commands.count { command in
            guard case .fill(.rect(let rect, _), let paint) = command else { return false }
            // Nothing that is behind the bar can be read.
            return rect.y == Picture.border + 769 && rect.height == 83 && paint.alpha == 1
        }
        #expect(bars == count)
    }

    @Test func `a bar has the colour of what is behind it`() throws {
        func bar(_ color: String) throws -> Paint {
            let document = try laidOut(era: .xcode12) { builder in
                try builder.set(document: .device, "iphone-8")
                try builder.set(document: .additionalSafeArea, "44,0,0,0")
                try builder.set(document: .navigationTitle, "Title")
                try builder.set("view", .backgroundColor, color)
                try builder.add(.label, "text", at("0,0,300,40", [(.text, "Behind")]))
            }
            let commands = Picture([document], PictureStyle()).commands
            let text = try #require(
                commands.lastIndex {
                    if case .text(let run) = $0 { run.text == "Behind" } else { false }
                })
            return try #require(
                commands[text...].lazy.compactMap { command -> Paint? in
                    guard case .fill(.rect(let rect, _), let paint) = command, rect.height == 64
                    else { return nil }
                    return paint
                }.first)
        }
        let (light, dark) = (try bar("white"), try bar("black"))
        #expect(light.alpha == 1 && dark.alpha == 1)
        #expect(light.red > dark.red && dark.red > 0.9)
    }

    private func opaque(
        _ size: String, _ settings: [(PropertyKey, String)], app: Bool = true
    ) throws -> Picture {
        let document = try laidOut { builder in
            try builder.set(document: .device, "iphone-8")
            try builder.set(document: .design, size)
            try builder.set(document: .reachesTop, "false")
            for (key, value) in settings { try builder.set(document: key, value) }
        }
        var style = PictureStyle()
        style.showsApp = app
        return InvariantChecks.$areOn.withValue(true) { Picture([document], style) }
    }

    @Test func `opaque bars are drawn around a root view that begins below them`() throws {
        let whole = 667 + 2 * Picture.border
        let above = try opaque("375x603", [(.navigationTitle, "Title"), (.rightItems, "Edit")])
        #expect(above.size.height == whole)
        let title = try #require(above.texts.first { $0.text == "Title" })
        #expect(title.baseline > Picture.border + 20 && title.baseline < Picture.border + 64)
        let both = try opaque(
            "375x554",
            [(.navigationTitle, "Title"), (.tabTitles, "A|B"), (.reachesBottom, "false")])
        #expect(both.size.height == whole)
        #expect(both.texts.contains { $0.text == "B" && $0.baseline > Picture.border + 618 })
        // The root view extends below the tab bar.
        let under = try opaque(
            "375x603",
            [
                (.navigationTitle, "Title"), (.tabTitles, "A|B"),
                (.additionalSafeArea, "0,0,49,0"),
            ])
        #expect(under.size.height == whole)
        #expect(under.texts.contains { $0.text == "B" && $0.baseline > Picture.border + 618 })
        // A sheet has no bars around it, and neither has the layout itself.
        let sheet = try opaque("375x647", [(.navigationTitle, "Title")])
        #expect(sheet.size.height == 647 + 2 * Picture.border)
        let layout = try opaque("375x603", [(.navigationTitle, "Title")], app: false)
        #expect(layout.size.height == 603 + 2 * Picture.border)
    }

    @Test func `a tab without a picture has its title alone`() throws {
        func pictures(_ images: String) throws -> Int {
            let document = try laidOut { builder in
                try builder.set(document: .device, "iphone-15")
                try builder.set(document: .tabTitles, "A|B")
                try builder.set(document: .tabImages, images)
            }
            return Picture([document], PictureStyle()).commands.count
        }
        #expect(try pictures("|") < pictures("system:star|"))
        #expect(try pictures("system:star|") < pictures("system:star|system:star"))
    }

    @Test func `pictures beside each other share a capsule of glass`() throws {
        func capsules(_ items: String) throws -> [Double] {
            let document = try laidOut { builder in
                try builder.set(document: .device, "iphone-15")
                try builder.set(document: .navigationTitle, "Title")
                try builder.set(document: .rightItems, items)
            }
            var style = PictureStyle()
            style.system = .ios26
            return Picture([document], style).commands.compactMap { command in
                guard case .fill(.rect(let rect, let radius), _) = command, radius == 22 else {
                    return nil
                }
                return rect.width
            }
        }
        #expect(try capsules("system:star|system:gear") == [88])
        #expect(try capsules("system:star|item:done|system:gear") == [44, 44, 44])
        #expect(try capsules("system:star|Edit").count == 2)
    }

    @Test func `a toolbar at the safe area reaches the edge of the screen`() throws {
        func heights(_ y: Int) throws -> [Double] {
            let document = try laidOut { builder in
                try builder.set(document: .device, "iphone-15")
                try builder.add(
                    .toolbar, "bar", at("0,\(y),393,44", [(.backgroundColor, "systemRed")]))
            }
            let red = Palette(.light)[.systemRed]
            return Picture([document], PictureStyle()).commands.compactMap { command in
                guard case .fill(.rect(let rect, _), red) = command else { return nil }
                return rect.height
            }
        }
        #expect(try heights(852 - 34 - 44) == [44, 34])
        #expect(try heights(700) == [44])
    }

    /// A freeform screen that is longer than its device shows the device's status bar.
    @Test(arguments: [("375x2000", true), ("375x300", false), ("500x2000", false)])
    func `a long screen has a status bar`(size: String, isShown: Bool) throws {
        let runs = try texts([(.design, size)], device: "iphone-8")
        #expect(runs.contains { $0.text == "9:41" || $0.text == "9:41 AM" } == isShown)
    }

    // MARK: Tables

    private func table(
        _ style: String, _ settings: [(PropertyKey, String)] = []
    ) throws -> Picture {
        let document = try laidOut { builder in
            try builder.add(.table, "list", at("0,0,320,400", [(.style, style)] + settings))
            try builder.add(
                .cell, "a", in: "list", at("0,50,320,44", [(.sectionHeader, "Head")]))
            try builder.add(
                .cell, "b", in: "list",
                at("0,94,320,44", [(.sectionFooter, "Foot"), (.accessory, "checkmark")]))
            try builder.add(.cell, "c", in: "list", at("0,200,320,44", [(.sectionHeader, "")]))
        }
        return InvariantChecks.$areOn.withValue(true) { Picture([document], PictureStyle()) }
    }

    private func lines(_ picture: Picture) -> Int {
        picture.commands.count { command in
            if case .fill(.rect(let rect, _), let paint) = command {
                rect.height == 0.5 && paint == Palette(.light)[.separator]
            } else {
                false
            }
        }
    }

    @Test func `each style of table has its own lines`() throws {
        #expect(lines(try table("table")) == 3)
        // Two sections with lines around them, and one line inside.
        #expect(lines(try table("grouped")) == 5)
        #expect(lines(try table("insetGrouped")) == 1)
        #expect(lines(try table("grouped", [(.separators, "false")])) == 0)
    }

    @Test func `lines have the insets of their cell, or else of their table`() throws {
        func spans(_ table: String?, _ cell: String?) throws -> [[Double]] {
            func inset(_ text: String?) -> [(PropertyKey, String)] {
                text.map { [(.separatorInset, $0)] } ?? []
            }
            let document = try laidOut { builder in
                try builder.add(
                    .table, "list", at("0,0,320,400", [(.style, "table")] + inset(table)))
                try builder.add(.cell, "a", in: "list", at("0,0,320,44", inset(cell)))
                try builder.add(.cell, "b", in: "list", at("0,44,320,44"))
            }
            return Picture([document], PictureStyle()).commands.compactMap { command in
                guard case .fill(.rect(let rect, _), let paint) = command, rect.height == 0.5,
                    paint == Palette(.light)[.separator]
                else { return nil }
                return [rect.x - Picture.border, rect.width]
            }
        }
        #expect(try spans(nil, nil) == [[16, 304], [16, 304]])
        #expect(try spans("0,0,0,8", nil) == [[0, 312], [0, 312]])
        #expect(try spans("0,0,0,8", "0,50,0,0") == [[50, 270], [0, 312]])
        // Apps hide a line with an inset as wide as the screen.
        #expect(try spans(nil, "0,999,0,0") == [[16, 304]])
    }

    @Test func `an app has no strip above cells without a title`() throws {
        func top(
            _ y: Double, _ style: String, app: Bool, title: String? = nil, era: Era = .current,
            bar: String? = nil
        ) throws -> Double {
            let header = title.map { [(PropertyKey.sectionHeader, $0)] } ?? []
            let document = try laidOut(era: era) { builder in
                if let bar { try builder.set(document: .additionalSafeArea, bar) }
                try builder.add(.table, "list", at("0,0,320,400", [(.style, style)]))
                try builder.add(.cell, "a", in: "list", at("0,\(y),320,44", header))
                try builder.add(.label, "text", in: "a", at("16,0,100,44", [(.text, "Row")]))
            }
            var pictureStyle = PictureStyle()
            pictureStyle.showsApp = app
            let runs = Picture([document], pictureStyle).texts
            return try #require(runs.first { $0.text == "Row" }).baseline
        }
        let flush = try top(0, "table", app: true)
        #expect(try top(28, "table", app: true) == flush)
        #expect(try top(50, "table", app: true) == flush)
        #expect(try top(50, "table", app: true, title: "") == flush)
        #expect(try top(50, "table", app: true, title: "Head") == flush + 50)
        #expect(try top(28, "table", app: false) == flush + 28)
        #expect(try top(24.333, "table", app: true) == flush)
        #expect(try top(28, "grouped", app: true) == flush + 28)
        for style in ["grouped", "insetGrouped"] {
            for strip in [49.0, 50, 56] {
                #expect(try top(strip, style, app: true) == flush + 18)
                #expect(try top(strip, style, app: true, era: Era(14_490)) == flush + 35)
            }
            #expect(try top(18, style, app: true) == flush + 18)
            #expect(try top(56, style, app: true, title: "Head") == flush + 56)
            #expect(try top(56, style, app: false) == flush + 56)
        }
        // Some canvases have the bar above the first cell too.
        let below = try top(0, "table", app: true, bar: "64,0,0,0")
        #expect(try top(64 + 28, "table", app: true, bar: "64,0,0,0") == below)
        #expect(try top(64 + 28, "table", app: true) == flush)
        #expect(try top(64 + 50, "grouped", app: true, bar: "64,0,0,0") == below + 18)
        #expect(try top(64 + 18, "grouped", app: true, bar: "64,0,0,0") == below + 18)
    }

    @Test(arguments: [(Era.xcode9, true), (.xcode10, true), (.xcode11, false), (.xcode16, false)])
    func `a bar with a large title is transparent since iOS 13`(_ era: Era, _ isFilled: Bool) throws
    {
        let document = try laidOut(era: era) { builder in
            try builder.set(document: .device, "iphone-8")
            try builder.set(document: .design, "375x667")
            try builder.set(document: .additionalSafeArea, "96,0,0,0")
            try builder.set(document: .navigationTitle, "Title")
        }
        let fills = Picture([document], PictureStyle()).commands.contains { command in
            if case .fill(.rect(let area, _), let paint) = command {
                area.height >= 96 && area.height <= 116 && paint.hex == "#f9f9f9"
            } else {
                false
            }
        }
        #expect(fills == isFilled)
    }

    /// The canvas of Xcode 7 stored headers below the navigation bar, and shows the space of a
    /// section's footer above that of the table.
    @Test(arguments: [("table", 0.0, 50.0, 94.0), ("grouped", 0, 85, 157)])
    func `the header of a table is at its top, and the footer below its cells`(
        _ style: String, _ header: Double, _ cell: Double, _ footer: Double
    ) throws {
        let document = try laidOut(era: .xcode7) { builder in
            try builder.add(.table, "list", at("0,0,320,400", [(.style, style)]))
            try builder.add(
                .view, "header", in: "list",
                at("0,64,320,50", [(.backgroundColor, "#FF0000")]))
            let top = style == "table" ? 142.0 : 149
            try builder.add(
                .cell, "cell", in: "list", at("0,\(top),320,44", [(.backgroundColor, "#00FF00")]))
            try builder.add(
                .view, "footer", in: "list",
                at("0,\(top + 72),320,30", [(.backgroundColor, "#0000FF")]))
        }
        var pictureStyle = PictureStyle()
        pictureStyle.showsApp = true
        let picture = Picture([document], pictureStyle)
        let tops = ["header", "cell", "footer"].map { name -> Double? in
            for case .fill(.rect(let frame, _), _) in picture.commands(of: name) {
                return frame.y - Picture.border
            }
            return nil
        }
        let first = try #require(tops[0])
        #expect(tops.map { $0.map { $0 - first } } == [header, cell, footer])
    }

    @Test func `lines begin where the text of a cell's style begins`() throws {
        func start(_ mask: String, era: Era = .current) throws -> Double? {
            let document = try laidOut(era: era) { builder in
                try builder.add(.table, "list", at("0,0,320,44", [(.style, "table")]))
                try builder.add(.cell, "cell", in: "list", at("0,0,320,44"))
                try builder.add(.view, "content", in: "cell", at("0,0,320,44"))
                try builder.add(
                    .label, "text", in: "content",
                    [(.frame, "59,0,200,44"), (.autoresizing, mask), (.text, "Row")])
            }
            for case .fill(.rect(let line, _), let paint) in Picture([document], PictureStyle())
                .commands
            where line.height == 0.5 && paint == Palette(.light)[.separator] {
                return line.x - Picture.border
            }
            return nil
        }
        #expect(try start("none") == 59)
        #expect(try start("flexibleRightMargin") == 16)
        #expect(try start("flexibleRightMargin", era: .xcode8) == 15)
    }

    @Test func `empty rows fill plain tables up to iOS 14, unless a footer follows`()
        throws
    {
        func lines(_ era: Era, _ style: String, row: Int? = 44, footer: Bool) throws -> Int {
            let document = try laidOut(era: era) { builder in
                try builder.add(.table, "list", at("0,0,320,400", [(.style, style)]))
                if let row { try builder.add(.cell, "a", in: "list", at("0,0,320,\(row)")) }
                if footer { try builder.add(.view, "end", in: "list", at("0,44,320,20")) }
            }
            return Picture([document], PictureStyle()).commands.count { command in
                if case .fill(.rect(let rect, _), _) = command { rect.height == 0.5 } else { false }
            }
        }
        #expect(try lines(.xcode12, "table", footer: false) == 9)
        #expect(try lines(.xcode12, "table", footer: true) == 1)
        #expect(try lines(.xcode13, "table", footer: false) == 1)
        #expect(try lines(.xcode12, "insetGrouped", footer: false) == 0)
        #expect(try lines(.xcode12, "table", row: 100, footer: false) == 3)
        // Without a cell, the rows are as high as UIKit's.
        #expect(try lines(.xcode12, "table", row: nil, footer: false) == 9)
        #expect(try lines(.xcode12, "table", row: nil, footer: true) == 0)
        #expect(try lines(.xcode13, "table", row: nil, footer: false) == 0)
    }

    @Test func `a cell shows the texts of its list content`() throws {
        func runs(_ settings: [(PropertyKey, String)]) throws -> [TextRun] {
            let document = try laidOut { builder in
                try builder.add(.table, "list", at("0,0,320,400", [(.style, "table")]))
                try builder.add(.cell, "a", in: "list", at("0,0,320,60", settings))
            }
            return Picture([document], PictureStyle()).texts
                .filter { ["One", "Two"].contains($0.text) }
        }
        let one = try runs([(.contentText, "One")])
        let two = try runs([(.contentText, "One"), (.contentSecondaryText, "Two")])
        #expect(one.map(\.text) == ["One"])
        #expect(two.map(\.text) == ["One", "Two"])
        #expect(two[0].baseline < one[0].baseline && one[0].baseline < two[1].baseline)
        #expect(two[1].style.size < two[0].style.size)
    }

    @Test func `a label of a cell's style is as wide as its text`() throws {
        func text(_ mask: String, alignment: String = "natural") throws -> TextRun {
            let document = try laidOut { builder in
                try builder.add(.table, "list", at("0,0,320,400", [(.style, "table")]))
                try builder.add(.cell, "a", in: "list", at("0,0,320,44"))
                try builder.add(.view, "content", in: "a", at("0,0,320,44"))
                try builder.add(
                    .label, "text", in: "content",
                    [
                        (.frame, "200,10,40,20"), (.autoresizing, mask), (.text, "Longer"),
                        (.textAlignment, alignment),
                    ])
            }
            return try #require(
                Picture([document], PictureStyle()).texts.first {
                    $0.text.hasPrefix("L")
                })
        }
        let own = try text("none")
        #expect(own.text == "Longer" && own.x == Picture.border + 200)
        #expect(try text("none", alignment: "right").x < Picture.border + 200)
        #expect(try text("flexibleRightMargin").text != "Longer")
    }

    @Test func `a tab bar is one bar below both sides of a split view`() throws {
        func places(_ size: String) throws -> [Double] {
            let document = try laidOut { builder in
                try builder.set(document: .device, "ipad-9.7")
                try builder.set(document: .orientation, "landscape")
                try builder.set(document: .toolsVersion, "15705")
                try builder.set(document: .design, size)
                try builder.set(document: .additionalSafeArea, "0,0,49,0")
                try builder.set(document: .tabTitles, "A|B")
            }
            return Picture([document], PictureStyle()).texts
                .filter { ["A", "B"].contains($0.text) }.map { ($0.x - Picture.border).rounded() }
        }
        let whole = try places("1024x768")
        #expect(try places("320x768") == whole)
        #expect(try places("704x768") == whole.map { $0 - 320 })
    }

    @Test func `each side of a split view has its part of the status bar`() throws {
        func times(_ size: String) throws -> [Double] {
            let document = try laidOut { builder in
                try builder.set(document: .device, "ipad-9.7")
                try builder.set(document: .orientation, "landscape")
                try builder.set(document: .toolsVersion, "15705")
                try builder.set(document: .design, size)
            }
            return Picture([document], PictureStyle()).texts
                .filter { $0.text.hasPrefix("9:41") }.map { ($0.x - Picture.border).rounded() }
        }
        let whole = try times("1024x768")
        #expect(whole == [20])
        #expect(try times("320x768") == whole)
        #expect(try times("704x768") == whole.map { $0 - 320 })
        // A sheet is lower than the screen.
        #expect(try times("704x700").isEmpty)
    }

    @Test(arguments: [
        ("#B875F5", "#FFFFFF", "#ffffff"), ("#B875F5", nil, "#000000"),
        ("#FFFFFF", "#000000", "#000000"), ("#202020", nil, "#ffffff"),
    ])
    func `the status bar is white over a bar with a white title`(
        _ bar: String, _ title: String?, _ time: String
    ) throws {
        let runs = try texts(
            [(.additionalSafeArea, "44,0,0,0"), (.navigationTitle, "Title"), (.barColor, bar)]
                + (title.map { [(.barTitleColor, $0)] } ?? []))
        #expect(try #require(runs.first { $0.text == "9:41" }).paint.hex == time)
    }

    @Test func `a title has the font of its bar`() throws {
        let settings: [(PropertyKey, String)] = [
            (.additionalSafeArea, "44,0,0,0"), (.navigationTitle, "Title"),
        ]
        let plain = try #require(try texts(settings).first { $0.text == "Title" })
        #expect(plain.style == TypeStyle(size: 17, weight: 600))
        let own = try #require(
            try texts(settings + [(.barTitleFont, "20/bold")]).first { $0.text == "Title" })
        #expect(own.style == TypeStyle(size: 20, weight: 700))
        #expect((own.x + own.width! / 2 - plain.x - plain.width! / 2).magnitude < 0.6)
    }

    @Test(arguments: [ViewKind.toolbar, .view])
    func `a bar that is a view has its own colour`(_ kind: ViewKind) throws {
        let document = try laidOut { builder in
            try builder.add(
                kind, "bar",
                at("0,40,320,44", [(.customClass, "UIToolbar"), (.barColor, "#123456")]))
        }
        let fills = Picture([document], PictureStyle()).commands(of: "bar").compactMap {
            if case .fill(.rect(let rect, _), let paint) = $0, rect.height == 44 {
                paint.hex
            } else {
                nil
            }
        }
        #expect(fills == ["#123456"])
    }

    /// The outline that a whole document is clipped to, and whether it has a home indicator.
    private func sheet(
        _ device: String, _ size: String, _ version: String
    ) throws -> (outline: Outline, indicators: Int) {
        let document = try laidOut(era: Era(toolsVersion: version)) { builder in
            try builder.set(document: .device, device)
            try builder.set(document: .toolsVersion, version)
            try builder.set(document: .design, size)
        }
        let picture = InvariantChecks.$areOn.withValue(true) {
            Picture([document], PictureStyle())
        }
        let clip = try #require(
            picture.commands.lazy.compactMap { command in
                if case .beginClip(let outline) = command { outline } else { nil }
            }.first)
        let indicators = picture.commands.count { command in
            if case .fill(.rect(let rect, _), _) = command { rect.height == 5 } else { false }
        }
        return (clip, indicators)
    }

    @Test func `a sheet has round corners since iOS 13`() throws {
        let border = Picture.border
        let frame = Rect(x: border, y: border, width: 375, height: 647)
        let sheet = try sheet("iphone-8", "375x647", "16097")
        #expect(sheet.outline == .rounded(frame, top: 10, bottom: 0))
        #expect(sheet.indicators == 0)
        #expect(try self.sheet("iphone-8", "375x647", "13196").outline == .rect(frame))
        #expect(
            try self.sheet("iphone-8", "375x500", "16097").outline
                == .rect(frame.resized(height: 500)))
        // Its lower corners are those of the device.
        let round = try self.sheet("iphone-11", "414x842", "16097")
        let radius = try #require(Device.named("iphone-11")).cornerRadius
        #expect(
            round.outline
                == .rounded(
                    Rect(x: border, y: border, width: 414, height: 842), top: 10, bottom: radius))
        #expect(round.indicators == 1)
    }

    @Test(arguments: [
        (Appearance.light, "#202020", nil, "#ffffff"), (.light, "#FFFFFF", nil, "#000000"),
        (.light, "#202020", "#F0F0F0", "#000000"), (.light, "#FFFFFF", "#101010", "#ffffff"),
        (.dark, "#FFFFFF", nil, "#000000"), (.dark, "systemBackground", nil, "#ffffff"),
    ])
    func `the home indicator is light over dark content`(
        _ appearance: Appearance, _ root: String, _ view: String?, _ expected: String
    ) throws {
        let document = try laidOut { builder in
            try builder.set(document: .device, "iphone-15")
            try builder.set("view", .backgroundColor, root)
            if let view {
                try builder.add(.view, "foot", at("0,700,393,152", [(.backgroundColor, view)]))
            }
        }
        var style = PictureStyle()
        style.appearance = appearance
        let indicators = Picture([document], style).commands.compactMap { command in
            if case .fill(.rect(let rect, _), let paint) = command, rect.height == 5 {
                paint.hex
            } else {
                nil as String?
            }
        }
        #expect(indicators == [expected])
    }

    @Test func `the corners of an inset section are round`() throws {
        func clips(_ style: String) throws -> [Double] {
            try table(style).commands.compactMap { command in
                if case .beginClip(.rect(let rect, let radius)) = command, radius == 10 {
                    rect.height
                } else {
                    nil
                }
            }
        }
        #expect(try clips("insetGrouped") == [88, 44])
        #expect(try clips("grouped").isEmpty)
    }

    @Test func `prototype rows fill the table on request, and static ones do not`() throws {
        func cells(_ header: [(PropertyKey, String)], fills: Bool) throws -> (
            texts: Int, views: Int
        ) {
            let document = try laidOut { builder in
                try builder.add(.table, "list", at("0,0,320,400", [(.style, "table")]))
                try builder.add(.cell, "a", in: "list", at("0,28,320,44", header))
                try builder.add(.label, "text", in: "a", at("16,10,100,20", [(.text, "Row")]))
            }
            var style = PictureStyle()
            style.fillsTables = fills
            let picture = Picture([document], style)
            let views = picture.commands.count { if case .beginView = $0 { true } else { false } }
            return (picture.texts.count { $0.text == "Row" }, views)
        }
        #expect(try cells([], fills: false) == (1, 4))
        #expect(try cells([], fills: true) == (9, 4))
        #expect(try cells([(.sectionHeader, "")], fills: true) == (1, 4))
    }

    @Test func `titles of sections are above and below them`() throws {
        let runs = try table("grouped").texts
        let head = try #require(runs.first { $0.text == "HEAD" })
        let foot = try #require(runs.first { $0.text == "Foot" })
        #expect(head.baseline < Picture.border + 50 && foot.baseline > Picture.border + 138)
        #expect(try table("table").texts.contains { $0.text == "Head" })
    }

    @Test func `a cell's accessory is at its trailing edge`() throws {
        #expect(try table("table").commands(of: "b").count > table("table").commands(of: "a").count)
    }

    // MARK: Pictures and symbols

    @Test func `a symbol with another word is not drawn as a similar one`() {
        for name in [
            "bolt.horizontal", "swift", "square.and.arrow.down.on.square", "arrow.down.doc",
        ] {
            #expect(!Symbol(name).isKnown, "\(name)")
        }
        for name in ["bolt.fill", "arrow.down.circle", "person.badge.plus", "star.square.fill"] {
            #expect(Symbol(name).isKnown, "\(name)")
        }
    }

    @Test func `a symbol beside a title has the tint, and insets move it`() throws {
        func stroke(_ more: [(PropertyKey, String)]) throws -> [DrawingCommand] {
            let document = try laidOut { builder in
                try builder.add(
                    .button, "it",
                    at(
                        "0,0,200,44",
                        [
                            (.style, "custom"), (.text, "Title"), (.imageName, "system:star"),
                            (.image, "20x20"),
                        ] + more))
            }
            return Picture([document], PictureStyle()).commands(of: "it")
        }
        let plain = try stroke([])
        #expect(plain.contains { "\($0)".contains("\(Palette(.light)[.systemBlue])") })
        for key in [PropertyKey.titleInset, .imageInset] {
            #expect(try stroke([(key, "0,20,0,0")]) != plain)
            #expect(try stroke([(key, "0,20,0,20")]) == plain)
        }
    }

    @Test func `a picture has the round corners of a view that clips`() throws {
        func clips(_ more: [(PropertyKey, String)]) throws -> [Double] {
            let document = try laidOut { builder in
                try builder.add(
                    .image, "it",
                    at("0,0,100,100", [(.imageName, "photo"), (.cornerRadius, "50")] + more))
            }
            return Picture([document], PictureStyle()).commands(of: "it").compactMap {
                if case .beginClip(.rect(_, let radius)) = $0 { radius } else { nil }
            }
        }
        #expect(try clips([(.clipsToBounds, "true")]) == [50])
        #expect(try clips([]).isEmpty)
    }
}
