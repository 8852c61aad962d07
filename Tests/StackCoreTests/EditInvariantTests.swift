import StackCore
import TestKit
import Testing

/// Random edits that no command makes. They use few numbers, so that they often refer to the same
/// items.
private struct HostileEditing {
    var random: SeededGenerator

    mutating func edit(of document: Document) -> Edit {
        if random.once(in: 2), let edit = mend(document) { return edit }
        let (a, b) = (view(), view())
        switch Int.random(in: 0..<11, using: &random) {
        case 0, 1: return .createView(newView(a))
        case 2: return .destroyView(document.view(a)?.detached ?? newView(a))
        case 3, 4:
            return .insertSubview(a, in: b, at: place(document.view(b)?.subviews.count ?? 0))
        case 5: return removal(of: a, document) { .removeSubview($0, from: $1, at: $2) }
        case 6, 7:
            let count = document.view(b)?.arrangedSubviews.count ?? 0
            return .insertArranged(a, in: b, at: place(count))
        case 8: return unarranging(document, b)
        case 9: return constraint(document, a, b)
        default: return property(document, a)
        }
    }

    /// Fixes one unmet requirement; otherwise documents would rarely be complete.
    private mutating func mend(_ document: Document) -> Edit? {
        guard document.view(.root) != nil else {
            return .createView(View(id: .root, name: "root", kind: .stack))
        }
        for view in document.allViews {
            if let stack = document.arrangingStack(of: view.id), stack != view.parent {
                let place = document[stack].arrangedSubviews.firstIndex(of: view.id)!
                return .removeArranged(view.id, from: stack, at: place)
            }
            if view.id != .root, view.parent == nil {
                return .insertSubview(view.id, in: .root, at: 0)
            }
            if let value = view.properties[.spacingAfter] {
                return .setProperty(
                    .view(view.id), .spacingAfter, .base, from: value, to: nil)
            }
        }
        return nil
    }

    private mutating func view() -> ViewID { ViewID(Int.random(in: 0..<8, using: &random)) }

    private mutating func place(_ count: Int) -> Int { Int.random(in: 0...count, using: &random) }

    private mutating func newView(_ id: ViewID) -> View {
        var list = PropertyList()
        if random.once(in: 6) { list[.spacingAfter] = .spacing(.system) }
        if random.once(in: 8) { list[.axis] = .axis(.vertical) }
        let kind = random.pick([ViewKind.stack, .stack, .view])
        return View(id: id, name: "v\(id.raw)", kind: kind, properties: list)
    }

    private func removal(
        of id: ViewID, _ document: Document, _ edit: (ViewID, ViewID, Int) -> Edit
    ) -> Edit {
        let parent = document.view(id)?.parent ?? .root
        return edit(id, parent, document.view(parent)?.subviews.firstIndex(of: id) ?? 0)
    }

    private mutating func unarranging(_ document: Document, _ stack: ViewID) -> Edit {
        let all = document.view(stack)?.arrangedSubviews ?? []
        guard let place = all.indices.randomElement(using: &random) else {
            return .removeArranged(view(), from: stack, at: 0)
        }
        return .removeArranged(all[place], from: stack, at: place)
    }

    private mutating func constraint(_ document: Document, _ a: ViewID, _ b: ViewID) -> Edit {
        let id = ConstraintID(Int.random(in: 0..<4, using: &random))
        if let old = document.constraint(id) { return .destroyConstraint(old) }
        let attributes = [LayoutAttribute.width, .leading, .left, .top]
        let second = random.once(in: 3) ? nil : Anchor(LayoutItem(b), random.pick(attributes))
        return .createConstraint(
            LayoutConstraint(
                id: id, name: "c\(id.raw)", first: Anchor(LayoutItem(a), random.pick(attributes)),
                relation: .equal, second: second))
    }

    private mutating func property(_ document: Document, _ id: ViewID) -> Edit {
        let (key, value) = random.pick([
            (PropertyKey.spacingAfter, PropertyValue.spacing(.points(8))),
            (.axis, .axis(.vertical)), (.huggingHorizontal, .number(2_000)), (.lines, .number(0.5)),
            (.constant, .number(1)), (.hidden, .flag(true)), (.margins, .insets(Insets(all: 1e7))),
            (.spacing, .text("8")),
        ])
        let old = document.view(id)?.properties[key]
        return .setProperty(
            .view(id), key, random.once(in: 4) ? SizeClasses(spelling: "w=compact")! : .base,
            from: old, to: old == nil ? value : nil)
    }
}

/// The invariants of the whole document must agree with the counts that edits maintain.
@Test(arguments: 0..<20)
func `no sequence of edits makes what the invariants forbid`(_ seed: Int) throws {
    var editing = HostileEditing(random: SeededGenerator(seed: seed))
    var document = Document()
    var made: [Edit] = []
    var whole = 0
    for _ in 0..<500 {
        let edit = editing.edit(of: document)
        let isMade = InvariantChecks.$areOn.withValue(true) {
            (try? document.apply(edit)) != nil
        }
        if !isMade { continue }
        made.append(edit)
        let violations = document.invariantViolations()
        if violations.isEmpty { whole += 1 }
        let agrees = document.allViews.allSatisfy { view in
            let stack = document.allViews.first { $0.arrangedSubviews.contains(view.id) }
            return document.arrangingStack(of: view.id) == stack?.id
        }
        guard agrees, (document.unmetRequirement == nil) == violations.isEmpty else {
            Issue.record("\(made.suffix(5)): \(violations)")
            return
        }
    }
    #expect(made.count > 100 && whole > 10)
    try InvariantChecks.$areOn.withValue(true) {
        for edit in made.reversed() { try document.apply(edit.inverse) }
    }
    #expect(document.viewCount == 0 && document.constraintCount == 0)
}

private func view(_ number: Int, _ kind: ViewKind = .view) -> View {
    View(id: ViewID(number), name: "v\(number)", kind: kind)
}

/// Returns a document whose root contains a stack 1, which arranges 2, and a view 3.
private func sample() throws -> Document {
    var document = Document(rootName: "view")
    for edit in [
        Edit.createView(view(1, .stack)), .insertSubview(ViewID(1), in: .root, at: 0),
        .createView(view(2)), .insertSubview(ViewID(2), in: ViewID(1), at: 0),
        .insertArranged(ViewID(2), in: ViewID(1), at: 0),
        .createView(view(3)), .insertSubview(ViewID(3), in: .root, at: 1),
        .createConstraint(
            LayoutConstraint(
                id: ConstraintID(0), name: "c", first: Anchor(LayoutItem(ViewID(3)), .width),
                relation: .equal, second: nil)),
    ] { try document.apply(edit) }
    return document
}

@Test(arguments: [
    [
        Edit.removeSubview(ViewID(1), from: .root, at: 0),
        .insertSubview(ViewID(1), in: ViewID(2), at: 0),
    ],
    [
        .removeSubview(ViewID(1), from: .root, at: 0),
        .insertSubview(ViewID(1), in: ViewID(1), at: 0),
    ],
    [.insertArranged(ViewID(2), in: ViewID(1), at: 0)],
    [.removeSubview(ViewID(3), from: .root, at: 1), .destroyView(view(3))],
    [.removeSubview(ViewID(2), from: ViewID(1), at: 0), .destroyView(view(2))],
    [.setProperty(.view(ViewID(3)), .axis, .base, from: nil, to: .axis(.vertical))],
    [.setProperty(.document, .axis, .base, from: nil, to: .axis(.vertical))],
    [.setProperty(.constraint(ConstraintID(0)), .text, .base, from: nil, to: .text(""))],
    [.setProperty(.view(ViewID(3)), .huggingVertical, .base, from: nil, to: .number(0))],
    [.setProperty(.view(ViewID(3)), .huggingVertical, .base, from: nil, to: .number(.nan))],
    [.createView(view(DocumentLimits.number + 1))], [.createView(view(-1))],
    [
        .createConstraint(
            LayoutConstraint(
                id: ConstraintID(1), name: "d", first: Anchor(LayoutItem(ViewID(9)), .width),
                relation: .equal, second: nil))
    ],
    [
        .createConstraint(
            LayoutConstraint(
                id: ConstraintID(1), name: "d", first: Anchor(LayoutItem(ViewID(2)), .left),
                relation: .equal, second: Anchor(LayoutItem(ViewID(3)), .leading)))
    ],
])
func `an edit that could not lead to a document is refused, and changes nothing`(_ edits: [Edit])
    throws
{
    var document = try sample()
    for edit in edits.dropLast() { try document.apply(edit) }
    let before = Set(DocumentContent(document).all)
    #expect(throws: EditMismatch.self) { try document.apply(edits.last!) }
    #expect(Set(DocumentContent(document).all) == before)
    for edit in edits.dropLast().reversed() { try document.apply(edit.inverse) }
    #expect(document.unmetRequirement == nil && document.invariantViolations().isEmpty)
}

/// Adds views as a chain below root 0, starting at the top or at the bottom, until an edit fails.
private func chain(_ count: Int, downwards: Bool) throws -> (Document, EditMismatch?) {
    var document = Document(rootName: "view")
    for number in 1...count { try document.apply(.createView(view(number))) }
    let numbers = downwards ? Array(1...count) : (1...count).reversed()
    for number in numbers {
        do {
            try document.apply(
                .insertSubview(ViewID(number), in: ViewID(number - 1), at: 0))
        } catch {
            return (document, error)
        }
    }
    return (document, nil)
}

@Test(arguments: [true, false])
func `views stand at most so deep, from wherever the tree is built`(_ downwards: Bool) throws {
    let (deepest, refusal) = try chain(DocumentLimits.depth, downwards: downwards)
    #expect(
        refusal == nil && deepest.invariantViolations().isEmpty && deepest.unmetRequirement == nil)
    #expect(try chain(DocumentLimits.depth + 1, downwards: downwards).1 != nil)
}

/// The level count of a view is not reduced by removals until an insertion depends on it.
@Test func `what has left a view lets others in`() throws {
    var (document, _) = try chain(DocumentLimits.depth, downwards: true)
    let half = DocumentLimits.depth / 2
    try document.apply(.removeSubview(ViewID(half), from: ViewID(half - 1), at: 0))
    // 1 … half - 1 remain below the root; half … depth are a separate tree.
    try document.apply(.removeSubview(ViewID(1), from: .root, at: 0))
    try document.apply(.insertSubview(ViewID(half), in: .root, at: 0))
    try document.apply(.insertSubview(ViewID(1), in: ViewID(DocumentLimits.depth), at: 0))
    #expect(document.invariantViolations().isEmpty && document.unmetRequirement == nil)
    #expect(document.depth(of: ViewID(half - 1)) == DocumentLimits.depth)
}

/// Long histories lead to large numbers. The memory needed depends only on how many items there
/// are.
@Test func `views and constraints may have any number`() throws {
    var document = Document(rootName: "view")
    let far = ViewID(DocumentLimits.number)
    let name = "far"
    for edit in [
        Edit.createView(View(id: far, name: name, kind: .label)),
        .insertSubview(far, in: .root, at: 0),
        .setProperty(.view(far), .text, .base, from: nil, to: .text("Far")),
        .createConstraint(
            LayoutConstraint(
                id: ConstraintID(DocumentLimits.number), name: "c",
                first: Anchor(LayoutItem(far), .leading), relation: .equal,
                second: Anchor(LayoutItem(.root), .leading),
                properties: PropertyList([.init(.constant, .base, .number(40))]))),
    ] { try document.apply(edit) }
    let layout = LayoutPass.run(document, in: LayoutEnvironment(document)!)
    #expect(layout.frame(of: far)?.x == 40)
    #expect(layout.frame(of: ViewID(5)) == nil)
    #expect(document.view(named: name)?.id == far && document.viewCount == 2)
}
