import StackCore
import Testing

/// Returns a document as created by `new`, with a stack of three views.
private func sample() throws -> Document {
    var document = Document(rootName: "view")
    for edit in [
        Edit.createView(View(id: ViewID(1), name: "row", kind: .stack)),
        .insertSubview(ViewID(1), in: .root, at: 0),
        .createView(View(id: ViewID(2), name: "a", kind: .label)),
        .insertSubview(ViewID(2), in: ViewID(1), at: 0),
        .insertArranged(ViewID(2), in: ViewID(1), at: 0),
        .createView(View(id: ViewID(3), name: "b", kind: .label)),
        .insertSubview(ViewID(3), in: ViewID(1), at: 0),
        .insertArranged(ViewID(3), in: ViewID(1), at: 1),
        .createConstraint(
            LayoutConstraint(
                id: ConstraintID(0), name: "c", first: Anchor(LayoutItem(ViewID(2)), .width),
                relation: .equal, second: Anchor(LayoutItem(ViewID(3)), .width))),
    ] { try document.apply(edit) }
    return document
}

private func count(_ entries: [ContentEntry]) -> [ContentEntry: Int] {
    Dictionary(entries.map { ($0, 1) }, uniquingKeysWith: +)
}

@Test(arguments: [
    Edit.rename(.view(ViewID(2)), from: "a", to: "first"),
    .rename(.view(ViewID(1)), from: "row", to: "column"),
    .removeArranged(ViewID(2), from: ViewID(1), at: 0),
    .removeSubview(ViewID(3), from: ViewID(1), at: 0),
    .setProperty(.view(ViewID(1)), .spacing, .base, from: nil, to: .spacing(.points(8))),
    .createView(View(id: ViewID(4), name: "d", kind: .view)),
    .insertSubview(ViewID(4), in: ViewID(1), at: 1),
])
func `the entries an edit takes and brings are the difference of the whole content`(_ edit: Edit)
    throws
{
    var document = try sample()
    if case .insertSubview = edit {
        try document.apply(.createView(View(id: ViewID(4), name: "d", kind: .view)))
    }
    let before = count(DocumentContent(document).all)
    var expected = before
    for entry in DocumentContent(document).entries(changedBy: edit) {
        expected[entry, default: 0] -= 1
    }
    try document.apply(edit)
    for entry in DocumentContent(document).entries(changedBy: edit.inverse) {
        expected[entry, default: 0] += 1
    }
    #expect(expected.filter { $0.value != 0 } == count(DocumentContent(document).all))
    try document.apply(edit.inverse)
    #expect(count(DocumentContent(document).all) == before)
}

@Test func `an edit that does not fit changes nothing and says so`() throws {
    var document = try sample()
    let before = count(DocumentContent(document).all)
    #expect(throws: EditMismatch.self) {
        try document.apply(.removeArranged(ViewID(3), from: ViewID(1), at: 0))
    }
    #expect(throws: EditMismatch.self) {
        try document.apply(.rename(.view(ViewID(2)), from: "a", to: "b"))
    }
    #expect(throws: EditMismatch.self) {
        try document.apply(
            .setProperty(.view(ViewID(1)), .spacing, .base, from: .spacing(.system), to: nil))
    }
    #expect(count(DocumentContent(document).all) == before)
    #expect(document.invariantViolations().isEmpty)
}
