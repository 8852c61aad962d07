package import StackCore

/// A problem that a rule has found in one layout of a document, or in the document itself.
package struct Finding: Hashable, Sendable {
    package let rule: RuleID
    /// The views, constraints or document that the finding is about, never empty. Reports name the
    /// first one.
    package let items: [ItemID]
    /// A word that distinguishes findings of one rule about the same items, for example the name of
    /// an edge; usually empty.
    package let aspect: String
    /// The message: one sentence without a full stop, with the numbers of this layout in points.
    package let message: String
    /// A number that states how bad the finding is: a greater number is worse. For many rules it is
    /// a length in points, such as how far a view extends beyond an edge. If the same problem
    /// occurs in several layouts, the finding with the greatest extent is reported (`isWorse`).
    package let extent: Double
    /// Whether the finding depends on an estimated text width. If so, its severity is `note`,
    /// regardless of its rule.
    package let isEstimate: Bool
    /// The numbers in the message, with names, for programs that read reports.
    package let numbers: [Measure]
    /// The position in the file of what the finding is about; nil if it is that of the first item.
    let location: ElementLocation?
    /// Other identities that the same problem can have after a small change of the document. For
    /// example, a conflict is reported for the constraint that UIKit drops; after a change, UIKit
    /// may drop another constraint of the conflict. Or two texts compete for space, and after a
    /// change the other one is truncated.
    let related: [Identity]

    /// A number in a finding's message, with the name that it has in reports for programs.
    package struct Measure: Hashable, Sendable {
        package let name: String
        package let value: Double

        init(_ name: String, _ value: Double) {
            self.name = name
            self.value = value.millipoints
        }
    }

    /// The position or size that a finding of the rule `ambiguous` is about, such as `box.width`;
    /// empty for other rules. In a stack, it belongs to an arranged view.
    let subject: String

    /// The axis along which space is missing. Nil if no space is missing, or if `aspect` or
    /// `numbers` already states the axis.
    private let cutAxis: Axis?

    init(
        _ rule: RuleID, _ items: [ItemID], aspect: String = "", _ message: String,
        extent: Double = 0, isEstimate: Bool = false, _ numbers: [Measure] = [],
        along axis: Axis? = nil, subject: String = "", related: [Identity] = [],
        at location: ElementLocation? = nil
    ) {
        precondition(!items.isEmpty, "a finding of \(rule.rawValue) is about nothing")
        precondition(!message.isEmpty, "a finding of \(rule.rawValue) says nothing")
        assert(!extent.isNaN, "a finding of \(rule.rawValue) cannot be compared with others")
        cutAxis = axis
        self.rule = rule
        self.items = items
        self.aspect = aspect
        self.message = message
        self.extent = extent
        self.isEstimate = isEstimate
        self.numbers = numbers
        self.subject = subject
        self.related = related
        self.location = location
    }

    /// Returns whether a report of the same problem shows this finding instead of `other`: a certain
    /// finding before an estimate, otherwise the one with the greater extent.
    func isWorse(than other: Finding) -> Bool {
        isEstimate == other.isEstimate ? extent > other.extent : other.isEstimate
    }

    /// The views among the items.
    package var views: [ViewID] {
        items.compactMap { if case .view(let id) = $0 { id } else { nil } }
    }

    /// The axis of the position, the size or the missing space that the finding is about; nil if it
    /// is about none of these.
    package var axis: Axis? {
        switch rule == .ambiguous ? numbers.first?.name : aspect {
        case "x", "right", "width": .horizontal
        case "y", "height": .vertical
        default: cutAxis
        }
    }

    /// The properties that identify the problem. Findings of the same problem in several layouts
    /// have equal identities.
    var identity: Identity {
        Identity(
            rule: rule, items: items, aspect: aspect, axis: rule == .ambiguous ? axis : nil)
    }

    struct Identity: Hashable {
        let rule: RuleID
        let items: [ItemID]
        let aspect: String
        /// The axis of a finding of the rule `ambiguous`, which a view can have along both axes.
        var axis: Axis?

        /// The identity of the same problem in the opposite reading direction: `left` and `right`
        /// are exchanged.
        var mirrored: Identity {
            switch aspect {
            case "left": Identity(rule: rule, items: items, aspect: "right")
            case "right": Identity(rule: rule, items: items, aspect: "left")
            default: self
            }
        }
    }
}
