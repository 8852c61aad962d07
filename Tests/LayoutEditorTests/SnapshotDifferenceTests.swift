import Testing

@testable import LayoutReplies
@testable import LayoutSession

private func lines(_ commands: String, after start: String) throws -> [String] {
    let scratch = try Scratch()
    try scratch.run(start)
    let before = try #require(scratch.session.snapshot())
    try scratch.run(commands)
    let after = try #require(scratch.session.snapshot())
    return SnapshotDifference(from: before, to: after).lines(.brief).map(\.text)
}

private let box = """
    new Login device=400x400
    add view box in view
    constrain box.leading = view.leading
    constrain box.top = view.top
    constrain box.height = 50
    constrain wide: box.width = 100
    """

@Test func `a change tells the frames that moved`() throws {
    #expect(
        try lines("set wide.constant 120", after: box)
            == ["box: (0, 0, 100, 50) → (0, 0, 120, 50)"])
}

@Test func `a change tells conflicts and ambiguities that come and go`() throws {
    #expect(
        try lines("constrain box.width = 200", after: box).contains {
            $0.hasPrefix("new conflict: ")
        })
    #expect(try lines("remove constraint wide", after: box).contains("now ambiguous: box"))
    #expect(
        try lines("constrain box.width = 100", after: box + "\nremove constraint wide")
            .contains("no longer ambiguous: box"))
}

@Test func `many moves are counted, not listed`() throws {
    let views = (0..<30).map { "add label l\($0) in view" }.joined(separator: "\n")
    #expect(try lines(views, after: box).filter { $0.contains("→") }.count == 8)
}

@Test func `another document is another layout`() throws {
    #expect(try lines("new Other", after: box).isEmpty)
}

@Test func `a change tells the assertions that it breaks and mends`() throws {
    let kept = box + "\nassert touchable: box.width >= 44"
    #expect(
        try lines("set wide.constant 40", after: kept)
            .contains("now broken: touchable: box.width >= 44 fails by 4 points"))
    #expect(
        try lines("set wide.constant 44", after: kept + "\nset wide.constant 20")
            .contains("no longer broken: touchable"))
    #expect(!(try lines("set box.hidden true", after: kept).contains { $0.contains("broken") }))
}
