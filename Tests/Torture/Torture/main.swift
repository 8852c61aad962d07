import Foundation

/// `torture NAME [COUNT [SEED]]`: tests one promise of docs/reliability.md `COUNT` times. It prints
/// the result, and fails if the promise does not hold.
///
/// It is a program and not a test because it needs a release build, thousands of processes and
/// minutes. The tests run it with small counts.
let arguments = CommandLine.arguments.dropFirst()
let count = arguments.dropFirst().first.flatMap { Int($0) }
/// The seed of the random choices, to repeat a run.
let seed = arguments.dropFirst(2).first.flatMap { Int($0) } ?? 1
signal(SIGPIPE, SIG_IGN)

let verdict: Verdict
switch arguments.first {
case "kill": verdict = try KillTorture().run(count ?? 10_000)
case "power": verdict = try PowerTorture().run(count ?? 20_000)
case "io": verdict = try FaultTorture().run(commands: count ?? 200)
case "disk": verdict = try DiskTorture().run(count ?? 100)
case "corrupt": verdict = try CorruptionTorture(seed: seed).run(count ?? 10_000)
case "failpoints": verdict = try FailpointTorture().run(every: count ?? 1)
case "forger":
    try Forger.run(in: arguments.dropFirst().first!, seed: Int(arguments.last!)!)
    exit(0)
case "migrate": exit(Migration.run(arguments.last!))
case "forge": verdict = try ForgeTorture(seed: seed).run(count ?? 10_000)
case "history": verdict = try HistoryTorture(seed: seed).run(count ?? 100_000)
case "import": verdict = try ImportTorture().run(count ?? 1_000, seed: seed)
case "merge":
    var torture = try MergeTorture()
    verdict = try torture.run(count ?? 20_000, seed: seed)
case "undo":
    var torture = try UndoTorture(seed: seed)
    verdict = try torture.run(count ?? 1_000_000)
case "session": verdict = try WitnessTorture().run(count ?? 10_000)
case "processes": verdict = try ProcessTorture().run(count ?? 10_000)
case "saves":
    var torture = try SavesTorture(seed: seed)
    verdict = try torture.run(count ?? 1_000)
case "cost": verdict = try CostTorture().run(operations: count ?? 100_000)
case "soak":
    verdict = try SoakTorture(minutes: arguments.dropFirst().first.flatMap { Double($0) } ?? 30)
        .run()
case "speed": verdict = try SpeedTorture().run(operations: count ?? 10_000)
default:
    say(
        "torture kill|power|io|disk|corrupt|failpoints|forge|history|import|merge|undo|session|processes|saves|soak|cost|speed [COUNT [SEED]]"
    )
    exit(2)
}
say(verdict.line)
exit(verdict.holds ? 0 : 1)
