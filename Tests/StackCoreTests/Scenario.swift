import StackCore
import TestKit
import Testing

/// A stack view with its views and UIKit's result; docs/stack-view-rules.md refers to it by id.
struct Scenario: Sendable, CustomTestStringConvertible {
    let id: String
    /// Properties as `key=value` words in the command language.
    let stack: String
    /// The required `W` and `H` of the stack; `-` leaves a side free.
    let size: String
    /// One word per view: `WxH` (`-` for none), then `;key=value` for each property.
    let views: String
    /// The resulting `WxH` of the stack; `-` if it is not specified.
    let result: String
    /// One word per view: `x,y,w,h` in the stack's coordinates; `-` if a value is not specified.
    let frames: String

    init(
        _ id: String, _ stack: String, _ size: String, _ views: String, _ result: String,
        _ frames: String
    ) {
        self.id = id
        self.stack = stack
        self.size = size
        self.views = views
        self.result = result
        self.frames = frames
    }

    var testDescription: String { id }

    func build() throws -> DocumentBuilder {
        var builder = try DocumentBuilder(size: Size(width: 2000, height: 2000))
        try builder.add(.stack, "stack", properties(stack.split(separator: " ")))
        try builder.constrain("stack", .left, .equal, "view")
        try builder.constrain("stack", .top, .equal, "view")
        let sides = size.split(separator: "x").map { NumberSpelling.parse($0) }
        if let width = sides[0] { try builder.constrain("stack", .width, constant: width) }
        if let height = sides[1] { try builder.constrain("stack", .height, constant: height) }
        for (index, word) in views.split(separator: " ").enumerated() {
            try add(word.split(separator: ";"), "v\(index)", to: &builder)
        }
        return builder
    }

    /// Adds a view. `width=80` and `width=80@999` become constraints; other parts like `text=` are
    /// properties.
    private func add(_ parts: [Substring], _ name: String, to builder: inout DocumentBuilder) throws
    {
        let own = parts.dropFirst().filter { $0.hasPrefix("width=") || $0.hasPrefix("height=") }
        let settings = parts.dropFirst().filter { !own.contains($0) }
        try builder.add(
            .view, name, in: "stack", [(.intrinsic, String(parts[0]))] + properties(settings))
        for constraint in own {
            let sides = constraint.split(separator: "=")
            let numbers = sides[1].split(separator: "@").map { NumberSpelling.parse($0)! }
            try builder.constrain(
                name, sides[0] == "width" ? .width : .height, constant: numbers[0],
                priority: numbers.count > 1 ? numbers[1] : 1000)
        }
    }

    private func properties(_ words: some Sequence<Substring>) -> [(PropertyKey, String)] {
        words.map { word in
            let sides = word.split(separator: "=", maxSplits: 1)
            return (PropertyKey(spelling: sides[0])!, String(sides[1]))
        }
    }

    /// Compares the specified values, within a hundredth of a point.
    func check(_ builder: DocumentBuilder, _ layout: Layout) throws {
        let absolute = builder.absoluteFrames(layout)
        let stack = try #require(absolute["stack"])
        expect([stack.width, stack.height], result.split(separator: "x"), "stack")
        for (index, word) in frames.split(separator: " ").enumerated() {
            let frame = try #require(absolute["v\(index)"])
            expect(
                [frame.x - stack.x, frame.y - stack.y, frame.width, frame.height],
                word.split(separator: ","), "v\(index)")
        }
    }

    private func expect(_ numbers: [Double], _ wanted: [Substring], _ what: String) {
        for (ours, text) in zip(numbers, wanted) {
            guard let theirs = NumberSpelling.parse(text) else { continue }
            #expect(abs(ours - theirs) < 0.011, "\(id) \(what): \(numbers), expected \(wanted)")
        }
    }
}
