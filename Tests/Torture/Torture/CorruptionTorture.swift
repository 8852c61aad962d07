import Foundation
import LayoutStore
import TestKit

/// Files that came to harm: no crash, no hang, and whatever is answered with success is what was
/// written. `recover` never crashes either, and what it saves is sound.
struct CorruptionTorture {
    private let place: Workplace
    private var answers: [String: [UInt8]] = [:]

    private static let questions = [
        ["verify", "FILE", "--json"], ["export", "FILE", "--format", "commands"],
        ["log", "FILE", "--json"],
    ]

    init() throws {
        place = try Workplace()
        var stream = EditStream()
        let script = try place.write(EditStream.opening + stream.lines(400), to: "script")
        let file = place.path("whole.layout")
        _ = Child([place.layoutedit, file, "-f", "-", "--commit", "each"], input: script).finish()
        for question in Self.questions {
            answers[question[0]] = ask(question, "whole.layout").output
        }
    }

    func run(_ mutants: Int) throws -> Verdict {
        let whole = try place.read("whole.layout")
        var random = SeededGenerator(seed: 5)
        var (crashes, hangs, silent, unsaved) = (Failures(), Failures(), Failures(), Failures())
        var (detected, saved, complete) = (0, 0, 0)
        for number in 0..<mutants {
            let mutant = Mutant(of: whole, &random)
            place.removeLayout("a.layout")
            try place.write(mutant.bytes, to: "a.layout")
            let name = "\(mutant.kind) \(number)"
            var isDamaged = false
            for question in Self.questions {
                let (output, ending) = ask(question, "a.layout")
                switch ending {
                case .exited(0):
                    if output != answers[question[0]] { silent.add("\(name): \(question[0])") }
                case .exited(65), .exited(74), .exited(76): isDamaged = true
                case .hung: hangs.add("\(name): \(question[0])")
                default: crashes.add("\(name): \(question[0]) \(ending)")
                }
            }
            if isDamaged { detected += 1 }
            guard isDamaged, number.isMultiple(of: 4) else { continue }
            unlink(place.path("saved.layout"))
            let (output, ending) = ask(
                ["recover", "FILE", place.path("saved.layout"), "--json"], "a.layout")
            switch ending {
            case .exited(0):
                saved += 1
                if String(decoding: output, as: UTF8.self).contains("\"complete\":true") {
                    complete += 1
                    let (now, _) = ask(["export", "FILE", "--format", "commands"], "saved.layout")
                    if now != answers["export"] { silent.add("\(name): recover") }
                }
            case .exited(65): break
            default: unsaved.add("\(name): recover \(ending)")
            }
        }
        let asked = (mutants + 3) / 4
        return Verdict(
            "\(mutants) mutants: \(crashes.count) crashes, \(hangs.count) hangs over 2 s, "
                + "\(silent.count) silent changes (\(detected) told as damage; of about \(asked) given "
                + "to recover \(saved) were saved, \(complete) of them completely, "
                + "\(unsaved.count) failed)",
            holds: crashes.count + hangs.count + silent.count + unsaved.count == 0)
    }

    private func ask(
        _ question: [String], _ name: String
    ) -> (output: [UInt8], ending: Child.Ending) {
        let words = question.map { $0 == "FILE" ? place.path(name) : $0 }
        return Child([place.layoutedit] + words).finish(within: 2)
    }
}
