import Foundation
import LayoutStore

/// An input/output error at each call of a script, once and for good: the program says so and ends
/// with 74, and the file holds the last acknowledged state.
struct FaultTorture {
    private let place: Workplace

    init() throws { place = try Workplace() }

    func run(commands: Int) throws -> Verdict {
        var stream = EditStream()
        let script = try place.write(EditStream.opening + stream.lines(commands - 3), to: "script")
        let calls = try countCalls(script)
        let digests = Witness.digests(place.path("a.layout"))
        var (wrong, lost, runs, harmless, done) = (Failures(), Failures(), 0, 0, 0)
        for call in 1...calls {
            for mode in ["once", "sticky"] {
                runs += 1
                let (acked, ending) = try runOnce(script, failing: call, mode)
                switch ending {
                case .exited(74): break
                // SQLite looks again, or does without, where an error says nothing of the content.
                case .exited(0) where acked == commands: harmless += 1
                default: wrong.add("call \(call) \(mode): \(ending) after \(acked)")
                }
                do {
                    let found = try Witness(place.path("b.layout"))
                    if found.moves == acked + 1 { done += 1 }
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
                + "74, \(lost.count) not at the last acknowledged state (\(harmless) errors did no "
                + "harm, \(done) commands were done though the error hid it)",
            holds: wrong.count + lost.count == 0)
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
        _ script: String, failing call: Int, _ mode: String
    ) throws -> (acknowledged: Int, ending: Child.Ending) {
        place.removeLayout("b.layout")
        // EIO mostly; what a full disk says now and then.
        let number = call % 4 == 3 ? ENOSPC : EIO
        let sticky = mode == "sticky" ? ["TORTURE_STICKY=1"] : []
        let child = Child(
            command("b.layout"), input: script,
            environment: environment("b.layout")
                + ["TORTURE_FAIL=\(call)", "TORTURE_ERRNO=\(number)"] + sticky)
        let (output, ending) = child.finish(within: 30)
        return (Acknowledged.count(in: output), ending)
    }

    private func command(_ name: String) -> [String] {
        [place.layoutedit, place.path(name), "-f", "-", "--commit", "each", "--json"]
    }

    private func environment(_ name: String) -> [String] {
        ["LD_PRELOAD=" + place.recorder, "TORTURE_FILE=" + place.path(name)]
    }
}
