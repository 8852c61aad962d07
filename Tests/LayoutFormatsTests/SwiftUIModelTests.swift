import StackCore
import TestKit
import Testing

@testable import LayoutFormats

/// The model of SwiftUI's layout gives published examples their published sizes, and the trees that
/// it confirmed fit on other devices too.
@Suite struct SwiftUIModelTests {
    /// A document with the views that the trees of these tests show.
    private func document() throws -> Document {
        var builder = try DocumentBuilder(size: Size(width: 390, height: 844))
        for name in ["red", "green", "blue"] {
            try builder.add(.view, name, [(.backgroundColor, "systemRed")])
        }
        try builder.add(.label, "text", [(.text, "Hello, world")])
        return builder.document
    }

    private struct Laid {
        let size: Size
        let frames: [String: Rect]
    }

    private func lay(
        _ document: Document, width: Double, height: Double = 100, _ tree: SwiftUITree
    ) throws -> Laid {
        let trial = ReferenceLayout(document, try #require(LayoutEnvironment(document)))
        let model = SwiftUIModel(tree, in: trial)
        let proposal = SwiftUIProposal(width: width, height: height)
        var frames: [ViewID: Rect] = [:]
        model.place(at: .zero, proposal, into: &frames)
        return Laid(
            size: model.size(proposal),
            frames: Dictionary(
                uniqueKeysWithValues: frames.map { (document[$0.key].name, $0.value) }))
    }

    private func view(
        _ document: Document, _ name: String, _ modifiers: SwiftUIModifier...
    ) -> SwiftUITree {
        let id = document.view(named: name)!.id
        return SwiftUITree(
            kind: .view(id, fills: false), key: name, modifiers: modifiers + [.look(id)])
    }

    private func row(_ children: [SwiftUITree], spacing: Double = 0) -> SwiftUITree {
        SwiftUITree(
            kind: .stack(.horizontal, .center, spacing: spacing), key: "row", children: children)
    }

    private func frame(_ axis: Axis, _ bound: SwiftUIFrame.Length.Bound) -> SwiftUIModifier {
        var frame = SwiftUIFrame()
        frame.set(axis, bound, optional: false, nil)
        return .frame(frame)
    }

    @Test func `flexible views share the width`() throws {
        let document = try document()
        let laid = try lay(
            document, width: 300, row(["red", "green", "blue"].map { view(document, $0) }))
        #expect(["red", "green", "blue"].map { laid.frames[$0]?.x } == [0, 100, 200])
        #expect(laid.frames.values.allSatisfy { $0.width == 100 && $0.height == 100 })
    }

    /// https://www.objc.io/blog/2020/11/09/hstacks-child-ordering/
    @Test func `a stack may be wider than what is proposed`() throws {
        let document = try document()
        let laid = try lay(
            document, width: 150,
            row([
                view(document, "red", frame(.horizontal, .upTo(100))),
                view(document, "green", frame(.horizontal, .atLeast(100))),
            ]))
        #expect(laid.frames["red"]?.width == 75)
        #expect(laid.frames["green"]?.width == 100)
        #expect(laid.size.width == 175)
    }

    /// https://www.swiftuifieldguide.com/layout/hstack/
    @Test func `the least flexible view is asked first, and priorities before that`() throws {
        let document = try document()
        let whole = try lay(document, width: 1000, view(document, "text")).size.width
        func text(_ modifiers: SwiftUIModifier...) throws -> Double? {
            var text = view(document, "text")
            text.modifiers += modifiers
            return try lay(
                document, width: 200, row([view(document, "red"), text, view(document, "blue")])
            ).frames["text"]?.width
        }
        #expect(try text(.oneLine) == 200 / 3)
        #expect(try text(.oneLine, .priority(isOptional: true)) == whole)
    }

    @Test func `a spacer takes what others leave`() throws {
        let document = try document()
        let space = SwiftUITree(kind: .spacer(minimum: nil), key: "space")
        let whole = try lay(document, width: 1000, view(document, "text")).size.width
        let laid = try lay(
            document, width: whole + 30,
            row([
                view(document, "text"), space,
                view(document, "red", frame(.horizontal, .fixed(10))),
            ])
        )
        #expect(laid.frames["text"]?.width == whole)
        #expect(laid.frames["red"]?.x == whole + 20)
    }

    @Test func `fixedSize makes views equally high`() throws {
        let document = try document()
        var tree = row([
            view(document, "text"), view(document, "red", frame(.horizontal, .fixed(10))),
        ])
        tree.modifiers = [.fixedSize(.vertical)]
        let laid = try lay(document, width: 300, height: 400, tree)
        #expect(laid.frames["red"]?.height == laid.frames["text"]?.height)
    }

    @Test func `paddings, ratios, shares and scroll views`() throws {
        let document = try document()
        let red = view(document, "red")
        let padded = red.modified(.padding(Insets(top: 1, leading: 2, bottom: 3, trailing: 4)))
        #expect(
            try lay(document, width: 50, padded).frames["red"]
                == Rect(x: 2, y: 1, width: 44, height: 96))
        #expect(
            try lay(document, width: 300, red.modified(.ratio(2))).size
                == Size(width: 200, height: 100))
        #expect(try lay(document, width: 300, red.modified(.share(0.5))).size.width == 150)
        let scroll = SwiftUITree(
            kind: .scroll([.vertical], fills: nil), key: "scroll",
            children: [view(document, "red", frame(.vertical, .fixed(500)))])
        let laid = try lay(document, width: 300, scroll)
        #expect(laid.size == Size(width: 300, height: 100))
        #expect(laid.frames["red"] == Rect(x: 0, y: 0, width: 300, height: 500))
    }

    // MARK: Trees from documents

    /// Builds a form of what trees consist of, chosen at random.
    private func form(_ random: inout SeededGenerator) throws -> Document {
        var builder = try DocumentBuilder(size: Size(width: 390, height: 844))
        let axis = Bool.random(using: &random) ? "vertical" : "horizontal"
        let alignment = ["fill", "leading", "center", "trailing"].randomElement(using: &random)!
        try builder.add(
            .stack, "form",
            [
                (.axis, "vertical"), (.alignment, alignment),
                (.spacing, String(Int.random(in: 0...20, using: &random))),
            ])
        let kinds: [ViewKind] = [.label, .button, .textField, .switch, .slider, .segmented]
        for number in 0..<Int.random(in: 1...4, using: &random) {
            let kind = kinds.randomElement(using: &random)!
            try builder.add(kind, "v\(number)", in: "form")
            if kind.hasText { try builder.set("v\(number)", .text, "Text \(number)") }
        }
        try builder.add(.stack, "inner", in: "form", [(.axis, axis), (.spacing, "8")])
        for number in 0..<Int.random(in: 1...3, using: &random) {
            try builder.add(.label, "l\(number)", in: "inner", [(.text, "Label \(number)")])
        }
        let margin = Double(Int.random(in: 0...40, using: &random))
        try builder.constrain("form", .top, .equal, "view.safeArea", constant: margin)
        if Bool.random(using: &random) {
            try builder.constrain("form", .leading, .equal, "view.margins")
            try builder.constrain("form", .trailing, .equal, "view.margins")
        } else {
            try builder.constrain("form", .centerX, .equal, "view")
            try builder.constrain("form", .width, .lessThanOrEqual, constant: 300)
        }
        return builder.document
    }

    /// The devices are not those that the trees were made from.
    @Test func `trees fit on other devices`() throws {
        var random = SeededGenerator(seed: 45)
        var (native, fitting) = (0, 0)
        for _ in 0..<60 {
            let document = try form(&random)
            var builder = SwiftUIBuilder(document, ReferenceLayout.all(document), parts: [:])
            guard let tree = builder.scene(), builder.parts.isEmpty else { continue }
            native += 1
            let others = try ["iphone-14", "iphone-16-pro-max", "ipad-11"].map { device in
                let request = LayoutRequest(device: device, direction: .ltr).asApp()
                return ReferenceLayout(
                    document, try #require(LayoutEnvironment(document, for: request)))
            }
            if let misfit = builder.misfit(of: tree, in: others) {
                Issue.record("\(document[misfit.view].name): \(misfit.reason)")
            } else {
                fitting += 1
            }
        }
        #expect(native >= 36)
        #expect(fitting == native)
    }

    /// What a container needs besides stacks and paddings.
    enum Need: CaseIterable {
        case fittingBackground, filledScroll, emptyView, emptyStack, squareButtons, spreadLabels
        case shareOfHeight, overlay, fieldBesideText, centreBesideRest, weakWidth, shareOfScreen
        case chainOverSibling
    }

    /// Builds a screen with random texts and distances that needs something.
    private func screen(_ need: Need, _ random: inout SeededGenerator) throws -> Document {
        var builder = try DocumentBuilder(size: Size(width: 390, height: 844))
        func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
        func text() -> String {
            Array(repeating: "word", count: number(1...4)).joined(separator: " ")
        }
        func pin(_ name: String, _ sides: [LayoutAttribute], to other: String, _ inset: Double)
            throws
        {
            for side in sides {
                let isEnd = side == .bottom || side == .trailing
                try builder.constrain(
                    name, side, .equal, other, constant: isEnd ? -inset : inset)
            }
        }
        let inset = Double(number(4...30))
        switch need {
        case .fittingBackground:
            try builder.add(.view, "box", [(.backgroundColor, "systemRed")])
            try builder.add(.label, "title", in: "box", [(.text, text())])
            try builder.add(.switch, "toggle", in: "box")
            try pin("box", [.leading, .trailing, .top], to: "view.safeArea", 20)
            try pin("title", [.top, .bottom], to: "box", Double(number(10...30)))
            try builder.constrain("title", .leading, .equal, "toggle", .trailing, constant: inset)
            try pin("toggle", [.leading], to: "box", inset)
            try pin("title", [.trailing], to: "box", inset)
            try builder.constrain("toggle", .centerY, .equal, "box")
        case .filledScroll:
            try builder.add(.scroll, "scroll")
            try pin("scroll", [.leading, .trailing, .top, .bottom], to: "view.safeArea", 0)
            try builder.add(
                .stack, "column", in: "scroll",
                [(.axis, "vertical"), (.spacing, String(number(4...30)))])
            try pin("column", [.leading, .trailing, .top, .bottom], to: "scroll", inset)
            try builder.constrain("column", .width, .equal, "scroll", constant: -2 * inset)
            try builder.constrain(
                "column", .height, .greaterThanOrEqual, "scroll", constant: -2 * inset)
            for name in ["first", "second"] {
                try builder.add(.label, name, in: "column", [(.text, text())])
            }
            try builder.add(.view, "space", in: "column")
            try builder.add(.button, "go", in: "column", [(.text, "Go")])
        case .emptyView:
            try builder.add(.stack, "row", [(.spacing, String(number(0...12)))])
            try builder.add(.label, "first", in: "row", [(.text, text())])
            try builder.add(.view, "space", in: "row")
            try builder.constrain("space", .width, .equal, constant: Double(number(1...40)))
            try builder.add(.button, "go", in: "row", [(.text, "Go")])
            try pin("row", [.leading, .top], to: "view.safeArea", inset)
        case .emptyStack:
            try builder.add(.stack, "column", [(.axis, "vertical"), (.spacing, "4")])
            try builder.add(.label, "first", in: "column", [(.text, text())])
            try builder.add(
                .stack, "gap", in: "column",
                [(.axis, "vertical"), (.spacing, String(number(5...20)))])
            for name in ["over", "under"] {
                try builder.add(.view, name, in: "gap")
                try builder.constrain(name, .height, .equal, constant: 0)
            }
            try builder.add(.button, "go", in: "column", [(.text, "Go")])
            try pin("column", [.leading, .top], to: "view.safeArea", inset)
        case .shareOfHeight:
            try builder.add(.view, "box")
            try pin("box", [.leading, .trailing, .top, .bottom], to: "view.safeArea", 0)
            try builder.add(.view, "map", in: "box", [(.backgroundColor, "systemRed")])
            try pin("map", [.leading, .trailing, .top], to: "box", inset)
            try builder.constrain(
                "map", .height, .equal, "box", multiplier: Double(number(2...6)) / 10)
            try builder.add(.label, "title", in: "box", [(.text, text())])
            try builder.constrain("title", .top, .equal, "map", .bottom, constant: inset)
            try builder.constrain("title", .centerX, .equal, "box")
        case .overlay:
            try builder.add(
                .stack, "column", [(.axis, "vertical"), (.spacing, String(number(4...30)))])
            try pin("column", [.leading, .trailing, .top], to: "view.safeArea", inset)
            for name in ["first", "second"] {
                try builder.add(.label, name, in: "column", [(.text, text()), (.font, "34")])
            }
            try builder.add(.button, "go", [(.text, "Go")])
            try builder.constrain("go", .top, .equal, "column", .bottom, constant: inset)
            try builder.constrain("go", .centerX, .equal, "view")
            try builder.add(.view, "stamp", [(.backgroundColor, "systemRed")])
            for side in [LayoutAttribute.width, .height] {
                try builder.constrain("stamp", side, .equal, constant: Double(number(150...300)))
            }
            try pin("stamp", [.top, .trailing], to: "view.safeArea", 0)
        case .fieldBesideText:
            try builder.add(.stack, "row", [(.spacing, String(number(4...12)))])
            try builder.add(.label, "title", in: "row", [(.text, text())])
            try builder.add(.textField, "value", in: "row", [(.placeholder, text())])
            try pin("row", [.leading, .top], to: "view.safeArea", inset)
        case .centreBesideRest:
            try builder.add(.view, "logo", [(.backgroundColor, "systemRed")])
            try builder.constrain("logo", .centerX, .equal, "view")
            try builder.constrain("logo", .top, .equal, "view.safeArea", constant: inset)
            try builder.constrain("logo", .width, .equal, constant: Double(number(20...60)))
            try builder.constrain("logo", .height, .equal, constant: 32)
            try builder.add(.view, "rest", [(.backgroundColor, "systemBlue")])
            try builder.constrain("rest", .leading, .equal, "logo", .trailing, constant: 20)
            try pin("rest", [.trailing], to: "view", inset)
            try builder.constrain("rest", .centerY, .equal, "logo")
            try builder.constrain("rest", .height, .equal, constant: Double(number(20...32)))
        case .weakWidth:
            try builder.add(.stack, "column", [(.axis, "vertical"), (.spacing, "8")])
            for name in ["first", "second"] {
                try builder.add(.textField, name, in: "column", [(.placeholder, text())])
            }
            try builder.constrain("column", .centerX, .equal, "view")
            try builder.constrain("column", .top, .equal, "view.safeArea", constant: inset)
            try builder.constrain("column", .leading, .greaterThanOrEqual, "view")
            try builder.constrain(
                "column", .width, .equal, constant: Double(number(440...600)),
                priority: Double(number(760...990)))
        case .shareOfScreen:
            try builder.add(.view, "bar", [(.backgroundColor, "systemRed")])
            try pin("bar", [.leading, .trailing, .top], to: "view", 0)
            try builder.constrain(
                "bar", .height, .equal, "view", multiplier: Double(number(10...30)) / 100)
            try builder.add(.label, "title", [(.text, text())])
            try builder.constrain("title", .top, .equal, "bar", .bottom, constant: inset)
            try builder.constrain("title", .centerX, .equal, "view")
            try builder.add(.button, "go", [(.text, "Go")])
            try builder.constrain("go", .centerX, .equal, "view")
            try pin("go", [.bottom], to: "view.safeArea", inset)
        case .chainOverSibling:
            try builder.add(.view, "circle")
            try builder.constrain("circle", .centerX, .equal, "view")
            try builder.constrain("circle", .top, .equal, "view.safeArea", constant: inset)
            for side in [LayoutAttribute.width, .height] {
                try builder.constrain("circle", side, .equal, constant: 128)
            }
            try builder.add(.view, "icon", in: "circle", [(.backgroundColor, "systemRed")])
            for side in [LayoutAttribute.width, .height] {
                try builder.constrain("icon", side, .equal, constant: 60)
            }
            try builder.constrain("icon", .centerX, .equal, "circle")
            try builder.constrain("icon", .centerY, .equal, "circle")
            for name in ["points", "unit"] {
                try builder.add(.label, name, in: "circle", [(.text, "12")])
                try builder.constrain(name, .centerX, .equal, "circle")
            }
            try pin("points", [.top], to: "circle", 27)
            try builder.constrain("unit", .top, .equal, "points", .bottom, constant: 4)
        case .squareButtons:
            try builder.add(.stack, "row", [(.spacing, String(number(0...12)))])
            for place in 0..<number(2...4) {
                try builder.add(.button, "b\(place)", in: "row", [(.text, "\(place)")])
                try builder.constrain("b\(place)", .width, .equal, "b\(place)", .height)
            }
            try builder.constrain("row", .height, .equal, constant: Double(number(40...60)))
            try pin("row", [.leading, .top], to: "view.safeArea", inset)
        case .spreadLabels:
            try builder.add(
                .stack, "row", [(.distribution, "fillEqually"), (.spacing, "8")])
            try builder.add(.label, "first", in: "row", [(.text, "One")])
            try builder.add(.switch, "toggle", in: "row")
            try pin("row", [.leading, .trailing, .top], to: "view.safeArea", inset)
        }
        return builder.document
    }

    @Test(arguments: Need.allCases) func `what a container needs fits on other devices`(
        _ need: Need
    ) throws {
        var random = SeededGenerator(seed: 79)
        for _ in 0..<8 {
            let document = try screen(need, &random)
            var builder = SwiftUIBuilder(document, ReferenceLayout.all(document), parts: [:])
            let tree = builder.scene()
            let reasons = builder.parts.values.map { $0.reason(document[$0.view].name) }
            guard let tree, reasons.isEmpty else {
                Issue.record("\(need): \(reasons)")
                continue
            }
            for device in ["iphone-14", "iphone-16-pro-max", "ipad-11"] {
                let request = LayoutRequest(device: device, direction: .ltr).asApp()
                let other = ReferenceLayout(
                    document, try #require(LayoutEnvironment(document, for: request)))
                if let misfit = builder.misfit(of: tree, in: [other]) {
                    Issue.record("\(need), \(device): \(misfit.reason)")
                }
            }
        }
    }
}
