import LayoutFormats
import StackCore
import TestKit
import Testing

/// Three-way merges of documents.
@Suite struct DocumentMergeTests {
    private func base() throws -> DocumentBuilder {
        var b = try DocumentBuilder(size: Size(width: 320, height: 568))
        try b.add(.stack, "form", [(.axis, "vertical"), (.spacing, "8")])
        try b.add(.label, "title", in: "form", [(.text, "Title")])
        try b.add(.label, "note", in: "form", [(.text, "Note")])
        try b.constrain("form", .leading, .equal, "view", constant: 20, named: "start")
        try b.constrain("form", .top, .equal, "view", constant: 20, named: "top")
        return b
    }

    private func merged(
        preferring side: MergeSide = .ours, _ ours: (inout DocumentBuilder) throws -> Void,
        _ theirs: (inout DocumentBuilder) throws -> Void
    ) throws -> DocumentMerge {
        let base = try base()
        var (own, other) = (base, base)
        try ours(&own)
        try theirs(&other)
        return try DocumentMerge(
            base: base.document, ours: own.document, theirs: other.document, named: "Login",
            preferring: side)
    }

    private func arranged(_ merge: DocumentMerge) -> [String] {
        let form = merge.document.view(named: "form")!
        return form.arrangedSubviews.map { merge.document[$0].name }
    }

    @Test func `what each side changed is changed`() throws {
        let merge = try merged { b in
            try b.set("title", .text, "Hello")
            try b.add(.button, "go", in: "form")
        } _: { b in
            try b.set("note", .text, "Below")
            try b.set("start", .constant, "16")
            try b.add(.label, "hint", in: "form")
        }
        #expect(merge.conflicts.isEmpty)
        #expect(arranged(merge) == ["title", "note", "go", "hint"])
        let document = merge.document
        let text = { (name: String) in document.inForce(.text, of: document.item(named: name)!) }
        #expect(text("title") == "Hello" && text("note") == "Below")
        #expect(document.inForce(.constant, of: document.item(named: "start")!) == 16)
    }

    @Test(arguments: MergeSide.allCases)
    func `unknown properties are merged like known ones`(side: MergeSide) throws {
        let base = try base().document
        func with(_ values: KeyValuePairs<String, String>) throws -> Document {
            var document = base
            for (key, value) in values {
                let item = document.item(named: "title")!
                let property = UnknownProperty(key, .base)!
                try document.apply(.setUnknown(item, property, from: nil, to: value))
            }
            return document
        }
        let merge = try DocumentMerge(
            base: base, ours: with(["newFlag": "true", "newWord": "ours"]),
            theirs: with(["newNumber": "1", "newWord": "theirs"]), named: "Login", preferring: side)
        #expect(merge.conflicts.map(\.what) == ["newWord"])
        #expect(
            merge.document.unknownValues == [
                "title.newFlag: true (unknown)", "title.newNumber: 1 (unknown)",
                "title.newWord: \(side == .ours ? "ours" : "theirs") (unknown)",
            ])
    }

    @Test(arguments: MergeSide.allCases)
    func `the same value twice is a conflict, and one is taken`(side: MergeSide) throws {
        let merge = try merged(preferring: side) {
            try $0.set("form", .spacing, "12")
        } _: {
            try $0.set("form", .spacing, "10")
        }
        #expect(merge.conflicts.map(\.what) == ["spacing"])
        #expect(merge.conflicts.map(\.taken) == [side])
        let document = merge.document
        #expect(
            document.properties(of: document.item(named: "form")!)?[.spacing]?.spelling
                == (side == .ours ? "12" : "10"))
    }

    @Test(arguments: MergeSide.allCases)
    func `what one deleted and the other changed is a conflict`(side: MergeSide) throws {
        let merge = try merged(preferring: side) { b in
            let id = b.id("note")
            try b.change { plan throws(EditRefusal) in try plan.remove(id) }
        } _: {
            try $0.set("note", .text, "Kept")
        }
        let conflict = try #require(merge.conflicts.first)
        #expect(merge.conflicts.count == 1 && conflict.kind == .deletion)
        #expect(conflict.what == "deleted by ours, worked on by theirs")
        #expect(conflict.ours == "deleted" && conflict.theirs == "changed text")
        #expect(arranged(merge) == (side == .ours ? ["title"] : ["title", "note"]))
    }

    /// Constraints that were deleted together with a view belong to the same conflict.
    @Test(arguments: 0..<60)
    func `a view that stays after a deletion is as the other side has it`(seed: Int) throws {
        var random = SeededGenerator(seed: seed)
        let base = try RandomLayout(seed: seed).document
        let top = random.pick(base.allViews.map(\.id).filter { $0 != .root })
        let inside = random.pick(base.subtree(of: top))
        var (change, deletion) = (EditPlan(base), EditPlan(base))
        try change.setProperty(.alpha, of: .view(inside), to: .number(0.125))
        try deletion.remove(top)
        for side in MergeSide.allCases {
            let (keeper, deleter) = (change.document, deletion.document)
            let merge = try DocumentMerge(
                base: base, ours: side == .ours ? keeper : deleter,
                theirs: side == .ours ? deleter : keeper, named: "Random", preferring: side)
            #expect(merge.document.hasSameContent(as: keeper), "seed \(seed)")
            #expect(merge.conflicts.map(\.kind) == [.deletion], "seed \(seed)")
        }
    }

    @Test func `what nobody else touched goes without a word`() throws {
        let merge = try merged { b in
            let id = b.id("note")
            try b.change { plan throws(EditRefusal) in try plan.remove(id) }
        } _: {
            try $0.set("title", .text, "Hello")
        }
        #expect(merge.conflicts.isEmpty)
        #expect(arranged(merge) == ["title"])
    }

    @Test func `two views of one name are both kept`() throws {
        let merge = try merged {
            try $0.add(.button, "go", in: "form")
        } _: {
            try $0.add(.image, "go", in: "form")
        }
        #expect(arranged(merge) == ["title", "note", "go", "go2"])
        #expect(merge.decisions.map(\.object) == ["go2"])
    }

    @Test func `constraints that hold only apart are a conflict of layout`() throws {
        let merge = try merged {
            try $0.constrain("form", .width, constant: 100, named: "narrow")
        } _: {
            try $0.constrain("title", .width, constant: 200, named: "wide")
        }
        #expect(merge.conflicts.map(\.kind) == [.layout])
    }

    /// Returns a random document and two versions of it that were edited independently.
    private func versions(seed: Int) throws -> (base: Document, ours: Document, theirs: Document) {
        let base = try RandomLayout(seed: seed)
        let sides = try [1, 2].map { number in
            var side = base
            side.random = SeededGenerator(seed: seed * 3 + number)
            for _ in 0..<8 { try side.edit() }
            return side.document
        }
        return (base.document, sides[0], sides[1])
    }

    private func merge(_ base: Document, _ ours: Document, _ theirs: Document) throws
        -> DocumentMerge
    {
        try DocumentMerge(
            base: base, ours: ours, theirs: theirs, named: "Random", preferring: .ours)
    }

    @Test(arguments: 0..<100)
    func `where one side did nothing the other is the merge`(seed: Int) throws {
        let (base, ours, theirs) = try versions(seed: seed)
        #expect(try merge(base, ours, base).document.hasSameContent(as: ours))
        #expect(try merge(base, base, theirs).document.hasSameContent(as: theirs))
        #expect(try merge(base, ours, ours).document.hasSameContent(as: ours))
        #expect(try merge(base, ours, ours).conflicts.isEmpty)
    }

    @Test(arguments: 0..<100)
    func `a merge is sound, and a value that one side changed is in it`(seed: Int) throws {
        let (base, ours, theirs) = try versions(seed: seed)
        let merged = try merge(base, ours, theirs)
        #expect(merged.document.invariantViolations().isEmpty)
        for (side, other) in [(ours, theirs), (theirs, ours)] {
            for view in base.allViews {
                guard let now = side.view(view.id), let theirs = other.view(view.id),
                    let result = merged.document.view(view.id)
                else { continue }
                for change in view.properties.changes(to: now.properties)
                where theirs.properties[change.key, change.condition] == change.old {
                    #expect(result.properties[change.key, change.condition] == change.new)
                }
            }
        }
    }
}
