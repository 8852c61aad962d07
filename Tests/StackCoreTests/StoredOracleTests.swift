import Foundation
import StackCore
import TestKit
import Testing

/// What one linear program a priority said of random documents (`make oracle` runs 2,000 afresh;
/// `Benchmarks/Oracle/compare.py --answers` wrote these).
private struct StoredAnswer: Decodable, Sendable, CustomTestStringConvertible {
    let file: String
    let tiers: [String: Double]

    var testDescription: String { file }
    var seed: Int { Int(file.split(separator: "_")[1])! }

    static let all: [StoredAnswer] = {
        let url = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../Fixtures/oracle/tiers.jsonl")
        let text = try! String(contentsOf: url, encoding: .utf8)
        return text.split(separator: "\n").map {
            try! JSONDecoder().decode(StoredAnswer.self, from: Data($0.utf8))
        }
    }()
}

@Test(arguments: StoredAnswer.all)
private func `violations at each priority are the linear programs' least`(_ answer: StoredAnswer)
    throws
{
    let document = try RandomLayout(seed: answer.seed).document
    let environment = try #require(LayoutEnvironment(document))
    let (constraints, isSize) = LayoutPass.lowered(document, in: environment)
    var system = LinearSystem()
    for isSize in isSize { _ = system.addVariable(lowerBoundZero: isSize) }
    for constraint in constraints { _ = system.add(constraint) }
    let solution = system.solve()
    #expect(solution.conflicts.isEmpty)
    for level in solution.violations() where level.priority < LinearConstraint.requiredPriority {
        let least = try #require(answer.tiers.first { Double($0.key) == level.priority }).value
        #expect(abs(level.total - least) <= 1e-4 * max(1, least))
    }
}
