import Foundation
import Testing

/// Each promise a few times; `make torture` tries the full figures.
@Test(
    .timeLimit(.minutes(5)),
    arguments: [
        ["kill", "25"], ["power", "400"], ["io", "6"], ["disk", "2"], ["corrupt", "25"],
        ["import", "60"],
        ["undo", "600"], ["session", "150"], ["processes", "40"],
    ])
func `a promise holds`(_ words: [String]) throws {
    let own = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let process = Process()
    let programs = URL(fileURLWithPath: own).deletingLastPathComponent()
    process.executableURL = programs.appendingPathComponent("torture")
    process.arguments = words
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(String(decoding: output, as: UTF8.self))")
}
