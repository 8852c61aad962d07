import Foundation
import LayoutStore

/// Injects an I/O error at each call of a script, once and permanently. The program reports it and
/// exits with 74, and the file contains the last acknowledged state. If the disk did a write but
/// did not confirm it, the file may contain one command more, and what the program reports about it
/// is true.
struct FaultTorture {
    private let place: Workplace

    init() throws { place = try Workplace() }

    func run(commands: Int) throws -> Verdict {
        var stream = EditStream()
        let script = try place.write(EditStream.opening + stream.lines(commands - 3), to: "script")
        let calls = try countCalls(script)
        let digests = Witness.digests(place.path("a.layout"))
        var (wrong, lost, untrue) = (Failures(), Failures(), Failures())
        var (runs, harmless, said, unsaid) = (0, 0, 0, 0)
        for call in 1...calls {
            for mode in [Fault.Kind.once, .sticky] {
                runs += 1
                let (output, ending) = try runOnce(script, Fault(kind: mode, call: call))
                let acked = Acknowledged.count(in: output)
                switch ending {
                case .exited(74): break
                // SQLite retries or continues if the error does not concern the content.
                case .exited(0) where acked == commands: harmless += 1
                default: wrong.add("call \(call) \(mode): \(ending) after \(acked)")
                }
                do {
                    let found = try Witness(place.path("b.layout"))
                    let isDone = found.moves == acked + 1
                    switch Claim(output) {
                    case .done where isDone: said += 1
                    case .undone where !isDone: break
                    case .done, .undone: untrue.add("call \(call) \(mode): done \(isDone)")
                    case .uncertain: if isDone { unsaid += 1 }
                    }
                    if !(acked...acked + 1).contains(found.moves)
                        || found.digest != digests[found.moves]
                    {
                        lost.add("call \(call) \(mode): \(found.moves) moves of \(acked)")
                    }
                } catch { lost.add("call \(call) \(mode): \(error)") }
            }
        }
        return Verdict(
            "\(calls) calls of a \(commands)-command script, \(runs) runs: \(wrong.count) not told as "
                + "74, \(lost.count) not at the last acknowledged state, \(untrue.count) untrue words "
                + "(\(harmless) errors did no harm; of commands that the disk did but did not "
                + "confirm \(said) were told as done, \(unsaid) as uncertain)",
            holds: wrong.count + lost.count + untrue.count == 0)
    }

    /// What the program reports about the command whose write failed.
    private enum Claim {
        case done, undone, uncertain

        init(_ output: [UInt8]) {
            let text = String(decoding: output, as: UTF8.self)
            if text.contains("the command is in the file") {
                self = .done
            } else if text.contains("whether the command was done") {
                self = .uncertain
            } else {
                self = .undone
            }
        }
    }

    private func countCalls(_ script: String) throws -> Int {
        let child = Child(
            command("a.layout"), input: script,
            environment: environment("a.layout") + ["TORTURE_COUNT=" + place.path("count")])
        guard child.finish().ending == .exited(0) else {
            throw Witness.Unsound(description: "the script fails by itself")
        }
        let text = String(decoding: try place.read("count"), as: UTF8.self)
        return Int(text.dropLast())!
    }

    private func runOnce(
        _ script: String, _ fault: Fault
    ) throws -> (output: [UInt8], ending: Child.Ending) {
        place.removeLayout("b.layout")
        let child = Child(
            command("b.layout"), input: script,
            environment: environment("b.layout") + fault.environment)
        return child.finish(within: 30)
    }

    private func command(_ name: String) -> [String] {
        [place.layoutedit, place.path(name), "-f", "-", "--commit", "each", "--json"]
    }

    private func environment(_ name: String) -> [String] {
        ["LD_PRELOAD=" + place.recorder, "TORTURE_FILE=" + place.path(name)]
    }
}
