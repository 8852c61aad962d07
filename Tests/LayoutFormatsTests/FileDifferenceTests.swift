import Testing

@testable import LayoutFormats

/// The changes between two versions, and the changes that only result from them.
@Suite struct FileDifferenceTests {
    private let form = MergeFixture.form

    private func difference(to new: String) throws -> FileDifference {
        try FileDifference(from: Array(form.utf8), to: Array(new.utf8))
    }

    @Test func `files that say the same differ in nothing`() throws {
        #expect(try difference(to: form).isEmpty)
        #expect(try difference(to: form.with("title=\"Go\"", "title='Go' ")).isEmpty)
    }

    @Test func `an attribute stands with what it was and what it is`() throws {
        let scenes = try difference(to: form.with("\"Sign in\"", "\"Welcome\"")).scenes
        #expect(scenes.map(\.scene) == ["Form"])
        #expect(
            scenes[0].changes == [
                ObjectChange(
                    kind: .changed, object: "label \"Welcome\" Ttl-aa-001", objectID: "Ttl-aa-001",
                    property: "text", old: "Sign in", new: "Welcome")
            ])
    }

    @Test func `frames are counted, and the header is a line of its own`() throws {
        let new = form.with("y=\"79\"", "y=\"80\"").with("y=\"120\"", "y=\"121\"")
            .with("toolsVersion=\"21507\"", "toolsVersion=\"23504\"")
            .with("version=\"21505\"", "version=\"23506\"")
        let difference = try difference(to: new)
        #expect(difference.scenes.map(\.derived) == [2])
        #expect(difference.scenes[0].changes.isEmpty)
        #expect(difference.header == "plugIn 21505 → 23506, toolsVersion 21507 → 23504")
    }

    @Test func `a constraint is told as the language says it`() throws {
        let gone = MergeFixture.line("ggg-01-001")
        let change = try #require(
            try difference(to: form.with(gone, "")).scenes.first?.changes.first)
        #expect(change.kind == .removed)
        #expect(change.old == "button.top = Sign in.bottom + 20")
    }

    @Test func `of what is new only the outermost is told`() throws {
        let button = MergeFixture.lines(from: "<button", to: "</button>")
        let scenes = try difference(to: form.with(button, "")).scenes
        #expect(
            scenes[0].changes.filter { $0.object.hasPrefix("button") }.map(\.kind) == [.removed])
    }
}
