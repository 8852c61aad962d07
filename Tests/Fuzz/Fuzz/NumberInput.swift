import CommandLanguage
import LayoutProgram
import TestKit

/// An example command of the reference with different numbers. The first byte chooses the command,
/// the next ones a number for each place in it. Any bytes are a valid input.
struct NumberInput {
    private let line: String

    init(_ bytes: [UInt8]) {
        var input = bytes[...]
        var line = Self.lines[Int(input.popFirst() ?? 0) % Self.lines.count]
        for place in HostileNumbers.places(in: line).reversed() {
            line.replaceSubrange(place, with: Self.number(&input))
        }
        self.line = line
    }

    func run() { CommandInput(Array((HostileNumbers.setup + line).utf8)).run() }

    private static let lines =
        Grammar.layoutedit.commands.flatMap { $0.usage.examples } + HostileNumbers.lines

    /// Returns a number from the list, or eight bytes as an integer or a floating-point number.
    private static func number(_ input: inout ArraySlice<UInt8>) -> String {
        let choice = Int(input.popFirst() ?? 0)
        if choice < HostileNumbers.all.count { return HostileNumbers.all[choice] }
        let bits = input.prefix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        input = input.dropFirst(8)
        return choice % 2 == 0 ? "\(Int64(bitPattern: bits))" : "\(Double(bitPattern: bits))"
    }
}
