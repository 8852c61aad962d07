import Foundation
import LayoutChecks
import StackCore
import TestKit
import Testing

@testable import LayoutFormats

/// Exported code compiles and gives the same layout as the document.
@Suite(.serialized) struct SwiftExportTests {
    /// Three screens, all different from the canvas of the documents.
    private static let requests = [
        LayoutRequest(device: "iphone-13-mini"),
        LayoutRequest(device: "iphone-14", orientation: .landscape),
        LayoutRequest(device: "ipad-10.5"),
    ]
    private static let traits = [
        SizeClasses(width: .compact, height: .regular),
        SizeClasses(width: .compact, height: .compact),
        SizeClasses(width: .regular, height: .regular),
    ]

    /// The comparison of a document's frames on one screen with those of its code.
    private struct Comparison {
        var views = 0
        /// Descriptions of the views with different frames.
        var wrong: [String] = []
        var complaints: [String] = []
    }

    private func compare(
        _ trial: ExportedCode.Trial, _ views: [(id: ViewID, name: String)], _ code: ReadCode,
        _ request: LayoutRequest
    ) throws -> Comparison {
        let numbers = code.numbers(of: views)
        let read = try code.document(like: trial.document, given: given(trial, numbers))
        let expected = try #require(LayoutEnvironment(trial.document, for: request))
        let found = try #require(LayoutEnvironment(read, for: request))
        let (original, again) = (
            LayoutPass.run(trial.document, in: expected), LayoutPass.run(read, in: found)
        )
        var result = Comparison(complaints: code.complaints)
        for (id, name) in views {
            let frames = (
                original.frame(of: id), numbers[id].flatMap { again.frame(of: ViewID($0)) }
            )
            // A table gives a header without a designed size its width.
            let view = trial.document[id]
            let isEdge = view.parent.map { trial.document[$0].kind == .table } ?? false
            if isEdge, view.properties[.frame] == nil { continue }
            result.views += 1
            if !agree(frames.0, frames.1) {
                result.wrong.append("\(name) \(spell(frames.0)) \(spell(frames.1))")
            }
        }
        return result
    }

    /// Returns what lists and cells set themselves, by the numbers of views: the properties of
    /// cells and their content views, and the frame of a controller's list.
    private func given(
        _ trial: ExportedCode.Trial, _ numbers: [ViewID: Int]
    ) -> [Int: [PropertyList.Entry]] {
        let lists = trial.code.lists
        var result: [Int: [PropertyList.Entry]] = [:]
        for (id, number) in numbers {
            let view = trial.document[id]
            let isSet = lists.isCell(view) || lists.hasOwnClass(view) || lists.isContentView(view)
            let isList = id == .root && view.kind.isList
            // Code has no content sizes of placeholders.
            result[number] = view.properties.entries.filter {
                isSet || isList && $0.key == .frame || $0.key == .intrinsic
            }
        }
        return result
    }

    private func agree(_ a: Rect?, _ b: Rect?) -> Bool {
        guard let a, let b else { return a == nil && b == nil }
        return [a.x - b.x, a.y - b.y, a.width - b.width, a.height - b.height]
            .allSatisfy { $0.magnitude < 0.01 }
    }

    private func spell(_ rect: Rect?) -> String {
        rect.map { PropertyValue.rect($0.millipoints).spelling } ?? "none"
    }

    private func check(_ trials: [ExportedCode.Trial]) throws -> [(String, Comparison)] {
        let code = try ExportedCode(trials)
        defer { code.remove() }
        let ran = try code.ran(under: Self.traits)
        let files = code.exported
        var result: [(String, Comparison)] = []
        for (number, trial) in trials.enumerated() {
            for request in Self.requests {
                let traits = try #require(LayoutEnvironment(trial.document, for: request)).traits
                let key = "\(number) \(traits.width.rawValue),\(traits.height.rawValue)"
                // A document with explicit size classes has them on every screen.
                if trial.document.inForce(.traits, of: .document) != nil { continue }
                let code = try #require(ran[key], "\(trial.name)")
                result.append(
                    (
                        "\(trial.name) \(request.device!)",
                        try compare(trial, files[number].views, code, request)
                    ))
            }
        }
        return result
    }

    private func trials(_ file: String) throws -> [ExportedCode.Trial] {
        let bytes = try Self.bytes(file)
        let connections = try SceneConnections.all(in: bytes)
        let notes = try InterfaceBuilderImport.readForChecks(bytes).notes
        return try ExportCorpus.documents(bytes).map {
            // Xcode removes placeholders, and so does the export.
            var plan = EditPlan($0.document)
            for id in notes[$0.scene].placeholders.sorted() { plan.removeConstraint(id) }
            return .init(
                name: $0.name, document: plan.document, connections: connections[$0.scene])
        }
    }

    /// A screen with six equal pictures with a fixed size in a stack.
    private func dots() throws -> ExportedCode.Trial {
        let dots = (0..<6).map { number in
            """
            <imageView id="i\(number)" image="dot" translatesAutoresizingMaskIntoConstraints="NO">\
            <constraints><constraint firstAttribute="width" constant="20" id="w\(number)"/>\
            <constraint firstAttribute="height" constant="18" id="h\(number)"/></constraints>\
            </imageView>
            """
        }
        let stack = """
            <stackView id="s" spacing="4" translatesAutoresizingMaskIntoConstraints="NO">\
            <subviews>\(dots.joined())</subviews></stackView>
            """
        let center = ["centerX", "centerY"].map { side in
            """
            <constraint firstItem="s" firstAttribute="\(side)" secondItem="root" \
            secondAttribute="\(side)" id="\(side)"/>
            """
        }
        let screen = try CodeDocument.screen(stack, constraints: center.joined())[0]
        return .init(name: "dots", document: screen.document, connections: screen.connections)
    }

    /// A screen with equal rows, which one method makes.
    private func rows() throws -> ExportedCode.Trial {
        let rows = SwiftRowTests.rows(["Privacy", "Search", "Themes"])
        let sides = ["top", "leading"].map { side in
            """
            <constraint firstItem="s" firstAttribute="\(side)" secondItem="root" \
            secondAttribute="\(side)" constant="30" id="\(side)"/>
            """
        }
        let screen = try CodeDocument.screen(rows, constraints: sides.joined())[0]
        return .init(name: "rows", document: screen.document, connections: screen.connections)
    }

    private static func bytes(_ name: String) throws -> [UInt8] {
        name == "lists.storyboard"
            ? try Fixture.bytes("Tests/Fixtures/interface-builder/" + name)
            : try ExportCorpus.bytes(name)
    }

    // MARK: Tests

    @Test func `code has the frames of the document`() throws {
        var trials = try (ExportCorpus.own + ["lists.storyboard"]).flatMap(trials)
        for seed in 1...12 {
            trials.append(
                .init(name: "random-\(seed)", document: try RandomLayout(seed: seed).document))
        }
        trials.append(.init(name: "class", document: try hostile()))
        trials.append(try dots())
        trials.append(try rows())
        // Only some real documents; `make typecheck-exports` checks all of them.
        for (place, name) in ExportCorpus.real.enumerated() where place % 11 == 5 {
            trials += try self.trials(name)
        }
        let results = try check(trials)
        #expect(results.count >= 3 * ExportCorpus.own.count)
        for (name, comparison) in results {
            #expect(comparison.complaints.isEmpty, "\(name)")
            #expect(comparison.wrong.isEmpty, "\(name)")
        }
    }
}

// MARK: - Names and texts

extension SwiftExportTests {
    /// Makes a document with names and texts that end strings, contain code or change the writing
    /// direction.
    private func hostile() throws -> Document {
        let texts = [
            "quote\" + exit(1) + \"", "\\(fatalError())", "back\\", "*/ line\u{2028}end",
            "a\u{202E}b",
            "👩‍👩‍👧 e\u{301}", "nul\0bell\u{7}", "\"\"\"", "#\"", "first\r\nsecond",
        ]
        let names = [
            "switch", "self", "init", "class", "title", "description", "frame", "Type", "view-1",
            "view_1", "été", "日本語", "𝒳yz", "emptyPicture", "UIView", "isHidden", "_",
            "-x".replacing("-", with: "_"),
            "label", "super", "ㅤ", "traitCollection",
        ]
        var builder = try DocumentBuilder(size: Size(width: 300, height: 600))
        try builder.add(.stack, "default", [(.axis, "vertical")])
        for (number, name) in names.enumerated() {
            let text = texts[number % texts.count]
            try builder.add(
                number % 2 == 0 ? .label : .button, name, in: "default",
                [(.text, text), (.userLabel, text), (.customClass, text)])
        }
        try builder.constrain("default", .top, .equal, "view", constant: 5, named: "guard")
        try builder.constrain("default", .leading, .equal, "view.margins", named: "sub-script")
        return builder.document
    }

    @Test func `names and texts are no code`() throws {
        let code = CodeFramework.uiKit.source([
            CodeDocument(name: "repeat", document: try hostile())
        ])
        #expect(code.contains("let switchLabel = "))
        #expect(code.contains(#"text: "quote\" + exit(1) + \"""#))
        #expect(code.contains(#""\\(fatalError())""#))
        #expect(!code.unicodeScalars.contains { $0 != "\n" && $0.isUnshowable })
        #expect(
            code
                == CodeFramework.uiKit.source([
                    CodeDocument(name: "repeat", document: try hostile())
                ]))
    }

    @Test func `documents of one file have classes of their own`() throws {
        let document = try hostile()
        let names = ["card", "Card", "UIView", "View", "CardViewController"]
        let code = CodeFramework.uiKit.source(
            names.map { CodeDocument(name: $0, document: document) })
        let classes = code.split(separator: "\n").filter { $0.hasPrefix("final class ") }
        #expect(Set(classes).count == names.count)
        let trial = try ExportedCode([.init(name: "Card", document: document)])
        defer { trial.remove() }
        try trial.typecheck()
    }
}

extension SwiftExportTests {
    /// Every document of the 44 files (`LAYOUTS=1 make typecheck-exports`).
    @Test(.enabled(if: ProcessInfo.processInfo.environment["LAYOUTEDIT_ALL_CODE"] != nil))
    func `every document of the corpus`() throws {
        var figures = (documents: 0, layouts: 0, right: 0, views: 0, rightViews: 0, failed: 0)
        var rest = ExportCorpus.real[...]
        while !rest.isEmpty {
            let batch = Array(rest.prefix(11))
            rest = rest.dropFirst(11)
            let trials = batch.flatMap { name in (try? self.trials(name)) ?? [] }
            figures.documents += trials.count
            do {
                for (name, comparison) in try check(trials) {
                    figures.layouts += 1
                    figures.views += comparison.views
                    figures.rightViews += comparison.views - comparison.wrong.count
                    if comparison.wrong.isEmpty { figures.right += 1 }
                    for complaint in comparison.complaints { print("CODE \(name): \(complaint)") }
                    if let first = comparison.wrong.first {
                        print("CODE \(name): \(comparison.wrong.count) wrong, \(first)")
                    }
                }
            } catch {
                figures.failed += 1
                print("CODE does not compile: \(error)")
            }
        }
        print("CODE \(figures)")
        #expect(figures.failed == 0)
    }
}
