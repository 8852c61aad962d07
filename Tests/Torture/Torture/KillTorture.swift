import Foundation
import LayoutStore

/// Kills the program at random moments during a stream of edits: no acknowledged edit is lost, none
/// is half done, and the file verifies.
struct KillTorture {
    private let place: Workplace

    init() throws { place = try Workplace() }

    func run(_ kills: Int) throws -> Verdict {
        var (lost, torn, unsound) = (Failures(), Failures(), Failures())
        var (acknowledged, inFlight) = (0, 0)
        var before = 0
        var stream = EditStream()
        for kill in 0..<kills {
            if before > 600 || kill == 0 {
                place.removeLayout("a.layout")
                before = 0
                stream = EditStream()
            }
            let opening = before == 0 ? EditStream.opening : ""
            let script = try place.write(opening + stream.lines(400), to: "script")
            let acked = killed(script)
            acknowledged += acked
            do {
                let found = try Witness(place.path("a.layout")).moves
                if found < before + acked {
                    lost.add("kill \(kill): \(found) of \(before + acked)")
                }
                if found > before + acked + 1 {
                    torn.add("kill \(kill): \(found) of \(before + acked)")
                }
                inFlight += found - before - acked
                before = found
            } catch {
                unsound.add("kill \(kill): \(error)")
                before = 1000
            }
            // A partial `opening` is not usable, so the next round starts a new file.
            if before < 3 { before = 1000 }
        }
        return Verdict(
            "\(kills) kills, \(acknowledged) edits acknowledged: \(lost.count) lost, "
                + "\(torn.count) torn, \(unsound.count) unsound (\(inFlight) unacknowledged were done)",
            holds: lost.count + torn.count + unsound.count == 0)
    }

    /// Runs the script, kills the program, and returns the number of commands it had acknowledged.
    private func killed(_ script: String) -> Int {
        let child = Child(
            [place.layoutedit, place.path("a.layout"), "-f", "-", "--commit", "each", "--json"],
            input: script)
        usleep(UInt32.random(in: 3_000...40_000))
        kill(child.process, SIGKILL)
        return Acknowledged.count(in: child.finish().output)
    }
}
