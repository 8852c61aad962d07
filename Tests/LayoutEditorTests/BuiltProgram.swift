import Foundation

/// The program that was built with the tests.
enum BuiltProgram {
    /// Where the tests were built, there the program was too.
    static var folder: String {
        let test = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        return URL(fileURLWithPath: test ?? "").deletingLastPathComponent().path
    }

    /// Runs it; gives its standard output, its standard error, and how it ended.
    static func run(
        _ arguments: [String], in place: URL, environment: [String: String] = [:]
    ) throws -> (output: Data, errors: Data, status: Int32) {
        let (output, errors) = (
            place.appendingPathComponent(".out"), place.appendingPathComponent(".err")
        )
        for url in [output, errors] { try Data().write(to: url) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: folder + "/layoutedit")
        process.arguments = arguments
        process.currentDirectoryURL = place
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: errors)
        process.environment = environment.merging(
            ["SWIFT_BACKTRACE": "enable=no", "LAYOUTEDIT_AUTHOR": ""]
        ) { given, _ in given }
        try process.run()
        process.waitUntilExit()
        return (
            try Data(contentsOf: output), try Data(contentsOf: errors), process.terminationStatus
        )
    }
}
