import Foundation
import StackCore
import TestKit
import Testing

/// A random layout document as linear constraints, with the violations that one linear program per
/// priority found.
///
/// `make oracle` checks 2,000 documents with the current rules. `Benchmarks/Oracle/compare.py
/// --answers` wrote these answers.
private struct StoredAnswer: Decodable, Sendable, CustomTestStringConvertible {
    let file: String
    let tiers: [String: Double]

    var testDescription: String { file }

    static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../Fixtures/oracle")

    static let all: [StoredAnswer] = {
        let text = try! String(contentsOf: folder.appending(path: "tiers.jsonl"), encoding: .utf8)
        return text.split(separator: "\n").map {
            try! JSONDecoder().decode(StoredAnswer.self, from: Data($0.utf8))
        }
    }()
}

@Test(arguments: StoredAnswer.all)
private func `violations at each priority are the linear programs' least`(
    _ answer: StoredAnswer
) throws {
    let path = StoredAnswer.folder.appending(path: "documents/\(answer.file).cons").path
    var workload = Workload(try ConstraintFile(path: path))
    let solution = workload.solve()
    #expect(solution.conflicts.isEmpty)
    for level in solution.violations() where level.priority < LinearConstraint.requiredPriority {
        let least = try #require(answer.tiers.first { Double($0.key) == level.priority }).value
        #expect(abs(level.total - least) <= 1e-4 * max(1, least))
    }
}
