import Foundation
import TestKit

/// Makes forged files on demand, in a process of its own: what it takes in memory would count as that of
/// the programs that are tried, and where it traps the program would too.
enum Forger {
    /// `torture forger FOLDER SEED`: for each number that is read from standard input, makes `a.layout` of
    /// `whole.layout` in the folder, and answers with what was done.
    static func run(in folder: String, seed: Int) throws {
        let place = Workplace(existing: folder)
        let whole = try place.read("whole.layout")
        while let line = readLine(), let number = Int(line) {
            var random = SeededGenerator(seed: seed &* 1_000_003 &+ number)
            let forgery = Forgery.allCases[number % Forgery.allCases.count]
            place.removeLayout("a.layout")
            try place.write(whole, to: "a.layout")
            try forgery.apply(to: place.path("a.layout"), in: place, &random)
            say("\(forgery) \(number)")
        }
    }
}
