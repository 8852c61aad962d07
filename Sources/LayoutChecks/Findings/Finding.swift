package import StackCore

/// Something that a rule has found in one layout of a document, or in the document itself.
package struct Finding: Hashable, Sendable {
    package let rule: RuleID
    /// What it is about, first that which reports name; never empty.
    package let items: [ItemID]
    /// What tells findings of one rule about the same items apart, such as an edge; mostly empty.
    package let aspect: String
    /// One sentence without a full stop, with this layout's numbers, in points.
    package let message: String
    /// How bad it is among findings that are the same but for their layout: the worst is told.
    package let extent: Double
    /// What the sentence's numbers are, for programs; in points.
    package let numbers: [Measure]

    package struct Measure: Hashable, Sendable {
        package let name: String
        package let value: Double

        init(_ name: String, _ value: Double) {
            self.name = name
            self.value = value.millipoints
        }
    }

    /// Along which axis room is missing, where the aspect and the numbers do not say so.
    private let cutAxis: Axis?

    init(
        _ rule: RuleID, _ items: [ItemID], aspect: String = "", _ message: String,
        extent: Double = 0, _ numbers: [Measure] = [], along axis: Axis? = nil
    ) {
        cutAxis = axis
        self.rule = rule
        self.items = items
        self.aspect = aspect
        self.message = message
        self.extent = extent
        self.numbers = numbers
    }

    /// Those of its items that are views.
    var views: [ViewID] {
        items.compactMap { if case .view(let id) = $0 { id } else { nil } }
    }

    /// Along which axis a number of a frame is that it is about; nil if it is about none.
    var axis: Axis? {
        switch rule == .ambiguous ? numbers.first?.name : aspect {
        case "x", "width": .horizontal
        case "y", "height": .vertical
        default: cutAxis
        }
    }

    /// What makes it the same finding on another device.
    var identity: Identity { Identity(rule: rule, items: items, aspect: aspect) }

    struct Identity: Hashable {
        let rule: RuleID
        let items: [ItemID]
        let aspect: String
    }
}
