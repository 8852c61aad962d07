import Foundation
import LayoutStore
import TestKit

/// Damaged files cause no crash and no hang, and every successful answer or change is the same as
/// for the undamaged file. `recover` does not crash, and a file that it calls complete is complete.
struct CorruptionTorture {
    private let place: Workplace
    private let seed: Int
    /// The expected output for each question or change, from the undamaged file.
    private var answers: [String: [UInt8]] = [:]

    private static let content = ["export", "FILE", "--format", "commands"]
    /// The questions about every mutant: its content and its history.
    private static let questions = [content, ["log", "FILE", "--json"]]
    /// Further questions or changes, one per mutant in turn.
    private static let others = [
        ["verify", "FILE", "--json"], ["export", "FILE", "Copy", "--format", "xib"],
        ["log", "FILE", "123", "--json"],
    ]
    /// Changes made to the damaged file, after which its content is compared.
    private static let changes = [
        "redo", "undo 3", "goto 40", "goto early", "revert 176", "set a.text \"new\"",
    ]

    init(seed: Int) throws {
        self.seed = seed
        place = try Workplace()
        _ = try SampleFile(in: place, length: 200)
        for question in Self.questions + Self.others {
            answers[name(question)] = ask(question, "whole.layout").output
        }
        for change in Self.changes {
            place.removeLayout("a.layout")
            try place.write(try place.read("whole.layout"), to: "a.layout")
            let ending = Child([place.layoutedit, place.path("a.layout"), "-c", change]).finish()
                .ending
            precondition(ending == .exited(0), "\(change) \(ending)")
            answers[change] = ask(Self.content, "a.layout").output
        }
    }

    func run(_ mutants: Int) throws -> Verdict {
        let whole = try place.read("whole.layout")
        var random = SeededGenerator(seed: seed)
        var tally = Tally()
        for number in 0..<mutants {
            let mutant = Mutant(of: whole, &random)
            tally.name = "\(mutant.kind) \(number)"
            try restore(mutant)
            let turn = number % (Self.others.count + Self.changes.count)
            let other = turn < Self.others.count ? [Self.others[turn]] : []
            let isDamaged = answer(Self.questions + other, &tally)
            if other.isEmpty { change(Self.changes[turn - Self.others.count], &tally) }
            if isDamaged, number.isMultiple(of: 4) {
                try restore(mutant)
                recover(&tally)
            }
        }
        return Verdict(
            "\(mutants) mutants (seed \(seed)): \(tally.crashes.count) crashes, \(tally.hangs.count) "
                + "hangs over 2 s, \(tally.silent.count) silent changes (\(tally.detected) told as "
                + "damage; of \(tally.asked) given to recover \(tally.saved) were saved, "
                + "\(tally.complete) of them completely)",
            holds: tally.crashes.count + tally.hangs.count + tally.silent.count == 0)
    }

    private struct Tally {
        var name = ""
        var (crashes, hangs, silent) = (Failures(), Failures(), Failures())
        var (detected, asked, saved, complete) = (0, 0, 0, 0)

        /// Returns whether the program reported success. Counts a crash or a hang; a refusal is
        /// acceptable.
        mutating func isDone(_ ending: Child.Ending, _ what: String) -> Bool {
            switch ending {
            case .exited(0): return true
            case .exited(1), .exited(2), .exited(65), .exited(74), .exited(76): return false
            case .hung: hangs.add("\(name): \(what)")
            default: crashes.add("\(name): \(what) \(ending)")
            }
            return false
        }
    }

    private func restore(_ mutant: Mutant) throws {
        place.removeLayout("a.layout")
        try place.write(mutant.bytes, to: "a.layout")
    }

    /// Returns whether any question was refused.
    private func answer(_ questions: [[String]], _ tally: inout Tally) -> Bool {
        var isDamaged = false
        for question in questions {
            let (output, ending) = ask(question, "a.layout")
            if !tally.isDone(ending, name(question)) {
                isDamaged = true
            } else if output != answers[name(question)] {
                tally.silent.add("\(tally.name): \(name(question))")
            }
        }
        if isDamaged { tally.detected += 1 }
        return isDamaged
    }

    private func change(_ change: String, _ tally: inout Tally) {
        guard tally.isDone(ask(["FILE", "-c", change], "a.layout").ending, change) else { return }
        let (output, ending) = ask(Self.content, "a.layout")
        if tally.isDone(ending, "after \(change)"), output != answers[change] {
            tally.silent.add("\(tally.name): after \(change)")
        }
    }

    private func recover(_ tally: inout Tally) {
        tally.asked += 1
        unlink(place.path("saved.layout"))
        let (output, ending) = ask(
            ["recover", "FILE", place.path("saved.layout"), "--json"], "a.layout")
        guard tally.isDone(ending, "recover") else { return }
        tally.saved += 1
        guard String(decoding: output, as: UTF8.self).contains("\"complete\":true") else { return }
        tally.complete += 1
        for question in Self.questions + Self.others
        where ask(question, "saved.layout").output != answers[name(question)] {
            tally.silent.add("\(tally.name): \(name(question)) of what was recovered")
        }
    }

    private func name(_ question: [String]) -> String {
        question.filter { $0 != "FILE" }.joined(separator: " ")
    }

    private func ask(
        _ question: [String], _ name: String
    ) -> (output: [UInt8], ending: Child.Ending) {
        let words = question.map { $0 == "FILE" ? place.path(name) : $0 }
        return Child([place.layoutedit] + words).finish(within: 30, work: 2)
    }
}
