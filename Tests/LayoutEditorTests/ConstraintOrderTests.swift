import Foundation
import StackCore
import TestKit
import Testing

@testable import CommandLanguage
@testable import LayoutReplies
@testable import LayoutSession

/// The order in which a session added constraints and views does not change a layout.
@Suite struct ConstraintOrderTests {
    /// Makes random views inside each other with random constraints, many of which conflict. Some
    /// views move into others afterwards.
    private func changed(_ seed: Int) throws -> Scratch {
        var random = SeededGenerator(seed: seed)
        let scratch = try Scratch()
        try scratch.import(SmallApp.storyboard)
        let names = ["a", "b", "c", "d"]
        for (number, name) in names.enumerated() {
            let parent = (["view"] + names.prefix(number)).randomElement(using: &random)!
            try scratch.run("add view \(name) in \(parent)")
        }
        for _ in 0..<12 {
            let first = names.randomElement(using: &random)!
            let second = names.randomElement(using: &random)!
            let side = ["top", "bottom", "centerY"].randomElement(using: &random)!
            let length = Int.random(in: 20...90, using: &random)
            let command = [
                "constrain \(first).height = \(length)",
                "constrain \(first).\(side) = \(second).\(side)",
                "constrain \(first).\(side) = view.\(side) + \(length)",
                "move \(first) to \(second)", "remove \(first)Gone",
            ].randomElement(using: &random)!
            // Some of the commands are refused: a view cannot be moved into itself.
            _ = scratch.error(command)
        }
        return scratch
    }

    @Test func `a storyboard drops the constraints that the layout file drops`() throws {
        var conflicts = 0
        for seed in 0..<60 {
            let scratch = try changed(seed)
            let file = try scratch.text("export --format storyboard")
            let again = try Scratch()
            try again.import(file)
            let dropped = try scratch.text("conflicts")
            if dropped.contains("dropped") { conflicts += 1 }
            #expect(try again.text("conflicts") == dropped, "seed \(seed)")
            #expect(try again.text("frames") == scratch.text("frames"), "seed \(seed)")
        }
        #expect(conflicts > 20)
    }

    /// Constraints of a view come before those of the views inside it, and those of one view in the
    /// order of their creation, as in the file that Interface Builder writes.
    @Test(arguments: [0, 1])
    func `constraints are in the order of their views`(_ first: Int) throws {
        var builder = try DocumentBuilder(size: Size(width: 300, height: 400))
        try builder.add(.view, "outer")
        try builder.add(.view, "inner", in: "outer")
        for number in [first, 1 - first] {
            if number == 0 {
                try builder.constrain("inner", .height, .equal, constant: 40)
            } else {
                try builder.constrain("inner", .top, .equal, "outer", .top)
                try builder.constrain("inner", .bottom, .equal, "outer", .bottom)
                try builder.constrain("outer", .height, .equal, constant: 60)
            }
        }
        let dropped = builder.layout().conflicts.map(\.dropped.first.attribute)
        #expect(dropped == [.height])
        #expect(builder.layout().frame(of: builder.id("inner"))?.height == 60)
    }
}
