import Foundation
import TestKit

/// Makes forged files on request in a separate process. Its memory would otherwise be counted for
/// the programs under test, and it traps on some inputs on which the program traps too.
enum Forger {
    /// Runs `torture forger FOLDER SEED`: for each number on standard input, makes `a.layout` from
    /// `whole.layout` in the folder, and prints what it changed.
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
