import StackCore
import Testing

/// A stack `s` that arranges `a`, `b`, `c`, and a second stack `t`.
private struct Fixture {
    var document = Document(rootName: "view")

    init() throws {
        try change { plan throws(EditRefusal) in
            let s = try plan.create(.stack, named: "s")
            try plan.addSubview(s, to: .root)
            try plan.addSubview(try plan.create(.stack, named: "t"), to: .root)
            for name in ["a", "b", "c"] {
                try plan.arrange(try plan.create(.view, named: name), in: s)
            }
        }
    }

    mutating func change(_ body: (inout EditPlan) throws(EditRefusal) -> Void) throws {
        var plan = EditPlan(document)
        try body(&plan)
        for edit in plan.edits { try document.apply(edit) }
        #expect(document.invariantViolations() == [])
    }

    func id(_ name: String) -> ViewID { document.view(named: name)!.id }
    func arranged(_ name: String = "s") -> [String] {
        names(document.view(named: name)!.arrangedSubviews)
    }
    func subviews(_ name: String = "s") -> [String] { names(document.view(named: name)!.subviews) }
    private func names(_ ids: [ViewID]) -> [String] { ids.map { document[$0].name } }
}

@Test func `S01 inserting an arranged view moves it and leaves the z-order`() throws {
    var f = try Fixture()
    let (s, a) = (f.id("s"), f.id("a"))
    try f.change { p throws(EditRefusal) in try p.arrange(a, in: s, at: 2) }
    #expect(f.arranged() == ["b", "c", "a"])
    #expect(f.subviews() == ["a", "b", "c"])
    try f.change { p throws(EditRefusal) in try p.arrange(a, in: s, at: 0) }
    #expect(f.arranged() == ["a", "b", "c"])
    try f.change { p throws(EditRefusal) in try p.arrange(a, in: s, at: 3) }
    #expect(f.arranged() == ["b", "c", "a"])
}

@Test func `S02 adding an arranged view again moves it to the end`() throws {
    var f = try Fixture()
    let (s, b) = (f.id("s"), f.id("b"))
    try f.change { p throws(EditRefusal) in try p.arrange(b, in: s) }
    #expect(f.arranged() == ["a", "c", "b"])
    #expect(f.subviews() == ["a", "b", "c"])
}

@Test func `S03 a new view inserted in front is last in z-order`() throws {
    var f = try Fixture()
    let s = f.id("s")
    try f.change { p throws(EditRefusal) in
        try p.arrange(try p.create(.view, named: "d"), in: s, at: 0)
    }
    #expect(f.arranged() == ["d", "a", "b", "c"])
    #expect(f.subviews() == ["a", "b", "c", "d"])
}

@Test func `S04 inserting at the count appends`() throws {
    var f = try Fixture()
    let s = f.id("s")
    try f.change { p throws(EditRefusal) in
        try p.arrange(try p.create(.view, named: "d"), in: s, at: 3)
    }
    #expect(f.arranged() == ["a", "b", "c", "d"])
}

@Test(arguments: [4, -1]) func `S05 an index beyond the count is refused`(_ index: Int) throws {
    let f = try Fixture()
    var plan = EditPlan(f.document)
    let error = #expect(throws: EditRefusal.self) {
        try plan.arrange(try plan.create(.view, named: "d"), in: f.id("s"), at: index)
    }
    #expect(error?.reason == .noSuchIndex)
}

@Test func `S06 an unarranged view stays a subview and forgets its custom spacing`() throws {
    var f = try Fixture()
    let (s, b) = (f.id("s"), f.id("b"))
    try f.change { p throws(EditRefusal) in try p.setCustomSpacing(.points(20), after: b, in: s) }
    try f.change { p throws(EditRefusal) in p.unarrange(b, from: s) }
    #expect(f.arranged() == ["a", "c"])
    #expect(f.subviews() == ["a", "b", "c"])
    #expect(f.document[b].properties[.spacingAfter] == nil)
}

@Test
func `C10 and C12 there is no custom spacing before it is set, nor after the view was unarranged`()
    throws
{
    var f = try Fixture()
    let (s, a) = (f.id("s"), f.id("a"))
    #expect(f.document[a].properties[.spacingAfter] == nil)
    try f.change { p throws(EditRefusal) in try p.setCustomSpacing(.points(20), after: a, in: s) }
    try f.change { p throws(EditRefusal) in p.unarrange(a, from: s) }
    try f.change { p throws(EditRefusal) in try p.arrange(a, in: s, at: 0) }
    #expect(f.arranged() == ["a", "b", "c"])
    #expect(f.document[a].properties[.spacingAfter] == nil)
}

@Test func `C13 a custom spacing moves with its view`() throws {
    var f = try Fixture()
    let (s, a) = (f.id("s"), f.id("a"))
    try f.change { p throws(EditRefusal) in try p.setCustomSpacing(.points(20), after: a, in: s) }
    try f.change { p throws(EditRefusal) in try p.arrange(a, in: s, at: 2) }
    #expect(f.document[a].properties[.spacingAfter] == .spacing(.points(20)))
}

@Test func `C14 a custom spacing after a view that is not arranged is refused`() throws {
    let f = try Fixture()
    var plan = EditPlan(f.document)
    let error = #expect(throws: EditRefusal.self) {
        try plan.setCustomSpacing(.points(20), after: f.id("t"), in: f.id("s"))
    }
    #expect(error?.reason == .notArranged)
}

@Test func `S07 removing a view takes it out of both lists, with its constraints`() throws {
    var f = try Fixture()
    let (a, b) = (f.id("a"), f.id("b"))
    try f.change { p throws(EditRefusal) in
        try p.constrain(
            Anchor(LayoutItem(a), .width), .equal, Anchor(LayoutItem(b), .width), named: "same")
    }
    try f.change { p throws(EditRefusal) in try p.remove(b) }
    #expect(f.arranged() == ["a", "c"] && f.subviews() == ["a", "c"])
    #expect(f.document.item(named: "same") == nil)
}

@Test func `S08 z-order leaves the arranged order`() throws {
    var f = try Fixture()
    let a = f.id("a")
    try f.change { p throws(EditRefusal) in try p.reorder(a, to: 2) }
    #expect(f.arranged() == ["a", "b", "c"] && f.subviews() == ["b", "c", "a"])
}

@Test func `S09 a subview that is only added is not arranged`() throws {
    var f = try Fixture()
    let s = f.id("s")
    try f.change { p throws(EditRefusal) in try p.addSubview(try p.create(.view, named: "d"), to: s)
    }
    #expect(f.arranged() == ["a", "b", "c"] && f.subviews() == ["a", "b", "c", "d"])
    let d = f.id("d")
    try f.change { p throws(EditRefusal) in try p.arrange(d, in: s, at: 0) }
    #expect(f.arranged() == ["d", "a", "b", "c"] && f.subviews() == ["a", "b", "c", "d"])
}

@Test func `S10 a view added to another stack leaves the first one's lists`() throws {
    var f = try Fixture()
    let (t, b) = (f.id("t"), f.id("b"))
    try f.change { p throws(EditRefusal) in try p.arrange(b, in: t) }
    #expect(f.arranged() == ["a", "c"] && f.subviews() == ["a", "c"] && f.arranged("t") == ["b"])
}

@Test func `embedding takes the place of the first, unembedding gives it back`() throws {
    var f = try Fixture()
    let (a, b) = (f.id("a"), f.id("b"))
    try f.change { p throws(EditRefusal) in _ = try p.embed([a, b], inStackNamed: "pair") }
    #expect(f.arranged() == ["pair", "c"] && f.arranged("pair") == ["a", "b"])
    let pair = f.id("pair")
    try f.change { p throws(EditRefusal) in try p.unembed(pair) }
    #expect(f.arranged() == ["a", "b", "c"] && f.subviews() == ["a", "b", "c"])
}

@Test func `a view cannot be inside itself, nor deeper than the limit`() throws {
    var f = try Fixture()
    let (s, t) = (f.id("s"), f.id("t"))
    try f.change { p throws(EditRefusal) in try p.arrange(t, in: s) }
    var plan = EditPlan(f.document)
    #expect(
        #expect(throws: EditRefusal.self) { try plan.addSubview(s, to: t) }?.reason == .insideItself
    )
    #expect(
        #expect(throws: EditRefusal.self) {
            var parent = t
            for n in 0..<300 {
                let next = try plan.create(.view, named: "deep" + String(n))
                try plan.addSubview(next, to: parent)
                parent = next
            }
        }?.reason == .nestedTooDeep)
}

@Test func `a copy has fresh names and its own inner constraints`() throws {
    var f = try Fixture()
    let (s, a, b) = (f.id("s"), f.id("a"), f.id("b"))
    try f.change { p throws(EditRefusal) in
        try p.constrain(Anchor(LayoutItem(a), .width), .equal, Anchor(LayoutItem(b), .width))
        try p.setCustomSpacing(.points(3), after: a, in: s)
    }
    try f.change { p throws(EditRefusal) in _ = try p.copy(s, named: "twin", in: .root) }
    #expect(f.arranged("twin") == ["a2", "b2", "c2"])
    #expect(f.document.constraintCount == 2)
    #expect(f.document.view(named: "a2")?.properties[.spacingAfter] == .spacing(.points(3)))
}

@Test func `planning on a document gives it back as it was, also where it is refused`() throws {
    var document = Document(rootName: "view")
    for edit in try EditPlan.edits(in: &document, { try addStack(&$0) }) {
        try document.apply(edit)
    }
    let before = document
    let edits = try EditPlan.edits(in: &document) { plan in
        try plan.remove(ViewID(1))
        _ = try plan.create(.label, named: "s")
        try plan.addSubview(ViewID(3), to: .root)
    }
    #expect(edits.count == 7)
    #expect(document.allViews.elementsEqual(before.allViews))
    #expect(document.invariantViolations().isEmpty && document.unmetRequirement == nil)
    #expect(throws: EditRefusal.self) {
        try EditPlan.edits(in: &document) { plan in
            try plan.rename(.view(ViewID(2)), to: "other")
            _ = try plan.create(.label, named: "view")
        }
    }
    #expect(document.view(named: "other") == nil && document.view(named: "a") != nil)
    #expect(document.allViews.elementsEqual(before.allViews))
    #expect(document.invariantViolations().isEmpty)
}

/// Adds a stack `s` that arranges a label `a`.
private func addStack(_ plan: inout EditPlan) throws {
    let stack = try plan.create(.stack, named: "s")
    try plan.addSubview(stack, to: .root)
    try plan.arrange(plan.create(.label, named: "a"), in: stack)
}
