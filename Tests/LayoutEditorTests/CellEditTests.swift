import Foundation
import LayoutStore
import StackCore
import Testing

@testable import CommandLanguage
@testable import LayoutSession

/// The parts of lists that UIKit and Interface Builder make: cells, and their content views.
@Suite struct CellEditTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Fixtures/interface-builder")
    static let storyboards = [
        "bars-and-lists", "before-ios-13", "canvas-and-app", "lists", "placement",
    ]

    private func scratch(_ storyboard: String) throws -> Scratch {
        let scratch = try Scratch()
        try scratch.import(
            String(
                contentsOf: Self.folder.appending(path: storyboard + ".storyboard"),
                encoding: .utf8))
        return scratch
    }

    /// The cells of the current document whose content view Interface Builder made.
    private func cells(_ document: Document) -> [(cell: View, content: View)] {
        document.allViews.compactMap { cell in
            guard cell.kind == .cell, let first = cell.subviews.first else { return nil }
            return (cell, document[first])
        }
    }

    /// Outlets, actions and translations refer to an object of a file by its id.
    @Test(arguments: storyboards)
    func `the id of an object of a file stays`(_ storyboard: String) throws {
        let scratch = try scratch(storyboard)
        for name in scratch.session.file.documents.map(\.name).sorted() {
            try scratch.run("open \(name)")
            let digest = scratch.session.file.digest()
            for view in try scratch.document.allViews {
                guard case .text(let id)? = view.properties[.objectID] else { continue }
                for command in [
                    "set \(view.name).objectID abc-12-xyz", "reset \(view.name).objectID",
                ] {
                    let error = scratch.error(command)
                    #expect(error?.code == .notAvailable && error?.message.contains(id) == true)
                }
            }
            #expect(scratch.session.file.digest() == digest)
        }
    }

    @Test(arguments: storyboards)
    func `a content view stays in its cell, and a cell in its list`(_ storyboard: String) throws {
        let scratch = try scratch(storyboard)
        var (parts, lists) = (0, 0)
        for name in scratch.session.file.documents.map(\.name).sorted() {
            try scratch.run("open \(name)")
            let document = try scratch.document
            let digest = scratch.session.file.digest()
            func refuses(_ command: String, _ words: String) {
                let error = scratch.error(command)
                #expect(
                    error?.code == .isPart && error?.message.contains(words) == true,
                    "\(command): \(error?.message ?? "done")")
            }
            for (cell, content) in cells(document) {
                let (name, inner) = (cell.name, content.name)
                parts += 1
                for command in [
                    "remove \(inner)", "copy \(inner) as twin", "copy \(inner) as twin in \(name)",
                    "embed \(inner) in stack twin",
                ] {
                    refuses(command, "is the content view of the cell \(name)")
                }
                for command in ["add label twin in \(name)", "add label twin in \(name) at 0"] {
                    refuses(command, "in its content view \(inner)")
                }
                guard let list = cell.parent.map({ document[$0] }), list.kind.isList
                else { continue }
                lists += 1
                refuses("add label twin in \(list.name)", "to which only cells can be added")
                refuses("embed \(name) in stack twin", "stays in it")
                if list.id == .root { continue }
                refuses("move \(name) to \(document[.root].name)", "stays in")
                refuses("move \(inner) to \(document[.root].name)", "cannot be moved")
            }
            #expect(scratch.session.file.digest() == digest)
        }
        #expect(parts > 0 && lists > 0)
    }

    @Test(arguments: storyboards)
    func `the subviews of a content view and whole cells can be changed`(
        _ storyboard: String
    ) throws {
        let scratch = try scratch(storyboard)
        for name in scratch.session.file.documents.map(\.name).sorted() {
            try scratch.run("open \(name)")
            for (cell, content) in cells(try scratch.document) {
                try scratch.run("add label twin in \(content.name)\nremove twin")
                if cell.id != .root { try scratch.run("remove \(cell.name)") }
            }
        }
    }

    /// Rows of a script, and of a layout file without a storyboard, are as the script states.
    @Test(arguments: storyboards)
    func `the commands that make a document make its cells`(_ storyboard: String) throws {
        let scratch = try scratch(storyboard)
        for name in scratch.session.file.documents.map(\.name).sorted() {
            try scratch.run("open \(name)")
            let script = try scratch.text("export --format commands")
            let other = try Scratch()
            try other.run(script)
            #expect(
                try other.document.allViews.map(\.name) == scratch.document.allViews.map(\.name))
        }
    }

    @Test func `cells of a layout file without a storyboard are free`() throws {
        let scratch = try Scratch()
        try scratch.run(
            """
            new List root table list
            add cell row in list
            copy row as second in list
            add label text in row
            remove text
            """)
        #expect(try scratch.document.view(named: "second") != nil)
    }

    /// Earlier versions made edits that commands refuse now. The journal has the edits, so they are
    /// undone, redone and replayed as they were.
    @Test func `edits that are refused now are replayed`() throws {
        let scratch = try scratch("lists")
        let document = try #require(
            scratch.session.file.documents.map(\.name).sorted().first { name in
                _ = try? scratch.run("open \(name)")
                return (try? !cells(scratch.document).isEmpty) == true
            })
        try scratch.run("open \(document)")
        let (cell, content) = cells(try scratch.document)[0]
        let id = try scratch.session.currentID()
        let difference = { (old: Document) throws -> [Edit] in
            var new = old
            var edits: [Edit] = []
            for edit in [
                Edit.rename(.view(cell.id), from: cell.name, to: "document"),
                .removeSubview(content.id, from: cell.id, at: 0),
                .insertSubview(content.id, in: .root, at: 0),
            ] {
                try new.apply(edit)
                edits.append(edit)
            }
            return edits
        }
        let before = scratch.session.file.digest()
        let edits = try difference(scratch.document)
        try scratch.session.operation("an earlier version") {
            for edit in edits { try scratch.session.apply(.edit(id, edit)) }
        }
        let after = scratch.session.file.digest()
        #expect(before != after)
        try scratch.run("undo")
        #expect(scratch.session.file.digest() == before)
        try scratch.run("redo")
        #expect(scratch.session.file.digest() == after)
        #expect(try scratch.session.file.verify().isSound)
    }
}
