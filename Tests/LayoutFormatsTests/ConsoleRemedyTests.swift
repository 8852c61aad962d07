import StackCore
import TestKit
import Testing

@testable import LayoutFormats

/// The advice to lower a priority, compared with arithmetic on a chain of views.
@Suite struct ConsoleRemedyTests {
    /// A chain of views from the start to the end of a container that is too short for them.
    private struct Chain {
        /// The distances in points before, between and after the views.
        var gaps: [Int]
        /// The lengths of the views; nil for a view that no constraint sizes.
        var lengths: [Int?]
        var room: Int
        let isVisual: Bool

        init(_ generator: inout SeededGenerator) {
            let count = Int.random(in: 1...4, using: &generator)
            gaps = (0...count).map { _ in 4 * Int.random(in: 0...5, using: &generator) }
            lengths = (0..<count).map { _ in
                generator.once(in: 3) ? nil : Int.random(in: 1...60, using: &generator)
            }
            room = Int.random(in: 0...40, using: &generator)
            isVisual = generator.once(in: 2)
        }

        var sum: Int { gaps.reduce(0, +) + lengths.compactMap(\.self).reduce(0, +) }
        var isFixed: Bool { !lengths.contains(nil) }
        /// Whether the constraints contradict each other: a view cannot be shorter than 0.
        var isConflict: Bool { isFixed ? sum != room : sum > room }

        /// The constraints that alone are enough, if one gives way: any distance, because views may
        /// overlap, and a length if the rest fits.
        var remedies: [String] {
            gaps.indices.map { "0xA\($0)" }
                + lengths.indices.filter { place in
                    lengths[place].map { sum - $0 <= room } ?? false
                }.map { "0xB\($0)" }
        }

        /// Returns the log, with the container's length last.
        func log(_ container: String) -> String {
            let last = lengths.count
            let distances = gaps.indices.map { place -> String in
                let (before, after) = ("UIView:0xC\(place - 1)", "UIView:0xC\(place)")
                let gap = gaps[place]
                let names = ", names: '|':UIView:0xD0 "
                let formula =
                    switch (place, isVisual) {
                    case (0, true): "V:|-(\(gap))-[\(after)]   (active\(names))"
                    case (last, true): "V:[\(before)]-(\(gap))-|   (active\(names))"
                    case (_, true): "V:[\(before)]-(\(gap))-[\(after)]   (active)"
                    case (0, false): "\(after).top == UIView:0xD0.top + \(gap)   (active)"
                    case (last, false): "\(before).bottom == UIView:0xD0.bottom - \(gap)   (active)"
                    case (_, false): "\(after).top == \(before).bottom + \(gap)   (active)"
                    }
                return "NSLayoutConstraint:0xA\(place) " + formula
            }
            let sizes = lengths.indices.compactMap { place in
                lengths[place].map {
                    "NSLayoutConstraint:0xB\(place) UIView:0xC\(place).height == \($0)   (active)"
                }
            }
            let whole =
                "NSLayoutConstraint:0xE \(container) UIView:0xD0.height == \(room)   (active)"
            let lines = (distances + sizes + [whole]).map { "    \"<\($0)>\"" }
            return "(\n" + lines.joined(separator: ",\n") + "\n)\n"
        }
    }

    @Test(
        arguments: 0..<8, ["'UISV-hiding'", "'UIView-Encapsulated-Layout-Height'"])
    func `the advice is enough`(seed: Int, container: String) throws {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<60 {
            let chain = Chain(&generator)
            if !chain.isConflict { continue }
            let log = chain.log(container)
            let conflict = try #require(ConsoleConflict.all(in: log).first)
            #expect(Set(conflict.remedies.map(\.address)) == Set(chain.remedies), "\(log)")
            let yielding = try #require(conflict.yielding)
            #expect(conflict.remedies.contains(yielding), "\(log)")
            #expect(!conflict.sentences.contains { $0.contains("not enough") })
        }
    }

    /// Returns a list with a hidden stack, in which only the stack's own constraints remain if the
    /// app's height gives way.
    private func hidden(spacing: Int, height: Int) -> String {
        """
        (
            "<NSLayoutConstraint:0x1 UIView:0x11.height == \(height)   (active)>",
            "<NSLayoutConstraint:0x2 'UISV-canvas-connection' UIStackView:0x10.top == UIView:0x12.top   (active)>",
            "<NSLayoutConstraint:0x3 'UISV-canvas-connection' V:[UIView:0x11]-(0)-|   (active, names: '|':UIStackView:0x10 )>",
            "<NSLayoutConstraint:0x4 'UISV-hiding' UIStackView:0x10.height == 0   (active)>",
            "<NSLayoutConstraint:0x5 'UISV-spacing' V:[UIView:0x12]-(\(spacing))-[UIView:0x11]   (active)>"
        )

        """
    }

    @Test(arguments: [0, 8]) func `spacing that remains is named`(spacing: Int) throws {
        let conflict = try #require(
            ConsoleConflict.all(in: hidden(spacing: spacing, height: 44)).first)
        #expect(conflict.remedies.isEmpty == (spacing > 0))
        let advice = conflict.advice.joined(separator: "\n")
        #expect(advice.contains("UIView#1.height = 44 priority 999"))
        #expect(advice.contains("set its own spacing to 0") == (spacing > 0))
    }

    /// Two views that are longer than their container one by one.
    @Test func `all constraints that must yield are named`() throws {
        let log = """
            (
                "<NSLayoutConstraint:0x1 UILabel:0x11'A'.height == 30   (active)>",
                "<NSLayoutConstraint:0x2 UILabel:0x12'B'.height == 40   (active)>",
                "<NSLayoutConstraint:0x3 'UISV-hiding' UIStackView:0x10.height == 0   (active)>",
                "<NSLayoutConstraint:0x4 'UISV-alignment' UIStackView:0x10.height == UILabel:0x11'A'.height   (active)>",
                "<NSLayoutConstraint:0x5 'UISV-alignment' UIStackView:0x10.height == UILabel:0x12'B'.height   (active)>"
            )

            """
        let conflict = try #require(ConsoleConflict.all(in: log).first)
        let advice = conflict.advice.joined(separator: "\n")
        #expect(conflict.remedies.isEmpty)
        #expect(advice.contains("UILabel “A”.height = 30"))
        #expect(advice.contains("UILabel “B”.height = 40"))
        #expect(advice.contains("they yield"))
    }

    @Test func `a row's height without an identifier is the table's`() throws {
        let log = """
            (
                "<NSLayoutConstraint:0x1 UILabel:0x11.height == 21>",
                "<NSLayoutConstraint:0x2 UILabel:0x11.top == UITableViewCellContentView:0x10.top + 10>",
                "<NSLayoutConstraint:0x3 UILabel:0x11.bottom == UITableViewCellContentView:0x10.bottom - 10>",
                "<NSLayoutConstraint:0x4 UITableViewCellContentView:0x10.height == 44>"
            )

            """
        let conflict = try #require(ConsoleConflict.all(in: log).first)
        #expect(
            conflict.culprit?.formula == "UILabel.bottom = UITableViewCellContentView.bottom - 10")
    }

    @Test(arguments: ["tableview", "table view"])
    func `the warning about an open row is no conflict but known`(table: String) {
        let log = """
            [Warning] Warning once only: Detected a case where constraints ambiguously suggest a height \
            of zero for a \(table) cell's content view.
            """
        #expect(ConsoleConflict.all(in: log).isEmpty)
        #expect(ConsoleConflict.isAboutOpenRow(log))
        #expect(!ConsoleConflict.isAboutOpenRow("constraints"))
    }
}
