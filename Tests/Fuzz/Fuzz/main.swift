import CFuzzer
import Foundation

/// `fuzz NAME FILE…` tests each file once; `fuzz NAME --words FILE…` prints the words of the files
/// as a dictionary. A program built by Scripts/fuzz accepts libFuzzer's options and folders of
/// inputs.
///
/// An input that ends the program is a finding; any other input is answered.
guard let target = FuzzTarget.chosen else {
    say("fuzz " + FuzzTarget.allCases.map(\.rawValue).joined(separator: "|") + " [FILE…]")
    exit(2)
}
let files = CommandLine.arguments.dropFirst(2)
if files.first == "--words" {
    for word in try Words.of(files.dropFirst()) { print("\"\(word)\"") }
} else if fuzzer_is_there() != 0 {
    exit(runFuzzer([CommandLine.arguments[0]] + files))
} else {
    for file in files {
        say(file)
        target.tryInput([UInt8](try Data(contentsOf: URL(fileURLWithPath: file))))
    }
    say("\(files.count) inputs of \(target.rawValue) tried, 0 findings")
}

/// Runs libFuzzer, which generates inputs, with its own command-line arguments.
func runFuzzer(_ arguments: [String]) -> Int32 {
    var pointers = arguments.map { strdup($0) } + [nil]
    var count = Int32(arguments.count)
    return pointers.withUnsafeMutableBufferPointer { buffer in
        var start = buffer.baseAddress
        return LLVMFuzzerRunDriver(&count, &start) { bytes, size in
            FuzzTarget.chosen?.tryInput([UInt8](UnsafeBufferPointer(start: bytes, count: size)))
            return 0
        }
    }
}
