import Foundation
import StackCore
import TestKit
import Testing

@testable import LayoutFormats

/// Exported SwiftUI code compiles, and shows in UIKit what SwiftUI lays out differently.
@Suite(.serialized) struct SwiftUIExportTests {
    private func code(_ document: Document) -> String {
        CodeFramework.swiftUI.source([CodeDocument(name: "Screen", document: document)])
    }

    private func code(_ build: (inout DocumentBuilder) throws -> Void) throws -> String {
        var builder = try DocumentBuilder(size: Size(width: 390, height: 844))
        try build(&builder)
        return code(builder.document)
    }

    /// Returns our own files, generated layouts, unusual names and texts, and some real files.
    private func trials() throws -> [CodeDocument] {
        var result: [CodeDocument] = []
        let real = ExportCorpus.real.enumerated().filter { $0.offset % 11 == 5 }.map(\.element)
        for file in ExportCorpus.own + real {
            for scene in try ExportCorpus.documents(try ExportCorpus.bytes(file)) {
                result.append(CodeDocument(name: scene.name, document: scene.document))
            }
        }
        for seed in 1...12 {
            result.append(
                CodeDocument(
                    name: "random-\(seed)", document: try RandomLayout(seed: seed).document))
        }
        result.append(CodeDocument(name: "class", document: try hostile()))
        return result
    }

    private func typecheck(_ source: String, _ documents: [CodeDocument] = []) throws {
        let stub = try ExportedCode.stub.get()
        let folder = FileManager.default.temporaryDirectory
            .appending(path: "swiftui-" + UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        // The app's own classes.
        var classes: [String: String] = [:]
        for view in documents.flatMap({ $0.document.allViews }) {
            let made = SwiftViewClass(view)
            // The classes of cells are in the exported code itself.
            if made.isCustom, !source.contains("class \(made.name): ") {
                classes[made.name] = made.inherited
            }
        }
        let declarations = classes.sorted { $0.key < $1.key }
            .map { "class \($0.key): \($0.value) {}\n" }
        let files = [
            "Views.swift": source.withoutObjectiveC,
            "Classes.swift": "import UIKit\nimport MapKit\nimport WebKit\n" + declarations.joined(),
        ]
        for (name, text) in files {
            try Data(text.utf8).write(to: folder.appending(path: name))
        }
        try ExportedCode.run(
            ["swiftc", "-swift-version", "6", "-parse-as-library", "-typecheck"]
                + ["-I", stub.path, "Views.swift", "Classes.swift"], in: folder)
    }

    @Test func `code compiles`() throws {
        let trials = try trials()
        #expect(trials.count > 20)
        let source = CodeFramework.swiftUI.source(trials)
        #expect(source == CodeFramework.swiftUI.source(trials))
        try typecheck(source, trials)
    }

    @Test func `public code with a name compiles`() throws {
        var builder = try DocumentBuilder(size: Size(width: 390, height: 844))
        try builder.add(.label, "title", [(.text, "Title")])
        try builder.constrain("title", .top, .equal, "view.safeArea")
        try builder.constrain("title", .centerX, .equal, "view")
        var options = CodeOptions()
        options.access = .public
        options.className = "Start"
        let code = CodeFramework.swiftUI.source(
            [CodeDocument(name: "Screen", document: builder.document)], options)
        #expect(code.contains("public struct Start: View {"))
        #expect(code.contains("    public init() {}"))
        try typecheck(code)
    }
}

// MARK: - SwiftUI counterparts

extension SwiftUIExportTests {
    /// The lines of a struct's body, without their indentation.
    private func body(_ code: String) -> [String] {
        code.split(separator: "\n").map { String($0.drop { $0 == " " }) }
    }

    /// Each view in turn is not installed, for all size classes or some.
    @Test(arguments: 1...6, ["", "w=compact", "w=regular"])
    func `a view that is not installed is left out`(_ seed: Int, _ classes: String) throws {
        let document = try RandomLayout(seed: seed).document
        let condition = try #require(
            classes.isEmpty ? .base : SizeClasses(spelling: classes))
        for view in document.allViews where view.id != .root {
            var plan = EditPlan(document)
            try plan.setProperty(.installed, condition, of: .view(view.id), to: .flag(false))
            for framework in [CodeFramework.swiftUI, .uiKit] {
                let documents = [CodeDocument(name: "Screen", document: plan.document)]
                #expect(framework.source(documents).contains("Screen"))
            }
        }
    }

    @Test func `a stack is a stack`() throws {
        let code = try code { builder in
            try builder.add(.stack, "row", [(.spacing, "8"), (.alignment, "firstBaseline")])
            try builder.add(
                .label, "key", in: "row",
                [(.text, "Key"), (.spacingAfter, "20"), (.font, "largeTitle")])
            try builder.add(.label, "value", in: "row", [(.text, "Value")])
            try builder.constrain("row", .top, .equal, "view.safeArea", constant: 12)
            try builder.constrain("row", .leading, .equal, "view.safeArea", constant: 16)
        }
        #expect(code.contains("HStack(alignment: .firstTextBaseline, spacing: 20) {"))
        #expect(code.contains(".padding(.top, 12)\n        .padding(.leading, 16)\n"))
        #expect(code.contains("alignment: .topLeading)"))
        #expect(!code.contains("Representable"))
        try typecheck(code)
    }

    @Test func `views below each other are a stack`() throws {
        let code = try code { builder in
            try builder.add(.label, "first", [(.text, "First")])
            try builder.add(.label, "second", [(.text, "Second")])
            try builder.constrain("first", .top, .equal, "view.safeArea")
            try builder.constrain("second", .top, .equal, "first", .bottom, constant: 8)
            for name in ["first", "second"] {
                try builder.constrain(name, .centerX, .equal, "view")
            }
        }
        #expect(code.contains("VStack(spacing: 8) {"))
        #expect(!code.contains("Representable"))
    }

    @Test func `a filled button stretches with its label`() throws {
        let code = try code { builder in
            try builder.add(.button, "go", [(.text, "Go"), (.style, "filled")])
            try builder.constrain("go", .top, .equal, "view.safeArea")
            try builder.constrain("go", .leading, .equal, "view", constant: 20)
            try builder.constrain("view", .trailing, .equal, "go", constant: 20)
        }
        let lines = body(code)
        let text = try #require(lines.firstIndex(of: #"Text("Go")"#))
        #expect(lines[text + 1] == ".frame(maxWidth: .infinity)")
        #expect(lines[text + 2] == "}")
        #expect(lines[text + 3] == ".buttonStyle(.borderedProminent)")
    }

    @Test func `a button without a configuration is as high as in UIKit`() throws {
        let code = try code { builder in
            try builder.add(.button, "go", [(.text, "Go")])
            try builder.add(.button, "all", [(.text, "All")])
            try builder.constrain("go", .top, .equal, "view.safeArea")
            try builder.constrain("all", .top, .equal, "go", .bottom, constant: 8)
            try builder.constrain("all", .height, .equal, constant: 60)
            for name in ["go", "all"] {
                try builder.constrain(name, .centerX, .equal, "view")
            }
        }
        #expect(code.components(separatedBy: ".padding(.vertical, 6)").count == 2)
        #expect(code.contains(".frame(height: 60)"))
        #expect(!code.contains("Representable"))
    }

    /// The row is 60 points high, and half of what the text leaves of it is no whole number.
    @Test func `what is centred has no measured distances`() throws {
        let code = try code { builder in
            try builder.add(.view, "row", [(.backgroundColor, "systemRed")])
            try builder.add(.label, "title", in: "row", [(.text, "Title")])
            try builder.constrain("row", .top, .equal, "view.safeArea")
            try builder.constrain("row", .leading, .equal, "view")
            try builder.constrain("row", .trailing, .equal, "view")
            try builder.constrain("row", .height, .equal, constant: 61)
            try builder.constrain("title", .centerY, .equal, "row")
            try builder.constrain("title", .leading, .equal, "row", constant: 16)
        }
        #expect(!code.contains("Representable"))
        #expect(code.contains(".frame(height: 61"))
        #expect(!code.contains(".padding(.top"))
    }

    /// A part of a cell, in a table or in a xib, that has no SwiftUI layout.
    @Test(arguments: [true, false]) func `the class of a part has only the part's views`(
        isInTable: Bool
    ) throws {
        let mask = (PropertyKey.autoresizing, "flexibleRightMargin,flexibleBottomMargin")
        let frame = (PropertyKey.frame, "0,0,390,100")
        let code = try code { builder in
            var cell = "view"
            if isInTable {
                try builder.add(.table, "list", [(.frame, "0,0,390,844"), mask])
                cell = "row"
                try builder.add(.cell, cell, in: "list", [frame, mask])
            } else {
                try builder.set("view", .style, "cell")
                try builder.set("view", .frame, "0,0,390,100")
            }
            try builder.add(.view, "content", in: cell, [frame, mask])
            try builder.add(.label, "title", in: "content", [(.text, "Title")])
            try builder.add(
                .stack, "shares", in: "content", [(.distribution, "fillProportionally")])
            for name in ["First", "Second"] {
                try builder.add(.label, name, in: "shares", [(.text, name)])
            }
            for name in ["title", "shares"] {
                try builder.constrain(name, .leading, .equal, "content", constant: 16)
                try builder.constrain(name, .trailing, .equal, "content", constant: -16)
            }
            try builder.constrain("title", .top, .equal, "content", constant: 11)
            try builder.constrain("shares", .top, .equal, "title", .bottom, constant: 8)
            try builder.constrain("shares", .bottom, .equal, "content", constant: -11)
        }
        #expect(code.contains("Representable"), "\(code)")
        #expect(code.components(separatedBy: "\"Title\"").count == 2, "\(code)")
        #expect(code.components(separatedBy: "\"Second\"").count == 2, "\(code)")
        #expect(isInTable || !code.contains("UITableViewCell"), "\(code)")
    }

    /// The text is on one line only where the screen is wide.
    @Test func `a text that wraps may be in the middle of a column`() throws {
        let code = try code { builder in
            try builder.add(.stack, "column", [(.axis, "vertical"), (.alignment, "center")])
            try builder.add(.view, "frame", in: "column")
            try builder.add(
                .label, "note", in: "frame",
                [
                    (.text, Array(repeating: "word", count: 20).joined(separator: " ")),
                    (.lines, "0"), (.textAlignment, "center"),
                ])
            try builder.add(.label, "end", in: "column", [(.text, "End")])
            for side in [LayoutAttribute.top, .bottom, .leading, .trailing] {
                try builder.constrain("note", side, .equal, "frame")
            }
            try builder.constrain("column", .top, .equal, "view.safeArea")
            try builder.constrain("column", .leading, .equal, "view", constant: 20)
            try builder.constrain("view", .trailing, .equal, "column", constant: 20)
        }
        #expect(!code.contains("Representable"))
        #expect(code.contains(".multilineTextAlignment(.center)"))
    }

    @Test func `a maximum and a share are said`() throws {
        let code = try code { builder in
            try builder.add(.view, "box", [(.backgroundColor, "systemRed")])
            try builder.constrain("box", .top, .equal, "view.safeArea")
            try builder.constrain("box", .height, .equal, constant: 50)
            try builder.constrain("box", .leading, .equal, "view")
            try builder.constrain("box", .width, .equal, "view", multiplier: 0.5)
        }
        #expect(code.contains(".widthShare(0.5)"))
        #expect(code.contains("struct WidthShare: Layout"))
        try typecheck(code)
    }

    @Test func `size classes choose`() throws {
        let code = try code { builder in
            try builder.add(.stack, "row", [(.spacing, "8")])
            try builder.add(.label, "title", in: "row", [(.text, "Title")])
            try builder.add(.label, "note", in: "row", [(.text, "Note")])
            try builder.add(.label, "gone", in: "row", [(.text, "Gone"), (.hidden, "true")])
            try builder.constrain("row", .centerX, .equal, "view")
            try builder.constrain("row", .centerY, .equal, "view.safeArea")
            let regular = SizeClasses(width: .regular, height: .any)
            let (row, note) = (builder.id("row"), builder.id("note"))
            try builder.change { plan throws(EditRefusal) in
                try plan.setProperty(.axis, regular, of: .view(row), to: .axis(.vertical))
                try plan.setProperty(.text, regular, of: .view(note), to: .text("A note"))
            }
        }
        #expect(
            code.contains(#"@Environment(\.horizontalSizeClass) private var horizontalSizeClass"#))
        #expect(
            code.contains(
                """
                        horizontalSizeClass == .regular
                            ? AnyLayout(VStackLayout(alignment: .leading, spacing: 8))
                            : AnyLayout(HStackLayout(spacing: 8))
                """))
        #expect(!code.contains("Gone"))
        #expect(code.contains(#"Text(horizontalSizeClass == .regular ? "A note" : "Note")"#))
        try typecheck(code)
    }

    /// The card is so long that it would be a property of its own.
    @Test func `a container that differs between size classes is written for each`() throws {
        let code = try code { builder in
            try builder.add(.view, "card", [(.backgroundColor, "systemRed")])
            try builder.add(.stack, "column", in: "card", [(.axis, "vertical")])
            for number in 1...6 {
                try builder.add(
                    .label, "l\(number)", in: "column", [(.text, "Label"), (.font, "30")])
            }
            for side in [LayoutAttribute.top, .bottom, .leading, .trailing] {
                try builder.constrain("column", side, .equal, "card")
            }
            try builder.constrain("card", .top, .equal, "view.safeArea")
            try builder.constrain("card", .centerX, .equal, "view")
            try builder.constrain("card", .width, .equal, constant: 300, named: "width")
            let width = builder.document.allConstraints.first { $0.name == "width" }!.id
            try builder.change { plan throws(EditRefusal) in
                try plan.setProperty(
                    .constant, SizeClasses(width: .regular, height: .any),
                    of: .constraint(width), to: .number(500))
            }
        }
        #expect(code.contains("300") && code.contains("500"), "\(code)")
        try typecheck(code)
    }

    @Test func `what SwiftUI does not lay out stays in UIKit with its constraint`() throws {
        var builder = try DocumentBuilder(size: Size(width: 390, height: 844))
        try builder.add(.label, "title", [(.text, "Title")])
        try builder.add(.view, "chart")
        try builder.add(.view, "bar", in: "chart", [(.backgroundColor, "systemRed")])
        try builder.constrain("title", .top, .equal, "view.safeArea", constant: 10)
        try builder.constrain("title", .centerX, .equal, "view")
        try builder.constrain("chart", .top, .equal, "title", .bottom, constant: 10)
        try builder.constrain("chart", .bottom, .equal, "view.safeArea")
        try builder.constrain("chart", .leading, .equal, "view")
        try builder.constrain("chart", .trailing, .equal, "view")
        try builder.constrain("bar", .leading, .equal, "chart")
        try builder.constrain("bar", .top, .equal, "chart")
        try builder.constrain("bar", .width, .equal, constant: 40)
        try builder.constrain(
            "bar", .height, .equal, "chart", .width, multiplier: 0.3, named: "third")
        let document = CodeDocument(name: "Screen", document: builder.document)
        let code = CodeFramework.swiftUI.source([document])
        var types = TypeNames(of: [document], .swiftUI, CodeOptions())
        let parts = SwiftUIStruct(
            document, CodeOptions(), named: "ScreenView", types: &types
        ).parts
        #expect(parts.map(\.view) == [builder.id("chart")])
        #expect(
            code.contains(
                "/// UIKit, because no SwiftUI layout was found for `bar.height = chart.width * 0.3`."
            ))
        #expect(code.contains("private struct ScreenChartRepresentable: UIViewRepresentable {"))
        #expect(code.contains("    var configure: (ScreenChartUIView) -> Void = { _ in }\n"))
        #expect(code.contains("            ScreenChartRepresentable(configure: configure)"))
        #expect(code.contains("final class ScreenChartUIView: UIView {"))
        try typecheck(code)
    }
}

// MARK: - Layouts that stacks state

extension SwiftUIExportTests {
    /// The column is higher than the screen, and only its top has a constraint.
    @Test func `a column that does not fit stays at the top`() throws {
        let code = try code { builder in
            try builder.add(.stack, "column", [(.axis, "vertical"), (.spacing, "20")])
            for number in 1...8 {
                try builder.add(
                    .view, "box\(number)", in: "column", [(.backgroundColor, "systemRed")])
                try builder.constrain("box\(number)", .height, .equal, constant: 150)
            }
            try builder.constrain("column", .top, .equal, "view.safeArea", constant: 20)
            try builder.constrain("column", .leading, .equal, "view")
            try builder.constrain("view", .trailing, .equal, "column")
        }
        #expect(!code.contains("Representable"))
        #expect(code.contains(".frame(minHeight: 0, maxHeight: .infinity, alignment: .top)"))
        try typecheck(code)
    }

    @Test func `a view in a stack has a share of the screen's width`() throws {
        let code = try code { builder in
            try builder.add(.stack, "column", [(.axis, "vertical"), (.alignment, "center")])
            try builder.add(.view, "box", in: "column", [(.backgroundColor, "systemRed")])
            try builder.add(.label, "title", in: "column", [(.text, "Title")])
            try builder.constrain("box", .height, .equal, constant: 50)
            try builder.constrain("box", .width, .equal, "view", multiplier: 0.75)
            try builder.constrain("column", .top, .equal, "view.safeArea")
            try builder.constrain("column", .leading, .equal, "view")
            try builder.constrain("view", .trailing, .equal, "column")
        }
        #expect(!code.contains("Representable"))
        #expect(code.contains(".widthShare(0.75)"))
    }

    /// The title is at the top of the safe area, the dialog in the middle of the screen.
    @Test func `a view in the middle of the screen ignores the safe area`() throws {
        let code = try code { builder in
            try builder.add(.view, "list", [(.backgroundColor, "systemYellow")])
            try builder.add(.view, "dialog", [(.backgroundColor, "systemRed")])
            for side in [LayoutAttribute.top, .bottom, .leading, .trailing] {
                try builder.constrain("list", side, .equal, "view.safeArea")
            }
            try builder.constrain("dialog", .centerX, .equal, "view")
            try builder.constrain("dialog", .centerY, .equal, "view")
            try builder.constrain("dialog", .width, .equal, constant: 200)
            try builder.constrain("dialog", .height, .equal, constant: 101)
        }
        #expect(!code.contains("Representable"))
        #expect(code.contains(".ignoresSafeArea()"))
    }

    /// What is above and below the middle has other lengths, and equal shares of the screen.
    @Test(arguments: [0, 200])
    func `a view in the middle has the views before and after it in its stack`(
        _ height: Double
    ) throws {
        let code = try code { builder in
            for (name, length) in [("above", 30.0), ("middle", 41), ("below", height)] {
                try builder.add(.view, name, [(.backgroundColor, "systemRed")])
                try builder.constrain(name, .width, .equal, constant: 50)
                if length > 0 { try builder.constrain(name, .height, .equal, constant: length) }
                try builder.constrain(name, .centerX, .equal, "view")
            }
            try builder.constrain("middle", .centerY, .equal, "view.safeArea")
            try builder.constrain("middle", .top, .equal, "above", .bottom, constant: 20)
            try builder.constrain("below", .top, .equal, "middle", .bottom, constant: 8)
            if height == 0 {
                try builder.constrain("below", .bottom, .equal, "view.safeArea", constant: -20)
            }
        }
        #expect(!code.contains("Representable"), "\(code)")
        #expect(code.contains(height == 0 ? "alignment: .bottom)" : ".offset(y: 79)"), "\(code)")
        try typecheck(code)
    }

    /// The card is as high as the title and its margins, and below another view.
    @Test(arguments: [9.0, 24])
    func `a view behind those inside it is their background`(_ margin: Double) throws {
        let code = try code { builder in
            try builder.add(.label, "head", [(.text, "Head")])
            try builder.add(.view, "card", [(.backgroundColor, "systemRed")])
            for name in ["title", "note"] { try builder.add(.label, name, [(.text, name)]) }
            try builder.constrain("head", .top, .equal, "view.safeArea", constant: 8)
            try builder.constrain("card", .top, .equal, "head", .bottom, constant: 8)
            for name in ["card", "head"] {
                try builder.constrain(name, .leading, .equal, "view", constant: 20)
                try builder.constrain("view", .trailing, .equal, name, constant: 20)
            }
            for name in ["title", "note"] {
                try builder.constrain(name, .leading, .equal, "card", constant: margin)
            }
            try builder.constrain("title", .top, .equal, "card", constant: margin)
            try builder.constrain("note", .top, .equal, "title", .bottom, constant: 4)
            try builder.constrain("card", .bottom, .equal, "note", constant: margin)
        }
        #expect(!code.contains("Representable"), "\(code)")
        #expect(code.contains(".background {"), "\(code)")
        #expect(!code.contains("ZStack"), "\(code)")
        try typecheck(code)
    }

    /// The constant of the top and the middle determine the height of the container.
    @Test func `a container is as high as a view in its middle and twice its distance`() throws {
        let code = try code { builder in
            try builder.add(.view, "row", [(.backgroundColor, "systemRed")])
            try builder.add(.label, "title", in: "row", [(.text, "Title"), (.font, "17")])
            try builder.add(.view, "mark", in: "row", [(.backgroundColor, "systemBlue")])
            for name in ["title", "mark"] {
                try builder.constrain(
                    name, .top, .equal, "row", constant: name == "title" ? 9 : 17)
            }
            try builder.constrain("mark", .centerY, .equal, "row")
            try builder.constrain("mark", .width, .equal, constant: 30)
            try builder.constrain("mark", .height, .equal, constant: 40)
            try builder.constrain("mark", .trailing, .equal, "row", constant: -10)
            try builder.constrain("title", .leading, .equal, "row", constant: 15)
            try builder.constrain("mark", .leading, .equal, "title", .trailing, constant: 10)
            try pin("row", to: "view.safeArea", in: &builder, [.top, .leading, .trailing])
        }
        #expect(!code.contains("Representable"), "\(code)")
        #expect(code.contains(".padding(.bottom, 17)"), "\(code)")
        try typecheck(code)
    }

    @Test func `size classes choose frames and distances`() throws {
        let code = try code { builder in
            try builder.add(.view, "card", [(.backgroundColor, "systemRed")])
            try builder.constrain("card", .top, .equal, "view.safeArea", constant: 8)
            try builder.constrain("card", .height, .equal, constant: 50)
            try builder.constrain("card", .leading, .equal, "view", constant: 8, named: "left")
            try builder.constrain("view", .trailing, .equal, "card", constant: 8, named: "right")
            try builder.constrain("card", .width, .equal, constant: 320, named: "width")
            try builder.constrain("card", .centerX, .equal, "view", named: "middle")
            let regular = SizeClasses(width: .regular, height: .any)
            let compact = SizeClasses(width: .compact, height: .any)
            for (name, classes) in [
                ("left", regular), ("right", regular), ("width", compact), ("middle", compact),
            ] {
                let id = builder.document.allConstraints.first { $0.name == name }!.id
                try builder.change { plan throws(EditRefusal) in
                    try plan.setProperty(
                        .installed, classes, of: .constraint(id), to: .flag(false))
                }
            }
        }
        #expect(!code.contains("Representable"), "\(code)")
        #expect(code.contains("width: horizontalSizeClass == .compact ? nil : 320"), "\(code)")
        #expect(
            code.contains(".padding(.horizontal, horizontalSizeClass == .compact ? 8 : 0)"),
            "\(code)")
        try typecheck(code)
    }

    @Test func `the background of a prominent button is its tint`() throws {
        let code = try code { builder in
            try builder.add(
                .button, "go",
                [(.text, "Go"), (.style, "filled"), (.baseBackgroundColor, "systemRed")])
            try builder.constrain("go", .top, .equal, "view.safeArea")
            try builder.constrain("go", .centerX, .equal, "view")
        }
        #expect(code.contains(".tint(.red)"), "\(code)")
        try typecheck(code)
    }

    @Test func `an image with a fixed size has a frame`() throws {
        let code = try code { builder in
            try builder.add(.view, "circle", [(.backgroundColor, "systemBlue")])
            try builder.add(
                .image, "icon", in: "circle",
                [(.imageName, "symbol:person.3"), (.contentMode, "scaleAspectFit")])
            for (name, length) in [("circle", 35.0), ("icon", 25.0)] {
                try builder.constrain(name, .width, .equal, constant: length)
                try builder.constrain(name, .height, .equal, constant: length)
            }
            try builder.constrain("icon", .centerX, .equal, "circle")
            try builder.constrain("icon", .centerY, .equal, "circle")
            try builder.constrain("circle", .top, .equal, "view.safeArea", constant: 20)
            try builder.constrain("circle", .leading, .equal, "view", constant: 16)
        }
        #expect(!code.contains("Representable"))
        #expect(code.contains(".scaledToFit()\n            .frame(width: 25, height: 25)"))
    }

    @Test func `a field between constant ones has the rest of the width`() throws {
        let code = try code { builder in
            try builder.add(.stack, "row", [(.spacing, "10")])
            try builder.add(.textField, "first", in: "row")
            try builder.add(.slider, "value", in: "row")
            try builder.add(.textField, "last", in: "row")
            try builder.constrain("first", .width, .equal, constant: 40)
            try builder.constrain("last", .width, .equal, "first")
            try builder.constrain("row", .top, .equal, "view.safeArea")
            try builder.constrain("row", .leading, .equal, "view")
            try builder.constrain("view", .trailing, .equal, "row")
        }
        #expect(!code.contains("Representable"))
        #expect(code.components(separatedBy: ".frame(width: 40)").count == 3)
    }

    /// Half of the rest of the card's height between the texts is not in the document.
    @Test func `a distance that depends on the size of a text is free space`() throws {
        let code = try code { builder in
            try builder.add(.view, "card", [(.backgroundColor, "systemRed")])
            for (name, side) in [("title", LayoutAttribute.top), ("note", .bottom)] {
                try builder.add(.label, name, in: "card", [(.text, name), (.font, "17")])
                try builder.constrain(
                    name, side, .equal, "card", constant: side == .top ? 8 : -8)
                try builder.constrain(name, .leading, .equal, "card", constant: 10)
            }
            try pin("card", to: "view.safeArea", in: &builder, [.top, .leading, .trailing])
            try builder.constrain("card", .height, .equal, constant: 86)
        }
        #expect(!code.contains("Representable"))
        #expect(code.contains("VStack(alignment: .leading, spacing: 0) {"), "\(code)")
        #expect(code.contains("Spacer(minLength: 0)"))
    }

    /// The distance between the ends of two views is the difference of two constants.
    @Test func `a view above another has the distance of its end from the view before`() throws {
        let code = try code { builder in
            for name in ["first", "second", "third"] {
                try builder.add(.label, name, [(.text, name), (.font, "17")])
                try builder.constrain(name, .leading, .equal, "view", constant: 20)
            }
            try builder.constrain("first", .top, .equal, "view.safeArea", constant: 8)
            try builder.constrain("third", .top, .equal, "first", .bottom, constant: 64)
            try builder.constrain("third", .top, .equal, "second", .bottom, constant: 9)
        }
        #expect(!code.contains("Representable"), "\(code)")
        #expect(code.contains(".frame(height: 55, alignment: .bottom)"), "\(code)")
        try typecheck(code)
    }

    @Test(arguments: [LayoutAttribute.top, .bottom], [true, false])
    func `a container that ends at the screen's edge ends at the safe area`(
        _ side: LayoutAttribute, _ hasBackground: Bool
    ) throws {
        let isTop = side == .top
        let code = try code { builder in
            try builder.add(.view, "bar", hasBackground ? [(.backgroundColor, "systemRed")] : [])
            try builder.add(.label, "title", in: "bar", [(.text, "Title"), (.font, "17")])
            try pin("bar", to: "view", in: &builder, [.leading, .trailing, side])
            try builder.constrain(
                "title", side, .equal, "view.safeArea", constant: isTop ? 12 : -12)
            try builder.constrain(
                "title", isTop ? .bottom : .top, .equal, "bar", constant: isTop ? -16 : 16)
            try builder.constrain("title", .centerX, .equal, "bar")
        }
        #expect(!code.contains("Representable"), "\(code)")
        #expect(code.contains(".background(.red)") == hasBackground, "\(code)")
        #expect(!code.contains("ignoresSafeArea"), "\(code)")
        try typecheck(code)
    }

    @Test func `views of equal structure are calls of one function`() throws {
        let code = try code { builder in
            try builder.add(
                .stack, "rows",
                [(.axis, "vertical"), (.spacing, "8"), (.alignment, "leading")])
            for name in ["first", "second", "third"] {
                try builder.add(.stack, name + "Row", in: "rows", [(.spacing, "12")])
                try builder.add(
                    .label, name + "Title", in: name + "Row",
                    [(.text, name), (.font, "headline"), (.textColor, "systemRed")])
                try builder.add(
                    .label, name + "Note", in: name + "Row",
                    [(.text, "Note of " + name), (.font, "footnote")])
            }
            try pin("rows", to: "view.safeArea", in: &builder, [.top, .leading])
        }
        #expect(code.components(separatedBy: "HStack(").count == 2, "\(code)")
        #expect(
            code.contains(
                "private func row(title: LocalizedStringKey, detail: LocalizedStringKey) -> some View"
            ),
            "\(code)")
        #expect(code.contains("row(title: \"second\", detail: \"Note of second\")"), "\(code)")
        try typecheck(code)
    }

    @Test func `a view over a column is a layer of its own`() throws {
        let code = try code { builder in
            var above = "view.safeArea"
            for name in ["first", "second", "third"] {
                try builder.add(.label, name, [(.text, name), (.font, "40")])
                try builder.constrain(
                    name, .top, .equal, above, above == "view.safeArea" ? .top : .bottom,
                    constant: 9)
                try builder.constrain(name, .leading, .equal, "view", constant: 20)
                above = name
            }
            try builder.add(.view, "stamp", [(.backgroundColor, "systemRed")])
            try builder.constrain("stamp", .top, .equal, "view.safeArea", constant: 20)
            try builder.constrain("stamp", .centerX, .equal, "view")
            try builder.constrain("stamp", .width, .equal, constant: 300)
            try builder.constrain("stamp", .height, .equal, constant: 120)
        }
        #expect(!code.contains("Representable"))
        #expect(
            code.contains(
                "ZStack(alignment: .top) {\n            VStack(alignment: .leading, spacing: 9) {"))
    }

    @Test func `a share of a height is that of a GeometryReader`() throws {
        let code = try code { builder in
            try builder.add(.view, "box")
            try pin("box", to: "view.safeArea", in: &builder)
            try builder.add(.view, "map", in: "box", [(.backgroundColor, "systemRed")])
            try builder.add(.label, "title", in: "box", [(.text, "Title")])
            try pin("map", to: "box", in: &builder, [.top, .leading, .trailing])
            try builder.constrain("map", .height, .equal, "box", multiplier: 0.4)
            try builder.constrain("title", .top, .equal, "map", .bottom, constant: 20)
            try builder.constrain("title", .leading, .equal, "box", constant: 20)
        }
        #expect(!code.contains("Representable"))
        #expect(code.contains("GeometryReader { geometry in"))
        #expect(code.contains(".frame(height: geometry.size.height * 0.4)"))
        try typecheck(code)
    }

    /// UIKit code of the box alone would not have the constraint.
    @Test func `a constraint to a view outside of a UIKit view makes the container UIKit`() throws {
        let code = try code { builder in
            for name in ["row", "box"] {
                try builder.add(.view, name, in: name == "row" ? "view" : "row")
            }
            try builder.add(.label, "title", in: "row", [(.text, "Title")])
            try builder.add(.view, "bar", in: "box", [(.backgroundColor, "systemRed")])
            try pin("row", to: "view.safeArea", in: &builder, [.top, .leading, .trailing])
            try builder.constrain("row", .height, .equal, constant: 200)
            try pin("title", to: "row", in: &builder, [.top, .leading])
            try pin("box", to: "row", in: &builder, [.bottom, .leading, .trailing])
            try builder.constrain("box", .height, .equal, constant: 100)
            try pin("bar", to: "box", in: &builder, [.top, .leading])
            try builder.constrain("bar", .height, .equal, constant: 10)
            try builder.constrain("bar", .width, .equal, "title", multiplier: 1.5)
        }
        #expect(code.contains("`bar.width = label.width * 1.5`"), "\(code)")
        #expect(code.contains("equalTo: label.widthAnchor, multiplier: 1.5"), "\(code)")
    }

    @Test func `views of one class of the app share a representable`() throws {
        let code = try code { builder in
            try builder.add(.stack, "column", [(.axis, "vertical"), (.spacing, "8")])
            for name in ["first", "second"] {
                try builder.add(.textField, name, in: "column", [(.customClass, "NoteField")])
            }
            try pin("column", to: "view.safeArea", in: &builder, [.top, .leading, .trailing])
        }
        #expect(code.contains("/// UIKit, because NoteField is a class of the app."))
        #expect(code.components(separatedBy: "struct NoteFieldRepresentable").count == 2)
        try typecheck(code + "\nclass NoteField: UITextField {}\n")
    }

    /// A view that stays in UIKit does not make its stack stay there.
    @Test func `a view in UIKit has the size that fits it`() throws {
        let code = try code { builder in
            try builder.add(.stack, "column", [(.axis, "vertical"), (.spacing, "8")])
            try builder.add(.label, "title", in: "column", [(.text, "Title")])
            try builder.add(
                .label, "note", in: "column",
                [
                    (.text, Array(repeating: "word", count: 40).joined(separator: " ")),
                    (.lines, "0"), (.textAlignment, "justified"),
                ])
            try builder.add(.label, "end", in: "column", [(.text, "End")])
            try builder.constrain("column", .top, .equal, "view.safeArea")
            try builder.constrain("column", .leading, .equal, "view", constant: 20)
            try builder.constrain("view", .trailing, .equal, "column", constant: 20)
        }
        #expect(code.contains("/// UIKit, because `note` is justified."))
        #expect(code.contains("Text(\"End\")"))
        #expect(code.contains("func sizeThatFits("))
        try typecheck(code)
    }

    @Test func `a background that cannot be seen is left out`() throws {
        let code = try code { builder in
            try builder.set("view", .backgroundColor, "systemGray6")
            for (name, parent, color) in [
                ("same", "view", "systemGray6"), ("other", "same", "systemRed"),
            ] {
                try builder.add(.view, name, in: parent, [(.backgroundColor, color)])
                try builder.constrain(name, .top, .equal, "view.safeArea", constant: 20)
                try builder.constrain(name, .leading, .equal, "view", constant: 20)
                try builder.constrain(name, .width, .equal, constant: 50)
                try builder.constrain(name, .height, .equal, constant: 50)
            }
        }
        #expect(code.components(separatedBy: "systemGray6").count == 2)
        #expect(code.contains("Color.red"))
    }

    @Test func `buttons without an action call closures`() throws {
        let code = try code { builder in
            try builder.add(.button, "saveButton", [(.text, "Save"), (.style, "plain")])
            try builder.constrain("saveButton", .top, .equal, "view.safeArea")
            try builder.constrain("saveButton", .centerX, .equal, "view")
        }
        #expect(code.contains("    var onSave: () -> Void = {}\n"))
        #expect(code.contains("Button(action: onSave) {"))
        #expect(code.contains(".padding(.vertical, 7)"))
        try typecheck(code)
    }

    private func pin(
        _ view: String, to other: String, in builder: inout DocumentBuilder,
        _ sides: [LayoutAttribute] = [.top, .bottom, .leading, .trailing]
    ) throws {
        for side in sides { try builder.constrain(view, side, .equal, other) }
    }

    @Test func `what the app decides is a property of the struct`() throws {
        let code = try code {
            try $0.add(.stack, "form", [(.axis, "vertical"), (.spacing, "8")])
            try $0.add(.button, "saveButton", in: "form", [(.text, "Save"), (.enabled, "false")])
            try $0.constrain("form", .top, .equal, "view.safeArea", constant: 20)
            try $0.constrain("form", .centerX, .equal, "view")
            try $0.add(.label, "hint", [(.text, "Hint"), (.hidden, "true")])
            try $0.constrain("hint", .bottom, .equal, "view.safeArea", constant: -20)
            try $0.constrain("hint", .centerX, .equal, "view")
        }
        for line in [
            "    var isSaveEnabled = false", ".disabled(!isSaveEnabled)",
            "    var isHintHidden = true", ".opacity(isHintHidden ? 0 : 1)",
        ] {
            #expect(code.contains(line), "\(line) in \(code)")
        }
        try typecheck(code)
    }

    /// The layouts of the document with and without the view agree with the code.
    @Test func `a hidden view of a stack appears if the app shows it`() throws {
        let code = try code {
            try $0.add(.stack, "form", [(.axis, "vertical"), (.spacing, "8")])
            try $0.add(.label, "title", in: "form", [(.text, "Title")])
            try $0.add(.label, "hint", in: "form", [(.text, "Hint"), (.hidden, "true")])
            try $0.constrain("form", .top, .equal, "view.safeArea", constant: 20)
            try $0.constrain("form", .leading, .equal, "view", constant: 20)
            try $0.constrain("view", .trailing, .equal, "form", constant: 20)
        }
        for line in ["    var isHintHidden = true", "if !isHintHidden {", "Text(\"Hint\")"] {
            #expect(code.contains(line), "\(line) in \(code)")
        }
        try typecheck(code)
    }

    @Test func `spaces keep the distance that the document requires`() throws {
        for (spacing, line) in [(25, "Spacer(minLength: 25)"), (0, "Spacer(minLength: 0)")] {
            let code = try code {
                try $0.add(
                    .stack, "parts",
                    [
                        (.axis, "vertical"), (.distribution, "equalSpacing"),
                        (.spacing, String(spacing)),
                    ])
                try $0.add(.label, "first", in: "parts", [(.text, "First")])
                try $0.add(.label, "last", in: "parts", [(.text, "Last")])
                try pin("parts", to: "view.safeArea", in: &$0)
            }
            #expect(code.contains(line), "\(code)")
            try typecheck(code)
        }
    }

    @Test func `a view of the app in a row makes only itself UIKit`() throws {
        let code = try code {
            try $0.add(.table, "list")
            try pin("list", to: "view.safeArea", in: &$0)
            try $0.add(.cell, "row", in: "list", [(.frame, "0,0,390,60")])
            try $0.add(.view, "content", in: "row")
            try pin("content", to: "row", in: &$0)
            try $0.add(.view, "chart", in: "content", [(.customClass, "Chart")])
            try $0.add(.label, "name", in: "content", [(.text, "Name")])
            try pin("chart", to: "content", in: &$0, [.top, .bottom, .leading])
            try $0.constrain("chart", .width, .equal, constant: 60)
            try $0.constrain("chart", .height, .equal, constant: 60)
            try $0.constrain("name", .leading, .equal, "chart", .trailing, constant: 80)
            try $0.constrain("name", .centerY, .equal, "chart")
        }
        for line in [
            "ForEach(rows) { row in", "    var rows: [ListItem] = []", "ListRow(row: row)",
            "struct ListItem: Identifiable {", "let id: String", "struct ListRow: View {",
            "UIViewRepresentable", "Text(\"Name\")", ".alignmentGuide(.listRowSeparatorLeading",
        ] {
            #expect(code.contains(line), "\(line) in \(code)")
        }
        #expect(!code.contains("UITableView"))
        try typecheck(code + "\nclass Chart: UIView {}\n")
    }
}

// MARK: - Names and texts

extension SwiftUIExportTests {
    private func hostile() throws -> Document {
        let texts = [
            "quote\" + exit(1) + \"", "\\(fatalError())", "**bold** %@ [a](b)",
            "*/ line\u{2028}end",
            "a\u{202E}b", "👩‍👩‍👧 e\u{301}", "nul\0bell\u{7}", "\"\"\"", "first\r\nsecond",
        ]
        let names = [
            "switch", "self", "body", "View", "Text", "horizontalSizeClass", "page", "Type", "init",
            "view-1", "view_1", "été", "日本語", "𝒳yz", "_", "ㅤ", "some", "State",
        ]
        let kinds: [ViewKind] = [
            .label, .button, .textField, .switch, .textView, .slider, .stepper, .image, .searchBar,
        ]
        var builder = try DocumentBuilder(size: Size(width: 300, height: 600))
        try builder.add(.stack, "default", [(.axis, "vertical")])
        for (number, name) in names.enumerated() {
            let (text, kind) = (texts[number % texts.count], kinds[number % kinds.count])
            try builder.add(
                kind, name, in: "default", [(.userLabel, text), (.customClass, text)])
            if kind.hasText { try builder.set(name, .text, text) }
        }
        try builder.constrain("default", .top, .equal, "view", constant: 5, named: "guard")
        try builder.constrain(
            "default", .width, .equal, "view", multiplier: 0.3, named: "sub-script")
        return builder.document
    }

    @Test func `names and texts are no code`() throws {
        let code = CodeFramework.swiftUI.source([
            CodeDocument(name: "repeat", document: try hostile())
        ])
        #expect(code.contains("struct RepeatView: View"))
        #expect(code.contains(#""quote\" + exit(1) + \"""#))
        #expect(code.contains(#""\\(fatalError())""#))
        #expect(!code.unicodeScalars.contains { $0 != "\n" && $0.isUnshowable })
    }

    @Test func `documents of one file have structs of their own`() throws {
        let trial = try hostile()
        let names = [
            "card", "Card", "CardView", "View", "CardViewController", "Scroll", "Progress",
        ]
        let code = CodeFramework.swiftUI.source(
            names.map { CodeDocument(name: $0, document: trial) })
        let structs = code.split(separator: "\n").filter { $0.hasPrefix("struct ") }
        #expect(Set(structs).count == names.count)
        #expect(!structs.contains("struct ScrollView: View {"))
        try typecheck(code)
    }
}
