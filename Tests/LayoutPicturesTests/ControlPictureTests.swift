import StackCore
import TestKit
import Testing

@testable import LayoutPictures

/// Tinted parts of controls, views that draw themselves, symbols, and the items of a tab bar.
@Suite struct ControlPictureTests {
    /// Returns the colours that a view fills shapes with, in order.
    private func fills(
        _ kind: ViewKind, _ properties: [(PropertyKey, String)]
    ) throws -> [String] {
        let document = try laidOut { builder in
            try builder.add(kind, "it", at("20,40,200,60", properties))
        }
        let picture = InvariantChecks.$areOn.withValue(true) {
            Picture([document], PictureStyle())
        }
        return picture.commands(of: "it").compactMap { command in
            switch command {
            case .fill(_, let paint), .stroke(_, let paint, _): paint.hex
            default: nil
            }
        }
    }

    @Test(arguments: [
        (ViewKind.switch, PropertyKey.onTintColor, [(PropertyKey.on, "true")]),
        (.switch, .thumbTintColor, []), (.slider, .minimumTrackTintColor, []),
        (.slider, .maximumTrackTintColor, []), (.slider, .thumbTintColor, []),
        (.progress, .progressTintColor, [(.value, "0.5")]), (.progress, .trackTintColor, []),
        (.activity, .color, []), (.pageControl, .pageIndicatorTintColor, [(.pages, "3")]),
        (.pageControl, .currentPageIndicatorTintColor, [(.pages, "3")]),
        (.segmented, .selectedSegmentTintColor, [(.segments, "A|B"), (.selectedSegment, "1")]),
        (.button, .baseBackgroundColor, [(.style, "filled")]),
        (.button, .baseBackgroundColor, [(.style, "tinted")]),
        (.button, .baseBackgroundColor, [(.style, "gray")]),
    ])
    func `a part of a control has its tint`(
        _ kind: ViewKind, _ key: PropertyKey, _ more: [(PropertyKey, String)]
    ) throws {
        #expect(!(try fills(kind, more)).contains("#123456"))
        #expect(try fills(kind, more + [(key, "#123456")]).contains("#123456"))
    }

    /// `UISwitch` and `UIActivityIndicatorView` do not use the tint colour.
    @Test(arguments: [ViewKind.switch, .activity])
    func `what has a colour of its own does not take the tint`(_ kind: ViewKind) throws {
        let more = kind == .switch ? [(PropertyKey.on, "true")] : []
        #expect(!(try fills(kind, more + [(.tintColor, "#123456")])).contains("#123456"))
    }

    @Test(arguments: [28.0, 60]) func `segments are as high as their control`(
        _ height: Double
    ) throws {
        let document = try laidOut { builder in
            try builder.add(
                .segmented, "it",
                at("20,40,200,\(Int(height))", [(.segments, "A|B"), (.selectedSegment, "0")]))
        }
        let picture = Picture([document], PictureStyle())
        let heights = picture.commands(of: "it").compactMap { command in
            if case .fill(.rect(let rect, _), _) = command { rect.height } else { nil }
        }
        #expect(heights.first == height && heights.last == height - 4)
    }

    @Test(arguments: [ViewKind.segmented, .stepper])
    func `controls of iOS 12 are outlined in their tint`(_ kind: ViewKind) throws {
        let document = try laidOut { builder in
            try builder.set(document: .globalTint, "#123456")
            try builder.add(
                kind, "it",
                at(
                    "20,40,200,28",
                    kind == .stepper
                        ? [(.value, "50")]
                        : [(.segments, "A|B|C"), (.selectedSegment, "1")]))
        }
        func commands(_ system: PictureStyle.System?) -> [DrawingCommand] {
            var style = PictureStyle()
            style.system = system
            return InvariantChecks.$areOn.withValue(true) {
                Picture([document], style).commands(of: "it")
            }
        }
        func isOutline(_ command: DrawingCommand) -> Bool {
            guard case .stroke(.rect(_, let radius), let paint, let pen) = command else {
                return false
            }
            return radius == 3.5 && pen.width == 1 && paint.hex == "#123456"
        }
        #expect(commands(.ios12).count(where: isOutline) == 1)
        #expect(!commands(.ios13).contains(where: isOutline))
        guard kind == .segmented else { return }
        let runs = commands(.ios12).compactMap { command in
            if case .text(let run) = command { run } else { nil }
        }
        #expect(runs.map(\.text) == ["A", "B", "C"])
        #expect(runs.map(\.style.weight) == [400, 400, 400])
        #expect(runs.map(\.paint.hex) == ["#123456", "#ffffff", "#123456"])
    }

    @Test(arguments: [(PictureStyle.System.ios12, 2.0), (.ios13, 4), (.ios26, 6)])
    func `switches and sliders have the look of their system`(
        _ system: PictureStyle.System, _ track: Double
    ) throws {
        let document = try laidOut { builder in
            try builder.add(.switch, "off", at("20,40,51,31"))
            try builder.add(.switch, "on", at("20,80,51,31", [(.on, "true")]))
            try builder.add(.slider, "slider", at("20,120,200,30"))
        }
        var style = PictureStyle()
        style.system = system
        let picture = Picture([document], style)
        let isOld = system == .ios12
        func first(_ name: String) -> DrawingCommand? {
            picture.commands(of: name).first {
                switch $0 {
                case .fill, .stroke: true
                default: false
                }
            }
        }
        if case .stroke(_, let paint, let pen)? = first("off") {
            #expect(isOld && paint.hex == "#e5e5e5" && pen.width == 1.5)
        } else {
            #expect(!isOld)
        }
        guard case .fill(_, let on)? = first("on"), case .fill(let line, _)? = first("slider")
        else {
            Issue.record("nothing is filled")
            return
        }
        #expect(on.hex == (isOld ? "#4cd964" : "#34c759"))
        #expect(line.bounds.height == track)
    }

    @Test(arguments: [
        (Era.xcode8, "prominent" as String?, ["#c9c9ce", "#ffffff"]),
        (.xcode10, nil, ["#c9c9ce", "#ffffff"]),
        (.xcode10, "minimal", ["#767680"]), (.xcode11, nil, ["#f9f9f9", "#767680"]),
        (.xcode16, "minimal", ["#767680"]), (.xcode26, nil, ["#767680"]),
    ])
    func `a search bar has the ground of its style and system`(
        _ era: Era, _ style: String?, _ paints: [String]
    ) throws {
        let document = try laidOut(era: era) { builder in
            try builder.add(
                .searchBar, "bar",
                at("0,40,320,56", [(.placeholder, "Find")] + (style.map { [(.style, $0)] } ?? [])))
        }
        let areas = Picture([document], PictureStyle()).commands(of: "bar").compactMap { command in
            if case .fill(.rect(let area, _), let paint) = command, area.height > 20 {
                (area.height, paint.hex)
            } else {
                nil
            }
        }
        #expect(areas.map(\.1) == paints)
        #expect(areas.last?.0 == (era < .xcode9 ? 28 : 36))
    }

    @Test(arguments: [
        ("ipad-9.7", "768x1024", Era.xcode9, true), ("ipad-9.7", "768x1024", .xcode10, false),
        ("iphone-8", "375x667", .xcode8, true),
    ])
    func `the time is in the middle of the status bars of phones and old iPads`(
        _ device: String, _ size: String, _ era: Era, _ isMiddle: Bool
    ) throws {
        let document = try laidOut(era: era) { builder in
            try builder.set(document: .device, device)
            try builder.set(document: .design, size)
        }
        let picture = Picture([document], PictureStyle())
        let time = try #require(picture.texts.first { $0.text.hasPrefix("9:41") })
        let middle = document.layout.environment.size.width / 2
        let distance = time.x + (time.width ?? 0) / 2 - Picture.border - middle
        #expect((distance.magnitude < 20) == isMiddle)
        #expect(picture.texts.contains { $0.text == "iPad" } == (device == "ipad-9.7" && isMiddle))
    }

    @Test func `a view has the document's tint, unless it or a view around it has one`() throws {
        func tint(_ own: String?, _ outer: String?) throws -> Bool {
            let document = try laidOut { builder in
                try builder.set(document: .globalTint, "#123456")
                try builder.add(
                    .view, "box",
                    at("0,0,300,100", outer.map { [(.tintColor, $0)] } ?? []))
                try builder.add(
                    .button, "it", in: "box",
                    at(
                        "20,40,200,28",
                        [(.style, "system"), (.text, "Go")]
                            + (own.map { [(.tintColor, $0)] } ?? [])))
            }
            return Picture([document], PictureStyle()).texts
                .contains { $0.text == "Go" && $0.paint.hex == "#123456" }
        }
        #expect(try tint(nil, nil))
        #expect(try !tint("systemRed", nil))
        #expect(try !tint(nil, "systemRed"))
    }

    @Test func `letters in circles are as wide as high`() {
        let metrics = TextMetrics(font: .system(size: 16), traits: MeasurementTraits())
        #expect((15...18).contains(metrics.width("ⓘ")))
    }

    @Test func `an activity indicator that does not turn is not seen`() throws {
        #expect(try fills(.activity, []).count == 8)
        #expect(try fills(.activity, [(.animating, "true")]).count == 8)
        #expect(try fills(.activity, [(.animating, "false")]).isEmpty)
    }

    @Test(arguments: [("0", 1), ("50", 0), ("100", 1)])
    func `a stepper at an end goes no further`(_ value: String, _ faint: Int) throws {
        let ends = try fills(.stepper, [(.value, value)])
        let strokes = ends.filter { $0 == Palette(.light)[.tertiaryLabel].hex }
        #expect((strokes.isEmpty ? 0 : 1) == faint)
    }

    @Test func `maps and pages are known by their class`() throws {
        let map = try fills(.view, [(.customClass, "MKMapView")])
        #expect(map.count > 5)
        #expect(try fills(.view, [(.customClass, "AGSMapView")]) == map)
        #expect(try fills(.view, []).isEmpty)
        #expect(!(try fills(.view, [(.customClass, "WKWebView")])).isEmpty)
    }

    @Test(arguments: ["ProgressView", "ChartContainerView", "PlayerView"])
    func `a class of the app is a plain view`(_ name: String) throws {
        #expect(try fills(.view, [(.customClass, name)]).isEmpty)
        let red = try fills(.view, [(.customClass, name), (.backgroundColor, "#FF0000")])
        #expect(red == ["#ff0000"])
    }

    // MARK: Symbols

    private func commands(_ symbol: String) -> [DrawingCommand] {
        var canvas = Canvas(MeasurementTraits())
        Symbol.draw(
            symbol, in: Rect(x: 0, y: 0, width: 20, height: 20), .black, on: &canvas)
        return canvas.commands
    }

    /// The most frequent symbol names in 690 storyboards.
    @Test(arguments: [
        "exclamationmark.triangle.fill", "ellipsis.circle.fill", "clock.fill", "chevron.right",
        "flame.fill", "chevron.down", "gear", "applelogo", "plus", "star", "square.and.arrow.up",
        "deskclock", "dot.radiowaves.forward", "checkmark.circle", "arrow.turn.left.up",
        "line.3.horizontal.decrease", "circle", "multiply.circle.fill", "xmark.circle",
        "number.square", "magnifyingglass.circle", "questionmark.circle", "hand.tap.fill",
        "sun.max.fill", "paperplane.fill", "list.bullet.rectangle", "iphone", "face.dashed.fill",
    ])
    func `a frequent symbol has a glyph of its own`(_ name: String) {
        #expect(commands(name) != commands("something.unknown"))
        #expect(!commands(name).isEmpty)
    }

    @Test func `the words of a symbol's name are read`() {
        #expect(commands("star") != commands("star.fill"))
        #expect(commands("star.fill").count == 1)
        #expect(commands("star.circle").count == commands("star").count + 1)
        #expect(commands("bell.slash").count == commands("bell").count + 1)
        #expect(commands("bell.badge") == commands("bell"))
        #expect(commands("square.and.arrow.up") != commands("square"))
        for name in ["", ".", "fill", "slash", "circle", "1.circle", "a..b"] {
            #expect(!commands(name).isEmpty, "\(name)")
        }
    }

    // MARK: Invisible views

    @Test func `what is outside of the screen is not drawn, and what reaches into it is`() throws {
        let document = try laidOut(Size(width: 200, height: 200)) { builder in
            try builder.add(.view, "far", at("0,900,100,100"))
            try builder.add(.label, "in", in: "far", at("0,0,100,20", [(.text, "Far")]))
            try builder.add(.view, "outer", at("0,900,100,100"))
            try builder.add(.label, "back", in: "outer", at("0,-880,100,20", [(.text, "Back")]))
        }
        let picture = Picture([document], PictureStyle())
        #expect(picture.texts.map(\.text).contains("Back"))
        #expect(!picture.texts.map(\.text).contains("Far"))
        let views = picture.commands.compactMap { command in
            if case .beginView(let view) = command { view.name } else { nil }
        }
        #expect(views == ["view", "outer", "back"])
    }

    // MARK: Tabs

    private func tabs(_ device: String, _ titles: String, title: String? = nil) throws -> [TextRun]
    {
        let document = try laidOut { builder in
            try builder.set(document: .device, device)
            try builder.set(document: .additionalSafeArea, "44,0,49,0")
            try builder.set(document: .tabTitles, titles)
            if let title { try builder.set(document: .navigationTitle, title) }
        }
        let known = titles.split(separator: "|").map(String.init) + ["More"]
        return Picture([document], PictureStyle()).texts.filter { run in
            run.baseline > 500 && known.contains(run.text)
        }
    }

    @Test func `a tab bar that is a view has its items, none of them selected`() throws {
        let document = try laidOut { builder in
            try builder.add(
                .view, "bar",
                at(
                    "0,400,320,49",
                    [
                        (.customClass, "UITabBar"),
                        (
                            .items,
                            "item:topRated|Search[image=system:magnifyingglass,badge=12,"
                                + "badgeColor=#123456]"
                        ),
                    ]))
        }
        let commands = Picture([document], PictureStyle()).commands(of: "bar")
        let texts = commands.compactMap { if case .text(let run) = $0 { run } else { nil } }
        #expect(texts.map(\.text) == ["Top Rated", "12", "Search"])
        let gray = Palette(.light)[.systemGray]
        #expect(texts.map(\.paint) == [gray, .white, gray])
        let middles = [texts[0], texts[2]].map { $0.x + ($0.width ?? 0) / 2 - Picture.border }
        #expect(zip(middles, [80.0, 240]).allSatisfy { ($0 - $1).magnitude < 1 })
        #expect(
            commands.contains {
                if case .fill(_, let paint) = $0 { paint.hex == "#123456" } else { false }
            })
    }

    @Test func `the tab of what is shown is chosen`() throws {
        let blue = Palette(.light)[.systemBlue]
        for (title, chosen) in [(nil, "A"), ("B", "B"), ("Other", "A")] {
            let runs = try tabs("iphone-15", "A|B|C", title: title)
            #expect(runs.filter { $0.paint == blue }.map(\.text) == [chosen])
        }
    }

    @Test func `a sixth tab is behind another, where the width is compact`() throws {
        #expect(try tabs("iphone-15", "A|B|C|D|E|F").map(\.text) == ["A", "B", "C", "D", "More"])
        #expect(try tabs("ipad-11", "A|B|C|D|E|F").map(\.text) == ["A", "B", "C", "D", "E", "F"])
    }
}
