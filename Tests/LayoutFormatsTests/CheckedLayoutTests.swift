import StackCore
import Testing

@testable import LayoutFormats

/// `check --devices all` keeps one of these a layout, of which there can be a hundred thousand.
@Test func `a checked layout keeps what was found and nothing of the layout`() throws {
    var document = Document(rootName: "view")
    let label = document.nextViewID
    try document.apply(.createView(View(id: label, name: "title", kind: .label)))
    try document.apply(.insertSubview(label, in: .root, at: 0))
    let environment = try #require(LayoutEnvironment(document, for: .none))
    let checked = CheckedLayout(
        document, named: "Login", as: LayoutPass.run(document, in: environment))
    #expect(checked.ambiguous == ["title"])
    #expect(!checked.isSound)
    #expect(MemoryLayout<CheckedLayout>.size <= 80)
}
