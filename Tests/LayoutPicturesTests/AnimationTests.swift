import StackCore
import TestKit
import Testing

@testable import LayoutPictures

/// Makes a stack of two labels; the second is hidden if `hidden` is true.
private func stack(hidden: Bool) throws -> LaidOutDocument {
    try laidOut { builder in
        try builder.add(.stack, "stack", [(.axis, "vertical"), (.spacing, "8")])
        try builder.constrain("stack", .top, .equal, "view", constant: 20)
        try builder.constrain("stack", .leading, .equal, "view", constant: 20)
        try builder.add(.label, "first", in: "stack", [(.text, "First")])
        try builder.add(
            .label, "second", in: "stack", [(.text, "Second"), (.hidden, String(hidden))])
        try builder.add(.label, "third", in: "stack", [(.text, "Third")])
    }
}

@Suite struct AnimationTests {
    @Test func `an animation begins and ends as its layouts are drawn`() throws {
        let (before, after) = (try stack(hidden: false), try stack(hidden: true))
        let animation = Animation(from: before, to: after, seconds: 0.3, PictureStyle())
        #expect(animation.frames.count == 10)
        let first = try #require(animation.frames.first)
        #expect(first.texts == Picture([before], PictureStyle()).texts)
        #expect(animation.frames.last?.commands == Picture([after], PictureStyle()).commands)
    }

    @Test func `a hidden view shrinks, and what is behind it follows`() throws {
        let (before, after) = (try stack(hidden: false), try stack(hidden: true))
        let animation = Animation(from: before, to: after, seconds: 0.5, PictureStyle())
        let heights = animation.frames.dropLast().compactMap { picture -> Double? in
            picture.commands.lazy.compactMap { command in
                if case .beginClip(.rect(let clip, _)) = command, clip.width < 100 {
                    clip.height
                } else {
                    nil
                }
            }.first
        }
        #expect(heights.count == animation.frames.count - 1)
        #expect(zip(heights, heights.dropFirst()).allSatisfy { $0 > $1 })
        let baselines = animation.frames.map { picture in
            picture.texts.first { $0.text == "Third" }?.baseline ?? 0
        }
        #expect(zip(baselines, baselines.dropFirst()).allSatisfy { $0 >= $1 })
        #expect(baselines[0] > baselines[baselines.count - 1] + 20)
    }

    @Test func `a comparison marks what moved`() throws {
        var screen = Screen(try stack(hidden: true), PictureStyle())
        screen.earlier = try stack(hidden: false)
        let marks = Picture([screen]).commands.filter { command in
            if case .stroke(_, OverlayInk.guide, let pen) = command {
                !pen.dashes.isEmpty
            } else {
                false
            }
        }
        // The stack is less high, and the third label is further up.
        #expect(marks.count == 2)
    }
}
