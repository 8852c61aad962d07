import Foundation
import LayoutStore
import StackCore
import TestKit
import Testing

@testable import LayoutFormats
@testable import LayoutReplies
@testable import LayoutSession

/// Cells and effect views that were made here, or added to an imported list, are exported as
/// Interface Builder has them: in the list of their kind, with their subviews in a content view.
@Suite struct CellExportTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Fixtures/interface-builder")

    /// Writes a random script of lists with cells, of effect views, and of constraints in them.
    private func script(_ random: inout SeededGenerator) -> String {
        var lines = ["new Lists"]
        for list in 0..<Int.random(in: 1...3, using: &random) {
            let kind = ["table", "collection", "visualEffect"].randomElement(using: &random)!
            lines.append("add \(kind) list\(list) in view")
            lines.append("constrain list\(list).width = 300")
            let owners =
                kind == "visualEffect"
                ? ["list\(list)"]
                : (0..<Int.random(in: 0...3, using: &random)).map { "cell\(list)x\($0)" }
            for owner in owners {
                if kind != "visualEffect" {
                    let cell = kind == "table" || Bool.random(using: &random) ? "cell" : "view"
                    lines.append("add \(cell) \(owner) in list\(list)")
                }
                lines += content(of: owner, &random)
            }
        }
        return lines.joined(separator: "\n")
    }

    private func content(of owner: String, _ random: inout SeededGenerator) -> [String] {
        let label = owner + "label"
        var lines = ["add label \(label) in \(owner) text=Row"]
        let constraints = [
            "constrain \(label).top = \(owner).top + 8", "constrain \(owner).height = 60",
            "constrain \(label).leading = \(owner).margins.leading",
            "constrain \(owner).bottom = \(label).bottom + 8",
            "constrain \(label).centerY = \(owner).centerY",
        ]
        lines += constraints.filter { _ in Bool.random(using: &random) }
        if Bool.random(using: &random) {
            lines += [
                "add image \(owner)image in \(owner)",
                "constrain \(owner)image.leading = \(label).trailing + 8",
                "set \(owner)image.installed false for w=regular",
            ]
        }
        return lines
    }

    @Test(arguments: 0..<20)
    func `a list made here is exported as Interface Builder has it`(_ seed: Int) throws {
        var random = SeededGenerator(seed: seed)
        let scratch = try Scratch()
        try scratch.run(script(&random))
        for format in ["storyboard", "xib"] {
            let written = try scratch.export(format)
            try expectParts(written)
            let again = try Scratch()
            try again.take(written)
            #expect(again.session.file.digest() == scratch.session.file.digest())
            let note = try #require(
                try scratch.run("export --format \(format) --output a.\(format)"))
            #expect(!note.reply.text.contains("Interface Builder has no place"))
        }
    }

    @Test func `a xib of a cell is a cell`() throws {
        let scratch = try Scratch()
        try scratch.run(
            """
            new Row root cell row
            add label title in row text=Row
            constrain title.leading = row.leading + 16
            """)
        let written = try scratch.export("xib")
        try expectParts(written)
        #expect(String(decoding: written, as: UTF8.self).contains("<tableViewCell "))
    }

    /// Cells that are added to tables and collections of storyboards, and copies of their cells.
    @Test(arguments: CellEditTests.storyboards)
    func `a list of a storyboard gets new cells`(_ storyboard: String) throws {
        let file = Self.folder.appending(path: storyboard + ".storyboard")
        let scratch = try Scratch()
        try scratch.import(String(contentsOf: file, encoding: .utf8))
        var added = 0
        for name in scratch.session.file.documents.map(\.name).sorted() {
            try scratch.run("open \(name)")
            for list in try scratch.document.allViews where list.kind.isList {
                added += 1
                let cell = "new\(added)"
                try scratch.run(
                    """
                    add cell \(cell) in \(list.name)
                    add label \(cell)label in \(cell) text=Row
                    constrain \(cell)label.leading = \(cell).leading + 16
                    """)
                guard let first = list.subviews.first else { continue }
                let original = try scratch.document[first]
                guard original.kind == .cell || list.kind == .collection else { continue }
                try scratch.run("copy \(original.name) as \(cell)copy")
            }
        }
        #expect(added > 0)
        let written = try scratch.export("storyboard")
        try expectParts(written)
        let again = try Scratch()
        try again.take(written)
        #expect(try viewNames(again) == viewNames(scratch))
        #expect(try again.export("storyboard") == written)
    }

    private func viewNames(_ scratch: Scratch) throws -> [String: [String]] {
        var names: [String: [String]] = [:]
        for name in scratch.session.file.documents.map(\.name) {
            try scratch.run("open \(name)")
            names[name] = try scratch.document.allViews.map(\.name).sorted()
        }
        return names
    }

    /// Expects that cells are in lists, and that what a cell or an effect view contains is in its
    /// content view and refers to nothing but views in it.
    private func expectParts(_ written: [UInt8]) throws {
        let root = try XMLReader.read(written).root
        for element in root.subtree {
            switch element.name {
            case "prototypes": #expect(Set(element.children.map(\.name)) == ["tableViewCell"])
            case "cells": #expect(element.children.filter { !$0.isCell }.isEmpty)
            case "subviews": #expect(element.children.filter(\.isCell).isEmpty)
            case "tableViewCell", "collectionViewCell", "visualEffectView":
                expectContent(of: element)
            default: break
            }
            if element.isCell, element.parent?.isNamed("objects") == false {
                #expect(["prototypes", "cells"].contains(element.parent?.name))
                let isNew = element["userLabel"]?.hasPrefix("new") == true
                #expect(!isNew || element["reuseIdentifier"] != nil)
            }
        }
    }

    private func expectContent(of view: SourceElement) {
        #expect(view.child("subviews") == nil, "\(view["id"] ?? "")")
        let contents = view.children.filter { $0["key"] == "contentView" }
        // A fixture has a cell without a content view.
        #expect(contents.count == 1 || view["userLabel"] == nil)
        guard let content = contents.first else { return }
        let inside = Set(content.subtree.compactMap { $0["id"] })
        for constraint in content.subtree where constraint.isNamed("constraint") {
            let items = [constraint["firstItem"], constraint["secondItem"]].compactMap(\.self)
            #expect(inside.isSuperset(of: items))
        }
    }
}
