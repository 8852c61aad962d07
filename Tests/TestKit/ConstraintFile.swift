import Foundation
package import StackCore

/// A `.cons` workload: a document as linear constraints, the root's width, and edits.
///
/// The format is the workload generator's. `V` gives the number of variables, `R` the root width's
/// variable and value. `C id priority relation constant n (variable coefficient)…` is one
/// constraint. `E` begins an edit: constraints removed (`-`) and added (`+`), and the root's width
/// (`W`); `=` ends it.
package struct ConstraintFile {
    package struct Row {
        package let number: Int
        package let constraint: LinearConstraint
    }

    package struct Edit {
        package let name: String
        package var removed: [Int] = []
        package var added: [Row] = []
        package var rootWidth: Double?
    }

    package private(set) var variableCount = 0
    package private(set) var root = (variable: 0, width: 0.0)
    package private(set) var rows: [Row] = []
    package private(set) var edits: [Edit] = []

    package init(path: String) throws {
        let text = try String(contentsOfFile: path, encoding: .utf8)
        for line in text.split(separator: "\n") { read(line.split(separator: " ")) }
    }

    private mutating func read(_ fields: [Substring]) {
        switch fields[0] {
        case "V": variableCount = Int(fields[1])!
        case "R": root = (Int(fields[1])!, Double(fields[2])!)
        case "C": rows.append(Self.row(fields[...]))
        case "E": edits.append(Edit(name: String(fields[1])))
        case "-": edits[edits.count - 1].removed.append(Int(fields[1])!)
        case "+": edits[edits.count - 1].added.append(Self.row(fields[1...]))
        case "W": edits[edits.count - 1].rootWidth = Double(fields[1])!
        default: break
        }
    }

    private static func row(_ fields: ArraySlice<Substring>) -> Row {
        let fields = Array(fields)
        let terms = (0..<Int(fields[5])!).map { index in
            Term(
                Double(fields[7 + 2 * index])!,
                Variable(index: Int(fields[6 + 2 * index])!))
        }
        let relations: [LinearRelation] = [.equal, .atMost, .atLeast]
        return Row(
            number: Int(fields[1])!,
            constraint: LinearConstraint(
                terms, constant: Double(fields[4])!, relations[Int(fields[3])!],
                priority: Double(fields[2])!))
    }
}

extension LinearConstraint {
    /// The variable of a required `variable ≥ 0`; nil for any other constraint.
    var sizeBound: Variable? {
        guard isRequired, relation == .atLeast, constant == 0, terms.count == 1,
            terms[0].coefficient == 1
        else { return nil }
        return terms[0].variable
    }
}
