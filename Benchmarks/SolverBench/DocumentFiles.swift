import Foundation
import StackCore
import TestKit

/// Writes random layout documents as `.cons` files, which contain the layout engine's constraints,
/// for independent solvers that know nothing of layout.
enum DocumentFiles {
    /// Writes `doc_SEED.cons` for `count` seeds, starting with `seed`.
    static func write(to folder: String, count: Int, seed: Int) throws {
        let url = URL(fileURLWithPath: folder, isDirectory: true)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        for seed in seed..<(seed + count) {
            let text = try text(of: RandomLayout(seed: seed).document)
            let file = url.appendingPathComponent("doc_\(seed).cons")
            try text.write(to: file, atomically: false, encoding: .utf8)
        }
    }

    private static func text(of document: Document) throws -> String {
        guard let environment = LayoutEnvironment(document) else { return "" }
        let (constraints, isSize) = LayoutPass.lowered(document, in: environment)
        // The format requires a variable with a given value: this one occurs in no constraint.
        var lines = ["V \(isSize.count + 1)", "R \(isSize.count) 0"]
        let bounds = isSize.indices.filter { isSize[$0] }.map { index in
            LinearConstraint([Term(1, Variable(index: index))], .atLeast)
        }
        for (number, row) in (constraints + bounds).enumerated() {
            let terms = row.terms.map { "\($0.variable.index) \($0.coefficient)" }
            let head = "C \(number) \(row.priority) \(code(row.relation)) \(row.constant)"
            lines.append(head + " \(row.terms.count) " + terms.joined(separator: " "))
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func code(_ relation: LinearRelation) -> Int {
        switch relation {
        case .equal: 0
        case .atMost: 1
        case .atLeast: 2
        }
    }
}
