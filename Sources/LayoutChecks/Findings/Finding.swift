package import StackCore

/// A result of a rule: something in one layout of a document, or in the document itself.
package struct Finding: Hashable, Sendable {
    package let rule: RuleID
    /// The items concerned, never empty. Reports name the first one.
    package let items: [ItemID]
    /// The difference between findings of one rule about the same items, such as an edge; usually
    /// empty.
    package let aspect: String
    /// The message: one sentence without a full stop, with the numbers of this layout in points.
    package let message: String
    /// The measure of how bad the finding is. Among findings that differ only in their layout, the
    /// greatest is reported.
    package let extent: Double
    /// The numbers of the message in points, for programs.
    package let numbers: [Measure]

    package struct Measure: Hashable, Sendable {
        package let name: String
        package let value: Double

        init(_ name: String, _ value: Double) {
            self.name = name
            self.value = value.millipoints
        }
    }

    /// The axis along which space is missing, if neither aspect nor numbers identify it.
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

    /// The items that are views.
    var views: [ViewID] {
        items.compactMap { if case .view(let id) = $0 { id } else { nil } }
    }

    /// The axis of the frame value that the finding concerns; nil if there is none.
    var axis: Axis? {
        switch rule == .ambiguous ? numbers.first?.name : aspect {
        case "x", "width": .horizontal
        case "y", "height": .vertical
        default: cutAxis
        }
    }

    /// The parts that are equal for the same finding on different devices.
    var identity: Identity { Identity(rule: rule, items: items, aspect: aspect) }

    struct Identity: Hashable {
        let rule: RuleID
        let items: [ItemID]
        let aspect: String
    }
}
