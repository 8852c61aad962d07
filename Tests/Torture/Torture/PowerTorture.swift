import Foundation
import LayoutStore
import TestKit

/// Power cuts at random moments: every acknowledged command is present and the file verifies. The
/// same cuts with a weaker setting must cause losses; otherwise the test would prove nothing.
struct PowerTorture {
    private let place: Workplace

    init() throws { place = try Workplace() }

    func run(_ states: Int) throws -> Verdict {
        let strong = try losses(states, synchronous: nil)
        let weak = try losses(max(states / 10, 200), synchronous: "NORMAL")
        return Verdict(
            "\(states) states after power cuts: \(strong.lost) lost, \(strong.corrupt) corrupt; "
                + "under synchronous=NORMAL \(weak.lost) lost, \(weak.corrupt) corrupt of \(weak.states)",
            holds: strong.lost + strong.corrupt == 0 && weak.lost + weak.corrupt > 0)
    }

    private struct Count {
        var (states, lost, corrupt) = (0, 0, 0)
    }

    private func losses(_ states: Int, synchronous: String?) throws -> Count {
        var count = Count()
        var random = SeededGenerator(seed: 7)
        while count.states < states {
            let (log, digests) = try record(synchronous, seed: count.states)
            let cuts = min(1000, states - count.states)
            // The moments are sorted so that the log is replayed only once.
            let moments = (0..<cuts).map { _ in Int.random(in: 0...log.calls.count, using: &random)
            }
            var disk = PowerCut()
            var next = 0
            for moment in moments.sorted() {
                while next < moment {
                    disk.follow(log.calls[next])
                    next += 1
                }
                try judge(disk, digests, &count, &random)
            }
        }
        return count
    }

    /// Runs a script of edits with the program, and records every call.
    private func record(
        _ synchronous: String?, seed: Int
    ) throws -> (CallLog, digests: [String]) {
        place.removeLayout("a.layout")
        unlink(place.path("log"))
        var stream = EditStream(from: seed * 31)
        let script = try place.write(EditStream.opening + stream.lines(120), to: "script")
        let weaker = synchronous.map { ["TORTURE_SYNCHRONOUS=" + $0] } ?? []
        let child = Child(
            [place.layoutedit, place.path("a.layout"), "-f", "-", "--commit", "each", "--json"],
            input: script,
            environment: [
                "LD_PRELOAD=" + place.recorder, "TORTURE_FILE=" + place.path("a.layout"),
                "TORTURE_LOG=" + place.path("log"),
            ] + weaker)
        let ending = child.finish().ending
        guard ending == .exited(0) else { throw Witness.Unsound(description: "ended \(ending)") }
        return (CallLog(try place.read("log")), Witness.digests(place.path("a.layout")))
    }

    private func judge(
        _ disk: PowerCut, _ digests: [String], _ count: inout Count,
        _ random: inout SeededGenerator
    ) throws {
        count.states += 1
        let fate = PowerCut.Fate.allCases.randomElement(using: &random)!
        let (main, journal) = disk.disk(fate, &random)
        place.removeLayout("cut.layout")
        if let main { try place.write(main, to: "cut.layout") }
        if let journal { try place.write(journal, to: "cut.layout-journal") }
        do {
            let found = try Witness(place.path("cut.layout"))
            if found.moves < disk.acknowledged { count.lost += 1 }
            if found.moves > disk.acknowledged + 1 || found.moves >= digests.count
                || found.digest != digests[found.moves]
            {
                count.corrupt += 1
            }
        } catch {
            if count.corrupt < 5 { say("  \(fate): \(error)") }
            count.corrupt += 1
        }
    }
}
