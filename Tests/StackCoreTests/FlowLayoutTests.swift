import TestKit
import Testing

@testable import StackCore

/// The cells of collections that are made here.
@Suite struct FlowLayoutTests {
    /// The positions of cells in files, from the left edge of their collection.
    @Test(
        arguments: [
            (375, [Size(width: 365, height: 140)], [5]),
            (744, [Size(width: 128, height: 128), Size(width: 128, height: 128)], [0, 154]),
            (812.5, [Size(width: 128, height: 128), Size(width: 128, height: 128)], [0, 171.125]),
            (414, [Size(width: 50, height: 50), Size(width: 342, height: 287)], [0, 60]),
            (375, [Size(width: 373, height: 261), Size(width: 147, height: 317)], [1, 114]),
        ] as [(Double, [Size], [Double])])
    func `cells are placed as in files`(_ width: Double, _ sizes: [Size], _ xs: [Double]) {
        #expect(FlowLayout(sizes, width: width, .ltr).origins(sizes).map(\.x) == xs)
        let mirrored = FlowLayout(sizes, width: width, .rtl).origins(sizes)
        #expect(zip(mirrored, sizes).map { width - $0.x - $1.width } == xs)
    }

    @Test(arguments: 0..<60)
    func `cells do not overlap and are in their collection`(_ seed: Int) throws {
        var random = SeededGenerator(seed: seed)
        var builder = try DocumentBuilder(size: Size(width: 375, height: 667))
        try builder.add(.collection, "list", in: "view")
        for edge in [LayoutAttribute.top, .bottom, .leading, .trailing] {
            try builder.constrain("list", edge, .equal, "view", edge)
        }
        let same = random.once(in: 3) ? Double(random.pick([40, 90, 200])) : nil
        var names: [String] = []
        for place in 0..<Int.random(in: 1...9, using: &random) {
            let name = "cell\(place)"
            names.append(name)
            try builder.add(.cell, name, in: "list")
            if same == nil, random.once(in: 5) { continue }
            try builder.add(.view, name + "Inner", in: name)
            for edge in [LayoutAttribute.top, .bottom, .leading, .trailing] {
                try builder.constrain(name + "Inner", edge, .equal, name, edge)
            }
            let length = { Double(Int.random(in: 10...370, using: &random)) }
            try builder.constrain(name + "Inner", .width, constant: same ?? length())
            try builder.constrain(name + "Inner", .height, constant: same ?? length())
        }
        let layout = builder.layout()
        #expect(layout.conflicts.isEmpty)
        #expect(layout.ambiguous().views.isEmpty, "seed \(seed)")
        let frames = builder.absoluteFrames(layout)
        let cells = names.map { frames[$0]! }
        for (place, cell) in cells.enumerated() {
            #expect(cell.x >= 0 && cell.maxX <= 375 && cell.y >= 0, "seed \(seed): \(cell)")
            if !builder.document.allViews.contains(where: { $0.name == names[place] + "Inner" }) {
                #expect(cell.width == 128 && cell.height == 128)
            }
            for other in cells[..<place] {
                let isApart =
                    cell.x >= other.maxX + 9.5 || cell.y >= other.maxY + 9.5
                #expect(isApart, "seed \(seed): \(cell) and \(other)")
            }
        }
    }
}
