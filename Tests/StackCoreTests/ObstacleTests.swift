import StackCore
import TestKit
import Testing

/// The obstacles that prevent a view's attribute from having a given value.
@Suite struct ObstacleTests {
    private func obstacle(
        _ b: DocumentBuilder, _ name: String, _ attribute: LayoutAttribute, _ length: Double
    ) throws -> Obstacle? {
        try LayoutPass.obstacle(
            to: attribute, of: b.id(name), being: length, b.document,
            in: try #require(LayoutEnvironment(b.document)), before: b.layout())
    }

    private func boxed() throws -> DocumentBuilder {
        var b = try DocumentBuilder(size: Size(width: 300, height: 300))
        try b.add(.view, "box")
        try b.constrain("box", .leading, .equal, "view", constant: 20, named: "left")
        try b.constrain("box", .trailing, .equal, "view", constant: -20, named: "right")
        try b.constrain("box", .top, .equal, "view", constant: 10, named: "top")
        try b.constrain("box", .height, .equal, constant: 50, priority: 750, named: "low")
        return b
    }

    @Test func `a conflict is the smallest set, without the wish`() throws {
        let b = try boxed()
        guard case .conflict(let set)? = try obstacle(b, "box", .width, 200) else {
            Issue.record("no conflict")
            return
        }
        let words = b.layout().words
        #expect(
            set.map(words.spell).sorted() == [
                "left: box.leading = view.leading + 20", "right: box.trailing = view.trailing - 20",
                "screen: view.width = 300",
            ])
    }

    @Test func `optional constraints are outweighed`() throws {
        let b = try boxed()
        guard case .outweighed(let set)? = try obstacle(b, "box", .height, 80) else {
            Issue.record("nothing is outweighed")
            return
        }
        #expect(set.map(b.layout().words.spell) == ["low: box.height = 50 @750"])
    }

    @Test(arguments: [250.0, 400, 600]) func `an optional constraint that is missed already counts`(
        length: Double
    ) throws {
        var b = try DocumentBuilder(size: Size(width: 700, height: 300))
        try b.add(.view, "box", [(.intrinsic, "100x20")])
        try b.constrain("box", .leading, .equal, "view")
        try b.constrain("box", .width, .greaterThanOrEqual, constant: 200, named: "least")
        guard case .outweighed(let set)? = try obstacle(b, "box", .width, length) else {
            Issue.record("nothing is outweighed")
            return
        }
        #expect(set.map(b.layout().words.spell) == ["content size: box.width <= 100 @250"])
        #expect(try obstacle(b, "box", .width, 200) == nil)
    }

    @Test func `what holds already has nothing in its way`() throws {
        let b = try boxed()
        #expect(try obstacle(b, "box", .width, 260) == nil)
        #expect(try obstacle(b, "box", .top, 10) == nil)
        #expect(try obstacle(b, "box", .left, 20) == nil)
    }
}
