import Foundation
import StackCore
import TestKit
import Testing

@testable import LayoutFormats

/// Exported SwiftUI code compiles, shows every view once, and marks what it cannot express.
@Suite(.serialized) struct SwiftUIExportTests {
    private static let mark = "// SwiftUI cannot say: "

    private func laidOut(_ name: String, _ document: Document) throws -> LaidOutDocument {
        let environment = try #require(LayoutEnvironment(document))
        return LaidOutDocument(
            name: name, document: document, layout: LayoutPass.run(document, in: environment))
    }

    private func code(_ build: (inout DocumentBuilder) throws -> Void) throws -> String {
        var builder = try DocumentBuilder(size: Size(width: 390, height: 844))
        try build(&builder)
        return SwiftUIExport.swift([try laidOut("Screen", builder.document)])
    }

    /// Returns our own files, generated layouts, unusual names and texts, and some real files.
    private func trials() throws -> [LaidOutDocument] {
        var result: [LaidOutDocument] = []
        let real = ExportCorpus.real.enumerated().filter { $0.offset % 11 == 5 }.map(\.element)
        for file in ExportCorpus.own + real {
            for scene in try ExportCorpus.documents(try ExportCorpus.bytes(file)) {
                result.append(try laidOut(scene.name, scene.document))
            }
        }
        for seed in 1...24 {
            result.append(try laidOut("random-\(seed)", try RandomLayout(seed: seed).document))
        }
        result.append(try laidOut("class", try hostile()))
        return result
    }

    private func typecheck(_ source: String) throws {
        let stub = try ExportedCode.makeStub("SwiftUI")
        let folder = FileManager.default.temporaryDirectory
            .appending(path: "swiftui-" + UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(source.utf8).write(to: folder.appending(path: "Views.swift"))
        try ExportedCode.run(
            ["swiftc", "-swift-version", "6", "-parse-as-library", "-typecheck"]
                + ["-I", stub.path, "Views.swift"], in: folder)
    }

    // MARK: All trials

    @Test func `code compiles`() throws {
        let trials = try trials()
        #expect(trials.count > 30)
        let source = SwiftUIExport.swift(trials)
        #expect(source == SwiftUIExport.swift(trials))
        try typecheck(source)
    }

    @Test func `the list says what the lines say`() throws {
        var remarks = 0
        for trial in try trials() {
            let lines = SwiftUIExport.swift([trial]).split(separator: "\n")
            let start = try #require(lines.firstIndex(of: "import SwiftUI"))
            let listed = lines[..<start].dropFirst().map { String($0.dropFirst("// - ".count)) }
            let body = lines[start...].enumerated().compactMap { place, line -> String? in
                guard let mark = line.range(of: Self.mark) else { return nil }
                // The line that a mark concerns comes next, after other comments.
                let next = lines[(start + place)...].first {
                    !$0.drop { $0 == " " }.hasPrefix("//")
                }
                #expect(next != nil && next?.drop { $0 == " " } != "}", "\(trial.name)")
                return String(line[mark.upperBound...])
            }
            #expect(listed == body, "\(trial.name)")
            #expect(body == SwiftUIExport.remarks(trial), "\(trial.name)")
            #expect(body.allSatisfy { $0.hasSuffix(".") }, "\(trial.name)")
            remarks += body.count
        }
        #expect(remarks > 50)
    }

    /// Under the device's size classes, each view that no stack hides appears exactly once.
    @Test func `each view is shown once`() throws {
        for trial in try trials() {
            let reading = SwiftUISceneReading(trial.document, trial.layout)
            let scene = SwiftUIScene(reading, SwiftUIStruct.names(of: trial.document))
            let definitions = scene.definitions
            var shown: [String: Int] = [:]
            for (id, node) in definitions {
                // A definition that contains only the view itself is that view.
                let isItself = node.key == trial.document[id].name
                count(node, isDefinition: isItself, into: &shown)
            }
            for id in scene.resolved.order where id != .root {
                let name = trial.document[id].name
                #expect(shown[name] == (isLeftOut(id, scene) ? nil : 1), "\(trial.name) \(name)")
            }
        }
    }

    private func isLeftOut(_ id: ViewID, _ scene: SwiftUIScene) -> Bool {
        scene.document.ancestors(of: id).contains { ancestor in
            guard let parent = scene.resolved[ancestor].parent else { return false }
            return scene.resolved[parent].arranged.contains(ancestor)
                && scene.resolved[ancestor].isHidden
        }
    }

    /// Counts where views are shown, without the names of the definitions themselves.
    private func count(
        _ node: SwiftUINode, isDefinition: Bool = true, into shown: inout [String: Int]
    ) {
        if !isDefinition { shown[node.key, default: 0] += 1 }
        for call in [node.head] + node.modifiers {
            for content in call.closures.flatMap(\.content) {
                if case .node(let inner) = content {
                    count(inner, isDefinition: false, into: &shown)
                }
            }
        }
    }
}

// MARK: - SwiftUI counterparts

extension SwiftUIExportTests {
    @Test func `a stack is a stack`() throws {
        let code = try code { builder in
            try builder.add(.stack, "row", [(.spacing, "8"), (.alignment, "firstBaseline")])
            try builder.add(.label, "key", in: "row", [(.text, "Key"), (.spacingAfter, "20")])
            try builder.add(.label, "value", in: "row", [(.text, "Value"), (.lines, "0")])
            try builder.add(.label, "gone", in: "row", [(.text, "Gone"), (.hidden, "true")])
            try builder.constrain("row", .top, .equal, "view.safeArea", constant: 12)
            try builder.constrain("row", .leading, .equal, "view.safeArea", constant: 16)
        }
        #expect(code.contains("HStack(alignment: .firstTextBaseline, spacing: 8) {"))
        #expect(
            code.contains(
                ".accessibilityIdentifier(\"key\")\n                .padding(.trailing, 12)"))
        #expect(code.contains("// gone is hidden, so that its stack leaves it out."))
        #expect(!code.contains("Text(\"Gone\")"))
        #expect(
            code.contains(
                """
                        row
                            .padding(.top, 12)
                            .padding(.leading, 16)
                            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
                """))
        #expect(!code.contains(Self.mark))
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
        #expect(!code.contains(Self.mark))
    }

    @Test func `views that share equally do in a grid too`() throws {
        let code = try code { builder in
            try builder.add(.stack, "rows", [(.axis, "vertical"), (.spacing, "4")])
            for edge in [LayoutAttribute.leading, .trailing, .top] {
                try builder.constrain("rows", edge, .equal, "view.safeArea")
            }
            for row in ["a", "b"] {
                try builder.add(
                    .stack, row, in: "rows", [(.distribution, "fillEqually"), (.spacing, "2")])
                try builder.add(.label, row + "1", in: row, [(.text, "1")])
                try builder.add(.label, row + "2", in: row, [(.text, "2")])
            }
        }
        #expect(code.contains("Grid(horizontalSpacing: 2, verticalSpacing: 4) {"))
        #expect(code.components(separatedBy: "GridRow {").count == 3)
        #expect(
            code.components(separatedBy: ".frame(maxWidth: .infinity, alignment: .leading)").count
                == 5)
        #expect(!code.contains(Self.mark))
    }

    @Test func `size classes choose`() throws {
        let code = try code { builder in
            try builder.add(.stack, "row", [(.spacing, "8")])
            try builder.add(.label, "title", in: "row", [(.text, "Title")])
            try builder.add(.label, "note", in: "row", [(.text, "Note")])
            try builder.constrain("row", .centerX, .equal, "view")
            try builder.constrain("row", .centerY, .equal, "view.safeArea")
            let regular = SizeClasses(width: .regular, height: .any)
            let (row, note) = (builder.id("row"), builder.id("note"))
            try builder.change { plan throws(EditRefusal) in
                try plan.setProperty(.spacing, regular, of: .view(row), to: .spacing(.points(16)))
                try plan.setProperty(.installed, regular, of: .view(note), to: .flag(false))
            }
        }
        #expect(
            code.contains(#"@Environment(\.horizontalSizeClass) private var horizontalSizeClass"#))
        #expect(code.contains("HStack(spacing: horizontalSizeClass == .regular ? 16 : 8) {"))
        #expect(code.contains("if horizontalSizeClass == .regular {\n                EmptyView()"))
        try typecheck(code)
    }

    @Test func `what cannot be said stands where it matters`() throws {
        let code = try code { builder in
            try builder.add(.label, "title", [(.text, "Title")])
            try builder.constrain("title", .top, .equal, "view.safeArea", constant: 10)
            try builder.constrain("title", .centerX, .equal, "view")
            try builder.constrain(
                "title", .width, .equal, "view", multiplier: 0.5, named: "half")
        }
        let line = "half: title.width = 0.5 * view.width is a share of another view."
        #expect(
            code.hasPrefix(
                "// What SwiftUI cannot say of ScreenView, each where it matters below:\n// - \(line)\n"
            ))
        #expect(code.contains("        \(Self.mark)\(line)\n        Text(\"Title\")"))
        #expect(code.contains(".frame(width: 195, alignment: .leading)"))
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
        let code = SwiftUIExport.swift([try laidOut("repeat", try hostile())])
        #expect(code.contains("struct RepeatView: View"))
        #expect(code.contains(#"Text("quote\" + exit(1) + \"")"#))
        #expect(code.contains(#"String("\\(fatalError())")"#))
        #expect(!code.unicodeScalars.contains { $0 != "\n" && $0.isUnshowable })
    }

    @Test func `documents of one file have structs of their own`() throws {
        let trial = try hostile()
        let names = [
            "card", "Card", "CardView", "View", "CardViewController", "Scroll", "Progress",
        ]
        let code = SwiftUIExport.swift(try names.map { try laidOut($0, trial) })
        let structs = code.split(separator: "\n").filter { $0.hasPrefix("struct ") }
        #expect(Set(structs).count == names.count)
        #expect(!structs.contains("struct ScrollView: View {"))
        try typecheck(code)
    }
}
