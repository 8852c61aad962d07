import Foundation

/// Files whose rows were changed and whose checksums were then corrected, as anybody can do
/// (docs/file-format.md). They cause no crash, no hang, no excessive memory for the file's size and
/// no exit status that is not documented. What `recover` writes is valid.
struct ForgeTorture {
    private let place: Workplace
    private let seed: Int

    private static let memory = 64 << 20
    private static let memoryPerByte = 20

    /// The questions for every file.
    private static let questions = [
        ["verify", "FILE"], ["export", "FILE", "--format", "commands"], ["log", "FILE", "--json"],
    ]
    /// Further commands, one per file in turn.
    private static let others = [
        ["FILE", "-c", "redo"], ["FILE", "-c", "undo 3"], ["FILE", "-c", "goto 20"],
        ["FILE", "-c", "goto early"], ["FILE", "-c", "set a.text \"new\""],
        ["FILE", "-c", "new Z"],
        ["FILE", "-c", "revert 30"], ["FILE", "-c", "diff 1"],
        ["FILE", "-c", "history prune --keep 9"],
        ["export", "FILE", "--at", "9"], ["export", "FILE", "--format", "storyboard"],
        ["check", "FILE", "--devices", "all"], ["log", "FILE", "12"], ["FILE", "-c", "compact"],
    ]

    init(seed: Int) throws {
        self.seed = seed
        place = try Workplace()
        _ = try SampleFile(in: place, length: 60)
    }

    func run(_ count: Int) throws -> Verdict {
        var forger = startForger()
        var tally = Tally()
        for number in 0..<count {
            guard let name = forger.ask(String(number)) else {
                tally.crashes.add("\(number): the forger, where the program would too")
                forger.end()
                forger = startForger()
                continue
            }
            tally.name = name
            let forged = try place.read("a.layout")
            let isSound = ask(Self.questions, of: forged, &tally)
            if isSound { tally.sound += 1 }
            ask([Self.others[number / 3 % Self.others.count]], of: forged, &tally)
            place.removeLayout("a.layout")
            try place.write(forged, to: "a.layout")
            recover(forged, &tally)
        }
        forger.end()
        return tally.verdict("\(count) forged files (seed \(seed))")
    }

    private func startForger() -> Talker {
        Talker([place.torture, "forger", place.folder, String(seed)])
    }

    /// Returns whether all questions were answered with success.
    @discardableResult
    private func ask(_ questions: [[String]], of file: [UInt8], _ tally: inout Tally) -> Bool {
        questions.reduce(true) { $0 && ask($1, of: file, &tally) == 0 }
    }

    /// Returns the exit status; nil if the process crashed or hung.
    private func ask(
        _ question: [String], of file: [UInt8], _ tally: inout Tally
    ) -> Int32? {
        let words = question.map { $0 == "FILE" ? place.path("a.layout") : $0 }
        let (_, ending, memory) = Child([place.layoutedit] + words).measured(within: 30, work: 2)
        let bound = Self.memory + Self.memoryPerByte * file.count
        tally.memory = max(tally.memory, Double(memory) / Double(bound))
        if memory > bound {
            keep(file, tally.greedy.add("\(tally.name): \(question) \(memory >> 20) MB"))
        }
        switch ending {
        case .exited(0), .exited(1), .exited(65), .exited(66), .exited(74), .exited(76): break
        // A command that refers to something that this file does not contain.
        case .exited(2) where question[0] == "FILE" || question[0] == "export": break
        case .hung: keep(file, tally.hangs.add("\(tally.name): \(question)"))
        default: keep(file, tally.crashes.add("\(tally.name): \(question) \(ending)"))
        }
        if case .exited(let status) = ending { return status }
        return nil
    }

    private func recover(_ file: [UInt8], _ tally: inout Tally) {
        let saved = place.path("saved.layout")
        unlink(saved)
        guard ask(["recover", "FILE", saved], of: file, &tally) == 0 else { return }
        tally.saved += 1
        let ending = Child([place.layoutedit, "verify", saved]).finish(within: 30).ending
        if ending != .exited(0) { keep(file, tally.unsound.add("\(tally.name): \(ending)")) }
    }

    /// Saves a failing file to the folder in `TORTURE_KEEP`, if that is set.
    private func keep(_ file: [UInt8], _ number: Int) {
        guard let folder = ProcessInfo.processInfo.environment["TORTURE_KEEP"] else { return }
        let path = folder + "/forged-\(seed)-\(number)-\(file.count).layout"
        _ = FileManager.default.createFile(atPath: path, contents: Data(file))
    }
}

private struct Tally {
    var name = ""
    var (crashes, hangs, greedy, unsound) = (Failures(), Failures(), Failures(), Failures())
    var (sound, saved) = (0, 0)
    /// The largest memory use, as a fraction of the limit.
    var memory = 0.0

    func verdict(_ what: String) -> Verdict {
        Verdict(
            "\(what): \(crashes.count) crashes or unknown endings, \(hangs.count) hangs over 2 s, "
                + "\(greedy.count) above 64 MiB and 20 times their size (\(Int(memory * 100)) % at "
                + "most), \(unsound.count) recovered unsoundly (\(sound) were sound after all, \(saved) "
                + "recovered)",
            holds: crashes.count + hangs.count + greedy.count + unsound.count == 0)
    }
}
