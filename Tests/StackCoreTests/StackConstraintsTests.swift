import Foundation
@testable import StackCore
import Testing

/// One list of `Fixtures/constraints/stack-lists.txt`.
private struct ConstraintListFixture: Sendable, CustomTestStringConvertible {
    let axis: Axis
    let word: String
    let isAxisList: Bool
    /// Lines of the form `identifier | formula | priority`.
    var lines: [String]

    var testDescription: String { "\(axis) \(word)" }

    static let all: [ConstraintListFixture] = {
        let url = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../Fixtures/constraints/stack-lists.txt")
        var result: [ConstraintListFixture] = []
        for line in try! String(contentsOf: url, encoding: .utf8).split(separator: "\n")
        where !line.hasPrefix("#") {
            if line.hasPrefix("UISV") {
                result[result.count - 1].lines.append(String(line))
            } else {
                let words = line.split(separator: " ").map(String.init)
                result.append(
                    ConstraintListFixture(
                        axis: Axis(rawValue: words[1])!, word: words[2],
                        isAxisList: words[0].hasPrefix("A"), lines: []))
            }
        }
        return result
    }()
}

private let spacing = 7.0

private func constraints(_ axis: Axis, _ distribution: Distribution, _ alignment: Alignment)
    -> [BoxConstraint]
{
    let items = (0..<3).map {
        StackConstraints.Item(id: ViewID($0 + 1), isHidden: false, spacingAfter: nil, index: $0)
    }
    return StackConstraints(
        id: .root,
        settings: StackSettings(
            axis: axis, distribution: distribution, alignment: alignment, spacing: .points(spacing),
            baselineRelative: false, marginsRelative: false),
        items: items, naturalLengths: [10, 20, 30]
    ).make()
}

/// Spells a constraint as the fixture does.
private func spell(_ constraint: BoxConstraint) -> String {
    func name(_ box: Box) -> String {
        switch box {
        case .view(let id): ["stack", "a", "b", "c"][id.raw]
        case .spanner: "spanner"
        case .gap(_, let index): "gap\(index + 1)"
        default: "?"
        }
    }
    func anchor(_ anchor: BoxAnchor) -> String {
        name(anchor.box) + "." + anchor.attribute.rawValue
    }
    let relation = constraint.relation == .equal ? "==" : constraint.relation.rawValue
    guard case .stack(_, let identifier) = constraint.origin else { return "?" }
    var right = constraint.second.map(anchor) ?? "0"
    if identifier == .fillProportionally {
        let share = "m" + name(constraint.first.box)
        let expected =
            [10.0, 20, 30][["a", "b", "c"].firstIndex(of: name(constraint.first.box))!]
            / (60 + 2 * spacing)
        #expect(constraint.multiplier == expected)
        right = "\(share) * ref.\(constraint.second!.attribute.rawValue)"
    }
    if constraint.constant != 0 { right += constraint.constant == spacing ? " + s" : " + ?" }
    return "\(identifier.rawValue) | \(anchor(constraint.first)) \(relation) \(right) | "
        + NumberSpelling.spell(constraint.priority)
}

@Test(arguments: ConstraintListFixture.all)
private func `each list of constraints is UIStackView's`(_ list: ConstraintListFixture) throws {
    // The other property is `fill`, which has the shortest list.
    let made =
        list.isAxisList
        ? constraints(list.axis, try #require(Distribution(rawValue: list.word)), .fill)
        : constraints(list.axis, .fill, try #require(Alignment(spelling: list.word)))
    let cross = constraints(list.axis, .fill, .fill).dropFirst(4)
    let axis = constraints(list.axis, .fill, .fill).prefix(4)
    let expected = list.isAxisList ? list.lines + cross.map(spell) : axis.map(spell) + list.lines
    #expect(made.map(spell) == expected)
}

@Test func `all sixty combinations are the union of their two lists`() {
    for axis in Axis.allCases {
        for distribution in Distribution.allCases {
            for alignment in Alignment.allCases {
                let both = constraints(axis, distribution, alignment)
                let alongOnly = constraints(axis, distribution, .fill).dropLast(6)
                let acrossOnly = constraints(axis, .fill, alignment).dropFirst(4)
                #expect(both == Array(alongOnly) + Array(acrossOnly))
            }
        }
    }
}
