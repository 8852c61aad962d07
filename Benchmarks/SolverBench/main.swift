import Foundation
import StackCore
import TestKit

// SolverBench tiers FILE.cons…   one JSON line per file: the violation at each priority
// SolverBench values FILE.cons…  the values' bits, to compare processes
// SolverBench time FILE.cons…    one JSON line per file and operation: milliseconds
// SolverBench histories COUNT SEED      random edits: layouts that reuse the cache, and from scratch
// SolverBench trees COUNT SEED          random trees of stacks: tree solver and constraint solver
// SolverBench lengths COUNT FILE…       storyboards with random lengths: reusing the cache, and from scratch
// SolverBench roads [why] FILE…         storyboards: tree solver and constraint solver
// SolverBench nasty [NAME…]             documents that are hard to solve: seconds of each
// SolverBench documents DIR COUNT SEED  random layout documents as files

func milliseconds(_ body: () -> Void) -> Double {
    let clock = ContinuousClock()
    let elapsed = clock.measure(body).components
    return Double(elapsed.seconds) * 1e3 + Double(elapsed.attoseconds) / 1e15
}

func printTiers(_ path: String) throws {
    var workload = Workload(try ConstraintFile(path: path))
    let solution = workload.solve()
    let tiers = solution.violations().map { "\"\($0.priority)\": \($0.total)" }
    let dropped = solution.conflicts.map { "\(workload.number(of: $0.dropped))" }
    print(
        "{\"file\": \"\(path)\", \"optimal\": \(solution.isOptimal),",
        "\"dropped\": [\(dropped.joined(separator: ", "))],",
        "\"broken\": \(solution.brokenConstraints().count),",
        "\"tiers\": {\(tiers.joined(separator: ", "))}}")
}

func printValues(_ path: String) throws {
    var workload = Workload(try ConstraintFile(path: path))
    print(workload.solve().values.map { String($0.bitPattern, radix: 16) }.joined(separator: " "))
}

func printTime(_ path: String, _ operation: String, _ time: Double) {
    let name = path.split(separator: "/").last ?? ""
    print("{\"workload\": \"\(name)\", \"op\": \"\(operation)\", \"ms\": \(time)}")
}

func printTimes(_ path: String) throws {
    let file = try ConstraintFile(path: path)
    let cold = (0..<5).map { _ in
        milliseconds {
            var workload = Workload(file)
            _ = workload.solve()
        }
    }
    printTime(path, "cold", cold.sorted()[2])
    printReportTimes(path, file)
    for edit in file.edits {
        var workload = Workload(file)
        _ = workload.solve()
        let time = milliseconds {
            workload.apply(edit)
            _ = workload.solve()
        }
        printTime(path, edit.name, time)
    }
}

func printReportTimes(_ path: String, _ file: ConstraintFile) {
    var workload = Workload(file)
    let solution = workload.solve()
    printTime(path, "ambiguities", milliseconds { _ = solution.openVariables() })
    let last = Variable(index: file.variableCount - 1)
    printTime(path, "explanation", milliseconds { _ = solution.explanation(of: last) })
}

let arguments = CommandLine.arguments.dropFirst()
if arguments.first == "documents", arguments.count == 4 {
    let (count, seed) = (Int(arguments[3]) ?? 0, Int(arguments[4]) ?? 0)
    try DocumentFiles.write(to: arguments[2], count: count, seed: seed)
    exit(0)
}
if arguments.first == "histories", arguments.count == 3 {
    exit(try Histories.run(count: Int(arguments[2]) ?? 0, seed: Int(arguments[3]) ?? 0) ? 0 : 1)
}
if arguments.first == "trees", arguments.count == 3 {
    exit(try Trees.run(count: Int(arguments[2]) ?? 0, seed: Int(arguments[3]) ?? 0) ? 0 : 1)
}
if arguments.first == "lengths", arguments.count > 2 {
    let isSame = try Lengths.run(
        count: Int(arguments[2]) ?? 0, paths: Array(arguments.dropFirst(2)))
    exit(isSame ? 0 : 1)
}
if arguments.first == "roads" {
    let printsReasons = arguments.dropFirst().first == "why"
    let isSame = try SolverComparison.run(
        paths: Array(arguments.dropFirst(printsReasons ? 2 : 1)), printsReasons: printsReasons)
    exit(isSame ? 0 : 1)
}
if arguments.first == "nasty" {
    try NastyDocuments.run(Array(arguments.dropFirst()))
    exit(0)
}
for path in arguments.dropFirst() {
    switch arguments.first {
    case "time": try printTimes(path)
    case "values": try printValues(path)
    default: try printTiers(path)
    }
}
