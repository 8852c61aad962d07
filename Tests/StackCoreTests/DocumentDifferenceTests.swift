import TestKit
import Testing

@testable import StackCore

@Suite struct `The difference of two documents` {
    /// Returns two states of one history, `apart` edits from each other.
    private func states(seed: Int, apart: Int) throws -> (Document, Document) {
        var layout = try RandomLayout(seed: seed)
        for _ in 0..<10 { try layout.edit() }
        let old = layout.document
        for _ in 0..<apart { try layout.edit() }
        return (old, layout.document)
    }

    private func check(_ old: Document, _ new: Document) throws {
        let difference = DocumentDifference(from: old, to: new)
        var document = old
        try InvariantChecks.$areOn.withValue(true) {
            for edit in difference.edits { try document.apply(edit) }
        }
        #expect(document.views.numbers(differingFrom: new.views).isEmpty)
        #expect(document.constraints.numbers(differingFrom: new.constraints).isEmpty)
        #expect(document.properties == new.properties && document.names == new.names)
        #expect(
            document.unmetRequirementCount == new.unmetRequirementCount
                && document.invariantViolations().isEmpty)
        for edit in difference.edits.reversed() { try document.apply(edit.inverse) }
        #expect(document.views.numbers(differingFrom: old.views).isEmpty)
        #expect(
            document.names == old.names
                && document.unmetRequirementCount == old.unmetRequirementCount)
    }

    @Test(arguments: 0..<40)
    func `its edits lead from one to the other, and their inverses back`(seed: Int) throws {
        for apart in [0, 1, 5, 40] {
            let (old, new) = try states(seed: seed, apart: apart)
            try check(old, new)
            try check(new, old)
        }
        // These documents have only the numbers of views and constraints in common.
        let (old, _) = try states(seed: seed, apart: 0)
        try check(old, try states(seed: seed + 100, apart: 20).1)
    }

    @Test(arguments: 0..<20)
    func `numbers that mean other things are matched first`(seed: Int) throws {
        let (old, new) = try states(seed: seed, apart: 10)
        let matching = ItemMatching(old, new) { item in
            if case .view(let id) = item { id != .root && id.raw.isMultiple(of: 2) } else { true }
        }
        let renumbered = new.renumbered(by: matching, like: old)
        #expect(renumbered.hasSameContent(as: new))
        #expect(renumbered.invariantViolations().isEmpty)
        try check(old, renumbered)
        for view in old.allViews where new.view(named: view.name)?.kind == view.kind {
            #expect(renumbered.view(named: view.name)?.id == view.id)
        }
    }

    @Test func `nobody moves but who has to`() throws {
        let builder = try document("a", "b", "c", "d", "e")
        let moved = try document("b", "c", "d", "a", "e")
        let matching = ItemMatching(builder, moved) { _ in true }
        let edits = DocumentDifference(
            from: builder, to: moved.renumbered(by: matching, like: builder)
        ).edits
        let a = try #require(builder.view(named: "a")?.id)
        #expect(
            edits == [.removeSubview(a, from: .root, at: 0), .insertSubview(a, in: .root, at: 3)])
    }

    @Test func `names go round in a circle`() throws {
        let old = try document("a", "b", "c", "x1")
        var new = old
        let items = ["a", "b", "c"].map { old.item(named: $0)! }
        for (item, name) in zip(items, ["a", "b", "c"]) {
            try new.apply(.rename(item, from: name, to: name + "0"))
        }
        for (item, names) in zip(items, [("a0", "b"), ("b0", "c"), ("c0", "a")]) {
            try new.apply(.rename(item, from: names.0, to: names.1))
        }
        try check(old, new)
        #expect(DocumentDifference(from: old, to: new).edits.count == 4)
    }

    @Test func `a number that means another kind of view is another view`() throws {
        var old = Document(rootName: "view")
        var new = Document(rootName: "view")
        for (kind, isNew) in [(ViewKind.label, false), (.stack, true)] {
            var document = Document(rootName: "view")
            let (view, child) = (ViewID(1), ViewID(2))
            try document.apply(.createView(View(id: view, name: "a", kind: kind)))
            try document.apply(.insertSubview(view, in: .root, at: 0))
            try document.apply(.createView(View(id: child, name: "b", kind: .view)))
            try document.apply(.insertSubview(child, in: isNew ? view : .root, at: 0))
            if isNew { try document.apply(.insertArranged(child, in: view, at: 0)) }
            let width = Anchor(LayoutItem(view), .width)
            try document.apply(
                .createConstraint(
                    LayoutConstraint(
                        id: ConstraintID(0), name: "c", first: width, relation: .equal, second: nil)
                ))
            if isNew { new = document } else { old = document }
        }
        try check(old, new)
        try check(new, old)
    }

    private func document(_ names: String...) throws -> Document {
        var document = Document(rootName: "view")
        for (at, name) in names.enumerated() {
            let id = document.nextViewID
            try document.apply(.createView(View(id: id, name: name, kind: .view)))
            try document.apply(.insertSubview(id, in: .root, at: at))
        }
        return document
    }
}
